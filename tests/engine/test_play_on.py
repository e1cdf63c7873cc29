"""Several moves at once, all or none; and what a step reveals together with those that follow it
by themselves."""

from collections.abc import Callable
from itertools import product

import pytest
from msgspec.structs import replace

from data.store import SqlStore
from engine.chance import Chance, Shown
from engine.core import NO_CHOICES, Illegal, Step
from engine.games import GAMES
from engine.hedgehogs.game import HEDGEHOGS
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.play_on import apply, apply_all
from engine.table.drafts import decision_of
from engine.table.dry_run import still_legal, tried
from engine.witches.game import WITCHES_GAME
from tests.engine.drawer_game import DRAWERS, Drawers, drawers
from tests.engine.hedgehogs.race import race
from tests.engine.witches import race as witches
from tests.market.engine.market.game import MARKET


def dice(*rolls: int) -> Callable[[int], Chance]:
    """The same dice for whichever step needs some."""
    return lambda _: Shown(rolls)


def no_dice(_: int) -> None:
    return None


def told(step: Step[Drawers]) -> list[str]:
    """The events; `!` marks what there was no choice in."""
    return [event.text + "!" * event.forced for event in step.events]


def test_several_moves_are_applied_together():
    state = race("c4=r1 d3=b1 a1=b2", die=4)
    steps = apply_all(HEDGEHOGS, state, 0, ["side c4 d", "go d4"], dice(3))

    assert [move for move, _ in steps] == ["side c4 d", "go d4"]
    assert steps[-1][1].state.die == 3


def test_one_bad_move_refuses_all():
    state = race("c4=r1 d3=b1 a1=b2", die=4)
    with pytest.raises(Illegal, match="d7"):
        apply_all(HEDGEHOGS, state, 0, ["side c4 d", "go d7"], dice(3))


def test_moves_beyond_the_end_of_the_turn_are_refused():
    state = race("c4=r1 d3=b1 a1=b2", die=4)
    with pytest.raises(Illegal, match="the turn is over before `stay`"):
        apply_all(HEDGEHOGS, state, 0, ["side c4 d", "go d4", "stay"], dice(3))


def test_a_step_that_was_played_by_itself_may_be_written_all_the_same():
    state = race("c4=r1 d9=b1 a1=b2", die=4)
    steps = apply_all(HEDGEHOGS, state, 0, ["side c4 d", "go d4"], dice(1))

    assert [move for move, _ in steps] == ["side c4 d"]
    assert steps[0][1].state.board[22 + 5] == "r1"  # d5


def test_another_step_than_the_one_played_by_itself_is_refused():
    state = race("c4=r1 d9=b1 a1=b2", die=4)
    with pytest.raises(Illegal, match="the turn is over"):
        apply_all(HEDGEHOGS, state, 0, ["side c4 d", "go d9"], dice(1))


@pytest.mark.parametrize(
    ("moves", "played"),
    [
        (["pull 1", "pull 2", "pull 3", "pull 4"], ["pull 1", "pull 4"]),
        (["pull 1", "pull 3", "pull 4"], ["pull 1", "pull 4"]),
        (["pull 1", "pull 4"], ["pull 1", "pull 4"]),
        (["pull 1", "pull 2", "pass"], ["pull 1", "pass"]),
    ],
)
def test_of_steps_played_by_themselves_as_many_are_written_as_one_likes(
    moves: list[str], played: list[str]
):
    state = drawers("0O 0o 0o 0O")
    steps = apply_all(DRAWERS, state, 0, moves, no_dice)

    assert [move for move, _ in steps] == played


@pytest.mark.parametrize(
    ("row", "moves"),
    [
        # Each of them once, in their order, and the player's own move is none of them.
        ("0O 0o 0o 0O", ["pull 1", "pull 3", "pull 2"]),
        ("0O 0o 0o 0O", ["pull 1", "pull 2", "pull 2"]),
        ("0O 0o 0o 0O", ["pull 1", "pull 1"]),
        # What somebody else had no choice in is not for this seat to write.
        ("0O 1o 0O", ["pull 1", "pull 2"]),
        ("0O 1o 1O", ["pull 1", "pull 2"]),
    ],
)
def test_what_was_not_played_for_the_seat_is_not_passed_over(row: str, moves: list[str]):
    with pytest.raises(Illegal):
        apply_all(DRAWERS, drawers(row), 0, moves, no_dice)


