"""`/profile`, `/ladder` and what is at stake at rated tables."""

import pytest
from msgspec.structs import replace

from bot import Hedgepost
from cogs.person.profile import MOST_SAID
from engine.rating.results import Placing, Result
from engine.table.lobby import checked_options
from engine.table.model import Table
from parlour.driver.reply import Reply
from tests.cogs.conftest import Club, mover_of, whole_turn
from tests.cogs.farewells import resign, sure
from tests.stores import store_of

MANY_VARIANTS = "olympik v1 v2 v3 v4 v5 v8 v9 v10 v11 v12 v13 v14 v17 v20 v23 v27 v31 v32"


async def rated_lobby(club: Club) -> Reply:
    lobby = await club.alice.slash("table open", game="jesters", rated=True)
    await club.bob.press("Join", on=lobby.message)
    return lobby


async def lost_by_bob(club: Club) -> None:
    """Alice and Bob play a rated game, and Bob leaves it."""
    lobby = await rated_lobby(club)
    await club.alice.press("Start", on=lobby.message)
    await resign(club.bob)
    await club.settled()


async def many_results(club: Club, bot: Hedgepost, count: int = 12) -> None:
    """So many more of the same, as if they had been played."""
    table = await club.table(bot)
    store = store_of(bot.host)
    for number in range(count):
        ended = club.time.now - (count - number) * 3600
        copy = await store.tables.add(_copy(table, number, ended))
        result = Result(
            table=copy.id,
            guild=copy.guild,
            game=copy.game,
            ended=ended,
            rated=True,
            placings=tuple(
                Placing(user=one.user, rank=rank, own=9, made=9, answers=5, waited=5 * 7200)
                for rank, one in zip((1, 2) if number % 2 else (2, 1), copy.players, strict=True)
            ),
        )
        await store.tables.save(copy, result=result)


def alt_of(reply: Reply) -> str:
    assert reply.message is not None
    return reply.message.attachments[0].description or ""


def _copy(table: Table, number: int, ended: int) -> Table:
    return replace(table, id=0, version=0, channel=1000 + number, ended=ended)


async def test_a_rated_game_from_the_lobby_to_the_result(club: Club, bot: Hedgepost):
    lobby = await rated_lobby(club)
    await club.settled()
    assert lobby.message is not None
    stakes = "🏅 Rated, at stake: Alice 1500? (win +79, last −79) · Bob 1500?"
    assert stakes in lobby.message.content
    await club.alice.press("Start", on=lobby.message)
    asked = await club.bob.slash("table resign")
    assert "It counts for your rating (−79)." in asked.text
    await sure(club.bob, asked)
    await club.settled()
    board = club.boards[-1]
    assert "🏅 Ratings: Alice 1579 (+79) · Bob 1421 (−79)" in board.content


async def test_the_owner_chooses_on_the_pages_of_options(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="jesters")
    page = await club.alice.press("Options", on=lobby.message)
    assert "The result does not count for ratings." in page.text
    page = await club.alice.press("Let the result count", on=page.message)
    assert "The result counts for ratings." in page.text
    assert (await club.table(bot)).rated
    await club.settled()
    assert lobby.message is not None
    assert "🏅 Rated: the result counts." in lobby.message.content
    await club.alice.press("Do not count the result", on=page.message)
    assert not (await club.table(bot)).rated


async def test_a_server_can_have_all_tables_rated(club: Club, bot: Hedgepost):
    told = await club.ada.slash("hedgepost settings", rated=True)
    assert "New tables are rated" in told.text
    await club.alice.slash("table open", game="jesters")
    assert (await club.table(bot)).rated


async def test_a_profile_shows_what_results_say(club: Club, bot: Hedgepost):
    await lost_by_bob(club)
    shown = await club.dee.slash("profile", member=club.alice.id)
    assert shown.ephemeral
    assert "place 1 of 2 (+79)" in shown.text
    assert shown.message is not None
    (picture,) = shown.message.attachments
    assert picture.description is not None
    assert "Alice" in picture.description
    assert "1579?" in picture.description
    own = await club.bob.slash("profile", game="jesters")
    assert "place 2 of 2 (−79)" in own.text


async def test_a_card_says_in_words_what_it_shows(club: Club, bot: Hedgepost):
    await lost_by_bob(club)
    await many_results(club, bot, 24)
    card = await club.alice.slash("profile")
    assert "Won / played, by number of players: Cabale 2: 25 (13 won)." in alt_of(card)
    rungs = await club.alice.slash("ladder")
    assert "1 Alice 1" in alt_of(rungs)
    assert alt_of(rungs).endswith(" ★.")


async def test_a_card_of_somebody_who_likes_everything_at_once(club: Club, bot: Hedgepost):
    await lost_by_bob(club)
    table, store = await club.table(bot), store_of(bot.host)
    for number, left in enumerate(("", "v1", "v2")):
        chosen = " ".join(one for one in MANY_VARIANTS.split() if one != left)
        options = checked_options("hedgehogs", chosen)
        copy = await store.tables.add(_copy(table, number, club.time.now))
        result = await bot.host.ratings.result(table.id)
        assert result is not None
        again = replace(result, table=copy.id, game="hedgehogs", options=options)
        await store.tables.save(copy, result=again)
    card = await club.person("Chloé", locale="fr").slash("profil", member=club.alice.id)
    assert len(alt_of(card)) <= MOST_SAID
    assert "Les Hérissons pressés 2" in alt_of(card)


