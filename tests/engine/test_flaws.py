"""Positions that no rules lead to: every game finds what is wrong with them, and nothing else."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games import game_named
from engine.hedgehogs.carrom.rules import RULES as CARROM
from engine.hedgehogs.pieces import LETTERS
from engine.tools.selfplay import play_random_game

SEED = bytes(range(32))


def states(key: str, seats: int, chosen: str = "") -> tuple[Any, ...]:
    game = game_named(key)
    return play_random_game(game, game.options.canonical(chosen), seats, SEED).states


def middle(key: str, seats: int = 2, chosen: str = "") -> Any:
    """A position of a game in full course, with which nothing is wrong."""
    played = states(key, seats, chosen)
    found = played[len(played) // 2]
    assert game_named(key).flaws(found) == []
    return found


def flaws(key: str, state: Any, **wrong: Any) -> list[str]:
    """What is found if some of a position is put differently."""
    return game_named(key).flaws(replace(state, **wrong))


def swapped(text: str | tuple[Any, ...], at: int, new: Any) -> Any:
    """A text, or a row of things, with another one at a place."""
    if isinstance(text, str):
        return text[:at] + new + text[at + 1 :]
    return (*text[:at], new, *text[at + 1 :])


# The race of the hedgehogs


def test_a_hedgehog_that_is_missing_or_there_twice():
    state = middle("hedgehogs")
    at = next(square for square, stack in enumerate(state.board) if stack)
    piece = state.board[at][:2]
    (missing,) = flaws("hedgehogs", state, board=swapped(state.board, at, state.board[at][2:]))
    assert missing.startswith("pieces ")
    assert piece not in missing.partition(" instead of ")[0]
    assert piece in missing.partition(" instead of ")[2]
    (twice,) = flaws("hedgehogs", state, out=state.out + piece)
    assert twice.partition(" instead of ")[0].count(piece) == 2


def test_turns_of_the_race_that_cannot_be():
    state = middle("hedgehogs")
    assert state.turn > 0
    out = ["it is the turn of a seat that is out"]
    assert flaws("hedgehogs", state, gone=(state.seat,)) == out
    assert flaws("hedgehogs", state, lost=(state.seat,)) == out
    assert flaws("hedgehogs", state, gone=(1 - state.seat,)) == []
    assert flaws("hedgehogs", state, gone=(state.seat,), ended="home") == []
    (late,) = flaws("hedgehogs", state, turn=10**6)
    most = int(late.removeprefix("turn 1000000 of at most "))
    assert flaws("hedgehogs", state, turn=most) == []
    assert flaws("hedgehogs", state, turn=most + 1) != []


def test_pieces_in_hand_are_for_the_set_up_and_for_reserves():
    state = middle("hedgehogs")
    at = next(square for square, stack in enumerate(state.board) if stack)
    board = swapped(state.board, at, state.board[at][2:])
    hands = (state.board[at][:2], *[""] * (state.seats - 1))
    begun = ["the race has begun with pieces still in hand"]
    assert flaws("hedgehogs", state, board=board, hands=hands) == begun
    assert flaws("hedgehogs", state, board=board, hands=hands, turn=0) == []
    assert any(any(one.hands) for one in states("hedgehogs", 2, "v12") if one.turn)


def test_nobody_runs_down_where_all_run_up():
    state = middle("hedgehogs")
    board = tuple(stack.upper() for stack in state.board)
    assert flaws("hedgehogs", state, board=board) == ["somebody runs the wrong way"]


# Carrom


def test_discs_that_cannot_lie_so():
    state = next(one for one in states("hedgehogs", 2, "v40") if len(one.discs) > 1)
    (piece, _, y), (other, *_) = state.discs[:2]
    (gone,) = flaws("hedgehogs", state, discs=state.discs[1:])
    assert gone.startswith("pieces ")
    assert piece in gone.partition(" instead of ")[2]
    off = swapped(state.discs, 0, (piece, -1, y))
    assert flaws("hedgehogs", state, discs=off) == [f"{piece} is off the board"]
    near = 2 * (CARROM.radius - 2)
    beside = [(piece, 5000, 3000), (other, 5000 + near, 3000)]
    out = state.out + "".join(one for one, _, _ in state.discs[2:])
    assert flaws("hedgehogs", state, discs=tuple(beside), out=out) == []
    for along, across in ((near - 1, 0), (0, near - 1), (1 - near, 0), (0, 1 - near)):
        beside[1] = (other, 5000 + along, 3000 + across)
        assert flaws("hedgehogs", state, discs=tuple(beside), out=out) == [
            f"{other} and {piece} lie on each other"
        ]


def test_turns_of_carrom_that_cannot_be():
    state = middle("hedgehogs", 2, "v40")
    most = CARROM.most_flicks
    assert flaws("hedgehogs", state, flicks=most) == []
    assert flaws("hedgehogs", state, flicks=most + 1) == [f"flick {most + 1} of at most {most}"]
    alone = ["the game goes on with less than two players"]
    assert flaws("hedgehogs", state, gone=(1 - state.seat,)) == alone
    assert flaws("hedgehogs", state, gone=(1 - state.seat,), ended="alone") == []
    three = middle("hedgehogs", 3, "v40")
    mine = [disc for disc in three.discs if disc[0] in own_pieces(three)]
    without = {
        "discs": tuple(disc for disc in three.discs if disc not in mine),
        "hands": swapped(three.hands, three.seat, ""),
        "out": three.out + "".join(disc[0] for disc in mine) + three.hands[three.seat],
    }
    assert flaws("hedgehogs", three, **without) == ["it is the turn of a seat without a piece"]
    assert flaws("hedgehogs", three, **without, ended="told") == []


def own_pieces(state: Any) -> list[str]:
    """The pieces of the seat on turn."""
    return [f"{LETTERS[state.seat]}{design}" for design in range(1, CARROM.pieces + 1)]


# The courtiers


def test_cards_that_cannot_lie_so():
    state = middle("courtiers", 3)
    at = next(square for square, stack in enumerate(state.board) if stack)
    (lost,) = flaws("courtiers", state, board=swapped(state.board, at, ""))
    assert lost.endswith(" different ones")
    unknown = [
        one
        for rank in range(len(state.seen))
        for one in flaws("courtiers", state, seen=swapped(state.seen, rank, 0))
    ]
    assert {one.partition(" holds ")[2] for one in unknown if " holds " in one} == {
        "a card that its owner does not know"
    }
    assert any("is not open" in one for one in unknown)


def test_who_is_at_the_goal_is_done_and_nobody_else():
    state = middle("courtiers", 3)
    at = next(
        square for square, stack in enumerate(state.board) if stack and not stack.endswith("*")
    )
    done = swapped(state.board, at, state.board[at] + "*")
    (flaw,) = flaws("courtiers", state, board=done)
    assert flaw.startswith(f"{state.board[at]}* on ")


def test_turns_of_the_courtiers_that_cannot_be():
    state = middle("courtiers", 3)
    resigned = ["it is the turn of a seat that resigned"]
    assert flaws("courtiers", state, gone=(state.seat,)) == resigned
    assert flaws("courtiers", state, gone=(state.seat,), ended="alone") == []
    assert flaws("courtiers", state, gone=((state.seat + 1) % 3,)) == []
    orders = [f"orders are pending in step {state.step}"]
    assert flaws("courtiers", state, pending=((1,), (), ())) == orders
    assert flaws("courtiers", state, step="order") == ["orders are pending in step order"]


# The jesters


def test_pawns_sticks_and_jesters_that_cannot_be():
    state = middle("jesters")
    red = state.stock[0]
    assert flaws("jesters", state, stock=(red + 1, *state.stock[1:]))[0].endswith(" pawns")
    free = state.board.index(".")
    more = flaws("jesters", state, board=swapped(state.board, free, "0"))
    assert more[0].endswith(" pawns")
    assert any("has placed" in one and one.endswith(" doubles") for one in more)
    (moved,) = flaws("jesters", state, jesters=(free, *state.jesters[1:]))
    assert moved.endswith("'s jester is not where it is")
    assert flaws("jesters", state, jesters=(-1, *state.jesters[1:])) == [moved]
    own = flaws("jesters", state, taken=("r", *state.taken[1:]))
    assert any(one.endswith("has captured its own") for one in own)
    assert not any("its own" in one for one in flaws("jesters", state, taken=("b", "")))


def test_sticks_that_cannot_lie_so():
    state = middle("jesters")
    (lost,) = flaws("jesters", state, left=(state.left[0] + 1, *state.left[1:]))
    assert " sticks lie and " in lost
    laid = state.sticks.index("x")
    for edge, sign in enumerate(state.sticks):
        if sign == "-":
            sticks = swapped(swapped(state.sticks, laid, "-"), edge, "x")
            found = flaws("jesters", state, sticks=sticks)
            assert found in ([], ["a stick lies on an edge that is not marked"])
    edges = [
        flaws("jesters", state, sticks=swapped(swapped(state.sticks, laid, "-"), edge, "x"))
        for edge, sign in enumerate(state.sticks)
        if sign == "-"
    ]
    assert [] in edges
    assert ["a stick lies on an edge that is not marked"] in edges


def test_turns_of_the_jesters_that_cannot_be():
    state = next(one for one in states("jesters", 2) if one.step == "turn" and one.turn > 3)
    resigned = "it is the turn of a seat that resigned"
    assert flaws("jesters", state, gone=(state.seat,)) == [resigned]
    assert flaws("jesters", state, gone=(1 - state.seat,)) == []
    assert flaws("jesters", state, gone=(state.seat,), ended="alone") == []
    without = "a player without pawns plays on"
    assert without in flaws("jesters", state, stock=(0, state.stock[1]))
    assert without not in flaws("jesters", state, stock=(0, state.stock[1]), ended="told")
    assert without not in flaws("jesters", state, stock=(0, state.stock[1]), step="hop")


# The witches


def test_cards_and_tiles_of_which_there_is_one_each():
    state = middle("witches", 3)
    (cards,) = flaws("witches", state, hands=swapped(state.hands, 0, state.hands[0] + "2"))
    assert " has cards " in cards
    two = state.tiles[2:4] + state.tiles[2:4] + state.tiles[4:]
    assert "the track does not hold each tile once" in flaws("witches", state, tiles=two)
    # A magic and another tile of the next stage change places.
    tiles = [state.tiles[at : at + 2] for at in range(0, len(state.tiles), 2)]
    magic = next(at for at in range(16) if tiles[at][1] == "M")
    plain = next(at for at in range(16, 32) if tiles[at][1] != "M")
    tiles[magic], tiles[plain] = tiles[plain], tiles[magic]
    assert flaws("witches", state, tiles="".join(tiles)) == [
        "stage 1 does not hold each magic once",
        "stage 2 does not hold each magic once",
    ]
    first = states("witches", 3)[0]
    assert flaws("witches", first) == []
    assert flaws("witches", first, up=2) == ["tiles lie face up before any is dealt"]


def test_witches_that_cannot_stand_so():
    state = middle("witches", 3)
    up = next(place for place in range(1, 49) if state.up >> place & 1)
    down = next(place for place in range(1, 49) if not state.up >> place & 1)
    start = ((0, 0, 0),) * 3
    assert flaws("witches", state, witches=((0, 0, up), (0, 0, 0), (0, 0, 0))) == []
    assert flaws("witches", state, witches=((0, 0, up), (0, 0, up), (0, 0, 0))) == [
        f"two witches share a tile: [{up}, {up}]"
    ]
    assert flaws("witches", state, witches=((0, 0, down), (0, 0, 0), (0, 0, 0))) == [
        "a witch stands on a tile that lies face down"
    ]
    (few,) = flaws("witches", state, witches=((0, 0), *start[1:]))
    assert few.endswith(" has 2 witches")
    other = (state.seat + 1) % 3
    assert flaws("witches", state, witches=swapped(start, other, (0, 0)), gone=(other,)) == []
    resigned = ["it is the turn of a seat that resigned"]
    assert flaws("witches", state, gone=(state.seat,)) == resigned
    assert flaws("witches", state, gone=(state.seat,), ended="alone") == []
    assert flaws("witches", state, gone=(other,)) == []


# A match


@pytest.mark.parametrize("key", ["witches", "courtiers"])
def test_results_of_a_match_that_cannot_be(key: str):
    played = states(key, 3, "match rounds=2")
    state = next(one for one in played if one.number == 2)
    assert flaws(key, state) == []
    assert "0 results in round 2" in flaws(key, state, results=())
    short = replace(state.results[0], gains=state.results[0].gains[:-1])
    assert flaws(key, state, results=(short,)) == ["a result is not for all seats"]
    both = state.results * 2
    assert flaws(key, state, results=both) == [
        "the round is over, but not counted, or the other way round"
    ]
    assert "3 results in round 2" in flaws(key, state, results=(*both, *state.results))
