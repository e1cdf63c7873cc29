"""How levels 4 and 5 look at what may follow, on trees that are made up for it."""

import pytest

from engine.computer.deep import by_replies
from engine.computer.dice import Dice
from engine.computer.judging import Judge
from engine.computer.player import plan
from engine.computer.turns import Beam, Turn, different, whole_turns
from engine.core import Move
from engine.strength import Replies
from tests.engine.computer.tree_game import At, Node, TreeGame, node

SEED = bytes(range(32))
PLENTY = 100_000
WON, LOST = Node(winner=0), Node(winner=1)


def other(*worths: float, looks: float = 0.0) -> Node:
    """The other seat decides, and may choose what it is worth to the first."""
    return node(worths, looks, seat=1)


def replied(
    game: TreeGame, replies: int = 1, width: int = 3, nodes: int = PLENTY, seed: int = 1
) -> Move:
    """The first move of the turn that the search takes."""
    judge = Judge(game, 2, 0.2)  # type: ignore[arg-type]
    view, choices = game.view(At(0), 0), game.choices(At(0), 0)
    turns = different(whole_turns(judge, At(0), 0, choices.moves, Beam(60, 30)))
    judge.nodes = 0
    game.played.clear()
    search = Replies(nodes, replies, width)
    return turns[by_replies(judge, view, turns, search, Dice(seed))].moves[0]  # type: ignore[arg-type]


def test_what_the_other_answers_counts_and_not_what_it_looked_like():
    tree = node({"bold": other(9, -9, 8, looks=9), "safe": other(2, 1, 2)})
    assert replied(TreeGame(tree)) == "safe"
    assert replied(TreeGame(node({"bold": other(9, 3, looks=9), "safe": other(2, 1)}))) == "bold"


def test_among_equals_the_one_that_looked_better_is_taken():
    assert replied(TreeGame(node({"a": other(1, 2, looks=1), "b": other(1, 2, looks=2)}))) == "b"


def test_the_other_thinks_of_what_is_answered_then():
    """Their `a` looks better to them, but it gives us the better answer."""

    def answers(looks: float, *worths: float) -> Node:
        return node(worths, looks)

    trap = node({"a": answers(-9, -8, 9), "b": answers(9, 1, -1)}, 5, seat=1)
    tree = node(
        {"trap": trap, "safe": node({"x": answers(4, 4, 4), "y": answers(4, 4, 4)}, seat=1)}
    )
    assert replied(TreeGame(tree), replies=1) == "safe"  # for -9 would follow
    assert replied(TreeGame(tree), replies=2) == "safe"  # for 1 would
    better = node(
        {"trap": trap, "safe": node({"x": answers(0, 0, 0), "y": answers(0, 0, 0)}, seat=1)}
    )
    assert replied(TreeGame(better), replies=1) == "safe"
    assert replied(TreeGame(better), replies=2) == "trap"


def test_only_the_best_answers_are_looked_into():
    """`c` is the worst for them at first sight, and ruins us in the end."""

    def three(worst: float) -> Node:
        following = {
            "c": node([worst, worst], 9),
            "b": node([1, 1], -2),
            "a": node([1, 1], -3),
        }
        return node(following, 0, seat=1)

    tree = node({"risky": three(-50), "safe": node({"x": node([0, 0]), "y": node([0, 0])}, seat=1)})
    assert replied(TreeGame(tree), replies=2, width=2) == "risky"
    assert replied(TreeGame(tree), replies=2, width=3) == "safe"


# Throws


def bet(*won: int) -> Node:
    """A die of six that wins with these faces, and loses with the others."""
    return Node(0, faces=tuple(WON if face in won else LOST for face in range(1, 7)))


@pytest.mark.parametrize("won", [(1, 2, 3, 4), (3, 4, 5, 6), (1, 2, 5, 6)])
def test_every_face_of_the_next_die_counts_alike(won: tuple[int, ...]):
    """Four of six are a chance of 0.667; three of six of 0.5."""
    fair = node([2.0, 2.0], seat=1)  # 0.2 × 2 are odds of e^0.4: a chance of 0.6
    game = TreeGame(node({"bet": bet(*won), "fair": fair}))
    assert replied(game) == "bet"
    assert game.thrown == [1, 2, 3, 4, 5, 6] * game.imagined
    assert replied(TreeGame(node({"bet": bet(*won[:3]), "fair": fair}))) == "fair"


