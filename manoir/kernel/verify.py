"""Roll every die of a saved match again."""

from manoir.kernel import archive
from manoir.kernel.archive import Damaged
from manoir.kernel.match import Match
from manoir.kernel.seats import NATURE


def verify(data: bytes, *, commitment: str | None = None) -> Match:
    """The match in a file, with every draw recomputed. Raises Damaged, naming the first fault.

    `commitment` is what the table showed before play: with it, even a file made anew is found.
    """
    match = Match.unpack(data)
    saved = archive.pack_dice(match.dice)
    if commitment is not None and commitment != getattr(saved, "commitment", None):
        raise Damaged("other_commitment", "these are not the dice the table committed to")
    again = Match.replay(match.game, match.seats, match.options, match.dice, ())
    for record in match.log:
        if record.seat == NATURE and record.move != again.nature_move():
            raise Damaged("wrong_dice", f"ply {record.ply} is not what the seed rolls")
        again.admit(record)
    return match
