"""Limits on message components, of the first kind and of the second."""

from __future__ import annotations

from collections import Counter
from typing import Any

from parlour.rest.errors import Form
from parlour.world.components import (
    LINK_STYLE,
    PREMIUM_STYLE,
    SELECTS,
    Component,
    Kind,
    texts,
    walk,
)

MOST_ROWS = 5
MOST_COMPONENTS = 40
MOST_TEXT = 4000
_IN_CONTAINER = frozenset(
    {
        Kind.ACTION_ROW,
        Kind.TEXT_DISPLAY,
        Kind.SECTION,
        Kind.MEDIA_GALLERY,
        Kind.SEPARATOR,
        Kind.FILE,
    }
)
_IN_ROW = SELECTS | {Kind.BUTTON}
_STYLES = (1, 2, 3, 4, LINK_STYLE, PREMIUM_STYLE)
_AT_TOP_OF_V1 = frozenset({Kind.ACTION_ROW})
_AT_TOP_OF_V2 = _IN_CONTAINER | {Kind.CONTAINER}


def check(form: Form, components: Any, *, second_kind: bool, path: tuple[str | int, ...]) -> None:
    """Collect into `form` what is wrong with a message's components."""
    if not isinstance(components, list):
        return
    allowed = _AT_TOP_OF_V2 if second_kind else _AT_TOP_OF_V1
    if not second_kind:
        form.count(components, 0, MOST_ROWS, *path)
    _check_children(form, components, allowed, path)
    parts = walk(components)
    if second_kind and len(parts) > MOST_COMPONENTS:
        form.fault(
            *path,
            code="COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            message=f"The total number of components cannot exceed {MOST_COMPONENTS}",
        )
    if sum(map(len, texts(components))) > MOST_TEXT:
        form.fault(
            *path,
            code="COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            message=f"Displayable text size exceeds maximum size of {MOST_TEXT}",
        )
    check_unique(form, parts, path)


def check_unique(form: Form, parts: list[Component], path: tuple[str | int, ...]) -> None:
    """No two components of a message or modal may share a custom_id or an id."""
    custom_ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    for custom_id in _repeated(custom_ids):
        form.fault(
            *path,
            code="COMPONENT_CUSTOM_ID_DUPLICATED",
            message=f"Component custom id cannot be duplicated: {custom_id}",
        )
    if _repeated([part["id"] for part in parts if part.get("id")]):
        form.fault(
            *path,
            code="COMPONENT_ID_DUPLICATED",
            message="Component ids must be unique in a message",
        )


def _repeated(values: list[Any]) -> list[Any]:
    """Those that come more than once."""
    if len(set(values)) == len(values):
        return []
    return [value for value, times in Counter(values).items() if times > 1]


def _check_children(
    form: Form, children: Any, allowed: frozenset[Kind], path: tuple[str | int, ...]
) -> None:
    if not isinstance(children, list):
        return
    for index, child in enumerate(children):
        _check_one(form, child, allowed, (*path, index))


def _check_one(
    form: Form, part: Component, allowed: frozenset[Kind], path: tuple[str | int, ...]
) -> None:
    kind = part.get("type")
    if kind not in allowed:
        names = ", ".join(str(int(one)) for one in sorted(allowed))
        message = f"Value of field must be one of ({names})."
        form.fault(*path, "type", code="UNION_TYPE_CHOICES", message=message)
        return
    if kind == Kind.ACTION_ROW:
        _check_row(form, part, path)
    elif kind == Kind.BUTTON:
        _check_button(form, part, path)
    elif kind in SELECTS:
        check_select(form, part, path)
    elif kind == Kind.TEXT_DISPLAY:
        check_text(form, part, path)
    elif kind == Kind.SECTION:
        _check_section(form, part, path)
    elif kind == Kind.MEDIA_GALLERY:
        _check_gallery(form, part, path)
    elif kind == Kind.THUMBNAIL:
        form.length(part.get("description"), 1, 1024, *path, "description")
        _check_media(form, part.get("media"), (*path, "media"))
    elif kind == Kind.SEPARATOR:
        form.within(part.get("spacing"), 1, 2, *path, "spacing")
    elif kind == Kind.FILE:
        _check_media(form, part.get("file"), (*path, "file"))
    elif kind == Kind.CONTAINER:
        form.within(part.get("accent_color"), 0, 0xFFFFFF, *path, "accent_color")
        if part.get("components") is None:
            form.required(*path, "components")
        form.count(part.get("components"), 1, MOST_COMPONENTS, *path, "components")
        _check_children(form, part.get("components"), _IN_CONTAINER, (*path, "components"))


def _check_row(form: Form, row: Component, path: tuple[str | int, ...]) -> None:
    children = row.get("components")
    path = (*path, "components")
    if children is None:
        form.required(*path)
    form.count(children, 1, 5, *path)
    _check_children(form, children, _IN_ROW, path)
    chosen = [part for part in children or () if part.get("type") in SELECTS]
    if chosen and len(children or ()) > 1:
        message = "The specified component exceeds the maximum width"
        form.fault(*path, code="COMPONENT_LAYOUT_WIDTH_EXCEEDED", message=message)


