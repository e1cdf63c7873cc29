"""Which moves are legal now, and why another is not."""

from typing import Final

from engine.core import NO_CHOICES, Choices, Field, Form, Illegal, Move, Seat
from engine.witches.board import (
    CARD_IN,
    CARD_MOVES,
    CLANS,
    LEAVE,
    LETTERS,
    MAGIC,
    NUMBERS,
    VALUES,
    WITCH_AT,
    WITCH_MOVES,
    WORDS,
    lay_move,
    picks_in,
    places,
)
from engine.witches.rules import END, LAST, PICKED, START
from engine.witches.state import Witches

STAGE_NAMES: Final = ("first", "second", "third")
PROPOSALS: Final = {
    "even": lay_move("26X378459"),
    "quick": lay_move("89X567234"),
    "mixed": lay_move("25836947X"),
}
"""Ready-made choices: as many steps in each stage, a quick start, and a mixture."""
LAY: Final = Choices(
    moves=tuple(PROPOSALS.values()),
    form=Form(
        "lay {first} / {second} / {third}",
        tuple(Field(name, tuple(WORDS[n] for n in NUMBERS), PICKED) for name in STAGE_NAMES),
        disjoint=True,
    ),
    secret=True,
)
"""The choice of tiles (WS1)."""


def choices(state: Witches, seat: Seat) -> Choices:
    """Every legal move of a seat: witches from the start on, cards from low to high."""
    match state.step:
        case "witch":
            return Choices(movable(state)) if seat == state.seat else NO_CHOICES
        case "card":
            return Choices(answers(state)) if seat == state.clan else NO_CHOICES
        case "lay":
            return LAY if seat in laying(state) else NO_CHOICES
        case _:
            return NO_CHOICES


def allows(state: Witches, seat: Seat, move: Move) -> bool:
    """Whether a move is among the choices of a seat. Of many only the one is looked at."""
    if state.step == "witch" and seat == state.seat:
        place = WITCH_AT.get(move)
        return place in state.witches[seat] and _goes(state, places(state.witches), place)
    if state.step == "card" and seat == state.clan and move != LEAVE:
        card = CARD_IN.get(move, "?")
        return card in state.hands[seat] and target(state, places(state.witches), card) > 0
    return move in choices(state, seat).moves


def laying(state: Witches) -> tuple[Seat, ...]:
    """The seats that have not chosen their tiles yet."""
    picks, gone = state.picks, state.gone
    return tuple([s for s in range(state.seats) if not picks[s] and s not in gone])


def movable(state: Witches) -> tuple[Move, ...]:
    """The witches of the seat on turn that the die can move (WT1, WT2, WT4)."""
    taken = places(state.witches)
    moves: list[Move] = []
    before = -1
    for place in state.witches[state.seat]:
        if place == before:
            continue
        before = place
        if place > LAST:
            break
        if _goes(state, taken, place):
            moves.append(WITCH_MOVES[place])
    return tuple(moves)


def _goes(state: Witches, taken: int, place: int) -> bool:
    """Whether the die can move a witch that stands there (WT1, WT2, WT4)."""
    to = place + state.die
    return place == START or (place <= LAST and to <= END and not taken >> to & 1)


def first_step(taken: int, die: int) -> int:
    """Where a witch arrives who leaves the start: only free tiles count (WT2)."""
    place = START
    while die:
        place += 1
        if not taken >> place & 1:
            die -= 1
    return place


def answers(state: Witches) -> tuple[Move, ...]:
    """What the clan whose magic it is may do with the witch on it (WT5c, WT5d, WT6)."""
    taken = places(state.witches)
    moves: list[Move] = []
    before = ""
    for card in state.hands[state.clan]:
        if card != before and target(state, taken, card):
            moves.append(CARD_MOVES[card])
        before = card
    if not (state.must and moves):
        moves.append(LEAVE)
    return tuple(moves)


def target(state: Witches, taken: int, card: str) -> int:
    """Where a card of the clan that is asked takes the witch on its magic; 0 if it cannot."""
    own = state.clan == state.seat
    if card != MAGIC:
        return by_number(taken, state.at, VALUES[card] if own else -VALUES[card])
    return to_twin(state.tiles, state.up & ~taken, state.at, LETTERS[state.clan], 1 if own else -1)


def by_number(taken: int, at: int, steps: int) -> int:
    """Where so many steps, forward or back, take a witch; 0 if they cannot."""
    place = at + steps
    return place if 0 < place <= END and not taken >> place & 1 else 0


def to_twin(tiles: str, free: int, at: int, letter: str, way: int) -> int:
    """The nearest free face-up magic of a clan on the way, 1 ahead or -1 back; 0 without one."""
    symbol = letter + MAGIC
    place = at + way
    while 0 < place <= LAST:
        if free >> place & 1 and tiles.startswith(symbol, place * 2 - 2):
            return place
        place += way
    return 0


def refusal(state: Witches, seat: Seat, move: Move) -> Illegal:
    """Why a move that is not among the choices is refused, and what would have worked."""
    if state.ended:
        return Illegal("over", "the game is over")
    legal = choices(state, seat).moves
    if not legal:
        return _not_yours(state, seat)
    code, why = _reason(state, move)
    offer = ", ".join(f"`{text}`" for text in legal[:8]) + (", …" if len(legal) > 8 else "")
    verb, _, rest = move.partition(" ")
    return Illegal(
        code,
        f"{why}; you can play {offer}",
        move=move[:40],
        verb=verb[:20],
        place=rest[:20],
        die=state.die,
        choices=legal,
    )


def _not_yours(state: Witches, seat: Seat) -> Illegal:
    if state.step == "lay" and seat not in state.gone:
        return Illegal("already-laid", "you have laid your tiles; a choice once made stands")
    if state.step not in ("witch", "card"):
        return Illegal("not-now", "there is nothing to decide now")
    mover = state.seat if state.step == "witch" else state.clan
    return Illegal("not-your-turn", f"it is {CLANS[mover]}'s move", mover=mover)


def _reason(state: Witches, move: Move) -> tuple[str, str]:
    if state.step == "lay":
        how = (
            "first everybody lays: three different numbers from 2 to 10 for each stage, all nine "
            "of them, as in `lay 2 5 9 / 3 4 10 / 6 7 8`"
        )
        if move.startswith("lay"):
            return "bad-lay", how
        return "lay-first", how
    place, card = WITCH_AT.get(move), CARD_IN.get(move)
    if place is None and card is None and move != LEAVE and picks_in(move) is None:
        return "no-such-move", f"`{move[:40]}` is no move of this game"
    if state.step == "witch":
        if place is None:
            return "witch-first", "now one of your witches moves"
        return _witch_reason(state, place)
    if move == LEAVE:
        return "magic-forced", "a witch sent back onto a magic tile must get a card, if any fits"
    if card is None:
        return "magic-now", "now a card is played, or none"
    word = WORDS[card]
    if card not in state.hands[state.clan]:
        return "magic-spent", f"you no longer hold {word}"
    if card == MAGIC:
        way = "ahead of" if state.clan == state.seat else "behind"
        return "magic-no-twin", f"no free tile with that symbol lies face up {way} her"
    return "magic-blocked", f"{word} would take her to a tile that is taken or off the track"


def _witch_reason(state: Witches, place: int) -> tuple[str, str]:
    where = "at the start" if place == START else f"on tile {place}"
    if place not in state.witches[state.seat]:
        return "no-witch", f"no witch of yours stands {where}"
    if place + state.die > END:
        return "witch-too-far", f"{state.die} takes the witch {where} past the finish"
    return "witch-taken", f"tile {place + state.die} is taken"
