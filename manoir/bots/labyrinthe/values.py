"""How a race stands: the chance to win by what is left to do, with even luck from here on."""

from functools import cache
from typing import Final, Literal, NamedTuple

from manoir.games.labyrinthe.box import BOX
from manoir.games.labyrinthe.state import View
from manoir.kernel import Seat

# The chances, in a turn, to get what one seeks, as they were counted in games of good bots.
HIT: Final = 0.55  # where one card after the other is turned over
FREE_HITS: Final = (0.45, 0.5, 0.75, 0.85, 0.92, 0.97)  # by open cards; 0: only home is left


class Standing(NamedTuple):
    """Two seats in a race, as one of them sees it."""

    phase: Literal["base", "children", "day", "night"]
    own: int  # what is still to be reached: cards, and the home corner where one must go there
    other: int
    lead: int = 0  # in points (L24)
    nights: int = 0  # cards of the night each, by day

    def turned(self) -> "Standing":
        return self._replace(own=self.other, other=self.own, lead=-self.lead)


Next = Standing | float  # a race that goes on; or one's chance, where it ends (L9, L21, L23)


def standing(view: View, seat: Seat, other: Seat) -> Standing:
    own, others, lead = view.left[seat], view.left[other], view.points[seat] - view.points[other]
    if view.options.mode != "night":
        return Standing(view.options.mode, own + 1, others + 1)
    if view.dark:
        return Standing("night", own + 1, others + 1, lead)
    return Standing("day", own, others, lead, len(view.cards[seat] or ()))


def own_find(race: Standing) -> Next:
    """One has got what one sought."""
    if race.phase == "day":
        if race.own == 1:  # L21
            return _dusk(Standing("night", race.nights + 1, race.nights + 1, race.lead + 1))
        return race._replace(own=race.own - 1, lead=race.lead + 1)
    if race.own == 1:
        return _dawn(race.lead) if race.phase == "night" else 1.0
    points = 2 if race.phase == "night" else 0
    return race._replace(own=race.own - 1, lead=race.lead + points)


def other_find(race: Standing) -> Next:
    """The other has got what it sought."""
    after = own_find(race.turned())
    return after.turned() if isinstance(after, Standing) else 1.0 - after


def chance(race: Next) -> float:
    """To win, when the other is to move."""
    return 1.0 - _to_move(race.turned()) if isinstance(race, Standing) else race


def ahead(race: Next, risk: float, hope: float) -> float:
    """The same, knowing the other's chance to get something at once, and one's own after that."""
    if not isinstance(race, Standing):
        return race
    return risk * _then(other_find(race), hope) + (1.0 - risk) * _then(race, hope)


def _then(race: Next, hope: float) -> float:
    if not isinstance(race, Standing):
        return race
    return hope * chance(own_find(race)) + (1.0 - hope) * chance(race)


@cache
def _to_move(race: Standing) -> float:
    """The chance of whoever is to move: both try in turn, until one of them gets something."""
    hit, theirs = _hit(race.phase, race.own), _hit(race.phase, race.other)
    lost = other_find(race)
    lost = _to_move(lost) if isinstance(lost, Standing) else lost
    won = chance(own_find(race))
    return (hit * won + (1.0 - hit) * theirs * lost) / (1.0 - (1.0 - hit) * (1.0 - theirs))


def _hit(phase: str, left: int) -> float:
    """The chance to get something in a turn: better, where one may choose (L10, L22)."""
    if phase in {"children", "night"}:
        return FREE_HITS[min(left, len(FREE_HITS)) - 1]
    return HIT


def _dusk(race: Standing) -> float:
    """At nightfall: the points count, but not who begins.

    In a race of even luck the first is so far ahead that nobody would ever end the day (L22); in
    games as they are played, where neither has seen the signs of the night yet, it is not so.
    """
    return (_to_move(race) + chance(race)) / 2


def _dawn(lead: int) -> float:
    """For who turns the coin (L23, L24)."""
    ends = [lead + coin for coin in BOX.coins]
    return sum(1.0 if end > 0 else 0.5 if end == 0 else 0.0 for end in ends) / len(ends)
