"""Limits on modals."""

from __future__ import annotations

from typing import Any

from parlour.limits.components import check_options, check_select, check_text, check_unique
from parlour.rest.errors import Form
from parlour.world.components import SELECTS, Component, Kind, walk

MOST_INPUTS = 5


def check(form: Form, modal: Any, path: tuple[str | int, ...]) -> None:
    """Collect into `form` what is wrong with a modal."""
    if not isinstance(modal, dict):
        form.required(*path)
        return
    for key, most in (("title", 45), ("custom_id", 100)):
        if not modal.get(key):
            form.required(*path, key)
        form.length(modal.get(key), 1, most, *path, key)
    parts = modal.get("components")
    place = (*path, "components")
    if not parts:
        form.required(*place)
        return
    form.count(parts, 1, MOST_INPUTS, *place)
    for index, part in enumerate(parts):
        _check_part(form, part, (*place, index))
    check_unique(form, walk(parts), place)


def _check_part(form: Form, part: Component, path: tuple[str | int, ...]) -> None:
    kind = part.get("type")
    if kind == Kind.LABEL:
        if not part.get("label"):
            form.required(*path, "label")
        form.length(part.get("label"), 1, 45, *path, "label")
        form.length(part.get("description"), 1, 100, *path, "description")
        inner = part.get("component")
        if not inner:
            form.required(*path, "component")
        else:
            _check_input(form, inner, (*path, "component"), labelled=True)
    elif kind == Kind.ACTION_ROW:
        children = part.get("components") or []
        form.count(children, 1, 1, *path, "components")
        for index, child in enumerate(children):
            _check_input(form, child, (*path, "components", index), labelled=False)
    elif kind == Kind.TEXT_DISPLAY:
        check_text(form, part, path)
    else:
        message = "Value of field must be one of (1, 10, 18)."
        form.fault(*path, "type", code="UNION_TYPE_CHOICES", message=message)


def _check_input(
    form: Form, part: Component, path: tuple[str | int, ...], *, labelled: bool
) -> None:
    kind = part.get("type")
    if kind in SELECTS and labelled:
        check_select(form, part, path, in_modal=True)
        return
    if not part.get("custom_id"):
        form.required(*path, "custom_id")
    form.length(part.get("custom_id"), 1, 100, *path, "custom_id")
    if kind == Kind.TEXT_INPUT:
        _check_text_input(form, part, path, labelled=labelled)
    elif kind in (Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP) and labelled:
        least = 2 if kind == Kind.RADIO_GROUP else 1
        check_options(form, part.get("options"), (*path, "options"), least=least, most=10)
    elif kind == Kind.FILE_UPLOAD and labelled:
        form.within(part.get("min_values"), 0, 10, *path, "min_values")
        form.within(part.get("max_values"), 1, 10, *path, "max_values")
    elif kind != Kind.CHECKBOX or not labelled:
        message = "This component cannot be used here"
        form.fault(*path, "type", code="UNION_TYPE_CHOICES", message=message)


def _check_text_input(
    form: Form, part: Component, path: tuple[str | int, ...], *, labelled: bool
) -> None:
    label = part.get("label")
    if part.get("style") not in (1, 2):
        message = "Value must be one of (1, 2)."
        form.fault(*path, "style", code="BASE_TYPE_CHOICES", message=message)
    if label and labelled:
        message = "A text input in a label cannot have a label of its own"
        form.fault(*path, "label", code="TEXT_INPUT_LABEL_IN_LABEL", message=message)
    elif not label and not labelled:
        form.required(*path, "label")
    form.length(label, 1, 45, *path, "label")
    form.length(part.get("placeholder"), 0, 100, *path, "placeholder")
    form.length(part.get("value"), 0, part.get("max_length") or 4000, *path, "value")
    least, most = part.get("min_length"), part.get("max_length")
    least, most = 0 if least is None else least, 4000 if most is None else most
    if not 0 <= least <= 4000 or not 1 <= most <= 4000 or least > most:
        message = "Lengths must be between 0 and 4000, the least not above the most"
        form.fault(*path, code="TEXT_INPUT_LENGTHS_INVALID", message=message)
