"""V10, V11: a verdict is evidence: one that cannot be is refused, one made up is found out."""

from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import manoir
from manoir.bots.pasvu import observer
from manoir.games.pasvu import GAME
from manoir.games.pasvu.moves import Done, Glimpse, Verdict
from manoir.games.pasvu.sight.canvas import MIRRORED
from manoir.games.pasvu.sight.evidence import packed, unpacked
from manoir.games.pasvu.sight.judge import FIRST_GHOST
from manoir.games.pasvu.sight.verdict import is_seen
from manoir.kernel import NATURE, Refused
from manoir.kernel.match import Match
from manoir.kernel.record import Record
from manoir.kernel.verify import recheck


@cache
def finished(hide: bool) -> Match:
    """A game in which the last look shows one ghost, not from near, and misses another."""
    for seed in range(40):
        match, rng = Match(GAME, seats=2, observer=observer(), seed=seed, hide=hide), Random(seed)
        while not match.outcome:
            seat = rng.choice(match.to_act)
            moves = [m for m in match.legal(seat) if m != Done()]
            match.play(seat, rng.choice(moves or match.legal(seat)))
        seen = [g.pixels for g in last_verdict(match).ghosts if is_seen(g, "fair")]
        if 0 < min(seen, default=0) < 1_000 and len(seen) < len(last_verdict(match).ghosts):
            return match
    raise AssertionError("some look shows some and not others")


def last_verdict(match: Match) -> Verdict:
    found = match.log[-1].move
    assert isinstance(found, Verdict)
    return found


def doctored(match: Match, verdict: Any) -> Match:
    """The same log with another last verdict, and all that follows from it computed again."""
    *before, last = match.log
    log = [*before, Record(last.ply, NATURE, verdict)]
    return Match.replay(match.game, match.seats, match.options, match.dice, log)


def picked(verdict: Verdict, *, seen: bool) -> int:
    return next(i for i, g in enumerate(verdict.ghosts) if is_seen(g, "fair") is seen)


def repainted(verdict: Verdict, old: int, new: int, most: int = 65_536) -> str:
    """So many pixels of one value as another."""
    picture, mirrored = (layer.copy() for layer in unpacked(verdict.picture))
    places = np.flatnonzero(picture == old)[:most]
    picture.flat[places] = new
    return packed(picture + MIRRORED * mirrored)


def with_pixels(verdict: Verdict, index: int, pixels: int) -> tuple[Glimpse, ...]:
    glimpses = list(verdict.ghosts)
    glimpses[index] = replace(glimpses[index], pixels=pixels)
    return tuple(glimpses)


@pytest.mark.few(1)
@pytest.mark.parametrize("hide", [True, False])
def test_who_looks_again_on_this_machine_sees_the_same(hide: bool) -> None:
    match = finished(hide)
    assert recheck(match) == ()
    assert recheck(manoir.verify(match.pack())) == ()


