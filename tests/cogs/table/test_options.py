"""Options, chosen by the owner in private while everybody watches the lobby.

They stay in one file because they click through the same few pages.
"""

import asyncio
from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace

from bot import Hedgepost
from cogs.table.option_pages import groups_of
from cogs.words.options import option_facts, option_title
from engine.games import GAMES, game_named
from engine.hedgehogs.game import HedgehogsGame
from engine.options import Options
from parlour.driver.reply import Reply
from parlour.world.components import selects
from tests.cogs.conftest import Club

OPTIONS = game_named("hedgehogs").options
GROUPS = "One group after the other"
PRESETS = "A ready-made choice"


async def chosen(club: Club, bot: Hedgepost) -> str:
    return (await club.table(bot)).options


async def options_of(club: Club, options: str = "") -> tuple[Reply, Reply]:
    """Alice's lobby with Bob in it, and her private page."""
    lobby = await club.open(options=options)
    private = await club.alice.press("Options", on=lobby.message)
    assert private.ephemeral
    return lobby, private


async def go_to(club: Club, private: Reply, group: str) -> None:
    await club.alice.choose(GROUPS, group, on=private.message)


async def test_options_are_picked_group_by_group(club: Club, bot: Hedgepost):
    lobby, private = await options_of(club, "v9")
    assert "Variants: Tube" in lobby.text
    assert "The first and the last lane are neighbours." in lobby.text
    await go_to(club, private, "black")
    assert "**Black squares**" in private.text
    assert "⬜ **Old style** · Black squares are ordinary." in private.text
    await club.alice.choose("Variants", "v10", on=private.message)
    await club.settled()
    assert "✅ **Old style**" in private.text
    assert "Variants: Tube, Old style" in lobby.text
    await club.alice.press("↩ Back", on=private.message)
    assert "- **Old style**" in private.text
    await go_to(club, private, "track")
    await club.alice.choose("Variants", on=private.message)
    await club.settled()
    assert "Variants: Old style" in lobby.text
    await club.alice.press("↩ Back", on=private.message)
    await club.alice.press("Base game", on=private.message)
    await club.settled()
    assert "none (base game)" in lobby.text
    await club.alice.press("Start", on=lobby.message)
    told = await club.alice.press("🎲 Surprise me", on=private.message)
    assert told.text == "The game has already started."


async def test_a_page_tells_all_there_is_to_know(club: Club, bot: Hedgepost):
    _, private = await options_of(club)
    await go_to(club, private, "scoring")
    assert "**Scoring and matches** (1/2)" in private.text
    assert "4–6 players (2–3 possible) · as long · more tactical · full of bluff" in private.text
    await club.alice.press("▶", on=private.message)
    assert "**Scoring and matches** (2/2)" in private.text
    assert (
        "2 players · longer · much more tactical · the favourite of Frank, one of the authors"
        " · needs Hard scoring · not with Spies, Lazy, Soft scoring, Tournament scoring, "
        "White hedgehog, Cube for three or four, Mega, Carrom"
    ) in private.text
    await club.alice.press("◀", on=private.message)
    assert "(1/2)" in private.text
    await club.alice.press("↩ Back", on=private.message)
    await go_to(club, private, "fundamental")
    assert "only with Soft scoring, Tournament scoring, Mega" in private.text


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_every_page_fits(club: Club, bot: Hedgepost, locale: str):
    """The parlour refuses what Discord would; nothing may be cut off either."""
    lobby = await club.open()
    club.alice.user.locale = locale
    private = await club.alice.press("Options", on=lobby.message)
    table = await club.table(bot)
    everything = [one.key for one in OPTIONS.offered if one.group != "edition"]
    seen: list[str] = []
    for group in groups_of(table):
        await club.alice.choose(f"hp-select:{table.id}:optgroup", group, on=private.message)
        while True:
            assert "…" not in private.text
            seen += [key for key in everything if f"\n-# `{key}`" in private.text]
            if "▶" not in private.buttons:
                break
            await club.alice.press("▶", on=private.message)
        await club.alice.press(f"hp:{table.id}:optback", on=private.message)
    assert sorted(seen) == sorted(everything)


async def test_words_refine_an_option(club: Club, bot: Hedgepost):
    lobby, private = await options_of(club)
    await go_to(club, private, "fundamental")
    await club.alice.choose("Variants", "v15", on=private.message)
    await club.alice.choose("Lazy", "hard", on=private.message)
    assert await chosen(club, bot) == "v15 hard"
    assert "(three home and you are out; the last one left wins)" in private.text
    await club.settled()
    assert "Lazy (three home and you are out" in lobby.text
    await club.alice.choose("Variants", "v3", "v15", on=private.message)
    assert await chosen(club, bot) == "v3 v15 hard"
    await club.alice.choose("Lazy", "-", on=private.message)
    assert await chosen(club, bot) == "v3 v15"


