"""Make beforehand what bots need, so that no first move waits: `python -m manoir.bots.warm`."""

from manoir.bots.escalier.solve import solve


def warm() -> None:
    """A second call finds everything there."""
    solve()


if __name__ == "__main__":
    warm()
