"""The private panel of whoever must decide: news, the board with its choices marked, buttons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Final, TypeVar

import discord
from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from cogs.delivery.channel import as_file
from cogs.narration import TELLERS
from cogs.play.choices import AT_ONCE, Offer, offer, offer_items, tells
from cogs.play.controls import called, control_items
from cogs.reply.answers import update, whisper
from cogs.reply.components import rows_of
from cogs.reply.sent import Sent
from cogs.words.clocks import time_left
from cogs.words.computers import briefly, spoken, thinking_text
from cogs.words.hints import why_text
from cogs.words.seats import unasked_text
from cogs.words.speech import (
    language_of,
    newest,
    person_of,
    refusal,
    safe_names,
    theme_of,
)
from engine.core import Refused, Seat
from engine.table.computers import is_thinking
from engine.table.drafts import Decision, decision_of
from engine.table.model import Language, LoggedMove, Table
from engine.table.solo.hints import Hint
from engine.table.turns import waiting_on
from render import Picture, Theme
from words import listed, say

if TYPE_CHECKING:
    from bot import Hedgepost

CogT = TypeVar("CogT")
SentT = TypeVar("SentT", bound=Sent)

NEWS_LENGTH: Final = 400


class Panel(Struct, frozen=True):
    """A panel ready to be shown."""

    text: str
    buttons: ui.View
    file: discord.File


async def panel_for(  # noqa: PLR0913 — what a panel may show beside the decision
    bot: Hedgepost,
    decision: Decision,
    theme: Theme,
    *,
    note: str,
    group: int | None,
    hint: Hint | None,
    patient: bool,
) -> Panel:
    """What a player who must decide sees. `note` stands above it.

    With a `group`, only the moves of that one are listed; a `hint` is told, and can be
    taken. Whoever is `patient` confirms everything.
    """
    table, language = spoken(decision.table, theme.language), theme.language
    teller = TELLERS[table.game]
    offered = offer(decision, language, group)
    parts = [note] if note else []
    if hint is not None:  # without the news above it, for it to be near the board
        parts.append(hint_text(language, hint))
    told: list[str] = []
    if not decision.draft and hint is None:
        since = await bot.host.turns.news(table, decision.seat)
        news = [event for move in since for event in move.events if event.visible_to(decision.seat)]
        if line := missed_line(since, decision.seat, language):
            parts.append(line)
        told = briefly(table, teller.tell(language, news, safe_names(table), decision.view))
        if told:
            shown = " ".join(newest(told, NEWS_LENGTH))
            parts.append(say(language, "panel-news", news=shown))
    parts += _asked(offered, table, language, patient=patient)
    left = time_left(language, table, [decision.seat])
    if left and not decision.draft:
        parts.append(f"-# {left}")
    picture = await _picture(bot, offered, table, theme)
    items = offer_items(offered, language)
    controls = control_items(offered, language, items, news=bool(told), hint=hint)
    buttons = rows_of(*items, *controls)
    return Panel("\n".join(parts), buttons, as_file(picture, table.game))


def _asked(offered: Offer, table: Table, language: Language, *, patient: bool) -> list[str]:
    """What is chosen so far, what *Confirm* would do, and what there is to choose."""
    decision, whole, teller = offered.decision, offered.whole, TELLERS[table.game]
    parts: list[str] = []
    if whole is not None:
        parts.append(say(language, "panel-confirm", steps=called(whole, language)))
        parts += _foretold(whole, table, language)
    elif decision.steps:
        parts.append(say(language, "panel-so-far", steps=called(decision, language)))
    if not decision.complete:
        asked = list(dict.fromkeys(teller.prompt(language, one.view) for one in offered.stages))
        if whole is not None:
            asked.insert(0, say(language, "panel-or-else"))
        if any(choice.also for choice in offered.listed):
            asked.append(say(language, f"{table.game}-further"))
        parts.append(" ".join(asked))
        told = any(tells(offered, choice) for choice in offered.all)
        if told:
            key = "panel-at-once-waits" if patient else "panel-at-once"
            parts.append(say(language, key, what=teller.reveals(language)))
    if offered.inside is not None:
        parts.append(f"**{offered.inside.label}**")
    return parts


def _foretold(whole: Decision, table: Table, language: Language) -> list[str]:
    """All that confirming a draft leads to, in the words of the post that follows."""
    if whole.reveals:
        what = TELLERS[table.game].reveals(language)
        return [say(language, "panel-then-reveals", what=what)]
    if whole.sealed:
        return []
    view, names = whole.view, safe_names(table)
    told = TELLERS[table.game].tell(language, whole.tried, names, view)
    parts = [say(language, "panel-foretold", told=" ".join(briefly(table, told)))] if told else []
    if view.outcome is not None:
        winners = [names[seat] for seat in view.outcome.winners]
        facts = {"names": listed(language, winners), "count": len(winners)}
        parts.append(say(language, "panel-then-over", **facts))
    elif whole.seat in view.waiting_on:
        parts.append(say(language, "panel-then-you"))
    elif view.waiting_on:
        following = listed(language, [names[seat] for seat in view.waiting_on])
        parts.append(say(language, "panel-then", names=following))
    else:
        parts.append(say(language, "panel-then-chance"))
    return [" ".join(parts)]


async def _picture(bot: Hedgepost, offered: Offer, table: Table, theme: Theme) -> Picture:
    """The board with the choices on it; if it could be confirmed, as it would be then, unless they
    have no place there."""
    decision, whole, teller = offered.decision, offered.whole, TELLERS[table.game]
    view, since, letters = decision.view, decision.tried, offered.on_board
    if whole is not None and not whole.unseen:
        if not (letters and teller.relative):
            view, since = replace(whole.view, shown="tried"), whole.tried
    elif whole is not None and whole.steps and teller.on_board(whole.steps[-1][0]):
        letters = {AT_ONCE if whole.reveals else "?": whole.steps[-1][0], **letters}
    return await bot.painter.paint(table, view, theme=theme, since=since, letters=letters)


def missed_line(news: Sequence[LoggedMove], seat: Seat, language: Language) -> str:
    """That the computer has moved for a player since their own last step, if it has."""
    made = {move.at for move in news if move.seat == seat and move.hand == "computer"}
    if not made:
        return ""
    return say(language, "panel-computer" if len(made) == 1 else "panel-computers")


async def late_line(bot: Hedgepost, table: Table, user: int, language: Language) -> str:
    """The same for somebody who is told that they came too late."""
    seat = table.seat_of(user)
    if seat is None:
        return ""
    news = await bot.host.turns.news(table, seat)
    return say(language, "late-computer") if missed_line(news, seat, language) else ""


def done_text(language: Language, table: Table) -> str:
    """What a player reads when the turn is played."""
    table = spoken(table, language)
    movers = [safe_names(table)[seat] for seat in waiting_on(table)]
    if not movers:
        return say(language, "panel-over")
    if is_thinking(table):
        return say(language, "panel-thinking", thinking=thinking_text(table, language))
    done = say(language, "panel-done", names=listed(language, movers))
    return f"{done} {unasked_text(table, language)}".strip()


async def show_panel(  # noqa: PLR0913 — the same
    interaction: discord.Interaction[Hedgepost],
    decision: Decision,
    *,
    replace: bool,
    note: str = "",
    group: int | None = None,
    hint: Hint | None = None,
) -> None:
    """Show a player's panel: in the message that was clicked, or as a new private one."""
    panel = await panel_for(
        interaction.client,
        decision,
        theme_of(interaction),
        note=note,
        group=group,
        hint=hint,
        patient=person_of(interaction).always_confirm,
    )
    send = update if replace else whisper
    await send(interaction, panel.text, file=panel.file, view=panel.buttons)


