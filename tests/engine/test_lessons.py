"""Lessons: tasks that can be solved, and what becomes of a path of choices."""

import pytest

from engine.computer.sparring import reply
from engine.games import GAMES, door, game_named
from engine.lessons import LEARNER, MOST_TASKS, Ask, Lesson, NoSuchPath, Task, tried
from words import say

MOST_CHOICES = 5
"""A telephone shows so many, the picture and the task at once."""

LONG = 5

LESSONS: dict[str, Lesson] = {key: door("engine", key, "LESSONS") for key in GAMES}
TASKS = [(key, task) for key, lesson in LESSONS.items() for task in lesson]


def solution(key: str, task: Task) -> list[int]:
    """A path that solves a task."""
    game, path = game_named(key), list[int]()
    for ask in task.asks:
        offered = tried(game, task, path).offered
        path.append(offered.index(ask.right[0]) if ask.right else 0)
    return path


@pytest.mark.parametrize(("key", "task"), TASKS, ids=[f"{key}-{task.key}" for key, task in TASKS])
def test_a_task_can_be_solved_and_missed(key: str, task: Task):
    game, path = game_named(key), solution(key, task)
    assert not game.flaws(game.example(task.position)) or key == "courtiers"
    missed = False
    for at, ask in enumerate(task.asks):
        now = tried(game, task, path[:at])
        assert set(ask.right) <= set(now.offered)
        assert 1 < len(now.offered) <= MOST_CHOICES
        for number, move in enumerate(now.offered):
            after = tried(game, task, [*path[:at], number])
            if ask.right and move not in ask.right:
                assert (after.wrong, after.state) == (move, now.state)
                missed = True
            else:
                assert after.wrong is None
    assert missed
    assert tried(game, task, path).solved
    for language in ("en", "fr"):
        for what in ("", "-right", "-wrong"):
            assert say(language, f"{key}-lesson-{task.key}{what}")


@pytest.mark.parametrize("key", GAMES)
def test_a_lesson_is_short_and_ends_with_a_win(key: str):
    game, lesson = game_named(key), LESSONS[key]
    assert len(lesson) <= MOST_TASKS
    assert len({task.key for task in lesson}) == len(lesson)
    last = tried(game, lesson[-1], solution(key, lesson[-1]))
    outcome = game.outcome(last.state)
    if outcome is None:
        assert len(lesson) < LONG, "a lesson of some length ends with a win"
        return
    assert outcome.winners == (LEARNER,)
    assert reply(game, last.state, 1).events == ()


@pytest.mark.parametrize(("key", "task"), TASKS, ids=[f"{key}-{task.key}" for key, task in TASKS])
def test_the_computer_answers_alike_until_it_is_the_learners_move(key: str, task: Task):
    game = game_named(key)
    state = tried(game, task, solution(key, task)).state
    answer = reply(game, state, task.mark)
    assert answer == reply(game, state, task.mark)
    assert LEARNER in game.waiting_on(answer.state) or game.outcome(answer.state) is not None
    assert all(event.visible_to(LEARNER) for event in answer.events)


@pytest.mark.parametrize("path", [(5,), (0, 0), (1, 0, 0), (1, 7)])
def test_a_path_that_nobody_could_take_is_none(path: tuple[int, ...]):
    task = Task("forward", "seats 2, seat 0, die 3: a2=r1 c4=r2 c6=b2", (Ask(("stay",)), Ask()))
    offered = tried(game_named("hedgehogs"), task, ()).offered
    assert offered.index("stay") not in path[:1]
    with pytest.raises(NoSuchPath):
        tried(game_named("hedgehogs"), task, path)


def test_a_task_that_offers_what_is_illegal_is_no_task():
    task = Task("forward", "seats 2, seat 0, die 3: c4=r2 c6=b2", (Ask(("stay",), ("side a1 b",)),))
    with pytest.raises(ValueError, match="side a1 b"):
        tried(game_named("hedgehogs"), task, ())


def test_another_task_has_another_mark():
    marks = [task.mark for _, task in TASKS]
    assert len(set(marks)) == len(marks)
