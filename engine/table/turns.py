"""What decisions do to a table: whom it asks then, who leaves, what follows without asking."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine import play_on
from engine.clock.timers import Timer
from engine.core import (
    ROUND_BEGINS,
    AnyGame,
    Choices,
    Event,
    Hand,
    Move,
    Refused,
    Seat,
    Step,
    restore,
    snapshot,
)
from engine.games import game_named
from engine.record import RESIGN
from engine.table.ahead import intents
from engine.table.bounds import refuse_at_leagues, refuse_resigning
from engine.table.draws import Dice
from engine.table.dry_run import still_legal
from engine.table.model import Doer, LoggedMove, Parting, Player, Posting, Table
from engine.table.unattended import STEPS, Answer, Deputy, answer, decides_at_once


class Change(Struct, frozen=True):
    """A table as it is to be saved, with the log rows and timers that go with it."""

    table: Table
    moves: tuple[LoggedMove, ...] = ()
    timers: tuple[Timer, ...] | None = None
    """Unless `None`, they replace the table's."""
    cut: int | None = None
    """The ply behind which the log is forgotten."""
    rest: tuple[Move, ...] = ()
    """Typed moves that are to be judged once this is saved."""
    ranks: tuple[int, ...] = ()
    """By seat, how a game ends that is decided from its position."""


class Played(Struct, frozen=True):
    """Moves of one seat with what they led to, and the dice that they have drawn from."""

    seat: Seat
    steps: Sequence[tuple[Move, Step[Any]]]
    dice: Dice
    hand: Hand = "person"


def state_of(table: Table) -> Any:
    return _restored(game_named(table.game), table.snapshot)


@lru_cache(maxsize=256)
def _restored(game: AnyGame, raw: bytes) -> Any:
    """Kept, because a turn asks for the same few states a dozen times; nobody changes them."""
    return restore(game, raw)


def dice_of(table: Table) -> Dice:
    """The sealed dice of the steps that follow."""
    return Dice(table.seed, table.ply, table.takebacks.dice)


def waiting_on(table: Table) -> tuple[Seat, ...]:
    """The seats whose decision the table waits for."""
    if table.status != "running":
        return ()
    return game_named(table.game).waiting_on(state_of(table))


def decided(table: Table, seat: Seat, now: int) -> Change:
    """The computer decides for a seat that is asked, in its player's stead.

    It plays the turn on until chance or somebody else has the word. What the player had begun is
    dropped, and what happens is news to them.
    """
    game = game_named(table.game)
    change, deputy = Change(with_draft(table, seat, ())), Deputy()
    for _ in range(STEPS):
        table, dice = change.table, dice_of(change.table)
        move = deputy.move(table, game, state_of(table), seat)
        change = _made(change, Answer(seat, move, "computer"), dice, now)
        passed = has_passed(change.moves[-1].events, seat)
        if dice.used or passed or waiting_on(change.table) != waiting_on(table):
            break
    return carried_out(change, now)


def has_passed(events: Sequence[Event], seat: Seat) -> bool:
    """Whether somebody else has had the word behind a seat's step, and no choice."""
    return any(event.forced and event.seat != seat for event in events)


def resigned(table: Table, user: int, now: int, hand: Hand = "person", reason: str = "") -> Change:
    """A player leaves a running game, or is taken out of it by the clock; the others go on."""
    return carried_out(leaving(table, user, now, hand, reason), now)


def leaving(table: Table, user: int, now: int, hand: Hand = "person", reason: str = "") -> Change:
    """The same by itself, without what computers that keep seats decide then."""
    running(table)
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated", "you do not play at this table")
    if hand == "person":
        refuse_resigning(table)
    dice = dice_of(table)
    step = play_on.resign(game_named(table.game), state_of(table), seat, dice.of(1))
    gone = replace(table.players[seat], resigned=True, holder="person", intents=())
    there = table.with_player(seat, gone)
    if hand == "person":
        doer = Doer(user, gone.name, reason)
        parting = Parting("resigned", table.ply + 1, doer)
        there = replace(there, partings=(*table.partings, parting))
    played = Played(seat, [(RESIGN, step)], dice, hand)
    left = after_moves(there, played, now)
    if left.table.status == "running" and not any(map(_is_person, left.table.players)):
        return replace(left, table=stopped(left.table, now))  # computers alone have no game
    return left


