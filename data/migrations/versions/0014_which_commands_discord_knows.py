"""Which commands Discord was told of last."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "registrations",
        sa.Column("application", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("commands", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("application", name="pk_registrations"),
    )
