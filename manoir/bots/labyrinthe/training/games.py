"""Games of the pupil with itself and with its teacher, all in step."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import torch

from manoir.bots.labyrinthe.master import layout
from manoir.bots.labyrinthe.master.layout import FOUND_IT, KNOWN, WINS
from manoir.bots.labyrinthe.training.teacher import Teacher
from manoir.bots.labyrinthe.training.thinking import Thinking
from manoir.games.labyrinthe.box import DAY
from manoir.games.labyrinthe.research.row import (
    BOARD,
    CARDS,
    FOUND,
    GO,
    HOMES,
    LAST,
    LEFT,
    PAWNS,
    TURN,
)
from manoir.kernel.codec import SEATS

LONGEST: Final = 300  # steps a seat, two a turn
Vector = Callable[..., Any]  # makes games stepped at once: manoir.research.vector

SURE: Final = 30.0  # the logit of a game that is won
NEVER: Final = -1e9


class Played(NamedTuple):
    """One turn in every game."""

    seen: Any  # features of the turn that was played
    by_pupil: Any
    won: Any  # the turn ended the game: whoever played it came home first
    cut: Any  # the game was too long
    pupil_won: Any  # a game with the teacher is over, and the pupil has won it
    pupil_lost: Any


class Games:
    """A share of them, the first, with the teacher; half of those without any noise."""

    def __init__(  # noqa: PLR0917
        self, vector: Vector, n: int, seats: int, seed: int, device: str, share: float, most: int
    ) -> None:
        self._env = vector(
            "labyrinthe", n, seats=seats, seed=seed, device=device, max_steps=seats * LONGEST
        )
        self._seats = seats
        self._n, self._device, self._most = n, device, most
        self._thinking, self._teacher = Thinking(device, most), Teacher(device)
        self._rows = torch.as_tensor(self._env.rows, device=device)
        self._ended = torch.as_tensor(self._env.terminated, device=device)
        self._cut = torch.as_tensor(self._env.truncated, device=device)
        number = torch.arange(n, device=device)
        self._number = number
        self._taught = number < int(n * share)
        self._pupils_seat = number % seats
        self._noisy = ~(self._taught & (number // seats % 2 > 0))
        self._weights = torch.ones((n, SEATS, DAY), device=device)
        self._places = torch.arange(SEATS, device=device)
        self._drought = torch.zeros(n, device=device)

    def turn(self, pupil: Any, noise: float, *, imitate: bool = False) -> Played:
        """Everybody whose turn it is plays it; as the teacher would, if that is to be imitated."""
        known, seat = self._known()
        order = (seat[:, None] + self._places) % self._seats
        weights = self._weights[self._number[:, None], order].contiguous()
        cells = self._thinking.candidates(known)
        game, shift, rank = (cells >= 0).nonzero().unbind(1)
        turns = torch.stack((game, shift, cells[game, shift, rank]), 1).contiguous()
        seen = self._thinking.features(known, turns, weights)
        taught = self._taught & (seat != self._pupils_seat)
        follows = taught | imitate
        worth = self._worth(pupil, seen, known, game, follows, noise)
        table = torch.full((self._n, cells[0].numel()), NEVER, device=self._device)
        table[game, shift * self._most + rank] = worth
        places = torch.zeros(table.shape, dtype=torch.long, device=self._device)
        places[game, shift * self._most + rank] = torch.arange(len(game), device=self._device)
        chosen = places[self._number, table.argmax(1)]
        played = self._play(
            known, seat, turns[chosen], seen[chosen], weights[:, 0].contiguous(), taught
        )
        return played._replace(by_pupil=played.by_pupil | imitate)

    def _worth(  # noqa: PLR0917
        self, pupil: Any, seen: Any, known: Any, game: Any, taught: Any, noise: float
    ) -> Any:
        logits = pupil(seen)
        logits = torch.where(seen[:, WINS] > 0, SURE, logits)
        gumbel = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
        logits = logits + noise * gumbel * self._noisy[game]
        lefts = known[game, layout.LEFT : layout.LEFT + self._seats]
        best = self._teacher.values(seen, lefts, self._drought[game])
        return torch.where(taught[game], best, logits)

    def _play(  # noqa: PLR0917
        self, known: Any, seat: Any, turns: Any, seen: Any, own: Any, taught: Any
    ) -> Played:
        _, shift, cell = turns.unbind(1)
        self._thinking.doubt(known, shift.contiguous(), cell.contiguous(), own)
        self._weights[self._number, seat] = own
        self._drought = torch.where(seen[:, FOUND_IT] > 0, 0.0, self._drought + 1)
        self._step(shift)
        self._step(GO + cell)
        won, cut = self._ended > 0, self._cut > 0
        over = won | cut
        self._weights[over] = 1.0
        self._drought[over] = 0.0
        with_teacher = won & self._taught
        return Played(seen, ~taught, won, cut, with_teacher & ~taught, with_teacher & taught)

    def _step(self, actions: Any) -> None:
        given = actions.int().contiguous()
        self._env.step(given if self._device == "cuda" else given.numpy())

    def _known(self) -> tuple[Any, Any]:
        """What the seats whose turn it is know, and which seats they are."""
        rows, seat = self._rows, self._rows[:, TURN].clone()
        known = torch.zeros((self._n, KNOWN), dtype=torch.long, device=self._device)
        known[:, : LAST + 1] = rows[:, BOARD : LAST + 1]
        for place in range(self._seats):
            whose = ((seat + place) % self._seats)[:, None]
            for there, here in (
                (PAWNS, layout.PAWNS), (HOMES, layout.HOMES), (LEFT, layout.LEFT)
            ):  # fmt: skip
                known[:, here + place] = rows.gather(1, there + whose)[:, 0]
        cards = rows.gather(1, CARDS + seat[:, None])[:, 0]
        known[:, layout.TARGET] = cards.bitwise_and(31) * (known[:, layout.LEFT] > 0)
        for place in range(self._seats):
            known[:, layout.FOUND] |= rows[:, FOUND + place]
        known[:, layout.PLACES] = self._seats
        return known, seat
