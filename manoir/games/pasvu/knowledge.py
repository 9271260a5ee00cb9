"""What a seat knows in *Pas vu pas pris*: everything, since all of it lies on the table.

Three things are on the table but not in a view: which of two cards that look alike was dealt, who
has really moved where ghosts lie (V13), and who throws again for the choice of a side (V9). They
are remembered from what was told; from a view alone, they are what it allows.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from manoir.games.pasvu.box import CARDS
from manoir.games.pasvu.geometry.hall import Hall
from manoir.games.pasvu.midnight import pile
from manoir.games.pasvu.moves import Dealt, Event, Fused, Struck, Thrown, Walked
from manoir.games.pasvu.rounds.ghosts import is_small
from manoir.games.pasvu.rounds.phases import struck
from manoir.games.pasvu.rounds.turns import highest, throwers
from manoir.games.pasvu.state import State, View
from manoir.kernel import Below, Seat, put


class Knowledge:
    """The state itself; the same for every seat and for spectators."""

    def __init__(self, seat: Seat | None, seats: int, view: View) -> None:  # noqa: ARG002
        self._state = state_of(view)

    def hear(self, events: tuple[Event, ...], view: View) -> None:
        before, after = self._state, state_of(view)
        cards, walked = before.cards, before.walked
        for event in events:
            match event:
                case Dealt(seat=seat):
                    cards = put(cards, seat, view.drawn[-1])
                case Walked(seat=seat, ghost=number) if event.cost:
                    walked = _moved(walked, seat, number)
                case Fused(seat=seat, end=end):
                    walked = _moved(walked, seat, end.number)
                case Struck(card=card) if view.night.lying:  # it may make ghosts move
                    walked = struck(before, card).walked
                case Thrown(throws=throws, chooser=None):
                    after = replace(after, throwers=highest(*zip(*throws, strict=True)))
                case _:
                    pass
        shown = zip(cards, view.cards, strict=True)
        self._state = replace(
            after,
            cards=tuple(card if here else None for card, here in shown),
            walked=tuple(_walked(view, seat, moved) for seat, moved in enumerate(walked)),
        )

    def sample(self, below: Below) -> State:  # noqa: ARG002
        return self._state


def state_of(view: View) -> State:
    """Return a state that a view shows: the only one, except for what no view tells."""
    state = State(
        options=view.options,
        sides=view.sides,
        hall=Hall(view.pieces, view.ghosts),
        keyhole=view.keyhole,
        holder=view.holder,
        phase=view.phase,
        round=view.round,
        turn=view.turn,
        cards=tuple(_cards(view)),
        drawn=view.drawn,
        shifted=view.shifted,
        points=view.points,
        done=view.done,
        walked=tuple(_walked(view, seat) for seat in range(len(view.sides))),
        entered=view.entered,
        out=view.out,
        chosen=view.chosen,
        edge=view.edge,
        # V12 makes grown ghosts, and V13 holds small ones.
        made=tuple(tuple(n for n in held if not is_small(n)) for held in view.held),
        held=tuple(tuple(n for n in held if is_small(n)) for held in view.held),
        struck=view.struck,
        night=view.night,
        aim=view.aim,
        look=view.look,
        taken=view.taken,
    )
    return replace(state, throwers=_throwers(state))


def _cards(view: View) -> Iterator[int | None]:
    """By seat, one of the cards drawn this round that looks like the one shown."""
    drawn = list(view.drawn[-sum(card is not None for card in view.cards) :])
    for shown in view.cards:
        card = next((card for card in drawn if CARDS[card] == shown), None)
        if card is not None:
            drawn.remove(card)
        yield card


def _walked(view: View, seat: Seat, moved: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Who must have moved, `moved` among them.

    Where ghosts lie, a view adds all of them behind, in the order of the hall.
    """
    shown = view.walked[seat]
    if not view.night.lying:
        return shown
    held = [number for number in view.held[seat] if is_small(number)]
    laid = [g.number for g in view.ghosts if g.seat == seat and g.number not in held]
    fits = (
        shown[:count]
        for count in range(len(shown) + 1)
        if tuple(dict.fromkeys((*shown[:count], *laid))) == shown
        and set(moved) <= set(shown[:count])
    )
    return next(fits, shown)


def _throwers(state: State) -> tuple[Seat, ...]:
    """V9: who throws the die, or has been found to choose."""
    match state.phase:
        case "throwing":
            return throwers(state)
        case "side":
            return (state.turn,)
        case "door" | "looking" if pile.side(state) is None:
            return (state.turn,)
        case _:
            return ()


def _moved(
    walked: tuple[tuple[int, ...], ...], seat: Seat, number: int
) -> tuple[tuple[int, ...], ...]:
    return put(walked, seat, tuple(dict.fromkeys((*walked[seat], number))))
