"""`/history`: finished games, page by page, as those see them who may."""

from __future__ import annotations

from bot import Hedgepost
from engine.people.settings import PersonSettings
from engine.rating.history import PAGE
from engine.table.model import Table
from parlour import ChannelDriver, Permission, Person
from tests.cogs.conftest import Club
from tests.stores import store_of


async def finished(
    club: Club, bot: Hedgepost, *others: Person, loser: Person | None = None, game: str = "witches"
) -> Table:
    """A game that is over because somebody has left it."""
    channel = club.guild.channel(f"hall-{len(club.parlour.world.channels)}")
    lobby = await club.alice.slash("table open", game=game, channel=channel)
    for person in others or (club.bob,):
        await person.press("Join", on=lobby.message)
    club.alice.go(channel)
    await club.alice.press("Start", on=lobby.message)
    table = await club.table(bot, channel)
    table = await bot.host.turns.resign(table.id, (loser or club.bob).id)
    await club.settled()
    for person in (club.alice, club.bob, club.dee):
        person.go(club.channel)
    return table


async def test_finished_games_with_board_replay_and_record(club: Club, bot: Hedgepost):
    table = await finished(club, bot)
    shown = await club.alice.slash("history")
    assert shown.ephemeral
    assert shown.text.startswith("📚 **Finished games of Alice**")
    assert "1 Alice" in shown.text
    assert "2 Bob" in shown.text
    await club.alice.choose("Look at one of these games", str(table.id), on=shown.message)
    assert "You chose: Hexen Rennen, Alice, Bob" in shown.text
    board = await club.alice.press("Board", on=shown.message)
    assert board.ephemeral
    assert len(board.attachments) == 1
    record = await club.alice.press("Record", on=shown.message)
    assert [one.filename for one in record.attachments] == [f"witches-{table.id}.hpr"]
    film = await club.alice.press("Replay", on=shown.message)
    assert f"witches-{table.id}.hpr" in [one.filename for one in film.attachments]


async def test_who_has_not_played_yet_is_called_by_their_name(club: Club, bot: Hedgepost):
    for person, title in (
        (club.alice, "📚 **Finished games of Dee**"),
        (club.person("Chloé", locale="fr"), "📚 **Parties finies\u00a0: Dee**"),
    ):
        shown = await person.slash("history", member=club.dee.id)
        assert shown.text.startswith(title)
    none = await club.alice.slash("history", options={"with": club.dee.id})
    assert "No game like that is over yet" in none.text


async def test_pages_are_turned_by_buttons(club: Club, bot: Hedgepost):
    for _ in range(PAGE + 2):
        await finished(club, bot)
    shown = await club.alice.slash("history")
    assert shown.text.count("\n- ") == PAGE
    assert shown.buttons == ["▶"]
    await club.alice.press("▶", on=shown.message)
    assert shown.text.count("\n- ") == 2
    assert shown.buttons == ["◀"]
    await club.alice.press("◀", on=shown.message)
    assert shown.text.count("\n- ") == PAGE
    assert shown.buttons == ["▶"]


async def test_two_people_are_compared(club: Club, bot: Hedgepost):
    await finished(club, bot)
    await finished(club, bot, loser=club.alice)
    await finished(club, bot, game="jesters")
    await finished(club, bot, club.dee, loser=club.dee)
    shown = await club.dee.slash("history", member=club.alice, options={"with": club.bob})
    assert "Against Bob, 3 games: Alice was ahead 2, behind 1, level 0." in shown.text
    assert "Hexen Rennen 1–1–0" in shown.text
    assert shown.text.count("\n- ") == 3
    one = await club.alice.slash("history", game="jesters", options={"with": club.bob})
    assert "one game: Alice was ahead 1" in one.text
    assert one.text.count("\n- ") == 1
    none = await club.dee.slash("history", options={"with": club.bob})
    assert "No game like that is over yet" in none.text


async def test_who_hides_their_profile_shows_no_games(club: Club, bot: Hedgepost):
    table = await finished(club, bot)
    page = await club.dee.slash("history", member=club.bob)
    assert "2 Bob" in page.text
    await store_of(bot.host).people.save(club.bob.id, PersonSettings(show="nobody"), ())
    bot.people.drop(club.bob.id)
    hidden = await club.dee.slash("history", member=club.bob)
    assert hidden.text == "Bob does not show past games here."
    late = await club.dee.choose("Look at one of these games", str(table.id), on=page.message)
    assert late.text == "Bob does not show past games here."
    own = await club.bob.slash("history")
    assert "2 Bob" in own.text


