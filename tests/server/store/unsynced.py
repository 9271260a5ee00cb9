"""A house with a fault: it acknowledges before the disk has it. R02 must notice."""

from manoir.kernel.commands import exits
from manoir.server import run
from manoir.server.store import disk

if __name__ == "__main__":
    disk.PRAGMAS["synchronous"] = "NORMAL"
    exits.run_command(run.main)
