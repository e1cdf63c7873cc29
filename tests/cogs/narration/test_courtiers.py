"""What the courtiers' teller says: sentences, labels, groups, secrets."""

import pytest

from cogs.narration import TELLERS
from engine.chance import Sealed
from engine.core import Move, Viewer
from engine.courtiers.game import COURTIERS
from engine.courtiers.view import CourtiersView
from engine.play_on import apply, start
from engine.table.model import Language
from engine.tools.selfplay import derived_seed, play_random_game
from tests.render.courtiers.positions import played

TELLER = TELLERS["courtiers"]
NAMES = ("Ann", "Bob", "Cem", "Dee", "Eva", "Fay")


def told(example: str, *moves: Move, viewer: Viewer = None, language: Language = "en") -> list[str]:
    view, events = played(example, *moves, viewer=viewer)
    seen = [event for event in events if event.visible_to(viewer)]
    said = TELLER.tell(language, seen, NAMES, view)
    return [sentence.replace("\u00a0", " ") for sentence in said]


def offered(example: str, *moves: Move) -> tuple[CourtiersView, tuple[Move, ...]]:
    """A position as whoever is to decide sees it, and what they may play."""
    state = COURTIERS.example(example)
    for move in moves:
        state = COURTIERS.play(state, state.seat, move).state
    return COURTIERS.view(state, state.seat), COURTIERS.choices(state, state.seat).moves


@pytest.mark.parametrize(
    ("example", "moves", "english", "french"),
    [
        (
            "seats 2, seat 0: a4=L1L2 b1=F6",
            ["move a4 a5"],
            "Ann moved lady 2 (with 1 beneath) a4→a5.",
            "Ann déplace la dame 2 (avec 1 en dessous) a4→a5.",
        ),
        (
            "seats 2, seat 0: a5=B4 b6=C1L1 b1=F1",
            ["move a5 a6", "take b6 x1", "done"],
            "Ann moved bishop 4 a5→a6, took lady 1 from b6 (Bob), uncovering charlatan 1 on b6.",
            "Ann déplace l'évêque 4 a5→a6, prend la dame 1 en b6 (chez Bob), "
            "ce qui découvre le charlatan 1 en b6.",
        ),
        (
            "seats 2, seat 0: a9=P5 b10=L1T2P1 b2=T6",
            ["move a9 a10", "take b10 x1"],
            "Ann moved prince 5 a9→a10, took prince 1 from b10 (Bob), "
            "so Bob loses lady 1, troubadour 2 on b10.",
            "Ann déplace le prince 5 a9→a10, prend le prince 1 en b10 (chez Bob), "
            "ce qui fait perdre la dame 1, le troubadour 2 en b10 (chez Bob).",
        ),
        (
            "seats 2, seat 0: a10=T2P1 a1=F1 b2=T6",
            ["move a10 a11 x1"],
            "Ann moved prince 1 a10→a11, losing troubadour 2 on a10.",
            "Ann déplace le prince 1 a10→a11, et perd le troubadour 2 en a10.",
        ),
        (
            "seats 2, seat 0: a7=F3 a1=F1 b2=T6",
            ["move a7 a8"],
            "Ann moved fire-eater 3 a7→a8, finished on a8.",
            "Ann déplace le cracheur de feu 3 a7→a8, pile arrivée en a8.",
        ),
        (
            "seats 2, seat 0, die 6: a10=L3B1 a1=F3 a7=T1 b2=T6",
            ["lose a10 B1"],
            "Ann gave up bishop 1 on a10, uncovering lady 3 on a10.",
            "Ann cède l'évêque 1 en a10, ce qui découvre la dame 3 en a10.",
        ),
    ],
)
def test_a_turn_is_one_sentence(example: str, moves: list[Move], english: str, french: str):
    assert told(example, *moves) == [english]
    assert told(example, *moves, language="fr") == [french]


def test_what_was_beneath_is_told_to_the_taker_alone():
    example = "seats 3, seat 0: a5=B4 a1=F3 b6=C1L1 b1=F1 c1=F2"
    moves = ("move a5 a6", "take b6")
    assert told(example, *moves, viewer=0)[0].endswith("from b6 (Bob) (beneath: charlatan 1).")
    assert told(example, *moves, viewer=2)[0].endswith("from b6 (Bob).")


