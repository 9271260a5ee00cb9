"""Bringing a database to the schema of this version; Alembic is loaded only where there is work."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import Connection, inspect

from manoir.kernel.commands.exits import Failure
from manoir.server.store.schema import METADATA, REVISION

if TYPE_CHECKING:
    from alembic.config import Config

VERSION_TABLE: Final = "alembic_version"


class Sentences(NamedTuple):
    """What is said of a database that cannot be used as it is."""

    newer: Callable[[str], Failure]  # by the schema it has
    older: Callable[[], Failure]
    foreign: Callable[[], Failure]
    empty: Callable[[], Failure] | None = None  # None: then it is made


def migrate(connection: Connection, sentences: Sentences) -> bool:
    """Inside a transaction that nobody else can begin; whether there was anything to do.

    Raises Failure if the database is not ours to change.
    """
    found = _revisions(connection, sentences)
    if found != [REVISION]:
        _upgrade(connection, found, sentences)
    if not _is_complete(connection):
        raise sentences.foreign()
    return found != [REVISION]


def check_version(connection: Connection, sentences: Sentences) -> None:
    """Raises Failure if the database is not one of this version's."""
    revisions = _revisions(connection, sentences)
    if revisions != [REVISION]:
        _check_known(revisions, scripts(), sentences)
        raise sentences.older()


def scripts() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "manoir.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _revisions(connection: Connection, sentences: Sentences) -> list[str]:
    """Which schema it has; none if it is empty."""
    found = set(inspect(connection).get_table_names())
    if found and VERSION_TABLE not in found:
        raise sentences.foreign()
    query = f"SELECT version_num FROM {VERSION_TABLE}"  # noqa: S608  a name of our own
    revisions = list(connection.exec_driver_sql(query).scalars()) if found else []
    if not revisions and sentences.empty is not None:
        raise sentences.empty()
    return revisions


def _upgrade(connection: Connection, revisions: list[str], sentences: Sentences) -> None:
    """From an empty database, or one that an older version has written."""
    from alembic import command  # takes a fifth of a second: only where something is to be done

    config = scripts()
    _check_known(revisions, config, sentences)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check_known(revisions: list[str], config: "Config", sentences: Sentences) -> None:
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for revision in revisions:
        if revision not in known:
            raise sentences.newer(revision)


def _is_complete(connection: Connection) -> bool:
    """Whether every table is there with all its columns; only a stranger's hand takes one away."""
    found = inspect(connection)
    there = set(found.get_table_names())
    return all(
        name in there
        and {column.name for column in table.columns}
        <= {column["name"] for column in found.get_columns(name)}
        for name, table in METADATA.tables.items()
    )
