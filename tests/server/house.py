"""The house, with processes that begin at once: `python -m tests.server.house HOST PORT`."""

import sys

from manoir.kernel.commands import exits
from manoir.server.run import serve
from tests import workers


def main() -> None:
    host, port = sys.argv[1:]
    serve(host, int(port), forker=workers.of_environment())


if __name__ == "__main__":
    exits.run_command(main)
