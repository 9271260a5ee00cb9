"""A host at a command line."""

from pathlib import Path
from typing import Any

import msgspec

from tests import forking


class Host:
    """Runs `manoir admin` on a house."""

    def __init__(self, data: Path) -> None:
        self._data = data

    def run(self, *words: str, given: str = "") -> forking.Done:
        return forking.run(
            "manoir.cli",
            "admin",
            *words,
            answers=given,
            MANOIR_DATA=str(self._data),
            MANOIR_PASSWORD_MEMORY="64",
            MANOIR_PASSWORD_ROUNDS="1",
        )

    def ask(self, *words: str) -> Any:
        """What it answers to programs."""
        done = self.run(*words, "--json")
        assert done.returncode == 0, done.stderr
        return msgspec.json.decode(done.stdout)

    def refused(self, *words: str) -> tuple[int, str]:
        """Its code, and the one sentence that it says."""
        done = self.run(*words)
        assert done.stderr.count("\n") == 1, done.stderr
        return done.returncode, done.stderr.removeprefix("manoir: ").strip()
