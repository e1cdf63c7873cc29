"""What every game must do with every option set and every number of seats.

A new game or option joins by being listed in `engine.games` or offered by its game.
"""

from contextlib import suppress
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Sealed
from engine.core import UMPIRE, AnyGame, Illegal, restore, snapshot
from engine.games import GAMES
from engine.options import BadOptions
from engine.play_on import apply, start
from engine.selfplay import PlayedGame, check_invariants, derived_seed, play_random_game

SEED = bytes(range(32))


def option_sets(game: AnyGame) -> list[str]:
    """The plain game, each option alone, and every pair that goes together."""
    keys = [option.key for option in game.options.offered]
    sets = ["", *keys]
    for pair in combinations(keys, 2):
        with suppress(BadOptions):
            sets.append(game.options.canonical(" ".join(pair)))
    return sets


CONFIGURATIONS = [
    pytest.param(
        game, chosen, seats, id=f"{game.key}-{chosen.replace(' ', '+') or 'plain'}-{seats}"
    )
    for game in GAMES.values()
    for chosen in option_sets(game)
    for seats in game.seats
]
every_configuration = pytest.mark.parametrize(("game", "chosen", "seats"), CONFIGURATIONS)
every_seat_count = pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in GAMES.values() for seats in game.seats]
)


def played(game: AnyGame, chosen: str, seats: int, number: int = 0) -> PlayedGame:
    return play_random_game(game, chosen, seats, derived_seed(SEED, f"{chosen} {seats} {number}"))


@every_configuration
def test_random_games_end_with_sound_states(game: AnyGame, chosen: str, seats: int):
    for number in range(2):
        finished = played(game, chosen, seats, number)
        check_invariants(game, finished)
        outcome = finished.outcome
        assert len(outcome.ranks) == len(outcome.points) == seats
        assert outcome.ranks == tuple(
            1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks
        )


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_options_that_clash_are_refused_by_name(game: AnyGame):
    for pair in combinations([option.key for option in game.options.offered], 2):
        chosen = " ".join(pair)
        if chosen in option_sets(game):
            continue
        with pytest.raises(BadOptions) as refused:
            game.options.canonical(chosen)
        assert all(key in str(refused.value) for key in pair)


@every_configuration
def test_the_same_seed_is_the_same_game(game: AnyGame, chosen: str, seats: int):
    assert played(game, chosen, seats) == played(game, chosen, seats)


@every_configuration
def test_snapshots_read_back(game: AnyGame, chosen: str, seats: int):
    for state in played(game, chosen, seats).states:
        raw = snapshot(state)
        assert restore(game, raw) == state
        assert snapshot(restore(game, raw)) == raw


@every_seat_count
def test_listed_moves_are_accepted_and_others_refused(game: AnyGame, seats: int):
    finished = played(game, "", seats)
    every_text = {play.move for play in finished.plays} | {"", "stay ", "x", "go", "🎲"}
    for ply, state in enumerate(finished.states[:-1][::7]):
        before = snapshot(state)
        for seat in range(seats):
            listed = game.choices(state, seat)
            assert bool(listed.moves) == (seat in game.waiting_on(state))
            assert len(set(listed.moves)) == len(listed.moves)
            for move in listed.moves:
                apply(game, state, seat, move, Sealed(SEED, ply))
            if listed.form is None:
                for text in sorted(every_text - set(listed.moves)):
                    with pytest.raises(Illegal):
                        game.play(state, seat, text)
        assert snapshot(state) == before


@every_seat_count
def test_views_and_events_do_not_tell_secrets(game: AnyGame, seats: int):
    """Two states that a viewer cannot tell apart give equal views and equal events."""
    finished = played(game, "", seats)
    for ply, state in enumerate(finished.states[:-1:5]):
        for viewer in (*range(seats), None):
            seen = game.view(state, viewer)
            other = game.imagine(seen, Sealed(SEED, ply))
            assert game.view(other, viewer) == seen
            assert game.position(game.view(other, viewer)) == game.position(seen)
            if viewer in seen.waiting_on:
                assert viewer is not None
                assert game.choices(other, viewer) == game.choices(state, viewer)
                for move in game.choices(state, viewer).moves[:4]:
                    told = [
                        [event for event in step.events if event.visible_to(viewer)]
                        for step in (game.play(state, viewer, move), game.play(other, viewer, move))
                        if not step.reveals
                    ]
                    assert told[:1] == told[1:]


@every_seat_count
def test_a_draft_reveals_nothing(game: AnyGame, seats: int):
    """Without a chance the engine stops where the dice begin."""
    finished = played(game, "", seats)
    for state in finished.states[:-1:5]:
        for seat in game.waiting_on(state):
            for move in game.choices(state, seat).moves[:3]:
                tried = apply(game, state, seat, move, None)
                assert all(event.kind != "roll" for event in tried.events)


@every_seat_count
def test_a_resignation_at_any_time_leaves_a_sound_game(game: AnyGame, seats: int):
    finished = played(game, "", seats)
    for state in finished.states[:-1:9]:
        for seat in range(seats):
            left = game.resign(state, seat).state
            assert game.flaws(left) == []
            assert seat not in game.waiting_on(left)


@every_seat_count
def test_the_umpire_sees_what_the_state_holds(game: AnyGame, seats: int):
    state = start(game, "", seats, Sealed(SEED, 0)).state
    seen = game.view(state, UMPIRE)

    assert game.imagine(seen, Sealed(SEED, 1)) == state


@settings(max_examples=60, deadline=None)
@given(text=st.text(max_size=80), key=st.sampled_from(sorted(GAMES)))
def test_any_option_text_is_understood_or_cleanly_refused(text: str, key: str):
    options = GAMES[key].options
    try:
        canonical = options.canonical(text)
    except BadOptions:
        return
    assert options.canonical(canonical) == canonical
