"""Matches over several rounds: how rounds are scored, when a match ends, what is kept and told.

They stay in one file because every kind of match is played by the same rounds.
"""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from data.store import SqlStore
from engine.chance import Sealed, Shown, commitment
from engine.core import UMPIRE, Event, Illegal, Outcome, Refused, restore, snapshot
from engine.games import GAMES, game_named
from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.position import read
from engine.hedgehogs.race import RACE
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.play_on import apply, resign, start
from engine.record import Header, Play, compose, replay
from engine.record_reading import parse, verify
from engine.scoring import MATCH, Scoring, totals_chosen
from engine.series import Match, Series, behind
from engine.table.check import faults
from engine.table.drafts import decision_of
from engine.table.model import LoggedMove, Player, Table
from engine.tools.drive import Drive
from engine.tools.selfplay import check_invariants, play_random_game, record_of
from tests.engine.scored_game import TOLD, Told, ToldGame
from tests.engine.secret_game import PICKS_GAME

SEED = bytes(range(32))
PICKS = Series(PICKS_GAME)


def match(chosen: str, seats: int, *rounds: str) -> Any:
    """A match after rounds that ended so."""
    state = start(TOLD, TOLD.options.canonical(chosen), seats, Shown(())).state
    for ending in rounds:
        (mover,) = TOLD.waiting_on(state)
        state = apply(TOLD, state, mover, f"end {ending}", Shown(())).state
    return state


def scores(state: Any) -> tuple[int, ...]:
    seen = TOLD.view(state, None).match
    assert seen is not None
    return seen.scores


def result(state: Any) -> Outcome:
    outcome = TOLD.outcome(state)
    assert outcome is not None
    return outcome


def is_over(state: Any) -> bool:
    return TOLD.outcome(state) is not None


# V18


def test_V18_the_winner_gains_a_point_and_fewer_than_two_home_lose_one():
    assert scores(match("v18", 4, "3 2 1 0")) == (1, 0, -1, -1)


def test_V18_a_winner_never_takes_the_minus_one():
    assert scores(match("v18 v39", 3, "1 0 0")) == (1, -1, -1)


def test_V18_all_who_tie_for_first_are_winners():
    assert scores(match("v18", 3, "2 2 1")) == (1, 1, -1)


def test_V18_the_match_ends_at_two_points():
    once = match("v18", 2, "3 0")
    twice = match("v18", 2, "3 0", "3 0")

    assert not is_over(once)
    assert result(twice) == Outcome((1, 2), (2, -2), "match")


def test_V18_the_target_can_be_chosen():
    assert not is_over(match("v18 target=3", 2, "3 0", "3 0"))
    assert is_over(match("v18 target=3", 2, "3 0", "3 0", "3 0"))


def test_V18_scores_may_sink_but_twelve_rounds_end_the_match():
    rounds = ["3 0 0", "0 3 0", "0 0 3"] * 4

    assert not is_over(match("v18", 3, *rounds[:11]))
    assert result(match("v18", 3, *rounds)) == Outcome((1, 1, 1), (-4, -4, -4), "match")


def test_V18_the_number_of_rounds_can_be_chosen():
    assert result(match("v18 rounds=1", 3, "3 2 0")).ranks == (1, 2, 3)


# V19


def test_V19_losers_lose_what_they_are_behind():
    assert scores(match("v19", 4, "3 2 1 0")) == (1, -1, -2, -3)


def test_V19_nobody_gains_by_having_more_home_than_the_winner():
    assert scores(match("v19", 3, "1 2 0 win=0")) == (1, 0, -1)


def test_V19_all_who_tie_for_first_are_winners():
    assert scores(match("v19", 3, "2 2 1")) == (1, 1, -1)


def test_V19_the_match_ends_when_someone_is_at_minus_five_or_lower():
    assert not is_over(match("v19", 3, "3 0 2", "3 2 2"))
    after = match("v19", 3, "3 0 2", "2 0 3")

    assert result(after) == Outcome((1, 3, 1), (0, -6, 0), "match")


def test_V19_a_score_of_exactly_minus_five_is_enough():
    assert scores(match("v19", 2, "3 0", "3 1")) == (2, -5)
    assert is_over(match("v19", 2, "3 0", "3 1"))