def _check_button(form: Form, button: Component, path: tuple[str | int, ...]) -> None:
    style = button.get("style")
    if style not in _STYLES:
        message = f"Value must be one of {_STYLES}."
        form.fault(*path, "style", code="BASE_TYPE_CHOICES", message=message)
    form.length(button.get("label"), 0, 80, *path, "label")
    form.length(button.get("custom_id"), 1, 100, *path, "custom_id")
    form.length(button.get("url"), 1, 512, *path, "url")
    form.address(button.get("url"), ("http", "https", "discord"), *path, "url")
    if style == PREMIUM_STYLE:
        if not button.get("sku_id"):
            form.required(*path, "sku_id")
        return
    needed, other = ("url", "custom_id") if style == LINK_STYLE else ("custom_id", "url")
    if not button.get(needed):
        form.required(*path, needed)
    if button.get(other):
        message = "A custom id and url cannot both be specified"
        form.fault(*path, code="BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message=message)
    if not button.get("label") and not button.get("emoji"):
        message = "A button must have a label or an emoji"
        form.fault(*path, code="BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message=message)
    _check_emoji(form, button.get("emoji"), (*path, "emoji"))


def _check_emoji(form: Form, emoji: Any, path: tuple[str | int, ...]) -> None:
    """A unicode emoji is never plain letters; `:name:` is what people write by mistake.

    An id is that of an emoji somebody uploaded, and nobody can upload any here.
    """
    if not isinstance(emoji, dict):
        return
    name = emoji.get("name") or ""
    if emoji.get("id") or name.isascii():
        form.fault(*path, "name", code="COMPONENT_INVALID_EMOJI", message="Invalid emoji")


def check_select(
    form: Form, select: Component, path: tuple[str | int, ...], *, in_modal: bool = False
) -> None:
    """Any select, in a message or in a modal's label."""
    if not select.get("custom_id"):
        form.required(*path, "custom_id")
    form.length(select.get("custom_id"), 1, 100, *path, "custom_id")
    form.length(select.get("placeholder"), 0, 150, *path, "placeholder")
    least, most = select.get("min_values"), select.get("max_values")
    _check_range(form, least, 0, (*path, "min_values"))
    _check_range(form, most, 1, (*path, "max_values"))
    if isinstance(least, int) and least > (most if isinstance(most, int) else 1):
        message = "min_values must be less than or equal to max_values"
        form.fault(*path, code="COMPONENT_SELECT_MIN_MAX", message=message)
    if in_modal and select.get("required", True) and least == 0:
        message = "min_values must be at least 1 when the component is required"
        form.fault(*path, "min_values", code="COMPONENT_SELECT_REQUIRED_MIN", message=message)
    if select.get("type") == Kind.STRING_SELECT:
        # There must be as many options as may be chosen.
        check_options(form, select.get("options"), (*path, "options"), least=most or 1, most=25)
        chosen = [one for one in select.get("options") or () if one.get("default")]
    else:
        chosen = select.get("default_values") or []
    if len(chosen) > (most or 1):
        message = "There are more default values than may be chosen"
        form.fault(*path, code="COMPONENT_SELECT_DEFAULTS", message=message)


def _check_range(form: Form, value: Any, least: int, path: tuple[str | int, ...]) -> None:
    if isinstance(value, int) and not least <= value <= 25:
        message = f"Must be between {least} and 25."
        form.fault(*path, code="NUMBER_TYPE_MAX", message=message)


def check_options(
    form: Form, options: Any, path: tuple[str | int, ...], *, least: int = 1, most: int
) -> None:
    """The options of a string select, radio group or checkbox group."""
    if not options:
        form.required(*path)
        return
    form.count(options, least, most, *path)
    seen: set[str] = set()
    for index, option in enumerate(options):
        for key, longest in (("label", 100), ("value", 100)):
            if not isinstance(option.get(key), str) or not option[key]:
                form.required(*path, index, key)
            form.length(option.get(key), 1, longest, *path, index, key)
        form.length(option.get("description"), 0, 100, *path, index, "description")
        _check_emoji(form, option.get("emoji"), (*path, index, "emoji"))
        if str(option.get("value")) in seen:
            message = "The specified option value is already used"
            form.fault(
                *path,
                index,
                "value",
                code="SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                message=message,
            )
        seen.add(str(option.get("value")))


def _check_section(form: Form, section: Component, path: tuple[str | int, ...]) -> None:
    if section.get("components") is None:
        form.required(*path, "components")
    form.count(section.get("components"), 1, 3, *path, "components")
    only_text = frozenset({Kind.TEXT_DISPLAY})
    _check_children(form, section.get("components"), only_text, (*path, "components"))
    accessory = section.get("accessory")
    if not accessory:
        form.required(*path, "accessory")
    else:
        beside = frozenset({Kind.BUTTON, Kind.THUMBNAIL})
        _check_one(form, accessory, beside, (*path, "accessory"))


def _check_gallery(form: Form, gallery: Component, path: tuple[str | int, ...]) -> None:
    items = gallery.get("items")
    if items is None:
        form.required(*path, "items")
    form.count(items, 1, 10, *path, "items")
    for index, item in enumerate(items or ()):
        place = (*path, "items", index)
        form.length(item.get("description"), 0, 1024, *place, "description")
        _check_media(form, item.get("media"), (*place, "media"))


def check_text(form: Form, part: Component, path: tuple[str | int, ...]) -> None:
    """A text display, in a message or in a modal."""
    if part.get("content") is None:
        form.required(*path, "content")
    form.length(part.get("content"), 1, MOST_TEXT, *path, "content")


def _check_media(form: Form, media: Any, path: tuple[str | int, ...]) -> None:
    """An address of a picture or file."""
    if not media or not media.get("url"):
        form.required(*path)
        return
    form.address(media["url"], ("http", "https", "attachment"), *path, "url")
