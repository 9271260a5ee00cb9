"""Pac-Man with a secret and those who tell it: nothing else on the circuit could leak."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from manoir.games.pacman import moves as pacman
from manoir.games.pacman.knowledge import Knowledge
from manoir.games.pacman.state import State
from manoir.kernel import Below, Refusal
from manoir.kernel.registry import find

Change = dict[str, Callable[..., Any]]


class Ahead(Struct, frozen=True):
    """Nature has thrown the dice of the next turn, and tells nobody."""

    truth: State
    coming: tuple[int, int]


class KnowsAllButDice(Knowledge):
    """What everybody knows while nature keeps that secret."""

    def sample(self, below: Below) -> Any:
        return Ahead(super().sample(below), (1 + below(6), 1 + below(6)))


def thrown_ahead() -> Change:
    """The rules of Pac-Man with a secret: honest as long as nothing tells it."""
    rules = find("pacman").rules

    def new(seats: int, options: Any) -> Any:
        return Ahead(rules.new(seats, options), (1, 1))

    def on_truth(name: str) -> Callable[..., Any]:
        return lambda state, *others: getattr(rules, name)(state.truth, *others)

    def known(state: Any, move: Any) -> Any:
        return pacman.Rolled(*state.coming) if isinstance(move, pacman.Rolled) else move

    def apply(state: Any, seat: int, move: Any) -> Any:
        coming = (move.one, move.two) if isinstance(move, pacman.Rolled) else state.coming
        return Ahead(rules.apply(state.truth, seat, known(state, move)), coming)

    def events(before: Any, seat: int, move: Any, after: Any, watcher: int | None) -> Any:
        return rules.events(before.truth, seat, known(before, move), after.truth, watcher)

    plain = ("to_act", "legal", "sample", "check", "chance", "outcome", "view", "log_is_public")
    others: Change = {"new": new, "apply": apply, "events": events}
    return {name: on_truth(name) for name in plain} | others


def pacman_leaks() -> dict[str, Change]:
    """Each on top of rules that keep a secret, since those of the house have none to tell."""
    ahead = thrown_ahead()

    def view(state: Any, seat: int | None) -> Any:
        return replace(ahead["view"](state, seat), turns=sum(state.coming))

    def for_one_seat_only(state: Any, seat: int | None) -> Any:
        shown = ahead["view"](state, seat)
        return replace(shown, dice=(*shown.dice, *state.coming)) if seat == 1 else shown

    def double_six_of_four_when_ghosts_are_out(state: Any, seat: int | None) -> Any:
        shown = ahead["view"](state, seat)
        out = len(state.truth.homes) == 4 and shown.signs.index("G") not in state.truth.ghosts
        return replace(shown, robs=not shown.robs) if out and state.coming == (6, 6) else shown

    def legal(state: Any, seat: int) -> Any:
        offered = ahead["legal"](state, seat)
        return offered[::-1] if state.coming[0] > 3 else offered

    def check(state: Any, seat: int, move: Any) -> Any:
        refusal = ahead["check"](state, seat, move)
        return refusal and Refusal(refusal.code, refusal.rule, {"next": state.coming[1]})

    def events(before: Any, seat: int, move: Any, after: Any, watcher: int | None) -> Any:
        events = ahead["events"](before, seat, move, after, watcher)
        if isinstance(move, pacman.Chase) and after.coming[0] == after.coming[1]:
            return (*events, pacman.Stuck(seat, eater=False, ghosts=False))
        return events

    return {
        "field": ahead | {"view": view},
        "one seat": ahead | {"view": for_one_seat_only},
        "rare": ahead | {"view": double_six_of_four_when_ghosts_are_out},
        "order": ahead | {"legal": legal},
        "error": ahead | {"check": check},
        "event": ahead | {"events": events},
    }