async def test_numbers_refine_an_option(club: Club, bot: Hedgepost):
    _, private = await options_of(club, "v18")
    await go_to(club, private, "scoring")
    await club.alice.choose("Soft scoring · to 2 points", "target=3", on=private.message)
    rounds = "Soft scoring · 12 rounds at most"
    await club.alice.choose(rounds, "rounds=5", on=private.message)
    assert await chosen(club, bot) == "v18 target=3 rounds=5"
    await club.alice.choose(rounds, "-", on=private.message)
    assert await chosen(club, bot) == "v18 target=3"


async def test_a_layout_is_written(club: Club):
    async with club.bot() as bot:
        _, private = await options_of(club, "v17")
        await go_to(club, private, "track")
        await club.alice.choose("New black squares", "drift", on=private.message)
        assert await chosen(club, bot) == "v17 drift"
        await club.alice.choose("New black squares", "…", on=private.message)
        assert club.alice.modal.title == "New black squares"
    async with club.bot() as bot:
        # Sent after a restart.
        await club.alice.submit({"text": "+B3, -e3"})
        assert await chosen(club, bot) == "v17 +b3 -e3"
        assert "✅ **New black squares**" in private.text
        await club.alice.choose("New black squares", "…", on=private.message)
        assert club.alice.modal.fields[0].value == "+b3 -e3"
        told = await club.alice.submit({"text": "+z9"})
        assert "There is no variant `+z9`" in told.text
        assert await chosen(club, bot) == "v17 +b3 -e3"
        await club.alice.choose("New black squares", "…", on=private.message)
        await club.alice.submit({"text": ""})
        assert await chosen(club, bot) == "v17"


async def test_options_are_written(club: Club, bot: Hedgepost):
    lobby, private = await options_of(club, "v9")
    await club.alice.press("Write…", on=private.message)
    assert club.alice.modal.fields[0].value == "v9"
    await club.alice.submit({"text": "V13 sideways, v9 v26"})
    await club.settled()
    assert "Tube, Shove (steps aside shove too), Faster" in lobby.text
    await club.alice.press("Write…", on=private.message)
    told = await club.alice.submit({"text": "v35 v37"})
    assert told.text == (
        "Trampolines and Concrete do not go together: both change what black squares do."
    )
    assert await chosen(club, bot) == "v9 v13 sideways v26"


@pytest.mark.parametrize(
    ("answer", "left"),
    [
        ("Trampolines", "v9 v35"),
        ("Concrete", "v9 v37"),
        ("Leave it as it was", "v9 v35"),
    ],
)
async def test_a_clash_asks_which_to_keep(club: Club, bot: Hedgepost, answer: str, left: str):
    _, private = await options_of(club, "v9 v35")
    await go_to(club, private, "black")
    await club.alice.choose("Variants", "v35", "v37", on=private.message)
    assert private.text == (
        "Trampolines and Concrete do not go together: "
        "both change what black squares do.\nKeep which? Nothing has changed yet."
    )
    assert await chosen(club, bot) == "v9 v35"
    await club.alice.press(answer, on=private.message)
    assert await chosen(club, bot) == left
    assert "**Black squares**" in private.text


async def test_several_clashes_are_asked_one_after_the_other(club: Club):
    async with club.bot() as bot:
        _, private = await options_of(club, "v26 v35")
        await go_to(club, private, "fundamental")
        await club.alice.choose("Variants", "v15", on=private.message)
        assert "Lazy and Faster do not go together" in private.text
    async with club.bot() as bot:
        await club.alice.press("Lazy", on=private.message)
        assert "Lazy and Trampolines" in private.text
        assert await chosen(club, bot) == "v26 v35"
    async with club.bot() as bot:
        await club.alice.press("Lazy", on=private.message)
        assert await chosen(club, bot) == "v15"


async def test_a_word_may_clash(club: Club, bot: Hedgepost):
    _, private = await options_of(club, "v15 hard")
    await go_to(club, private, "scoring")
    await club.alice.choose("Variants", "v19", on=private.message)
    assert (
        "Lazy (three home and you are out; the last one left wins) and Hard scoring "
        "do not go together" in private.text
    )
    await club.alice.press("Hard scoring", on=private.message)
    assert await chosen(club, bot) == "v15 v19"


