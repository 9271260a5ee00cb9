"""Roll every die of a saved match again, and look again wherever nature looked."""

from manoir.kernel import archive
from manoir.kernel.archive import Damaged
from manoir.kernel.chance import Difference, Observation, Observer
from manoir.kernel.match import Match
from manoir.kernel.seats import NATURE


def verify(data: bytes, *, commitment: str | None = None) -> Match:
    """The match in a file, with every draw recomputed. Raises Damaged, naming the first fault.

    `commitment` is what the table showed before play: it exposes even a file made up afterwards.
    """
    match = Match.unpack(data)
    saved = archive.pack_dice(match.dice)
    if commitment is not None and commitment != getattr(saved, "commitment", None):
        raise Damaged("other_commitment", "these are not the dice the table committed to")
    again = match.rewound()
    for record in match.log:
        if record.seat == NATURE and not _is_found(again) and record.move != again.nature_move():
            raise Damaged("wrong_dice", f"ply {record.ply} is not what the seed rolls")
        again.replay_record(record)
    return match


def recheck(match: Match, observer: Observer = None) -> tuple[tuple[int, Difference], ...]:
    """Where nature only looked: how, and at which ply, this machine sees it otherwise."""
    again = match.rewound()
    differences: list[tuple[int, Difference]] = []
    for record in match.log:
        if record.seat == NATURE and _is_found(again):
            observation = again.rules.chance(again.state)
            assert isinstance(observation, Observation)
            difference = observation.compare(record.move, observation.look(observer))
            differences += [(record.ply, difference)] if difference else []
        again.replay_record(record)
    return tuple(differences)


def _is_found(match: Match) -> bool:
    return match.to_act == (NATURE,) and isinstance(match.rules.chance(match.state), Observation)
