"""A whole match as readable text: golden files that show any change of a game's behaviour.

python -m manoir.kernel.testing.playthrough tests/golden     (writes them all again)
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from manoir.kernel.chance import Observer
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.registry import games
from manoir.kernel.seats import NATURE
from manoir.kernel.testing.curious import curious_move
from manoir.kernel.text.notation import shorten

A_GAME: Final = 27  # golden playthroughs a game
A_LONG_GAME: Final = 3  # of a game whose playthroughs have more characters than this:
LONG_GAME: Final = 60_000
MANY: Final = 20  # moves that are written out
FIRST, LAST = 60, 40  # plies that are written out of a longer game
LAST_SPECIAL: Final = 5  # of one that shows something special, which comes early


class Playthrough(NamedTuple):
    """What a golden file is made from."""

    name: str
    seats: int
    options: dict[str, Any]
    seed: int
    last: int  # plies that are written out at its end


def golden(game: Game) -> Iterator[tuple[str, str]]:
    """File names and texts: over seats and variants, and of what is special in the game."""
    for number, playthrough in enumerate(over_variants(game)):
        playthrough_text = text(game, playthrough)
        yield playthrough.name, playthrough_text
        if number + 1 == A_LONG_GAME and len(playthrough_text) > LONG_GAME:
            break
    for playthrough in specials(game):
        yield playthrough.name, text(game, playthrough)


def over_variants(game: Game) -> Iterator[Playthrough]:
    """Every number of seats and as many variants as fit."""
    fewest, most = game.seats
    for number in range(A_GAME):
        seats = fewest + number % (most - fewest + 1)
        variant = game.variants[number * 7 % len(game.variants)]
        yield Playthrough(f"{game.id}/{number:02}-{seats}-seats.txt", seats, variant, number, LAST)


def specials(game: Game) -> Iterator[Playthrough]:
    fewest, most = game.seats
    for number, (name, options) in enumerate(game.special.items()):
        seats = fewest + number % (most - fewest + 1)
        yield Playthrough(f"{game.id}/{name}.txt", seats, options, number, LAST_SPECIAL)


def text(game: Game, playthrough: Playthrough, observer: Observer = None) -> str:
    match = Match(
        game,
        seats=playthrough.seats,
        seed=playthrough.seed,
        observer=observer,
        **playthrough.options,
    )
    rng = Random(playthrough.seed)
    while not match.outcome:
        seat = rng.choice(match.to_act)
        match.play(seat, curious_move(match, seat, rng))
    return "\n".join(_lines(match, playthrough.last)) + "\n"


def _lines(match: Match, last: int) -> Iterator[str]:
    yield f"{match.game.id} {_json(match.options)}, {match.seats} seats"
    after = [step.before for step in match.history[1:]] + [match.state]
    for index, (step, state) in enumerate(zip(match.history, after, strict=True)):
        if FIRST <= index < len(after) - last:
            continue  # the hash at the end stands for these
        yield ""
        who = "nature" if step.seat == NATURE else step.seat
        short = shorten(match.game.notation.write_move(step.move))
        yield f"{index} {who}: {short} {_json(step.move)}"
        spelled = match.game.spelled_out or _as_it_is
        yield f"  state {_changes(spelled(step.before), spelled(state))}"
        yield from _seen(match, index, step.before, state)
        for seat in match.rules.to_act(state):
            if seat != NATURE:
                yield f"  {seat} may {_offers(match.rules.legal(state, seat))}"
    yield ""
    yield f"end {_json(match.outcome)}"
    yield f"hash {match.hash}"


def _as_it_is(state: Any) -> Any:
    return state


def _seen(match: Match, index: int, before: Any, after: Any) -> Iterator[str]:
    """What watchers learn, those who learn the same on one line."""
    lines: dict[str, list[str]] = {}
    view = match.rules.view
    for watcher in (None, *range(match.seats)):
        told = _json(match.events(index, watcher))
        line = f"told {told} sees {_changes(view(before, watcher), view(after, watcher))}"
        lines.setdefault(line, []).append("others" if watcher is None else str(watcher))
    for line, watchers in lines.items():
        yield f"  {' '.join(watchers)}: {line}"


def _changes(before: Any, after: Any) -> str:
    """The fields that are not as they were; of a long list, the items."""
    old, new = msgspec.to_builtins(before), msgspec.to_builtins(after)
    return _json({f: _change(old[f], value) for f, value in new.items() if old[f] != value})


def _change(old: Any, new: Any) -> Any:
    if not (isinstance(new, list | tuple) and len(new) > MANY and len(new) == len(old)):
        return new
    return {str(place): item for place, item in enumerate(new) if old[place] != item}


def _offers(moves: tuple[Any, ...]) -> str:
    """All moves, or where they are many their number and a digest."""
    if len(moves) <= MANY:
        return _json(moves)
    offers = msgspec.json.encode(moves, order="deterministic")
    return f"choose among {len(moves)} ({sha256(offers).hexdigest()[:16]})"


def _json(value: Any) -> str:
    return msgspec.json.encode(_short(msgspec.to_builtins(value, order="deterministic"))).decode()


def _short(value: Any) -> Any:
    """The same, with a digest for each word that is too long to read."""
    match value:
        case dict():
            return {name: _short(item) for name, item in value.items()}
        case list() | tuple():
            return [_short(item) for item in value]
        case str():
            return shorten(value)
    return value


def main(folder: str) -> None:
    for game in games().values():
        for name, playthrough in golden(game):
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(playthrough)


if __name__ == "__main__":
    main(*sys.argv[1:])
