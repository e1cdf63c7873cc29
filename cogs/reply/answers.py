"""How an interaction is answered: in time, once, and only to the person who asked.

Discord wants a first answer within three seconds. Whoever takes an interaction on calls `promise`,
which says "it will take a little longer" should the work not be done by then. The functions that
answer come one at a time, and know whether theirs is the first answer.

An answer that nobody can see any more, because it comes too late or because another process of
the bot was quicker, is no reason to stop: the functions say so and go on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import aiohttp
import discord
from discord import ui

from cogs.reply.asked_for import asked_for
from cogs.reply.failures import FAILURES, TOO_LATE, UNKNOWN_MESSAGE
from cogs.reply.progress import Progress, State
from cogs.reply.raw_requests import Asked, defer
from cogs.words.direct import in_direct_messages
from cogs.words.speech import language_of, refusal, shortened
from engine.core import Refused

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

DEFER_AFTER: Final = 1.5
"""Seconds of work after which Discord is told that the answer will take a little longer."""

NOTE_AFTER: Final = 1.0
"""Seconds of work after which somebody who waits for a picture is told that it is being drawn."""

LONGEST_ANSWER: Final = 30
"""Seconds until an answer that Discord does not take is given up."""

T = TypeVar("T")

_NO_MENTIONS: Final = discord.AllowedMentions.none()


async def shows_board(interaction: discord.Interaction[Any]) -> bool:
    """Whether a board is the answer. Waits for an answer that is on its way."""
    progress = Progress.of(interaction)
    async with progress.turn:
        return progress.state is State.BOARD


async def show_board(
    interaction: discord.Interaction[Any], send: Callable[[], Awaitable[int | None]]
) -> int | None:
    """Answer with a board, unless there is an answer already. Gives the board's message."""
    progress = Progress.of(interaction)
    async with progress.turn:
        if progress.is_answered(interaction):
            return None
        message = await send()
        if message is not None:
            progress.state = State.BOARD
        return message


def promise(interaction: discord.Interaction[Any], *, update: bool = False) -> None:
    """Defer the interaction if it is not answered soon.

    `update`: the answer will change the message that was clicked, instead of a new private one.
    """
    progress = Progress.of(interaction)

    async def keep() -> None:
        try:
            await _defer(interaction, update)
        except (*FAILURES, RuntimeError) as failed:
            log.warning("%s: an answer could not be deferred: %r", asked_for(interaction), failed)

    def begin() -> None:
        if progress.state is not State.GIVEN_UP and not progress.is_answered(interaction):
            progress.deferring = asyncio.create_task(keep(), name="hedgepost-defer")

    asyncio.get_running_loop().call_later(DEFER_AFTER, begin)


def give_up(interaction: discord.Interaction[Any]) -> None:
    """Nothing will be said any more: nobody is to be told that an answer takes a little longer.
    Discord itself tells them that there is none."""
    Progress.of(interaction).give_up()


async def claim(interaction: discord.Interaction[Any]) -> None:
    """Defer at once. If another process that has the interaction has deferred or answered it,
    what is said here comes behind that. Raises if nobody could."""
    if not await _defer(interaction, update=False):
        Progress.of(interaction).state = State.THINKING


async def say_nothing(interaction: discord.Interaction[Any]) -> None:
    """Answer a click on a message that everybody sees: what has changed is to be seen there."""
    with contextlib.suppress(*FAILURES):
        await _defer(interaction, update=True)


async def _defer(interaction: discord.Interaction[Any], update: bool) -> bool:
    progress = Progress.of(interaction)
    async with progress.turn:
        if progress.state is State.GIVEN_UP or progress.is_answered(interaction):
            return True
        deferring = defer(interaction.client, Asked.by(interaction), update=update)
        deferred = await _shown(deferring)
        if deferred:
            progress.state = State.UPDATING if update else State.THINKING
        return deferred


async def whisper(
    interaction: discord.Interaction[Hedgepost],
    text: str,
    *,
    file: discord.File | None = None,
    more: Sequence[discord.File] = (),
    view: ui.View | None = None,
) -> bool:
    """Answer privately, as the first answer or after one. Gives whether it can be seen."""
    extra: dict[str, Any] = {"ephemeral": True, "allowed_mentions": _NO_MENTIONS}
    if file is not None:
        extra["files"] = [file, *more]
    if view is not None:
        extra["view"] = view
    progress = Progress.of(interaction)
    async with progress.turn:
        first = not progress.is_answered(interaction)
        send = interaction.response.send_message if first else interaction.followup.send
        return await _shown(send(_here(interaction, text), **extra))


async def update(
    interaction: discord.Interaction[Hedgepost],
    text: str,
    *,
    file: discord.File | None = None,
    more: Sequence[discord.File] = (),
    view: ui.View | None = None,
) -> bool:
    """Change the message whose button was pressed: text, picture and buttons.

    If that was dismissed or deleted meanwhile, the answer is a new private message. Gives
    whether the message has changed.
    """
    files = [] if file is None else [file, *more]
    progress = Progress.of(interaction)
    async with progress.turn:
        first = not progress.is_answered(interaction)
        edit = interaction.response.edit_message if first else interaction.edit_original_response
        try:
            return await _shown(
                edit(
                    content=_here(interaction, text),
                    attachments=files,
                    view=view,
                    allowed_mentions=_NO_MENTIONS,
                )
            )
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_MESSAGE:
                raise
    for one in files:
        one.reset(seek=True)
    await whisper(interaction, text, file=file, more=more, view=view)
    return False