def test_V19_twelve_rounds_end_the_match():
    rounds = ["3 2", "2 3"] * 6

    assert not is_over(match("v19", 2, *rounds[:11]))
    assert result(match("v19", 2, *rounds)) == Outcome((1, 1), (0, 0), "match")


# V20


def test_V20_points_are_added_up_for_one_round_a_player():
    assert not is_over(match("v20", 3, "3 2 0", "1 3 1"))
    assert result(match("v20", 3, "3 2 0", "1 3 1", "3 0 1")) == Outcome(
        (1, 2, 3), (7, 5, 2), "match"
    )


def test_V20_the_number_of_rounds_can_be_chosen_and_equal_totals_share():
    assert result(match("v20 rounds=2", 3, "3 2 0", "1 2 3")) == Outcome(
        (1, 1, 3), (4, 4, 3), "match"
    )


def test_V20_with_spies_adds_the_points_that_spies_give():
    scoring = HEDGEHOGS.scoring(HEDGEHOGS.options.canonical("v2 v20"))

    assert scoring == Scoring("totals")


# V22 and V25: what a cube does to the score


def test_V22_the_cube_multiplies_the_winners_point_and_the_loss():
    assert scores(match("v19 v22", 2, "3 1 x4")) == (4, -8)


def test_V22_who_refused_a_double_loses_what_was_settled():
    assert scores(match("v19 v22", 2, "1 1 win=0 x2 lost=1:2")) == (2, -2)


def test_V22_the_match_goes_to_minus_five():
    assert not is_over(match("v19 v22", 2, "3 2 x4"))
    assert result(match("v19 v22", 2, "3 0 x2")) == Outcome((1, 2), (2, -6), "match")


def test_V22_an_agreed_score_ends_the_match_instead():
    assert not is_over(match("v19 v22 target=6", 2, "3 0 x4"))
    assert result(match("v19 v22 target=6", 2, "3 0 x4", "3 0 x2")).points == (6, -18)


def test_V22_the_end_is_tested_when_a_round_ends():
    both = match("v19 v22 target=2", 2, "2 2 x2")

    assert result(both) == Outcome((1, 1), (2, 2), "match")


def test_V25_a_refuser_is_scored_by_what_was_settled_and_the_others_as_usual():
    assert scores(match("v19 v25", 4, "3 2 1 3 win=0 x2 lost=3:1")) == (2, -2, -4, -1)


def test_V25_who_left_the_round_plays_the_next_one():
    after = match("v19 v25", 3, "1 0 0 win=0 lost=1:1,2:1")

    assert scores(after) == (1, -1, -1)
    assert TOLD.waiting_on(after) == (1,)


def test_V25_twelve_rounds_end_the_match():
    assert is_over(match("v19 v25", 3, *["3 3 3"] * 12))


# V24


def games(*winners: int) -> list[str]:
    return [("3 0", "0 3")[winner] for winner in winners]


def tennis(state: Any) -> tuple[Any, ...]:
    seen = TOLD.view(state, None).match
    assert seen is not None
    return seen.scores, seen.sets, seen.games


def test_V24_a_round_is_a_game_and_six_games_take_a_set():
    assert tennis(match("v24", 2, *games(0, 1, 0))) == ((0, 0), (), (2, 1))
    assert tennis(match("v24", 2, *games(*[0] * 6))) == ((1, 0), ((6, 0),), (0, 0))


def test_V24_a_set_needs_a_lead_of_two():
    five_all = games(*[0, 1] * 5)

    assert tennis(match("v24", 2, *five_all, *games(0))) == ((0, 0), (), (6, 5))
    assert tennis(match("v24", 2, *five_all, *games(0, 0))) == ((1, 0), ((7, 5),), (0, 0))


def test_V24_at_six_all_one_game_decides():
    six_all = games(*[0, 1] * 6)

    assert tennis(match("v24", 2, *six_all)) == ((0, 0), (), (6, 6))
    assert tennis(match("v24", 2, *six_all, *games(1))) == ((0, 1), ((6, 7),), (0, 0))


def test_V24_two_sets_take_the_match():
    one, other = games(*[0] * 6), games(*[1] * 6)

    assert not is_over(match("v24", 2, *one, *other))
    assert result(match("v24", 2, *one, *other, *one)) == Outcome((1, 2), (2, 1), "match")


