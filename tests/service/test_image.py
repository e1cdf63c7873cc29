"""The image that the Containerfile describes: what it needs is in it, and no secret ever."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bot

ROOT = Path(__file__).resolve().parents[2]

SECRET = (
    ".env",
    ".env.production",
    "production.env",
    "hedgepost.db",
    "hedgepost.db-wal",
    "hedgepost.db-shm",
    "backups/2026-11-16.db",
    "before-upgrade.db",
    "games.sqlite3",
    "games.dump",
    ".git/config",
    ".venv/bin/python",
    "bot.log",
    "cogs/.env",
    "data/hedgepost.db",
    "data/hedgepost.db-journal",
    "data/copy.db.x1y2.part",
    "docs/rules/.env.local",
    "engine/__pycache__/core.cpython-312.pyc",
    "service/.pytest_cache/v",
    "words/.git/config",
)


def instructions() -> list[list[str]]:
    """The Containerfile, an instruction with its words a line."""
    lines = (ROOT / "Containerfile").read_text().splitlines()
    return [line.split() for line in lines if line and not line.startswith("#")]


def copied() -> list[tuple[str, str]]:
    """What is copied, and whereto."""
    return [
        (source, target)
        for word, *words in instructions()
        if word in ("COPY", "ADD")
        for *sources, target in [words]
        for source in sources
    ]


def sent(path: str) -> bool:
    """Whether a file is sent to whoever builds the image: the last line that means it decides."""
    kept = True
    for line in (ROOT / ".dockerignore").read_text().splitlines():
        if line and not line.startswith("#"):
            pattern = line.removeprefix("!").rstrip("/")
            folders = [path, *map(str, Path(path).parents)]
            if any(_pattern(pattern).fullmatch(one) for one in folders):
                kept = line.startswith("!")
    return kept


def _pattern(text: str) -> re.Pattern[str]:
    """A line of the list as a regular expression: `**` is any number of folders."""
    parts = [re.escape(part) for part in re.split(r"\*\*/", text)]
    return re.compile("(?:[^/]+/)*".join(parts).replace(r"\*", "[^/]*"))


def image(folder: Path) -> Path:
    """The folder of the image, made of what a clone holds."""
    listed = subprocess.run(
        ["git", "-C", ROOT, "ls-files"], capture_output=True, text=True, check=True
    )
    for path in listed.stdout.splitlines():
        for source, target in copied():
            inside = source.endswith("/") and path.startswith(source)
            if sent(path) and (inside or path == source):
                place = folder / target / path.removeprefix(source if inside else "")
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / path, place)
    return folder


@pytest.mark.parametrize("path", SECRET)
def test_no_secret_is_sent(path: str):
    assert not sent(path)


def test_only_what_is_named_is_copied_and_all_of_that_is_there():
    assert copied()
    for source, target in copied():
        assert re.fullmatch(r"[\w./-]+", source)
        assert source.rstrip("/") not in ("", ".", "..", "docs", "tests")
        assert (ROOT / source).is_dir() == source.endswith("/")
        assert target in ("./", source)
        assert sent(source.rstrip("/"))


@pytest.mark.long
def test_the_image_holds_all_that_the_bot_needs_and_no_more(tmp_path: Path):
    folder = image(tmp_path)
    assert not {"tests", "bench", "parlour", ".ci"} & set(os.listdir(folder))
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(("DISCORD", "HEDGE"))
    }
    done = subprocess.run(
        [sys.executable, "-I", "-c", _START],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr.splitlines() == bot.NO_TOKEN.splitlines()
    assert done.returncode == 2
    assert done.stdout.splitlines() == ["rules", str(folder / "docs" / "rules")]


_START = """
import sys
sys.path.insert(0, ".")
import bot
from cogs.help.reading import pages_of
from words import say
PAGES = pages_of("hedgehogs")
print(PAGES.name)
print(PAGES)
assert list(PAGES.glob("*.md")) and say("fr", "bug", id="1")
sys.exit(bot.main([]))
"""


def test_it_can_use_postgresql_and_runs_as_nobody_special():
    words = [" ".join(line) for line in instructions()]
    assert any("'.[postgresql]'" in line for line in words if line.startswith("RUN pip install"))
    users = [line for line in words if line.startswith("USER")]
    assert users == ["USER hedgepost"]
    assert words.index(users[0]) < words.index('CMD ["python", "bot.py"]')
    assert any("install -d -m 0700 -o hedgepost /data" in line for line in words)
