"""What kind of value stands where, known without Discord's document.

The rules and handlers read bodies as well formed. A key means the same kind of value nearly
everywhere in Discord's bodies, so this goes by the keys alone; what else the document says is
checked where it is at hand.
"""

from __future__ import annotations

from typing import Any

from parlour.rest import errors
from parlour.rest.errors import Form

DEEPEST = 40
"""Levels of lists and objects. A modal in an answer, the deepest there is, has a dozen."""

_LISTS_OF_OBJECTS = """
    embeds components options choices fields items attachments permission_overwrites
"""
_LISTS_OF_IDS = "users roles messages"
_KINDS = {
    "a string": """
        content title description url label custom_id placeholder name nick topic filename text
    """,
    "a number": """
        style flags color accent_color min_values max_values min_length max_length spacing
        auto_archive_duration rate_limit_per_user
    """,
    "true or false": """
        tts disabled required default spoiler divider inline autocomplete nsfw enforce_nonce
        fail_if_not_exists archived locked invitable
    """,
    "a snowflake": "id message_id recipient_id parent_id sku_id",
    "an object": """
        data emoji media file image thumbnail video footer author provider component accessory
        allowed_mentions message_reference name_localizations description_localizations
    """,
    "a list": f"parse {_LISTS_OF_OBJECTS} {_LISTS_OF_IDS}",
}
_WANTED = {key: wanted for wanted, keys in _KINDS.items() for key in keys.split()}
_IN_LISTS = (
    dict.fromkeys(_LISTS_OF_OBJECTS.split(), "an object")
    | dict.fromkeys(_LISTS_OF_IDS.split(), "a snowflake")
    | {"parse": "a string"}
)
_BY_LOCALE = frozenset({"name_localizations", "description_localizations"})
_TYPES = {"a string": str, "true or false": bool, "an object": dict, "a list": list}
_TOO_LARGE = 1 << 63
_LONGEST_ID = 20
_Path = tuple[str | int, ...]


def check(form: Form, body: Any) -> None:
    """Collect into `form` every value of the wrong kind; refuses what is nested too deep."""
    _look(form, body, (), None)


def _look(form: Form, value: Any, path: _Path, key: str | None) -> None:
    if len(path) > DEEPEST:
        raise errors.bad_json()
    if isinstance(value, dict):
        for name, inner in value.items():
            place = (*path, name)
            if inner is None:
                continue
            wanted = "a string" if key in _BY_LOCALE else _wanted(name, inner)
            if wanted and not _fits(wanted, inner):
                form.fault(*place, code="BASE_TYPE_INVALID", message=f"Value must be {wanted}.")
            else:
                _look(form, inner, place, name)
    elif isinstance(value, list):
        wanted = _IN_LISTS.get(key or "")
        for index, inner in enumerate(value):
            if wanted and not _fits(wanted, inner):
                message = f"Value must be {wanted}."
                form.fault(*path, index, code="BASE_TYPE_INVALID", message=message)
            else:
                _look(form, inner, (*path, index), None)


def _wanted(key: str, value: Any) -> str | None:
    """What must stand under a key; nothing if that is not known."""
    if key == "type":
        # Embeds and a select's default values name their type, all else numbers it.
        return None if isinstance(value, str) else "a number"
    return _WANTED.get(key)


def _fits(wanted: str, value: Any) -> bool:
    if wanted == "a snowflake":
        if isinstance(value, str):
            return value.isdecimal() and len(value) <= _LONGEST_ID
        return type(value) is int and 0 <= value < _TOO_LARGE
    if wanted == "a number":
        return type(value) is int and -_TOO_LARGE < value < _TOO_LARGE
    return isinstance(value, _TYPES[wanted])
