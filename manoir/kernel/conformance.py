"""One suite over every game: what the house relies on, checked in random play.

    from manoir.kernel.conformance import check_game
    check_game(MY_GAME)

Raises AssertionError with a sentence that says what is wrong, and the seed to see it again.
"""

import warnings
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from manoir.kernel.chance import Chance, Observer
from manoir.kernel.game import Game, Rules
from manoir.kernel.knowledge import Knowledge
from manoir.kernel.match import Match
from manoir.kernel.record import Undo
from manoir.kernel.refusal import Refused
from manoir.kernel.seats import NATURE, Seat
from manoir.kernel.testing.curious import curious_move
from manoir.kernel.testing.follower import Follower
from manoir.kernel.testing.secrecy import check_pair
from manoir.kernel.verify import verify

LONGEST: Final = 20_000  # plies; a random game that goes on is taken never to end
OPENING: Final = 100  # plies in which every position is checked; later ones are sampled
SAMPLED: Final = 0.05
CURIOUS: Final = 0.7  # how often play goes for what reveals something, so that it gets on
Watchers = dict[Seat | None, Follower | None]  # seats and spectators; None: no `Knowledge`
_encode = msgspec.json.Encoder(order="deterministic").encode


class SecrecyUnchecked(UserWarning):
    """A game has no `Knowledge`: whether it keeps its secrets was not checked."""


def check_game(game: Game, *, games: int = 4, seed: int = 0, observer: Observer = None) -> None:
    """Play `games` random games for every number of seats and variant, and check positions."""
    if game.knowledge is None:
        warnings.warn(
            f"{game.id} has no knowledge: whether it keeps its secrets was not checked",
            SecrecyUnchecked,
            stacklevel=2,
        )
    fewest, most = game.seats
    for seats in range(fewest, most + 1):
        for variant in game.variants:
            for number in range(seed, seed + games):
                try:
                    check_random_game(game, seats, variant, number, observer=observer)
                except Exception as error:
                    error.add_note(f"{game.id}, {seats} seats, {variant}, seed {number}")
                    raise


def check_random_game(
    game: Game,
    seats: int,
    variant: dict[str, Any],
    seed: int,
    *,
    opening: int = OPENING,
    observer: Observer = None,
) -> Match:
    """Play one random game; the first `opening` plies are all checked, later ones now and then."""
    rng = Random(seed)
    match = Match(game, seats=seats, seed=seed, observer=observer, **variant)
    watchers = _watchers(match)
    seen: list[Any] = []  # moves played so far, to be tried again where they may not be legal
    while not match.outcome:
        assert match.ply < LONGEST, f"not over after {LONGEST} plies"
        checked = match.ply < opening or rng.random() < SAMPLED
        if checked:
            check_position(match, watchers, rng, tuple(seen[-8:]))
        seat = rng.choice(match.to_act)
        curious = rng.random() < CURIOUS
        move = curious_move(match, seat, rng) if curious else rng.choice(match.legal(seat))
        seen.append(move)
        if checked:
            _check_play(match, seat, move)
        else:
            match.play(seat, move)
    check_position(match, watchers, rng, tuple(seen[-8:]))
    _check_end(match)
    _check_file(match)
    return match


def check_position(match: Match, watchers: Watchers, rng: Random, probes: tuple[Any, ...]) -> None:
    """All that must hold wherever seats are to act, or nobody any more."""
    game, rules, state = match.game, match.rules, match.state
    assert (match.to_act == ()) == (match.outcome is not None), "to_act is empty just at the end"
    assert NATURE not in match.to_act, "nature moves at once"
    assert rules.legal(state, NATURE) == (), "nature chooses by chance, not from legal moves"
    _round_trip(state, game.state)
    _check_position_text(match, state)
    for seat in range(match.seats):
        _check_seat(match, seat, probes)
    for seat in match.to_act:
        move = match.sample(seat, rng.randrange)
        assert rules.check(state, seat, move) is None, f"{move} was sampled and is refused"
    for watcher, follower in watchers.items():
        view = rules.view(state, watcher)
        assert type(view) is not type(state), "a view is another type than the state"
        _round_trip(view, game.view)
        for knowledge in _known(match, watcher, follower):
            other = knowledge.sample(rng.randrange)
            check_pair(game, state, other, watcher, rng.randrange, probes)
        if game.same_view:
            assert view == rules.view(state, None), f"{watcher} sees what a spectator does not"


def _watchers(match: Match) -> Watchers:
    make = match.game.knowledge
    return {
        seat: Follower(match, seat, make) if make else None for seat in (None, *range(match.seats))
    }


