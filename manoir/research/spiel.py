"""Our games for OpenSpiel's algorithms: `from manoir.research.spiel import load_game`.

Every draw of nature is a chance node with its probabilities: dice as the rules list them, and a
shuffle as the draws that it is made of, one after the other. An information state is all that a
seat was told from the start, and its view; an observation is the codec's array.
"""

from importlib.util import find_spec
from typing import Any, Final

import msgspec
import numpy as np

from manoir.kernel import NATURE, Chance, Observation, Sampler
from manoir.kernel.game import Game
from manoir.kernel.match_parts.setup import game_of, options_of
from manoir.research.encoding import Encoding
from manoir.research.ranks import rewards

if find_spec("pyspiel") is None:
    raise ImportError("this needs OpenSpiel: pip install open_spiel", name="pyspiel")

import pyspiel

LONGEST: Final = 1_000_000  # moves; games of ours have no bound that is worth naming
MOST_OUTCOMES: Final = 64  # of one draw
_encode: Final = msgspec.json.Encoder().encode


class _Undecided(Exception):
    """A sampler wants one more number below a bound."""

    def __init__(self, bound: int) -> None:
        super().__init__(bound)
        self.bound = bound


class _Kind:
    """What is played: the same for every copy of a state."""

    def __init__(self, game: str, seats: int, options: str) -> None:
        self.ours: Game = game_of(game)
        self.seats = seats
        self.options = options_of(self.ours, seats, msgspec.json.decode(options))
        self.encoding = Encoding(self.ours)

    def __deepcopy__(self, memo: Any) -> "_Kind":
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours, by so many seats, with these options."""

    def __init__(self, params: Any = None) -> None:
        given: dict[str, Any] = {"game": "", "players": 2, "options": "{}"} | dict(params or {})
        self.kind = _Kind(given["game"], int(given["players"]), given["options"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.encoding.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.kind.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self, *_: Any) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, params, recalls=recalls)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, and what was said on the way to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._kind = kind = game.kind
        self._now = kind.ours.rules.new(kind.seats, kind.options)
        self._draws: list[int] = []  # of a sampler that has not decided yet
        self._told: list[tuple[bytes, ...]] = []  # by move, then by seat
        self._look()

    def current_player(self) -> int:
        acting = self._kind.ours.rules.to_act(self._now)
        if not acting:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if acting == (NATURE,) else acting[0]

    def is_terminal(self) -> bool:
        return not self._kind.ours.rules.to_act(self._now)

    def _legal_actions(self, player: int) -> list[int]:
        view, legal = self.seen_by(player)
        return sorted(set(self._kind.encoding.indices(view, player, legal)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chance = self._kind.ours.rules.chance(self._now)
        if isinstance(chance, Chance):
            total = sum(chance.weights)
            return [(place, weight / total) for place, weight in enumerate(chance.weights)]
        assert isinstance(chance, Sampler), "looks are taken at once"
        try:
            self._drawn(chance)
        except _Undecided as undecided:
            return [(number, 1 / undecided.bound) for number in range(undecided.bound)]
        raise AssertionError("a sampler that has decided is applied")

    def _apply_action(self, action: int) -> None:
        rules = self._kind.ours.rules
        actor = rules.to_act(self._now)[0]
        if actor != NATURE:
            view, legal = self.seen_by(actor)
            self._apply(actor, self._kind.encoding.move(view, actor, legal, action))
            self._look()
            return
        chance = rules.chance(self._now)
        if isinstance(chance, Chance):
            self._apply(NATURE, chance.moves[action])
        elif isinstance(chance, Sampler):
            self._draws.append(action)
            try:
                move = self._drawn(chance)
            except _Undecided:
                return
            self._draws = []
            self._apply(NATURE, move)
        self._look()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        view, legal = self.seen_by(player)
        move = self._kind.encoding.move(view, player, legal, action)
        return str(self._kind.ours.notation.write_move(move))

    def returns(self) -> list[float]:
        outcome = self._kind.ours.rules.outcome(self._now)
        return rewards(outcome.ranks) if outcome else [0.0] * self._kind.seats

    def seen_by(self, seat: int) -> tuple[Any, tuple[Any, ...]]:
        """Its view and its legal moves."""
        rules = self._kind.ours.rules
        return rules.view(self._now, seat), rules.legal(self._now, seat)

    def heard_by(self, seat: int) -> bytes:
        """All that it was told, move by move."""
        return b"\n".join(told[seat] for told in self._told)

    def __str__(self) -> str:
        return _encode((self._now, self._draws)).decode()

    def _drawn(self, sampler: Sampler) -> Any:
        draws = iter(self._draws)

        def below(bound: int) -> int:
            if bound == 1:
                return 0  # nothing to decide
            number = next(draws, None)
            if number is None:
                raise _Undecided(bound)
            return number

        return sampler.draw(below)

    def _apply(self, actor: int, move: Any) -> None:
        rules, before = self._kind.ours.rules, self._now
        self._now = rules.apply(before, actor, move)
        seats = range(self._kind.seats)
        told = (rules.events(before, actor, move, self._now, seat) for seat in seats)
        self._told.append(tuple(_encode(events) for events in told))

    def _look(self) -> None:
        """Where nature only looks, nothing is left to chance."""
        rules = self._kind.ours.rules
        while rules.to_act(self._now) == (NATURE,):
            chance = rules.chance(self._now)
            if not isinstance(chance, Observation):
                return
            self._apply(NATURE, chance.look(None))


class SpielObserver:
    """What a seat sees, as an array or as text; with perfect recall, as text of all it heard."""

    def __init__(self, game: SpielGame, params: Any, *, recalls: bool) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        self._kind, self._recalls = game.kind, recalls
        self.tensor = np.zeros(game.kind.encoding.size, np.float32)
        self.dict: dict[str, Any] = game.kind.encoding.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        view, legal = state.seen_by(player)
        self._kind.encoding.observe(view, player, legal, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        view, _ = state.seen_by(player)
        now = _encode((player, view))
        return (state.heard_by(player) + b"\n" + now if self._recalls else now).decode()


_TYPE: Final = pyspiel.GameType(
    short_name="python_manoir",
    long_name="Manoir",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "", "players": 2, "options": "{}"},
)
pyspiel.register_game(_TYPE, SpielGame)


def load_game(game: str, seats: int = 2, **options: Any) -> Any:
    """A `pyspiel.Game`. Raises ValueError with a sentence for what cannot be played."""
    options_of(game_of(game), seats, options)
    given = {"game": game, "players": seats, "options": _encode(options).decode()}
    return SpielGame(given)
