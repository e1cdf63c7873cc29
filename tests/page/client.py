"""A person at the page, by the names and roles that people and screen readers go by."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.async_api import Locator, Page, expect

SCREENSHOTS: Final = Path(__file__).resolve().parents[2] / "build" / "screenshots"
PATIENCE: Final = 30_000
"""How long anything on the page may take, in milliseconds, on a machine that does much else."""
expect.set_options(timeout=PATIENCE)


OTHER_BUTTONS: Final = re.compile(
    "Undo|Back|Fill in|Watch it|Plan ahead|All plans|Choose anew|Rules|Standing answer"
)
WRITTEN: Final = "(box) => [...box.querySelectorAll('input, textarea')].map((one) => one.value)"

PICTURES_CAME: Final = """() => [...document.images].every((one) => {
    const place = one.getBoundingClientRect();
    return one.complete || place.bottom <= 0 || place.top >= innerHeight || place.width === 0;
})"""


class Client:
    """The page in a browser, and whoever sits in front of it."""

    def __init__(self, page: Page, url: str, name: str) -> None:
        self.page = page
        self.url = url
        self.name = name
        self.trouble: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.on("console", self._noticed)

    def _noticed(self, message: object) -> None:
        kind, text = getattr(message, "type", ""), getattr(message, "text", "")
        # A refusal of the parlour's is told to the user; the browser logs it as well.
        if kind in ("error", "warning") and "Failed to load resource" not in text:
            self.trouble.append(text)

    async def open(self) -> None:
        await self.page.goto(self.url, wait_until="commit")
        await self.page.locator(".human.current").wait_for()
        await self.page.locator(".beginning").wait_for()

    async def shot(self, what: str) -> None:
        """Keep what is to be seen now, once its pictures have come."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        await self.page.wait_for_function(PICTURES_CAME)
        await self.page.screenshot(path=SCREENSHOTS / f"{self.name}-{what}.png")

    async def last_sight(self, test: str) -> str:
        """What is to be seen and read when a test has failed; the picture is kept."""
        name = re.sub(r"[^\w-]+", "-", f"failed-{test}-{self.name}")
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=SCREENSHOTS / f"{name}.png")
        text = await self.page.locator("body").inner_text()
        written = await self.page.locator("#composer").evaluate(WRITTEN)
        return f"{name}.png, at {self.page.url}\n{text}\nwritten: {written}\n{self.trouble}"

    # People and places

    def human(self, name: str) -> Locator:
        return self.page.locator("#people button", has=self.page.get_by_text(name, exact=True))

    async def become(self, name: str) -> None:
        await self.human(name).click()
        chair = self.page.locator(".human.current", has=self.page.get_by_text(name, exact=True))
        await chair.wait_for()
        await self.page.locator("#messages .beginning").wait_for(state="attached")

    async def go(self, channel: str) -> None:
        menu = self.page.get_by_role("button", name="Channels", exact=True)
        if await menu.is_visible():
            await menu.click()
        await self.page.locator("#sidebar").get_by_role("button", name=re.compile(channel)).click()
        await self.until_reads("#header h1", channel)

    # Messages

    @property
    def messages(self) -> Locator:
        return self.page.locator("#messages .message")

    @property
    def last(self) -> Locator:
        return self.messages.last

    async def this_last(self) -> Locator:
        """The newest message of now, whatever comes after it."""
        return self.message(await self.last.get_attribute("data-id") or "")

    @property
    def post(self) -> Locator:
        """The newest post of a game: a board with its question, or the result."""
        public = self.page.locator("#messages .message:not(.private)")
        return public.filter(has_text=re.compile("your move|wins")).last

    @property
    def privates(self) -> Locator:
        """The messages that only I can see."""
        return self.page.locator("#messages .message.private")

    @property
    def private(self) -> Locator:
        return self.privates.last

    async def answered(self, count: int) -> Locator:
        """The newest private message, once there are so many."""
        newest = self.privates.nth(count - 1)
        await newest.wait_for()
        return self.message(await newest.get_attribute("data-id") or "")

    def message(self, number: str) -> Locator:
        return self.page.locator(f'#messages .message[data-id="{number}"]')

    async def until_changed(self, message: Locator, before: str) -> str:
        """Wait until a message reads otherwise; its new text. Faster than `expect` looks."""
        number = await message.get_attribute("data-id")
        await self.page.wait_for_function(
            """([number, before]) => {
                const text = document.querySelector(`.message[data-id="${number}"]`)?.innerText;
                return text !== undefined && text !== before;
            }""",
            arg=[number, before],
        )
        return await message.inner_text()

    async def until_reads(self, where: str, text: str) -> None:
        """Wait until a text can be read somewhere. Faster than `expect` looks."""
        await self.page.wait_for_function(
            """([where, text]) => [...document.querySelectorAll(where)].some(
                (one) => one.innerText.includes(text))""",
            arg=[where, text],
        )

    async def next_post(self, after: str) -> None:
        """Wait until there is a newer post of a game."""
        await self.page.wait_for_function(
            """(after) => [...document.querySelectorAll(".message:not(.private)")].some(
                (one) => /your move|wins/.test(one.innerText)
                    && BigInt(one.dataset.id) > BigInt(after))""",
            arg=after,
        )

    async def press(self, label: str, on: Locator | None = None) -> None:
        """Press a button of a message: the newest that has it."""
        inside = on or self.page.locator("#messages")
        await inside.get_by_role("button", name=label, exact=True).last.click()

    def choices(self, panel: Locator) -> Locator:
        """The buttons of a panel that choose something, and not those that do anything else."""
        return panel.locator(".row .button").filter(has_not_text=OTHER_BUTTONS)

    # Writing

    @property
    def box(self) -> Locator:
        return self.page.locator("#composer textarea")

    @property
    def suggestions(self) -> Locator:
        return self.page.locator("#composer .suggestions").get_by_role("option")

    async def command(self, name: str) -> None:
        """Type a command's name until its form is there; `Enter` then sends it."""
        await self.box.click()
        await self.type(f"/{name} ")
        await self.until_reads(".command-name", f"/{name}")

    async def open_table(self, game: str, options: str = "") -> None:
        """`/table open` by keyboard, with what is offered on the way."""
        await self.box.click()
        await self.type("/table op")
        await self.take("/table open")
        await self.type(game)
        await self.take(game)
        if options:
            await self.type("opt")
            await self.take("options")
            await self.type(options)
            await self.take(options)
        await self.key("Enter")
        await expect(self.last).to_contain_text("opened by")

    async def take(self, suggestion: str) -> None:
        """Press Enter once the suggestion that it takes is the one that is meant."""
        await self.until_reads("#composer .suggestion.active", suggestion)
        await self.key("Enter")

    async def type(self, text: str) -> None:
        await self.page.keyboard.type(text)

    async def key(self, name: str) -> None:
        await self.page.keyboard.press(name)