async def test_what_is_needed_comes_along(club: Club, bot: Hedgepost):
    lobby, private = await options_of(club, "v9")
    await go_to(club, private, "scoring")
    await club.alice.press("▶", on=private.message)
    await club.alice.choose("Variants", "v22", on=private.message)
    await club.settled()
    assert await chosen(club, bot) == "v9 v19 v22"
    assert "For 2 players." in lobby.text
    assert "Hard scoring, Doubling cube" in lobby.text


@pytest.mark.parametrize(
    ("answer", "left"),
    [("Keep Hard scoring", "v19 v22"), ("Without Doubling cube", "")],
)
async def test_what_is_still_needed_is_asked_about(
    club: Club, bot: Hedgepost, answer: str, left: str
):
    _, private = await options_of(club, "v19 v22")
    await go_to(club, private, "scoring")
    await club.alice.choose("Variants", on=private.message)
    assert private.text == (
        "Doubling cube needs Hard scoring: the cube multiplies the hard scoring.\n"
        "What shall it be? Nothing has changed yet."
    )
    assert await chosen(club, bot) == "v19 v22"
    await club.alice.press(answer, on=private.message)
    assert await chosen(club, bot) == left


async def test_presets_are_one_choice(club: Club, bot: Hedgepost):
    lobby, private = await options_of(club, "v40")
    await club.alice.choose(PRESETS, "masks", on=private.message)
    await club.settled()
    assert "Spies, Doping test" in lobby.text
    (preset, *_) = selects(private.message.components) if private.message else []
    assert [one["value"] for one in preset["options"] if one.get("default")] == ["masks"]
    await club.alice.choose(PRESETS, "presses", on=private.message)
    await club.settled()
    assert "none (base game)" in lobby.text


async def test_the_other_edition_has_its_own_title_and_variants(club: Club, bot: Hedgepost):
    lobby, private = await options_of(club)
    await club.alice.choose(PRESETS, "olympik", on=private.message)
    await club.settled()
    assert lobby.text.startswith("**Hériss'Olym-Pik!**")
    assert "none (base game)" in lobby.text
    await go_to(club, private, "movement")
    assert "**Climber**" in private.text
    assert "**Chaos**" in private.text
    assert "Turbo" not in private.text
    await club.alice.choose("Variants", "v4", on=private.message)
    assert await chosen(club, bot) == "olympik v4"
    await club.alice.press("Start", on=lobby.message)
    assert lobby.text.startswith("**Hériss'Olym-Pik!**")


async def test_the_other_edition_is_typed(club: Club, bot: Hedgepost):
    lobby = await club.open(options="olympik v3")
    assert lobby.text.startswith("**Hériss'Olym-Pik!**")
    assert "Variants: Doping test\n" in lobby.text


async def test_the_rules_button_tells_what_the_table_plays_by(club: Club, bot: Hedgepost):
    board = await club.start(options="v10 v26")
    told = await club.dee.press("Rules", on=board)
    assert told.text.startswith(
        "## Les Hérissons pressés\n**This table plays with:**\n"
        "-# **Old style** · Black squares are ordinary.\n-# **Faster** · Two"
    )
    assert "The goal · The board" in told.text


async def test_a_thread_is_named_after_the_edition(club: Club, bot: Hedgepost):
    await club.alice.slash(
        "table open", game="hedgehogs", thread=True, options={"options": "olympik"}
    )
    assert club.channel.threads[-1].name == "Hériss'Olym-Pik! · Alice"


async def test_surprise_me_draws_one_combination_after_the_other(club: Club, bot: Hedgepost):
    lobby, private = await options_of(club)
    drawn: list[str] = []
    for _ in range(4):
        await club.alice.press("🎲 Surprise me", on=private.message)
        drawn.append(await chosen(club, bot))
        assert len(OPTIONS.picks(drawn[-1])) in (2, 3, 4)
        assert 2 in OPTIONS.seats_for(drawn[-1])
    await club.settled()
    assert all(before != after for before, after in pairwise(drawn))
    for pick in OPTIONS.picks(drawn[-1]):
        title = option_title("en", "hedgehogs", pick.option.key)
        assert f"-# **{title}** · " in lobby.text
        assert f"- **{title}" in private.text


