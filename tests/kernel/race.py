"""A program for `test_threads.py`: several threads that need every game's types at once."""

import sys
from threading import Barrier, Thread

import msgspec

from manoir.kernel import registry
from manoir.kernel.match import Match
from manoir.kernel.match_parts import door
from manoir.server.tables.moves import decoder

THREADS = 8


def main() -> None:
    sys.setswitchinterval(1e-6)
    matches = [Match(game, seats=game.seats[0], seed=1) for game in registry.games().values()]
    moves = [(match.game, match.legal(match.to_act[0])[0]) for match in matches]
    gate = Barrier(THREADS)

    def read(number: int) -> None:
        gate.wait()
        for game, move in moves if number % 2 else reversed(moves):
            if number % 4 < 2:
                assert door.read_move(game, move) == move
            else:
                assert decoder(game).decode(msgspec.json.encode(move)) == move

    threads = [Thread(target=read, args=(number,)) for number in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    main()
