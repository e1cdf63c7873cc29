"""Which commands Discord was told of last."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "registrations",
        sa.Column("application", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("commands", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("application", name="pk_registrations"),
    )