async def open_leaf(
    interaction: discord.Interaction[Hedgepost],
    leaf: ui.LayoutView,
    files: Sequence[discord.File],
) -> None:
    """Answer privately with texts and pictures in any order."""
    progress = Progress.of(interaction)
    async with progress.turn:
        first = not progress.is_answered(interaction)
        send = interaction.response.send_message if first else interaction.followup.send
        await _shown(
            send(view=leaf, files=list(files), ephemeral=True, allowed_mentions=_NO_MENTIONS)
        )


async def turn_leaf(
    interaction: discord.Interaction[Hedgepost],
    leaf: ui.LayoutView,
    files: Sequence[discord.File],
) -> None:
    """Change the message whose button was pressed, which has texts and pictures in any order."""
    progress = Progress.of(interaction)
    async with progress.turn:
        first = not progress.is_answered(interaction)
        edit = interaction.response.edit_message if first else interaction.edit_original_response
        try:
            await _shown(edit(view=leaf, attachments=list(files), allowed_mentions=_NO_MENTIONS))
            return
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_MESSAGE:
                raise
    for one in files:
        one.reset(seek=True)
    await open_leaf(interaction, leaf, files)


async def patiently(
    interaction: discord.Interaction[Hedgepost], note: Callable[[], str], work: Awaitable[T]
) -> tuple[T, bool]:
    """What comes of some work; should it take long, the person reads a note meanwhile.

    Gives whether they do: it is for `update` to replace.
    """
    working, noted = asyncio.ensure_future(work), False
    try:
        await asyncio.wait([working], timeout=NOTE_AFTER)
        noted = not working.done() and await whisper(interaction, note())
        return await working, noted
    except asyncio.CancelledError:
        working.cancel()
        raise
    except Exception:
        working.cancel()  # if it was the note that failed
        if noted:  # who raised will be answered for in a message of its own
            with contextlib.suppress(*FAILURES):
                await interaction.delete_original_response()
        raise


async def open_modal(interaction: discord.Interaction[Hedgepost], modal: ui.Modal) -> bool:
    """Open a modal, which only a first answer can. Gives whether it can be seen."""
    progress = Progress.of(interaction)
    async with progress.turn:
        if not progress.is_answered(interaction):
            return await _shown(interaction.response.send_modal(modal))
    await refuse(interaction, Refused("try-again", "that took too long; try again"))
    return False


async def answer_aloud(
    interaction: discord.Interaction[Hedgepost], text: str, **extra: Any
) -> int | None:
    """Answer with a message that everybody sees; gives its id, or nothing if there is an answer
    already or it is too late for one."""
    progress = Progress.of(interaction)
    async with progress.turn:
        if progress.is_answered(interaction):
            return None
        return await _said_first(interaction, text, **extra)


async def leave_to_others(interaction: discord.Interaction[Hedgepost]) -> None:
    """Somebody else who has the same interaction has answered it, or will: nothing is left to say
    here, and nobody is to wait for it."""
    progress = Progress.of(interaction)
    progress.give_up()
    async with progress.turn:  # a deferral may be on its way
        await stop_thinking(interaction)


async def stop_thinking(interaction: discord.Interaction[Hedgepost]) -> None:
    """What was said instead is public: if something private was deferred, nothing is left to say
    there."""
    if Progress.of(interaction).state is State.THINKING:
        await interaction.delete_original_response()


async def _said_first(
    interaction: discord.Interaction[Hedgepost], text: str, **extra: Any
) -> int | None:
    """Answer with a public message; gives its id, or nothing if it is too late for that.

    An answer may have arrived although we were told that it failed. An interaction has one answer,
    so trying to give it again tells.
    """
    try:
        try:
            answer = await _taken(interaction.response.send_message(text, **extra))
        except (aiohttp.ClientConnectionError, TimeoutError):
            answer = await _taken(interaction.response.send_message(text, **extra))
    except discord.HTTPException as failed:
        _raise_unless_late(failed)
    else:
        return answer.message_id
    with contextlib.suppress(*FAILURES):
        there = await interaction.original_response()
        if not there.flags.ephemeral and not there.flags.loading:
            return there.id
    return None


def _here(interaction: discord.Interaction[Any], text: str) -> str:
    """A text that fits, with commands as they are called where it is read."""
    direct = interaction.guild_id is None
    return shortened(in_direct_messages(text) if direct else text)


async def refuse(interaction: discord.Interaction[Hedgepost], refused: Refused) -> None:
    """Tell somebody privately why nothing happened."""
    await whisper(interaction, refusal(language_of(interaction), refused))


async def _shown(answer: Awaitable[Any]) -> bool:
    """Whether an answer was in time."""
    try:
        await _taken(answer)
    except discord.HTTPException as failed:
        _raise_unless_late(failed)
        return False
    return True


async def _taken(answer: Awaitable[T]) -> T:
    """What Discord says to an answer, unless it is silent for too long."""
    async with asyncio.timeout(LONGEST_ANSWER):
        return await answer


def _raise_unless_late(failed: discord.HTTPException) -> None:
    if failed.code not in TOO_LATE:
        raise failed
    log.info("an answer came too late (%d)", failed.code)
