"""R15: whoever tries to take a move back, at every ply of random games, gets what H3 says.

What may be taken back is found by a second way: this test keeps its own line of the moves that
stand, and judges them by what everybody was told.
"""

from collections import Counter
from itertools import count, islice
from random import Random
from typing import Any, NamedTuple

import pytest

from manoir.bots.play import observer
from manoir.games.pasvu.moves import Place
from manoir.kernel import NATURE, Refused, Seat
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.record import Undo
from manoir.kernel.registry import games
from tests.kernel.walks import setups, some_move

QUICK, LONG = 300, 25_000  # attempts a game
TAKES_BACK = 0.3  # how often an undo that is allowed is also played, and the game goes on from it
BY_NAME = "nothing_to_undo", "undo_crosses_dice", "undo_crosses_player", "undo_crosses_reveal"


class Stands(NamedTuple):
    """A move that stands, and the position before it."""

    seat: Seat
    move: Any
    before: Any
    reveals: bool


class Referee:
    """Says from the outside which seat may take back."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.line: list[Stands] = []
        self._follow(match.rewound(), 0)

    def play(self, seat: Seat, move: Any) -> None:
        ply, again = self.match.ply, self.match.fork()
        self.match.play(seat, move)
        self._follow(again, ply)

    def _follow(self, again: Match, ply: int) -> None:
        """Record by record what was played since a ply."""
        for record in self.match.log[ply:]:
            before = again.state
            again.replay_record(record)
            if isinstance(record.move, Undo):
                self.line.pop()
            else:
                self.line.append(
                    Stands(record.seat, record.move, before, reveals(again, before, record))
                )

    def refusal(self, seat: Seat) -> str | None:
        if not self.line or self.match.rules.outcome(self.match.state) is not None:
            return "nothing_to_undo"
        last = self.line[-1]
        if last.seat == NATURE:
            return "undo_crosses_dice"
        if last.seat != seat:
            return "undo_crosses_player"
        return "undo_crosses_reveal" if last.reveals else None


def reveals(after: Match, before: Any, record: Any) -> bool:
    """Whether anybody was told something that had been hidden."""
    told = (
        event
        for watcher in (*range(after.seats), None)
        for event in after.rules.events(before, record.seat, record.move, after.state, watcher)
    )
    return any(type(event) in after.rules.REVEALS for event in told)


def attempt(referee: Referee, seat: Seat) -> str | None:
    """Take back on a copy. What was allowed leads to the position before, or what V4 leaves."""
    fork, expected = referee.match.fork(), referee.refusal(seat)
    answer = fork.check(seat, Undo())
    assert (answer and answer.code) == expected
    if answer is None:
        fork.undo(seat)
        check_taken_back(fork, referee.line[-1])
    else:
        with pytest.raises(Refused, match=answer.code):
            fork.undo(seat)
        assert (fork.state, fork.hash) == (referee.match.state, referee.match.hash)
    return expected


def check_taken_back(match: Match, taken: Stands) -> None:
    if not isinstance(taken.move, Place):
        assert match.state == taken.before
        return
    # V4: the same piece, somewhere; no other one, and it cannot be left where it was.
    assert match.to_act == (taken.seat,)
    move = match.sample(taken.seat, Random(match.ply).randrange)
    assert isinstance(move, Place)
    assert move.piece == taken.move.piece


def attempts(game: Game, seed: int) -> Counter[str | None]:
    """One random game; every seat tries at every ply, and now and then it is taken back."""
    rng = Random(seed)
    variant, seats = next(setups(game, rng))
    match = Match(game, seats=seats, seed=seed, observer=observer(game.id), **variant)
    referee, answers = Referee(match), Counter[str | None]()
    while True:
        allowed = [seat for seat in range(seats) if not tally(answers, attempt(referee, seat))]
        assert len(allowed) <= 1
        if match.outcome:
            return answers
        if allowed and rng.random() < TAKES_BACK:
            referee.play(allowed[0], Undo())
        else:
            seat = rng.choice(match.to_act)
            slow = game.id == "pasvu"  # to list its moves
            move = match.sample(seat, rng.randrange) if slow else some_move(match, seat, rng)
            referee.play(seat, move)


def tally(answers: Counter[str | None], answer: str | None) -> str | None:
    answers[answer] += 1
    return answer


@pytest.mark.parametrize("number", [QUICK, pytest.param(LONG, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_R15_no_undo_across_a_reveal_a_die_or_another_players_move(game: Game, number: int) -> None:
    answers = Counter[str | None]()
    for seed in count(15):
        answers += attempts(game, seed)
        if answers.total() >= number:
            break
    print(f"R15: {game.id}, {answers.total()} attempts, {answers[None]} allowed")
    revealing = bool(game.rules.REVEALS)
    assert all(answers[code] for code in islice(BY_NAME, 4 if revealing else 3))
    assert answers[None]