Handler = Callable[[CogT, "discord.Interaction[Hedgepost]", int, SentT], Awaitable[None]]
Showing = Awaitable[object]
"""What shows a player what became of a click, once it is awaited."""
Deed = Callable[[CogT, "discord.Interaction[Hedgepost]", int, SentT], Awaitable[Showing]]
"""Does what was clicked, and gives what is to be shown then."""


def may_be_stale(
    *, unless: tuple[type[Refused], ...] | type[Refused] = ()
) -> Callable[[Deed[CogT, SentT]], Handler[CogT, SentT]]:
    """Answer a click on a panel that is refused with why, and with the panel as it is now: what
    was clicked is no longer so. What is refused as in `unless` is told like anything else; and so
    is what goes wrong when the deed is done and only to be shown."""

    def decorated(deed: Deed[CogT, SentT]) -> Handler[CogT, SentT]:
        @wraps(deed)
        async def answer(
            cog: CogT, interaction: discord.Interaction[Hedgepost], table_id: int, sent: SentT
        ) -> None:
            showing: Showing
            try:
                showing = await deed(cog, interaction, table_id, sent)
            except unless:
                raise
            except Refused as refused:
                showing = _show_newest(interaction, table_id, refused)
            await showing

        return answer

    return decorated


async def _show_newest(
    interaction: discord.Interaction[Hedgepost], table_id: int, why: Refused
) -> None:
    """Answer a click on a panel that came too late: why, and the panel as it is now."""
    language, user = language_of(interaction), interaction.user.id
    bot = interaction.client
    note = refusal(language, why)
    table = await bot.host.table(table_id)
    try:
        decision = decision_of(table, user)
    except Refused as now:
        also = "" if now.code == why.code else f" {refusal(language, now)}"
        late = await late_line(bot, table, user, language)
        await update(interaction, f"{late}\n{note}{also}" if late else note + also)
    else:
        await show_panel(interaction, decision, note=note, replace=True)


def hint_text(language: Language, hint: Hint) -> str:
    """What to do, in the words of the panel's buttons, and why."""
    game = hint.decision.table.game
    teller = TELLERS[game]
    steps = ", ".join(teller.move_label(language, move, seen) for move, seen in hint.steps)
    why = why_text(language, game, hint.reason, hint.decision.view)
    lines = [say(language, "hint-shown", steps=steps, why=why)]
    if hint.drafted < len(hint.steps):
        key = "hint-reveals" if hint.drafted else "hint-reveals-first"
        lines.append(say(language, key))
    return "\n".join(lines)