def _known(match: Match, seat: Seat | None, follower: Follower | None) -> Iterator[Knowledge]:
    """What a seat knows that heard the whole game; and where nobody may look back, the view."""
    if follower is not None:
        yield follower.catch_up()
    if match.game.knowledge is not None and not match.rules.log_is_public(match.state):
        yield match.game.knowledge(seat, match.seats, match.view(seat))


def _check_seat(match: Match, seat: int, probes: tuple[Any, ...]) -> None:
    rules, state = match.rules, match.state
    moves = rules.legal(state, seat)
    assert (len(moves) > 0) == (seat in match.to_act), f"seat {seat}: moves just for whoever acts"
    assert moves == rules.legal(state, seat), "legal moves always come in the same order"
    assert len(set(moves)) == len(moves), "no move is offered twice"
    for move in moves:
        assert rules.check(state, seat, move) is None, f"{move} is offered and refused"
        _round_trip(move, match.game.move)
        _check_move_text(match, move)
    for probe in probes:
        if probe not in moves:
            _check_refusal(match, seat, probe)


def _check_refusal(match: Match, seat: int, probe: Any) -> None:
    """Where `check` is wider than `legal` (moves too many to list) it may still say yes."""
    refusal = match.rules.check(match.state, seat, probe)
    if refusal is None:
        assert seat in match.to_act, f"seat {seat} may not play {probe}: it does not act"
        return
    assert refusal.code, "a refusal has a name"
    assert refusal.rule, "a refusal has a rule"
    before = match.ply, match.state
    try:
        match.play(seat, probe)
    except Refused as refused:
        assert refused.refusal == refusal, "the match gives the rules' own reason"
    assert (match.ply, match.state) == before, "a refused move changes nothing"


def _check_play(match: Match, seat: int, move: Any) -> None:
    rules, before = match.rules, match.state
    snapshot = _encode(before)
    after = rules.apply(before, seat, move)
    assert rules.apply(before, seat, move) == after, "apply is a function"
    assert _encode(before) == snapshot, "apply changes nothing in place"
    if rules.to_act(after) == (NATURE,):
        _check_chance(rules, after)
    plies = len(match.history)
    match.play(seat, move)
    for index in range(plies, len(match.history)):
        _check_position_text(match, match.history[index].before)
        _check_move_text(match, match.history[index].move)
        for watcher in (None, *range(match.seats)):
            told = match.events(index, watcher)
            for event in told:
                _round_trip(event, match.game.event)
            if match.game.same_view:
                assert told == match.events(index, None), f"{watcher} is told more than others"
    _check_undo(match, seat, move, before)


def _check_chance(rules: Rules, state: Any) -> None:
    chance = rules.chance(state)
    if isinstance(chance, Chance):
        assert chance.moves, "nature has something to do"
        assert min(chance.weights) > 0, "every possibility has a weight"


def _check_undo(match: Match, seat: int, move: Any, before: Any) -> None:
    after = match.state
    last = match.history[-1]
    if match.check(seat, Undo()) is not None:
        return
    assert last.seat == seat, "undo never crosses a die or another player's move"
    match.undo(seat)
    undone = match.rules.after_undo(before, seat, move, after)
    assert match.state == undone, "undo leads to where the rules say"
    match.play(seat, move)
    assert match.state == after, "a move taken back and played again leads to the same position"


def _check_end(match: Match) -> None:
    outcome = match.outcome
    assert outcome is not None
    assert len(outcome.ranks) == len(outcome.scores) == match.seats, "everybody has a rank"
    assert min(outcome.ranks) == 1, "somebody comes first"
    assert match.rules.log_is_public(match.state), "after the end everything may be seen"
    for seat in range(match.seats):
        assert match.check(seat, Undo()) is not None, "nothing is taken back after the end"


def _check_file(match: Match) -> None:
    data = match.pack()
    again = verify(data)
    assert (again.hash, again.state) == (match.hash, match.state), "a saved match replays"
    assert again.pack() == data, "a saved match is saved again to the same bytes"


def _round_trip(value: Any, kind: Any) -> None:
    data = _encode(value)
    assert msgspec.json.decode(data, type=kind) == value, f"{value} does not survive JSON"


def _check_position_text(match: Match, state: Any) -> None:
    text = match.game.notation.write_position(state)
    again = match.game.notation.read_position(text, match.seats, match.options)
    assert again == state, f"{state} does not survive its text: {text}"


def _check_move_text(match: Match, move: Any) -> None:
    text = match.game.notation.write_move(move)
    assert text.splitlines() == [text], f"the text of {move} is not one line: {text!r}"
    assert match.game.notation.read_move(text) == move, f"{move} does not survive its text: {text}"
