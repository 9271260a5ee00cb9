"""Times in the film: when each move was made, by whom, and how long it took."""

from random import Random

from msgspec import UNSET

from manoir.kernel import NATURE
from manoir.server import wire
from manoir.server.tables import projections
from manoir.server.tables.commands import in_play
from tests.server.tables.test_timekeeping import PEOPLE, act, act_any, do, started


def test_every_frame_has_its_time_its_mover_and_how_long_it_took() -> None:
    table, rng = started("labyrinthe"), Random(1)
    match = table.match
    assert match is not None
    begun = match.ply  # the cards are dealt
    act(table, match.to_act[0], match.sample(match.to_act[0], rng.randrange))
    back = wire.TakeBack(match.log[-1].seat, match.ply, "action-back")
    do(table, in_play.play(table, PEOPLE[back.seat], back))
    for _ in range(4):
        act_any(table, rng)
    table.times = tuple(1_000 * ply * ply for ply in range(match.ply))
    frames = projections.replay(table, PEOPLE[0], None).frames
    standing = [at for at in range(match.ply) if at not in (begun, begun + 1)]
    assert [frame.time for frame in frames] == [UNSET, *(table.times[at] for at in standing)]
    for number, frame in enumerate(frames[1:], start=1):
        record = match.history[number - 1]
        assert frame.seat == (UNSET if record.seat == NATURE else record.seat)
        earlier = frames[number - 1].time
        took = UNSET if earlier is UNSET else frame.time - earlier  # type: ignore[operator]
        assert frame.took == took
    assert frames[begun + 1].took == 1_000 * ((begun + 2) ** 2 - (begun - 1) ** 2 if begun else 0)


def test_a_clock_that_was_set_back_and_records_without_a_time_tell_nothing_wrong() -> None:
    table, rng = started("labyrinthe"), Random(1)
    for _ in range(3):
        act_any(table, rng)
    table.times = (None, *(10_000 - 1_000 * ply for ply in range(1, table.ply)))
    frames = projections.replay(table, PEOPLE[0], None).frames
    assert frames[1].took is UNSET
    assert {frame.took for frame in frames[3:]} == {0}
