"""What each step does to the position."""

from typing import Final

from msgspec.structs import replace

from engine.chance import Chance
from engine.core import Event, Move, Seat, Step
from engine.witches.board import (
    CARDS,
    CLANS,
    LETTERS,
    MAGIC,
    NUMBERS,
    VALUES,
    WORDS,
    lay_move,
    tile_text,
)
from engine.witches.board import places as taken_places
from engine.witches.moves import by_number, first_step, laying, movable, target, to_twin
from engine.witches.rules import FINISH, LAST, PICKED, STAGES, START, WITCHES
from engine.witches.state import Witches

_NO_PICKS: Final = ("",) * len(CLANS)
_NONE_PLAYED: Final = ("",) * len(CLANS)


def begin(seats: int, first: Seat = -1, gone: tuple[Seat, ...] = ()) -> Witches:
    """Every hand full, nothing laid. Without a first player the lot will draw one."""
    witches = tuple(() if seat in gone else (START,) * WITCHES for seat in range(seats))
    return Witches(
        seats=seats,
        step="lay",
        picks=_NO_PICKS,
        witches=witches,
        hands=(CARDS,) * len(CLANS),
        played=_NONE_PLAYED,
        first=first,
        gone=gone,
    )


def lay(state: Witches, seat: Seat, picks: str) -> Step[Witches]:
    """One player's secret choice of tiles, which then stands (WS1)."""
    chosen = (*state.picks[:seat], picks, *state.picks[seat + 1 :])
    events = (
        Event("lay", seat, lay_move(picks), {"picks": picks}, to=(seat,)),
        Event("laid", seat, "has laid"),
    )
    return Step(_once_laid(replace(state, picks=chosen)), events)


def deal(state: Witches, chance: Chance) -> Step[Witches]:
    """Neutral clans get tiles and piles by chance, the stages are shuffled (WS2, WS3), and the
    lot names who begins (WS4)."""
    players = [seat for seat in range(state.seats) if seat not in state.gone]
    picks = [drawn or "".join(chance.shuffle(NUMBERS)) for drawn in state.picks]
    tiles: list[str] = []
    for stage in range(STAGES):
        numbers = slice(stage * PICKED, (stage + 1) * PICKED)
        laid = [
            letter + symbol
            for letter, chosen in zip(LETTERS, picks, strict=True)
            for symbol in MAGIC + chosen[numbers]
        ]
        tiles += chance.shuffle(laid)
    hands = tuple(
        hand if clan in players else "".join(chance.shuffle(hand))
        for clan, hand in enumerate(state.hands)
    )
    first = state.first if state.first >= 0 else chance.shuffle(players)[0]
    dealt = replace(state, picks=(), tiles="".join(tiles), hands=hands, first=first)
    events = (Event("deal", None, "deal"), Event("first", first, "begin"))
    return Step(new_turn(dealt, first), events, reveals=True)


def roll(state: Witches, chance: Chance) -> Step[Witches]:
    """The die; if it moves none of the player's witches the turn is lost (WT3)."""
    value, seat = chance.roll(), state.seat
    rolled = replace(state, die=value, step="witch")
    events = (Event("roll", seat, f"roll {value}", {"value": value}),)
    if not movable(rolled):
        events += (Event("lost", seat, f"no move {value}", {"die": value}),)
        rolled = new_turn(rolled, seat + 1)
    return Step(rolled, events, reveals=True)


def go(state: Witches, place: int, move: Move) -> Step[Witches]:
    """A witch moves by the die (WT1, WT2)."""
    taken = taken_places(state.witches)
    to = place + state.die if place else first_step(taken, state.die)
    facts = {"from": place, "to": to, "die": state.die}
    return _Flight(state, place, to, Event("witch", state.seat, move, facts)).land(sent=False)


def card(state: Witches, symbol: str, move: Move) -> Step[Witches]:
    """The clan whose magic it is plays a card (WT5c, WT5d)."""
    clan, own = state.clan, state.clan == state.seat
    to = target(state, taken_places(state.witches), symbol)
    facts = {"card": WORDS[symbol], "owner": state.seat, "from": state.at, "to": to}
    flight = _Flight(state, state.at, to, Event("card", clan, move, facts))
    flight.spend(clan, symbol)
    if symbol == MAGIC:
        return flight.rest()
    return flight.land(sent=not own)


def leave(state: Witches) -> Step[Witches]:
    """No card is played: the turn ends where she stands."""
    facts = {"owner": state.seat, "at": state.at}
    event = Event("leave", state.clan, "leave", facts)
    return Step(new_turn(state, state.seat + 1), (event,))


def resign(state: Witches, seat: Seat) -> Step[Witches]:
    """A player leaves the game.

    Witches on the way leave the track, so that they bar nobody; those on finish squares stay.
    The clan is neutral from now on. Before the track is dealt it gets its tiles and pile like any
    other (WS3); later its cards are put with those played, and an empty pile has no effect (WT5e).
    The last player left wins.
    """
    events = (Event("resign", seat, "resign"),)
    home = tuple(place for place in state.witches[seat] if place > LAST)
    after = replace(
        state,
        gone=(*state.gone, seat),
        witches=(*state.witches[:seat], home, *state.witches[seat + 1 :]),
    )
    if len(after.gone) == after.seats - 1:
        return _end(after, "alone", events)
    if state.step == "lay":
        picks = (*state.picks[:seat], "", *state.picks[seat + 1 :])
        return Step(_once_laid(replace(after, picks=picks)), events)
    hand = state.hands[seat]
    after = replace(
        after,
        hands=(*state.hands[:seat], "", *state.hands[seat + 1 :]),
        played=(*state.played[:seat], state.played[seat] + hand, *state.played[seat + 1 :]),
    )
    if seat == state.seat or (state.step == "card" and seat == state.clan):
        return Step(new_turn(after, state.seat + 1), events)
    return Step(after, events)


