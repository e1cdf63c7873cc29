"""A season as the fold of its deeds: each case is position, deed, position."""

import pytest
from msgspec.structs import replace

from engine.league import deeds
from engine.league.deeds import Act, Deed
from engine.league.divisions import Seed
from engine.league.draw import Draw, Fixture, Terms, drawn
from engine.league.fold import Depends, Impossible, after, folded, undone
from engine.league.season import DAY, HOUR, Plan, Season, dates
from engine.league.standings import standings
from engine.league.steps import after_outage, is_due, next_step, staying, to_judge

START = 1_800_000_000
TERMS = Terms(seats=4)
PLAN = Plan(terms=TERMS, dates=dates(START - 14 * DAY, START, START + 49 * DAY))
DRAW = drawn(bytes(32), TERMS, [Seed(one, 1500) for one in range(1, 6)])


class History:
    def __init__(self, *acts: Act) -> None:
        self.done: list[Deed] = []
        for act in acts:
            self.do(act)

    def do(self, act: Act, at: int = START, key: str = "") -> Season:
        deed = Deed(key=key or f"{len(self.done)}", at=at, act=act)  # type: ignore[arg-type]
        after(self.season, deed)
        self.done.append(deed)
        return self.season

    @property
    def season(self) -> Season:
        return folded(PLAN, self.done)


def joined() -> list[Act]:
    return [deeds.Joined(one, returning=one < 3) for one in range(1, 6)]


def as_drawn(draw: Draw = DRAW) -> deeds.Drawn:
    return deeds.Drawn(draw.seed, draw.divisions, draw.fixtures)


@pytest.fixture
def running() -> History:
    return History(
        deeds.Opened("sealed"),
        *joined(),
        deeds.Asked(),
        as_drawn(),
        deeds.Published(),
        deeds.Started(),
        *[deeds.Begun(number, 100 + number) for number in range(5)],
    )


def refused(history: History, act: Act) -> str:
    before = history.season
    with pytest.raises(Impossible) as found:
        history.do(act)
    assert history.season == before
    return found.value.code


def test_a_season_from_its_plan_to_its_end(running: History):
    assert running.season.stage == "running"
    assert len(running.season.matches) == 5
    for number in range(5):
        season = running.do(deeds.Ended(number, (1, 2, 3, 4)))
        assert season.is_over == (number == 4)
    assert running.do(deeds.Closed()).stage == "closed"


def test_a_deed_that_is_done_twice_is_done_once(running: History):
    ended = Deed(key="result 0", at=START, act=deeds.Ended(0, (1, 2, 3, 4)))
    assert folded(PLAN, [*running.done, ended, ended]) == folded(PLAN, [*running.done, ended])


