"""Discord's refusals: a status, a code, a message and, for forms, where the fault lies."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any


class ApiError(Exception):
    """Raised by a handler; the pipeline answers with it as Discord would."""

    def __init__(  # noqa: PLR0913 - what Discord may put into a refusal
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: dict[str, Any] | None = None,
        extra: dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.headers = headers or {}
        self.body: dict[str, Any] = {"message": message, "code": code}
        if errors is not None:
            self.body["errors"] = errors
        self.body |= extra or {}


def unknown_account() -> ApiError:
    return ApiError(404, 10013, "Unknown User")


def invalid_recipient() -> ApiError:
    return ApiError(400, 50033, "Invalid Recipient(s)")


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_overwrite() -> ApiError:
    return ApiError(404, 10009, "Unknown Permission Overwrite")


def unknown_role() -> ApiError:
    return ApiError(404, 10011, "Unknown Role")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    return ApiError(404, 10063, "Unknown application command")


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def not_the_author() -> ApiError:
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def cannot_message_user() -> ApiError:
    return ApiError(403, 50007, "Cannot send messages to this user")


def empty_message() -> ApiError:
    return ApiError(400, 50006, "Cannot send an empty message")


def not_a_text_channel() -> ApiError:
    return ApiError(400, 50008, "Cannot send messages in a non-text channel")


def tag_required() -> ApiError:
    return ApiError(400, 40067, "A tag is required to create a forum post in this channel")


def wrong_channel_type() -> ApiError:
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def invalid_webhook_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def request_too_large() -> ApiError:
    return ApiError(413, 40005, "Request entity too large")


def thread_archived() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def thread_locked() -> ApiError:
    return ApiError(403, 160005, "This thread is locked")


def thread_already_there() -> ApiError:
    return ApiError(400, 160004, "A thread has already been created for this message")


def cannot_reply_without_history() -> ApiError:
    return ApiError(403, 160002, "Cannot reply without permission to read message history")


def too_many(code: int, what: str, most: int) -> ApiError:
    """A count over all there is: 30015 for a message's attachments, 30032 for commands."""
    return ApiError(400, code, f"Maximum number of {what} reached ({most})")


def bad_json() -> ApiError:
    return ApiError(400, 50109, "The request body contains invalid JSON.")


@contextmanager
def inside(key: str) -> Iterator[None]:
    """Tell faults of a form as lying in that part of the body."""
    try:
        yield
    except ApiError as error:
        if "errors" in error.body:
            error.body["errors"] = {key: error.body["errors"]}
        raise


@dataclass
class Form:
    """Collects what is wrong with a body, then refuses it with code 50035.

    Keys are the path into the body: `form.fault("components", 0, "label", code=…, message=…)`.
    """

    faults: dict[str, Any] = field(default_factory=dict)

    def fault(self, *path: str | int, code: str, message: str) -> None:
        place = self.faults
        for key in path:
            place = place.setdefault(str(key), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, *path: str | int) -> None:
        self.fault(*path, code="BASE_TYPE_REQUIRED", message="This field is required")

    def length(self, value: Any, least: int, most: int, *path: str | int) -> None:
        """Check a text's length; anything but a text is left to the document's check."""
        if not isinstance(value, str) or least <= len(value) <= most:
            return
        if least:
            message = f"Must be between {least} and {most} in length."
            self.fault(*path, code="BASE_TYPE_BAD_LENGTH", message=message)
        else:
            message = f"Must be {most} or fewer in length."
            self.fault(*path, code="BASE_TYPE_MAX_LENGTH", message=message)

    def count(self, values: Any, least: int, most: int, *path: str | int) -> None:
        if isinstance(values, list) and not least <= len(values) <= most:
            message = f"Must be between {least} and {most} in length."
            self.fault(*path, code="BASE_TYPE_BAD_LENGTH", message=message)

    def within(self, value: Any, least: int, most: int, *path: str | int) -> None:
        """Check a number, if it is one."""
        if isinstance(value, int) and not least <= value <= most:
            code = "NUMBER_TYPE_MIN" if value < least else "NUMBER_TYPE_MAX"
            message = f"int value should be between {least} and {most}."
            self.fault(*path, code=code, message=message)

    def address(self, value: Any, schemes: tuple[str, ...], *path: str | int) -> None:
        """Check that an address, if there is one, has a scheme that is taken there."""
        if not value:
            return
        scheme, found, rest = value.partition("://")
        if not found or not rest:
            self.fault(*path, code="URL_TYPE_INVALID_URL", message="Not a well formed URL.")
        elif scheme.lower() not in schemes:
            message = f'Scheme "{scheme}" must be one of {schemes}.'
            self.fault(*path, code="URL_TYPE_INVALID_SCHEME", message=message)

    def done(self) -> None:
        """Refuse the body if anything was wrong with it."""
        if self.faults:
            raise ApiError(400, 50035, "Invalid Form Body", errors=self.faults)
