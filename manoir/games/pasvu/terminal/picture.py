"""The last look through the keyhole, in letters."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from manoir.games.pasvu.box import PIECES
from manoir.games.pasvu.moves import Look
from manoir.games.pasvu.sight.evidence import unpacked
from manoir.games.pasvu.sight.judge import FIRST_GHOST, FIRST_PIECE, FLOOR
from manoir.games.pasvu.state import View
from manoir.games.pasvu.terminal.plan import ghost_name
from manoir.games.pasvu.terminal.words import COLOURS, SIDES, SIGNS, WORDS

ACROSS: Final = 4  # pixels of a letter
DOWN: Final = 8
WIDTH: Final = 78


def last_look(view: View, lang: str) -> str:
    """The picture, a letter for a few pixels, and how much of each ghost is in it."""
    if view.look is None:
        return WORDS[lang]["no_look"]
    where = {"number": view.look.keyhole.number, "side": SIDES[lang][view.look.keyhole.side]}
    title = WORDS[lang]["looked"].format(round=view.look.round, **where)
    shares = wrap(", ".join(_shares(view.look, lang)), WIDTH)
    return "\n".join((title, *_rows(view.look, lang), *shares))


def _rows(look: Look, lang: str) -> Iterator[str]:
    picture, _ = unpacked(look.picture)
    rows = (picture[row, ACROSS // 2 :: ACROSS] for row in range(DOWN // 2, len(picture), DOWN))
    for row in rows:
        line = "".join(_sign(look, int(value), lang) for value in row).rstrip()
        if line:
            yield line


def _sign(look: Look, value: int, lang: str) -> str:
    """Ghosts by their colour, pieces by their letter."""
    if value >= FIRST_GHOST:
        return COLOURS[lang][look.ghosts[value - FIRST_GHOST].seat]
    if value >= FIRST_PIECE:
        return SIGNS[lang][PIECES[value - FIRST_PIECE]]
    return "." if value == FLOOR else " "


def _shares(look: Look, lang: str) -> Iterator[str]:
    words = WORDS[lang]
    for ghost in look.ghosts:
        if ghost.pixels:
            share = 100 * ghost.pixels // ghost.whole if ghost.whole > ghost.pixels else 100
            seen = words["seen"] if ghost.seen else ""
            who = ghost_name(ghost.seat, ghost.ghost, lang)
            yield words["share"].format(who=who, share=share, seen=seen)
