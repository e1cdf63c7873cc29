"""What the board of the last move may answer, so that a crash neither loses nor doubles it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("answer", sa.Text(), server_default=sa.text("''"), nullable=False)
    )