async def test_games_of_a_closed_channel_are_for_those_who_played(club: Club, bot: Hedgepost):
    table = await finished(club, bot)
    page = await club.dee.slash("history", member=club.bob)
    channel = club.guild.channel(club.parlour.world.channels[table.channel].name)
    channel.forbid(Permission.VIEW_CHANNEL, club.dee)
    shown = await club.dee.slash("history", member=club.bob)
    assert "One game on this page was played where you cannot look" in shown.text
    assert "Hexen" not in shown.text
    late = await club.dee.choose("Look at one of these games", str(table.id), on=page.message)
    assert "its channel is closed to you" in late.text
    own = await club.bob.slash("history")
    assert "Hexen" in own.text


async def test_games_of_threads_that_are_put_away_are_as_closed_as_before(
    club: Club, bot: Hedgepost
):
    hall = club.guild.channel("hall")
    hall.forbid(Permission.VIEW_CHANNEL, club.dee)
    made = club.parlour.world.start_thread(hall.channel, "cellar", club.alice.id)
    thread = ChannelDriver(club.parlour, made)
    lobby = await club.alice.slash("table open", game="witches", channel=thread)
    await club.bob.press("Join", on=lobby.message)
    await club.alice.press("Start", on=lobby.message)
    table = await club.table(bot, thread)
    await bot.host.turns.resign(table.id, club.bob.id)
    await club.settled()
    for person in (club.alice, club.bob, club.dee):
        person.go(club.channel)
    open_ = await club.dee.slash("history", member=club.bob)
    assert "Hexen" not in open_.text
    thread.archive()
    await club.settled()
    shown = await club.dee.slash("history", member=club.bob)
    assert "One game on this page was played where you cannot look" in shown.text
    assert "Hexen" not in shown.text
    own = await club.bob.slash("history")
    assert "Hexen" in own.text
    card = await club.dee.slash("profile", member=club.bob)
    assert str(thread.id) not in card.text


async def test_who_hides_their_profile_is_hidden_by_every_process(club: Club, bot: Hedgepost):
    await finished(club, bot)
    await club.dee.slash("history", member=club.bob)
    # Another process is told.
    await store_of(bot.host).people.save(club.bob.id, PersonSettings(show="nobody"), ())
    hidden = await club.dee.slash("history", member=club.bob)
    assert hidden.text == "Bob does not show past games here."


async def test_whom_nobody_can_look_up(club: Club, bot: Hedgepost):
    unknown = await club.alice.slash("history", member=club.dee)
    assert "No game like that is over yet on this server" in unknown.text
    other = await club.alice.slash("history", member=club.parlour.world.bot)
    assert "Bots have no past games" in other.text
    same = await club.alice.slash("history", options={"with": club.alice})
    assert "Name two different people" in same.text


async def test_in_a_direct_message_it_lists_the_games_there(club: Club, bot: Hedgepost):
    empty = await club.alice.slash("history", channel=club.alice.dm)
    assert "No game of yours is over yet in these direct messages" in empty.text


async def test_who_is_forgotten_is_found_no_more(club: Club, bot: Hedgepost):
    await finished(club, bot)
    await bot.host.people.forget(club.bob.id, {"en": "Someone", "fr": "Quelqu'un"})
    bot.people.drop(club.bob.id)
    shown = await club.dee.slash("history", member=club.bob)
    assert "No game like that is over yet" in shown.text
    others = await club.alice.slash("history")
    assert "2 Someone" in others.text
    assert "Bob" not in others.text


async def test_the_page_speaks_the_language_of_its_reader(club: Club, bot: Hedgepost):
    await finished(club, bot)
    zoe = club.person("Zoé", locale="fr")
    shown = await zoe.slash("history", member=club.alice)
    assert shown.text.startswith("📚 **Parties finies\u00a0: Alice**")
    assert "[plateau](" in shown.text


async def test_a_result_says_what_the_server_has_not_seen_before(club: Club, bot: Hedgepost):
    for _ in range(3):
        await finished(club, bot, loser=club.alice)
    table = await finished(club, bot)
    await bot.outbox.deliver(table.id)
    told = [one.content for one in club.parlour.world.messages_in(table.channel)]
    line = "✨ Alice's first win against Bob, after 3 games"
    assert [line in one for one in told].count(True) == 1, told
