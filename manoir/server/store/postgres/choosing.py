"""Which database a house has: its settings say it."""

from types import ModuleType

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.settings import Settings
from manoir.server.store import disk, opening
from manoir.server.store.database import Database
from manoir.server.store.sqlite import SqliteDatabase


def database_of(settings: Settings) -> Database:
    """Open it. Raises Failure, with a sentence, for one that cannot be used."""
    if not settings.database:
        return SqliteDatabase(settings.folder)
    database: Database = _postgres().PostgresDatabase(settings.database)
    return database


def migrate(settings: Settings) -> tuple[str, bool]:
    """Bring it to this version's schema: its name, and whether there was anything to do."""
    if not settings.database:
        with opening.claimed(settings.folder):
            path = disk.data_file(settings.folder)
            return str(path), disk.migrate(path, disk.NO_LIMITS)
    postgres = _postgres()
    return postgres.name_of(postgres.parse(settings.database)), postgres.migrate(settings.database)


def copying() -> ModuleType:
    """How a house in PostgreSQL is copied. Raises Failure where there is no driver."""
    _postgres()
    from manoir.server.store.postgres import copying

    return copying


def _postgres() -> ModuleType:
    try:
        from manoir.server.store.postgres import database
    except ImportError:
        sentence = "MANOIR_DATABASE needs a driver: pip install 'manoir[postgres]'"
        raise Failure(sentence, exits.BAD_SETTING) from None
    return database
