"""What a move's clock was given back of the network's delay."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("lag", sa.Double(), nullable=False, server_default="0"))
