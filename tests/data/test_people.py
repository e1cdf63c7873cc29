"""What is kept about people, and how it is forgotten."""

import json

from msgspec.structs import replace

from data.store import SqlStore
from engine.core import Outcome
from engine.host.forgetting import exported
from engine.people.settings import PersonSettings
from engine.table.model import Asking, Language, Player, Takebacks, Tenure
from tests.data.examples import a_table, logged, running

CHOSEN = PersonSettings(
    language="fr",
    palette="dark",
    nudge="direct",
    often="once",
    zone="Europe/Paris",
    quiet=(1320, 480),
    digest=1080,
)
NAMES: dict[Language, str] = {"en": "Someone", "fr": "Quelqu'un"}
ALIAS = -17

OVER = running(
    2,
    status="over",
    channel=20,
    ended=1_700_000_500,
    ply=2,
    snapshot=b"2",
    outcome=Outcome((1, 2), (5, 3), "home"),
    tenures=(Tenure(1, 100, "Ann", 1_700_000_100), Tenure(1, 101, "Bob", 1_700_000_200)),
    votes=(101, 100),
    takebacks=Takebacks(asking=Asking(3, 101, 2, 0, (100,))),
)


async def test_settings_are_kept_and_replaced(store: SqlStore) -> None:
    assert await store.people.settings(100) == PersonSettings()
    await store.people.save(100, CHOSEN, ())
    await store.people.save(101, PersonSettings(), ())
    assert await store.people.settings(100) == CHOSEN
    await store.people.save(100, replace(CHOSEN, quiet=None, language=None), ())
    assert await store.people.settings(100) == replace(CHOSEN, quiet=None, language=None)


async def test_a_finished_table_forgets_a_person(store: SqlStore) -> None:
    await store.people.save(100, CHOSEN, ())
    over = await store.tables.add(replace(OVER, language="fr"))
    over = await store.tables.save(over, [logged(1), logged(2)])
    assert await store.people.forget(100, ALIAS, NAMES) == []
    assert await store.people.settings(100) == PersonSettings()
    after = await store.tables.table(over.id)
    assert after is not None
    assert after.owner == ALIAS
    assert after.players == (Player(ALIAS, "Quelqu'un"), over.players[1])
    assert after.tenures[0] == Tenure(1, ALIAS, "Quelqu'un", 1_700_000_100)
    assert after.tenures[1] == over.tenures[1]
    assert after.votes == (101, ALIAS)
    assert after.takebacks.asking == Asking(3, 101, 2, 0, (ALIAS,))
    assert after.outcome == over.outcome
    assert [move.user for move in await store.tables.moves(over.id)] == [101, ALIAS]
    nothing = await store.people.kept_about(100)
    assert (nothing.tables, nothing.moves) == ((), {})


async def test_whoever_only_held_a_seat_is_found(store: SqlStore) -> None:
    seats = OVER.players[1:] * 2
    over = await store.tables.add(
        replace(OVER, owner=101, votes=(), takebacks=Takebacks(), players=seats)
    )
    other = await store.tables.add(
        a_table(channel=21, owner=1001, tenures=(Tenure(0, 1100, "Cy", 5),))
    )
    assert [table.id for table in (await store.people.kept_about(100)).tables] == [over.id]
    await store.people.forget(100, ALIAS, NAMES)
    after = await store.tables.table(over.id)
    assert after is not None
    assert after.tenures[0].user == ALIAS
    assert await store.tables.table(other.id) == other


async def test_a_live_table_keeps_whom_it_needs(store: SqlStore) -> None:
    playing = await store.tables.add(running(3, owner=101))
    left = (Player(100, "Ann", resigned=True), Player(101, "Bob"))
    resigned = await store.tables.add(running(channel=30, owner=101, players=left))
    waiting = await store.tables.add(a_table(channel=31, owner=100))
    others = (Player(101, "Bob"), Player(102, "Cy"))
    opened = await store.tables.add(running(channel=32, owner=100, players=others))
    kept = [playing, resigned, waiting]
    assert await store.people.forget(100, ALIAS, NAMES) == kept
    assert [await store.tables.table(one.id) for one in kept] == kept
    after = await store.tables.table(opened.id)
    assert after == replace(opened, owner=ALIAS, version=opened.version + 1)


async def test_what_somebody_gets_to_read(store: SqlStore) -> None:
    await store.people.save(100, CHOSEN, ())
    table = await store.tables.add(running(3, players=(
        Player(100, "Ann", ("go c4",), standing="leave", deadline=1_700_000_900),
        Player(101, "Bob", ("secret of Bob",), standing="his answer"),
    )))  # fmt: skip
    await store.tables.save(table, [logged(1), logged(2)])
    kept = await store.people.kept_about(100)
    read = json.loads(exported(100, kept))
    assert read["settings"] == {
        "language": "fr", "palette": "dark", "nudge": "direct", "often": "once",
        "zone": "Europe/Paris", "quiet": "22:00-08:00", "digest": "18:00",
        "challenges": True, "blocked": [], "show": "everyone", "show_on": 0,
        "always_confirm": False,
    }  # fmt: skip
    (one,) = read["tables"]
    assert one["seats"] == [
        {
            "seat": 0,
            "name": "Ann",
            "draft": ["go c4"],
            "standing": "leave",
            "deadline": 1_700_000_900,
        }
    ]
    assert one["moves"] == [{"ply": 2, "at": 1_700_000_002, "move": "go c2", "hand": "person"}]
    text = exported(100, kept).decode()
    for secret in ("Bob", "his answer", table.seed.hex(), "go c1", "101", '"events"'):
        assert secret not in text
