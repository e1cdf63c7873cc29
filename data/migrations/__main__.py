"""`python -m data.migrations "what changes"`: a new revision from what schema.py has changed."""

import sys
import tempfile
from pathlib import Path

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from data.migrate import alembic_config, upgrade


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        engine = create_engine(f"sqlite:///{Path(folder, 'newest.db')}")
        with engine.connect() as connection:
            upgrade(connection, "newest.db")
            config = alembic_config(connection)
            newest = ScriptDirectory.from_config(config).get_current_head()
            number = f"{int(newest or 0) + 1:04}"
            command.revision(config, arguments[0], autogenerate=True, rev_id=number)
        engine.dispose()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
