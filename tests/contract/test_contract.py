"""What every game must do with every option set and every number of seats.

A new game or option joins by being listed in `engine.games` or offered by its game.
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from itertools import combinations
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Sealed
from engine.core import UMPIRE, AnyGame, Illegal, restore, snapshot
from engine.forms import random_filling
from engine.games import GAMES
from engine.option_words import BadOptions, Number, spelled
from engine.play_on import apply, start
from engine.tools.selfplay import (
    PlayedGame,
    check_invariants,
    derived_seed,
    play_random_game,
)

T = TypeVar("T")

SEED = bytes(range(32))
POSITIONS = 16
"""So many of a long game are looked at where each takes long."""


def option_sets(game: AnyGame) -> list[str]:
    """Each option alone, with each of its words; numbers only say how long a match is."""
    sets: list[str] = []
    for option in game.options.offered:
        words = [spelled(word) for word in option.words if not isinstance(word, Number)]
        for word in ("", *words):
            sets.append(game.options.canonical(f"{option.key} {EXAMPLES.get(word, word)}"))
    return sets


EXAMPLES = {"+b3": "+b3 +d4 -e3"}
"""Refinements whose spelling in a list is not one that can be chosen."""


def configurations(game: AnyGame) -> list[tuple[str, int]]:
    """The plain game for every number of players, every option for one of its numbers in turn."""
    plain = [("", seats) for seats in game.options.seats]
    sets = dict.fromkeys(option_sets(game))
    chosen = [(text, game.options.seats_for(text)) for text in sets if text]
    return plain + [(text, seats[at % len(seats)]) for at, (text, seats) in enumerate(chosen)]


CONFIGURATIONS = [
    pytest.param(
        game, chosen, seats, id=f"{game.key}-{chosen.replace(' ', '+') or 'plain'}-{seats}"
    )
    for game in GAMES.values()
    for chosen, seats in configurations(game)
]
every_configuration = pytest.mark.parametrize(("game", "chosen", "seats"), CONFIGURATIONS)
every_seat_count = pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in GAMES.values() for seats in game.options.seats]
)


@cache
def played(game: AnyGame, chosen: str, seats: int) -> PlayedGame:
    return play_random_game(game, chosen, seats, derived_seed(SEED, f"{chosen} {seats}"))


@every_configuration
def test_random_games_end_with_sound_states(game: AnyGame, chosen: str, seats: int):
    finished = played(game, chosen, seats)
    check_invariants(game, finished)
    outcome = finished.outcome
    assert len(outcome.ranks) == len(outcome.points) == seats
    assert outcome.ranks == tuple(
        1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_options_that_clash_are_refused_by_name(game: AnyGame):
    for pair in combinations([option.key for option in game.options.offered], 2):
        refused = refusal(game, " ".join(pair))
        if refused is not None:
            assert all(key in str(refused) for key in pair)
            assert {refused.facts["one"], refused.facts["other"]} == set(pair)


def refusal(game: AnyGame, options: str) -> BadOptions | None:
    try:
        game.options.canonical(options)
    except BadOptions as refused:
        return refused
    return None


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_says_for_how_many_it_is(game: AnyGame):
    assert game.options.seats
    assert set(game.options.seats) <= set(game.seats)
    for option in game.options.offered:
        chosen = game.options.canonical(option.key)
        assert set(game.options.seats_for(chosen)) <= set(game.seats)


@every_configuration
def test_the_same_seed_is_the_same_game(game: AnyGame, chosen: str, seats: int):
    seed = played(game, chosen, seats).seed
    assert play_random_game(game, chosen, seats, seed) == played(game, chosen, seats)


@every_configuration
def test_what_a_worth_is_made_of_has_names_that_are_known(game: AnyGame, chosen: str, seats: int):
    states = played(game, chosen, seats).states
    for state in states[:: max(1, len(states) // POSITIONS)]:
        for seat in range(seats):
            assert set(game.parts(state, seat)) <= set(game.part_names)


@every_configuration
def test_snapshots_read_back(game: AnyGame, chosen: str, seats: int):
    for state in played(game, chosen, seats).states:
        raw = snapshot(state)
        assert restore(game, raw) == state
        assert snapshot(restore(game, raw)) == raw


@every_configuration
def test_listed_moves_are_accepted_and_others_refused(game: AnyGame, chosen: str, seats: int):
    finished = played(game, chosen, seats)
    every_text = {play.move for play in finished.plays} | {"", "stay ", "x", "go", "🎲"}
    states = finished.states[:-1]
    for ply, state in enumerate(states[:: max(17, len(states) // POSITIONS)]):
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
            else:
                for number in range(8):
                    filled = random_filling(listed.form, Sealed(SEED, 8 * ply + number))
                    with suppress(Illegal):  # a filling may break a rule, but never the game
                        game.play(state, seat, filled or "")
        assert snapshot(state) == before


@every_configuration
def test_views_and_events_do_not_tell_secrets(game: AnyGame, chosen: str, seats: int):
    """Two states that a viewer cannot tell apart give equal views and equal events."""
    finished = played(game, chosen, seats)
    for ply, state in enumerate(finished.states[:-1:13]):
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
                        (
                            [event for event in step.events if event.visible_to(viewer)],
                            game.view(step.state, viewer),
                        )
                        for step in (game.play(state, viewer, move), game.play(other, viewer, move))
                        if not step.final
                    ]
                    assert told[:1] == told[1:]


@every_configuration
def test_another_seats_move_tells_a_viewer_nothing_secret(game: AnyGame, chosen: str, seats: int):
    """Whoever moves, a viewer sees the same in all states that they could not tell apart."""
    finished = played(game, chosen, seats)
    for ply, state in enumerate(finished.states[:-1:13]):
        for seat in game.waiting_on(state):
            for viewer in (*(other for other in range(seats) if other != seat), None):
                other = game.imagine(game.view(state, viewer), Sealed(SEED, ply))
                for move in game.choices(state, seat).moves[:2]:
                    if move not in game.choices(other, seat).moves:
                        continue
                    one, two = game.play(state, seat, move), game.play(other, seat, move)
                    if one.reveals or two.reveals:
                        continue
                    assert [e for e in one.events if e.visible_to(viewer)] == [
                        e for e in two.events if e.visible_to(viewer)
                    ]


@every_configuration
def test_every_move_is_one_of_its_own_events(game: AnyGame, chosen: str, seats: int):
    """Records, pictures and the digest rely on it; facts must not hide what an event is."""
    finished = played(game, chosen, seats)
    for state, play in zip(finished.states, finished.plays, strict=False):
        events = game.play(state, play.seat, play.move).events
        assert any(event.text == play.move and event.seat == play.seat for event in events)
        for event in events:
            assert not {"kind", "seat", "text", "forced", "only_for"} & set(event.facts)


@every_seat_count
def test_every_die_is_an_event_in_the_order_thrown(game: AnyGame, seats: int):
    """A record of a running game is replayed from the dice that its events show."""
    finished = played(game, "", seats)
    for ply, (state, play) in enumerate(
        zip(finished.states, finished.plays, strict=False), start=1
    ):
        thrown = CountedDice(Sealed(finished.seed, ply))
        events = apply(game, state, play.seat, play.move, thrown).events
        shown = [int(event.text.split()[1]) for event in events if event.kind == "roll"]
        assert shown == thrown.rolls


class CountedDice:
    """Remembers every die that is thrown."""

    def __init__(self, chance: Sealed) -> None:
        self._chance = chance
        self.rolls: list[int] = []

    def roll(self, sides: int = 6) -> int:
        self.rolls.append(self._chance.roll(sides))
        return self.rolls[-1]

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        return self._chance.shuffle(items)


@every_configuration
def test_a_draft_reveals_nothing(game: AnyGame, chosen: str, seats: int):
    """Without a chance the engine stops where the dice begin."""
    finished = played(game, chosen, seats)
    for state in finished.states[:-1:11]:
        for seat in game.waiting_on(state):
            for move in game.choices(state, seat).moves[:3]:
                tried = apply(game, state, seat, move, None)
                assert all(event.kind != "roll" for event in tried.events)


@every_configuration
def test_a_resignation_at_any_time_leaves_a_sound_game(game: AnyGame, chosen: str, seats: int):
    finished = played(game, chosen, seats)
    for state in finished.states[:-1:19]:
        for seat in range(seats):
            left = game.resign(state, seat).state
            assert game.flaws(left) == []
            assert seat not in game.waiting_on(left)


@every_seat_count
def test_nobody_resigns_twice_or_after_the_end_or_from_no_seat(game: AnyGame, seats: int):
    states = played(game, "", seats).states
    for state, seat in ((game.resign(states[0], 0).state, 0), (states[-1], 0), (states[0], seats)):
        with pytest.raises(Illegal):
            game.resign(state, seat)


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