def test_V24_three_sets_can_be_asked_for_or_one():
    one = games(*[0] * 6)

    assert is_over(match("v24 sets=1", 2, *one))
    assert not is_over(match("v24 sets=3", 2, *one, *one))
    assert is_over(match("v24 sets=3", 2, *one, *one, *one))


def test_V24_a_round_with_two_winners_does_not_count():
    assert tennis(match("v24", 2, "2 2", "3 0")) == ((0, 0), (), (1, 0))


def test_V24_twelve_draws_end_the_match_with_whoever_is_ahead():
    drawn = match("v24", 2, "0 3", *["2 2"] * 12)

    assert result(drawn) == Outcome((2, 1), (0, 0), "match")


# From round to round


def test_V20_the_first_player_passes_to_the_left_and_round_the_table():
    assert [TOLD.waiting_on(match("v20 rounds=9", 3, *["1 1 1"] * n)) for n in range(4)] == [
        (0,),
        (1,),
        (2,),
        (0,),
    ]


def test_a_round_that_ends_is_scored_in_an_event_and_the_next_begins_by_itself():
    before = match("v18", 2)
    step = apply(TOLD, before, 0, "end 3 1", Shown(()))

    assert [event.text for event in step.events] == [
        "end 3 1",
        "round 1 brings +1:-1 to 1:-1",
        "round 2 begins",
    ]
    assert step.events[1] == Event(
        "round",
        None,
        "round 1 brings +1:-1 to 1:-1",
        {
            "number": 1,
            "winners": [0],
            "gains": [1, -1],
            "scores": [1, -1],
            "points": [3, 1],
            "reason": "told",
            "stake": 1,
        },
    )
    assert TOLD.waiting_on(step.state) == (1,)
    assert TOLD.position(TOLD.view(step.state, None)) == "-; match 1:-1, round 2"


def test_a_draft_that_ends_a_round_shows_its_end_and_nothing_of_the_next():
    tried = apply(TOLD, match("v18", 2), 0, "end 3 1", None)
    seen = TOLD.view(tried.state, 0)

    assert [event.kind for event in tried.events] == ["told", "round"]
    assert TOLD.position(seen) == "3 1; match 1:-1, round 1"
    assert TOLD.outcome(tried.state) is None
    assert seen.outcome is not None
    assert seen.outcome.winners == (0,)
    assert seen.match is not None
    assert seen.match.round_over == seen.outcome
    assert not seen.match.over


def test_the_score_of_tennis_is_written_as_it_is_said():
    seen = TOLD.view(match("v24", 2, *games(*[0] * 6, 1)), None)

    assert TOLD.position(seen) == "-; match 6:0 0:1, round 8"


def test_a_match_is_seen_with_its_history():
    seen = TOLD.view(match("v19 v22", 2, "3 2 x2"), 1).match

    assert seen is not None
    assert (seen.number, seen.scores, seen.gone) == (2, (2, -2), ())
    assert seen.scoring == Scoring("hard", target=0, rounds=12)
    (over,) = seen.history
    assert (over.winners, over.gains, over.stake, over.reason) == ((0,), (2, -2), 2, "told")


def test_without_a_match_states_and_games_are_the_games_own():
    series = game_named("hedgehogs")
    state = start(series, "v26", 2, Sealed(SEED, 0)).state

    assert state == start(HEDGEHOGS, "v26", 2, Sealed(SEED, 0)).state
    assert behind(series, state) is RACE
    assert series.view(state, None) == HEDGEHOGS.view(state, None)


def test_a_match_reads_back_from_its_snapshot():
    for state in (match("v24", 2, *games(0, 1, 1)), match("", 2), match("v19 v25", 3, "3 2 1 x2")):
        raw = snapshot(state)
        assert restore(TOLD, raw) == state
        assert type(restore(TOLD, raw)) is type(state)
        assert snapshot(restore(TOLD, raw)) == raw


# Leaving a match


def test_who_resigns_stays_gone_and_ranks_behind_everybody_who_stayed():
    state = match("v20", 3, "3 0 0")
    left = resign(TOLD, state, 0, Shown(())).state
    assert not is_over(left)
    for _ in range(2):
        (mover,) = TOLD.waiting_on(left)
        assert mover != 0
        left = apply(TOLD, left, mover, "end 0 1 2", Shown(())).state

    assert result(left) == Outcome((3, 2, 1), (3, 2, 4), "match")


