"""A run or a chase at random, without listing them all."""

from collections.abc import Callable
from typing import Any, Final

from manoir.games.pacman.core import Core
from manoir.games.pacman.core.row import CHASED, DICE, EATERS, GHOSTS, RUN, TURN, Position
from manoir.games.pacman.core.sight import EaterSight, GhostSight
from manoir.games.pacman.ways import EATER, GHOST, Ways
from manoir.kernel.compiled.jit import Jit
from manoir.kernel.compiled.mwc_rng import MwcRng

CHOICES: Final = 6  # a Pac-Man and two ghosts, with either die: 2 × the piece + the die's slot
SPANS: Final = 3 * CHOICES  # numbers of scratch that a guess needs

Guess = Callable[[Position, Ways, int, Any], int]


def build(jit: Jit, core: Core, rng: MwcRng) -> Guess:
    shake, below = rng.next_word, rng.below
    may_run, may_chase, span, run, chase = (
        *(core.may_run, core.may_chase, core.span, core.run, core.chase),
    )
    standing, eater_sight_of, ghost_sight_of = (
        *(core.standing, core.eater_sight_of, core.ghost_sight_of),
    )

    @jit
    def note(spans: Any, choice: int, found: tuple[int, int, int]) -> int:
        """Write down where the ways of a choice begin, are exact, and how many there are."""
        begin, exact, end = found
        spans[3 * choice], spans[3 * choice + 1], spans[3 * choice + 2] = begin, exact, end - begin
        return end - begin

    @jit
    def note_all(
        p: Position, ways: Ways, spans: Any, sight: EaterSight, chasing: GhostSight
    ) -> int:
        """Write down all choices; how many ways they have together."""
        total = 0
        for slot in range(2):
            die = p[DICE + slot]
            for piece in range(3):
                spans[3 * (2 * piece + slot) + 2] = 0
            if die == 0 or (slot and die == p[DICE]):
                continue
            if not p[RUN]:
                start = p[EATERS + p[TURN]]
                total += note(spans, slot, span(ways, EATER, start, die, sight[2], sight[3]))
            if not p[CHASED]:
                for ghost in range(2):
                    start, choice = p[GHOSTS + ghost], 2 * ghost + 2 + slot
                    found = span(ways, GHOST, start, die, chasing[0], chasing[1])
                    total += note(spans, choice, found)
        return total

    @jit
    def guess(p: Position, ways: Ways, word: int, spans: Any) -> int:
        """Name any way of any piece until one is allowed: so all that are allowed are as likely."""
        stand = standing(p, ways)
        sight = eater_sight_of(p, ways, stand)
        total = note_all(p, ways, spans, sight, ghost_sight_of(stand, 0))
        while True:
            word = shake(word)
            number, choice = below(word, total), 0
            while number >= spans[3 * choice + 2]:
                number -= spans[3 * choice + 2]
                choice += 1
            way = spans[3 * choice] + number
            exact = way >= spans[3 * choice + 1]
            die, ghost = p[DICE + (choice & 1)], (choice >> 1) - 1
            if ghost < 0:
                if may_run(ways, way, exact, sight):
                    run(p, ways, die, way)
                    return word
            elif may_chase(ways, way, exact, ghost_sight_of(stand, ghost)):
                chase(p, ways, ghost, die, way)
                return word

    return guess