def _is_person(player: Player) -> bool:
    return not (player.resigned or player.level)


def stopped_by(table: Table, doer: Doer, now: int) -> Change:
    """The owner stops a running game; others vote, and enough of the players stop it. Where the
    result counts the owner votes like everybody."""
    running(table)
    refuse_at_leagues(table)
    user = doer.user
    playing = [
        player.user
        for player in table.players
        if not player.resigned
        and (player.holder == "person" or player.user in (*table.votes, user))
    ]
    if user == table.owner and not table.rated:
        return Change(stopped(table, now, doer))
    if user not in playing:
        raise Refused("not-seated", "you do not play at this table")
    if user in table.votes:
        raise Refused("already-voted", "you have already voted to stop this game")
    votes = (*table.votes, user)
    for_it = [voter for voter in votes if voter in playing]
    if len(for_it) >= _votes_among(table, len(playing)):
        return Change(stopped(replace(table, votes=votes), now))
    return Change(replace(table, votes=votes))


def voters(table: Table) -> list[int]:
    """Who has a say: those who play and are there."""
    return [
        player.user for player in table.players if not player.resigned and player.holder == "person"
    ]


def votes_needed(table: Table) -> int:
    """How many votes stop a game: more than half of those who have a say, and all of them, two
    at least, where the result counts: nobody's lead is voted away."""
    return _votes_among(table, len(voters(table)))


def _votes_among(table: Table, playing: int) -> int:
    return max(2, playing) if table.rated else playing // 2 + 1


def stopped(table: Table, now: int, doer: Doer | None = None) -> Table:
    """The game ends here without a result; by somebody's word, or by votes or the clock."""
    parting = () if doer is None else (Parting("stopped", table.ply, doer),)
    return replace(
        table,
        status="abandoned",
        ended=now,
        players=_without_drafts(intents.without_intents(table).players),
        posting=_answering_nothing(table),
        partings=(*table.partings, *parting),
    )


