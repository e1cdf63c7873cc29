"""How the computer looks for its move, on trees that are made up for it."""

from engine.chance import Sealed
from engine.computer.greedy import BREADTH, POSITIONS, PROMISING, WORLDS
from engine.computer.player import FILLINGS, decide
from engine.core import Field, Form, Move
from tests.engine.computer.tree_game import At, Node, TreeGame, leaves, node

SEED = bytes(range(32))


def decided(game: TreeGame, draw: int = 0) -> Move:
    state = At(0)
    (seat,) = game.waiting_on(state)
    view, choices = game.view(state, seat), game.choices(state, seat)
    return decide(game, view, choices, Sealed(SEED, draw))  # type: ignore[arg-type]


def test_the_best_is_taken_and_among_equals_the_first():
    assert decided(TreeGame(node([1, 3, 2]))) == "b"
    assert decided(TreeGame(node([1, 3, 3]))) == "b"
    assert decided(TreeGame(node([-3, -1, -2]))) == "b"


def test_the_other_seat_wants_the_other_end():
    assert decided(TreeGame(node([1, 3, 0], seat=1))) == "c"


def test_among_equal_secret_choices_chance_picks_but_only_among_the_best():
    game = TreeGame(node([2, 3, 3, 1], secret=True))
    assert {decided(game, draw) for draw in range(20)} == {"b", "c"}
    assert {decided(TreeGame(node([2, 3, 3, 1])), draw) for draw in range(20)} == {"b"}


def test_a_turn_is_thought_through_to_its_end():
    """What the first step looks like does not count, if the turn goes on."""
    tree = node({"poor": node([1, 9], -5), "fine": node([2, 3], 5)})
    assert decided(TreeGame(tree)) == "poor"
    deep = node({"poor": node({"x": node([1, 9], -9)}), "fine": node([2, 3], 5)})
    assert decided(TreeGame(deep)) == "poor"


def test_a_turn_ends_where_somebody_else_decides():
    """What the other would do there is not thought of."""
    tree = node({"one": node([99], 1, seat=1), "two": node([-99], 2, seat=1)})
    game = TreeGame(tree)
    assert decided(game) == "two"
    assert game.played == [("one",), ("two",)]


def test_steps_of_the_own_turn_without_a_choice_are_played_on():
    tree = node({"one": Node(9, {"go": Node(-9)}), "two": Node(0, {"go": Node(1)})})
    assert decided(TreeGame(tree)) == "two"
    # Also if they come behind a choice.
    tree = node({"one": Node(0, {"x": Node(9, {"go": Node(-9)}), "y": Node(-8)}), "two": Node(-7)})
    assert decided(TreeGame(tree)) == "two"


# Worlds


def test_where_nothing_is_uncovered_one_world_is_imagined():
    game = TreeGame(node([1, 3, 2]), node([9, 0, 0]))
    assert decided(game) == "b"
    assert game.imagined == 1


def test_what_uncovers_something_is_judged_in_several_worlds():
    """It could turn out very well, as in the first of them; but mostly it does not."""
    good, bad = Node(10, shows=True), Node(-10, shows=True)
    game = TreeGame(*(node({"turn up": one, "safe": Node(1)}) for one in (good, bad, bad, bad)))
    assert decided(game) == "safe"
    assert game.imagined == WORLDS == 4
    game = TreeGame(*(node({"turn up": one, "safe": Node(1)}) for one in (good, good, bad, good)))
    assert decided(game) == "turn up"


def test_also_if_it_is_uncovered_later_in_the_turn():
    good, bad = (node({"up": Node(one, shows=True)}, one) for one in (10, -10))
    trees = [node({"look": Node(0, {"x": one, "y": one}), "safe": Node(1)}) for one in (good, bad)]
    game = TreeGame(trees[0], trees[1], trees[1], trees[1])
    assert decided(game) == "safe"
    assert game.imagined == WORLDS


def test_in_the_other_worlds_only_the_most_promising_are_tried():
    first = node({f"m{at}": Node(at, shows=True) for at in range(8)})
    others = node({f"m{at}": Node(-at, shows=True) for at in range(8)})
    game = TreeGame(first, others, others, others)
    # Of m7, m6, m5 and m4 the last is the best there; m0 would be, had it looked good at first.
    assert decided(game) == "m4"
    assert len(game.played) == 8 + (WORLDS - 1) * PROMISING


