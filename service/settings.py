"""Settings from the environment and a `.env` file. A misspelt or unusable one is an error."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from msgspec import Struct

from words import LANGUAGES

PREFIXES: Final = ("HEDGEPOST_",)
CONTACT_LENGTH: Final = 200
LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")


_PASSWORD: Final = re.compile(r"://[^/:@]*:(.+)@")


class BadSettings(Exception):
    """A setting that cannot be used. The message says which, and what would work."""


class Settings(Struct, frozen=True):
    """How this bot is run."""

    token: str = ""
    """The secret from Discord's developer portal (DISCORD_TOKEN). Never printed or logged."""
    database: str = "sqlite:///hedgepost.db"
    """Where tables are kept (HEDGEPOST_DATABASE): a file path or a database address."""
    language: str = ""
    """What servers are spoken to in that have not chosen (HEDGEPOST_LANGUAGE): the code of a
    language, such as `en`, or empty for whatever Discord says of the server."""
    log_level: str = "INFO"
    """DEBUG, INFO, WARNING or ERROR (HEDGEPOST_LOG_LEVEL)."""
    health_port: int | None = None
    """Answer health checks on this port (HEALTH_PORT)."""
    health_host: str = "127.0.0.1"
    """On this address (HEALTH_HOST): loopback unless told otherwise."""
    contact: str = ""
    """Whom people can ask (HEDGEPOST_CONTACT), as `/help` tells them: an address, a link."""

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be printed or logged: the token, and the password of the database, as
        it is written in the address and as it is meant."""
        password = _PASSWORD.search(self.database)
        written = "" if password is None else password[1]
        return tuple(one for one in (self.token, written, unquote(written)) if one)

    def __repr__(self) -> str:
        """Without secrets, wherever it may be printed."""
        database = _PASSWORD.sub(
            lambda found: found[0].replace(f":{found[1]}@", ":•••@"), self.database
        )
        return f"Settings(database={database!r}, log_level={self.log_level!r})"


_NAMES: Final = {
    "DISCORD_TOKEN": "token",
    "HEDGEPOST_DATABASE": "database",
    "HEDGEPOST_LANGUAGE": "language",
    "HEDGEPOST_LOG_LEVEL": "log_level",
    "HEALTH_PORT": "health_port",
    "HEALTH_HOST": "health_host",
    "HEDGEPOST_CONTACT": "contact",
}


def load_settings(environment: Mapping[str, str] = os.environ, folder: Path = Path()) -> Settings:
    """The settings in force: the environment wins over `.env`. Raises `BadSettings`."""
    values = _from_file(folder / ".env") | dict(environment)
    for name in values:
        if name.startswith(PREFIXES) and name not in _NAMES:
            known = ", ".join(_NAMES)
            raise BadSettings(f"there is no setting {name}; there are: {known}")
    given = {_NAMES[name]: value.strip() for name, value in values.items() if name in _NAMES}
    settings: dict[str, str | int] = {key: value for key, value in given.items() if value}
    if "database" in settings:
        settings["database"] = database_url(str(settings["database"]))
    if settings.get("language", "en") not in LANGUAGES:
        raise BadSettings(f"HEDGEPOST_LANGUAGE is one of {', '.join(LANGUAGES)}")
    if "log_level" in settings:
        settings["log_level"] = str(settings["log_level"]).upper()
        if settings["log_level"] not in LEVELS:
            raise BadSettings(f"HEDGEPOST_LOG_LEVEL is one of {', '.join(LEVELS)}")
    if "health_port" in settings:
        port = str(settings["health_port"])
        if not port.isascii() or not port.isdigit() or not 0 < int(port) < 65536:
            raise BadSettings("HEALTH_PORT is a number from 1 to 65535")
        settings["health_port"] = int(port)
    if len(str(settings.get("contact", ""))) > CONTACT_LENGTH:
        raise BadSettings(f"HEDGEPOST_CONTACT has at most {CONTACT_LENGTH} characters")
    return Settings(**settings)  # pyright: ignore[reportArgumentType]


def database_url(text: str) -> str:
    """A database address; a plain path is a SQLite file."""
    return text if "://" in text else f"sqlite:///{text}"


def _from_file(path: Path) -> dict[str, str]:
    """The `NAME=value` lines of a file, if it is there."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError):
        raise BadSettings(f"{path} cannot be read") from None
    values: dict[str, str] = {}
    for number, line in enumerate(map(str.strip, text.splitlines()), start=1):
        if not line or line.startswith("#"):
            continue
        name, equals, value = line.removeprefix("export ").partition("=")
        if not equals:
            raise BadSettings(f"{path} line {number} is not NAME=value")
        values[name.strip()] = value.strip().strip("'\"")
    return values