def renamed(table: Table, user: int, name: str) -> Table:
    """A player is called otherwise now."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated", "you do not play at this table")
    return table.with_player(seat, replace(table.players[seat], name=name))


def with_standing(table: Table, user: int, typed: str, now: int) -> Change:
    """A player decides beforehand on what may fall to them out of turn, and at once if it has."""
    if not table.live:
        raise Refused("not-running", "this game is over")
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated", "you do not play at this table")
    known = game_named(table.game).standing
    if known is None:
        raise Refused("no-standing", "this game asks nobody out of turn")
    player = replace(table.players[seat], standing=known.read(typed))
    return carried_out(Change(table.with_player(seat, player)), now)


def carried_out(change: Change, now: int) -> Change:
    """A change together with all that it leads to without asking anybody, a ply each: standing
    answers, and the decisions of computers that keep seats."""
    steps, deputy = 0, Deputy()
    while (table := change.table).status == "running" and _any_unasked(table):
        game, state = game_named(table.game), state_of(table)
        meant = intents.due(table, game, state)
        if meant is not None:
            change = _done_as_meant(change, meant, now)
            continue
        found = answer(table, game, state, steps, deputy)
        if found is None:
            break
        steps += found.hand == "computer"
        change = _made(change, found, dice_of(table), now)
    if table.status == "lobby":
        return change  # there is no position yet to be asked in
    table = intents.when_asked(table, game_named(table.game), state_of(table))
    return replace(change, table=table)


def _any_unasked(table: Table) -> bool:
    return any(one.standing or one.intents or decides_at_once(table, one) for one in table.players)


def _done_as_meant(change: Change, meant: intents.Due, now: int) -> Change:
    """A change and what a player has decided ahead, a ply a step. They were not asked, and what
    happened before their turn stays news to them."""
    table, seat = change.table, meant.seat
    dice = dice_of(table)
    steps = play_on.apply_all(game_named(table.game), state_of(table), seat, meant.moves, dice.of)
    seen = table.players[seat].seen
    table = table.with_player(seat, replace(table.players[seat], intents=meant.left))
    after = after_moves(table, Played(seat, steps, dice, "planned"), now)
    player = after.table.players[seat]
    if seat not in waiting_on(after.table):
        player = replace(player, since=seen)
    kept = after.table.with_player(seat, replace(player, seen=seen))
    return Change(kept, change.moves + after.moves)


def _made(change: Change, found: Answer, dice: Dice, now: int) -> Change:
    """A change and one more move, made for a seat whose player has not looked at the table: what
    happened stays news to them."""
    table, seat = change.table, found.seat
    seen = table.players[seat].seen
    step = play_on.apply(game_named(table.game), state_of(table), seat, found.move, dice.of(1))
    after = after_moves(table, Played(seat, [(found.move, step)], dice, found.hand), now)
    unread = replace(after.table.players[seat], seen=seen)
    return Change(after.table.with_player(seat, unread), change.moves + after.moves)


def running(table: Table) -> None:
    """Raises `Refused` unless the game is being played."""
    if table.status == "lobby":
        raise Refused("not-started", "the game has not started yet")
    if table.status != "running":
        raise Refused("not-running", "this game is over")


def after_moves(table: Table, played: Played, now: int) -> Change:
    """A table after moves that its dice were drawn for, and whom it asks then."""
    game, seat, dice = game_named(table.game), played.seat, played.dice
    user = table.players[seat].user
    moves = tuple(
        LoggedMove(
            ply=table.ply + number,
            seat=seat,
            user=user,
            move=move,
            at=now,
            events=step.events,
            hand=played.hand,
            draw=dice.drawn_by(number),
        )
        for number, (move, step) in enumerate(played.steps, start=1)
    )
    state = played.steps[-1][1].state
    ply = table.ply + len(moves)
    mover = replace(table.players[seat], seen=ply + table.takebacks.taken)
    outcome = game.outcome(state)
    after = replace(
        table.with_player(seat, mover),
        ply=ply,
        snapshot=snapshot(state),
        takebacks=replace(table.takebacks, dice=dice.ahead),
        outcome=outcome,
        posting=_answering_nothing(table),
        votes=(),
        unwatched=0 if played.hand in ("person", "planned") else table.unwatched,
    )
    anew = any(event.kind == ROUND_BEGINS for move in moves for event in move.events)
    after = _asked(game, state_of(table), state, after, None if anew else seat)
    events = [event for move in moves for event in move.events]
    after = intents.after_words(after, played.seat, game.waiting_on(state), events)
    if anew or outcome is not None:
        after = intents.without_intents(after)
    if outcome is not None:
        after = replace(after, status="over", ended=now)
    return Change(after, moves)


def _asked(game: AnyGame, before: Any, state: Any, after: Table, mover: Seat | None) -> Table:
    """A table after a move: whom it waits for since when, and which drafts still hold.

    The mover is asked anew in any case; so is everybody in a new round of a match: `None`.
    """
    was, now = game.waiting_on(before), game.waiting_on(state)

    def asked(seat: Seat, player: Player) -> Player:
        if seat not in now:
            return replace(player, draft=()) if player.draft else player
        if (
            mover in (seat, None)
            or not set(now) <= set(was)
            or not _same_question(game.choices(before, seat), game.choices(state, seat))
            or not still_legal(game, state, seat, player.draft, before)
        ):
            return replace(player, draft=(), since=after.position_number)
        return player

    players = tuple(asked(seat, player) for seat, player in enumerate(after.players))
    return replace(after, players=players)


def _same_question(before: Choices, after: Choices) -> bool:
    """Whether somebody else's decision has left a question as it was, or only narrowed it."""
    if (before.secret, before.form is None) != (after.secret, after.form is None):
        return False
    if before.form is not None and after.form is not None:
        return before.form.template == after.form.template
    return set(after.moves) <= set(before.moves)


def with_draft(table: Table, seat: Seat, draft: tuple[Move, ...]) -> Table:
    return table.with_player(seat, replace(table.players[seat], draft=draft))


def _without_drafts(players: Sequence[Player]) -> tuple[Player, ...]:
    return tuple(replace(player, draft=()) if player.draft else player for player in players)


def _answering_nothing(table: Table) -> Posting:
    """What was posted, and nothing that the next board would answer."""
    return replace(table.posting, answer="")
