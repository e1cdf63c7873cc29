"""Where the lobby is of a table that has a thread of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    parent = sa.Column("parent", sa.BigInteger(), server_default="0", nullable=False)
    op.add_column("tables", parent)
    op.create_index("tables_by_parent", "tables", ["parent", "id"])
