"""The switch for a process that plays much: workers, bots, benches, training.

Rules run as ordinary Python until whoever starts a process says `turn_on()`; then games that have
rules as machine code play with that, and the same games come out. The process that serves tables
never turns it on, and so never loads a compiler.
"""

from typing import Final

from manoir.bots.bot import package
from manoir.bots.compiled_cache import CompiledCache
from manoir.kernel.registry import games

_on: Final = set[str]()  # these need not be looked for on the disk again


def can_turn_on(game: str) -> bool:
    """Whether the rules of a game can run as machine code."""
    return hasattr(package(game), "turn_on")


def turn_on(*names: str) -> None:
    """Play these games at machine speed in this process, or all; at first that may compile."""
    for game in names or games():
        own = getattr(package(game), "turn_on", None)
        if own is not None:
            own()
            _on.add(game)


def turn_on_if_made(game: str) -> None:
    """Play a game at machine speed if its machine code is on the disk, so that nobody waits."""
    if game not in _on and is_made(game):
        turn_on(game)


def is_made(game: str) -> bool:
    """Whether the machine code of a game's rules is on the disk."""
    own = getattr(package(game), "is_machine_code_made", None)
    return own is not None and own()


def learn_names() -> None:
    """Find out what machine code is called on the disk; the first time, that reads sources."""
    for game in games():
        for value in vars(package(game)).values():
            if isinstance(value, CompiledCache):
                value.place()


def turn_off(*names: str) -> None:
    """Play with ordinary Python again."""
    for game in names or games():
        own = getattr(package(game), "turn_off", None)
        if own is not None:
            own()
            _on.discard(game)
