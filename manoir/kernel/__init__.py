"""What every game shares. It knows no game."""

from manoir.kernel.chance import Below, Chance, Difference, Observation, Sampler, shuffled
from manoir.kernel.dice import Dice, FairDice, FastDice
from manoir.kernel.outcome import Outcome
from manoir.kernel.refusal import Refusal, Refused
from manoir.kernel.seats import NATURE, Seat, put
from manoir.kernel.undo import state_before

__all__ = [
    "NATURE",
    "Below",
    "Chance",
    "Dice",
    "Difference",
    "FairDice",
    "FastDice",
    "Observation",
    "Outcome",
    "Refusal",
    "Refused",
    "Sampler",
    "Seat",
    "put",
    "shuffled",
    "state_before",
]
