"""Seats that a lobby keeps for guests."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("guests", sa.Text(), server_default="[]", nullable=False))
    guests = sa.text("status = 'lobby' AND guests != '[]'")
    op.create_index(
        "lobbies_with_guests",
        "tables",
        ["id"],
        sqlite_where=guests,
        postgresql_where=guests,
    )
