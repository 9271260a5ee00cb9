"""Pas vu pas pris with a secret and those who tell it: everything else lies on the table."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from manoir.games.pasvu import moves as pasvu
from manoir.games.pasvu.box import CARDS
from manoir.games.pasvu.knowledge import Knowledge
from manoir.games.pasvu.state import State
from manoir.kernel import Below, Refusal
from manoir.kernel.registry import find
from tests.kernel.secrecy.ahead import Change


class DrawnAhead(Struct, frozen=True):
    """Nature has settled the next card, or the next door, and tells nobody."""

    truth: State
    coming: int


class KnowsAllButCards(Knowledge):
    """What everybody knows while nature keeps that secret."""

    def sample(self, below: Below) -> Any:
        return DrawnAhead(super().sample(below), below(len(CARDS)))


def drawn_ahead() -> Change:
    """The rules of the house with a secret: honest as long as nothing tells it."""
    rules = find("pasvu").rules

    def new(seats: int, options: Any) -> Any:
        return DrawnAhead(rules.new(seats, options), 0)

    def on_truth(name: str) -> Callable[..., Any]:
        return lambda state, *others: getattr(rules, name)(state.truth, *others)

    def known(state: Any, move: Any) -> Any:
        match move:
            case pasvu.Deal():
                left = [card for card in range(len(CARDS)) if card not in state.truth.drawn]
                return pasvu.Deal(left[state.coming % len(left)])
            case pasvu.Roll():
                return pasvu.Roll(1 + state.coming % 6)
        return move

    def apply(state: Any, seat: int, move: Any) -> Any:
        coming = move.card if isinstance(move, pasvu.Deal) else state.coming
        return DrawnAhead(rules.apply(state.truth, seat, known(state, move)), coming)

    def events(before: Any, seat: int, move: Any, after: Any, watcher: int | None) -> Any:
        return rules.events(before.truth, seat, known(before, move), after.truth, watcher)

    plain = ("to_act", "legal", "check", "chance", "outcome", "view", "log_is_public")
    others: Change = {"new": new, "apply": apply, "events": events}
    return {name: on_truth(name) for name in plain} | others


def pasvu_leaks() -> dict[str, Change]:
    """Each on top of rules that keep a secret, since those of the house have none to tell."""
    ahead = drawn_ahead()

    def deck_in_its_order(state: Any, seat: int | None) -> Any:
        shown = ahead["view"](state, seat)
        return replace(shown, drawn=(*shown.drawn, state.coming))

    def door_for_who_chooses(state: Any, seat: int | None) -> Any:
        shown = ahead["view"](state, seat)
        return replace(shown, turn=state.coming % len(shown.sides)) if seat == 1 else shown

    def only_when_four_move_ghosts(state: Any, seat: int | None) -> Any:
        shown = ahead["view"](state, seat)
        leak = len(shown.sides) == 4 and shown.phase == "ghosts" and state.coming > 15
        return replace(shown, movable=("desk",)) if leak else shown

    def legal(state: Any, seat: int) -> Any:
        offered = ahead["legal"](state, seat)
        return offered[::-1] if state.coming > 9 else offered

    def check(state: Any, seat: int, move: Any) -> Any:
        refusal = ahead["check"](state, seat, move)
        return refusal and Refusal(refusal.code, refusal.rule, {"card": state.coming})

    def events(before: Any, seat: int, move: Any, after: Any, watcher: int | None) -> Any:
        events = ahead["events"](before, seat, move, after, watcher)
        if isinstance(move, pasvu.Walk) and after.coming % 2:
            return (*events, pasvu.Finished(seat))
        return events

    return {
        "field": ahead | {"view": deck_in_its_order},
        "one seat": ahead | {"view": door_for_who_chooses},
        "rare": ahead | {"view": only_when_four_move_ghosts},
        "order": ahead | {"legal": legal},
        "error": ahead | {"check": check},
        "event": ahead | {"events": events},
    }
