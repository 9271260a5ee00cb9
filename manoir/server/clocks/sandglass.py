"""The sandglasses of a table as values. Time is handed in: milliseconds of the house's own clock.

A fresh move begins for everybody who acts as soon as somebody acts who did not before, and for
whoever moved when nature has answered. So a turn of many small steps is one move, and nobody can
stall a step that everybody takes at once. What a move took beyond its time is taken from the
reserve when the next one begins.

When the time is up, a bot plays that turn to its end: as long as the seat acts and nobody else has
decided anything, whatever nature answers. One turn is one miss. Once the bot has made a step of it,
the owner may take the rest over, once a turn, with as little time as `TimeControl.comeback`.

Taking a move back gives no time back: the glass is as it was before that move, less all that has
run since.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from manoir.kernel import Seat
from manoir.server.clocks.control import GRACE, HOLIDAY, TimeControl

MOST_PAST: Final = 16  # fresh moves that one seat may cross by taking back
REMINDED_PART: Final = 4  # a quarter of the time is left


class Past(Struct, frozen=True, gc=False, array_like=True):
    """A glass before a move of its own seat, after which it was turned."""

    moves: int  # of this seat since then, all of which could be taken back
    spent: int
    reserve: int
    reminded: bool = False


class Glass(Struct, frozen=True, gc=False, array_like=True):
    """One seat's sandglass."""

    spent: int = 0  # on this move
    reserve: int = 0  # when this move began
    total: int = 0  # in the whole game
    missed: int = 0  # turns in a row for which the time was up
    fallen: bool = False  # the time is up: a bot plays this turn
    away: int | None = None  # since when its owner is on holiday: it stands still
    given_up: bool = False
    past: tuple[Past, ...] = ()
    helped: bool = False  # a bot has made a step of this turn, for which the time was up
    resumed: bool = False  # and its owner has taken the rest over
    reminded: bool = False  # that the time of this move runs out


class Clocks(Struct, frozen=True, gc=False, array_like=True):
    """The glasses of a table, right at one moment."""

    at: int
    acting: tuple[Seat, ...]  # who is to move, people and bots
    running: tuple[Seat, ...]  # those among them whose time runs
    glasses: tuple[Glass, ...]
    ghost: str = ""  # the level of the bot that makes the moves whose time is up


People = Sequence[bool]  # by seat: a person makes its moves, not a bot


def begin(control: TimeControl, acting: tuple[Seat, ...], people: People, at: int) -> Clocks:
    """Every glass is full, and those who act have begun."""
    glasses = (Glass(reserve=control.reserve),) * len(people)
    return _run(Clocks(at, acting, (), glasses), people)


def advance(clocks: Clocks, at: int) -> Clocks:
    """The same glasses at a later moment. Time never goes back."""
    passed = at - clocks.at
    if passed <= 0:
        return clocks
    glasses = tuple(
        replace(glass, spent=glass.spent + passed, total=glass.total + passed)
        if seat in clocks.running
        else glass
        for seat, glass in enumerate(clocks.glasses)
    )
    return replace(clocks, at=at, glasses=glasses)


def played(
    control: TimeControl,
    clocks: Clocks,
    seat: Seat,
    acting: tuple[Seat, ...],
    *,
    people: People,
    at: int,
    nature_answered: bool = False,
    by_bot: bool = False,
) -> Clocks:
    """After a move of a seat, at the moment when it arrived; `acting` are those who act now."""
    clocks = _by_whom(control, advance(clocks, at), seat, by_bot=by_bot)
    new_turn = any(other not in clocks.acting for other in acting)
    alone = len(people) == 1
    glasses = tuple(
        _after(control, glass, mover=other == seat, fresh=other in acting and fresh, new=new)
        for other, glass in enumerate(clocks.glasses)
        for new in [new_turn or (alone and other == seat)]
        for fresh in [new or (nature_answered and other == seat and not glass.fallen)]
    )
    if nature_answered:
        glasses = tuple(replace(glass, past=()) for glass in glasses)
    return _run(replace(clocks, acting=acting, glasses=glasses), people)


