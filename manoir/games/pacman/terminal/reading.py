"""What a player types for a way on the circuit: who moves, by which die, and where to.

`P 6 36` takes the Pac-Man to 36 along the richest way. Places before the last are on the way:
`P 6 4 36` goes by 4. The die may be left out where only one leads there; a lone number that
a die shows is taken for that die, and for nothing yet.
"""

from collections.abc import Iterable
from typing import Final

from manoir.games.pacman.circuit import FACES
from manoir.games.pacman.moves import Chase, Move, Run
from manoir.games.pacman.state import View
from manoir.games.pacman.terminal.words import WORDS

EATER: Final = "P"
GHOSTS: Final = ("1", "2")
DIGITS: Final = 3  # of a place: no circuit has a thousand
Way = Run | Chase


def who(move: Way) -> str:
    return EATER if isinstance(move, Run) else GHOSTS[move.ghost]


def short(move: Way) -> str:
    """Who, the die and the end."""
    return f"{who(move)} {move.die} {move.path[-1]}"


def typed(move: Way) -> str:
    """Just this way: who, the die and every place."""
    return f"{who(move)} {move.die} {' '.join(str(place) for place in move.path)}"


def eaten(view: View, move: Way) -> tuple[int, int]:
    """How many marbles lie on a Pac-Man's way, and how many of them are yellow."""
    lying = [view.marbles[place] for place in move.path] if isinstance(move, Run) else []
    return len(lying) - lying.count("."), lying.count("y")


def richest(view: View, ways: Iterable[Way]) -> Way:
    """Most marbles, then most yellow ones; of equal ways the first that is offered."""
    return max(ways, key=lambda move: eaten(view, move))


def example(view: View, ways: Iterable[Way]) -> Way:
    """The richest way; no ghost onto one's own Pac-Man, if it can be helped."""
    some = list(ways)
    kind = [m for m in some if isinstance(m, Run) or m.path[-1] != view.eaters[view.turn or 0]]
    return richest(view, kind or some)


def read(view: View, offered: tuple[Move, ...], answer: str, lang: str) -> Way | str:
    """The move that somebody has typed, in capitals or not, or a sentence that helps."""
    words = WORDS[lang]
    ways = [move for move in offered if isinstance(move, Run | Chase)]
    piece, *rest = answer.upper().split() or [""]
    if piece not in (EATER, *GHOSTS):
        return words["who"].format(answer=repr(answer), example=short(example(view, ways)))
    own = [move for move in ways if who(move) == piece]
    if not own:
        return _cannot(view, piece, lang)
    numbers = [int(word) for word in rest if word.isdecimal() and len(word) <= DIGITS]
    if len(numbers) < len(rest) or not numbers or numbers in ([die] for die in view.dice):
        return words["where"].format(answer=repr(answer), example=short(example(view, own)))
    return _find(view, own, numbers, lang)


def _find(view: View, ways: list[Way], numbers: list[int], lang: str) -> Way | str:
    """By the first number if it is a die and another follows; else by the die that leads there."""
    named = len(numbers) > 1 and numbers[0] in view.dice
    dice = (numbers[0],) if named else tuple(dict.fromkeys(view.dice))
    *places, end = numbers[1:] if named else numbers
    there = [move for move in ways if move.path[-1] == end]
    along = [move for move in there if move.die in dice and _passes(move.path, places)]
    leading = sorted({move.die for move in along})
    if len(leading) == 1:
        return richest(view, along)
    if not named and places and places[0] in FACES and not leading:
        return WORDS[lang]["no_die"].format(die=places[0], dice=_or(dice, lang))
    if leading:
        best = short(richest(view, along))
        return WORDS[lang]["which_die"].format(end=end, dice=_or(leading, lang), example=best)
    return _no_way(there, dice, places, end, lang)


def _no_way(there: list[Way], dice: tuple[int, ...], places: list[int], end: int, lang: str) -> str:
    """Why nothing of this piece goes there: the end, or the places on the way."""
    words, leading = WORDS[lang], sorted({move.die for move in there})
    if any(die in dice for die in leading):
        return words["no_way"].format(end=end, places=" ".join(str(place) for place in places))
    code = "other_die" if leading else "no_end"
    return words[code].format(end=end, dice=_or(dice, lang), other=_or(leading, lang))


def _cannot(view: View, piece: str, lang: str) -> str:
    words = WORDS[lang]
    if piece == EATER:
        return words["eater_done" if view.run else "eater_blocked"]
    return words["ghosts_done" if view.chased else "ghost_blocked"].format(ghost=piece)


def _passes(path: tuple[int, ...], places: list[int]) -> bool:
    """Whether a way comes by all these places, in this order."""
    left = iter(path)
    return all(place in left for place in places)


def _or(dice: Iterable[int], lang: str) -> str:
    return WORDS[lang]["or"].join(str(die) for die in dice)
