"""How good was that choice? Every decision of a match, against exact play."""

from manoir.bots.analysis import Analysis, Choice, NotReady
from manoir.bots.escalier import tables
from manoir.bots.escalier.values import EQUAL, Chances, chances
from manoir.games.escalier import rules
from manoir.games.escalier.moves import Move
from manoir.games.escalier.state import State
from manoir.kernel import NATURE
from manoir.kernel.match import Match, Step

Judged = tuple[Chances, Move | None]  # with the best move; and that one, if it was not played


def analyse(match: Match) -> Analysis:
    """For after the end: it looks under the sheets. Raises NotReady; nothing is solved here."""
    if not match.outcome:
        raise ValueError("E7: nobody looks under a ghost while the game runs")
    seats, podium = match.seats, match.options.podium
    if not all(tables.ready(number, podium) for number in tables.needed(seats, podium)):
        raise NotReady(f"the values for {seats} seats are not there yet")
    judged = [_judge(step) for step in match.history]
    outlooks = (*(before for before, _ in judged), chances(match.state))
    return Analysis(
        to_win=not podium or seats == 2,
        chances=outlooks,
        choices=tuple(
            Choice(i, s.seat, outlooks[i][s.seat] - outlooks[i + 1][s.seat], judged[i][1])
            for i, s in enumerate(match.history)
            if len(rules.legal(s.before, s.seat)) > 1
        ),
        luck=_luck(match, outlooks),
    )


def _judge(step: Step) -> Judged:
    """What lies before a move: a die on the table is good for what can be made of it."""
    state, seat = step.before, step.seat
    if seat == NATURE:
        return _before_chance(state), None
    outlooks: dict[Move, Chances] = {
        move: chances(rules.apply(state, seat, move)) for move in rules.legal(state, seat)
    }
    best = max(outlooks, key=lambda move: outlooks[move][seat])
    if outlooks[best][seat] - outlooks[step.move][seat] < EQUAL:
        return outlooks[step.move], None
    return outlooks[best], best


def _before_chance(state: State) -> Chances:
    if state.turn is not None:
        return chances(state)
    starts = [chances(rules.apply(state, NATURE, move)) for move in rules.chance(state).moves]
    return tuple(sum(seat) / len(starts) for seat in zip(*starts, strict=True))  # E2: all alike


def _luck(match: Match, outlooks: tuple[Chances, ...]) -> Chances:
    turns = [i for i, step in enumerate(match.history) if step.seat == NATURE]
    return tuple(
        sum(outlooks[i + 1][seat] - outlooks[i][seat] for i in turns) for seat in range(match.seats)
    )
