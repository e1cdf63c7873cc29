"""Posts at their longest still fit into a message, and are what Discord takes."""

from itertools import count

import pytest
from discord import ButtonStyle
from msgspec.structs import replace

from cogs.delivery.channel import Post
from cogs.delivery.lobby_posts import lobby_post
from cogs.delivery.posts import public_events, turn_post
from cogs.delivery.results import result_post
from cogs.narration import TELLERS
from cogs.reply.components import Press
from cogs.words.speech import CONTENT_LENGTH, fitting, newest, shortened
from engine.core import Outcome
from engine.games import game_named
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.host.store import Store
from engine.table.model import Language, LoggedMove, Table
from engine.table.turns import state_of
from tests.cogs.conftest import FAST, choices, mover_of
from tests.stores import new_store

LONGEST_NAME = "*" * 32


async def test_what_is_sent_by_hand_is_what_the_library_would_send():
    presses = [Press(7, "play", f"Button {n}", ButtonStyle.primary, (n, "x")) for n in range(6)]
    post = Post("Bob moved.", tuple(presses), (15, 16))
    by_library = post.buttons.to_components()
    for row in by_library:
        for button in row["components"]:
            assert button.pop("disabled") is False
    assert post.payload() == {
        "content": "Bob moved.",
        "components": by_library,
        "allowed_mentions": post.mentions.to_dict(),
    }


async def longest(store: Store, language: Language) -> tuple[Table, list[LoggedMove]]:
    """Six players with the longest names, many options, and much to tell."""
    ticks = count(1_700_000_000, 40_000)
    host = Host(store, lambda: next(ticks))
    options = "v1 v2 v3 v4 v5 v8 v9 v11 v13 sideways v20 v26 v27 v31 free v33 v36"
    opening = Opening(2**63 - 1, 2**63 - 1, 1, LONGEST_NAME, "hedgehogs", options, language)
    table = await host.lobbies.open(opening)
    for user in range(2, 7):
        table = await host.lobbies.join(table.id, user, LONGEST_NAME)
    lobby = lobby_post(table).content
    assert len(lobby) <= CONTENT_LENGTH
    table = await host.lobbies.choose_options(table.id, 1, FAST)
    table = await host.lobbies.start(table.id, 1)
    for _ in range(80):
        table = await host.turns.type_moves(table.id, mover_of(table), [choices(table)[0]])
    return table, await host.ledger.moves(table.id)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_longest_posts_fit(language: Language):
    async with new_store() as store:
        table, moves = await longest(store, language)
    view = game_named(table.game).view(state_of(table), None)
    told = TELLERS[table.game].tell(language, public_events(moves), [LONGEST_NAME] * 6, view)
    assert sum(map(len, told)) > 2 * CONTENT_LENGTH
    assert len(turn_post(table, view, moves).content) <= CONTENT_LENGTH
    assert len(turn_post(replace(table, ply=0), view, moves).content) <= CONTENT_LENGTH
    shared = replace(table, status="over", outcome=Outcome((1,) * 6, (2,) * 6, "home"))
    result = result_post(shared, view, moves).content
    assert len(result) <= CONTENT_LENGTH
    assert table.seed.hex() in result
    assert len(lobby_post(table).content) <= CONTENT_LENGTH


def test_what_does_not_fit_is_cut_with_a_sign():
    assert shortened("abc", 3) == "abc"
    assert shortened("abcd", 3) == "ab…"
    assert newest(["one.", "two.", "three."], 100) == ["one.", "two.", "three."]
    assert newest(["one.", "two.", "three."], 12) == ["…", "two.", "three."]
    assert newest(["much too long"], 6) == ["much …"]
    assert fitting("en", ["a", "b"]) == "a\nb"
    assert fitting("en", ["a" * 10, "b" * 10, "c" * 10], 30) == "a" * 10 + "\n… and 2 more"
