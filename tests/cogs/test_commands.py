"""Every other command: playing, looking things up, managing."""

import discord
import pytest

from bot import Hedgepost
from cogs.help.reading import rules_page
from engine.games import GAMES
from engine.options import EDITION
from engine.table.model import Language
from parlour import ChannelDriver, NoSuchCommand
from tests.cogs.conftest import Club, choices, mover_of, play_turn, whole_turn
from tests.cogs.farewells import end
from words import say

# /move, /hand, /games


async def test_moves_complete_as_they_are_typed(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)

    async def offered(text: str) -> list[str]:
        return [choice["value"] for choice in await mover.autocomplete("move", text=text)]

    legal = list(choices(await club.table(bot)))
    assert await offered("") == legal
    assert await offered("SIDE") == [move for move in legal if move.startswith("side")]
    assert await offered("zz") == []
    assert await offered("zz, ") == []
    after = await offered("stay,")
    assert after == [] or all(move.startswith("stay, go ") for move in after)
    assert await offered(f"{whole_turn(await club.table(bot))}, ") == []
    idle = club.bob if mover is club.alice else club.alice
    for person in (idle, club.dee):
        assert await person.autocomplete("move", text="") == []
    lounge = club.guild.channel("lounge")
    assert await mover.autocomplete("move", text="", channel=lounge) == []