@pytest.mark.parametrize(
    ("row", "reveals", "final"),
    [
        ("0O", False, False),
        ("0O 0o", False, False),
        ("0S", True, True),
        ("0S 0o", True, True),  # first what reveals, then what is forced
        ("0O 0s", True, True),  # and the other way round
        ("0O 0o 0s", True, True),
        ("0O 0s 0o", True, True),
        ("0S 0s", True, True),
        ("0K", True, False),  # its player knew: the others learn something
        ("0K 0o", True, False),
        ("0K 0s", True, True),
        ("0S 0k", True, True),
        ("0S 1o", True, True),
        ("0O 1s", True, True),
        ("0O 1k", True, True),  # which the other one knew, but not the mover
        ("0K 1o", True, False),
    ],
)
def test_what_a_step_and_the_forced_ones_behind_it_reveal(row: str, reveals: bool, final: bool):
    state = drawers(f"{row} 1O")
    step = apply(DRAWERS, state, 0, "pull 1")

    assert (step.reveals, step.final) == (reveals, final)
    assert step.foreseen == (reveals and not final)
    forced = range(2, len(row.split()) + 1)
    assert told(step) == [
        "pull 1", "found 5",
        *(text for at in forced for text in (f"pull {at}!", f"found {4 + at}")),
    ]  # fmt: skip


ROWS = [
    " ".join(row) + " 0O 1O"
    for row in product(("0O", "0K", "0S"), ("0o", "0k", "0s", "1o", "1s"), ("0o", "0s", "0S"))
]


@pytest.mark.parametrize("row", ROWS)
def test_a_draft_never_shows_what_lies_behind_something_revealed(row: str):
    """Two rows that its player cannot tell apart look the same until the draft is confirmed."""
    one = drawers(row)
    hidden = [at for at, found in enumerate(DRAWERS.view(one, 0).contents) if found is None]
    other = replace(
        one, contents=tuple(found + 10 * (at in hidden) for at, found in enumerate(one.contents))
    )
    drafts: list[list[str]] = [["pull 1"], ["pass"]]
    while drafts:
        draft = drafts.pop()
        first, second = (tried(DRAWERS, state, 0, draft) for state in (one, other))
        assert first.reveals == second.reveals
        assert first.choices == second.choices
        if first.reveals:
            assert first.choices == NO_CHOICES
            # It waits for its player's word, and shows nothing of what it would lead to.
            assert DRAWERS.view(first.state, 0) == DRAWERS.view(second.state, 0)
            assert first.events == second.events
            assert still_legal(DRAWERS, one, 0, draft, before=one)
            for move in ("pull 4", "pass", "anything"):
                # It is refused before anything is told about what comes then.
                with pytest.raises(Illegal, match="reveals something"):
                    tried(DRAWERS, one, 0, [*draft, move])
            continue
        assert still_legal(DRAWERS, one, 0, draft)
        assert DRAWERS.view(first.state, 0) == DRAWERS.view(second.state, 0)
        assert first.events == second.events
        drafts += [[*draft, move] for move in first.choices.moves]


