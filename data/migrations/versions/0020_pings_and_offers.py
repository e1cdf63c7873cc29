"""What kind of message it is whose buttons go: pings go themselves, offers of seats go early."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    kind = sa.Column("kind", sa.Text(), server_default=sa.text("''"), nullable=False)
    op.add_column("old_posts", kind)
    op.create_index("old_posts_by_table", "old_posts", ["table_id"])
