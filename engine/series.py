"""Matches: any game played over several rounds, with a score kept between them.

A `Series` stands before a game and is one itself. As long as no match is chosen it only hands
everything on: states are the game's own. In a match the state is a `Match` around the state of the
round that is on the board.

When a round ends, its board stays until the dice may be thrown again: opening the next round is
something the engine does by itself, like a throw. So whoever tries out the last move of a round
still sees how it ends, and nothing of the round to come.
"""

from collections.abc import Mapping
from typing import Any, Generic, cast

from msgspec.structs import replace

from engine.chance import Chance
from engine.core import (
    ROUND_BEGINS,
    ROUND_OVER,
    Choices,
    Event,
    Game,
    Illegal,
    MatchView,
    Move,
    Outcome,
    S,
    Seat,
    State,
    Step,
    V,
    Viewer,
)
from engine.scoring import (
    MatchScore,
    RoundEnd,
    RoundResult,
    Scoring,
    gains,
    is_decided,
    match_score,
    ranks_by,
)


class Match(State, Generic[S], frozen=True, gc=False, omit_defaults=True, tag="match"):
    """A match: the round on the board, and what the rounds before it brought."""

    round: S
    chosen: str
    seats: int
    number: int = 1
    """The round on the board, counted from 1."""
    results: tuple[RoundResult, ...] = ()
    """The rounds that are over; the one on the board among them as soon as it is."""
    gone: tuple[Seat, ...] = ()
    """Seats that left the match, in that order."""
    last: S | None = None
    """The board on which the round before ended."""

    @property
    def between(self) -> bool:
        """The round on the board is over."""
        return len(self.results) == self.number


