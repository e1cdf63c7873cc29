"""Looking back: what happened since, any position, and the whole game at its end."""

import threading

import pytest

import cogs.delivery.painter
import cogs.reply.answers
from bot import Hedgepost
from engine.record_reading import verify
from parlour import Person
from parlour.world.model import Message
from render import Picture
from tests.cogs.conftest import FAST, PIXEL, Club, mover_of, play_turn, whole_turn
from tests.cogs.farewells import stop
from tests.cogs.play.test_witches import lay, opened


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody reads a note only because the machine is busy."""
    monkeypatch.setattr(cogs.reply.answers, "NOTE_AFTER", 60)


async def ended(club: Club, bot: Hedgepost, *, options: str = FAST) -> Message:
    """A game from its start to its result: the post that tells it."""
    board = await club.start(options=options)
    table = await club.table(bot)
    while table.live:
        moves = whole_turn(table).split(", ")
        table = await bot.host.turns.type_moves(table.id, mover_of(table), moves)
    await bot.outbox.deliver(table.id)
    return await club.board(after=board)


async def stopped(club: Club, bot: Hedgepost) -> Message:
    """A game that was stopped after a few steps: the post that tells it."""
    board = await club.race(bot)
    await stop(club.alice)
    return await club.board(after=board)


def idle(club: Club, board: Message) -> Person:
    return club.bob if club.mover(board) is club.alice else club.alice


async def test_what_happened_is_told_and_can_be_watched(
    club: Club, bot: Hedgepost, real_pictures: None
):
    board = await club.race(bot)
    other = idle(club, board)
    await play_turn(club.mover(board), board)
    board = await club.board(after=board)
    panel = await other.press("Play", on=board)
    assert "**Since your last turn:** " in panel.text
    watched = await other.press("▶ Watch it", on=panel.message)
    assert watched.ephemeral
    assert watched.text == panel.text.partition("\n")[0]
    (film,) = watched.attachments
    assert (film.filename, film.content_type) == ("hedgehogs-recap.gif", "image/gif")
    table = await club.table(bot)
    seat = table.seat_of(other.id)
    assert seat is not None
    seen = table.ply_of(table.players[seat].seen)
    assert (film.alt or "").startswith(f"Animation, step by step, from step {seen} to step ")
    assert (await other.slash("table recap")).attachments[0].data == film.data
    await other.press("↩ Back to my move", on=panel.message)
    # A draft is no news.
    await other.press(panel.buttons[0], on=panel.message)
    assert "▶ Watch it" not in panel.buttons


async def test_who_only_watches_gets_the_last_turn_of_everybody(club: Club, bot: Hedgepost):
    told = await club.dee.slash("table recap")
    assert "There is no table in this channel" in told.text
    await club.open()
    assert (await club.dee.slash("table recap")).text == "The game has not started yet."
    await club.alice.press("Start")
    board = await club.board()
    assert "Nothing has been played yet" in (await club.dee.slash("table recap")).text
    table = await club.table(bot)
    for _ in range(4):
        table = await bot.host.turns.type_moves(
            table.id, mover_of(table), whole_turn(table).split(", ")
        )
    await bot.outbox.deliver(table.id)
    await club.board(after=board)
    recap = await club.dee.slash("table recap")
    assert recap.ephemeral
    assert recap.text.startswith("**The last turns:** ")
    assert "Alice" in recap.text
    assert "Bob" in recap.text
    # Whoever has just moved has missed nothing, and sees the same.
    waiting = club.by_id(mover_of(table))
    just_moved = club.bob if waiting is club.alice else club.alice
    assert (await just_moved.slash("table recap")).text == recap.text
    french = club.person("Zoé", "fr")
    assert (await french.slash("table recap")).text.startswith("**Les derniers tours\u00a0:** ")


async def test_who_waits_for_long_reads_that_it_is_being_drawn(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    go_on = threading.Event()

    def slowly(*_: object, **__: object) -> Picture:
        go_on.wait(10)
        return Picture(PIXEL, "a film", 1, 1, "image/gif")

    result = await stopped(club, bot)
    monkeypatch.setattr(cogs.delivery.painter, "animate", slowly)
    monkeypatch.setattr(cogs.reply.answers, "NOTE_AFTER", 0)
    replay = await club.dee.press("Replay", on=result)
    note = replay.text
    assert note.endswith("🖌️ Drawing 7 steps …")
    assert not replay.attachments
    go_on.set()
    await replay.next()
    await club.settled()
    assert note.startswith(replay.text)
    assert [one.filename for one in replay.attachments] == ["hedgehogs-1.gif", "hedgehogs-1.hpr"]
    assert replay.followups == []


async def test_who_waits_behind_others_is_told_how_many(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    go_on = threading.Event()

    def slowly(*_: object, **__: object) -> Picture:
        go_on.wait(10)
        return Picture(PIXEL, "a film", 1, 1, "image/gif")

    result = await stopped(club, bot)
    monkeypatch.setattr(cogs.delivery.painter, "animate", slowly)
    monkeypatch.setattr(cogs.reply.answers, "NOTE_AFTER", 0)
    first = await club.dee.press("Replay", on=result)
    second = await club.alice.press("Replay", on=result)
    third = await club.bob.slash("table replay")
    assert first.text.endswith("🖌️ Drawing 7 steps …")
    assert second.text.endswith("One film of this server comes first; then it is yours.")
    assert third.text.endswith("2 films of this server come first; then it is yours.")
    again = await club.dee.press("Replay", on=result)
    assert again.text.startswith("You are waiting for another film already.")
    go_on.set()
    for asked in (first, second, third):
        await asked.next()
        assert asked.attachments[0].filename == "hedgehogs-1.gif"
    await club.settled()
    monkeypatch.setattr(cogs.reply.answers, "NOTE_AFTER", 1)
    assert (await club.dee.press("Replay", on=result)).attachments


async def test_a_film_that_fails_leaves_no_note_behind(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, errors: list[str]
):
    def broken(*_: object, **__: object) -> Picture:
        raise ValueError("no paint left")

    await stopped(club, bot)
    monkeypatch.setattr(cogs.delivery.painter, "animate", broken)
    monkeypatch.setattr(cogs.reply.answers, "NOTE_AFTER", 0)
    replay = await club.dee.slash("table replay")
    await club.settled()
    assert [one.text[:20] for one in replay.followups] == ["Something went wrong"]
    assert "no paint left" in errors.pop()


async def test_a_finished_game_is_replayed_with_its_record(
    club: Club, bot: Hedgepost, real_pictures: None
):
    result = await ended(club, bot)
    assert result.buttons == ["Rematch", "Record", "Replay"]
    table = await club.table(bot)
    replay = await club.dee.press("Replay", on=result)
    assert replay.ephemeral
    assert replay.text == f"**Les Hérissons pressés** · Alice and Bob · {table.ply} steps"
    film, record = replay.attachments
    assert film.content_type == "image/gif"
    assert len(film.data) < 8_000_000
    assert f"from step 0 to step {table.ply}. At its end: " in (film.alt or "")
    assert "wins" in (film.alt or "")
    assert len(verify(record.data.decode()).plays) == table.ply
    again = await club.dee.slash("table replay")
    assert again.attachments[0].data == film.data


async def test_there_is_no_replay_before_the_end(club: Club, bot: Hedgepost):
    assert "There is no table in this channel" in (await club.dee.slash("table replay")).text
    await club.open()
    told = await club.dee.slash("table replay")
    assert "No game has come to its end in this channel yet." in told.text
    await club.alice.press("Start")
    board = await club.board()
    told = await club.dee.slash("table replay")
    assert told.ephemeral
    assert "This game is still running" in told.text
    french = club.person("Zoé", "fr")
    assert "Cette partie n'est pas finie" in (await french.slash("table replay")).text
    assert club.boards == [board]


async def test_earlier_games_of_a_channel_can_be_chosen(club: Club, bot: Hedgepost):
    await stopped(club, bot)
    first = await club.table(bot)
    await stopped(club, bot)
    second = await club.table(bot)
    offered = await club.dee.autocomplete("table replay")
    assert [one["value"] for one in offered] == [second.id, first.id]
    assert all("Les Hérissons pressés · Alice, Bob" in one["name"] for one in offered)
    assert await club.dee.autocomplete("table replay", text="witches") == []
    await club.open()
    replay = await club.dee.slash("table replay", game=first.id)
    assert replay.attachments[1].filename == f"hedgehogs-{first.id}.hpr"
    last = await club.dee.slash("table replay")
    assert last.attachments[1].filename == f"hedgehogs-{second.id}.hpr"
    at = await club.dee.slash("table at", ply=first.ply, game=first.id)
    assert at.text.startswith(f"**Step {first.ply} of {first.ply}**")
    lounge = club.guild.channel("lounge")
    for place, game in ((club.channel, 4711), (lounge, first.id)):
        for command in ("table replay", "table at"):
            given = {"ply": 1} if command == "table at" else {}
            options = {"game": game, **given}
            told = await club.dee.slash(command, channel=place, options=options)
            assert told.ephemeral
            assert "There is no such game in this channel" in told.text


async def test_any_position_can_be_looked_at(club: Club, bot: Hedgepost, real_pictures: None):
    await club.race(bot)
    table = await club.table(bot)
    last = table.ply
    shown = await club.dee.slash("table at", ply=1)
    assert shown.ephemeral
    assert shown.text.startswith(f"**Step 1 of {last}**\n")
    assert "Hedgehog race, being set up" in (shown.attachments[0].alt or "")
    assert shown.buttons == ["◀", "▶"]
    await club.dee.press("◀", on=shown.message)
    assert shown.text.startswith(f"**Step 0 of {last}**")
    assert shown.buttons == ["▶"]
    newest = await club.dee.slash("table at", ply=last)
    assert newest.buttons == ["◀"]
    board = await club.dee.slash("table board")
    assert newest.attachments[0].alt == board.attachments[0].alt
    for person, text in (
        (club.dee, f"There is no step {last + 1}: this game has steps 0 to {last}."),
        (club.person("Zoé", "fr"), f"cette partie va du coup 0 au coup {last}."),
    ):
        told = await person.slash("table at", ply=last + 1)
        assert told.ephemeral
        assert text in told.text
    assert await club.table(bot) == table


async def test_positions_complete_with_what_the_person_may_know(club: Club, bot: Hedgepost):
    async def offered(person: Person, text: str = "") -> list[str]:
        return [one["name"] for one in await person.autocomplete("table at", text=text)]

    assert await offered(club.dee) == []
    board = await opened(club, club.bob)
    await lay(club.bob, board)
    await club.settled()
    assert await offered(club.dee) == ["1 · Bob", "0 · the set-up"]
    assert await offered(club.alice, "1") == ["1 · Bob"]
    (own,) = await offered(club.bob, "1")
    assert own.startswith("1 · Bob · lay ")
    assert await offered(club.dee, "7") == []
    # The same goes for what is shown and told.
    for person in (club.dee, club.alice):
        shown = await person.slash("table at", ply=1)
        assert "lay " not in shown.text
        assert "Bob" in shown.text
    await stop(club.alice)
    assert "lay " in (await offered(club.dee, "1"))[0]


async def test_a_game_under_other_rules_is_not_played_again(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    from engine.games import GAMES

    await stopped(club, bot)
    monkeypatch.setattr(GAMES["hedgehogs"], "rules_version", 99)
    for command, given in (("table replay", {}), ("table at", {"ply": 1})):
        told = await club.dee.slash(command, options=given)
        assert told.ephemeral
        assert "played under rules that have changed since" in told.text


async def test_what_was_played_under_older_rules_is_out_of_reach_and_said_so(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, real_pictures: None
):
    from engine.games import GAMES

    board = await club.race(bot)
    last = (await club.table(bot)).ply
    monkeypatch.setattr(GAMES["hedgehogs"], "rules_version", 99)
    told = await club.dee.slash("table at", ply=last - 1)
    assert told.text.startswith(f"Steps 0–{last - 1} were played under older rules")
    club.dee.user.locale = "fr"
    told = await club.dee.slash("table at", ply=last - 1)
    assert told.text.startswith(f"Les coups 0 à {last - 1} ont été joués selon d'anciennes règles")
    for person in (club.alice, club.bob):
        assert "stay as they are" in (await person.slash("takeback")).text
    mover = club.mover(board)
    await play_turn(mover, board)
    await club.settled()
    first = await club.alice.slash("table at", ply=last)
    assert first.buttons == ["▶"]
    offered = await club.alice.autocomplete("table at", option="ply", text="")
    assert offered[-1]["value"] == last
    recap = await club.alice.slash("table recap")
    assert f"the pictures begin with the position after step {last}." in recap.text
    record = await club.alice.slash("table record")
    text = record.attachments[0].data.decode()
    assert f"\nrules 99 from step {last + 1} on, at {{" in text
    await stop(club.alice)
    shown = await club.bob.slash("table replay")
    assert f"Steps 0–{last - 1} were played under older rules" in shown.text
    assert f"from step {last} to step " in (shown.attachments[0].alt or "")


async def test_what_was_taken_back_is_gone_from_all_of_it(
    club: Club, bot: Hedgepost, real_pictures: None
):
    board = await club.race(bot)
    mover, other = club.mover(board), idle(club, board)
    before = await club.table(bot)
    await play_turn(mover, board)
    await mover.slash("takeback")
    await other.press("Agree")
    await club.settled()
    table = await club.table(bot)
    assert (table.ply, table.takebacks.taken > 0) == (before.ply, True)
    newest = await club.dee.slash("table at", ply=table.ply)
    assert newest.buttons == ["◀"]
    shown = await club.dee.slash("table board")
    assert newest.attachments[0].alt == shown.attachments[0].alt
    assert "has steps 0 to" in (await club.dee.slash("table at", ply=table.ply + 1)).text
    recap = await mover.slash("table recap")
    assert f"to step {table.ply}." in (recap.attachments[0].alt or "")
