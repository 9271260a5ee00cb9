"""Manoir: a haunted house of board games."""

from manoir.kernel.archive import Damaged
from manoir.kernel.match import Match
from manoir.kernel.refusal import Refusal, Refused
from manoir.kernel.registry import find, games
from manoir.kernel.verify import recheck, verify

__version__ = "0.1.0"

__all__ = [
    "Damaged",
    "Match",
    "Refusal",
    "Refused",
    "__version__",
    "find",
    "games",
    "recheck",
    "verify",
]