def may_take_over(clocks: Clocks, seat: Seat) -> bool:
    """Whether the rest of a turn that a bot has begun may become its owner's."""
    glass = clocks.glasses[seat]
    mine = seat in clocks.acting and glass.fallen and not glass.given_up
    return mine and glass.helped and not glass.resumed


def take_over(control: TimeControl, clocks: Clocks, seat: Seat, people: People, at: int) -> Clocks:
    """The owner plays on in the middle of a turn that a bot has begun."""
    clocks = advance(clocks, at)
    glass = _resume(control, clocks.glasses[seat])
    return _run(replace(clocks, glasses=_put(clocks.glasses, seat, glass)), people)


def taken_back(
    clocks: Clocks, seat: Seat, acting: tuple[Seat, ...], people: People, at: int
) -> Clocks:
    """After a seat has taken its last move back: nobody's move is a fresh one."""
    clocks = advance(clocks, at)
    glasses = _put(clocks.glasses, seat, _back(clocks.glasses[seat]))
    return _run(replace(clocks, acting=acting, glasses=glasses), people)


def seated(clocks: Clocks, people: People, at: int) -> Clocks:
    """After a bot has begun to stand in for somebody, or has ceased to."""
    return _run(advance(clocks, at), people)


def go_away(clocks: Clocks, seat: Seat, away: bool, people: People, at: int) -> Clocks:
    """A holiday begins or ends: the glass stands still meanwhile."""
    clocks = advance(clocks, at)
    glass = replace(clocks.glasses[seat], away=clocks.at if away else None)
    return _run(replace(clocks, glasses=_put(clocks.glasses, seat, glass)), people)


def fall(
    control: TimeControl, clocks: Clocks, people: People, at: int
) -> tuple[Clocks, tuple[Seat, ...]]:
    """Those whose time is up now; a turn counts once as missed. Long holidays end here."""
    clocks = _end_holidays(advance(clocks, at), people)
    late = tuple(seat for seat in clocks.running if _is_late(control, clocks.glasses[seat]))
    if not late:
        return clocks, ()
    give_up = control.when_up == "give_up"
    glasses = tuple(
        replace(glass, fallen=True, missed=glass.missed + (not glass.helped), given_up=give_up)
        if seat in late
        else glass
        for seat, glass in enumerate(clocks.glasses)
    )
    return _run(replace(clocks, glasses=glasses), people), late


def remind(control: TimeControl, clocks: Clocks, at: int) -> tuple[Clocks, tuple[Seat, ...]]:
    """Those who have to hear now that their time runs out; each once a move, where it is days."""
    clocks = advance(clocks, at)
    soon = tuple(
        seat for seat in clocks.running if _until_reminder(control, clocks.glasses[seat]) == 0
    )
    glasses = tuple(
        replace(glass, reminded=True) if seat in soon else glass
        for seat, glass in enumerate(clocks.glasses)
    )
    return (replace(clocks, glasses=glasses) if soon else clocks), soon


def due(control: TimeControl, clocks: Clocks) -> int | None:
    """When the next time will be up, or somebody is to be reminded, if nobody moves before."""
    running = [clocks.glasses[seat] for seat in clocks.running]
    left = [_left(control, glass) + GRACE for glass in running]
    reminders = [_until_reminder(control, glass) for glass in running]
    left += [until for until in reminders if until is not None]
    left += [_holiday_left(clocks.glasses[seat], clocks.at) for seat in _resting(clocks)]
    return clocks.at + max(0, min(left)) if left else None


def comes_too_late(control: TimeControl, clocks: Clocks, seat: Seat, at: int) -> bool:
    """Whether a move of a seat that arrives now is refused."""
    glass = clocks.glasses[seat]
    if seat not in clocks.running:
        return glass.fallen
    return _is_late(control, advance(clocks, at).glasses[seat])


