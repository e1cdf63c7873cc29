"""What a player or spectator may know of a race, and what they can only guess."""

from typing import ClassVar, Final

from engine.chance import Chance
from engine.core import UMPIRE, Seat, View, Viewer
from engine.witches.board import (
    CARDS,
    CLANS,
    LETTERS,
    MAGIC,
    NUMBERS,
    SYMBOLS,
    WORDS,
    in_order,
    tile_text,
)
from engine.witches.ending import outcome, points
from engine.witches.rules import LAST, PICKED, STAGE
from engine.witches.state import StepName, Witches

HIDDEN: Final = "?"
"""A tile that the viewer may not know."""


class WitchesView(View, frozen=True, kw_only=True):
    """The race as a viewer sees it. Tiles and cards are written as people read them."""

    game: ClassVar[str] = "witches"

    clans: tuple[str, ...]
    letters: str
    """By clan, players' and neutral ones, its name and its letter on a tile."""
    tiles: tuple[str, ...]
    """From tile 1 on: `rM`, `b10`, or `?`; empty before the track is dealt."""
    up: tuple[int, ...]
    """The numbers of the tiles that lie face up."""
    witches: tuple[tuple[int, ...], ...]
    """By seat, where the witches stand: 0 is the start, 49 to 51 are the finish."""
    hands: tuple[tuple[str, ...], ...]
    """By clan, the cards left, in order. Everybody can count them (WS4)."""
    piles: tuple[tuple[str, ...], ...]
    """By clan, the order of a neutral pile from its top, for those from whom nothing is hidden."""
    played: tuple[tuple[str, ...], ...]
    """By clan, the cards discarded, in that order."""
    picks: tuple[tuple[str, ...], ...]
    """By clan, the numbers of stage one, two and three, as far as the viewer chose or may know
    them; empty otherwise."""
    laid: tuple[Seat, ...]
    """During set-up, who has chosen."""
    points: tuple[int, ...]
    """By seat, what the witches at the finish are worth."""
    gone: tuple[Seat, ...]
    """Seats that resigned."""
    step: StepName
    seat: Seat
    """Whose turn it is."""
    first: Seat
    """Who began; -1 before the lot is drawn."""
    die: int
    """The die of this turn; 0 before it is thrown."""
    turn: int
    at: int
    """Where the witch stands whose fate a card decides; 0 if there is none."""
    clan: Seat
    """Whose magic she stands on."""
    must: bool
    """A card must be played if one can be."""


def view(state: Witches, viewer: Viewer, waiting_on: tuple[Seat, ...]) -> WitchesView:
    result = outcome(state)
    everything = viewer == UMPIRE or result is not None
    neutral = [clan for clan in range(len(CLANS)) if clan >= state.seats or clan in state.gone]
    return WitchesView(
        viewer=viewer,
        seats=state.seats,
        waiting_on=waiting_on,
        outcome=result,
        clans=CLANS,
        letters=LETTERS,
        tiles=_tiles(state, everything),
        up=tuple([place for place in range(1, LAST + 1) if state.up >> place & 1]),
        witches=state.witches,
        hands=tuple(_words("".join(sorted(hand, key=CARDS.index))) for hand in state.hands),
        piles=tuple(
            _words(state.hands[clan]) if everything and clan in neutral else ()
            for clan in range(len(CLANS))
        ),
        played=tuple(_words(cards) for cards in state.played),
        picks=tuple(
            _words(picked(state, clan)) if everything or clan == viewer else ()
            for clan in range(len(CLANS))
        ),
        laid=tuple([seat for seat in range(state.seats) if state.picks and state.picks[seat]]),
        points=tuple(points(state, seat) for seat in range(state.seats)),
        gone=state.gone,
        step=state.step,
        seat=state.seat,
        first=state.first,
        die=state.die,
        turn=state.turn,
        at=state.at,
        clan=state.clan,
        must=state.must,
    )


def die_target(seen: WitchesView, start: int) -> int:
    """Where the die takes a witch; from the start only free tiles count (WT2)."""
    if start:
        return start + seen.die
    taken = {place for clan in seen.witches for place in clan}
    place, left = start, seen.die
    while left:
        place += 1
        left -= place not in taken
    return place


