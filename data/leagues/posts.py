"""What a season owes to its channels."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, Integer, bindparam, insert, select, update

from data.leagues.rows import read_owed
from data.schema import IS_OWED, season_posts
from engine.league.posts import ONCE, Due, Owed

_COLUMNS: Final = [season_posts.c[name] for name in Owed.__struct_fields__]
_IT: Final = (
    season_posts.c.season == bindparam("id_"),
    season_posts.c.kind == bindparam("kind_"),
    season_posts.c.subject == bindparam("subject_"),
)

OWED: Final = (
    select(*_COLUMNS)
    .where(IS_OWED)
    .order_by(
        season_posts.c.failed,
        season_posts.c.season,
        season_posts.c.kind != "sign-up",
        season_posts.c.kind,
        season_posts.c.subject,
    )
    .limit(bindparam("most_", type_=Integer))
)
"""Those that could not be posted come last, so that they hold nobody up."""

FAILING: Final = select(*_COLUMNS).where(
    season_posts.c.season == bindparam("id_"), IS_OWED, season_posts.c.failed
)
_POST: Final = select(*_COLUMNS).where(*_IT)
_ADD: Final = insert(season_posts)
_OWE: Final = update(season_posts).where(*_IT).values(edition=season_posts.c.edition + 1)
_LOST: Final = (
    update(season_posts)
    .where(*_IT)
    .values(edition=season_posts.c.edition + 1, posted=0, message=None, channel=None)
)
_POSTED: Final = (
    update(season_posts)
    .where(*_IT, season_posts.c.posted <= bindparam("edition_"))
    .values(
        posted=bindparam("edition_"),
        channel=bindparam("channel_"),
        message=bindparam("message_"),
        failed=False,
    )
)
_FAILS: Final = (
    update(season_posts)
    .where(*_IT, ~season_posts.c.failed)
    .values(failed=True)
    .returning(season_posts.c.season)
)


def find_post(connection: Connection, season: int, due: Due) -> Owed | None:
    row = connection.execute(_POST, _named(season, due)).one_or_none()
    return None if row is None else read_owed(row)


def owe(connection: Connection, season: int, due: Sequence[Due], *, anew: bool = False) -> None:
    """Let posts be due anew; those that are posted but once stay as they are."""
    for one in dict.fromkeys(due):
        there = find_post(connection, season, one)
        if there is None:
            kind, subject = one
            connection.execute(
                _ADD,
                {"season": season, "kind": kind, "subject": subject, "edition": 1, "posted": 0},
            )
        elif anew:
            connection.execute(_LOST, _named(season, one))
        elif one[0] not in ONCE:
            connection.execute(_OWE, _named(season, one))


def note_posted(connection: Connection, owed: Owed, channel: int, message: int) -> None:
    values = {"edition_": owed.edition, "channel_": channel, "message_": message}
    connection.execute(_POSTED, _named(owed.season, (owed.kind, owed.subject)) | values)


def note_failure(connection: Connection, owed: Owed) -> bool:
    """Whether it is the first one."""
    named = _named(owed.season, (owed.kind, owed.subject))
    return connection.execute(_FAILS, named).one_or_none() is not None


def _named(season: int, due: Due) -> dict[str, object]:
    kind, subject = due
    return {"id_": season, "kind_": kind, "subject_": subject}
