"""Somebody leaves or ends a game: asked whether they are sure, they are."""

from typing import Any

from parlour import Person
from parlour.driver.reply import Reply


async def resign(person: Person, **where: Any) -> Reply:
    return await sure(person, await person.slash(f"{_group(person, **where)} resign", **where))


async def stop(person: Person, **where: Any) -> Reply:
    return await sure(person, await person.slash(f"{_group(person, **where)} stop", **where))


async def end(person: Person, **where: Any) -> Reply:
    return await sure(person, await person.slash("hedgepost end", **where))


async def close(person: Person, **where: Any) -> Reply:
    return await sure(person, await person.press("Close", **where))


def _group(person: Person, channel: Any = None) -> str:
    """Where somebody asks: in direct messages the commands of a table are called otherwise."""
    place = person.here if channel is None else channel
    return "solo" if place.id == person.dm.id else "table"


async def sure(person: Person, asked: Reply) -> Reply:
    """What comes of it; the answer itself, if that was a refusal and no question."""
    if not asked.buttons:
        return asked
    return await person.press(asked.buttons[0], on=asked.message)