def test_the_last_one_left_wins_the_match():
    state = resign(TOLD, match("v18", 3, "3 0 0"), 0, Shown(())).state
    alone = resign(TOLD, state, 2, Shown(())).state

    assert result(alone) == Outcome((3, 1, 2), (1, -1, -1), "alone")
    assert TOLD.waiting_on(alone) == ()
    with pytest.raises(Illegal, match="over"):
        TOLD.resign(alone, 1)


def test_V19_a_seat_that_left_neither_loses_nor_ends_the_match():
    left = resign(TOLD, match("v19", 3, "3 0 2"), 1, Shown(())).state
    (mover,) = TOLD.waiting_on(left)
    after = apply(TOLD, left, mover, "end 3 0 3", Shown(())).state

    assert scores(after) == (2, -3, 0)
    assert not is_over(after)


def test_a_seat_can_leave_between_two_rounds():
    between = apply(TOLD, match("v18", 3), 0, "end 3 2 2", None).state
    step = TOLD.resign(between, 1)

    assert [event.text for event in step.events] == ["round 2 begins", "resign"]
    assert TOLD.waiting_on(step.state) == (2,)


# Whole matches of hedgehogs

WHOLE = [
    ("v18 rounds=4 v26", range(2, 7)),
    ("v19 v26", range(2, 7)),
    ("v20 v26", range(2, 7)),
    ("v19 v22 v26", (2,)),
    ("v24 sets=1 v26", (2,)),
    ("v19 v25 v26", (3, 4)),
    ("v2 v20 v26", (3,)),
]


@pytest.mark.parametrize(
    ("chosen", "seats"), [(chosen, seats) for chosen, counts in WHOLE for seats in counts]
)
def test_random_matches_come_to_their_end_and_their_records_hold(chosen: str, seats: int):
    game = game_named("hedgehogs")
    chosen = game.options.canonical(chosen)
    played = play_random_game(game, chosen, seats, SEED)
    check_invariants(game, played)
    assert played.outcome.reason == "match"
    if seats > 2:
        return
    text = record_of(game, chosen, seats, played, "2026-11-16")
    assert "; match" in text
    verify(text)
    last = list(replay(parse(text)))[-1]
    assert last.state == played.states[-1]


def test_a_round_of_hedgehogs_ends_and_the_next_is_a_whole_new_game():
    game = game_named("hedgehogs")
    board = "a8=r1 a9=r2r3 b1=b1b2b3b4 c1=r4"
    last = Match(read(board, seats=2, die=1, chosen="v18"), "v18", 2)
    step = apply(game, last, 0, "stay", Sealed(SEED, 1))

    assert [event.kind for event in step.events][-3:] == ["end", "round", "next-round"]
    seen = game.view(step.state, None)
    assert seen.outcome is None
    assert not any(seen.board)
    assert all(len(hand) == 8 for hand in seen.hands)
    assert game.waiting_on(step.state) == (1,)


