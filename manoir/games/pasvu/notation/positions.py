"""Positions of *Pas vu pas pris* as text: what stands in the hall, then a line for each fact.

    hotel                      all six pieces as they are shipped; or one by one, those below first:
    piano back 3000 3100 150   face down, x and y in mils, yaw in tenths of a degree, z in grains
    piano back 3000 3100 0 >N30   one that leans: how it stood, to which side it fell, degrees
    ghost 0 4 2500 500         seat, number, x and y in mils, z in grains where it is not the floor
    lying 0 4 2500 500 0 900   the same of one that lies, and its yaw; `lying` alone: ghosts lie
    sides S N                  by seat; left out, as at the beginning
    keyhole N3                 left out, S1
    phase ghosts               left out, furniture; `round 2`, `turn 1`, `holder 1` likewise
    cards 3 -                  by seat, their places in data/cards.json; `drawn 3 7`: all so far
    points 7 0                 by seat; `chosen 1 0` likewise
    walked 0:4 0:5             seat and number; `entered`, `out`, `edge`, `made` and
                               `held` likewise
    shifted piano              placed this round; `done 1` and `throwers 0 1` name seats
    taken piano back 3000,900 @0   the placement that was taken back (V4)
    aim N                      the side that was chosen
    struck sun tag             Midnight cards that are drawn
    midnight tag               those in force; `asked 0 1` and `tipped piano` are what is left of
                               the last one, `put 0:3` whom it put into the hall
    number 4                   of this round's door; `looks 1` so far
    look 2 N3 0:S4=12/300      the last look: its round, its door, and pixels seen of each ghost
    picture wwH/AQ…            what was seen, as sight/evidence.py writes it

What is left out is as at the beginning.
"""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.box import CARDS
from manoir.games.pasvu.midnight.pile import is_due
from manoir.games.pasvu.moves import Look, Verdict
from manoir.games.pasvu.notation.hall import KEYS as HALL_KEYS
from manoir.games.pasvu.notation.hall import LYING, hall_lines, read_hall
from manoir.games.pasvu.notation.lines import LINES, NIGHT
from manoir.games.pasvu.notation.words import door_text, glimpses_text, read_door, read_glimpse
from manoir.games.pasvu.rounds.turns import ROUNDS
from manoir.games.pasvu.sight.evidence import unpacked
from manoir.games.pasvu.sight.verdict import witnessed
from manoir.games.pasvu.state import Night, Options, State
from manoir.kernel.text.fields import fields, number

ALWAYS: Final = ("sides", "phase")  # these are written
KEYS: Final = {*LINES, *(key for key, _ in NIGHT.values()), "look", "picture"}


def write_position(state: State) -> str:
    """A line for everything that is not as at the beginning."""
    first = rules.new(len(state.sides), state.options)
    lines = [*hall_lines(state.hall)]
    for key, line in LINES.items():
        value = getattr(state, key)
        if key in ALWAYS or value != getattr(first, key):
            lines.append(" ".join((key, *map(str, line.write(value)))))
    lines += _night_lines(state.night)
    if state.look:
        shown = state.look
        glimpses = glimpses_text(shown.ghosts)
        lines.append(f"look {shown.round} {door_text(shown.keyhole)} {glimpses}".rstrip())
        lines.append(f"picture {shown.picture}")
    return "\n".join(lines) + "\n"


def read_position(text: str, seats: int, options: Options) -> State:
    lines = [line for line in text.splitlines() if line.strip()]
    standing = [line for line in lines if line.split()[0] in HALL_KEYS]
    given = fields((line for line in lines if line.split()[0] not in HALL_KEYS), KEYS)
    first = replace(rules.new(seats, options), phase="furniture", hall=read_hall(standing, seats))
    values = {
        key: line.read(given[key].split(), seats) for key, line in LINES.items() if key in given
    }
    lies = any(line.split()[0] == LYING for line in standing)
    state = replace(first, **values, night=_night(given, seats, lies))
    state = replace(state, look=_look(state, given))
    _check_phase(state)
    _check_ghosts(state)
    return state


def _night_lines(night: Night) -> Iterator[str]:
    if night.lying:
        yield LYING
    for field, (key, line) in NIGHT.items():
        value = getattr(night, field)
        if value != getattr(Night(), field):
            yield " ".join((key, *map(str, line.write(value))))


def _night(given: dict[str, str], seats: int, lies: bool) -> Night:
    """V13: what has struck; that ghosts lie is seen of them."""
    values: dict[str, Any] = {
        field: line.read(given[key].split(), seats)
        for field, (key, line) in NIGHT.items()
        if key in given
    }
    return Night(**values, lying=lies)


def _look(state: State, given: dict[str, str]) -> Look | None:
    if "look" not in given and "picture" not in given:
        return None
    words = given.get("look", "").split()
    if len(words) < 2 or "picture" not in given:
        raise ValueError("a look has a round, a door and a picture")
    verdict = Verdict(_picture(given["picture"]), tuple(read_glimpse(word) for word in words[2:]))
    at = replace(state, round=number(words[0], 1, ROUNDS, "round"), keyhole=read_door(words[1]))
    return witnessed(at, verdict)


def _picture(text: str) -> str:
    try:
        unpacked(text)
    except ValueError:
        raise ValueError("the picture is not one of 256 by 256") from None
    return text


def _check_phase(state: State) -> None:
    """What a phase takes for granted."""
    match state.phase:
        case "opening" if state != rules.new(len(state.sides), state.options):
            raise ValueError("before the opening everything is as at the beginning")
        case "striking" if not is_due(state):
            raise ValueError("no Midnight card is due")
        case "midnight" | "crystal" if not state.night.cards:
            raise ValueError("no Midnight card asks for anything")
        case "midnight" if state.turn not in state.night.asked[:1]:
            raise ValueError("the seat that the Midnight card asks first has the turn")
        case "dealing" if len(state.drawn) == len(CARDS):
            raise ValueError("all cards are drawn")
        case "ghosts" if all(state.done):
            raise ValueError("everybody is done: nobody moves ghosts")
        case "throwing" if len(state.throwers) < 2:
            raise ValueError("at least two throw for the side")
        case "door" if state.aim is None:
            raise ValueError("a door is rolled for on the side that was chosen")


def _check_ghosts(state: State) -> None:
    """A ghost is in the hall or on the far side, not both."""
    for ghost in state.hall.ghosts:
        if ghost.number in state.out[ghost.seat]:
            raise ValueError(f"ghost {ghost.number} of seat {ghost.seat} is in the hall and out")
    if any(ghost.yaw is None for ghost in state.hall.ghosts) and state.night.lying:
        raise ValueError("some ghosts lie and others stand")
