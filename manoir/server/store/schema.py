"""What is on the disk. Made and changed by `migrations/`; a test keeps the two the same."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
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

METADATA: Final = MetaData()
REVISION: Final = "0012"  # the last of migrations/
LONG: Final = BigInteger().with_variant(Integer, "sqlite")  # times; SQLite has one kind of integer

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False, server_default=true()),  # while it is played
    Column("pace", String(10), nullable=False, server_default="usual"),  # of its bots
    Column("host", String(64), nullable=False, index=True),
    Column("stage", String(10), nullable=False, index=True),
    Column("next", String(10)),
    Column("touched", LONG, nullable=False),  # seconds since 1970
    Column("ended", LONG),
    Column("ranks", Text),  # of the outcome, by seat
    Column("time_control", Text, nullable=False, server_default="{}"),
    Column("revision", Integer, nullable=False, server_default="0"),  # of the table and its chairs
)

CHAIRS: Final = Table(
    "chairs",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(80), nullable=False),
    Column("level", String(20)),
    Column("holder", String(64), index=True),
    Column("nonce", String(64), nullable=False),
    Column("wins", Integer, nullable=False, server_default="0"),
    Column("brought", Boolean, nullable=False, server_default=false()),
)

# Apart from everything else: no query for a listing, an export or a person comes near it.
SEEDS: Final = Table(
    "seeds",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seed", LargeBinary(32), nullable=False),
    Column("origin", String(10), nullable=False),  # the table that committed to it
    Column("nonces", Text),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),  # the key decides races
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("action", String(40)),
    Column("hash", String(64), nullable=False),  # of the log up to here
    Column("time", LONG),  # milliseconds since 1970; older records have none
)

# Nature's records have no action: they are not in this index.
Index(
    "uq_records_action",
    RECORDS.c.table,
    RECORDS.c.action,
    unique=True,
    sqlite_where=RECORDS.c.action.is_not(None),
    postgresql_where=RECORDS.c.action.is_not(None),
)

# The sandglasses of tables that have any. All times are the house's own: see clocks/house_time.py.
CLOCKS: Final = Table(
    "clocks",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", LONG, nullable=False),  # when the state was right
    Column("due", LONG, index=True),  # when somebody's time will be up
    Column("state", Text, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),
)

# Browsers that want to hear when it is somebody's turn.
PUSHES: Final = Table(
    "pushes",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("who", String(64), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("contact", String(300), nullable=False),
    Column("since", LONG, nullable=False),
)

# What is still to be told to somebody who is not there: written with what it is about, gone when
# it has been told. See push/outbox.py.
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("id", String(120), primary_key=True),  # the table, seat, ply, kind and browser
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),  # at which the seat is to act
    Column("kind", String(10), nullable=False),
    Column("who", String(64), nullable=False),
    Column("push", String(64)),  # the browser; none: all browsers of that person
    Column("due", LONG, nullable=False, index=True),  # seconds since 1970: the next try
    Column("tries", Integer, nullable=False),
)

# Secret addresses under which somebody's awaited tables can be read.
FEEDS: Final = Table(
    "feeds",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of the secret
    Column("who", String(64), nullable=False, index=True),
    Column("since", LONG, nullable=False),
)

# One row: how many commits there were that wrote more than records (see commits.py), and for how
# many milliseconds the house has been open. Where there are several nodes, also when that was right
# by the database's clock, and the key that they sign with (see push/vapid.py).
HOUSE: Final = Table(
    "house",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("commits", LONG, nullable=False),
    Column("time", LONG, nullable=False, server_default="0"),
    Column("beat", LONG, nullable=False, server_default="0"),  # milliseconds since 1970
    Column("push_key", Text),
)

# The nodes of a house with several: who is alive, and what each wants the others to know.
NODES: Final = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("beat", LONG, nullable=False),  # milliseconds since 1970, by the database's clock
    Column("state", Text, nullable=False),
    Column("backend", Integer),  # the process of PostgreSQL that it writes through
)

# What one node does for all; the claim of a node that is not alive counts for nothing.
CLAIMS: Final = Table(
    "claims",
    METADATA,
    Column("what", String(80), primary_key=True),
    Column("node", String(32), nullable=False, index=True),
)

# Whose wish in the waiting room has led to which table: to one, whatever happens to whoever calls.
CALLS: Final = Table(
    "calls",
    METADATA,
    Column("wish", String(64), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("time", LONG, nullable=False),  # milliseconds since 1970
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", String(64), primary_key=True),  # what its seats are bound to
    Column("name", String(80), nullable=False),
    Column("key", String(160), nullable=False),  # names.skeleton
    Column("password", String(200), nullable=False),  # argon2id, with its salt and parameters
    Column("since", LONG, nullable=False),
    UniqueConstraint("key", name="uq_accounts_key"),
)

# Only those that are signed in. A token itself is never written down.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of the token
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("since", LONG, nullable=False),
)

# One row: what the host has decided for everybody. `revision` grows with every act, and running
# servers look at it.
ADMINISTRATION: Final = Table(
    "administration",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("read_only", Boolean, nullable=False),
    Column("motd", Text, nullable=False),  # the message of the day; empty: none
    Column("motd_since", LONG, nullable=False),
    Column("strangers", Text, nullable=False),  # proxies that nobody has named, for the doctor
)

# Every act of a host, as JSON. A running server carries out what is asked of it here.
ADMIN_LOG: Final = Table(
    "admin_log",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("time", LONG, nullable=False),
    Column("who", String(80), nullable=False),  # of the machine's users
    Column("act", Text, nullable=False),
    Column("state", String(10), nullable=False, index=True),  # asked, done, refused or given_up
    Column("result", Text, nullable=False),
    Column("revision", Integer),  # once it is done
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("account", String(64)),  # None: the subject is an address or a network
    Column("subject", String(80), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("since", LONG, nullable=False),
    Column("until", LONG),  # None: for ever
)