def card_target(seen: WitchesView, card: str) -> int:
    """Where a card that can be played takes the witch whose fate is to decide (WT5c, WT5d)."""
    way = 1 if seen.clan == seen.seat else -1
    if card != WORDS[MAGIC]:
        return seen.at + way * int(card)
    taken = {place for clan in seen.witches for place in clan}
    symbol = seen.letters[seen.clan] + MAGIC
    place = seen.at + way
    while place not in seen.up or seen.tiles[place - 1] != symbol or place in taken:
        place += way
    return place


def picked(state: Witches, clan: Seat) -> str:
    """The numbers of a clan's three stages, before and after they are dealt."""
    if state.picks:
        return state.picks[clan]
    letter = LETTERS[clan]
    laid = [
        state.tiles[place * 2 + 1]
        for place in range(len(state.tiles) // 2)
        if state.tiles[place * 2] == letter
    ]
    return in_order("".join(symbol for symbol in laid if symbol != MAGIC))


def imagine(seen: WitchesView, chance: Chance) -> Witches:
    """A state that the viewer could not tell from the real one: what is hidden is shuffled."""
    laying = not seen.tiles
    picks = tuple(
        _symbols(known)
        or (in_order("".join(chance.shuffle(NUMBERS))) if laying and clan in seen.laid else "")
        for clan, known in enumerate(seen.picks)
    )
    return Witches(
        seats=seen.seats,
        step=seen.step,
        picks=picks if laying else (),
        tiles="" if laying else guessed_tiles(seen.tiles, picks, chance),
        up=sum(1 << place for place in seen.up),
        witches=seen.witches,
        hands=tuple(
            _symbols(seen.piles[clan]) or _pile(seen, clan, chance) for clan in range(len(CLANS))
        ),
        played=tuple(_symbols(cards) for cards in seen.played),
        seat=seen.seat,
        first=seen.first,
        die=seen.die,
        turn=seen.turn,
        at=seen.at,
        clan=seen.clan,
        must=seen.must,
        gone=seen.gone,
        ended=seen.outcome.reason if seen.outcome else "",
    )


def guessed_tiles(tiles: tuple[str, ...], picks: tuple[str, ...], chance: Chance) -> str:
    """A whole track that fits the known tiles and the clans whose choice is known.

    Every clan has one magic and three numbers in each stage (WS1), so what lies there unseen can
    be dealt clan by clan.
    """
    known = [tile.replace("10", "X") for tile in tiles]
    stages = [known[at : at + STAGE] for at in range(0, LAST, STAGE)]
    unseen: list[list[str]] = [[] for _ in stages]
    for letter, chosen in zip(LETTERS, picks, strict=True):
        shown = [[tile[1] for tile in stage if tile[0] == letter] for stage in stages]
        numbers = [symbol for stage in shown for symbol in stage if symbol != MAGIC]
        left = list(chance.shuffle([n for n in NUMBERS if n not in numbers]))
        for stage, there in enumerate(shown):
            if MAGIC not in there:
                unseen[stage].append(letter + MAGIC)
            if chosen:
                mine = [n for n in chosen[stage * PICKED : (stage + 1) * PICKED] if n not in there]
            else:
                missing = PICKED - sum(symbol != MAGIC for symbol in there)
                mine, left = left[:missing], left[missing:]
            unseen[stage] += [letter + number for number in mine]
    dealt = [iter(chance.shuffle(stage)) for stage in unseen]
    return "".join(
        next(dealt[place // STAGE]) if tile == HIDDEN else tile for place, tile in enumerate(known)
    )


def _pile(seen: WitchesView, clan: Seat, chance: Chance) -> str:
    """A player's hand as it is, a neutral pile in an order it might have."""
    cards = _symbols(seen.hands[clan])
    neutral = clan >= seen.seats or clan in seen.gone
    return "".join(chance.shuffle(cards)) if neutral and seen.tiles else cards


def _tiles(state: Witches, everything: bool) -> tuple[str, ...]:
    tiles, up = state.tiles, state.up
    return tuple(
        [
            tile_text(tiles[place * 2 : place * 2 + 2])
            if everything or up >> (place + 1) & 1
            else HIDDEN
            for place in range(len(tiles) // 2)
        ]
    )


def _words(symbols: str) -> tuple[str, ...]:
    return tuple([WORDS[symbol] for symbol in symbols])


def _symbols(words: tuple[str, ...]) -> str:
    return "".join([SYMBOLS[word] for word in words])
