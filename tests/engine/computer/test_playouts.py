"""How games are played on in thought, over and over, on trees that are made up for it."""

import pytest

from engine.computer.dice import Dice
from engine.computer.flat import by_playouts
from engine.computer.judging import Judge
from engine.computer.player import Plan, plan
from engine.computer.turns import Beam, different, whole_turns
from engine.core import Move
from engine.strength import Playouts, Strength
from tests.engine.computer.tree_game import At, Node, TreeGame, node

SEED = bytes(range(32))
PLENTY = 100_000
WON, LOST = Node(winner=0), Node(winner=1)


def open_at(worth: float, seat: int = 0, turns: int = 5) -> Node:
    """From here on nobody's decision changes anything, for so many turns."""
    following = open_at(worth, 1 - seat, turns - 1) if turns else Node(worth)
    return node({"x": following, "y": following}, worth, seat=seat)


def other(*worths: float, looks: float = 0.0) -> Node:
    """The other seat decides what it is worth to the first, whose turn it is then."""
    return node({f"x{at}": open_at(worth) for at, worth in enumerate(worths)}, looks, seat=1)


def played_on(game: TreeGame, turns: int = 1, nodes: int = PLENTY, seed: int = 1) -> Move:
    """The first move of the turn that the search takes."""
    judge = Judge(game, 2, 0.2)  # type: ignore[arg-type]
    view, choices = game.view(At(0), 0), game.choices(At(0), 0)
    own = different(whole_turns(judge, At(0), 0, choices.moves, Beam(60, 30)))
    judge.nodes = 0
    game.imagined = 0
    game.played.clear()
    game.thrown.clear()
    search = Playouts(nodes, turns)
    return own[by_playouts(judge, view, own, search, Dice(seed))].moves[0]  # type: ignore[arg-type]


def begun(game: TreeGame, moves: str) -> list[int]:
    """How often each move was tried."""
    return [sum(path == (move,) for path in game.played) for move in moves]


def test_what_the_other_answers_counts_and_not_what_it_looked_like():
    tree = node({"bold": other(9, -9, 8, looks=9), "safe": other(2, 1, 2)})
    assert played_on(TreeGame(tree)) == "safe"
    tree = node({"bold": other(9, 3, looks=9), "safe": other(2, 1)})
    assert played_on(TreeGame(tree)) == "bold"


def test_so_many_turns_are_played_on():
    """Every turn is what looks best to whoever is due: only the last one tells which is better."""

    def line(*worths: float, seat: int = 1) -> Node:
        """Everybody has one way that goes on, and one that is no good to them."""
        worth, *rest = worths
        if not rest:
            return Node(worth, winner=0 if worth > 0 else 1)
        following = {"on": line(*rest, seat=1 - seat), "off": Node(-99 if seat == 0 else 99)}
        return node(following, worth, seat=seat)

    for turns in range(1, 5):
        late = [0.0] * turns + [1.0, 1.0]
        game = TreeGame(node({"even": line(*[0.0] * 6, -1), "late": line(*late)}))
        assert played_on(game, turns=turns) == "late"
        assert max(len(path) for path in game.played) >= turns + 1


def test_nothing_told_is_one_turn_for_each_seat():
    """After both have had a turn it has come to the end of this, and no further."""
    ours = node({"good": open_at(9, 1), "bad": open_at(-9, 1)})
    tree = node({"a": node({"x": ours, "y": ours}, seat=1), "b": other(5, 5)})
    assert played_on(TreeGame(tree), turns=0) == "a"
    assert played_on(TreeGame(tree), turns=1) == "b"
    deeper = node({"good": node({"x": open_at(9), "y": open_at(9)}, seat=1), "bad": open_at(-9, 1)})
    tree = node({"a": node({"x": deeper, "y": deeper}, seat=1), "b": other(5, 5)})
    assert played_on(TreeGame(tree), turns=0) == "b"
    assert played_on(TreeGame(tree), turns=3) == "a"


def test_a_game_that_is_over_is_not_played_on():
    game = TreeGame(node({"win": WON, "on": other(20, 20)}))
    assert played_on(game, turns=4) == "win"
    game = TreeGame(node({"lose": LOST, "on": other(-20, -20)}))
    assert played_on(game, turns=4) == "on"


def test_a_step_without_a_choice_is_no_turn():
    only = node({"on": Node(0, {"go": open_at(9)}, seat=1), "off": other(4, 4)})
    assert played_on(TreeGame(only)) == "on"


# Dice


def test_the_first_two_dice_go_through_all_their_faces():
    """The same for every candidate, and in three dozen playouts each pair once."""
    twice = Node(0, faces=(Node(0, faces=(open_at(0),) * 6),) * 6)
    game = TreeGame(node({"a": twice, "b": twice}))
    played_on(game)
    pairs = list(zip(game.thrown[::2], game.thrown[1::2], strict=True))
    assert pairs[::2] == pairs[1::2]
    for start in range(0, 360, 36):
        assert len(set(pairs[::2][start : start + 36])) == 36
    first = [face for face, _ in pairs[::2]]
    assert first[:12] == [1, 2, 3, 4, 5, 6] * 2
    assert all(set(one) <= set(range(1, 7)) for one in pairs)


