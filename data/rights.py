"""Who may read a database: its owner alone, for the seeds in it are the dice still to fall.

SQLite gives the files beside a database, `-wal` and `-shm`, the rights that the database has when
they are made. So it is enough to make the database itself, closed, before SQLite would.
"""

import contextlib
import logging
import os
import stat
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from data.problems import file_of

log = logging.getLogger(__name__)

OWN: Final = 0o600
"""To be read and written by the owner, and by nobody else."""

_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
_BESIDE: Final = ("", "-wal", "-shm", "-journal")


def keep_to_owner(url: URL) -> None:
    """Let nobody else read the file of a SQLite database: neither one that is about to be made,
    nor one that was made with other rights. Raises `OSError` if it cannot be made."""
    if os.name != "posix":
        return
    file = Path(os.path.realpath(file_of(url)))
    if not file.exists() and url.query.get("mode", "rwc") == "rwc":
        with contextlib.suppress(FileExistsError):  # another process was quicker, with these rights
            os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWN))
    for end in _BESIDE:  # the database first: what is made beside it from then on is closed
        with contextlib.suppress(FileNotFoundError):
            _close_to_others(Path(f"{file}{end}"))


def _close_to_others(file: Path) -> None:
    had = stat.S_IMODE(file.stat().st_mode)
    if not had & _OTHERS:
        return
    has = had & ~_OTHERS
    try:
        file.chmod(has)
    except FileNotFoundError:
        raise
    except OSError:
        log.warning(
            "%s can be read by others (%04o), and is not this user's to close: "
            "it holds the dice that are still to fall",
            *(file, had),
        )
    else:
        log.info(
            "%s could be read by others, and is closed to them now (%04o -> %04o)", file, had, has
        )
