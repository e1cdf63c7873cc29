"""What our command lines share: one clear line for what is wrong, and no traceback for a person."""

import argparse
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

BAD_INPUT: Final = 2


class BadArgument(Exception):
    """An argument that cannot be used. The message says what would have worked."""


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {one_line(message)}; see {self.prog} --help\n")


def run(program: str, work: Callable[[], int], *refusals: type[Exception]) -> int:
    """Do some work and give the exit code: 2 with one line on standard error if it is refused."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # Whatever the terminal speaks, a name from elsewhere must not end the program.
            stream.reconfigure(errors="backslashreplace")
    try:
        code = work()
        sys.stdout.flush()
    except (BadArgument, *refusals) as refused:
        print(f"{program}: {one_line(str(refused))}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        _forget_output()
        return 0
    except OSError as failed:
        _forget_output()
        print(f"{program}: cannot write: {failed.strerror}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return 130
    return code


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadArgument(f"{path} is not a text file") from None
    except (OSError, ValueError) as failed:
        reason = failed.strerror if isinstance(failed, OSError) else str(failed)
        raise BadArgument(f"cannot read {path}: {reason}") from None


def write_bytes(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except (OSError, ValueError) as failed:
        reason = failed.strerror if isinstance(failed, OSError) else str(failed)
        raise BadArgument(f"cannot write {path}: {reason}") from None


def one_line(text: str) -> str:
    """A message without line breaks, whatever it quotes."""
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)


def _forget_output() -> None:
    """Nobody reads us any more: what is still unwritten must not raise at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