@pytest.mark.parametrize(
    ("row", "ply"),
    [("0O 0o", 0), ("0K 0o", 0), ("0S 0o", 1), ("0O 0s", 1), ("0O 0o 0s", 1), ("0K 0s", 1)],
)
async def test_a_step_that_tells_its_player_something_is_confirmed_at_once(
    row: str, ply: int, store: SqlStore, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(GAMES, "drawers", DRAWERS)
    beginning = drawers(f"{row} 0O 1O")
    monkeypatch.setattr(DRAWERS, "setup", lambda chosen, seats: beginning)
    host = Host(store, lambda: 1_700_000_000)
    table = await host.lobbies.open(Opening(1, 2, 10, "Ann", "drawers"))
    await host.lobbies.join(table.id, 20, "Bob")
    table = await host.lobbies.start(table.id, 10)

    table = await host.turns.choose(table.id, 10, decision_of(table, 10).click, ["pull 1"])
    assert table.ply == ply
    assert table.players[0].draft == (() if ply else ("pull 1",))
    assert decision_of(table, 10).choices.moves == (f"pull {len(row.split()) + 1}", "pass")


def test_a_secret_answer_shows_nothing_before_it_is_confirmed():
    """Though the same player goes on, and whatever it would show them."""
    for contents in ((5, 6), (9, 6)):
        state = replace(drawers("0Q 0O"), contents=contents)
        trial = tried(DRAWERS, state, 0, ["pull 1"])
        assert (trial.moves, trial.state, trial.events) == (("pull 1",), state, ())
        assert (trial.reveals, trial.choices) == (False, NO_CHOICES)
        with pytest.raises(Illegal, match="reveals something"):
            tried(DRAWERS, state, 0, ["pull 1", "pull 2"])


@pytest.mark.parametrize("others", [(0, 0), (2, 0), (2, 3)])
def test_a_refusal_behind_a_secret_answer_does_not_say_who_else_has_answered(
    others: tuple[int, int],
):
    state = replace(MARKET.setup("", 3), bids=(0, *others))
    for behind in ("claim a1", "bid 2", "nonsense"):
        with pytest.raises(Illegal) as refused:
            tried(MARKET, state, 0, ["bid 1", behind])
        assert refused.value.code == "after-reveal"
    trial = tried(MARKET, state, 0, ["bid 1"])
    assert (trial.state, trial.choices, trial.reveals) == (state, NO_CHOICES, False)


def test_a_tile_turned_up_stays_turned_up_though_the_answer_to_it_is_forced():
    """Red turns up a magic of blue's, who has no card that could be played."""
    state = witches.race("8=(bM); r start start 5; b start start start", seats=2, die=3)
    state = replace(
        state,
        hands=(state.hands[0], "", *state.hands[2:]),
        played=("", state.hands[1], *state.played[2:]),
    )
    step = apply(WITCHES_GAME, state, 0, "witch 5")

    assert [(event.text, event.seat, event.forced) for event in step.events] == [
        ("witch 5", 0, False),
        ("up 8 bM", None, False),
        ("leave", 1, True),
    ]
    assert (step.reveals, step.final) == (True, True)
    trial = tried(WITCHES_GAME, state, 0, ["witch 5"])
    assert (trial.reveals, trial.choices) == (True, NO_CHOICES)


def test_a_forced_card_that_turns_a_tile_up_tells_whoever_led_to_it():
    """Blue sends red back onto a magic of yellow's, who must send her on with their only card, to
    a tile that lies face down."""
    state = witches.race("6=(g9) 12=yM 15=bM; r start start 12; b start start start", seats=3)
    state = replace(
        state,
        step="card", at=15, clan=1, die=0,
        witches=((0, 0, 15), *state.witches[1:]),
        up=1 << 12 | 1 << 15,
        hands=(state.hands[0], "23", "6", state.hands[3]),
        played=("", "456789XM", "235789XM", ""),
    )  # fmt: skip
    step = apply(WITCHES_GAME, state, 1, "card 3")

    assert [(event.text, event.seat, event.forced) for event in step.events] == [
        ("card 3", 1, False),
        ("card 6", 2, True),
        ("up 6 g9", None, False),
    ]
    assert (step.reveals, step.final) == (True, True)
    assert apply(WITCHES_GAME, state, 1, "card 2").reveals
    assert not apply(WITCHES_GAME, state, 1, "leave").reveals
    trial = tried(WITCHES_GAME, state, 1, ["card 3"])
    assert (trial.reveals, trial.choices) == (True, NO_CHOICES)


def test_nothing_is_thrown_for_a_game_that_is_over():
    step = apply(DRAWERS, drawers("0O"), 0, "pull 1", Shown(()))

    assert DRAWERS.outcome(step.state) is not None
