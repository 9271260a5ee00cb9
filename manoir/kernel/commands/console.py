"""The console of the house's commands."""

from typing import NoReturn

from rich.console import Console


class PipedConsole(Console):
    """A console that leaves a broken pipe to `exits.run_command`."""

    def on_broken_pipe(self) -> NoReturn:
        self.quiet = True
        raise BrokenPipeError