async def test_picks_of_two_windows_do_not_undo_each_other(club: Club, bot: Hedgepost):
    lobby, one = await options_of(club)
    other = await club.alice.press("Options", on=lobby.message)
    await go_to(club, one, "pieces")
    await go_to(club, other, "dice")
    await asyncio.gather(
        club.alice.choose("Variants", "v26", on=one.message),
        club.alice.choose("Variants", "v7", on=other.message),
    )
    await club.settled()
    assert await chosen(club, bot) == "v7 v26"
    assert "Variants: Cards, Faster" in lobby.text


async def test_who_no_longer_owns_the_table_chooses_nothing(club: Club, bot: Hedgepost):
    lobby, private = await options_of(club, "v9")
    await club.alice.press("Leave", on=lobby.message)
    for press in ("🎲 Surprise me", "Base game", "Write…"):
        told = await club.alice.press(press, on=private.message)
        assert told.text == "Only the one who opened the table can do that."
    for select, value in ((PRESETS, "masks"), (GROUPS, "dice")):
        told = await club.alice.choose(select, value, on=private.message)
        assert told.text == "Only the one who opened the table can do that."
    assert await chosen(club, bot) == "v9"
    own = await club.bob.press("Options", on=lobby.message)
    await club.bob.press("Base game", on=own.message)
    assert await chosen(club, bot) == ""


async def test_a_page_that_is_gone_is_said_to_be(club: Club, bot: Hedgepost):
    _, private = await options_of(club)
    assert private.message is not None
    await go_to(club, private, "dice")
    old = private.message.snapshot()
    await bot.host.lobbies.choose_options((await club.table(bot)).id, club.alice.id, "olympik")
    told = await club.alice.choose("Variants", "v7", on=old)
    assert "That button is no longer in use" in told.text
    assert await chosen(club, bot) == "olympik"