def test_a_running_match_is_recorded_and_replayed_from_its_dice():
    game = game_named("hedgehogs")
    played = play_random_game(game, "v18 v26", 2, SEED)
    header = Header("hedgehogs", game.rules_version, "v18 v26", ("A", "B"), commitment(SEED))
    running = played.plays[: len(played.plays) // 2]
    text = compose(header, running, SEED)

    assert "seed" not in text
    assert list(replay(parse(text)))[-1].state == played.states[len(running)]


def test_a_table_with_a_match_is_kept_as_it_was_played():
    game = game_named("hedgehogs")
    played = play_random_game(game, "v20 v26", 2, SEED)
    log = [LoggedMove(0, None, None, "start", 0, start(game, "v20 v26", 2, Sealed(SEED, 0)).events)]
    for ply, (state, play) in enumerate(zip(played.states, played.plays, strict=False), start=1):
        events = apply(game, state, play.seat, play.move, Sealed(SEED, ply)).events
        log.append(LoggedMove(ply, play.seat, play.seat + 1, play.move, 0, events))
    table = Table(
        guild=1,
        channel=1,
        owner=1,
        game="hedgehogs",
        rules_version=game.rules_version,
        options="v20 v26",
        seed=SEED,
        commitment=commitment(SEED),
        opened=1,
        started=1,
        ended=2,
        players=(Player(1, "A"), Player(2, "B")),
        status="over",
        ply=len(played.plays),
        snapshot=snapshot(played.states[-1]),
        outcome=played.outcome,
    )

    assert faults(table, log) == []


def test_a_player_leaves_a_match_of_hedgehogs_for_all_rounds_to_come():
    game = game_named("hedgehogs")
    state = start(game, "v20 v26", 3, Sealed(SEED, 0)).state
    state = resign(game, state, 1, Sealed(SEED, 1)).state
    ply = 1
    seen: set[int] = set()
    while waiting := game.waiting_on(state):
        ply += 1
        seen |= set(waiting)
        moves = game.choices(state, waiting[0]).moves
        move = moves[Sealed(SEED, 10_000 + ply).roll(len(moves)) - 1]
        state = apply(game, state, waiting[0], move, Sealed(SEED, ply)).state
        assert game.flaws(state) == []

    assert seen == {0, 2}
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.ranks[1] == 3


# Another game, with secrets


def play_picks(chosen: str, *picks: tuple[int, str]) -> Any:
    state = start(PICKS, chosen, 2, Shown(())).state
    for seat, move in picks:
        state = apply(PICKS, state, seat, move, Shown(())).state
    return state


ROUND = [(0, "pick 3"), (1, "pick 1")]


def test_V20_any_game_can_be_played_in_rounds_with_the_points_added_up():
    assert PICKS.options.canonical("match rounds=3") == "match rounds=3"
    state = play_picks("match rounds=3", *ROUND, *ROUND, *ROUND)

    assert PICKS.outcome(state) == Outcome((1, 2), (9, 3), "match")
    assert PICKS.outcome(play_picks("match", *ROUND, *ROUND)) is not None


def test_the_match_option_is_read_into_a_scoring():
    assert totals_chosen(PICKS.options, "") is None
    assert totals_chosen(PICKS.options, "match") == Scoring("totals")
    assert totals_chosen(PICKS.options, "match rounds=20") == Scoring("totals", rounds=20)
    assert MATCH.words[0].least == 2  # pyright: ignore[reportAttributeAccessIssue]


def test_what_is_hidden_in_a_round_stays_hidden_in_a_match():
    state = play_picks("match", *ROUND, (0, "pick 2"))
    seen = PICKS.view(state, 1)

    assert seen.seen == (None, 0)
    imagined = PICKS.imagine(seen, Sealed(SEED, 0))
    assert PICKS.view(imagined, 1) == seen
    assert PICKS.imagine(PICKS.view(state, UMPIRE), Sealed(SEED, 0)) == state


def test_a_match_with_secrets_is_driven_and_recorded(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(GAMES, "picks", PICKS)
    lines = [json.dumps({"seat": seat, "move": move}).encode() for seat, move in ROUND * 2]
    reports = list(Drive(PICKS, "match", 2, SEED, viewer=0).run(lines))
    assert [report["position"] for report in reports] == [
        "0 0; match 0:0, round 1",
        "3 0; match 0:0, round 1",
        "0 0; match 3:1, round 2",
        "3 0; match 3:1, round 2",
        "3 1; match 6:2, round 2",
    ]
    header = Header("picks", 1, "match", ("Ann", "Ben"), commitment(SEED))
    plays: Sequence[Play] = [Play(seat, move) for seat, move in ROUND * 2]
    assert "pick 3" not in compose(header, plays[:3], SEED)
    verify(compose(header, plays, SEED))


# At a table


class Anybody(ToldGame):
    """Whoever likes may end the round, so that everybody is asked all the time."""

    key = "anybody"

    def waiting_on(self, state: Told) -> tuple[int, ...]:
        return () if state.end else tuple(range(state.seats))


async def test_a_new_round_asks_everybody_anew(store: SqlStore, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(GAMES, "anybody", Series(Anybody()))
    host = Host(store, lambda: 0)
    table = await host.lobbies.open(Opening(1, 2, 1, "Ann", "anybody", "v20"))
    await host.lobbies.join(table.id, 2, "Bob")
    table = await host.lobbies.start(table.id, 1)
    old = decision_of(table, 2).click
    table = await host.turns.choose(table.id, 2, old, ["end 0 3"])
    after = await host.turns.type_moves(table.id, 1, ["end 3 0"])

    assert [player.since for player in after.players] == [1, 1]
    assert after.players[1].draft == ()
    with pytest.raises(Refused, match="no longer the newest"):
        await host.turns.choose(table.id, 2, old, ["end 0 3"])
