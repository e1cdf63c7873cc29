"""The private panel of whoever must decide: news, the board with its choices marked, buttons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any, Final, TypeVar

import discord
from discord import ButtonStyle, ui
from msgspec import Struct

from cogs.delivery.channel import as_file
from cogs.narration import TELLERS
from cogs.play.choices import Offer, offer, offer_items
from cogs.reply.answers import update, whisper
from cogs.reply.components import TableButton, rows_of
from cogs.reply.sent import Sent
from cogs.words.clocks import time_left
from cogs.words.computers import briefly, thinking_text
from cogs.words.seats import unasked_text
from cogs.words.speech import language_of, newest, refusal, safe_names, theme_of
from engine.core import Refused, Seat
from engine.games import game_named
from engine.table.computers import is_thinking
from engine.table.drafts import Decision, decision_of
from engine.table.model import Language, LoggedMove, Table
from engine.table.solo.who import can_go_back, is_solo
from engine.table.turns import waiting_on
from render import Theme
from words import listed, say

if TYPE_CHECKING:
    from bot import Hedgepost

CogT = TypeVar("CogT")
SentT = TypeVar("SentT", bound=Sent)

NEWS_LENGTH: Final = 900
_BEST: Final = ("confirm", "dohint")
"""Controls that stand out."""


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
    hint: int | None,
) -> Panel:
    """What a player who must decide sees. `note` stands above it.

    With a `group`, only the moves of that one are listed; with a `hint`, whose number it is, that
    can be taken.
    """
    table, teller, language = decision.table, TELLERS[decision.table.game], theme.language
    names = safe_names(table)
    parts = [note] if note else []
    told: list[str] = []
    if not decision.draft:
        since = await bot.host.turns.news(table, decision.seat)
        news = [event for move in since for event in move.events if event.visible_to(decision.seat)]
        if line := missed_line(since, decision.seat, language):
            parts.append(line)
        told = briefly(table, teller.tell(language, news, names, decision.view))
        if told:
            shown = " ".join(newest(told, NEWS_LENGTH))
            parts.append(say(language, "panel-news", news=shown))
    offered = offer(decision, language, group)
    # A move is called what its button said, which the board behind it may no longer tell.
    so_far = ", ".join(teller.move_label(language, move, seen) for move, seen in decision.steps)
    if decision.complete:
        parts.append(say(language, "panel-confirm", steps=so_far))
    else:
        if so_far:
            parts.append(say(language, "panel-so-far", steps=so_far))
        parts.append(teller.prompt(language, decision.view))
        if offered.inside is not None:
            parts.append(f"**{offered.inside.label}**")
    left = time_left(language, table, [decision.seat])
    if left and not decision.draft:
        parts.append(f"-# {left}")
    picture = await bot.painter.paint(
        table,
        decision.view,
        theme=theme,
        since=decision.tried,
        letters=offered.on_board,
    )
    controls = _control_items(offered, language, news=bool(told), hint=hint)
    buttons = rows_of(*offer_items(offered, language), *controls)
    return Panel("\n".join(parts), buttons, as_file(picture, table.game))


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
    hint: int | None = None,
) -> None:
    """Show a player's panel: in the message that was clicked, or as a new private one."""
    panel = await panel_for(
        interaction.client, decision, theme_of(interaction), note=note, group=group, hint=hint
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


def _control_items(
    offered: Offer, language: Language, *, news: bool, hint: int | None = None
) -> list[ui.Item[Any]]:
    """The row below the choices. Where there is `news`, it can be watched too."""
    decision = offered.decision
    answerable = game_named(decision.table.game).standing is not None
    wanted = {
        "form": decision.choices.form is not None and offered.inside is None,
        "back": offered.inside is not None,
        "confirm": decision.complete,
        "undo": bool(decision.draft),
        "recap": news and offered.inside is None,
        "dohint": hint is not None,
        "hint": hint is None and not decision.complete and is_solo(decision.table),
        "rewind": not decision.draft and can_go_back(decision.table),
        "standing": answerable and not decision.draft and decision.choices.form is None,
    }
    return [
        TableButton.make(
            decision.table.id,
            what,
            decision.click.since,
            decision.click.at,
            *([hint] if what == "dohint" else []),
            label=say(language, f"button-{what}"),
            style=ButtonStyle.success if what in _BEST else ButtonStyle.secondary,
            row=4,
        )
        for what, is_wanted in wanted.items()
        if is_wanted
    ]