def test_behind_a_throw_somebody_answers():
    """With every number the other can answer well, though the board looks fine."""
    answered = node({"bet": Node(9, faces=(other(9, -9, looks=9),) * 6), "fair": other(0, 0)})
    assert replied(TreeGame(answered)) == "fair"


def test_a_game_that_is_over_is_not_thrown_for():
    game = TreeGame(node({"win": WON, "on": other(50, 50)}))
    assert replied(game) == "win"
    assert replied(TreeGame(node({"lose": LOST, "on": other(-50, -50)}))) == "on"
    assert game.thrown == []


# How often


def test_where_nothing_is_drawn_once_is_enough():
    game = TreeGame(node({"a": other(1, 2), "b": other(3, 4)}))
    assert replied(game) == "b"
    assert game.imagined == 1
    assert len(game.played) == 4


def test_where_something_is_hidden_other_worlds_are_looked_at_as_well():
    """The first world is the only one in which it turns out well."""
    good, bad = (node({"up": other(one, one), "safe": other(1, 1)}) for one in (9, -9))
    game = TreeGame(good, bad, bad)
    assert replied(game) == "safe"
    assert game.imagined > 2


def test_who_is_clearly_worse_after_three_worlds_is_dropped():
    game = TreeGame(
        *(
            node({"a": other(one, one), "b": other(-one, -one), "c": other(one, one)})
            for one in (9, 9)
        )
    )
    assert replied(game, nodes=200) == "a"
    looked = [sum(path[0] == move and len(path) > 1 for path in game.played) for move in "abc"]
    assert looked[0] == looked[2] > looked[1]
    # Two answers a world, and in all worlds but the first the turn is played anew.
    assert looked[1] == 3 * 2


def test_who_is_left_alone_is_not_compared_any_more():
    game = TreeGame(*(node({"a": other(9, 9), "b": other(-9, -9)}) for _ in range(2)))
    assert replied(game) == "a"
    assert game.imagined == 3


def test_a_thought_ends_after_sixty_worlds():
    trees = [node({"a": other(one, one), "b": other(one, one)}) for one in (1, 2)]
    game = TreeGame(*trees)
    assert replied(game) == "a"
    assert game.imagined == 60


def test_a_budget_that_is_used_up_ends_the_thought():
    trees = [node({"a": other(one, one), "b": other(one, one)}) for one in (1, 2)]
    for nodes in (30, 60):
        game = TreeGame(*trees)
        assert replied(game, nodes=nodes) == "a"
        # Three positions are judged for each candidate: two answers, and the better one again.
        assert game.imagined == nodes // 6 + 1


def test_a_budget_for_one_candidate_takes_the_best_of_those_that_were_looked_at():
    tree = node({"a": other(1, 1, looks=3), "b": other(5, 5, looks=2), "c": other(9, 9, looks=1)})
    taken = [replied(TreeGame(tree), nodes=nodes) for nodes in (0, 3, 4, 6, 7)]
    assert taken == ["a", "a", "b", "b", "c"]
    tree = node({"a": other(5, 5, looks=3), "b": other(1, 1, looks=2), "c": other(9, 9, looks=1)})
    assert replied(TreeGame(tree), nodes=4) == "a"


def test_a_world_that_is_not_finished_does_not_count():
    """In the second it would only have come to the first candidate."""
    first = node({"a": other(1, 1, looks=2), "b": other(2, 2, looks=1)})
    second = node({"a": other(99, 99, looks=2), "b": other(2, 2, looks=1)})
    assert replied(TreeGame(first, second), nodes=9) == "b"
    assert replied(TreeGame(second, first, second, second), nodes=30) == "a"


# A turn in another world


