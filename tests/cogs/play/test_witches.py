"""A race of witches on Discord: secret tiles, answers out of turn, and answers given beforehand."""

import pytest
from msgspec.structs import replace

from bot import Hedgepost
from engine.core import snapshot
from engine.table.drafts import decision_of
from engine.table.turns import waiting_on
from parlour import Person
from parlour.world.model import Message
from tests.cogs.conftest import Club
from tests.engine.witches.race import race
from tests.stores import store_of

CHOOSE = "What should be answered for you?"


async def opened(club: Club, *others: Person) -> Message:
    """Alice opens a table, the others join, she starts: the post that asks for tiles."""
    lobby = await club.alice.slash("table open", game="witches")
    assert "Hexen Rennen" in lobby.text
    for person in others:
        await person.press("Join", on=lobby.message)
    await club.alice.press("Start", on=lobby.message)
    return await club.board()


async def lay(person: Person, board: Message) -> None:
    panel = await person.press("Play", on=board)
    await person.press(panel.buttons[0], on=panel.message)
    await person.press("Confirm", on=panel.message)


async def at(club: Club, bot: Hedgepost, position: str, die: int, *others: Person) -> Message:
    """A table of Alice, Bob and others where the game has come to this position, Alice to move."""
    people = (club.alice, club.bob, *others)
    board = await opened(club, *people[1:])
    for person in people:
        await lay(person, board)
    board = await club.board(after=board)
    table = await club.table(bot)
    players = tuple(replace(player, since=table.ply) for player in table.players)
    state = race(position, seats=len(people), die=die)
    await store_of(bot.host).tables.save(replace(table, snapshot=snapshot(state), players=players))
    bot.host.tables._recent.clear()
    return board


async def moved(club: Club, board: Message, *labels: str) -> Message:
    """Alice plays these buttons of her panel: the next post."""
    panel = await club.alice.press("Play", on=board)
    for label in labels:
        await club.alice.press(label, on=panel.message)
    return await club.board(after=board)


def texts(club: Club) -> str:
    return "\n".join(message.text for message in club.channel.messages)


async def test_tiles_are_chosen_in_secret_by_proposal_or_form(club: Club, bot: Hedgepost):
    board = await opened(club, club.bob, club.dee)
    assert board.pinged == {club.alice.id, club.bob.id, club.dee.id}
    panel = await club.bob.press("Play", on=board)
    assert "three numbers for each of the three stages" in panel.text
    assert [label.partition(":")[0] for label in panel.buttons] == [
        "Even", "Quick start", "Mixed", "✎ Fill in…", "Rules",
    ]  # fmt: skip

    await club.bob.press("✎ Fill in…", on=panel.message)
    stages = {"first": ["2", "5", "9"], "second": ["3", "4", "10"], "third": ["6", "7", "8"]}
    await club.bob.submit(stages)
    assert "2 5 9 / 3 4 10 / 6 7 8" in panel.text
    await club.bob.press("Confirm", on=panel.message)
    await club.settled()
    assert "Bob has chosen" in board.text
    assert (await club.table(bot)).commitment in board.text  # the dice stay sealed in public
    assert "2 5 9" not in texts(club)
    hand = await club.bob.slash("hand")
    assert "**2 5 9** · **3 4 10** · **6 7 8**" in hand.text
    refused = await club.bob.slash("move", moves="lay 2 3 4 / 5 6 7 / 8 9 10")
    assert "It is the move of Alice and Dee" in refused.text
    record = await club.dee.slash("table record")
    assert "blue ? > blue has laid" in record.attachments[0].data.decode()


async def test_numbers_chosen_twice_are_refused_and_nothing_changes(club: Club, bot: Hedgepost):
    board = await opened(club, club.bob)
    panel = await club.bob.press("Play", on=board)
    await club.bob.press("✎ Fill in…", on=panel.message)
    stages = {"first": ["2", "5", "9"], "second": ["2", "4", "10"], "third": ["6", "7", "8"]}
    told = await club.bob.submit(stages)
    assert "Stage 2 (tiles 17–32)" in told.text
    table = await club.table(bot)
    assert [player.draft for player in table.players] == [(), ()]