def bad_verdicts(found: Verdict) -> dict[str, Any]:
    seen = picked(found, seen=True)
    first, second, *others = found.ghosts
    more = with_pixels(found, seen, found.ghosts[seen].pixels + 1)
    unnamed = FIRST_GHOST + len(found.ghosts)
    return {
        "pixels that the picture does not have": replace(found, ghosts=more),
        "a picture without a ghost that is counted": replace(
            found, picture=repainted(found, FIRST_GHOST + seen, 1)
        ),
        "a ghost that nobody has": replace(found, picture=repainted(found, 1, unnamed, 1)),
        "no ghosts": replace(found, ghosts=()),
        "one less": replace(found, ghosts=found.ghosts[:-1]),
        "one more": replace(found, ghosts=(*found.ghosts, found.ghosts[-1])),
        "another order": replace(found, ghosts=(second, first, *others)),
        "another number": replace(
            found, ghosts=(replace(first, ghost=(first.ghost + 1) % 7), second, *others)
        ),
        "another seat": replace(
            found, ghosts=(replace(first, seat=1 - first.seat), second, *others)
        ),
        "no picture": replace(found, picture=""),
        "no base 64": replace(found, picture="?" * 40),
        "half a picture": replace(found, picture=found.picture[: len(found.picture) // 8 * 4]),
        "no verdict": Done(),
    }  # fmt: skip


def test_a_verdict_that_cannot_be_is_refused_at_replay() -> None:
    match = finished(True)
    *before, last = match.log
    again = Match.replay(match.game, match.seats, match.options, match.dice, before)
    for verdict in bad_verdicts(last_verdict(match)).values():
        with pytest.raises(Refused, match="impossible_chance"):
            again.replay_record(Record(last.ply, NATURE, verdict))
    again.replay_record(last)
    assert again.hash == match.hash


def test_a_file_with_a_verdict_that_cannot_be_is_damaged() -> None:
    match = finished(True)
    found = last_verdict(match)
    more = with_pixels(found, picked(found, seen=True), 0)
    forged = Match.replay(match.game, match.seats, match.options, match.dice, match.log)
    forged.log[-1] = Record(match.log[-1].ply, NATURE, replace(found, ghosts=more))
    with pytest.raises(manoir.Damaged, match="forbidden_move"):
        manoir.verify(forged.pack())


def described(glimpse: Glimpse) -> str:
    size = {0: "large", 1: "medium", 2: "medium"}.get(glimpse.ghost, "small")
    return f"{size} ghost {glimpse.ghost} of seat {glimpse.seat}"


def test_a_ghost_painted_away_is_found_by_looking_again_and_named() -> None:
    """Picture and count agree, so the file replays; but that is not what one sees."""
    match = finished(True)
    found = last_verdict(match)
    index = picked(found, seen=True)
    forged = doctored(
        match,
        Verdict(repainted(found, FIRST_GHOST + index, 1), with_pixels(found, index, 0)),
    )
    assert len(forged.state.hall.ghosts) == len(match.state.hall.ghosts) + 1
    ((ply, difference),) = recheck(manoir.verify(forged.pack()))
    assert ply == match.log[-1].ply
    assert difference.decides
    assert difference.what == (
        f"{found.ghosts[index].pixels} pixels differ, "
        f"another verdict on the {described(found.ghosts[index])}"
    )


def test_a_ghost_painted_in_is_found_by_looking_again_and_named() -> None:
    match = finished(True)
    found = last_verdict(match)
    index = picked(found, seen=False)
    here, more = FIRST_GHOST + index, 500
    forged = doctored(
        match,
        Verdict(
            repainted(found, 1, here, more),
            with_pixels(found, index, found.ghosts[index].pixels + more),
        ),
    )
    ((_, difference),) = recheck(forged)
    assert difference.decides
    assert described(found.ghosts[index]) in difference.what
    assert difference.what.startswith("500 pixels differ")


def test_a_count_without_its_picture_is_found_where_ghosts_do_not_hide_one_another() -> None:
    """There the picture cannot show all pixels of a ghost behind another, so it is not asked."""
    match = finished(False)
    found = last_verdict(match)
    index = picked(found, seen=True)
    ((_, difference),) = recheck(
        doctored(match, replace(found, ghosts=with_pixels(found, index, 0)))
    )
    assert difference.decides
    assert (
        difference.what
        == f"0 pixels differ, another verdict on the {described(found.ghosts[index])}"
    )


def test_a_picture_of_another_hall_is_found_even_if_the_verdict_is_the_same() -> None:
    match = finished(True)
    found = last_verdict(match)
    values, counts = np.unique(unpacked(found.picture)[0], return_counts=True)
    piece = int(next(value for value in values if 2 <= value < FIRST_GHOST))
    pixels = int(counts[list(values).index(piece)])
    forged = doctored(match, replace(found, picture=repainted(found, piece, 1)))
    assert recheck(forged) == (
        (match.log[-1].ply, (f"{pixels} pixels differ, the same verdict", False)),
    )


@pytest.mark.parametrize(("more", "decides"), [(1, False), (60_000, True)])
def test_a_share_of_something_else_is_found(more: int, decides: bool) -> None:
    """What a ghost would show in an empty hall is in no picture, but whoever looks knows it."""
    match = finished(True)
    found = last_verdict(match)
    seen = [i for i, glimpse in enumerate(found.ghosts) if is_seen(glimpse, "fair")]
    index = min(seen, key=lambda i: found.ghosts[i].pixels)
    glimpses = list(found.ghosts)
    glimpses[index] = replace(glimpses[index], whole=glimpses[index].whole + more)
    ((_, difference),) = recheck(doctored(match, replace(found, ghosts=tuple(glimpses))))
    assert difference.decides is decides
    verdict = (
        f"another verdict on the {described(glimpses[index])}" if decides else "the same verdict"
    )
    assert difference.what == f"0 pixels differ, {verdict}"


def test_every_doctored_round_is_reported() -> None:
    """Five looks, each with one pixel of the floor painted over."""
    match = finished(True)
    again = Match.replay(match.game, match.seats, match.options, match.dice, ())
    plies = []
    for record in match.log:
        move = record.move
        if isinstance(move, Verdict):
            plies.append(record.ply)
            move = replace(move, picture=repainted(move, 1, 0, 1))
        again.replay_record(Record(record.ply, record.seat, move))
    assert again.outcome == match.outcome
    assert len(plies) == 5
    assert recheck(again, observer()) == tuple(
        (ply, ("1 pixels differ, the same verdict", False)) for ply in plies
    )
