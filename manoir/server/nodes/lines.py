"""How hints travel in this house: its settings say it."""

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.nodes.hints import Line
from manoir.server.settings import Settings
from manoir.server.store.database import Database


def line_of(settings: Settings, database: Database) -> Line:
    """Raises Failure where a package is missing."""
    if not settings.hints:
        from manoir.server.nodes.notify import NotifyLine

        return NotifyLine(database.source)
    try:
        from manoir.server.nodes.nats_line import NatsLine
    except ImportError:
        sentence = "MANOIR_HINTS needs a client: pip install 'manoir[nats]'"
        raise Failure(sentence, exits.BAD_SETTING) from None
    return NatsLine(settings.hints)