async def test_who_must_answer_out_of_turn_is_pinged_and_alone_can(club: Club, bot: Hedgepost):
    board = await at(club, bot, "8=bM; r start start 5", die=3)
    asked = await moved(club, board, "B 5→8", "Confirm")

    assert asked.pinged == {club.bob.id}
    refused = await club.alice.press("Play", on=asked)
    assert refused.text.startswith("It is the move of Bob (")
    panel = await club.bob.press("Play", on=asked)
    assert "A witch of the red clan stands on your magic, tile 8." in panel.text
    rest = ["Confirm: Leave her", "▶ Watch it", "Standing answer", "Rules"]
    assert panel.buttons[-4:] == rest
    await club.bob.press("⚡ D 5: →3", on=panel.message)
    # Tile 3 lay face down, so that the card could not be taken back.
    assert panel.text.startswith("Done.") or "Since your last turn" in panel.text
    after = await club.board(after=asked)
    assert "Bob sent the witch of Alice back with a 5, 8→3" in after.text


async def test_cards_are_marked_where_they_lead_from_the_tile_there_is(
    club: Club, bot: Hedgepost, real_pictures: None
):
    """To stop is what *Confirm* takes; behind it, no card would lead anywhere."""
    board = await at(club, bot, "8=(rM) 20=rM; r start start 5", die=3)
    panel = await club.alice.press("Play", on=board)
    await club.alice.press("⚡ B 5→8", on=panel.message)
    await club.parlour.until(lambda: "Confirm: Stop" in panel.buttons)
    (magic,) = (label for label in panel.buttons if "20" in label and "Magic" in label)
    alt = panel.attachments[0].alt or ""
    assert f"{magic.split()[-3]} card magic" in alt
    assert "If you confirm" not in alt


async def test_a_tile_turned_up_leads_on_in_the_same_panel(club: Club, bot: Hedgepost):
    board = await at(club, bot, "8=(rM); r start start 5", die=3)
    panel = await club.alice.press("Play", on=board)
    suggested = await club.alice.autocomplete("move", option="moves", text="witch 5, ")
    assert suggested == []

    assert "⚡ turns up a tile: played at once" in panel.text
    await club.alice.press("⚡ B 5→8", on=panel.message)
    assert "Your witch stands on your own magic, tile 8." in panel.text
    assert "Confirm: Stop" in panel.buttons
    posted = await club.board(after=board)
    assert posted.pinged == {club.alice.id}
    assert "turned up magic (Alice)" in posted.text


async def test_a_typed_turn_goes_on_behind_the_tile_it_turns_up(club: Club, bot: Hedgepost):
    board = await at(club, bot, "8=(rM); r start start 5", die=3)
    await club.alice.slash("move", moves="witch 5, card 3")

    posted = await club.board(after=board)
    assert "turned up magic (Alice)" in posted.text
    assert "8→11" in posted.text


async def test_a_standing_answer_is_carried_out_at_once_and_shown_to_nobody(
    club: Club, bot: Hedgepost
):
    board = await at(club, bot, "8=bM; r start start 5", die=3)
    shown = await club.bob.slash("standing")
    assert shown.ephemeral
    assert "**Your standing answer at this table:** Ask me" in shown.text
    await club.bob.choose(CHOOSE, "Leave everyone on my magic", on=shown.message)
    assert "Leave everyone on my magic" in shown.text
    before = len(club.channel.messages)

    after = await moved(club, board, "B 5→8", "Confirm")
    await club.settled()
    assert len(club.channel.messages) == before + 1  # nobody waited for Bob
    assert "Alice flew 5→8.\nBob left the witch of Alice there." in after.text
    assert "tanding" not in texts(club)
    assert "Ask me" in (await club.alice.slash("standing")).text
    assert "do not play" in (await club.dee.slash("standing")).text