def test_each_step_is_due_at_its_time_and_in_its_order():
    history = History()
    seen: list[tuple[str, int]] = []
    acts: dict[str, Act] = {
        "open": deeds.Opened("sealed"),
        "ask": deeds.Asked(),
        "draw": as_drawn(),
        "publish": deeds.Published(),
        "start": deeds.Started(),
        "finish": deeds.Finishing(),
    }
    while (due := next_step(history.season)) and due.step in acts:
        assert is_due(history.season, due.at - 1) is None
        seen.append((due.step, (due.at - START) // HOUR))
        history.do(acts[due.step])
        if due.step == "open":
            for act in joined():
                history.do(act)
    assert seen == [
        ("open", -336),
        ("ask", -36),
        ("draw", -12),
        ("publish", 0),
        ("start", 0),
        ("finish", 1176),
    ]
    assert is_due(history.season, START + 52 * DAY) == "judge"
    assert to_judge(history.season, history.season.plan.dates.judges) == (0, 1, 2, 3, 4)


def test_steps_that_were_missed_are_due_one_by_one():
    history = History()
    late = START + 60 * DAY
    assert is_due(history.season, late) == "open"
    history.do(deeds.Opened("sealed"))
    assert is_due(history.season, late) == "ask"


def test_a_long_outage_moves_what_was_still_to_come(running: History):
    season = running.season
    assert after_outage(season, START, START + 6 * HOUR - 1) is None
    moved = after_outage(season, START + DAY, START + 3 * DAY)
    assert moved is not None
    after_it = after(season, moved)
    assert after_it.plan.dates.ends == season.plan.dates.ends + 2 * DAY
    assert after_it.plan.dates.starts == season.plan.dates.starts
    assert folded(PLAN, [*running.done, moved, moved]) == after_it


def test_silence_at_the_check_in_keeps_who_played_last_season():
    history = History(deeds.Opened("sealed"), *joined(), deeds.Asked(), deeds.Confirmed(5))
    assert staying(history.season) == (1, 2, 5)
    history.do(deeds.Joined(9))
    assert staying(history.season) == (1, 2, 5, 9)  # who joins later says that they are in


def test_a_pause_stops_the_calendar_and_moves_it(running: History):
    ends = running.season.plan.dates.ends
    assert next_step(running.do(deeds.Paused(), at=START + DAY)) is None
    assert refused(running, deeds.Paused()) == "league-paused"
    season = running.do(deeds.Resumed(), at=START + 4 * DAY)
    assert season.plan.dates.ends == ends + 3 * DAY
    assert refused(running, deeds.Resumed()) == "league-not-paused"


def test_dates_can_be_extended(running: History):
    ends = running.season.plan.dates.ends
    assert running.do(deeds.Extended(DAY)).plan.dates.ends == ends + DAY


def test_who_withdraws_early_leaves_the_others_the_better_of_table_and_average(running: History):
    person = running.season.matches[0].people[0]
    season = running.do(deeds.Withdrew(person))
    theirs = season.matches_of(person)
    assert all(season.matches[number].spared for number in theirs)
    assert all(person not in season.matches[number].spared for number in theirs)
    rows = standings(
        season.people, [match.sitting for match in season.matches], withdrawn=season.withdrawn
    )
    assert rows[-1].person == person
    assert refused(running, deeds.Withdrew(person)) == "league-withdrawn"


def test_who_withdraws_late_changes_nothing_for_the_others(running: History):
    person = running.season.matches[0].people[0]
    for number in running.season.matches_of(person)[:2]:
        running.do(deeds.Ended(number, (1, 2, 3, 4)))
    season = running.do(deeds.Withdrew(person))
    assert not any(match.spared for match in season.matches)


def test_a_substitute_takes_the_place_everywhere(running: History):
    season = running.do(deeds.Replaced(1, 50))
    assert 1 not in season.people
    assert len(season.matches_of(50)) == 4
    assert refused(running, deeds.Replaced(2, 50)) == "league-joined"
    assert refused(running, deeds.Replaced(1, 60)) == "league-not-in"


def test_a_broken_table_counts_for_nobody(running: History):
    season = running.do(deeds.Voided(0))
    assert season.matches[0].is_over
    assert refused(running, deeds.Ended(0, (1, 2, 3, 4))) == "league-void"
    assert refused(running, deeds.Voided(9)) == "league-no-table"


def test_a_result_can_be_corrected_by_judgement_only(running: History):
    running.do(deeds.Ended(0, (1, 2, 3, 4)))
    assert refused(running, deeds.Ended(0, (4, 3, 2, 1))) == "league-over"
    assert running.do(deeds.Ended(0, (4, 3, 2, 1), judged=True)).matches[0].ranks == (4, 3, 2, 1)
    assert refused(running, deeds.Ended(1, (1, 2))) == "league-ranks"


def test_penalties_add_up_and_are_pardoned(running: History):
    running.do(deeds.Penalised(1, 60))
    assert dict(running.do(deeds.Penalised(1, 60)).penalties) == {1: 120}
    assert dict(running.do(deeds.Penalised(1, -120)).penalties) == {1: 0}
    assert refused(running, deeds.Penalised(77, 60)) == "league-not-in"


def test_before_it_is_shown_a_draw_can_be_changed_or_thrown_away():
    history = History(deeds.Opened("sealed"), *joined(), as_drawn())
    split = drawn(bytes(32), Terms(seats=2, size=2), [Seed(one, 1500) for one in range(1, 5)])
    history.do(deeds.Redrawn("sealed anew"))
    assert (history.season.stage, history.season.matches) == ("open", ())
    history.do(as_drawn(split))
    mover = split.divisions[1][0]
    moved = history.do(deeds.Moved(mover, 0, (Fixture(0, split.divisions[0]),)))
    assert mover in moved.divisions[0]
    assert mover not in moved.divisions[1]
    history.do(deeds.Published())
    assert refused(history, deeds.Redrawn("again")) == "league-shown"
    assert refused(history, deeds.Moved(mover, 1, ())) == "league-shown"


def test_too_few_people_are_not_drawn():
    history = History(deeds.Opened("sealed"), deeds.Joined(1))
    assert refused(history, deeds.Drawn("", ((1,),), ())) == "league-too-few"
    assert refused(history, deeds.Drawn("", ((1, 2),), ())) == "league-drawn-others"
    assert history.do(deeds.Cancelled()).stage == "cancelled"
    assert next_step(history.season) is None


def test_what_does_not_fit_is_refused(running: History):
    plan = replace(PLAN, least=9)
    assert refused(running, deeds.Settled(plan)) == "league-stage"
    assert refused(running, deeds.Joined(99)) == "league-stage"
    assert refused(running, deeds.Begun(0, 7)) == "league-begun"
    assert refused(running, deeds.Closed()) == "league-still-runs"
    early = History(deeds.Opened("sealed"), deeds.Joined(1))
    assert refused(early, deeds.Joined(1)) == "league-joined"
    assert refused(early, deeds.Left(2)) == "league-not-in"
    assert refused(early, deeds.Started()) == "league-stage"
    assert early.do(deeds.Settled(plan)).plan.least == 9
    assert early.do(deeds.Left(1)).people == ()


def test_a_draw_that_was_not_shown_does_not_start():
    history = History(deeds.Opened("sealed"), *joined(), as_drawn())
    assert refused(history, deeds.Started()) == "league-not-shown"


def test_undoing_restores_what_was(running: History):
    before = running.season
    running.do(deeds.Penalised(1, 60), key="penalty")
    assert folded(PLAN, undone(PLAN, running.done, "penalty")) == before


def test_undoing_says_what_depends_on_it(running: History):
    running.do(deeds.Replaced(1, 50), key="replace 1")
    running.do(deeds.Penalised(50, 60), key="penalty")
    with pytest.raises(Depends) as found:
        undone(PLAN, running.done, "replace 1")
    assert found.value.on_it.key == "penalty"
    assert folded(PLAN, undone(PLAN, running.done, "penalty")).penalties == ()


def test_what_was_not_done_cannot_be_undone(running: History):
    with pytest.raises(Impossible):
        undone(PLAN, running.done, "nothing of the kind")
    running.do(deeds.Penalised(1, 60), key="penalty")
    gone = undone(PLAN, running.done, "penalty")
    with pytest.raises(Impossible):
        undone(PLAN, gone, "penalty")


def test_an_undone_result_of_a_running_season_is_open_again(running: History):
    running.do(deeds.Ended(0, (1, 2, 3, 4)), key="result 0")
    again = folded(PLAN, undone(PLAN, running.done, "result 0"))
    assert not again.matches[0].is_over
