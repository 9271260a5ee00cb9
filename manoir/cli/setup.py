"""What `manoir play` was asked for, checked: every mistake is a sentence."""

import os
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import fields

from manoir.bots.bot import Level, UnknownLevel, levels, suiting_level
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.text.words import LANGUAGES

SEEDS: Final = (-(1 << 63), (1 << 63) - 1)  # what a saved file can hold


class Setup(Struct, frozen=True, kw_only=True):
    """Who plays what, as asked for on the command line."""

    game: Game
    seats: int
    people: int
    bots: str | None  # None: those next to the weakest
    seed: int | None
    lang: str | None
    options: dict[str, Any]


def set_up(setup: Setup) -> tuple[Match, Level]:
    """The match, and the level of its bots."""
    game, options = setup.game, setup.options
    if not 0 <= setup.people <= setup.seats:
        raise _wrong(f"{setup.people} people do not fit on {setup.seats} seats")
    if setup.seed is not None and not SEEDS[0] <= setup.seed <= SEEDS[1]:
        raise _wrong(f"a seed is a number from {SEEDS[0]} to {SEEDS[1]}, not {setup.seed}")
    if setup.lang not in {None, *LANGUAGES}:
        raise _wrong(f"no words in {setup.lang!r}; there are {', '.join(LANGUAGES)}")
    known = [field.name for field in fields(game.options)]
    if unknown := [name for name in options if name not in known]:
        there = ", ".join(known) or "none"
        raise _wrong(f"options of {game.id}: no {unknown[0]!r}; there are {there}")
    try:
        match = Match(game, seats=setup.seats, seed=setup.seed, **game.opening | options)
        usual = levels(game.id)[:2][-1]
        return match, _chosen(match, setup.bots) if setup.bots else usual
    except (UnknownLevel, ValueError) as error:
        raise _wrong(str(error)) from None


def _chosen(match: Match, name: str) -> Level:
    return suiting_level(match.game.id, name, match.seats, match.options)


def _wrong(sentence: str) -> Failure:
    return Failure(sentence, exits.USAGE)


def check_writable(path: Path) -> None:
    """Before play rather than after it."""
    why = ""
    if path.is_dir():
        why = "it is a folder"
    elif not path.parent.is_dir():
        why = f"there is no folder {path.parent}"
    elif not os.access(path.parent, os.W_OK | os.X_OK):
        why = f"nothing may be written in {path.parent}"
    if why:
        raise Failure(f"the match cannot be saved in {path}: {why}", exits.CANNOT_WRITE)
