"""A process of bots that hang, fail, or play what no game knows. By the seat that asks."""

import pickle
import sys
import time

from manoir.server.bots.worker import READY, receive, send

HANGS, DIES, BABBLES, FAILS = range(4)

if __name__ == "__main__":
    send(sys.stdout.buffer, READY)
    while (data := receive(sys.stdin.buffer)) is not None:
        match pickle.loads(data).seat:
            case 0:
                time.sleep(60)
            case 1:
                sys.exit(3)
            case 2:
                send(sys.stdout.buffer, b'{"type":"checkmate"}')
            case _:
                send(sys.stdout.buffer, b"")
