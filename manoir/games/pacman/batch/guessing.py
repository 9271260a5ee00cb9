"""A run or a chase at random, without listing them all."""

from collections.abc import Callable
from typing import Any, Final

from manoir.games.pacman.core import Core
from manoir.games.pacman.core.row import CHASED, DICE, EATERS, GHOSTS, RUN, TURN, Position
from manoir.games.pacman.core.sight import Sight, Standing
from manoir.games.pacman.ways import EATER, GHOST, Ways
from manoir.kernel.compiled.jit import Jit
from manoir.kernel.compiled.mwc_rng import MwcRng

CHOICES: Final = 6  # a Pac-Man and two ghosts, with either die: 2 × the piece + the die's slot
SPANS: Final = 3 * CHOICES  # numbers of scratch that a guess needs
NO_WAY: Final = -1  # instead of a choice
TRUSTING: Final = 8  # guesses, before anybody looks whether there is a way at all

Guess = Callable[[Position, Ways, int, Any], tuple[int, int, int]]


def build(jit: Jit, core: Core, rng: MwcRng) -> Guess:
    shake, below = rng.next_word, rng.below
    may_take, span, standing = core.may_take, core.span, core.standing
    eater_sight_of, ghost_sight_of = core.eater_sight_of, core.ghost_sight_of
    trusting, no_way = TRUSTING, NO_WAY

    @jit
    def note(spans: Any, choice: int, found: tuple[int, int, int]) -> int:
        """Write down where the ways of a choice begin, are exact, and how many there are."""
        begin, exact, end = found
        spans[3 * choice], spans[3 * choice + 1], spans[3 * choice + 2] = begin, exact, end - begin
        return end - begin

    @jit
    def note_all(p: Position, ways: Ways, spans: Any, eater: Sight, stand: Standing) -> int:
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
                total += note(spans, slot, span(ways, EATER, start, die, eater[2], eater[3]))
            if not p[CHASED]:
                for ghost in range(2):
                    start, choice = p[GHOSTS + ghost], 2 * ghost + 2 + slot
                    found = span(ways, GHOST, start, die, stand[0], stand[1])
                    total += note(spans, choice, found)
        return total

    @jit
    def may_choose(  # noqa: PLR0917
        ways: Ways, spans: Any, choice: int, number: int, eater: Sight, stand: Standing
    ) -> bool:
        """Whether a way of a choice is allowed, counted from its first."""
        way = spans[3 * choice] + number
        exact = way >= spans[3 * choice + 1]
        if choice < 2:
            return may_take(ways, way, exact, eater)
        return may_take(ways, way, exact, ghost_sight_of(stand, (choice >> 1) - 1))

    @jit
    def is_any_open(ways: Ways, spans: Any, eater: Sight, stand: Standing) -> bool:
        """Look at all ways, the long ones of a choice first."""
        for choice in range(CHOICES):
            for number in range(spans[3 * choice + 2] - 1, -1, -1):
                if may_choose(ways, spans, choice, number, eater, stand):
                    return True
        return False

    @jit
    def guess(p: Position, ways: Ways, word: int, spans: Any) -> tuple[int, int, int]:
        """Name any way of any piece until one is allowed: so all that are allowed are as likely.

        Returns the word after it, the choice, and the way; or the same word and NO_WAY. Most
        guesses come true soon, and whether there is a way at all is then known.
        """
        stand = standing(p, ways)
        eater = eater_sight_of(p, ways, stand)
        total = note_all(p, ways, spans, eater, stand)
        before, tries = word, 0
        while total:
            word = shake(word)
            number, choice = below(word, total), 0
            while number >= spans[3 * choice + 2]:
                number -= spans[3 * choice + 2]
                choice += 1
            if may_choose(ways, spans, choice, number, eater, stand):
                return word, choice, spans[3 * choice] + number
            tries += 1
            if tries == trusting and not is_any_open(ways, spans, eater, stand):
                break
        return before, no_way, 0

    return guess
