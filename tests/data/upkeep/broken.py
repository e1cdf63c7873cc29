"""Every kind of broken state: what somebody has done to a database, and what is to be said of it.

A line that ends with `*` begins so.

It is one long table: a new kind of fault is looked for among those that there are.
"""

from tests.data.upkeep.club import (
    ABANDONED,
    ANN,
    BOB,
    CID,
    CLOSED,
    FORMER,
    LOBBY,
    NOW,
    OVER,
    RACE,
    WITCHES,
)


def _set(table: str, values: str, where: str) -> str:
    return f"UPDATE {table} SET {values} WHERE {where}"


def table(values: str, which: int = RACE) -> str:
    return _set("tables", values, f"id = {which}")


def seat(values: str, which: int = RACE, number: int = 0) -> str:
    return _set("players", values, f"table_id = {which} AND seat = {number}")


def ply(values: str, number: int = 3, which: int = RACE) -> str:
    return _set("moves", values, f"table_id = {which} AND ply = {number}")


LOST_TABLE = """
    PRAGMA foreign_keys = OFF;
    DELETE FROM tables WHERE id = 2;
"""
SECOND_LIVE = f"""
    DROP INDEX one_live_table_a_channel;
    UPDATE tables SET channel = (SELECT channel FROM tables WHERE id = {RACE}) WHERE id = {WITCHES};
"""
WON = '{"ranks":[1,2],"points":[3,0],"reason":"home"}'
UNREADABLE = "it cannot be read: Input data was truncated - in its"
CANNOT = "it cannot be read:"