async def test_who_has_no_profile(club: Club, bot: Hedgepost):
    told = await club.alice.slash("profile")
    assert "Alice has not finished such a game" in told.text
    await lost_by_bob(club)
    told = await club.alice.slash("profile", game="witches")
    assert "has not finished such a game" in told.text
    await club.bob.slash("me settings", profile="nobody")
    told = await club.alice.slash("profile", member=club.bob.id)
    assert told.text == "Bob does not show a profile here."
    assert "place 2 of 2" in (await club.bob.slash("profile")).text
    told = await club.bob.slash("me settings", profile="server")
    assert "Profile: shown on one server alone" in told.text
    assert "place 2 of 2" in (await club.alice.slash("profile", member=club.bob.id)).text


async def test_a_name_with_stars_is_said_once_as_it_is(club: Club, bot: Hedgepost):
    star = club.person("*Star*")
    none = await club.alice.slash("profile", member=star)
    assert none.text.startswith(r"\*Star\* has not finished")
    await star.slash("me settings", profile="nobody")
    told = await club.alice.slash("profile", member=star)
    assert told.text == r"\*Star\* does not show a profile here."


async def test_nobody_is_listed_before_their_rating_is_sure(club: Club, bot: Hedgepost):
    await lost_by_bob(club)
    told = await club.alice.slash("ladder")
    assert told.text.startswith("Nobody is listed yet")


async def test_a_ladder_of_those_who_have_played_enough(club: Club, bot: Hedgepost):
    await lost_by_bob(club)
    await many_results(club, bot, 24)
    shown = await club.alice.slash("ladder", game="jesters")
    assert shown.text.startswith("Your place: 1 of 2")
    assert shown.message is not None
    assert shown.message.attachments[0].description.startswith("Ladder · ")  # type: ignore[union-attr]
    assert "You are not listed here" in (await club.dee.slash("ladder")).text
    await club.bob.slash("me settings", profile="nobody")
    assert "1 of 1" in (await club.alice.slash("ladder")).text
    assert "2 of 2" in (await club.bob.slash("ladder")).text


async def test_a_manager_takes_a_result_back(club: Club, bot: Hedgepost):
    await lost_by_bob(club)
    table = await club.table(bot)
    told = await club.ada.slash(
        "hedgepost result", table=table.id, act="void", reason="played for each other"
    )
    assert "no longer counts" in told.text
    assert await bot.host.ratings.moved(table.id) == {}
    again = await club.ada.slash("hedgepost result", table=table.id, act="void", reason="once more")
    assert "taken back already" in again.text
    told = await club.ada.slash("hedgepost result", table=table.id, act="count", reason="sorry")
    assert "Alice 1579 (+79)" in told.text
    told = await club.ada.slash("hedgepost result", table=999, act="count", reason="sorry")
    assert "No game that has ended has that number" in told.text


async def test_in_french_too(club: Club, bot: Hedgepost):
    chloe = club.person("Chloé", locale="fr")
    told = await chloe.slash("profil")
    assert "n'a pas encore terminé" in told.text
    told = await chloe.slash("classement")
    assert told.text.startswith("Personne n'est encore au classement")
    await lost_by_bob(club)
    shown = await chloe.slash("profil", member=club.alice.id)
    assert "place 1 sur 2" in shown.text


@pytest.mark.parametrize("game", ["hedgehogs", "courtiers", "witches"])
async def test_other_games_count_as_well(club: Club, bot: Hedgepost, game: str):
    lobby = await club.alice.slash("table open", game=game, rated=True)
    await club.bob.press("Join", on=lobby.message)
    await club.alice.press("Start", on=lobby.message)
    await resign(club.alice)
    await club.settled()
    assert "Bob 1579 (+79)" in club.boards[-1].content


@pytest.mark.parametrize(
    ("language", "told", "ratings"),
    [
        ("en", "All agreed to stop: this game is a draw.", "🏅 Ratings: Alice 1500 (±0)"),
        ("fr", "la partie est nulle", "Alice 1500 (±0)"),
    ],
)
async def test_an_agreed_end_is_a_draw(
    club: Club, bot: Hedgepost, language: str, told: str, ratings: str
):
    await club.ada.slash("hedgepost settings", language=language)
    lobby = await club.alice.slash("table open", game="jesters", rated=True)
    join, start = ("Join", "Start") if language == "en" else ("Rejoindre", "Commencer")
    await club.bob.press(join, on=lobby.message)
    await club.alice.press(start, on=lobby.message)
    for _ in range(8):
        table = await club.table(bot)
        user = mover_of(table)
        await bot.host.turns.type_moves(table.id, user, whole_turn(table).split(", "))
    await bot.outbox.deliver((await club.table(bot)).id)
    await sure(club.alice, await club.alice.slash("table stop"))
    await sure(club.bob, await club.bob.slash("table stop"))
    await club.settled()
    result = club.boards[-1].content
    assert told in result
    assert ratings in result
    assert "without a result" not in result
    assert "sans résultat" not in result


async def test_too_early_for_a_draw(club: Club, bot: Hedgepost):
    lobby = await rated_lobby(club)
    await club.alice.press("Start", on=lobby.message)
    await sure(club.alice, await club.alice.slash("table stop"))
    await sure(club.bob, await club.bob.slash("table stop"))
    await club.settled()
    assert "stopped without a result" in club.boards[-1].content
    assert "changes nobody's rating" in club.boards[-1].content
