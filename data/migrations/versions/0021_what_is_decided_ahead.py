"""What players decide ahead: plans for their next throw, and wishes for the set-up."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("players", sa.Column("intents", sa.Text(), server_default="[]", nullable=False))
