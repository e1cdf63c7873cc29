"""What the bot answered, as the person who asked sees it."""

from __future__ import annotations

from typing import Any

from parlour.driver.modal import Modal
from parlour.driver.problems import AnswerRefused, BotDidNotAnswer, ParlourError, StillThinking
from parlour.limits.callbacks import Answer
from parlour.world.interaction import Interaction
from parlour.world.model import Attachment, Message

SECOND_TRY = 0.5
FINISH_WITHIN = 15.0


class Reply:
    """The answer to one interaction. It is live: later edits by the bot show in it.

    `message` is what the answer made or changed; it is none for a modal, and after a
    deferred update it is the message clicked on.
    """

    def __init__(self, interaction: Interaction, kind: Answer) -> None:
        self.interaction = interaction
        self.kind = kind
        self._seen = 0

    @property
    def message(self) -> Message | None:
        return self.interaction.original

    def _shown(self) -> Message:
        if self.message is None:
            raise ParlourError(f"this answer ({self.kind.name}) has no message")
        return self.message

    @property
    def text(self) -> str:
        return self._shown().text

    @property
    def ephemeral(self) -> bool:
        return self._shown().ephemeral

    @property
    def attachments(self) -> list[Attachment]:
        return self._shown().attachments

    @property
    def components(self) -> list[dict[str, Any]]:
        return self._shown().components

    @property
    def embeds(self) -> list[dict[str, Any]]:
        return self._shown().embeds

    @property
    def buttons(self) -> list[str]:
        return self._shown().buttons

    @property
    def followups(self) -> list[Message]:
        """Further messages the bot sent for this interaction."""
        return self.interaction.followups

    @property
    def modal(self) -> Modal | None:
        data = self.interaction.modal
        if data is None:
            return None
        return Modal(data, self.interaction.channel, self.interaction.message)

    async def next(self, seconds: float = FINISH_WITHIN) -> Message:
        """Wait for the bot's next edit or follow-up through this interaction."""
        history = self.interaction.history
        if not await self.interaction.signal.until(lambda: len(history) > self._seen, seconds):
            raise BotDidNotAnswer(f"nothing further within {seconds} s")
        self._seen += 1
        return history[self._seen - 1]


async def answer_to(interaction: Interaction, delivered: bool, within: float) -> Reply:
    """Wait as a person does: three seconds for any answer, longer while it "thinks".

    A bot whose answer was refused gets a moment for another before this gives up.
    """
    if not delivered:
        raise BotDidNotAnswer("no bot is connected, or it is not in this guild")

    def answered() -> bool:
        return interaction.answer is not None

    signal = interaction.signal
    await signal.until(lambda: answered() or bool(interaction.refusals), within)
    if not answered() and interaction.refusals:
        await signal.until(answered, min(SECOND_TRY, within))
    if not answered() and interaction.refusals:
        raise AnswerRefused(interaction.refusals)
    if interaction.answer is None:
        raise BotDidNotAnswer(f"{interaction.name or 'the click'}: no answer within {within} s")
    reply = Reply(interaction, interaction.answer)
    if interaction.answer is Answer.DEFERRED_MESSAGE:
        await signal.until(lambda: not interaction.thinking, FINISH_WITHIN)
        if interaction.thinking and interaction.refusals:
            raise AnswerRefused(interaction.refusals)
        if interaction.thinking:
            raise StillThinking(f"deferred, and nothing within {FINISH_WITHIN} s")
        if interaction.history:
            await reply.next()
    return reply
