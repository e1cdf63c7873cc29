"""Lays the market over a copy of this house, as somebody would who adds a game."""

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MARKET = Path(__file__).resolve().parent
ROOMS = (
    *("bench", "cogs", "data", "docs", "engine", "locale", "parlour", "render", "service"),
    *("tests", "tryout", "words"),
)
OWN = ("cogs", "docs", "engine", "locale", "render", "tests")
"""Those in which a game has folders."""
TREE = "tests.market."


def lay_over(house: Path) -> None:
    """Copy this house with the market as its last game: its folders, and its key."""
    unwanted = shutil.ignore_patterns("__pycache__")
    for room in ROOMS:
        shutil.copytree(ROOT / room, house / room, ignore=unwanted)
    for file in ("bot.py", "pyproject.toml"):
        shutil.copy(ROOT / file, house / file)
    for room in OWN:
        for path in sorted((MARKET / room).rglob("*")):
            target = house / path.relative_to(MARKET)
            if path.is_dir():
                target.mkdir(exist_ok=True)
            elif path.suffix != ".py":
                shutil.copy(path, target)
            elif not target.exists():
                code = path.read_text("utf-8")
                target.write_text(code.replace(TREE, ""), encoding="utf-8")
    games = house / "engine" / "games.py"
    keys = games.read_text("utf-8")
    games.write_text(keys.replace('"witches")', '"witches", "market")'), encoding="utf-8")
