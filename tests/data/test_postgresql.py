"""The tests' own PostgreSQL: where it is missing, that is told."""

import pytest

from data.store import SqlStore
from tests import postgresql as ours
from tests.data.examples import running
from tests.postgresql import Server


@pytest.mark.parametrize(
    ("ci", "end"), [("true", pytest.fail.Exception), ("", pytest.skip.Exception)]
)
def test_a_missing_server_is_told(
    monkeypatch: pytest.MonkeyPatch, ci: str, end: type[BaseException]
) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(ours, "programs", lambda: None)
    with pytest.raises(end, match="need PostgreSQL"), ours.running():
        pass


async def test_the_next_test_finds_nothing(postgresql: Server) -> None:
    for _ in range(2):
        async with SqlStore.open(await postgresql.without_rows()) as store:
            assert await store.tables.all_ids() == []
            assert (await store.tables.add(running())).id == 1