class _Flight:
    """A witch on her way from tile to tile, until her turn ends or somebody must decide."""

    def __init__(self, state: Witches, start: int, to: int, event: Event) -> None:
        self._state = state
        self._start = start
        self._at = to
        self._events = [event]
        self._up = state.up
        self._hands = state.hands
        self._played = state.played
        self._reveals = False
        self._others = taken_places(state.witches) & ~(1 << start)

    def spend(self, clan: Seat, symbol: str) -> None:
        """A card leaves a hand or the top of a pile (WT7)."""
        hand = self._hands[clan].replace(symbol, "", 1)
        hands, played = list(self._hands), list(self._played)
        hands[clan] = hand
        played[clan] += symbol
        self._hands, self._played = tuple(hands), tuple(played)

    def land(self, *, sent: bool) -> Step[Witches]:
        """Let the tile she has reached act on her (WT5). `sent`: a number card sent her back."""
        state = self._state
        own = LETTERS[state.seat]
        while self._at <= LAST:
            at = self._at
            letter, symbol = state.tiles[at * 2 - 2 : at * 2]
            if not self._up >> at & 1:
                self._up |= 1 << at
                self._reveals = True
                tile = tile_text(letter + symbol)
                self._events.append(Event("up", None, f"up {at} {tile}", {"at": at, "tile": tile}))
            if symbol != MAGIC:
                if letter != own or not self._fly_on(VALUES[symbol]):
                    return self.rest()
                sent = False
                continue
            clan = LETTERS.index(letter)
            if clan < state.seats and clan not in state.gone:
                return self._ask(clan, must=sent)
            if self._turn_card(clan) != "sent":
                return self.rest()
            sent = True
        return self._come_home()

    def rest(self) -> Step[Witches]:
        """Her turn ends where she is."""
        return Step(new_turn(self._moved(), self._state.seat + 1), self._told(), self._reveals)

    def _fly_on(self, by: int) -> bool:
        """A number of her own clan: on at once, if the tile there is free (WT5a)."""
        at, seat = self._at, self._state.seat
        to = at + by
        if to > LAST or self._others >> to & 1:
            facts = {"at": at, "by": by, "to": to if to <= LAST else 0}
            self._events.append(Event("held", seat, f"no way {at} {by}", facts))
            return False
        facts = {"from": at, "to": to, "by": by}
        self._events.append(Event("hop", seat, f"on {at} {to}", facts))
        self._at = to
        return True

    def _turn_card(self, clan: Seat) -> str:
        """A neutral clan's top card acts if it can, and is discarded (WT5e)."""
        state, at, name = self._state, self._at, CLANS[clan]
        facts = {"clan": clan, "owner": state.seat, "from": at}
        if not self._hands[clan]:
            self._events.append(Event("empty", None, f"{name} has no cards", facts))
            return "rest"
        symbol = self._hands[clan][0]
        word = WORDS[symbol]
        self.spend(clan, symbol)
        self._reveals = True
        if symbol == MAGIC:
            to = to_twin(state.tiles, self._up & ~self._others, at, LETTERS[clan], -1)
        else:
            to = by_number(self._others, at, -VALUES[symbol])
        facts |= {"card": word, "to": to}
        self._events.append(Event("turned", None, f"{name} turns {word}", facts))
        if not to:
            return "rest"
        self._at = to
        return "rest" if symbol == MAGIC else "sent"

    def _ask(self, clan: Seat, *, must: bool) -> Step[Witches]:
        asked = replace(self._moved(), step="card", at=self._at, clan=clan, must=must)
        return Step(asked, self._told(), self._reveals)

    def _come_home(self) -> Step[Witches]:
        """She is on a finish square; the third of her clan there ends the game (WE1)."""
        moved, seat = self._moved(), self._state.seat
        home = sum(place > LAST for place in moved.witches[seat])
        worth = FINISH[self._at]
        facts = {"at": self._at, "points": worth, "home": home}
        self._events.append(Event("home", seat, f"home {worth}", facts))
        if home == WITCHES:
            ended = _end(moved, "home", self._told())
            return Step(ended.state, ended.events, self._reveals)
        return Step(new_turn(moved, seat + 1), self._told(), self._reveals)

    def _moved(self) -> Witches:
        state = self._state
        seat, clans = state.seat, list(state.witches)
        clan = list(clans[seat])
        clan[clan.index(self._start)] = self._at
        clan.sort()
        clans[seat] = tuple(clan)
        return replace(
            state, witches=tuple(clans), up=self._up, hands=self._hands, played=self._played
        )

    def _told(self) -> tuple[Event, ...]:
        return tuple(self._events)


def _once_laid(state: Witches) -> Witches:
    return state if laying(state) else replace(state, step="deal")


def new_turn(state: Witches, seat: Seat) -> Witches:
    """The turn of a seat, or of the next one still in the game."""
    seat %= state.seats
    while seat in state.gone:
        seat = (seat + 1) % state.seats
    return replace(
        state, seat=seat, step="roll", die=0, turn=state.turn + 1, at=0, clan=0, must=False
    )


def _end(state: Witches, reason: str, events: tuple[Event, ...]) -> Step[Witches]:
    ended = replace(state, ended=reason, step="over", at=0, clan=0, must=False)
    return Step(ended, (*events, Event("end", None, f"end {reason}", {"reason": reason})))
