"""The film of the README: a turn on a phone, as the parlour's page shows it.

    python -m tryout.film [FILE]

It starts a parlour and the bot, plays a turn in Chromium against a computer, and writes what was to
be seen as an animation. A ring shows where the thumb is. Playwright is among the packages of
developers, and Chromium is the machine's own.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw
from playwright.async_api import Locator, Page, async_playwright

from engine.games import GAMES
from parlour import Parlour
from parlour.page import add_page
from tryout.play import BotProcess
from tryout.stage import FIRST_GAME, LEVEL, note, set_first_game, set_stage

FILE: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "turn.gif"
CHROMIUM: Final = "/usr/bin/chromium"
PHONE: Final = (390, 844)
MOST_BYTES: Final = 1_500_000
COLOURS: Final = 96
GAME: Final = next(iter(GAMES))
OPTIONS: Final = "v23"
"""With it the race begins at once: hedgehogs stand on the start line by lot."""
MOST_CHOICES: Final = 8
"""Choices after which a turn is taken to be none."""
LOOK: Final = 1400
TAP: Final = 700
END: Final = 3200
"""Milliseconds that a picture stays: one to look at, a tap, the last."""
RING: Final = 26
CHANGED: Final = """(before) =>
    [...document.querySelectorAll("#messages .message.private")].at(-1)?.innerText !== before"""
PICTURES_CAME: Final = "() => [...document.images].every((one) => one.complete)"
"""A function: a mere expression would be evaluated anew with every look, which the page forbids."""
PATIENCE: Final = 30_000

Frame = tuple[Image.Image, int]


class Camera:
    """Keeps what is to be seen on a page, and for how long."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.frames: list[Frame] = []

    async def look(self, milliseconds: int = LOOK) -> None:
        """Keep the page as it is once its pictures have come."""
        await self._page.wait_for_function(PICTURES_CAME)
        self.frames.append((await self._shot(), milliseconds))

    async def tap(self, button: Locator) -> None:
        """Keep the page with a thumb on a button, and press it."""
        await button.scroll_into_view_if_needed()
        box = await button.bounding_box()
        seen = await self._shot()
        if box is not None:
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            ring = (x - RING, y - RING, x + RING, y + RING)
            ImageDraw.Draw(seen).ellipse(ring, outline=(255, 176, 0), width=5)
        self.frames.append((seen, TAP))
        await button.tap()

    async def _shot(self) -> Image.Image:
        return Image.open(BytesIO(await self._page.screenshot())).convert("RGB")


async def play_a_turn(page: Page) -> list[Frame]:
    """Play a turn by touch, and give what was to be seen."""
    camera = Camera(page)
    messages = page.locator("#messages")
    await messages.get_by_role("button", name="Play", exact=True).wait_for()
    with contextlib.suppress(TimeoutError):
        await page.locator(".card").get_by_role("button").last.tap()
    await camera.look()
    board = await messages.locator(".message").count()
    await camera.tap(messages.get_by_role("button", name="Play", exact=True))
    panel = page.locator("#messages .message.private").last
    await panel.get_by_role("img").first.wait_for()
    confirm = panel.get_by_role("button", name="Confirm", exact=True)
    for _ in range(MOST_CHOICES):
        await camera.look()
        if await confirm.count():
            break
        text = await panel.inner_text()
        await camera.tap(panel.locator(".row .button").first)
        await page.wait_for_function(CHANGED, arg=text)
    await camera.tap(confirm)
    await messages.locator(".message").nth(board + 1).wait_for()
    await messages.get_by_role("button", name="Play", exact=True).last.wait_for()
    await messages.locator(".message").last.scroll_into_view_if_needed()
    await camera.look(END)
    return camera.frames


def animated(frames: list[Frame]) -> bytes:
    """The frames as one animation that begins again and again."""
    shown = [frame.quantize(COLOURS, dither=Image.Dither.NONE) for frame, _ in frames]
    file = BytesIO()
    shown[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=shown[1:],
        duration=[milliseconds for _, milliseconds in frames],
        loop=0,
        optimize=True,
    )
    return file.getvalue()


async def film() -> bytes:
    """A turn on a phone, from a parlour of its own."""
    parlour = Parlour(strict=False)
    add_page(parlour, note())
    with tempfile.TemporaryDirectory(prefix="hedgepost-film-") as folder:
        async with parlour, async_playwright() as playwright:
            set_first_game(parlour)
            set_stage(parlour)
            bot = BotProcess(parlour, Path(folder))
            running = asyncio.create_task(bot.keep_running())
            try:
                await parlour.until_connected(PATIENCE / 1000)
                channel = parlour.guild("The Parlour").channel(FIRST_GAME)
                alice = parlour.user("Alice")
                await alice.slash(
                    "play",
                    channel=channel,
                    options={"game": GAME, "level": LEVEL, "options": OPTIONS},
                )
                browser = await playwright.chromium.launch(
                    executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
                )
                width, height = PHONE
                page = await browser.new_page(
                    viewport={"width": width, "height": height},
                    has_touch=True,
                    reduced_motion="reduce",
                )
                page.set_default_timeout(PATIENCE)
                await page.goto(parlour.url)
                frames = await play_a_turn(page)
                await browser.close()
            finally:
                running.cancel()
                await bot.stop()
    return animated(frames)


def main(arguments: list[str]) -> int:
    file = Path(arguments[0]) if arguments else FILE
    content = asyncio.run(film())
    if len(content) > MOST_BYTES:
        print(f"{len(content)} bytes are too many for a README: {MOST_BYTES} at most")
        return 1
    file.write_bytes(content)
    print(f"{file}: {len(content)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
