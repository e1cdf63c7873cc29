"""What a process does that works for the bot: orders in, answers out, and nothing in between."""

import gc
import io
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES
from service.worker import COLLECT_AFTER, LENGTH, PATIENCE, framed, serve

ROOT = Path(__file__).parents[2]


def unframed(written: bytes) -> list[Any]:
    """The things that somebody has written one behind the other."""
    things: list[Any] = []
    while written:
        (length,) = LENGTH.unpack(written[: LENGTH.size])
        things.append(pickle.loads(written[LENGTH.size :][:length]))
        written = written[LENGTH.size + length :]
    return things


def served(orders: bytes, work: Callable[[Any], Any]) -> list[Any]:
    answers = io.BytesIO()
    serve(io.BytesIO(orders), answers, work)
    return unframed(answers.getvalue())


def test_orders_are_carried_out_one_after_the_other():
    assert served(framed(2) + framed(3) + framed(5), lambda order: order * 10) == [20, 30, 50]
    assert served(b"", lambda order: order) == []


def test_what_cannot_be_done_is_answered_and_the_next_order_is_carried_out():
    failed, done = served(framed(0) + framed(4), lambda order: 8 // order)
    assert isinstance(failed, ZeroDivisionError)
    assert done == 2


@pytest.mark.parametrize("cut", [1, 5])
def test_an_order_that_was_cut_off_is_none(cut: int):
    """Whoever wrote it was killed: the process has nothing more to do."""
    asked: list[str] = []
    assert served(framed("whole") + framed("half")[:-cut], asked.append) == [None]
    assert asked == ["whole"]
    assert served(framed("half")[: LENGTH.size - 1], asked.append) == []


def test_an_answer_is_sent_at_once():
    """The bot waits for it, and orders the next only then."""
    reads, writes = os.pipe()
    with os.fdopen(writes, "wb") as answers, os.fdopen(reads, "rb") as came:

        def work(order: int) -> int:
            if order == 2:
                assert unframed(os.read(came.fileno(), 1000)) == [1]
            return order

        serve(io.BytesIO(framed(1) + framed(2)), answers, work)
        assert unframed(os.read(came.fileno(), 1000)) == [2]


def about_itself(_: Any) -> dict[str, Any]:
    """What a process finds out about itself; what it prints is no answer."""
    print("printed on the way")
    return {
        "nice": os.getpriority(os.PRIO_PROCESS, 0),
        "collected": gc.get_threshold(),
        "frozen": gc.get_freeze_count(),
        "games": list(GAMES),
        "warmed": WARMED,
    }


WARMED: list[str] = []


def asked_about_itself(*arguments: str) -> tuple[dict[str, Any], str]:
    """What such a process answers, and what it has said besides."""
    code = (
        "import sys; from service.worker import run_worker;"
        "from tests.service.test_worker import WARMED, about_itself;"
        "run_worker(sys.argv[1:], about_itself, lambda: WARMED.append('warm'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=framed("who are you?"),
        capture_output=True,
        cwd=ROOT,
        check=True,
        timeout=120,
    )
    (answer,) = unframed(done.stdout)
    return answer, done.stderr.decode()


def test_a_process_is_warm_before_its_first_order_and_collects_seldom():
    answer, said = asked_about_itself()
    assert answer["warmed"] == ["warm"]
    assert answer["collected"] == COLLECT_AFTER
    assert answer["frozen"] > 1000
    assert answer["games"] == list(GAMES)
    assert answer["nice"] == os.getpriority(os.PRIO_PROCESS, 0)
    assert said.strip() == "printed on the way"


def test_a_patient_process_knows_the_games_that_were_added():
    answer, _ = asked_about_itself("--patient", "market=tests.market")
    assert answer["games"] == [*GAMES, "market"]
    assert answer["nice"] == min(os.getpriority(os.PRIO_PROCESS, 0) + PATIENCE, 19)
