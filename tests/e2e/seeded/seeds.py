"""Seeds of browser tests: one a test, named by the test itself."""

from hashlib import sha256
from pathlib import Path

from tests.server.clocks.turned import turn
from tests.server.running import Running

PROGRAM = "tests.e2e.seeded.server"
SEEDED_PAGE = Path(__file__).with_name("page.js").read_text()


def seed_of(file: str, test: str, number: int) -> str:
    """The seed of a test, in whichever folder its file lies; another number, another seed."""
    return sha256(f"{number}|tests/e2e/{file}::{test}".encode()).hexdigest()[:16]


def seeded_page(seed: str, visitor: int) -> str:
    """The script that seeds the chance of one visitor's pages."""
    state = int.from_bytes(sha256(f"{seed}|{visitor}".encode()).digest()[:4], "big")
    return f"({SEEDED_PAGE})({state})"


class SeededHouse(Running):
    """A server whose deals follow the seed of the test that is running."""

    def __init__(self, data: Path) -> None:
        self._file = data.with_suffix(".seed")
        self._seed, self._starts = "nobody plays yet", 0
        program = (PROGRAM, str(self._file))
        super().__init__(data, program=program, MANOIR_PUSH_LOOPBACK="true")

    def turn(self, seconds: float) -> None:
        """Make it later in the house."""
        turn(self._file.with_suffix(".clock"), seconds)

    def follow(self, seed: str) -> None:
        self._seed, self._starts = seed, 0
        self._write()

    def start(self) -> None:
        """A server that comes back deals other tables than before: theirs are on the disk."""
        self._starts += 1
        self._write()
        super().start()

    def _write(self) -> None:
        self._file.write_text(f"{self._seed}/{self._starts}")