@pytest.fixture
def few_options(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game with two options, no groups, no presets and no word on how many may play."""

    class Small(HedgehogsGame):
        seats = range(2, 7)
        options = Options(
            offered=tuple(replace(OPTIONS.option(key), group="") for key in ("v9", "v15"))
        )

    monkeypatch.setitem(GAMES, "hedgehogs", Small())
    option_facts.cache_clear()
    yield
    option_facts.cache_clear()


@pytest.mark.usefixtures("few_options")
async def test_few_options_are_on_one_page(club: Club, bot: Hedgepost):
    lobby, private = await options_of(club)
    assert private.text.startswith("**Variants**\n⬜ **Tube**")
    assert private.buttons == ["Let the result count"]
    await club.alice.choose("Variants", "v15", on=private.message)
    await club.alice.choose("Lazy", "hard", on=private.message)
    await club.settled()
    assert await chosen(club, bot) == "v15 hard"
    assert "Variants: Lazy" in lobby.text
    assert "Ready to start; 4 seats are free." in lobby.text


# Seats


async def test_seats_follow_the_options(club: Club, bot: Hedgepost):
    lobby = await club.open(options="v19 v22")
    assert (
        "🔴 Alice · 🔵 Bob\nFor 2 players. All seats are taken: start when you like." in lobby.text
    )
    told = await club.dee.press("Join", on=lobby.message)
    assert told.text == "With these variants 2 can play, and all seats are taken."


async def test_nine_sit_down_for_the_mega_race(club: Club, bot: Hedgepost):
    people = [club.person(name) for name in ("C", "D", "E", "F", "G", "H")]
    lobby = await club.open(club.bob, *people, options="v29")
    assert "For 7–9 players. Ready to start; one seat is free." in lobby.text
    await club.dee.press("Join", on=lobby.message)
    assert "🟠 F" not in lobby.text
    assert "⚫ F · 🟠 G · 🟣 H · 🩵 Dee" in lobby.text
    private = await club.alice.press("Options", on=lobby.message)
    await club.alice.press("🎲 Surprise me", on=private.message)
    assert 9 in OPTIONS.seats_for(await chosen(club, bot))
    await club.alice.press("Base game", on=private.message)
    await club.settled()
    assert "3 of you must leave, or choose other variants." in lobby.text
    told = await club.alice.press("Start", on=lobby.message)
    assert told.text.startswith("At most 6 can play so.")


async def test_the_lobby_says_what_count_would_do(club: Club, bot: Hedgepost):
    lobby = await club.open(club.bob, club.dee, options="v34")
    assert "For 2, 4, 6 players. One more or one fewer makes it a game." in lobby.text
    told = await club.alice.press("Start", on=lobby.message)
    assert told.text.startswith("Chinese hedgehogs cannot be played by 3. Possible: 2, 4, 6")
    private = await club.alice.press("Options", on=lobby.message)
    await club.alice.choose(PRESETS, "pipe", on=private.message)
    await club.settled()
    assert "Ready to start; 3 seats are free." in lobby.text
    await club.dee.press("Leave", on=lobby.message)
    assert "With 2 it can be played; it is best with 3–5." in lobby.text
    await club.alice.press("Write…", on=private.message)
    await club.alice.submit({"text": "v29"})
    await club.settled()
    assert "For 7–9 players. 5 more players make it a game." in lobby.text
    told = await club.alice.press("Start", on=lobby.message)
    assert told.text == "7 players are needed; 5 more seats to fill."


# The keyboard


async def offered(club: Club, text: str) -> list[str]:
    found = await club.alice.autocomplete(
        "table open", option="options", text=text, game="hedgehogs"
    )
    return [choice["value"] for choice in found]


async def test_options_complete_one_after_the_other(club: Club, bot: Hedgepost):
    assert (await offered(club, ""))[:3] == ["presses", "olympik", "masks"]
    assert len(await offered(club, "")) == 25
    assert (await offered(club, "v1"))[:3] == ["v1", "v10", "v11"]
    assert await offered(club, "v26 v9") == ["v26 v9"]
    assert await offered(club, "tramp") == ["v35", "crowd-bounce"]
    assert (await offered(club, "v15 "))[:3] == ["v15 hard", "v15 v1", "v15 v3"]
    assert (await offered(club, "v18 target=3 "))[:2] == [
        "v18 target=3 rounds=1",
        "v18 target=3 rounds=2",
    ]
    assert await offered(club, "v18 rounds=1") == [
        f"v18 rounds={count}" for count in (1, 10, 11, 12, 15)
    ]
    assert (await offered(club, "v17 "))[:3] == ["v17 shuffle", "v17 +b3", "v17 drift"]
    assert await offered(club, "zzz ") == []
    assert await offered(club, "z" * 100) == []


async def test_completion_leaves_out_what_clashes(club: Club, bot: Hedgepost):
    assert await offered(club, "v35 v3") == [
        "v35 v3", "v35 v30", "v35 v31", "v35 v32", "v35 v33", "v35 v34",
    ]  # fmt: skip
    assert await offered(club, "v20 v2") == [
        f"v20 v2{digit}" for digit in ("", "1", "3", "6", "7", "8", "9")
    ]
    assert await offered(club, "v13 s") == ["v13 sideways"]
    assert await offered(club, "olympik ") == [
        f"olympik {key}" for key in ("v3", "v4", "v9", "v11")
    ]


async def test_typed_options_that_cannot_be_are_refused_by_name(club: Club, bot: Hedgepost):
    async def told(text: str) -> str:
        answer = await club.alice.slash("table open", game="hedgehogs", options={"options": text})
        assert answer.ephemeral
        return answer.text

    assert await told("v9 `nonsense`") == (
        "There is no variant `'nonsense'`. There are: `olympik`, `v1`, `v2`, `v3`, `v4`, `v5` …"
    )
    assert await told("v2 v15") == (
        "Spies and Lazy do not go together: spies count arrivals, and the lazy do not arrive."
    )
    assert await told("v20 v25") == (
        "Cube for three or four and Tournament scoring do not go together: "
        "a match is scored in one way only."
    )
    assert await told("v17 drift +b3") == (
        "`v17` takes one of these at a time: `v17 shuffle`, `v17 +b3`, `v17 drift`"
    )
    assert await told("v18 target=99") == "Soft scoring: `target` goes from 1 to 20."
    club.alice.user.locale = "fr"
    assert await told("v2 v15") == (
        "Espions et Paresseux ne vont pas ensemble\u00a0: "
        "les espions comptent les arrivées, et les paresseux n'arrivent pas."
    )


async def test_all_of_it_in_french(club: Club, bot: Hedgepost):
    club.alice.user.locale = club.bob.user.locale = "fr"
    await club.ada.slash("hedgepost settings", language="fr")
    lobby = await club.alice.slash("table open", game="hedgehogs", options={"options": "v35"})
    private = await club.alice.press("Options", on=lobby.message)
    await club.alice.choose("Un groupe après l'autre", "black", on=private.message)
    await club.alice.choose("Variantes", "v35", "v37", on=private.message)
    assert "elles changent toutes deux l'effet des cases noires" in private.text
    assert "Laquelle garder\u00a0?" in private.text
    await club.alice.press("Béton", on=private.message)
    await club.settled()
    assert "Variantes\u00a0: Béton" in lobby.text
    assert "Personne ne peut entrer sur une case noire." in lobby.text