def shown(control: TimeControl, glass: Glass) -> tuple[int, int]:
    """What is left of the move's own time, and of the reserve."""
    over = max(0, glass.spent - control.move)
    return max(0, control.move - glass.spent), max(0, glass.reserve - over)


def _resting(clocks: Clocks) -> list[Seat]:
    """Those who act, and are on holiday."""
    return [seat for seat in clocks.acting if clocks.glasses[seat].away is not None]


def _holiday_left(glass: Glass, at: int) -> int:
    return HOLIDAY - (at - (at if glass.away is None else glass.away))


def _end_holidays(clocks: Clocks, people: People) -> Clocks:
    for seat in _resting(clocks):
        if _holiday_left(clocks.glasses[seat], clocks.at) <= 0:
            clocks = go_away(clocks, seat, False, people, clocks.at)
    return clocks


def _left(control: TimeControl, glass: Glass) -> int:
    return control.move + glass.reserve - glass.spent


def _is_late(control: TimeControl, glass: Glass) -> bool:
    return _left(control, glass) + GRACE <= 0


def _until_reminder(control: TimeControl, glass: Glass) -> int | None:
    """How long until a seat is to be reminded; None: it is not."""
    if not control.in_days or glass.reminded:
        return None
    return max(0, _left(control, glass) - control.move // REMINDED_PART)


def _by_whom(control: TimeControl, clocks: Clocks, seat: Seat, *, by_bot: bool) -> Clocks:
    """A step of a turn whose time is up: the bot's, or its owner has taken over by it."""
    glass = clocks.glasses[seat]
    if not glass.fallen:
        return clocks
    glass = replace(glass, helped=True) if by_bot else _resume(control, glass)
    return replace(clocks, glasses=_put(clocks.glasses, seat, glass))


def _resume(control: TimeControl, glass: Glass) -> Glass:
    spent = control.move - min(control.move, control.comeback)
    return replace(glass, spent=spent, reserve=0, fallen=False, resumed=True, past=())


def _after(control: TimeControl, glass: Glass, *, mover: bool, fresh: bool, new: bool) -> Glass:
    """A glass after a move: what another has played can no longer be taken back."""
    past: tuple[Past, ...] = ()
    if mover and not glass.fallen:
        before = glass.past
        if fresh:
            was = Past(0, glass.spent, glass.reserve, glass.reminded)
            past = (*before, was)[-MOST_PAST:]
        elif before:
            past = (*before[:-1], replace(before[-1], moves=before[-1].moves + 1))
        if not glass.helped:
            glass = replace(glass, missed=0)
    return replace(_turn(control, glass, new=new) if fresh else glass, past=past)


def _turn(control: TimeControl, glass: Glass, *, new: bool) -> Glass:
    """A fresh move begins, and with it perhaps a new turn."""
    _, reserve = shown(control, glass)
    refilled = min(control.reserve, reserve + control.refill)
    glass = replace(glass, spent=0, reserve=refilled, fallen=False, reminded=False)
    return replace(glass, helped=False, resumed=False) if new else glass


def _back(glass: Glass) -> Glass:
    """Before the seat's last move."""
    if not glass.past:
        return glass
    last = glass.past[-1]
    if last.moves:
        return replace(glass, past=(*glass.past[:-1], replace(last, moves=last.moves - 1)))
    return replace(
        glass,
        spent=last.spent + glass.spent,
        reserve=last.reserve,
        reminded=last.reminded,
        past=glass.past[:-1],
    )


def _run(clocks: Clocks, people: People) -> Clocks:
    """Find those whose time runs now."""
    running = tuple(
        seat for seat in clocks.acting if people[seat] and not _stands_still(clocks.glasses[seat])
    )
    return clocks if running == clocks.running else replace(clocks, running=running)


def _stands_still(glass: Glass) -> bool:
    return glass.fallen or glass.away is not None or glass.given_up


def _put(glasses: tuple[Glass, ...], seat: Seat, glass: Glass) -> tuple[Glass, ...]:
    return (*glasses[:seat], glass, *glasses[seat + 1 :])
