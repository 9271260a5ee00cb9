"""The contract of a game: the functions every game offers, and the types it speaks in."""

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import force_setattr

from manoir.kernel.chance import Below, Chance, Observation, Sampler
from manoir.kernel.knowledge import MakeKnowledge
from manoir.kernel.outcome import Outcome
from manoir.kernel.refusal import Refusal
from manoir.kernel.seats import Seat
from manoir.kernel.text.notation import JsonNotation


class Rules(Protocol):
    """What a rules module has. States, moves, views and events are its own frozen structs."""

    @property
    def REVEALS(self) -> tuple[type, ...]:
        """The events that show something hidden: no undo crosses them."""

    def new(self, seats: int, options: Any) -> Any:
        """The first state. ValueError, naming the rule, for options that do not fit."""

    def to_act(self, state: Any) -> tuple[Seat, ...]:
        """The seats with a decision, or NATURE alone, or nobody at the end."""

    def legal(self, state: Any, seat: Seat) -> tuple[Any, ...]:
        """The moves open to a seat, always in the same order; none if it does not act."""

    def sample(self, state: Any, seat: Seat, below: Below) -> Any:
        """One legal move of a seat that acts, at random, without listing them all."""

    def check(self, state: Any, seat: Seat, move: Any) -> Refusal | None:
        """None for a move that may be played, else its name and rule. The truth on legality."""

    def chance(self, state: Any) -> Chance | Sampler | Observation:
        """What nature may do, when she is to act."""

    def apply(self, state: Any, seat: Seat, move: Any) -> Any:
        """The next state, for a legal move."""

    def after_undo(self, before: Any, seat: Seat, move: Any, after: Any) -> Any:
        """The state when a seat has taken its last move back: `before`, or what the rules leave.

        A game without a rule of its own on this takes `manoir.kernel.state_before`.
        """

    def outcome(self, state: Any) -> Outcome | None:
        """None while the game runs."""

    def view(self, state: Any, seat: Seat | None) -> Any:
        """All that a seat, or a spectator (None), may know. Built up, never stripped down."""

    def events(
        self, before: Any, seat: Seat, move: Any, after: Any, watcher: Seat | None
    ) -> tuple[Any, ...]:
        """What a watcher learns of one move, for animation and log."""

    def log_is_public(self, state: Any) -> bool:
        """Whether watchers may see the log so far."""


class Game(Struct, frozen=True, kw_only=True):
    """A game as the house knows it.

    Modules that are named, not given, are imported when they are first asked for.
    """

    id: str
    version: int  # of its rules: a saved match names the version it was played under
    seats: tuple[int, int]  # fewest and most
    rules: Rules  # a module
    options: type
    state: type
    move: Any
    view: type
    event: Any
    knowledge: MakeKnowledge | None = None  # a class: what a seat knows from what it was told
    spelled_out: Callable[[Any], Any] | None = None  # a state for people to read, if it is packed
    notation: Any = None  # a Notation: a module; a game without one gets one of JSON
    variants: tuple[dict[str, Any], ...] = ({},)  # the printed variants, for tests and tours
    opening: dict[str, Any] = {}  # a new table's options, where people want others than `options()`
    special: dict[str, dict[str, Any]] = {}  # options worth a golden playthrough of that name
    heavy: bool = False  # a move may take long: never on the thread that serves everybody
    same_view: bool = False  # views and events are the same for every seat and spectator
    tries: bool = False  # nothing is hidden: what a move would do may be asked before it is played
    terminal: str = ""  # a module that draws in a terminal; "": the plain drawing of the house
    bench: str = ""  # a module of further measurements: core() (see kernel/compiled/measure.py)
    batch: str = ""  # a module for whole games at machine speed (see kernel/compiled/batch.py)
    batch_entries: str = ""  # a module whose SIGNATURES has its loop
    codec: str = ""  # a module: views and moves as arrays (see kernel/codec.py)
    stepping: str = ""  # a module for single steps of many games at once (kernel/compiled/stepping)
    stepping_entries: str = ""  # a module whose SIGNATURES has its two loops
    advice: Any = None  # a module: Question and Answer (unions), refuse(view, seat, question)
    words: str = ""  # "package/folder" of Fluent files, one a language, where it has no client

    def __post_init__(self) -> None:
        if self.notation is None:
            force_setattr(self, "notation", JsonNotation(self.state, self.move))
