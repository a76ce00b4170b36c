"""Bots that belong to somebody, and matches that the ratings have yet to count."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not in batch mode: that would drop the old table, and with it all that hangs on its rows.
    op.add_column("people", sa.Column("owner", sa.String(length=20), nullable=True))
    op.create_index(op.f("ix_people_owner"), "people", ["owner"], unique=False)
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=True))
    op.create_index("ix_tables_unrated", "tables", ["rated", "status"], unique=False)
    op.create_index(op.f("ix_ratings_game"), "ratings", ["game"], unique=False)
    tables = sa.table("tables", sa.column("setup", sa.Text), sa.column("rated", sa.Boolean))
    op.execute(
        tables.update().where(tables.c.setup.like('%"rated":true%')).values(rated=sa.false())
    )
