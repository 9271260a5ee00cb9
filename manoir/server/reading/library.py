"""What a reader knows how to answer, from the house's database."""

import gzip
import io
import pickle
from typing import Final, assert_never

from manoir.bots.analysis import NotReady
from manoir.bots.play import analyse
from manoir.kernel import Refused
from manoir.kernel.match import Match
from manoir.server import refusals
from manoir.server.net.encoder import encode_game
from manoir.server.net.problems import HttpProblem
from manoir.server.reading import judgement
from manoir.server.reading.questions import Film, Judgement, Load, Picture, Question, Save
from manoir.server.reading.shelves import shelf_of
from manoir.server.store.rows import read_table
from manoir.server.tables import projections
from manoir.server.tables.table import Table

QUICKLY: Final = 1  # how hard gzip tries


class Library:
    """Reads through a connection that cannot write."""

    def __init__(self, source: str) -> None:
        """The path of a SQLite file, or the address of a PostgreSQL database."""
        self._shelf = shelf_of(source)

    def close(self) -> None:
        self._shelf.close()

    def answer(self, question: Question) -> bytes:
        """Raises Refused or HttpProblem, as the house itself would."""
        match question:
            case Film(table, eye, who):
                found = self.table(table)
                film = projections.replay(found, who, eye)
                return gzip.compress(encode_game(found.game, film), QUICKLY, mtime=0)
            case Save(table):
                return self._finished(table).pack()
            case Judgement(table):
                return gzip.compress(judge(self._finished(table)), QUICKLY, mtime=0)
            case Picture(text):
                return draw(text)
            case Load(table, keep):
                found = self.table(table)
                if keep is not None and found.bot_to_move is None:  # a bot asks for all of it
                    found.trim(keep)
                return pickle.dumps(found, pickle.HIGHEST_PROTOCOL)
            case _:
                assert_never(question)

    def table(self, id: str) -> Table:
        """A table as it is on the disk, folded and checked. Raises Refused."""
        return read_table(self._shelf.take(id))

    def _finished(self, id: str) -> Match:
        table = self.table(id)
        if table.match is None or table.stage != "over":
            raise Refused(refusals.NOT_OVER)
        return table.match


def judge(match: Match) -> bytes:
    """A match that is over as its bots see it, encoded."""
    try:
        found = analyse(match)
    except NotReady:
        raise HttpProblem(503, "not_ready") from None
    if found is None:
        raise HttpProblem(404, "no_analysis")
    return encode_game(match.game, judgement.told(found))


def draw(text: str) -> bytes:
    """A text as a picture for telephones."""
    import segno

    picture = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=2, xmldecl=False, svgclass=None, lineclass=None)
    return picture.getvalue()
