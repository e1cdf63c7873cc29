"""Calendar files, read as RFC 5545 says they are read."""

from hypothesis import given
from hypothesis import strategies as st

from engine.clock.calendar_file import LINE, Entry, calendar_file, folded

NOW = 1_795_000_000


def unfolded(file: bytes) -> list[str]:
    """The lines of a file as a reader has them."""
    assert file.endswith(b"\r\n")
    return file.replace(b"\r\n ", b"").decode().split("\r\n")[:-1]


def test_a_date_in_a_calendar():
    entry = Entry(
        uid="7-ends@hedgepost", at=NOW, until=NOW + 3600, summary="The end", about="Play!"
    )
    assert unfolded(calendar_file("Spring", [entry], NOW, edition=2)) == [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Hedgepost//Leagues//EN",
        "CALSCALE:GREGORIAN",
        "X-WR-CALNAME:Spring",
        "BEGIN:VEVENT",
        "UID:7-ends@hedgepost",
        "DTSTAMP:20261118T110640Z",
        "SEQUENCE:2",
        "DTSTART:20261118T110640Z",
        "DTEND:20261118T120640Z",
        "SUMMARY:The end",
        "DESCRIPTION:Play!",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
        "END:VCALENDAR",
    ]


def test_texts_end_no_line_and_begin_no_value():
    name = "A;B, C\\D\r\nBEGIN\u00a0:VEVENT\x00"
    (line,) = [
        line
        for line in unfolded(calendar_file("x", [Entry(uid="1", at=NOW, summary=name)], NOW))
        if line.startswith("SUMMARY")
    ]
    assert line == r"SUMMARY:A\;B\, C\\D\nBEGIN :VEVENT"


@given(st.text(st.characters(exclude_categories=["C"]), max_size=300))
def test_long_lines_are_folded_between_characters(text: str):
    written = folded(text)
    assert all(len(line) <= LINE for line in written[:-2].split(b"\r\n"))
    assert unfolded(written) == [text]