def test_a_turn_that_was_given_up_half_way_is_played_to_its_end():
    """It counts with the best end that it has, and not as if the other were to answer there."""
    turns = [Turn(("b",), At(0, ("b",)), 1), Turn(("a",), At(0, ("a",)), 0, reached=False)]
    ended = node({"x": other(3, 3, looks=3), "y": other(7, 7, looks=7)}, 0)
    game = TreeGame(node({"a": ended, "b": other(5, 5, looks=1)}))
    judge = Judge(game, 2, 0.2)  # type: ignore[arg-type]
    view = game.view(At(0), 0)
    assert by_replies(judge, view, turns, Replies(PLENTY, 1), Dice(1)) == 1  # type: ignore[arg-type]


def test_a_turn_that_another_world_refuses_goes_on_as_looks_best_there():
    """The second step of the plan is not there any more: another is taken, a good one."""

    def world(step: str, worth: float) -> Node:
        steps = {step: other(worth, worth, looks=worth), "poor": other(-9, -9, looks=-9)}
        return node({"go": node(steps), "stay": other(0, 0)})

    game = TreeGame(world("there", 5), world("gone", 5))
    assert replied(game) == "go"
    game = TreeGame(world("there", 1), world("gone", -20))
    assert replied(game) == "stay"


def test_a_turn_that_is_over_sooner_in_another_world_ends_there():
    long = node({"go": node({"on": other(4, 4, looks=4), "off": other(1, 1)}), "stay": other(0, 0)})
    short = node({"go": other(2, 2, looks=2), "stay": other(0, 0)})
    assert replied(TreeGame(long, short)) == "go"
    badly = node({"go": other(-9, -9, looks=2), "stay": other(0, 0)})
    assert replied(TreeGame(long, badly)) == "stay"


def test_a_turn_that_is_longer_in_another_world_goes_on_there():
    short = node({"go": other(2, 2, looks=2), "stay": other(0, 0)})
    long = node(
        {"go": node({"on": other(4, 4, looks=4), "off": other(-9, -9)}), "stay": other(0, 0)}
    )
    assert replied(TreeGame(short, long)) == "go"
    worse = node({"go": node({"on": other(-9, -9), "off": other(-9, -9)}), "stay": other(0, 0)})
    assert replied(TreeGame(short, worse)) == "stay"


# What the levels make of it


def planned(tree: Node, level: int) -> Move:
    game = TreeGame(tree)
    view, choices = game.view(At(0), 0), game.choices(At(0), 0)
    return plan(game, view, choices, level, SEED).moves[0]  # type: ignore[arg-type]


def test_the_third_level_sees_its_own_turn_the_fourth_an_answer_the_fifth_the_one_to_that():
    def ours(looks: float, *worths: float) -> Node:
        return node(worths, looks)

    tree = node(
        {
            "tempting": node({"x": ours(-9, -9, -9), "y": ours(9, 9, 9)}, 9, seat=1),
            "solid": node({"x": ours(1, -3, -3), "y": ours(1, -3, -3)}, 2, seat=1),
            "clever": node({"x": ours(-2, 5, 5), "y": ours(0, 5, 5)}, 1, seat=1),
        }
    )
    assert [planned(tree, level) for level in (3, 4, 5)] == ["tempting", "solid", "clever"]


def test_eight_candidates_are_looked_into_and_no_more():
    def worths(best: int) -> Node:
        """The best of all looks good in the place that is told, from 1 on."""
        return node(
            {
                f"m{place}": other(*[5.0 if place == best else 0.0] * 2, looks=20.0 - place)
                for place in range(1, 11)
            }
        )

    assert [planned(worths(best), 4) for best in (1, 7, 8, 9)] == ["m1", "m7", "m8", "m1"]


def test_three_candidates_at_most_begin_alike():
    """Five ends of one step are better than the other step at first sight."""

    def ends(best: int) -> Node:
        following = {
            f"x{place}": other(*[9.0 if place == best else 1.0] * 2, looks=20.0 - place)
            for place in range(1, 6)
        }
        return node({"many": node(following), "one": other(5, 5, looks=2)})

    assert [planned(ends(best), 4) for best in (1, 3, 4)] == ["many", "many", "one"]


def test_a_secret_choice_is_made_at_a_glance():
    game = TreeGame(node({"a": other(-9, -9, looks=2), "b": other(3, 3, looks=1)}, secret=True))
    view, choices = game.view(At(0), 0), game.choices(At(0), 0)
    assert plan(game, view, choices, 4, SEED).moves == ("a",)  # type: ignore[arg-type]