def test_later_dice_are_drawn_the_same_for_every_candidate():
    thrice = Node(0, faces=(Node(0, faces=(Node(0, faces=(open_at(0),) * 6),) * 6),) * 6)
    game = TreeGame(node({"a": thrice, "b": thrice}))
    played_on(game)
    third = game.thrown[2::3]
    assert third[::2] == third[1::2]
    assert all(30 < third[::2].count(face) < 100 for face in range(1, 7))
    again = TreeGame(node({"a": thrice, "b": thrice}))
    played_on(again)
    assert again.thrown == game.thrown
    played_on(again, seed=2)
    assert again.thrown != game.thrown


def test_who_wins_more_often_is_taken():
    def bet(*won: int) -> Node:
        return Node(0, faces=tuple(WON if face in won else LOST for face in range(1, 7)))

    assert played_on(TreeGame(node({"a": bet(1, 2), "b": bet(4, 5, 6)}))) == "b"
    assert played_on(TreeGame(node({"a": bet(1, 2, 6), "b": bet(4, 5)}))) == "a"


# How often


def test_a_candidate_that_is_clearly_worse_is_dropped_after_six_times():
    """Six, because each may have met every face by then; then it is asked every third time."""
    tree = node({"a": other(9, 9), "b": other(-9, -9)})
    game = TreeGame(tree)
    assert played_on(game) == "a"
    assert game.imagined == 6


def test_of_three_the_two_good_ones_go_on():
    game = TreeGame(node({"a": other(9, 9), "b": other(-9, -9), "c": other(9, 9)}))
    assert played_on(game) == "a"
    assert begun(game, "abc") == [360, 6, 360]


@pytest.mark.parametrize("second", [8, 9, 10])
def test_whether_one_is_clearly_worse_is_asked_every_third_time(second: int):
    """It is as good as the other for a while, and then much worse: noticed at nine or twelve."""
    good = node({"a": other(9, 9), "b": other(9, 9)})
    bad = node({"a": other(9, 9), "b": other(-90, -90)})
    trees = [bad if number >= second else good for number in range(40)]
    game = TreeGame(*trees)
    assert played_on(game) == "a"
    assert game.imagined % 3 == 0


def test_a_budget_that_is_used_up_ends_the_thought():
    game = TreeGame(node({"a": other(1, 1), "b": other(1, 1)}))
    # Three positions are judged in a playout: two answers, and where the better one leads.
    assert played_on(game, nodes=30) == "a"
    assert begun(game, "ab") == [5, 5]
    game = TreeGame(node({"a": other(1, 1), "b": other(1, 1)}))
    played_on(game, nodes=31)
    assert begun(game, "ab") == [6, 5]


def test_everybody_is_played_out_once_whatever_the_budget():
    game = TreeGame(node({"a": other(1, 1, looks=3), "b": other(2, 2), "c": other(9, 9, looks=1)}))
    assert played_on(game, nodes=0) == "c"
    assert begun(game, "abc") == [1, 1, 1]


def test_every_time_is_another_world_the_same_for_all():
    """Where the hidden card lies differs from time to time; `b` does not depend on it."""
    worlds = [node({"a": other(one, one), "b": other(1, 1)}) for one in (9, 9, -9, -9, -9, -9)]
    assert played_on(TreeGame(*worlds), nodes=300) == "b"


# What the levels make of it


def planned(monkeypatch: pytest.MonkeyPatch, tree: Node, search: Playouts) -> Plan:
    strength = Strength(steepness={2: 0.2}, one_reply={2: search}, far={2: search})
    monkeypatch.setattr("engine.computer.player.strength_of", lambda game, view: strength)
    game = TreeGame(tree)
    view, choices = game.view(At(0), 0), game.choices(At(0), 0)
    return plan(game, view, choices, 4, SEED)  # type: ignore[arg-type]


def test_candidates_begin_each_with_another_step(monkeypatch: pytest.MonkeyPatch):
    """The second end of a step that looked best is not looked into."""
    many = node({"x": other(1, 1, looks=9), "y": other(9, 9, looks=8)})
    tree = node({"many": many, "one": other(5, 5, looks=2)})
    assert planned(monkeypatch, tree, Playouts(PLENTY, 1)).moves == ("one",)


def test_a_single_candidate_is_not_thought_about(monkeypatch: pytest.MonkeyPatch):
    many = node({"x": other(1, 1, looks=9), "y": other(9, 9, looks=8)})
    tree = node({"many": many, "one": other(5, 5, looks=2)})
    found = planned(monkeypatch, tree, Playouts(PLENTY, 1, candidates=1))
    assert found.moves == ("many", "x")


def test_a_game_says_what_is_decided_at_a_glance(monkeypatch: pytest.MonkeyPatch):
    tree = node({"double": other(-9, -9, looks=2), "wait": other(3, 3, looks=1)})
    search = Playouts(PLENTY, 1)
    assert planned(monkeypatch, tree, search).moves == ("wait",)
    strength = Strength(
        steepness={2: 0.2},
        one_reply={2: search},
        far={2: search},
        at_a_glance=frozenset(["double"]),
    )
    monkeypatch.setattr("engine.computer.player.strength_of", lambda game, view: strength)
    game = TreeGame(tree)
    view, choices = game.view(At(0), 0), game.choices(At(0), 0)
    assert plan(game, view, choices, 4, SEED).moves == ("double",)  # type: ignore[arg-type]
