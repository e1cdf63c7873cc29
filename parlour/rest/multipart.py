"""Reading a request's body: JSON by itself, or `payload_json` with files beside it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from email.message import Message as Headers
from typing import Any

from aiohttp import web

from parlour.rest import errors

_FILE_FIELD = re.compile(r"files\[(\d{1,9})\]")
_TEXT_FIELDS = ("content", "nonce")


@dataclass(frozen=True)
class UploadedFile:
    filename: str
    data: bytes


@dataclass
class Body:
    """A body as received. `files` is keyed by the number in `files[n]`."""

    json: Any = None
    files: dict[int, UploadedFile] = field(default_factory=dict)


async def read_body(request: web.Request) -> Body:
    """The whole body; refuses what cannot be read as Discord does."""
    try:
        data = await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise errors.request_too_large() from None
    if not data:
        return Body()
    if request.content_type.startswith("multipart/"):
        return _parts(data, request.headers["Content-Type"])
    return Body(_parse(data))


def _parts(data: bytes, content_type: str) -> Body:
    """Split a form into its parts: by hand, as this is most of what the parlour does."""
    boundary = _headers({"Content-Type": content_type}).get_boundary()
    if boundary is None:
        raise errors.bad_json()
    body = Body()
    plain: dict[str, str] = {}
    # The first piece comes before the form and the last after it.
    for piece in (b"\r\n" + data).split(f"\r\n--{boundary}".encode())[1:-1]:
        head, _, content = piece.partition(b"\r\n\r\n")
        lines = head.decode(errors="replace").split("\r\n")
        fields = dict(line.split(": ", 1) for line in lines if ": " in line)
        part = _headers(fields)
        name = part.get_param("name", header="content-disposition")
        number = _FILE_FIELD.fullmatch(name) if isinstance(name, str) else None
        if name == "payload_json":
            body.json = _parse(content)
        elif number:
            body.files[int(number[1])] = UploadedFile(part.get_filename() or "file", content)
        elif name in _TEXT_FIELDS:
            plain[name] = content.decode(errors="replace")
    if body.json is None and (body.files or plain):
        # Without `payload_json` the form itself is the message.
        body.json = plain
    return body


def _headers(fields: dict[str, str]) -> Headers:
    headers = Headers()
    for name, value in fields.items():
        headers[name] = value
    return headers


def _parse(text: bytes) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise errors.bad_json() from None
