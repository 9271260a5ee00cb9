"""Check the dice of a saved game of L'escalier hanté without any of Manoir's code.

    python check_dice.py game.json [the seal the table showed before play]

It needs nothing but Python. How dice are made is told in dice.md, next to this file.
"""

import hashlib
import hmac
import json
import sys

FACES = [1, 2, 3, 4, 0, 0]  # four numbers of pips, and two ghosts


def check(game: dict, seal: str | None = None) -> int:
    """The number of draws that were checked. Raises ValueError at the first wrong one."""
    dice = game["dice"]
    seed = bytes.fromhex(dice["seed"])
    shown = hashlib.sha256(b"manoir|" + dice["table"].encode() + b"|" + seed).hexdigest()
    if shown != (seal or dice["commitment"]):
        raise ValueError("the seed is not the one the table committed to")
    stirred = "".join(f"{i}:{len(n)}:{n};" for i, n in enumerate(dice["nonces"]))
    key = hmac.new(seed, stirred.encode(), hashlib.sha256).digest()
    standing = draws = 0  # moves that still stand: one that is taken back does not count
    for ply, _, move in game["log"]:
        if move["type"] == "rolled" and move["face"] != FACES[draw(key, standing, 6)]:
            raise ValueError(f"the die of ply {ply} is not what the seed rolls")
        if move["type"] == "begin" and move["seat"] != draw(key, standing, game["seats"]):
            raise ValueError("the seed names another seat to begin")
        draws += move["type"] in ("rolled", "begin")
        standing += -1 if move["type"] == "undo" else 1
    return draws


def draw(key: bytes, ply: int, bound: int) -> int:
    """A fair number below `bound`: the incomplete last run of the range is thrown away."""
    attempt = 0
    while True:
        message = f"escalier|{ply}|0|{attempt}".encode()
        number = int.from_bytes(hmac.new(key, message, hashlib.sha256).digest()[:8], "big")
        if number < 2**64 - 2**64 % bound:
            return number % bound
        attempt += 1


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        print(f"{check(json.load(file), *sys.argv[2:3])} draws, all as the seed says")
