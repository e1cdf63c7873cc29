"""Lines that a command prints, wherever it is printed."""

import io
import sys

import pytest

from service.printing import _line  # pyright: ignore[reportPrivateUsage]


@pytest.mark.parametrize(
    ("encoding", "told"),
    [("utf-8", r"Zoë 🦔\n"), ("latin-1", r"Zoë \U0001f994\n"), (None, r"Zoë 🦔\n")],
)
def test_a_line_is_one_line_that_its_reader_can_show(
    monkeypatch: pytest.MonkeyPatch, encoding: str | None, told: str
):
    class Terminal(io.StringIO):
        @property
        def encoding(self) -> str | None:  # pyright: ignore[reportIncompatibleVariableOverride]
            return encoding

    monkeypatch.setattr(sys, "stdout", Terminal())
    assert _line("Zoë 🦔\n") == told