class Series(Generic[S, V]):
    """A game that can also be played in matches."""

    def __init__(self, inner: Game[S, V]) -> None:
        self.inner = inner
        self.key = inner.key
        self.seats = inner.seats
        self.options = inner.options
        self.rules_version = inner.rules_version
        self.state_type = cast("type[S | Match[S]]", _either(inner.state_type))
        self.siblings: Mapping[type, Any] = getattr(inner, "siblings", {})
        """By class of state, the games that an inner game only hands on to."""
        self.standing = inner.standing
        self.weights = inner.weights
        self._scorings: dict[str, Scoring | None] = {}

    def setup(self, chosen: str, seats: int) -> Any:
        round_ = self.inner.setup(chosen, seats)
        if self.scoring(chosen) is None:
            return round_
        return Match(round_, chosen, seats)

    def again(self, over: Any) -> Any:
        match = _match(over)
        if match is None:
            return self.inner.again(over)
        return Match(self.inner.again(match.round), match.chosen, match.seats, gone=match.gone)

    def scoring(self, chosen: str) -> Scoring | None:
        if chosen not in self._scorings:
            self._scorings[chosen] = self.inner.scoring(chosen)
        return self._scorings[chosen]

    def waiting_on(self, state: Any) -> tuple[Seat, ...]:
        played: Any = cast("Match[Any]", state).round if type(state) is Match else state
        return self.siblings.get(played.__class__, self.inner).waiting_on(played)

    def choices(self, state: Any, seat: Seat) -> Choices:
        played: Any = cast("Match[Any]", state).round if type(state) is Match else state
        return self.siblings.get(played.__class__, self.inner).choices(played, seat)

    def read_move(self, typed: str) -> Move:
        return self.inner.read_move(typed)

    def play(self, state: Any, seat: Seat, move: Move) -> Step[Any]:
        match = _match(state)
        if match is None:
            return self.inner.play(state, seat, move)
        return self._after(match, self.inner.play(match.round, seat, move))

    def throw(self, state: Any, chance: Chance) -> Step[Any]:
        match = _match(state)
        if match is None:
            return self.inner.throw(state, chance)
        if match.between:
            return self._next_round(match)
        return self._after(match, self.inner.throw(match.round, chance))

    def resign(self, state: Any, seat: Seat) -> Step[Any]:
        """In a match the seat is gone from all rounds to come; the last one left wins it."""
        match = _match(state)
        if match is None:
            return self.inner.resign(state, seat)
        if self.outcome(match) is not None:
            raise Illegal("over", "the match is over")
        opening: tuple[Event, ...] = ()
        if match.between:
            begun = self._next_round(match)
            match, opening = begun.state, begun.events
        step = self.inner.resign(match.round, seat)
        left = replace(match, gone=(*match.gone, seat))
        if len(left.gone) >= match.seats - 1:
            return replace(
                step, state=replace(left, round=step.state), events=opening + step.events
            )
        after = self._after(left, step)
        return replace(after, events=opening + after.events)

    def view(self, state: Any, viewer: Viewer) -> V:
        match = _match(state)
        if match is None:
            return self.inner.view(state, viewer)
        seen = self.inner.view(match.round, viewer)
        now = self._score(match)
        lost = dict(() if match.between else seen.settled)
        outcome = self.outcome(match)
        shown = MatchView(
            scoring=self._scoring(match),
            number=match.number,
            scores=tuple(score - lost.get(seat, 0) for seat, score in enumerate(now.scores)),
            history=match.results,
            sets=now.sets,
            games=now.games,
            gone=match.gone,
            round_over=seen.outcome,
            over=outcome is not None,
            last=None if match.last is None else self.inner.view(match.last, viewer),
            chosen=match.chosen,
        )
        return replace(seen, outcome=outcome or seen.outcome, match=shown)

    def imagine(self, view: V, chance: Chance) -> Any:
        match = view.match
        if match is None:
            return self.inner.imagine(view, chance)
        seen = replace(view, outcome=match.round_over, match=None)
        last = cast("V | None", match.last)
        return Match(
            self.inner.imagine(seen, chance),
            match.chosen,
            view.seats,
            match.number,
            match.history,
            match.gone,
            None if last is None else self.inner.imagine(last, chance),
        )

    def position(self, view: V) -> str:
        board = self.inner.position(view)
        if view.match is None:
            return board
        stands = _written(view.match.scores, view.match.sets, view.match.games)
        return f"{board}; match {stands}, round {view.match.number}"

    def example(self, text: str) -> Any:
        return self.inner.example(text)

    def seat_name(self, seat: Seat) -> str:
        return self.inner.seat_name(seat)

    def outcome(self, state: Any) -> Outcome | None:
        """Of a match: by score, and those who left it behind all others, the last to leave first.

        Equal scores share a rank (G2).
        """
        match = _match(state)
        if match is None:
            return self.inner.outcome(state)
        alone = len(match.gone) >= match.seats - 1
        if not alone and not match.between:
            return None
        now = self._score(match)
        if not alone and not is_decided(self._scoring(match), match.results, now, match.gone):
            return None
        ranks = ranks_by([_merit(match, now, seat) for seat in range(match.seats)])
        return Outcome(ranks, now.scores, "alone" if alone else "match")

    def evaluate(self, view: V, seat: Seat) -> float:
        """The round on the board alone: what it brings to the match shows when it is over."""
        return self.inner.evaluate(view, seat)

    def worths(self, state: Any, weights: Any = None) -> list[float]:
        """The round on the board alone, as `evaluate` judges it."""
        match = _match(state)
        return self.inner.worths(state if match is None else match.round, weights)

    @property
    def part_names(self) -> tuple[str, ...]:
        return self.inner.part_names

    def parts(self, state: Any, seat: Seat) -> dict[str, float]:
        """Of the round on the board."""
        match = _match(state)
        return self.inner.parts(state if match is None else match.round, seat)

    def carried(self, state: Any, kept: Mapping[str, Any]) -> Any:
        match = _match(state)
        if match is None:
            return self.inner.carried(state, kept)
        return replace(match, round=self.inner.carried(match.round, kept["round"]))

    def flaws(self, state: Any) -> list[str]:
        match = _match(state)
        if match is None:
            return self.inner.flaws(state)
        flaws = self.inner.flaws(match.round)
        if len(match.results) not in (match.number - 1, match.number):
            flaws.append(f"{len(match.results)} results in round {match.number}")
        if any(len(result.gains) != match.seats for result in match.results):
            flaws.append("a result is not for all seats")
        over = self.inner.outcome(match.round) is not None
        if over != match.between and len(match.gone) < match.seats - 1:
            flaws.append("the round is over, but not counted, or the other way round")
        return flaws

    def _after(self, before: Match[S], step: Step[S]) -> Step[Any]:
        """The match after a step of its round, with the score if that was the round's last."""
        outcome = self.inner.outcome(step.state)
        if outcome is None:
            return replace(step, state=replace(before, round=step.state))
        winners = tuple(seat for seat in outcome.winners if seat not in before.gone)
        end = RoundEnd(outcome.points, winners, outcome.stake, outcome.settled)
        brought = gains(self._scoring(before), end, before.gone)
        result = RoundResult(winners, brought, outcome.reason, outcome.stake)
        over = replace(before, round=step.state, results=(*before.results, result))
        told = _told(over, self._score(over), outcome)
        return replace(step, state=over, events=(*step.events, told))

    def _next_round(self, over: Match[S]) -> Step[Match[S]]:
        number = over.number + 1
        begun = replace(over, round=self.inner.again(over.round), number=number, last=over.round)
        event = Event(ROUND_BEGINS, None, f"round {number} begins", {"number": number})
        return Step(begun, (event,))

    def _scoring(self, state: Match[S]) -> Scoring:
        scoring = self.scoring(state.chosen)
        assert scoring is not None
        return scoring.for_seats(state.seats)

    def _score(self, state: Match[S]) -> MatchScore:
        return match_score(self._scoring(state), state.seats, state.results)