# How much is looked at


def wide(count: int, behind: int) -> Node:
    """So many moves, each followed by so many; the later the better, on both steps."""
    return node(
        {
            f"m{at:02}": node({f"x{n}": Node(at + n / 10) for n in range(behind)}, at)
            for at in range(count)
        }
    )


def test_little_is_looked_at_entirely():
    game = TreeGame(wide(4, 5))
    assert decided(game) == "m03"
    assert len(game.played) == 4 + 4 * 5


def test_of_much_only_what_looks_best_half_way():
    """A dozen moves with five answers each are more than there is room for."""
    game = TreeGame(wide(12, 5))
    assert decided(game) == "m11"
    gone_on = {path[0] for path in game.played if len(path) == 2}
    assert gone_on == {f"m{at:02}" for at in range(12 - BREADTH // 5, 12)}
    assert len(game.played) == 12 + BREADTH // 5 * 5


def test_what_was_given_up_counts_as_it_stood():
    """The best half-way turns out badly; one that was not gone on with is better than that."""
    tree = {f"m{at:02}": node([0] * 5, at) for at in range(12)}
    tree["m00"] = node([99] * 5, -5)
    assert decided(TreeGame(node(tree))) == "m07"


def test_a_turn_that_was_gone_on_with_counts_as_it_ended_not_as_it_stood():
    tree = {f"m{at:02}": node([at - 50.0] * 5, at) for at in range(12)}
    # All but the four that were gone on with; the best of those.
    assert decided(TreeGame(node(tree))) == "m07"


def test_what_does_not_fit_leaves_room_for_a_smaller_one():
    """Two have a dozen answers each, the third too many, and a fourth two."""
    tree = node(
        {
            "a": node([1] * 12, 9),
            "b": node([1] * 20, 8),
            "c": node([1] * 10, 7),
            "d": node([50] * 2, 6),
        }
    )
    game = TreeGame(tree)
    assert decided(game) == "d"
    assert {path[0] for path in game.played if len(path) == 2} == {"a", "c", "d"}


def test_long_turns_come_to_an_end():
    """Four answers to every step, twelve steps long: it stops when enough was looked at."""

    def deeper(left: int, worth: float) -> Node:
        if not left:
            return Node(worth)
        following = deeper(left - 1, worth + 1)
        return Node(worth, dict.fromkeys("abcd", following))

    game = TreeGame(deeper(12, 0))
    assert decided(game) == "a"
    assert len(game.played) <= 4 + POSITIONS + BREADTH


def test_each_further_world_gets_a_quarter():
    def world() -> Node:
        return node(
            {f"m{at}": node(leaves(*[0.0] * 6), at) for at in range(3)}
            | {"up": Node(0, shows=True)}
        )

    game = TreeGame(world(), world(), world(), world())
    decided(game)
    behind = [path for path in game.played if len(path) == 2]
    # All three in the first world; then nine positions are room for one of them.
    assert len(behind) == 18 + (WORLDS - 1) * 6


# Forms


def form_tree(worths: dict[str, float], proposals: int) -> Node:
    form = Form("lay {what}", (Field("what", ("p", "q", "r", "s")),))
    return Node(
        0, {f"lay {name}": Node(one) for name, one in worths.items()}, form=form,
        proposals=proposals,
    )  # fmt: skip


def test_fillings_are_tried_beside_the_proposals():
    game = TreeGame(form_tree({"p": 1, "q": 2, "r": 9, "s": 0}, 2))
    assert {decided(game, draw) for draw in range(30)} == {"lay q", "lay r"}
    game.played.clear()
    decided(game)
    assert 2 <= len(game.played) <= 2 + FILLINGS


def test_a_filling_that_is_refused_is_passed_over():
    game = TreeGame(form_tree({"p": 1, "q": 2}, 2))
    assert {decided(game, draw) for draw in range(30)} == {"lay q"}


def test_a_single_proposal_is_not_all_there_is_to_a_form():
    game = TreeGame(form_tree({"p": 1, "q": 2, "r": 9, "s": 3}, 1))
    assert "lay r" in {decided(game, draw) for draw in range(30)}


def test_what_has_no_alternative_is_not_thought_about():
    game = TreeGame(Node(0, {"go": Node(-9)}))
    assert decided(game) == "go"
    assert (game.imagined, game.played) == (0, [])
