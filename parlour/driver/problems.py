"""What can go wrong for somebody who drives the parlour, each with its own exception."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from parlour.rest.openapi import Violation


class ParlourError(Exception):
    """Any of the below."""


class NoSuchCommand(ParlourError):
    """The bot has registered no such command, or this user may not see it here."""


class BadOption(ParlourError):
    """Discord's own client would not let a user send this value."""


class NoSuchComponent(ParlourError):
    """No button or select of that name where the user looked."""


class NotUsable(ParlourError):
    """The component or message is there, but this user cannot use it."""


class NoModal(ParlourError):
    """No modal is open for this user."""


class BotDidNotAnswer(ParlourError):
    """No answer within three seconds: the user reads "The application did not respond"."""


class StillThinking(BotDidNotAnswer):
    """The bot deferred its answer, and has not given it for as long as we wait."""


class AnswerRefused(ParlourError):
    """The bot answered, and Discord would have refused the answer."""

    def __init__(self, refusals: Sequence[dict[str, Any]]) -> None:
        super().__init__("\n".join(json.dumps(body, ensure_ascii=False) for body in refusals))
        self.refusals = list(refusals)

    @property
    def code(self) -> int:
        return self.refusals[-1]["code"]


class ContractBroken(ParlourError):
    """The bot sent what Discord's document does not allow, or asked for an unknown route."""

    def __init__(self, violations: Sequence[Violation]) -> None:
        super().__init__("\n".join(map(str, violations)))
        self.violations = list(violations)
