"""Our command lines, run as if by a person, without the second that a new process takes."""

import contextlib
import io
from collections.abc import Callable, Sequence
from typing import NamedTuple
from unittest.mock import patch


class Ran(NamedTuple):
    """What a program wrote, and its exit code."""

    returncode: int
    stdout: bytes
    stderr: bytes


def run(main: Callable[[Sequence[str]], int], *arguments: str, typed: bytes = b"") -> Ran:
    """Call the main function of a program with streams of its own."""
    reads, writes, complains = (
        io.TextIOWrapper(io.BytesIO(content), encoding="utf-8") for content in (typed, b"", b"")
    )
    with (
        patch("sys.stdin", reads),
        contextlib.redirect_stdout(writes),
        contextlib.redirect_stderr(complains),
    ):
        try:
            code = main(arguments)
        except SystemExit as stopped:
            code = stopped.code if isinstance(stopped.code, int) else 1
    return Ran(code, *(_written(stream) for stream in (writes, complains)))


def _written(stream: io.TextIOWrapper) -> bytes:
    stream.flush()
    written = stream.buffer
    assert isinstance(written, io.BytesIO)
    return written.getvalue()