def behind(game: Game[S, V], state: S) -> Game[S, V]:
    """The game that plays a state: a series steps out of the way unless a match is on.

    For whoever asks a game many things about one state, and wants the answers without a detour.
    """
    if type(game) is Series and type(state) is not Match:
        return cast("Game[S, V]", game.siblings.get(type(state), game.inner))
    return game


def shown_outcome(game: Game[S, V], state: S) -> Outcome | None:
    """How a game ended; in a match, how the match did, or else the round on the board: what a view
    of the state shows."""
    over = game.outcome(state)
    match = _match(state)
    if over is not None or match is None:
        return over
    return cast("Series[Any, Any]", game).inner.outcome(match.round)


def _match(state: Any) -> Match[Any] | None:
    return cast("Match[Any]", state) if type(state) is Match else None


def _either(state_type: type[S]) -> Any:
    """What a snapshot may hold: a state of the game, or of a match of it."""
    return state_type | Match[state_type]


def _merit(match: Match[S], now: MatchScore, seat: Seat) -> tuple[int, int, int]:
    """What a seat is ranked by: more is better, equal shares the rank."""
    if seat in match.gone:
        return (0, match.gone.index(seat), 0)
    games = sum(games[seat] for games in (*now.sets, now.games)) if now.games else 0
    return (1, now.scores[seat], games)


def _told(over: Match[S], now: MatchScore, outcome: Outcome) -> Event:
    """The scoreboard after a round."""
    result = over.results[-1]
    signed = ":".join(f"{gain:+d}" if gain else "0" for gain in result.gains)
    facts: dict[str, Any] = {
        "number": over.number,
        "winners": list(result.winners),
        "gains": list(result.gains),
        "scores": list(now.scores),
        "points": list(outcome.points),
        "reason": result.reason,
        "stake": result.stake,
    }
    if now.games:
        facts |= {"sets": [list(games) for games in now.sets], "games": list(now.games)}
    stands = _written(now.scores, now.sets, now.games)
    return Event(ROUND_OVER, None, f"round {over.number} brings {signed} to {stands}", facts)


def _written(
    scores: tuple[int, ...], sets: tuple[tuple[int, ...], ...], games: tuple[int, ...]
) -> str:
    """A score by seat, `2:-1`; in tennis the games of every set, `6:4 2:1`."""
    if not games:
        return ":".join(map(str, scores))
    played = [*sets, games] if any(games) or not sets else sets
    return " ".join(":".join(map(str, one)) for one in played)