async def test_an_answer_set_while_one_is_asked_is_carried_out_at_once(club: Club, bot: Hedgepost):
    board = await at(club, bot, "8=bM; r start start 5", die=3)
    asked = await moved(club, board, "B 5→8", "Confirm")
    panel = await club.bob.press("Play", on=asked)
    offered = await club.bob.press("Standing answer", on=panel.message)
    await club.bob.choose(
        CHOOSE, "Send back whoever leads, with a card of 7 or more; else ask me", on=offered.message
    )
    after = await club.board(after=asked)
    assert "Bob sent the witch of Alice back with a 7, 8→1" in after.text


async def test_standing_answers_are_typed_suggested_and_refused_kindly(club: Club, bot: Hedgepost):
    await opened(club, club.bob)
    told = await club.bob.slash("standing", answer="Back leader with 8 else leave")
    assert "Send back whoever leads, with a card of 8 or more; leave the others" in told.text
    assert (await club.table(bot)).players[1].standing == "back leader with 8 else leave"
    assert "Send back whoever leads, with a card of 8" in str(
        (await club.bob.slash("hand")).components
    )
    refused = await club.bob.slash("standing", answer="stay put")
    assert "`stay put` is no standing answer" in refused.text
    suggested = await club.bob.autocomplete("standing", option="answer", text="leave")
    assert "leave" in [choice["value"] for choice in suggested]
    assert await club.dee.autocomplete("standing", option="answer", text="") == []
    await club.ada.slash("hedgepost seat", seat=2, member=club.dee)
    assert (await club.table(bot)).players[1].standing == ""


async def test_standing_answers_speak_french(club: Club, bot: Hedgepost):
    zoe = club.person("Zoé", "fr")
    await opened(club, zoe)
    told = await zoe.slash("standing", answer="Renvoyer TETE avec 8, gardant 5, sinon laisser")
    assert "Renvoyer qui est en tête, avec une carte de 8" in told.text
    kept = "back leader with 8 holding 5 else leave"
    assert (await club.table(bot)).players[1].standing == kept

    refused = await zoe.slash("standing", answer="rester là")
    assert "`rester là` n'est pas une consigne" in refused.text
    assert "`demander`, `laisser`, `renvoyer tête avec 7`" in refused.text
    suggested = await zoe.autocomplete("standing", option="answer", text="tete")
    assert suggested[0]["value"] == "renvoyer tête avec 7"

    for typed in ("leave", "laisser"):
        await zoe.slash("standing", answer=typed)
        assert (await club.table(bot)).players[1].standing == "leave"
    await zoe.slash("standing", answer="demandez")
    assert (await club.table(bot)).players[1].standing == ""


async def test_three_people_play_to_the_end(club: Club, bot: Hedgepost, real_pictures: None):
    """From the keyboard and with standing answers, once all witches are near the finish."""
    position = "47=bM 45=yM 44=gM; r 43 46 51; b 42 45 50; y 41 44 49"
    await at(club, bot, position, 1, club.dee)
    for person in (club.bob, club.dee):
        await person.slash("standing", answer="back leader with 9 else leave")
    people = {person.id: person for person in (club.alice, club.bob, club.dee)}
    while (table := await club.table(bot)).status == "running":
        user = table.players[waiting_on(table)[0]].user
        told = await people[user].slash("move", moves=decision_of(table, user).choices.moves[-1])
        if "Confirm" in told.buttons:
            await people[user].press("Confirm", on=told.message)
    await club.settled()

    result = club.boards[-1]
    assert "wins" in result.text or "share" in result.text
    assert " points" in result.text
    assert all("Witches' race" in (post.attachments[0].alt or "") for post in club.boards)


@pytest.mark.parametrize("locale", ["fr"])
async def test_french_players_read_french(club: Club, bot: Hedgepost, locale: str):
    zoe = club.person("Zoé", locale)
    board = await opened(club, zoe)
    panel = await zoe.press("Play", on=board)
    assert "Choisissez vos tuiles en secret" in panel.text
    told = await zoe.slash("standing")
    assert "**Votre consigne à cette table\u00a0:** Me demander" in told.text
    refused = await zoe.slash("move", moves="witch start")
    assert "D'abord, chacun choisit ses tuiles" in refused.text
