"""Strangers: people who look for others, whom they have blocked, and what they have reported."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("blocked", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(
            ["blocked"], ["people.id"], name=op.f("fk_blocks_blocked"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_blocks_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "blocked", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_blocked"), "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("person", sa.String(length=20), nullable=True),
        sa.Column("reported", sa.String(length=20), nullable=False),
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("reason", sa.String(length=12), nullable=False),
        sa.Column("text", sa.String(length=300), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_reports_person"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["reported"], ["people.id"], name=op.f("fk_reports_reported"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.UniqueConstraint(
            "person", "reported", "table", name=op.f("uq_reports_person_reported_table")
        ),
    )
    op.create_index(op.f("ix_reports_person"), "reports", ["person"])
    op.create_index(op.f("ix_reports_reported"), "reports", ["reported"])
    op.create_table(
        "waiting",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("pledge", sa.String(length=64), nullable=True),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("table", sa.String(length=20), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_waiting_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_waiting")),
    )
    op.create_index("ix_waiting_same", "waiting", ["game", "pace", "players"])
