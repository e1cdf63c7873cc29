"""Files of messages: kept in memory, described, and found again by `attachment://` links."""

from __future__ import annotations

import mimetypes
import re
import struct
from typing import Any

from parlour.limits.messages import MOST_FILES
from parlour.rest.errors import Form, too_many
from parlour.rest.multipart import Body, UploadedFile
from parlour.world import components as parts
from parlour.world.model import Attachment, Channel
from parlour.world.world import World

_SCHEME = "attachment://"
_UNSAFE = re.compile(r"[^\w.\-]+")
_PNG = b"\x89PNG\r\n\x1a\n"


def safe_filename(name: str) -> str:
    """A file's name as Discord keeps it."""
    return _UNSAFE.sub("_", name)[:260] or "file"


def image_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or GIF, without decoding it."""
    if data.startswith(_PNG) and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    return None


def keep(
    world: World, channel: Channel, file: UploadedFile, description: str | None = None
) -> Attachment:
    """Turn an uploaded file into an attachment that the parlour serves."""
    number = world.ids.next()
    name = safe_filename(file.filename)
    size = image_size(file.data)
    return Attachment(
        id=number,
        filename=name,
        data=file.data,
        url=f"{world.base_url}/attachments/{channel.id}/{number}/{name}",
        content_type=mimetypes.guess_type(name)[0] or "application/octet-stream",
        description=description,
        width=size[0] if size else None,
        height=size[1] if size else None,
    )


def attachments_of(
    world: World,
    channel: Channel,
    data: dict[str, Any],
    body: Body,
    before: list[Attachment],
) -> list[Attachment]:
    """The attachments a message has after a create or an edit.

    An edit's `attachments` lists what stays and what comes; left out, all stays.
    """
    listed = data.get("attachments")
    found = before if listed is None else _listed(world, channel, listed, body, before)
    numbers = {int(entry["id"]) for entry in listed or ()}
    unlisted = [file for number, file in body.files.items() if number not in numbers]
    found = [*found, *(keep(world, channel, file) for file in unlisted)]
    if len(found) > MOST_FILES:
        raise too_many(30015, "attachments in a message", MOST_FILES)
    return found


def _listed(
    world: World,
    channel: Channel,
    listed: list[dict[str, Any]],
    body: Body,
    before: list[Attachment],
) -> list[Attachment]:
    """What a list names: files that come with it, and attachments that stay."""
    kept = {attachment.id: attachment for attachment in before}
    result: list[Attachment] = []
    form = Form()
    for index, entry in enumerate(listed):
        number = int(entry["id"])
        if number in body.files:
            file = body.files[number]
            named = UploadedFile(entry.get("filename") or file.filename, file.data)
            result.append(keep(world, channel, named, entry.get("description")))
        elif number in kept:
            result.append(kept[number])
        else:
            form.fault(
                "attachments",
                index,
                code="BASE_TYPE_INVALID",
                message=f"No file or attachment with id {number}",
            )
    form.done()
    return result


def resolve_components(
    components: list[dict[str, Any]], attachments: list[Attachment]
) -> list[dict[str, Any]]:
    """Components as Discord gives them back: numbered, with media links resolved."""
    resolved = _copied(components)
    parts.number(resolved)
    form = Form()
    for item in parts.media(resolved):
        found = _find(item["url"], attachments)
        if found is not None:
            item |= {
                "url": found.url,
                "proxy_url": found.url,
                "content_type": found.content_type,
                "width": found.width,
                "height": found.height,
                "attachment_id": str(found.id),
                "loading_state": 2,
            }
        elif item["url"].startswith(_SCHEME):
            form.fault(
                "components",
                code="UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                message=f"The referenced attachment was not found: {item['url']}",
            )
        else:
            item.setdefault("proxy_url", item["url"])
    form.done()
    for part in parts.walk(resolved):
        if part["type"] == parts.Kind.FILE:
            named = _find(part["file"]["url"], attachments)
            if named is not None:
                part |= {"name": named.filename, "size": len(named.data)}
    return resolved


def resolve_embeds(
    embeds: list[dict[str, Any]], attachments: list[Attachment]
) -> list[dict[str, Any]]:
    """Embeds with the pictures they name resolved."""
    resolved = _copied(embeds)
    for embed in resolved:
        embed.setdefault("type", "rich")
        for key in ("image", "thumbnail"):
            found = _find((embed.get(key) or {}).get("url", ""), attachments)
            if found is not None:
                embed[key] |= {
                    "url": found.url,
                    "proxy_url": found.url,
                    "width": found.width,
                    "height": found.height,
                }
    return resolved


def _copied(value: Any) -> Any:
    """JSON all over again; `copy.deepcopy`, which looks for more than that, takes four times as
    long."""
    if isinstance(value, dict):
        return {key: _copied(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_copied(inner) for inner in value]
    return value


def _find(url: str, attachments: list[Attachment]) -> Attachment | None:
    name = safe_filename(url.removeprefix(_SCHEME)) if url.startswith(_SCHEME) else None
    for attachment in attachments:
        if url == attachment.url or name == attachment.filename:
            return attachment
    return None
