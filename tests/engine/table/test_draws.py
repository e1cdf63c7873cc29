"""Which of the sealed draws a step gets, before and after a takeback."""

from engine.table.draws import Dice, seen_again

SEED = bytes(range(32))


def drawn(ply: int, ahead: tuple[int, ...], draws: str) -> tuple[list[int], Dice]:
    """Which steps' dice are drawn behind a ply; `x` is a step that draws, `-` one that does not."""
    dice = Dice(SEED, ply, ahead)
    steps: list[int] = []
    for number, one in enumerate(draws, start=1):
        sealed = dice.of(number)
        if one == "x":
            sealed.roll()
            steps.append(sealed.step)
    return steps, dice


def test_before_any_takeback_every_step_has_its_own():
    steps, dice = drawn(4, (), "x-x")
    assert steps == [5, 7]
    assert dice.ahead == ()
    assert [dice.drawn_by(number) for number in (1, 2, 3)] == [0, 0, 0]


def test_what_was_seen_comes_again_in_its_order_whatever_leads_to_it():
    steps, dice = drawn(4, (3, 5, 8), "x-x")
    assert steps == [5, 8]
    # The first is its own ply's; the other is that of the eighth, on the seventh.
    assert [dice.drawn_by(number) for number in (1, 2, 3)] == [0, 0, 8]
    assert drawn(4, (3, 5, 8), "-x")[0] == [5]
    assert drawn(4, (3, 5, 8), "-x")[1].ahead == (5, 8)
    assert drawn(4, (3, 5, 8), "-")[1].ahead == (3, 5, 8)


def test_then_comes_the_next_that_nobody_has_seen():
    """With fewer steps than before the dice are ahead of the plies, and stay so."""
    steps, dice = drawn(2, (1, 5), "xxx")
    assert steps == [5, 6, 7]
    assert dice.ahead == (7,)
    assert [dice.drawn_by(number) for number in (1, 2, 3)] == [5, 6, 7]
    # A step that draws nothing lets the plies come nearer.
    steps, dice = drawn(2, (1, 5), "x--x")
    assert (steps, dice.ahead) == ([5, 6], ())
    # With more steps than before the plies have come further than the dice.
    steps, dice = drawn(6, (3, 5), "xx")
    assert (steps, dice.ahead) == ([5, 8], ())


def test_the_last_of_what_was_seen_on_its_own_ply_leaves_nothing_to_remember():
    assert drawn(4, (3, 5), "x")[1].ahead == ()
    assert drawn(4, (3, 5, 6), "x")[1].ahead == (5, 6)
    assert drawn(4, (3, 6), "x")[1].ahead == (6,)


def test_whether_anything_was_drawn():
    assert not drawn(4, (), "--")[1].used
    assert drawn(4, (), "-x")[1].used
    assert drawn(4, (), "x-")[1].used
    assert not Dice(SEED, 4, ()).used


def test_what_is_seen_again_after_a_takeback():
    assert seen_again((1, 3), (6, 5), ()) == (3, 5, 6)
    # What an earlier takeback still holds comes too, each once; what it drew last does not.
    assert seen_again((1, 3), (6, 5), (4, 5, 9)) == (3, 5, 6, 9)
    assert seen_again((), (), ()) == (0,)
    assert seen_again((), (2,), ()) == (0, 2)
