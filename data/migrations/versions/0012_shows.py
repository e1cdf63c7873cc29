"""Shows: tables at which computers play among themselves, at a pace, until somebody pauses them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    pace = sa.Column("pace", sa.Integer(), server_default="0", nullable=False)
    halted = sa.Column("halted", sa.Boolean(), server_default=sa.false(), nullable=False)
    op.add_column("tables", pace)
    op.add_column("tables", halted)
