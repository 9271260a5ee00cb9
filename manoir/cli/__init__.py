"""`manoir`: serve, backup, restore, admin, doctor, games, play, arena, duel, verify, bench."""

from typing import NoReturn

from manoir.kernel.commands.exits import run_command


def main() -> NoReturn:
    run_command(_run)


def _run() -> None:
    """Imported only now: a Ctrl-C while it loads is an answer like any other."""
    from manoir.cli.app import app
    from manoir.kernel.commands.exits import run_app

    run_app(app)
