"""Limits on application commands and on autocomplete's choices."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from parlour.rest import errors
from parlour.rest.errors import Form
from parlour.rest.multipart import Body

MOST_OF_KIND = {1: 100, 2: 15, 3: 15}
MOST_CHARACTERS = 8000
_LOCALES = """
    id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg
    ru uk hi th zh-CN ja zh-TW ko he ar
"""
LOCALES = frozenset(_LOCALES.split())
_NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")
_GROUPS = (1, 2)
_KINDS = (1, 2, 3, 4)
_PLACES = {"contexts": (0, 1, 2), "integration_types": (0, 1)}
"""Where a command works, and how the bot must have been added."""
_OPTION_TYPES = range(1, 12)
_TEXT, _WHOLE, _ANY_NUMBER = 3, 4, 10
MOST_TYPED = 6000


def one_command(body: Body) -> None:
    """A command created or edited by itself."""
    form = Form()
    _check_command(form, body.json, ())
    form.done()


def edited_command(body: Body) -> None:
    """A change to a command: what it leaves out stays as it was."""
    if not isinstance(body.json, dict):
        raise errors.bad_json()
    form = Form()
    _check_command(form, {"type": 1, "name": "unchanged", "description": "-"} | body.json, ())
    form.done()


def all_commands(body: Body) -> None:
    """A bulk overwrite: each command, and all of them together."""
    if not isinstance(body.json, list):
        raise errors.bad_json()
    form = Form()
    for index, command in enumerate(body.json):
        _check_command(form, command, (index,))
    kinds = Counter(command.get("type") or 1 for command in body.json)
    named = Counter((command.get("type") or 1, command.get("name")) for command in body.json)
    for index, command in enumerate(body.json):
        if named[command.get("type") or 1, command.get("name")] > 1:
            message = "Application command names must be unique"
            form.fault(index, code="APPLICATION_COMMANDS_DUPLICATE_NAME", message=message)
    form.done()
    for kind, most in MOST_OF_KIND.items():
        if kinds[kind] > most:
            raise errors.too_many(30032, "application commands", most)


def choices(form: Form, offered: Any, path: tuple[str | int, ...]) -> None:
    """What an option lists, or autocomplete offers."""
    form.count(offered, 0, 25, *path)
    if not isinstance(offered, list):
        return
    for index, choice in enumerate(offered):
        if not choice.get("name"):
            form.required(*path, index, "name")
        form.length(choice.get("name"), 1, 100, *path, index, "name")
        if not isinstance(choice.get("value"), str | int | float):
            form.required(*path, index, "value")
        form.length(choice.get("value"), 0, 100, *path, index, "value")


def _check_command(form: Form, command: Any, path: tuple[str | int, ...]) -> None:
    if not isinstance(command, dict):
        raise errors.bad_json()
    kind = command.get("type") or 1
    if kind not in _KINDS:
        message = f"Value must be one of {_KINDS}."
        form.fault(*path, "type", code="BASE_TYPE_CHOICES", message=message)
        return
    _check_places(form, command, path)
    if kind != 1:
        _check_menu(form, command, path)
        return
    _check_words(form, command, path)
    _check_options(form, command.get("options") or [], path, depth=0)
    if _characters(command) > MOST_CHARACTERS:
        message = f"Command exceeds maximum size of {MOST_CHARACTERS}"
        form.fault(*path, code="APPLICATION_COMMAND_TOO_LARGE", message=message)


def _check_places(form: Form, command: dict[str, Any], path: tuple[str | int, ...]) -> None:
    """Where a command works: each place once, and at least one."""
    for key, known in _PLACES.items():
        given = command.get(key)
        if given is None:
            continue
        form.count(given, 1, len(known), *path, key)
        if not isinstance(given, list):
            message = "Only lists are allowed"
            form.fault(*path, key, code="BASE_TYPE_BAD_LIST", message=message)
            continue
        for index, one in enumerate(given):
            if one not in known:
                message = f"Value must be one of {known}."
                form.fault(*path, key, index, code="BASE_TYPE_CHOICES", message=message)
            elif one in given[:index]:
                message = "The list must not hold the same value twice."
                form.fault(*path, key, index, code="LIST_ITEM_VALUE_DUPLICATE", message=message)


def _check_menu(form: Form, command: dict[str, Any], path: tuple[str | int, ...]) -> None:
    """A context menu command has a name and nothing else to read or fill in."""
    if not command.get("name"):
        form.required(*path, "name")
    form.length(command.get("name"), 1, 32, *path, "name")
    for key in ("description", "options"):
        if command.get(key):
            message = f"Context menu commands cannot have {key}"
            code = f"APPLICATION_COMMANDS_CONTEXT_MENU_{key.upper()}"
            form.fault(*path, key, code=code, message=message)


def _check_words(form: Form, part: dict[str, Any], path: tuple[str | int, ...]) -> None:
    """Name and description, and their localisations."""
    _check_name(form, part.get("name"), (*path, "name"))
    if not part.get("description"):
        form.required(*path, "description")
    form.length(part.get("description"), 1, 100, *path, "description")
    for key in ("name_localizations", "description_localizations"):
        for locale, words in (part.get(key) or {}).items():
            place = (*path, key, locale)
            if locale not in LOCALES:
                form.fault(*place, code="ENUM_TYPE_COERCE", message="Not a locale Discord knows")
            if key == "name_localizations":
                _check_name(form, words, place)
            else:
                form.length(words, 1, 100, *place)


def _check_name(form: Form, name: Any, path: tuple[str | int, ...]) -> None:
    if not name:
        form.required(*path)
    elif isinstance(name, str) and (not _NAME.fullmatch(name) or name != name.lower()):
        message = "Command name is invalid"
        form.fault(*path, code="APPLICATION_COMMAND_INVALID_NAME", message=message)


def _check_options(
    form: Form, options: list[dict[str, Any]], path: tuple[str | int, ...], *, depth: int
) -> None:
    place = (*path, "options")
    form.count(options, 0, 25, *place)
    names = Counter(option.get("name") for option in options)
    grouped = [option.get("type") in _GROUPS for option in options]
    if any(grouped) and not all(grouped):
        message = "Sub-command and sub-command group option types are mutually exclusive to others"
        form.fault(*place, code="APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message=message)
    optional_seen = False
    for index, option in enumerate(options):
        _check_words(form, option, (*place, index))
        if option.get("type") not in _OPTION_TYPES:
            message = "Value must be one of (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)."
            form.fault(*place, index, "type", code="BASE_TYPE_CHOICES", message=message)
        if names[option.get("name")] > 1:
            message = "Option names must be unique"
            form.fault(
                *place,
                index,
                "name",
                code="APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
                message=message,
            )
        if option.get("type") in _GROUPS:
            _check_group(form, option, (*place, index), depth)
            continue
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            form.fault(
                *place, index, code="APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message=message
            )
        optional_seen = optional_seen or not option.get("required")
        _check_value(form, option, (*place, index))


def _check_group(
    form: Form, option: dict[str, Any], path: tuple[str | int, ...], depth: int
) -> None:
    if depth > 1 or (option["type"] == 2 and depth):
        message = "Sub-commands cannot be nested this deep"
        form.fault(*path, code="APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message=message)
        return
    _check_options(form, option.get("options") or [], path, depth=depth + 1)


def _check_value(form: Form, option: dict[str, Any], path: tuple[str | int, ...]) -> None:
    choices(form, option.get("choices"), (*path, "choices"))
    if option.get("autocomplete") and option.get("choices"):
        message = "Autocomplete and choices are mutually exclusive"
        form.fault(
            *path, code="APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE", message=message
        )
    if option.get("autocomplete") and option.get("type") not in (_TEXT, _WHOLE, _ANY_NUMBER):
        message = "Only text and numbers can be completed"
        form.fault(*path, code="APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_TYPE", message=message)
    form.within(option.get("min_length"), 0, MOST_TYPED, *path, "min_length")
    form.within(option.get("max_length"), 1, MOST_TYPED, *path, "max_length")
    for low, high in (("min_length", "max_length"), ("min_value", "max_value")):
        least, most = option.get(low), option.get(high)
        if least is not None and most is not None and least > most:
            message = f"{low} must not be greater than {high}"
            form.fault(*path, low, code="APPLICATION_COMMAND_OPTIONS_MIN_MAX", message=message)


def _characters(part: dict[str, Any]) -> int:
    """Names, descriptions and choice values; the longest localisation counts."""
    total = 0
    for key in ("name", "description"):
        words = [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, words))
    total += len(part["value"]) if isinstance(part.get("value"), str) else 0
    for key in ("options", "choices"):
        total += sum(_characters(child) for child in part.get(key) or ())
    return total
