"""The former place of `manoir duel` and `manoir.arena.duel`, for commands written down before."""

from manoir.arena.duel import Duel, Score, duel, parse_option, run_duel
from manoir.arena.scores import interval, share
from manoir.bots.listener import Listener
from manoir.kernel.commands import exits

__all__ = ["Duel", "Listener", "Score", "duel", "interval", "parse_option", "share"]

if __name__ == "__main__":
    exits.run_function(run_duel)
