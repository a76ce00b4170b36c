"""Friends: links, requests, invitations, and who has a page open."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def _person(table: str, column: str) -> sa.ForeignKeyConstraint:
    """A column that goes with its person."""
    return sa.ForeignKeyConstraint(
        [column], ["people.id"], name=op.f(f"fk_{table}_{column}"), ondelete="CASCADE"
    )


def upgrade() -> None:
    op.add_column("people", sa.Column("link", sa.String(length=20), nullable=True))
    op.add_column(
        "people", sa.Column("shown", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.create_index(op.f("ix_people_link"), "people", ["link"], unique=True)
    op.create_table(
        "friends",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("friend", sa.String(length=20), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        _person("friends", "person"),
        _person("friends", "friend"),
        sa.PrimaryKeyConstraint("person", "friend", name=op.f("pk_friends")),
    )
    op.create_index(op.f("ix_friends_friend"), "friends", ["friend"])
    op.create_table(
        "friend_requests",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("wanted", sa.String(length=20), nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("at", sa.Double(), nullable=False),
        _person("friend_requests", "person"),
        _person("friend_requests", "wanted"),
        sa.PrimaryKeyConstraint("person", "wanted", name=op.f("pk_friend_requests")),
    )
    op.create_index(op.f("ix_friend_requests_wanted"), "friend_requests", ["wanted"])
    op.create_table(
        "invitations",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("inviter", sa.String(length=20), nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("at", sa.Double(), nullable=False),
        _person("invitations", "person"),
        _person("invitations", "inviter"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_invitations_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "table", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_table"), "invitations", ["table"])
    op.create_index(op.f("ix_invitations_inviter"), "invitations", ["inviter"])
    op.create_table(
        "visits",
        sa.Column("node", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        _person("visits", "person"),
        sa.ForeignKeyConstraint(
            ["node"], ["nodes.id"], name=op.f("fk_visits_node"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("node", "person", name=op.f("pk_visits")),
    )
    op.create_index(op.f("ix_visits_person"), "visits", ["person"])
