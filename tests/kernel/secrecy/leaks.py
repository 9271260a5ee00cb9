"""Planted leaks: a field, an order, an error text, an event, a rare condition; a few a game."""

from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from manoir.games.escalier import moves as escalier
from manoir.games.labyrinthe import moves as labyrinthe
from manoir.games.labyrinthe.box import NAMES
from manoir.games.labyrinthe.seen import places_of
from manoir.kernel import Refusal
from manoir.kernel.game import Game
from manoir.kernel.registry import find
from tests.kernel.secrecy.ahead import Change, KnowsAllButDice, pacman_leaks
from tests.kernel.secrecy.drawn_ahead import KnowsAllButCards, pasvu_leaks

SECRETS = {"pacman": KnowsAllButDice, "pasvu": KnowsAllButCards}  # where the house hides nothing


def leaky(game: str, name: str) -> Game:
    return changed(game, LEAKS[game][name])


def changed(game: str, change: Change) -> Game:
    base = find(game)
    rules = {name: getattr(base.rules, name) for name in dir(base.rules)}
    knowledge = SECRETS.get(game, base.knowledge)
    return replace(base, rules=SimpleNamespace(**(rules | change)), knowledge=knowledge)


def escalier_leaks() -> dict[str, Change]:
    rules = find("escalier").rules

    def view(state: Any, seat: int | None) -> Any:
        return replace(rules.view(state, seat), under=tuple(g.colour for g in state.ghosts))

    def view_in_podium_only(state: Any, seat: int | None) -> Any:
        leak = state.options.podium and len(state.ghosts) == 4 and state.ghosts[0].colour == 2
        return replace(rules.view(state, seat), die=4) if leak else rules.view(state, seat)

    def legal(state: Any, seat: int) -> Any:
        offered = rules.legal(state, seat)
        if not offered or not isinstance(offered[0], escalier.Advance):
            return offered
        order = sorted(range(len(state.ghosts)), key=lambda index: state.ghosts[index].colour)
        return tuple(offered[index] for index in order)

    def check(state: Any, seat: int, move: Any) -> Any:
        refusal = rules.check(state, seat, move)
        if refusal and state.ghosts and isinstance(move, escalier.Haunt):
            return Refusal(refusal.code, refusal.rule, {"colour": state.ghosts[-1].colour})
        return refusal

    def events(before: Any, seat: int, move: Any, after: Any, watcher: int | None) -> Any:
        events = rules.events(before, seat, move, after, watcher)
        if isinstance(move, escalier.Advance) and after.ghosts and after.ghosts[0].colour == 1:
            return (*events, escalier.Idle(seat))
        return events

    return {
        "field": {"view": view},
        "rare": {"view": view_in_podium_only},
        "order": {"legal": legal},
        "error": {"check": check},
        "event": {"events": events},
    }


def labyrinthe_leaks() -> dict[str, Change]:
    rules = find("labyrinthe").rules

    def target_for_spectators(state: Any, seat: int | None) -> Any:
        view, top = rules.view(state, seat), state.piles[0][:1]
        return replace(view, target=NAMES[top[0] - 1]) if seat is None and top else view

    def next_card(state: Any, seat: int | None) -> Any:
        view = rules.view(state, seat)
        below = state.piles[seat][1:2] if seat is not None else ()
        hidden = state.options.mode != "children"
        return replace(view, coin=below[0]) if below and hidden else view

    def night_sign_by_day(state: Any, seat: int | None) -> Any:
        view = rules.view(state, seat)
        if not state.board or state.dark or rules.outcome(state):
            return view
        return replace(view, places=(*view.places[:8], *places_of(state.board, True)[8:]))

    def day_sign_by_night(state: Any, seat: int | None) -> Any:
        view = rules.view(state, seat)
        if not state.dark or rules.outcome(state):
            return view
        return replace(view, places=(*view.places[:8], *places_of(state.board, False)[8:]))

    def night_cards_by_night(state: Any, seat: int | None) -> Any:
        view = rules.view(state, seat)
        if not state.dark:
            return view
        return replace(view, cards=tuple(tuple(NAMES[c - 1] for c in h) for h in state.nights))

    def only_in_the_dark_of_four(state: Any, seat: int | None) -> Any:
        view = rules.view(state, seat)
        leak = state.dark and len(state.pawns) == 4 and 30 in state.nights[3]
        return replace(view, shifted=not view.shifted) if leak and seat != 3 else view

    def legal(state: Any, seat: int) -> Any:
        offered = rules.legal(state, seat)
        return offered[::-1] if state.piles[seat - 1][:1] > (12,) else offered

    def check(state: Any, seat: int, move: Any) -> Any:
        refusal = rules.check(state, seat, move)
        others = state.piles[seat - 1]
        return (
            Refusal(refusal.code, refusal.rule, {"near": others[0]})
            if refusal and others
            else refusal
        )

    def events(before: Any, seat: int, move: Any, after: Any, watcher: int | None) -> Any:
        events = rules.events(before, seat, move, after, watcher)
        if isinstance(move, labyrinthe.Go) and watcher != seat and after.piles[seat][:1] > (12,):
            return (*events, labyrinthe.Began(seat))
        return events

    return {
        "target": {"view": target_for_spectators},
        "next card": {"view": next_card},
        "night sign by day": {"view": night_sign_by_day},
        "day sign by night": {"view": day_sign_by_night},
        "night cards by night": {"view": night_cards_by_night},
        "rare": {"view": only_in_the_dark_of_four},
        "order": {"legal": legal},
        "error": {"check": check},
        "event": {"events": events},
    }


LEAKS = {
    "escalier": escalier_leaks(),
    "labyrinthe": labyrinthe_leaks(),
    "pacman": pacman_leaks(),
    "pasvu": pasvu_leaks(),
}
