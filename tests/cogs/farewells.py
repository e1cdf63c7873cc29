"""Somebody leaves or ends a game: asked whether they are sure, they are."""

from typing import Any

from parlour import Person
from parlour.driver.reply import Reply


async def resign(person: Person, **where: Any) -> Reply:
    return await sure(person, await person.slash("table resign", **where))


async def stop(person: Person, **where: Any) -> Reply:
    return await sure(person, await person.slash("table stop", **where))


async def end(person: Person, **where: Any) -> Reply:
    return await sure(person, await person.slash("hedgepost end", **where))


async def close(person: Person, **where: Any) -> Reply:
    return await sure(person, await person.press("Close", **where))


async def sure(person: Person, asked: Reply) -> Reply:
    """What comes of it; the answer itself, if that was a refusal and no question."""
    if not asked.buttons:
        return asked
    return await person.press(asked.buttons[0], on=asked.message)
