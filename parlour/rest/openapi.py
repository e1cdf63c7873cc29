"""Checking what the bot sends against Discord's own OpenAPI document, when it is there.

The document is no part of the project. It is looked for beside the project, or where the
environment variable `PARLOUR_OPENAPI` says. Without it, or without `jsonschema-rs`, bodies
are checked by our own limits alone.
"""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

BESIDE_PROJECT = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"
_PARAMETER = re.compile(r"\{[^}]+\}")
# The library sends ids as integers and permissions as strings where the document has it the
# other way round, and Discord takes both.
_EITHER = {"anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer"}]}
_PERMISSION_FIELDS = ("default_member_permissions", "allow", "deny", "permissions")


@dataclass(frozen=True)
class Violation:
    """A body that Discord's document does not allow."""

    request: str
    where: str
    message: str
    body: Any

    def __str__(self) -> str:
        return f"{self.request}: {self.where or 'body'}: {self.message}"


class Contract:
    """The document's request schemas, compiled as they are first needed."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._schemas = {
            "components": {"schemas": _widened(document["components"]["schemas"])},
        }
        self._operations: dict[str, Any] = {}
        for path, operations in document["paths"].items():
            for method, operation in operations.items():
                if not isinstance(operation, dict):
                    continue
                content = operation.get("requestBody", {}).get("content", {})
                schema = content.get("application/json", {}).get("schema")
                if schema is not None:
                    self._operations[_key(method, path)] = schema
        self._validators: dict[str, Any] = {}

    def check(self, method: str, route: str, body: Any) -> list[Violation]:
        """What is wrong with a JSON body sent to `route`, a path with `{names}` in it."""
        validator = self._validator(_key(method, route))
        if validator is None or body is None:
            return []
        return [
            Violation(
                f"{method} {route}",
                "/".join(map(str, error.instance_path)),
                error.message,
                body,
            )
            for error in validator.iter_errors(body)
        ]

    def _validator(self, key: str) -> Any:
        if key not in self._operations:
            return None
        if key not in self._validators:
            import jsonschema_rs

            schema = _rewritten(self._operations[key], self._schemas["components"]["schemas"])
            self._validators[key] = jsonschema_rs.validator_for(schema | self._schemas)
        return self._validators[key]


def _key(method: str, path: str) -> str:
    path = path.replace("@original", "{message_id}")
    return f"{method.upper()} {_PARAMETER.sub('{}', path)}"


def _widened(schemas: dict[str, Any]) -> dict[str, Any]:
    """The document's schemas with ids and permissions widened and unions made readable."""
    named = dict(schemas) | {"SnowflakeType": _EITHER}
    return {name: _rewritten(schema, named) for name, schema in named.items()}


def _loosened(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        key: {"anyOf": [value, _EITHER]} if key in _PERMISSION_FIELDS else value
        for key, value in properties.items()
    }


def _rewritten(schema: Any, named: dict[str, Any]) -> Any:
    """Loosen permissions, and tell unions apart by `type` so that errors name the branch."""
    if isinstance(schema, list):
        return [_rewritten(part, named) for part in schema]
    if not isinstance(schema, dict):
        return schema
    result = {key: _rewritten(value, named) for key, value in schema.items()}
    if isinstance(result.get("properties"), dict):
        result["properties"] = _loosened(result["properties"])
    for union in ("oneOf", "anyOf"):
        branches = schema.get(union)
        if not isinstance(branches, list):
            continue
        if branches and all("const" in branch for branch in branches):
            del result[union]
            result["enum"] = [branch["const"] for branch in branches]
            continue
        tags = [_types_of(branch, named) for branch in branches if branch != {"type": "null"}]
        references = [branch for branch in branches if branch != {"type": "null"}]
        if len(tags) > 1 and all(tags):
            del result[union]
            result |= {
                "if": {"type": "object"},
                "then": {
                    "required": ["type"],
                    "properties": {"type": {"enum": [tag for group in tags for tag in group]}},
                    "allOf": [
                        {"if": {"properties": {"type": {"enum": group}}}, "then": reference}
                        for group, reference in zip(tags, references, strict=True)
                    ],
                },
                "else": {"type": "null"} if {"type": "null"} in branches else False,
            }
    return result


def _types_of(branch: Any, named: dict[str, Any]) -> list[int]:
    """The values of `type` that a branch of a union stands for; none if it has no such field."""
    name = branch.get("$ref", "").removeprefix("#/components/schemas/")
    field = named.get(name, {}).get("properties", {}).get("type", {})
    return field.get("enum", [])


def find_document() -> Path | None:
    """Where the document lies, if it does."""
    told = os.environ.get("PARLOUR_OPENAPI")
    path = Path(told) if told else BESIDE_PROJECT
    return path if path.is_file() else None


@lru_cache(maxsize=2)
def load_contract(path: Path) -> Contract | None:
    """Read the document; none without the package that checks."""
    try:
        import jsonschema_rs  # noqa: F401
    except ImportError:
        return None
    return Contract(json.loads(path.read_text(encoding="utf-8")))
