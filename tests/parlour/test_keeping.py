"""A folder that was damaged, filled up or left in the middle of saving."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from parlour import Parlour, server
from parlour.page.marks import Marks
from parlour.rest.multipart import Body, UploadedFile
from parlour.world import posting, state
from parlour.world.state import StateUnreadable


async def kept(folder: Path) -> None:
    """A world with one picture in it."""
    async with Parlour(folder=folder) as parlour:
        channel = parlour.world.channels[parlour.guild("Club").channel("games").id]
        picture = Body(files={0: UploadedFile("a.txt", b"picture")})
        posting.post(parlour.world, channel, parlour.world.bot.id, {"content": "look"}, picture)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b'{"version": 1', "not JSON"),
        (b"[]", "version None"),
        (b'{"version": 99}', "version 99"),
        (b'{"version": 1, "base_url": "x"}', "damaged"),
        (b'{"version": 1, "base_url": "x", "users": 5}', "damaged"),
    ],
)
async def test_damaged_state(content: bytes, why: str, tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    path.write_bytes(content)
    with pytest.raises(StateUnreadable, match=why):
        await Parlour(folder=tmp_path).start()
    assert path.read_bytes() == content


async def test_a_lost_picture_loses_no_more(tmp_path: Path) -> None:
    await kept(tmp_path)
    for path in (tmp_path / "attachments").iterdir():
        path.unlink()
    async with Parlour(folder=tmp_path) as parlour:
        message = parlour.guild("Club").channel("games").last
        assert (message.text, message.attachments[0].data) == ("look", b"")


async def test_saving_cut_short_leaves_the_former_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await kept(tmp_path)
    parlour = await Parlour(folder=tmp_path).start()
    parlour.world.delete_message(parlour.guild("Club").channel("games").last)

    def killed(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    with monkeypatch.context() as cut:
        cut.setattr(json, "dumps", killed)
        with pytest.raises(KeyboardInterrupt):
            state.save(parlour.world, tmp_path)
    async with Parlour(folder=tmp_path) as again:
        found = again.guild("Club").channel("games").last.attachments[0]
        assert found.data == b"picture"
    await parlour.stop()


async def test_a_full_disk_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(server, "_SAVE_EVERY", 0.01)
    tries: list[Path] = []

    def save(_: object, folder: Path) -> None:
        tries.append(folder)
        if len(tries) == 1:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(state, "save", save)
    async with Parlour(folder=tmp_path) as parlour:
        parlour.guild("Club").channel("games")
        async with asyncio.timeout(5):
            while len(tries) < 2:
                await asyncio.sleep(0.01)
    assert "No space left" in caplog.text


async def test_damaged_marks_count_for_nothing(tmp_path: Path) -> None:
    (tmp_path / "reading.json").write_text("rubbish")
    async with Parlour() as parlour:
        assert Marks(parlour.world, tmp_path).last_read(1, 2) == 0
