"""The tables of the database, for SQLite and PostgreSQL alike.

Times are seconds since 1970. Columns of JSON are text that only this package reads.
"""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

# Named constraints, so that later migrations can find them on any database.
metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# What the nodes have in common: the key that signs cookies.
meta: Final = Table(
    "meta",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(24), nullable=False),
    # Accounts have both; guests neither.
    Column("login", String(100), unique=True),
    Column("password", Text),
    Column("language", String(8), nullable=False),
    Column("bot", Boolean, nullable=False, default=False),  # plays by a token
    Column("created", Double, nullable=False),
    Column("owner", String(20), index=True),  # of a bot: a person
    Column("avatar", String(20), nullable=False, default="", server_default=""),
    # What their friend link ends with; None until they first look at it.
    Column("link", String(20), index=True, unique=True),
    # Whether friends see that they are here, and where they play.
    Column("shown", Boolean, nullable=False, default=True, server_default=true()),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # "cookie" or "token"
    Column("label", String(80), nullable=False),  # of a token its name, else the browser
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # the deals come from it
    Column("host", String(20)),  # a person
    Column("listed", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # "open", "playing" or "over"
    Column("created", Double, nullable=False),
    # Everything but the play: seats and votes. Each change counts one up.
    Column("version", Integer, nullable=False),
    # The play: how long the log is, and what is known of the clocks after its last entry.
    Column("number", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("snapshot", Text),  # a cache: where the log can be read from
    Column("result", Text),
    Column("ended", Double),
    Column("rematch", String(20)),  # the table where it goes on
    # When a node has to look after the table; a node that does puts it off first.
    Column("wake", Double, index=True),
    # Whether the ratings know of a rated match yet; None: it is not rated.
    Column("rated", Boolean),
    Index("ix_tables_unrated", "rated", "status"),
    Index("ix_tables_lobby", "listed", "status", "created"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", String(20)),
    Column("name", String(24)),
    Column("words", String(64)),  # this seat's part of the next deal
    Column("pledge", String(64)),  # before a match: what fixes all its words; then it is in the log
    Column("ready", Integer, nullable=False, default=0),  # the round it is ready for
    Column("again", Boolean, nullable=False, default=False),  # wants a rematch
    Column("declined", Boolean, nullable=False, default=False, server_default=false()),
    Column("pausing", Boolean, nullable=False, default=False),
    Column("away", Double),  # since when nobody is connected
    Column("place", Integer),  # in the end: 1 for the winners
    UniqueConstraint("table", "person"),
)

log: Final = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # "pledge", "deal", "move" or "resign"
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("key", String(64)),  # of the command, against repeats
    Column("at", Double, nullable=False),
    # Seconds of the network's delay that the mover's clock was given back.
    Column("lag", Double, nullable=False, server_default="0"),
    UniqueConstraint("table", "seat", "key"),
)

drafts: Final = Table(
    "drafts",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # the position that it builds on
    Column("melds", Text, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("seat", Integer, nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(300), nullable=False),
    Column("key", String(64), nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table", "seat", "key"),
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

# Whom somebody never wants to meet by chance, nor hear.
blocks: Final = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)

# Friends, each pair twice: once for either of them.
friends: Final = Table(
    "friends",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("since", Double, nullable=False),
)

# Who would like to be friends with whom. A request that was declined stays for a while, so that the
# same person is not asked again and again.
friend_requests: Final = Table(
    "friend_requests",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("wanted", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("declined", Boolean, nullable=False, default=False, server_default=false()),
    Column("at", Double, nullable=False),
    # It is kept all the same: a request that was declined does not come again.
    Column("withdrawn", Boolean, nullable=False, default=False, server_default=false()),
)

# Friends who are wanted at a table that has not begun.
invitations: Final = Table(
    "invitations",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("inviter", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("declined", Boolean, nullable=False, default=False, server_default=false()),
    Column("at", Double, nullable=False),
)

# What people tell the operator of each other.
reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("reported", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", String(20), nullable=False),  # which may be gone by now
    Column("reason", String(12), nullable=False),
    Column("text", String(300), nullable=False),
    Column("said", Text, nullable=False),  # what the reported said there last, as JSON
    Column("at", Double, nullable=False),
    UniqueConstraint("person", "reported", "table"),
)

# People who look for strangers to play with.
waiting: Final = Table(
    "waiting",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("pledge", String(64)),
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("table", String(20)),  # once they are matched
    Index("ix_waiting_same", "game", "pace", "players"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True, index=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
)

# Browsers that want to know when it is their person's turn, as long as a session lasts.
pushes: Final = Table(
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("failures", Integer, nullable=False),  # since the last success
    Column("created", Double, nullable=False),
)

# Seats whose players are told that it is their turn, unless they come by then.
notices: Final = Table(
    "notices",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("due", Double, nullable=False, index=True),
)

# A node that has not been seen for a while is dead, and its connections with it.
nodes: Final = Table(
    "nodes",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("seen", Double, nullable=False),
)

presence: Final = Table(
    "presence",
    metadata,
    Column("node", ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),  # -1: looking on
    Column("count", Integer, nullable=False),
)

# People who have a page open, by node.
visits: Final = Table(
    "visits",
    metadata,
    Column("node", ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)
