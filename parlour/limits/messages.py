"""Limits on messages: content, embeds, mentions, files, and flags against each other."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from parlour.limits import components
from parlour.rest import errors
from parlour.rest.errors import Form
from parlour.rest.multipart import Body
from parlour.world.model import Flag

MOST_CONTENT = 2000
MOST_EMBEDS = 10
MOST_EMBED_TEXT = 6000
MOST_FILES = 10
MOST_FILE_BYTES = 10 * 1024 * 1024
_MENTIONABLE = ("users", "roles", "everyone")
_LEGACY = ("content", "embeds", "poll", "sticker_ids")


def new_message(body: Body) -> None:
    """A message a bot posts, sends as a follow-up, or answers with."""
    check(body, body.json)


def edited_message(body: Body) -> None:
    """An edit. Whether it leaves the message empty depends on what was there before."""
    check(body, body.json, editing=True)


def check(
    body: Body, data: Any, *, editing: bool = False, path: tuple[str | int, ...] = ()
) -> None:
    if not isinstance(data, dict):
        raise errors.bad_json()
    if any(len(file.data) > MOST_FILE_BYTES for file in body.files.values()):
        raise errors.request_too_large()
    form = Form()
    second_kind = bool((data.get("flags") or 0) & Flag.COMPONENTS_V2)
    form.length(data.get("content"), 0, MOST_CONTENT, *path, "content")
    form.length(data.get("nonce"), 0, 25, *path, "nonce")
    if isinstance(data.get("nonce"), dict | list):
        form.fault(*path, "nonce", code="BASE_TYPE_INVALID", message="Value must be a string.")
    reference = data.get("message_reference")
    if reference is not None and reference.get("message_id") is None:
        form.required(*path, "message_reference", "message_id")
    _check_embeds(form, data.get("embeds"), (*path, "embeds"))
    _check_attachments(form, data, body, path)
    _check_mentions(form, data.get("allowed_mentions"), (*path, "allowed_mentions"))
    if second_kind:
        refuse_legacy(form, data, path)
    # An edit may leave the flag out: what the second kind allows passes here, and again where
    # the message is at hand and with it its kind.
    components.check(
        form, data.get("components"), second_kind=second_kind or editing, path=(*path, "components")
    )
    form.done()
    if not editing and not has_substance(data, body):
        raise errors.empty_message()


def refuse_legacy(form: Form, data: dict[str, Any], path: tuple[str | int, ...] = ()) -> None:
    """A components-V2 message has no content, embeds, poll or stickers."""
    for key in _LEGACY:
        if data.get(key):
            form.fault(
                *path,
                key,
                code="MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                message=f"The '{key}' field cannot be used with MessageFlags.IS_COMPONENTS_V2",
            )


def has_substance(data: dict[str, Any], body: Body) -> bool:
    """Whether there is anything to see in a new message."""
    text = (data.get("content") or "").strip()
    return bool(text or data.get("embeds") or data.get("components") or body.files)


def _check_embeds(form: Form, embeds: Any, path: tuple[str | int, ...]) -> None:
    if not isinstance(embeds, list):
        return
    form.count(embeds, 0, MOST_EMBEDS, *path)
    for index, embed in enumerate(embeds):
        place = (*path, index)
        form.within(embed.get("color"), 0, 0xFFFFFF, *place, "color")
        form.length(embed.get("title"), 0, 256, *place, "title")
        form.length(embed.get("description"), 0, 4096, *place, "description")
        form.length(_text(embed, "footer", "text"), 0, 2048, *place, "footer", "text")
        form.length(_text(embed, "author", "name"), 0, 256, *place, "author", "name")
        _check_links(form, embed, place)
        fields = embed.get("fields") or []
        form.count(fields, 0, 25, *place, "fields")
        for number, part in enumerate(fields):
            for key, most in (("name", 256), ("value", 1024)):
                if not part.get(key):
                    form.required(*place, "fields", number, key)
                form.length(part.get(key), 1, most, *place, "fields", number, key)
    if sum(map(_embed_size, embeds)) > MOST_EMBED_TEXT:
        message = f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}"
        form.fault(*path, code="MAX_EMBED_SIZE_EXCEEDED", message=message)


def _check_links(form: Form, embed: dict[str, Any], path: tuple[str | int, ...]) -> None:
    """Addresses an embed leads to or shows, and its date."""
    web = ("http", "https")
    form.address(embed.get("url"), web, *path, "url")
    form.address(_text(embed, "author", "url"), web, *path, "author", "url")
    for key in ("image", "thumbnail"):
        form.address(_text(embed, key, "url"), (*web, "attachment"), *path, key, "url")
    for key in ("footer", "author"):
        form.address(_text(embed, key, "icon_url"), (*web, "attachment"), *path, key, "icon_url")
    moment = embed.get("timestamp")
    if moment is None:
        return
    try:
        datetime.fromisoformat(moment)
    except (TypeError, ValueError):
        message = f"Could not parse {moment}. Should be ISO8601."
        form.fault(*path, "timestamp", code="DATE_TIME_TYPE_PARSE", message=message)


def _text(embed: dict[str, Any], part: str, key: str) -> str:
    return (embed.get(part) or {}).get(key) or ""


def _embed_size(embed: dict[str, Any]) -> int:
    words = [embed.get("title") or "", embed.get("description") or ""]
    words += [_text(embed, "footer", "text"), _text(embed, "author", "name")]
    for part in embed.get("fields") or ():
        words += [part.get("name") or "", part.get("value") or ""]
    return sum(map(len, words))


def _check_attachments(
    form: Form, data: dict[str, Any], body: Body, path: tuple[str | int, ...]
) -> None:
    listed = data.get("attachments") or []
    form.count(listed, 0, MOST_FILES, *path, "attachments")
    if len(body.files) > MOST_FILES:
        message = f"Must be {MOST_FILES} or fewer in length."
        form.fault(*path, "attachments", code="BASE_TYPE_MAX_LENGTH", message=message)
    for index, part in enumerate(listed):
        place = (*path, "attachments", index)
        if part.get("id") is None:
            form.required(*place, "id")
        form.length(part.get("description"), 0, 1024, *place, "description")


def _check_mentions(form: Form, mentions: Any, path: tuple[str | int, ...]) -> None:
    if not isinstance(mentions, dict):
        return
    parsed = mentions.get("parse") or []
    for index, key in enumerate(parsed):
        if key not in _MENTIONABLE:
            message = f"Value must be one of {_MENTIONABLE}."
            form.fault(*path, "parse", index, code="BASE_TYPE_CHOICES", message=message)
    for key in ("users", "roles"):
        form.count(mentions.get(key), 0, 100, *path, key)
        if key in parsed and mentions.get(key):
            form.fault(
                *path,
                code="MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                message=f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
            )