BROKEN: dict[str, tuple[str, list[str]]] = {
    # Rows that belong to nobody
    "table": (
        LOST_TABLE,
        [
            "table 2, ply 0: there is no table 2",
            "table 2, ply 1: there is no table 2",
            "table 2, seat 0: there is no table 2",
            "table 2, seat 1: there is no table 2",
            "timer 3: there is no table 2",
        ],
    ),
    # Seats
    "seat lost": (
        f"DELETE FROM players WHERE table_id = {RACE} AND seat = 1",
        [
            "table 1: somebody held seat 1, which is not there",
            "table 1: 1 play, and possible are 2, 3, 4, 5, 6",
            "table 1: 2 play in its position, and 1 sit there",
            *(f"table 1: ply {one} is of seat 1, which is not there" for one in (2, 4, 7, 9)),
        ],
    ),
    "all seats lost": (
        f"DELETE FROM players WHERE table_id = {LOBBY}",
        [],  # everybody has stood up
    ),
    "seat 99": (
        seat("seat = 99", LOBBY, 1),
        ["table 3: its seats are numbered 0, 99 instead of 0, 1"],
    ),
    "seats from one": (
        f"{seat('seat = 2', LOBBY)}",
        ["table 3: its seats are numbered 1, 2 instead of 0, 1"],
    ),
    "seat besides": (
        f"INSERT INTO players (table_id, seat, user, name, draft, seen, resigned) "
        f"VALUES ({OVER}, 2, 77, 'Eve', '[]', 0, 0)",
        ["table 4: 2 play in its position, and 3 sit there"],
    ),
    "too many seats": (
        "INSERT INTO players (table_id, seat, user, name, draft, seen, resigned) VALUES "
        + ", ".join(f"({LOBBY}, {one}, {100 + one}, 'Eve', '[]', 0, 0)" for one in range(2, 12)),
        ["table 3: 12 sit there, and at most 6 can"],
    ),
    "seat no number": (
        seat("seat = 'first'", LOBBY, 1),
        [
            "table 3, seat first: its seat is no number",
            "table 3: its seats are numbered 0, first instead of 0, 1",
        ],
    ),
    "sits twice": (
        seat(f"user = {ANN}", LOBBY, 1),
        ["table 3: user 3 sits there more than once"],
    ),
    "seat of nobody": (seat("user = 0", CLOSED, 1), ["table 5: seat 1 has no player"]),
    "owned by nobody": (table("owner = 0", OVER), ["table 4: nobody owns it"]),
    "lobby of one forgotten": (table("owner = -9", LOBBY), ["table 3: nobody owns it"]),
    # Where it is
    "direct message of two": (
        table("guild = 0", WITCHES),
        ["table 2: it is in a direct message, and more than one person has played there"],
    ),
    "direct message of a substitute": (
        table("guild = 0") + f"; {seat('level = 1')}; {seat('level = 1', number=1)}",
        ["table 1: it is in a direct message, and more than one person has played there"],
    ),
    "direct message of another": (
        table("guild = 0, owner = 77", LOBBY) + f"; {seat('level = 1', LOBBY, 1)}",
        ["table 3: it is in a direct message, and not of the one who plays there"],
    ),
    "no server": (table("guild = -1", LOBBY), ["table 3: it is in no channel"]),
    "no channel": (table("channel = 0", LOBBY), ["table 3: it is in no channel"]),
    # What a table has chosen
    "unknown game": (
        table("game = 'ludo'", LOBBY),
        ["table 3: unknown game 'ludo'; there are: hedgehogs, courtiers, jesters, witches"],
    ),
    "unknown options": (
        table("options = 'turbo'"),
        ["table 1: its options cannot be: unknown option 'turbo'; there are: *"],
    ),
    "options for others": (
        table("options = 'v9, v8'", CLOSED),
        ["table 5: its options are written otherwise than they are kept"],
    ),
    "unknown status": (
        table("status = 'asleep'", LOBBY),
        [f"table 3: {CANNOT} Invalid enum value 'asleep' - at `$.status`"],
    ),
    "clock": (
        table("""clock = '{"limit":1}'""", LOBBY),
        ["table 3: its clock cannot be: no such time for a decision"],
    ),
    "quiet": (table("quiet = 'very'", LOBBY), ["table 3: its quiet is neither yes nor no"]),
    # JSON
    **{
        f"tables.{name}": (table(f"{name} = '['", LOBBY), [f"table 3: {UNREADABLE} {name}"])
        for name in ("votes", "clock", "tenures", "dice", "asking")
    },
    "tables.outcome": (table("outcome = '{'", OVER), [f"table 4: {UNREADABLE} outcome"]),
    **{
        f"players.{name}": (
            seat(f"{name} = '['", LOBBY),
            [f"table 3, seat 0: {UNREADABLE} {name}"],
        )
        for name in ("draft", "away", "paused", "clock")
    },
    "moves.events": (ply("events = '['"), [f"table 1, ply 3: {UNREADABLE} events"]),
    "guild_settings.channels": (
        "UPDATE guild_settings SET channels = '['",
        [f"server 1: {UNREADABLE} channels"],
    ),
    "guild_settings.clock": (
        "UPDATE guild_settings SET clock = '['",
        [f"server 1: {UNREADABLE} clock"],
    ),
    "guild_settings.access": (
        "UPDATE guild_settings SET access = '['",
        [f"server 1: {UNREADABLE} access"],
    ),
    "people.settings": ("UPDATE people SET settings = '['", [f"person 3: {UNREADABLE} settings"]),
    "errands.settlement": (
        "INSERT INTO errands VALUES (7, 0, 'join 1', '[')",
        [f"errand 0 of interaction 7: {CANNOT} Input data was truncated - in its JSON"],
    ),
    "errands.number": (
        "INSERT INTO errands VALUES (7, -1, 'join 1', '{}')",
        ["errand -1 of interaction 7: its interaction has none with the number -1"],
    ),
    "old_posts.table_id": (
        "INSERT INTO old_posts (message, table_id, mark, lobby, behind) VALUES (70, 99, 1, 0, 0)",
        ["old post 70: there is no table 99"],
    ),
    "old posts of another kind": (
        f"INSERT INTO old_posts (message, table_id, mark, lobby, behind) VALUES "
        f"(70, {RACE}, 'x', 0, 0), (71, {RACE}, 1, 2, 0), "
        f"(72, {RACE}, 1, 0, 1)",
        ["old post 70: its mark is no number", "old post 71: its lobby is neither yes nor no"],
    ),
    "JSON of another kind": (
        table("votes = '[\"Ann\"]'", LOBBY),
        [f"table 3: {CANNOT} Expected `int`, got `str` - at `$.votes[0]`"],
    ),
    "JSON without end": (
        table(f"votes = '{'[' * 100_000}'", LOBBY),
        ["table 3 cannot be checked: RecursionError: maximum recursion depth exceeded*"],
    ),
    "broken rows one behind the other": (
        ";".join(
            (
                seat("holder = 'cat'", LOBBY),
                seat("draft = '['", LOBBY, 1),
                table("votes = '['", LOBBY),
                ply("events = '['"),
                ply("hand = 'foot'", 5),
                "UPDATE people SET settings = ''",
            )
        ),
        [
            f"table 1, ply 3: {UNREADABLE} events",
            f"table 1, ply 5: {CANNOT} Invalid enum value 'foot' - at `$.hand`",
            f"table 3: {UNREADABLE} votes",
            f"table 3, seat 0: {CANNOT} Invalid enum value 'cat' - at `$.holder`",
            f"table 3, seat 1: {UNREADABLE} draft",
            f"person 3: {UNREADABLE} settings",
        ],
    ),
    # Text and bytes
    "no text": (seat("name = x'ff00'", LOBBY), ["table 3, seat 0: its name is no text"]),
    "no UTF-8": (
        seat("name = CAST(x'ff41' AS TEXT)", LOBBY),
        ["table 3, seat 0: its name is no text that can be read"],
    ),
    "a NUL": (
        seat("name = CAST(x'410042' AS TEXT)", LOBBY),
        ["table 3, seat 0: its name is no text that can be kept"],
    ),
    "no number": (table("owner = 'Ann'", LOBBY), ["table 3: its owner is no number"]),
    "no bytes": (
        table("snapshot = CAST(snapshot AS TEXT)"),
        ["table 1: its snapshot is no string of bytes"],
    ),
    # Where a table is
    "lobby with a position": (
        table("snapshot = x'7b7d'", LOBBY),
        ["table 3: it is lobby, but has a position"],
    ),
    "over without a result": (
        table("outcome = NULL", OVER),
        [
            "table 4: it is over, but has no result",
            "table 4: the result is not that of the replay",
        ],
    ),
    "closed without an end": (
        table("ended = 0", CLOSED),
        ["table 5: it is closed, but has no moment of its end"],
    ),
    "running without a start": (
        table("started = 0"),
        ["table 1: it is running, but has no moment of its start"],
    ),
    "before its start": (
        table("ply = -1", LOBBY),
        ["table 3: it cannot be at ply -1, with 0 taken back"],
    ),
    "taken back to nowhere": (
        table("back = 99", FORMER),
        ["table 7: it was taken back to position 99, and is at 13"],
    ),
    "show at no pace": (
        table("pace = 7"),
        ["table 1: it is a show with 7 s between turns"],
    ),
    "posted beyond": (
        table("posted = 99"),
        ["table 1: position 99 is posted, and 9 is due"],
    ),
    "lobby posted": (
        table("posted = 0", LOBBY),
        ["table 3: position 0 is posted, and -1 is due"],
    ),
    # Its players
    "unknown holder": (
        seat("holder = 'cat'", LOBBY),
        [f"table 3, seat 0: {CANNOT} Invalid enum value 'cat' - at `$.holder`"],
    ),
    "seen beyond": (
        seat("seen = 99"),
        ["table 1: seat 0 has seen position 99, and the table is at 9"],
    ),
    "asked beyond": (
        seat("since = 99"),
        ["table 1: seat 0 is asked since position 99, and the table is at 9"],
    ),
    "time": (
        seat("asked = 99, deadline = 9"),
        ["table 1: seat 0 has a time that ends before it begins"],
    ),
    "away": (
        seat("away = '[[9,9]]'"),
        ["table 1: seat 0 has an absence that ends before it begins"],
    ),
    "draft of another": (
        seat("draft = '[\"stay\"]'", RACE, 1),
        ["table 1: seat 1 has a draft, but is not asked"],
    ),
    "draft of no move": (
        seat("draft = '[\"fly to the moon\"]'"),
        ["table 1: seat 0 has a draft that is not legal"],
    ),
    "draft in the lobby": (
        seat("draft = '[\"stay\"]'", LOBBY),
        ["table 3: seat 0 has a draft, but is not asked"],
    ),
    "standing answer": (
        seat("standing = 'curse them'", WITCHES),
        ["table 2: seat 0 has a standing answer that this game does not know"],
    ),
    "standing answer elsewhere": (
        seat("standing = 'leave'"),
        ["table 1: seat 0 has a standing answer that this game does not know"],
    ),
    "taken over by another": (
        seat("user = 77", RACE, 1),
        ["table 1: seat 1 was last taken over by somebody else than its player"],
    ),
    "taken over nowhere": (
        table("tenures = '[[9,3,\"Ann\",1,0]]'", ABANDONED),
        ["table 6: somebody held seat 9, which is not there"],
    ),
    # The game
    "seed": (table("seed = x'00ff'"), ["table 1: its seed has 2 bytes instead of 32"]),
    "another seed": (
        table("seed = zeroblob(32)"),
        ["table 1: the seed is not the one that was sealed"],
    ),
    "position": (table("snapshot = x'7b'"), ["table 1: its position cannot be read"]),
    "position of another kind": (
        table('snapshot = CAST(\'{"type":"chess"}\' AS BLOB)'),
        ["table 1: its position cannot be read"],
    ),
    "another position": (
        table(f"snapshot = (SELECT snapshot FROM tables WHERE id = {ABANDONED})"),
        [
            "table 1: seat 0 has a draft that is not legal",
            "table 1: the snapshot is not the replay of the moves",
        ],
    ),
    "result": (
        table(f"outcome = '{WON}'", OVER),
        ["table 4: the result is not that of the replay"],
    ),
    "log with a gap": (
        f"DELETE FROM moves WHERE table_id = {RACE} AND ply IN (3, 4)",
        ["table 1: the log does not hold the plies 0 to 9, each once: it lacks 3, 4"],
    ),
    "log without end": (
        f"INSERT INTO moves SELECT table_id, 12, seat, user, move, at, events, hand, draw "
        f"FROM moves WHERE table_id = {RACE} AND ply = 1",
        ["table 1: the log does not hold the plies 0 to 9, each once: it holds 12 besides"],
    ),
    "log of a lobby": (
        f"INSERT INTO moves VALUES ({LOBBY}, 0, NULL, NULL, 'start', 1, '[]', 'person', 0)",
        ["table 3: moves are logged although the game has not started"],
    ),
    "no set-up": (ply("move = 'go'", 0), ["table 1: ply 0 is not the set-up"]),
    "set-up told otherwise": (
        ply('events = \'[{"kind":"x","seat":null,"text":"x"}]\'', 0),
        ["table 1: ply 0: its events are logged otherwise"],
    ),
    "move without a seat": (ply("seat = NULL"), ["table 1: ply 3 has no seat"]),
    "move of seat 99": (
        ply("seat = 99"),
        ["table 1: ply 3 is of seat 99, which is not there"],
    ),
    "move of another user": (
        ply("user = 77"),
        ["table 1: ply 3 is of user 77, who did not hold seat 0 then"],
    ),
    "move of one who came later": (
        ply(f"user = {CID}", 2),
        ["table 1: ply 2 is of user 5, who did not hold seat 1 then"],
    ),
    "move of one who had gone": (
        ply(f"user = {BOB}", 7),
        ["table 1: ply 7 is of user 4, who did not hold seat 1 then"],
    ),
    "move that is none": (ply("move = 'place z'"), ["table 1: ply 3, `place z`: *"]),
    "events": (
        ply("events = '[]'"),
        ["table 1: ply 3, `place c`: its events are logged otherwise"],
    ),
    "unknown hand": (
        ply("hand = 'foot'"),
        [f"table 1, ply 3: {CANNOT} Invalid enum value 'foot' - at `$.hand`"],
    ),
    "draw": (ply("draw = -1"), ["table 1: ply 3 drew as step -1"]),
    "two live tables": (
        SECOND_LIVE,
        [
            "database: the index one_live_table_a_channel is missing",
            "table 2: its channel 2 has another live table, 1",
        ],
    ),
    # Timers
    "unknown kind": (
        "UPDATE timers SET kind = 'alarm' WHERE id = 2",
        [f"timer 2: {CANNOT} Invalid enum value 'alarm' - at `$.kind`"],
    ),
    "set aside": (
        "UPDATE timers SET taken = -1 WHERE id = 2",
        ["timer 2: it was set aside"],
    ),
    "set aside and unreadable": (
        "UPDATE timers SET taken = -1, kind = 'alarm' WHERE id = 2",
        [f"timer 2: {CANNOT} Invalid enum value 'alarm' - at `$.kind`"],
    ),
    "taken at no moment": (
        "UPDATE timers SET taken = -2 WHERE id = 2",
        ["timer 2: it was taken at no moment"],
    ),
    "timer of seat 99": (
        "UPDATE timers SET seat = 99 WHERE id = 2",
        ["timer 2: table 1 has no seat 99"],
    ),
    "timer of table 99": (
        "UPDATE timers SET table_id = 99 WHERE id = 2",
        ["timer 2: there is no table 99"],
    ),
    "timer of no seat": (
        "UPDATE timers SET seat = NULL WHERE id = 2",
        ["timer 2: it is about nobody's seat"],
    ),
    "thought of no seat": (
        "UPDATE timers SET kind = 'think', seat = NULL WHERE id = 2",
        ["timer 2: it is about nobody's seat"],
    ),
    "curtain of no show": (
        "UPDATE timers SET kind = 'curtain', table_id = NULL WHERE id = 2",
        ["timer 2: it is about nobody's show"],
    ),
    "digest of nobody": (
        "UPDATE timers SET user = NULL WHERE id = 1",
        ["timer 1: it is nobody's"],
    ),
    "absence of nobody": (
        "UPDATE timers SET guild = NULL WHERE id = 5",
        ["timer 5: it is about nobody's absence"],
    ),
    "never due": ("UPDATE timers SET at = 0 WHERE id = 2", ["timer 2: it falls due at no moment"]),
    "due no number": (
        "UPDATE timers SET at = 'soon' WHERE id = 2",
        ["timer 2: its at is no number"],
    ),
    # People and servers
    "absence from no server": (
        "UPDATE absences SET guild = 0",
        ["absence 1: it is from no server"],
    ),
    "invitation timer": (
        "UPDATE timers SET invitation = NULL WHERE kind = 'invitation'",
        ["timer 7: it is about no invitation"],
    ),
    "invitation from no server": (
        "UPDATE invitations SET guild = 0",
        ["invitation 1: it is from no server"],
    ),
    "invitation that lapses before it is made": (
        "UPDATE invitations SET until = made",
        ["invitation 1: it lapses before it is made"],
    ),
    "invitation with no table": (
        "UPDATE invitations SET state = 'begun'",
        ["invitation 1: it has a table before it has begun, or none although it has"],
    ),
    "invitation of one person twice": (
        """UPDATE invitations SET guests = '[[4,"Bob",false],[4,"Bob",false]]'""",
        ["invitation 1: it asks somebody twice"],
    ),
    "invitation of too many": (
        "UPDATE invitations SET seats = 2",
        ["invitation 1: it asks 3 people to 2 seats"],
    ),
    "invitation to no game": (
        "UPDATE invitations SET game = 'chess'",
        ["invitation 1: there is no game 'chess'"],
    ),
    "invitation that nobody could play": (
        """UPDATE invitations SET terms = '{"options":"nonsense"}'""",
        ["invitation 1: nobody could play so: *"],
    ),
    "invitation that cannot be read": (
        "UPDATE invitations SET guests = '['",
        ["invitation 1: it cannot be read: *in its guests"],
    ),
    "absence timer of no server": (
        "UPDATE timers SET guild = 0 WHERE id = 5",
        ["timer 5: it is about nobody's absence"],
    ),
    "settings of direct messages": (
        "UPDATE guild_settings SET guild = 0",
        ["server 0: there is no such server"],
    ),
    "absence": ('UPDATE absences SET "end" = start - 1', ["absence 1: it ends before it begins"]),
    "clock of a server": (
        """UPDATE guild_settings SET clock = '{"limit":1}'""",
        ["server 1: its clock cannot be: no such time for a decision"],
    ),
    "allowance": (
        "UPDATE guild_settings SET allowance = 999",
        ["server 1: its members may be away on 999 days a year"],
    ),
    "tables a member": (
        "UPDATE guild_settings SET most_tables = -1",
        ["server 1: its members may open -1 tables"],
    ),
    "customs of a channel": (
        "UPDATE guild_settings SET access = "
        """'{"customs":[{"channel":7,"clock":{"limit":1}},{"channel":7}]}'""",
        [
            "server 1: a channel has its customs twice",
            "server 1: the clock of channel 7 cannot be: no such time for a decision",
        ],
    ),
    "quiet hours": (
        """UPDATE people SET settings = '{"quiet":[0,1440]}'""",
        ["person 3: they have chosen a time that no day has"],
    ),
    "heartbeat never": (
        "UPDATE heartbeats SET at = 0",
        ["heartbeat 'here:1': it beat at no moment"],
    ),
    "heartbeat to come": (
        "UPDATE heartbeats SET at = at + 100000",
        ["heartbeat 'here:1': it beats in the future: *"],
    ),
    "as much as there may be": (
        "UPDATE guild_settings SET allowance = 366, most_tables = 0;"
        """UPDATE people SET settings = '{"quiet":[0,1439],"digest":0}';"""
        f"UPDATE heartbeats SET at = {NOW + 86400}",
        [],
    ),
    "just beyond what there may be": (
        "UPDATE guild_settings SET allowance = 367, most_tables = 0;"
        """UPDATE people SET settings = '{"quiet":[0,1439],"digest":1440}';"""
        'UPDATE absences SET "end" = start;'
        f"UPDATE heartbeats SET at = {NOW + 86401}",
        [
            "absence 1: it ends before it begins",
            "server 1: its members may be away on 367 days a year",
            "heartbeat 'here:1': it beats in the future: *",
            "person 3: they have chosen a time that no day has",
        ],
    ),
    "less than nothing": (
        "UPDATE guild_settings SET allowance = -1",
        ["server 1: its members may be away on -1 days a year"],
    ),
    # The schema
    "table lost": (
        "DROP TABLE absences",
        ["database: the table absences is missing"],
    ),
    "tables lost": (
        "PRAGMA foreign_keys = OFF; DROP TABLE tables",
        ["database: the table tables is missing"],
    ),
    "column lost": (
        "ALTER TABLE moves DROP COLUMN draw",
        ["database: the table moves has no column draw"],
    ),
    "index lost": (
        "DROP INDEX timers_by_time",
        ["database: the index timers_by_time is missing"],
    ),
    "index of another kind": (
        "DROP INDEX one_live_table_a_channel;"
        "CREATE INDEX one_live_table_a_channel ON tables (channel)",
        ["database: the index one_live_table_a_channel is another one"],
    ),
    "version lost": (
        "DELETE FROM alembic_version",
        ["database: the table alembic_version holds 0 rows instead of one"],
    ),
    "version table lost": (
        "DROP TABLE alembic_version",
        ["database: the table alembic_version is missing"],
    ),
    "references of others": (
        "CREATE TABLE mine (id INTEGER PRIMARY KEY, table_id INTEGER REFERENCES tables (id));"
        "INSERT INTO mine VALUES (5, 99)",
        ["database: row 5 of mine belongs to a row of tables that is not there"],
    ),
}