def test_the_set_up_is_told_without_its_secrets():
    dealt = start(COURTIERS, "", 2, Sealed(bytes(32), 0))
    for viewer in (0, None):
        view = COURTIERS.view(dealt.state, viewer)
        seen = [event for event in dealt.events if event.visible_to(viewer)]
        said = TELLER.tell("en", seen, NAMES, view)
        assert any(sentence.startswith("Your cards: ") for sentence in said) == (viewer == 0)
    state = dealt.state
    seat = COURTIERS.waiting_on(state)[0]
    step = apply(COURTIERS, state, seat, COURTIERS.choices(state, seat).moves[0])
    seen = [event for event in step.events if event.visible_to(None)]
    said = " ".join(TELLER.tell("en", seen, NAMES, COURTIERS.view(step.state, None)))
    assert not any(character.isdigit() for character in said)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("chosen", ["", "die"])
def test_whole_games_can_be_told_asked_and_labelled(chosen: str, language: Language):
    game = play_random_game(COURTIERS, chosen, 4, derived_seed(bytes(32), chosen))
    for ply, (state, play) in enumerate(zip(game.states, game.plays, strict=False), 1):
        step = apply(COURTIERS, state, play.seat, play.move, Sealed(game.seed, ply))
        view = COURTIERS.view(step.state, None)
        TELLER.tell(language, [e for e in step.events if e.visible_to(None)], NAMES, view)
        mine = COURTIERS.view(state, play.seat)
        moves = COURTIERS.choices(state, play.seat).moves
        assert TELLER.prompt(language, mine)
        assert TELLER.secrets(language, mine)
        assert len({TELLER.move_label(language, move, mine) for move in moves}) == len(moves)
        assert all(len(TELLER.move_label(language, move, mine)) <= 70 for move in moves)
        groups = TELLER.groups(language, mine, moves)
        grouped = [move for group in groups for move in group.moves]
        assert len(set(grouped)) == len(grouped)
        assert set(grouped) <= set(moves)
        assert len({group.label for group in groups}) == len(groups)
        assert len(groups) + len(moves) - len(grouped) <= 20  # never more buttons than fit
    assert TELLER.score(language, COURTIERS.view(game.states[-1], None), 0)


def test_moves_are_grouped_by_stack():
    view, moves = offered("seats 2, seat 0: a1=F1F2F3F4 a2=T1T2T3 a4=L1L2 a6=P1 b1=F6")
    groups = TELLER.groups("en", view, moves)
    labels = ["a1: fire-eater 4 (×4)", "a2: troubadour 3 (×3)", "a4: lady 2 (×2)"]
    assert [group.label for group in groups] == labels
    assert groups[0].moves[:2] == ("move a1 a3", "move a1 a3 x1")


def test_takings_have_groups_of_their_own():
    example = "seats 3, seat 0: a5=B4 b6=F1F2F3F4F5 c6=T1T2T3T4 b1=F6 c1=C1"
    view, moves = offered(example, "move a5 a6")
    assert [group.label for group in TELLER.groups("en", view, moves)] == [
        "Take b6: fire-eater 5 (×5)",
        "Take c6: troubadour 4 (×4)",
    ]


def test_labels_say_how_many():
    view, moves = offered("seats 2, seat 0: a4=L1L2 a6=P1 b1=F6")
    labels = [TELLER.move_label("en", move, view) for move in moves]
    assert labels == ["a4→a5 (all 2)", "a4→a5 (top 1)", "a6→a7"]
    assert TELLER.move_label("en", "order a4 2 6 5", view) == "5 on 6 on 2"
    assert TELLER.move_label("fr", "lose a4 L1", view) == "dame 1 en a4"


def test_own_stacks_with_what_only_some_know_in_bold():
    state = COURTIERS.example("seats 2, seat 0: a4=L1L2 a8=F1* b1=F6")
    text = TELLER.secrets("en", COURTIERS.view(state, 0))
    assert text.splitlines()[1:] == ["a4: **lady 1**, lady 2"]
    assert "L1" not in TELLER.secrets("en", COURTIERS.view(state, 1))
