"""Requests to be friends can be withdrawn."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "friend_requests",
        sa.Column("withdrawn", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