async def test_the_second_step_completes_behind_the_first(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover, table = club.mover(board), await club.table(bot)
    while True:
        both = [
            (move, found)
            for move in choices(table)
            if (found := await mover.autocomplete("move", text=f"{move} , "))
        ]
        if both:
            break
        await mover.slash("move", moves=whole_turn(table))
        board = await club.board(after=board)
        mover, table = club.mover(board), await club.table(bot)
    first, found = both[0]
    assert all(choice["value"].startswith(f"{first}, go ") for choice in found)
    assert all("→" in choice["name"] for choice in found)
    done = await mover.slash("move", moves=found[0]["value"])
    assert done.message == await club.board(after=board)


async def test_a_hand_is_shown_to_its_owner(club: Club, bot: Hedgepost):
    await club.race(bot)
    shown = await club.alice.slash("hand")
    assert shown.ephemeral
    assert "no secrets in this game" in shown.text
    assert "do not play" in (await club.dee.slash("hand")).text


async def test_the_panel_tells_what_happened_since_the_last_turn(club: Club, bot: Hedgepost):
    board = await club.race(bot, club.bob, club.dee)
    first = club.mover(board)
    await play_turn(first, board)
    between: set[str] = set()
    board = await club.board(after=board)
    while club.mover(board) is not first:
        between.add(club.mover(board).name)
        await play_turn(club.mover(board), board)
        board = await club.board(after=board)
    panel = await first.press("Play", on=board)
    news = panel.text.splitlines()[0]
    assert news.startswith("**Since your last turn:**")
    assert between
    assert all(name in news for name in between)
    assert first.name not in news.replace(f"{first.name}'s", "")


async def test_games_lists_what_waits_with_links(club: Club, bot: Hedgepost):
    assert "Nothing waits for you" in (await club.alice.slash("games")).text

    async def another(channel: ChannelDriver) -> None:
        await club.alice.slash("table open", game="hedgehogs", channel=channel)
        await club.bob.press("Join", channel=channel)
        await club.bob.press("Start", channel=channel)
        await channel.wait_for("your move")

    lounge, attic = club.guild.channel("lounge"), club.guild.channel("attic")
    await another(club.channel)
    await another(lounge)
    await club.alice.slash("table open", game="hedgehogs", channel=attic)
    table = await club.table(bot, lounge)
    mover = club.by_id(mover_of(table))
    idle = club.bob if mover is club.alice else club.alice
    await mover.slash("move", channel=lounge, moves=choices(table)[0])
    await club.settled()

    def link(channel: ChannelDriver) -> str:
        board = [one for one in channel.messages if one.buttons][-1]
        return f"https://discord.com/channels/{club.guild.id}/{channel.id}/{board.id}"

    lines = (await idle.slash("games")).text.splitlines()
    assert lines[0] == "**One game waits for you:**"
    assert f": {link(lounge)} · due <t:" in lines[1]
    assert lines[2] == "**Waiting for others:**"
    assert link(club.channel) in lines[3]
    assert f"({mover.name} to move, due <t:" in lines[3]
    alice = (await club.alice.slash("games")).text
    assert f"{link(attic)} (not started yet)" in alice
    assert (await club.alice.slash("games", channel=club.alice.dm)).text == alice


async def test_a_very_long_list_of_games_has_pages(club: Club, bot: Hedgepost):
    await club.ada.slash("hedgepost settings", options={"most-tables": 0})
    for number in range(30):
        channel = club.guild.channel(f"room-{number}")
        await club.alice.slash("table open", game="hedgehogs", channel=channel)
    shown = await club.alice.slash("games")
    assert shown.text.startswith("**No game waits for you.**\n**Waiting for others:**\n")
    assert shown.buttons == ["▶"]
    lines = shown.text.splitlines()[2:]
    while "▶" in shown.buttons:
        await club.alice.press("▶", on=shown.message)
        heading, *rest = shown.text.splitlines()
        assert heading == "**Waiting for others:**"
        lines += rest
    assert shown.buttons == ["◀"]
    assert len(set(lines)) == 30
    assert all(line.endswith("(not started yet)") for line in lines)


# /rules, /help


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_rules_are_read_leaf_by_leaf(
    club: Club, bot: Hedgepost, real_pictures: None, language: Language, game: str
):
    club.dee.user.locale = language
    page = rules_page(game, language)
    shown = await club.dee.slash("rules", game=game)
    assert shown.ephemeral
    assert page.summary in shown.text
    assert all(topic.title in shown.text for topic in page.topics)
    read, taps = "", 1
    while turn := [one for one in shown.buttons if one.endswith("▶")]:
        shown = await club.dee.press(turn[0], on=shown.message)
        read, taps = f"{read}\n{shown.text}", taps + 1
        drawn = [
            topic.key
            for topic in page.topics
            if topic.example and f"### {topic.title}\n" in shown.text
        ]
        assert [one.filename for one in shown.attachments] == [f"{key}.png" for key in drawn]
        assert all(one.description for one in shown.attachments), "in words, too"
    assert taps <= 6
    for topic in page.topics:
        assert f"### {topic.title}\n{topic.text}" in read
    for _ in range(taps - 1):
        back = next(one for one in shown.buttons if one.startswith("◀"))
        shown = await club.dee.press(back, on=shown.message)
    assert page.summary in shown.text
    assert shown.attachments == []


async def test_a_topic_is_chosen_from_a_list(club: Club, bot: Hedgepost):
    shown = await club.dee.slash("rules", game="jesters")
    shown = await club.dee.choose("Go to a topic …", "Sticks", on=shown.message)
    assert "### Sticks" in shown.text
    offered = await club.dee.autocomplete("rules", option="topic", game="jesters")
    assert "sticks" in [choice["value"] for choice in offered]
    alone = await club.dee.slash("rules", game="jesters", topic="sticks")
    assert alone.text.count("###") == 1


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_every_variant_has_its_rules(club: Club, bot: Hedgepost, language: Language):
    club.dee.user.locale = language
    page = rules_page("hedgehogs", language)
    options = GAMES["hedgehogs"].options.offered
    assert [one.key for one in page.variants] == [
        option.key for option in options if option.group != EDITION
    ]
    shown = await club.dee.slash("rules", game="hedgehogs", topic="v1")
    for variant in page.variants:
        assert variant.title == f"{variant.key} {say(language, f'hedgehogs-{variant.key}')}"
        assert shown.ephemeral
        assert shown.text.startswith(f"### {variant.title}\n{variant.text}\n\n-# ")
        assert "…" not in shown.text
        for turn in [one for one in shown.buttons if one.endswith("▶")]:
            shown = await club.dee.press(turn, on=shown.message)
    assert page.variants[-1].title in shown.text
    many = page.variants[25].title
    further = say(language, "rules-choose-variant", first="v26", last="v40")
    shown = await club.dee.choose(further, many, on=shown.message)
    assert many in shown.text


async def test_a_variant_is_found_by_number_key_and_title(club: Club, bot: Hedgepost):
    for typed in ("27", "V27", "Protest", "v27 protest"):
        shown = await club.dee.slash("rules", game="hedgehogs", topic=typed)
        assert shown.text.startswith("### v27 Protest\n")
        assert "3–6 players (2 possible) · shorter · less tactical · not with Carrom" in shown.text

    async def offered(text: str) -> list[str]:
        found = await club.dee.autocomplete("rules", option="topic", text=text, game="hedgehogs")
        return [choice["value"] for choice in found]

    assert await offered("v2") == ["v2", *(f"v2{digit}" for digit in range(10))]
    assert await offered("tramp") == ["v35"]


async def test_accents_need_not_be_typed(club: Club, bot: Hedgepost):
    zoe = club.person("Zoé", locale="fr")
    shown = await zoe.slash("rules", game="hedgehogs", topic="depart aleatoire")
    assert shown.text.startswith("### v23 Départ aléatoire")
    for command, option in (("rules", "topic"), ("table open", "options")):
        found = await zoe.autocomplete(command, option=option, text="reserv", game="hedgehogs")
        assert "v12" in [choice["value"] for choice in found]


async def test_rules_of_a_table_tell_first_what_can_be_done(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    other = club.bob if mover is club.alice else club.alice
    shown = await mover.press("Rules", on=board)
    assert shown.ephemeral
    assert shown.text.splitlines()[1] == "**You can decide now:**"
    assert "stay" in shown.text.casefold()
    assert "You can decide now" not in (await other.press("Rules", on=board)).text
    assert "You can decide now" not in (await club.dee.press("Rules", on=board)).text


async def test_rules_and_help_tell_first_what_can_be_done_too(club: Club, bot: Hedgepost):
    mover = club.mover(await club.race(bot))
    other = club.bob if mover is club.alice else club.alice
    for command, given in (("rules", {"game": "hedgehogs"}), ("help", {})):
        assert "You can decide now" in (await mover.slash(command, options=given)).text
        assert "You can decide now" not in (await other.slash(command, options=given)).text
    elsewhere = await mover.slash("rules", game="jesters")
    assert "You can decide now" not in elsewhere.text


async def test_rules_of_a_table_tell_its_variants(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="hedgehogs", options={"options": "v10"})
    shown = await club.dee.press("Rules", on=lobby.message)
    assert "**This table plays with:**" in shown.text
    assert "**Old style** · Black squares are ordinary." in shown.text


async def test_help_leads_to_the_rules(club: Club, bot: Hedgepost):
    told = await club.dee.slash("help", channel=club.dee.dm)
    assert "/table open" in told.text
    shown = await club.dee.choose("Rules of a game …", say("en", "witches-title"), on=told.message)
    assert shown.text.startswith(f"## {rules_page('witches', 'en').title}")
    refused = await club.dee.slash("rules", game="hedgehogs", topic="nope")
    assert "There is no topic “nope”" in refused.text
    assert rules_page("hedgehogs", "en").topics[0].title in refused.text


# /hedgepost


async def test_only_managers_manage(club: Club, bot: Hedgepost):
    assert "hedgepost end" in club.ada.commands()
    assert "hedgepost end" not in club.dee.commands()
    with pytest.raises(NoSuchCommand):
        await club.dee.slash("hedgepost settings")
    group = bot.tree.get_command("hedgepost")
    assert isinstance(group, discord.app_commands.Group)
    assert group.guild_only, "there is no server to manage in a conversation"


async def test_a_server_chooses_how_tables_behave(club: Club, bot: Hedgepost):
    told = await club.ada.slash("hedgepost settings")
    assert "every channel" in told.text
    lounge = club.guild.channel("lounge")
    told = await club.ada.slash(
        "hedgepost settings", language="fr", allow=lounge, quiet=True, thread=False
    )
    assert told.ephemeral
    assert f"<#{lounge.id}>" in told.text
    refused = await club.alice.slash("table open", game="hedgehogs", channel=club.channel)
    assert refused.text == f"Tables are not opened here. Try <#{lounge.id}>."
    lobby = await club.alice.slash("table open", game="hedgehogs", channel=lounge)
    assert "table ouverte par Alice" in lobby.text
    assert (await club.table(bot, lounge)).quiet
    lounge.delete()
    await club.settled()
    again = await club.alice.slash("table open", game="hedgehogs", channel=club.channel)
    assert "table ouverte par Alice" in again.text


async def test_new_tables_go_into_threads_where_that_is_the_custom(club: Club, bot: Hedgepost):
    await club.ada.slash("hedgepost settings", thread=True)
    told = await club.alice.slash("table open", game="hedgehogs")
    assert "🧵 Played in" in told.text
    here = await club.alice.slash("table open", game="hedgehogs", thread=False)
    assert not here.ephemeral


async def test_a_manager_ends_any_table(club: Club, bot: Hedgepost):
    lobby = await club.open()
    told = await end(club.ada)
    assert (told.ephemeral, told.text) == (True, "The table is ended.")
    await club.settled()
    assert "closed before the game began" in lobby.text
    assert lobby.buttons == []
    await club.race(bot)
    await end(club.ada)
    await club.channel.wait_for("stopped without a result")
    assert "no table in this channel" in (await end(club.ada)).text


async def test_a_manager_puts_somebody_in_a_seat(club: Club, bot: Hedgepost):
    lobby = await club.open()
    told = await club.ada.slash("hedgepost seat", seat=2, member=club.dee)
    assert f"<@{club.dee.id}> takes over seat 2 as Dee." in told.text
    await club.settled()
    assert "Dee" in lobby.text
    assert "Bob" not in lobby.text
    assert (
        "Nobody plays in seat 5"
        in (await club.ada.slash("hedgepost seat", seat=5, member=club.bob)).text
    )
    assert (
        "person already sits"
        in (await club.ada.slash("hedgepost seat", seat=2, member=club.dee)).text
    )
    bot_user = club.parlour.world.bot
    assert "bot cannot" in (await club.ada.slash("hedgepost seat", seat=2, member=bot_user)).text
