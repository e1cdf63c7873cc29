"""What is hidden stays hidden (CS1): values, in views, events, records and moves."""

import pytest

from engine.chance import Sealed, commitment
from engine.core import Event, Viewer
from engine.courtiers.board import RANK, cards_of
from engine.courtiers.game import COURTIERS
from engine.courtiers.state import Courtiers
from engine.play_on import apply, start
from engine.record import Header, Play, compose
from engine.tools.selfplay import derived_seed, play_random_game
from tests.engine.courtiers.court import SEED, board, court, play, step, told


def unknown(state: Courtiers, viewer: Viewer) -> list[str]:
    """The cards on the board whose values a viewer may not know."""
    bit = 64 if viewer is None else 1 << viewer
    cards = [card for stack in state.board for card in cards_of(stack)]
    return [card for card in cards if not state.seen[RANK[card]] & bit]


def written(events: tuple[Event, ...], viewer: Viewer) -> str:
    return " ".join(
        f"{event.text} {event.facts}" for event in events if event.visible_to(viewer)
    ).replace("'", "")


@pytest.mark.parametrize("chosen", ["", "die"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_view_and_no_event_names_a_card_that_its_reader_may_not_know(chosen: str, seats: int):
    played = play_random_game(COURTIERS, chosen, seats, derived_seed(SEED, f"{chosen}{seats}"))
    for ply, state in enumerate(played.states[:-1]):
        for viewer in (*range(seats), None):
            secret = unknown(state, viewer)
            seen = COURTIERS.view(state, viewer)
            assert not any(card in COURTIERS.position(seen) for card in secret)
        play_ = played.plays[ply]
        after = apply(COURTIERS, state, play_.seat, play_.move, Sealed(played.seed, ply + 1))
        if COURTIERS.outcome(after.state) is None:
            for viewer in (*range(seats), None):
                text = written(after.events, viewer)
                assert not any(card in text for card in unknown(after.state, viewer))


@pytest.mark.parametrize("chosen", ["", "die"])
def test_what_a_seat_may_not_know_changes_nothing_for_it(chosen: str):
    """Other values behind the same view: the same views and events for that viewer, as long as
    nothing is turned up."""
    played = play_random_game(COURTIERS, chosen, 4, derived_seed(SEED, f"same {chosen}"))
    differed = 0
    for ply, state in enumerate(played.states[:-1]):
        for viewer in (*range(4), None):
            seen = COURTIERS.view(state, viewer)
            other = COURTIERS.imagine(seen, Sealed(SEED, ply))
            differed += other.board != state.board
            assert COURTIERS.view(other, viewer) == seen
            made = played.plays[ply]
            if made.move.startswith(("order", "lose")) and made.seat != viewer:
                continue  # the move itself names what only its player knows
            one, two = (COURTIERS.play(s, made.seat, made.move) for s in (state, other))
            if one.reveals or two.reveals:
                continue
            assert written(one.events, viewer) == written(two.events, viewer)
            assert COURTIERS.view(one.state, viewer) == COURTIERS.view(two.state, viewer)
    assert differed


def test_CS1_a_covered_card_is_known_to_its_owner_alone():
    state = court("a4=L1L2 b1=F6")

    assert board(state, 0) == "a4=L1L2 b1=F6"
    assert board(state, 1) == board(state, None) == "a4=L?L2 b1=F6"


def test_CS1_once_on_top_a_value_is_remembered_by_everybody():
    state = play(court("a4=L1L2 b1=F6 b2=T6"), "move a4 a5 x1", "move b1 b3", "move a4 a6")
    assert board(state, None) == "a5=L2 a6=L1 b2=T6 b3=F6"

    state = play(court("a5=B4 b6=C1C2 b1=F1"), "move a5 a6", "take b6 x1", "take b6")
    assert board(state, None) == "a6=C1C2B4 b1=F1"


def test_CS1_taking_cards_shows_them_to_the_taker():
    state = play(court("a5=B4 b6=L3C1C2 c1=F1 b2=T1", seats=3), "move a5 a6")
    last = step(state, "take b6")

    assert board(last.state, 0) == "a6=L3C1C2B4 b2=T1 c1=F1"
    assert board(last.state, 1) == board(last.state, 0)  # b has known them from the set-up
    assert board(last.state, 2) == board(last.state, None) == "a6=L?C?C2B4 b2=T1 c1=F1"
    assert told(last, 0) == ["0 take b6", "0 sees L3C1"]
    assert told(last, 1) == told(last, None) == ["0 take b6"]
    assert last.final


def test_CS1_discards_lie_open():
    last = step(court("a10=F3T2P1 b2=T6"), "move a10 a11 x1")

    assert board(last.state, None) == "a11=P1 b2=T6; out a: F3T2"


def test_CS1_after_the_end_everything_is_open():
    over = play(court("a7=C5F1 b3=L6C2"), "move a7 a8")

    assert board(over, None) == "a8=C5F1* b3=L6C2"


def test_running_scores_count_what_the_viewer_knows():
    state = court("a8=F5F2* b1=F6 b8=F1*; out b: T3")

    assert COURTIERS.view(state, 0).scores == (7, -2)
    assert COURTIERS.view(state, None).scores == (2, -2)
    assert COURTIERS.view(state, None).unsure == (1, 0)


def test_a_running_record_hides_orders_and_deals_and_a_finished_one_shows_them():
    state = start(COURTIERS, "", 3, Sealed(SEED, 0)).state
    plays: list[Play] = []
    while state.step == "order":
        seat = COURTIERS.waiting_on(state)[0]
        plays.append(Play(seat, COURTIERS.choices(state, seat).moves[0]))
        state = apply(COURTIERS, state, seat, plays[-1].move, Sealed(SEED, len(plays))).state
    header = Header("courtiers", 1, "", ("Ann", "Ben", "Cem"), commitment(SEED))
    text = compose(header, plays[:-1], SEED)

    assert "deal " not in text
    assert " order " not in text
    assert f"1. {COURTIERS.seat_name(plays[0].seat)} ? > " in text
    own = compose(header, plays[:-1], SEED, viewer=plays[0].seat)
    assert plays[0].move in own
    assert own.count("deal ") == 1
    assert compose(header, plays, SEED, over=True).count("deal ") == 3


def test_a_refusal_to_others_names_nothing():
    state = step(court("a11=L3T2B1 b1=F6 b2=T6", seat=1, die=1), "move b2 b3", 3).state

    assert COURTIERS.choices(state, 0).moves
    assert COURTIERS.choices(state, 1).moves == ()
