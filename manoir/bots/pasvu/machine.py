"""The compiled judge of *Pas vu pas pris*, which the rules use as well once it is there."""

from functools import cache
from typing import Final, NamedTuple

from manoir.bots.kept import Kept
from manoir.bots.pasvu.glimpse import Expose, Look
from manoir.games.pasvu.sight import lend, ordinary

KEPT: Final = Kept(
    "pasvu",
    "manoir.bots.pasvu.entries",
    (
        ("manoir.games.pasvu", "units.py"),
        ("manoir.games.pasvu", "keyhole.py"),
        ("manoir.games.pasvu", "canvas.py"),
        ("manoir.games.pasvu", "faces.py"),
        ("manoir.games.pasvu", "figures.py"),
        ("manoir.games.pasvu", "judge.py"),
        ("manoir.games.pasvu", "sight.py"),
        ("manoir.bots.pasvu", "glimpse.py"),
        ("manoir.bots.pasvu", "entries.py"),
    ),
)


class Machine(NamedTuple):
    """What `judge` and `glimpse` describe, compiled."""

    look: Look
    expose: Expose


@cache
def machine() -> Machine:
    made = Machine(*KEPT.functions())
    lend(ordinary()._replace(look=made.look))
    return made
