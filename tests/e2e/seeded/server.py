"""The house with deals that follow a seed, for tests: its own program, which no player can reach.

The seed is the text of a file. Whenever the text changes, chance starts again from it; so one
server gives each test its own deals, the same in every run.

    python -m tests.e2e.seeded.server HOST PORT FILE
"""

import random
import sys
from pathlib import Path

from manoir.server.run import serve
from tests import workers
from tests.server.clocks.turned import turned_clock


class SeededChance(random.Random):
    """The same ids and secret bytes for the same text of a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._text = ""
        super().__init__()

    def getrandbits(self, bits: int, /) -> int:
        text = self._file.read_text()
        if text != self._text:
            self._text = text
            self.seed(text)
        return super().getrandbits(bits)


def main(host: str, port: str, file: str) -> None:
    chance = SeededChance(Path(file))
    clock = turned_clock(Path(file).with_suffix(".clock"))
    serve(host, int(port), chance=chance, clock=clock, forker=workers.of_environment())


if __name__ == "__main__":
    main(*sys.argv[1:])
