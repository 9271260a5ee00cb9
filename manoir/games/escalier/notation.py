"""Positions and moves of *L'escalier hanté* as text; for moves see move_notation.py.

    O4 g7 r7 | top y   capitals are tokens, small letters ghosts with the colour under them, each
                       with its step; ghosts on one step stand in the order in which they are
                       written. Behind `top`, who has arrived, first come first
    owners 0 1 - -     the seats of orange, red, yellow and green; left out, as at the beginning
    turn 0             left out, nature has yet to name who starts
    rolling            the die is in the air
    die 3              the face that awaits a decision, or `die ghost`

It tells what nobody at the table may know.
"""

from typing import Final

from manoir.games.escalier import rules
from manoir.games.escalier.move_notation import face_text, read_face, read_move, write_move
from manoir.games.escalier.staircase import BOX, COLOURS, FOOT, GHOST_FACE, TOP, Ghost
from manoir.games.escalier.state import Options, State, packed
from manoir.kernel import Seat
from manoir.kernel.text.fields import exactly, fields, flag, number, quoted

__all__ = ["read_move", "read_position", "write_move", "write_position"]

LETTERS: Final = "".join(name[0] for name in BOX.colours)
NOBODY: Final = "-"
KEYS: Final = ("owners", "turn", "rolling", "die")


def write_position(state: State) -> str:
    seats = len(state.owners) - state.owners.count(None)
    lines = [_stairs(state)]
    if state.owners != rules.new(seats, state.options).owners:
        words = (NOBODY if owner is None else str(owner) for owner in state.owners)
        lines.append(f"owners {' '.join(words)}")
    lines += [f"turn {state.turn}"] if state.turn is not None else []
    lines += ["rolling"] if state.rolling else []
    lines += [f"die {face_text(state.die)}"] if state.die is not None else []
    return "\n".join(lines) + "\n"


def read_position(text: str, seats: int, options: Options) -> State:
    first = rules.new(seats, options)
    stairs, *lines = [line for line in text.splitlines() if line.strip()] or [""]
    standing, _, top = stairs.partition("| top")
    pieces = [_piece(word) for word in standing.split()]
    arrived = tuple(_colour(letter) for letter in top.split())
    _check_colours([*(colour for colour, _, _ in pieces), *arrived])
    given = fields(lines, KEYS)
    ghosts = (Ghost(step, colour) for colour, step, token in pieces if not token)
    state = packed(
        options=options,
        owners=_owners(given["owners"], seats) if "owners" in given else first.owners,
        tokens=tuple(
            next((step for other, step, token in pieces if token and other == colour), 0)
            for colour in COLOURS
        ),
        ghosts=sorted(ghosts, key=lambda ghost: ghost.step),
        arrived=arrived,
        turn=number(given["turn"], 0, seats - 1, "turn") if "turn" in given else None,
        rolling=flag(given, "rolling"),
        die=read_face(given["die"]) if "die" in given else None,
    )
    _check_turn(state, first)
    return state


def _stairs(state: State) -> str:
    tokens = [f"{LETTERS[c].upper()}{step}" for c, step in enumerate(state.tokens) if step]
    ghosts = [f"{LETTERS[ghost.colour]}{ghost.step}" for ghost in state.ghosts]
    top = ["| top", *(LETTERS[c] for c in state.arrived)] if state.arrived else []
    return " ".join((*tokens, *ghosts, *top))


def _piece(word: str) -> tuple[int, int, bool]:
    """Its colour, its step, and whether it is a token."""
    letter = word[0]
    return _colour(letter.lower()), number(word[1:], FOOT, TOP - 1, "a step"), letter.isupper()


def _colour(letter: str) -> int:
    if len(letter) != 1 or letter not in LETTERS:
        raise ValueError(f"{quoted(letter)} is not a colour: they are {' '.join(LETTERS)}")
    return LETTERS.index(letter)


def _owners(line: str, seats: int) -> tuple[Seat | None, ...]:
    words = exactly(line.split(), len(COLOURS), "owners")
    owners = tuple(None if w == NOBODY else number(w, 0, seats - 1, "an owner") for w in words)
    if sorted(owner for owner in owners if owner is not None) != list(range(seats)):
        raise ValueError(f"every seat owns one colour, not {quoted(line)}")
    return owners


def _check_colours(colours: list[int]) -> None:
    for colour, name in enumerate(BOX.colours):
        if colours.count(colour) != 1:
            raise ValueError(f"{name} is there {colours.count(colour)} times, not once")


def _check_turn(state: State, first: State) -> None:
    """What the rules take for granted about whose turn it is, and about the die."""
    if state.turn is None:
        if state != first:
            raise ValueError("without a turn everything is as at the beginning")
        return
    placed = [owner for c in state.arrived if (owner := state.owners[c]) is not None]
    if len(placed) > (len(set(state.owners) - {None}) - 1 if state.options.podium else 1):
        raise ValueError("the game was over before the last one reached the top")
    if rules.outcome(state):
        if state.rolling or state.die is not None:
            raise ValueError("nobody rolls after the end")
    elif state.turn in placed:
        raise ValueError(f"seat {state.turn} is at the top and has no turn")
    elif state.die is not None:
        _check_die(state, state.die)


def _check_die(state: State, face: int) -> None:
    if state.rolling:
        raise ValueError("the die is in the air and lies there, too")
    climbs = face != GHOST_FACE and state.tokens[state.owners.index(state.turn)] > 0
    if climbs or not any(rules.legal(state, seat) for seat in rules.to_act(state)):
        raise ValueError(f"a die that shows {face_text(face)} leaves no decision")
