"""Positions and moves as text: round trips over random games, and texts that mean nothing."""

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

from manoir.kernel import NATURE
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.testing.curious import curious_move
from manoir.kernel.text import position

CURIOUS = 0.5  # how often play goes for what reveals something, so that it gets on
SCRAPS = (
    "", "-1", "0", "1", "7", "99", "999999999", "12345678901234567890", "x", "é", "٣", "²", "\x00",
    "|", ":", ",", "/", "=", "@", "+", ">", "#", "1e9", "nan", "true", "[", "{", "turn", "turn 0",
    "top", "| top", "│", "ghost", "rat", "\n", "\u2028", "\ud800", " ",
)  # fmt: skip


def random_match(game: Game, seats: int, variant: dict[str, Any], seed: int) -> Match:
    """A whole random game."""
    match, rng = Match(game, seats=seats, seed=seed, **variant), Random(seed)
    while not match.outcome:
        seat = rng.choice(match.to_act)
        curious = game.rules.REVEALS and rng.random() < CURIOUS
        match.play(
            seat, curious_move(match, seat, rng) if curious else rng.choice(match.legal(seat))
        )
    return match


def check_games(game: Game, numbers: range, *, every: int = 1, hostile: int = 0) -> None:
    """Random games, in turn of every number of seats and variant: round trips and damaged texts."""
    fewest, most = game.seats
    tables = [*product(game.variants, range(fewest, most + 1))]
    for number in numbers:
        variant, seats = tables[number % len(tables)]
        match = random_match(game, seats, variant, number)
        check_round_trips(match, every)
        check_hostile(match, Random(number), hostile)


def check_round_trips(match: Match, every: int = 1) -> int:
    """All moves that were played, every so many states and a tenth of the moves offered there."""
    notation = match.game.notation
    states = [*(step.before for step in match.history), match.state][::-every]
    for state in states:
        text = notation.write_position(state)
        assert notation.read_position(text, match.seats, match.options) == state, text
    for step in match.history:
        check_move(match.game, step.move)
    for state in states[::10]:
        for seat in match.rules.to_act(state):
            for move in match.rules.legal(state, seat) if seat != NATURE else ():
                check_move(match.game, move)
    whole = position.write(match.game, match.seats, match.options, match.state)
    assert position.read(whole) == (match.game, match.seats, match.options, match.state)
    return len(states)


def check_move(game: Game, move: Any) -> None:
    text = game.notation.write_move(move)
    assert "\n" not in text
    assert game.notation.read_move(text) == move, text


def check_hostile(match: Match, rng: Random, count: int) -> int:
    """Damaged texts of a match are refused in a sentence, or mean a position that is written again.

    Returns how many were read all the same.
    """
    game, notation = match.game, match.game.notation
    states = [*(step.before for step in match.history), match.state]
    moves = [step.move for step in match.history]
    read = 0
    for _ in range(count):
        text = damaged(position.write(game, match.seats, match.options, rng.choice(states)), rng)
        found = _read(position.read, text)
        if found:
            again, seats, options, state = found
            assert position.read(position.write(again, seats, options, state)) == found, text
            again.rules.to_act(state)
            again.rules.view(state, 0)
            read += 1
        text = damaged(notation.write_move(rng.choice(moves)), rng)
        move = _read(notation.read_move, text)
        if move is not None:
            check_move(game, move)
    return read


def damaged(text: str, rng: Random) -> str:
    """The text with up to three changes."""
    for _ in range(rng.randint(1, 3)):
        text = rng.choice((_cut, _dropped, _doubled, _put_in, _swapped, _other_number))(text, rng)
    return text


def _read(read: Callable[[str], Any], text: str) -> Any:
    """What is read, or None if it is refused in a sentence."""
    try:
        return read(text)
    except ValueError as error:
        problem = error
    assert type(problem) is ValueError, repr(problem)
    assert len(str(problem)) > 10, problem
    assert "\n" not in str(problem), problem
    return None


def _cut(text: str, rng: Random) -> str:
    return text[: rng.randint(0, len(text))]


def _dropped(text: str, rng: Random) -> str:
    parts = _parts(text, rng)
    del parts[rng.randrange(len(parts))]
    return "".join(parts)


def _doubled(text: str, rng: Random) -> str:
    parts = _parts(text, rng)
    parts.insert(rng.randrange(len(parts)), rng.choice(parts))
    return "".join(parts)


def _put_in(text: str, rng: Random) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + rng.choice(SCRAPS) + text[at + rng.randint(0, 1) :]


def _swapped(text: str, rng: Random) -> str:
    parts = _parts(text, rng)
    one, other = rng.randrange(len(parts)), rng.randrange(len(parts))
    parts[one], parts[other] = parts[other], parts[one]
    return "".join(parts)


def _other_number(text: str, rng: Random) -> str:
    digits = [index for index, letter in enumerate(text) if letter.isdigit()]
    if not digits:
        return text
    at = rng.choice(digits)
    return text[:at] + str(rng.randint(0, 12)) + text[at + 1 :]


def _parts(text: str, rng: Random) -> list[str]:
    """Lines, words or letters; at least one, maybe empty."""
    kind = rng.randrange(3)
    if kind == 0:
        return text.splitlines(keepends=True) or [text]
    if kind == 1:
        return [f"{word} " for word in text.split(" ")]
    return [*text] or [text]
