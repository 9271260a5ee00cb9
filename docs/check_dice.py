"""Check the dice and the shuffles of a saved game without any of Manoir's code.

    python check_dice.py game.json [the seal the table showed before play]

It needs nothing but Python. How draws are made is told in dice.md, next to this file.
"""

import hashlib
import hmac
import json
import sys


class Draws:
    """The draws of one ply, in order."""

    def __init__(self, key: bytes, game: str, ply: int) -> None:
        self.key, self.game, self.ply, self.which = key, game, ply, 0

    def below(self, bound: int) -> int:
        """A fair number: the incomplete last run of the range is thrown away."""
        which, attempt = self.which, 0
        self.which += 1
        while True:
            message = f"{self.game}|{self.ply}|{which}|{attempt}".encode()
            number = int.from_bytes(hmac.new(self.key, message, hashlib.sha256).digest()[:8], "big")
            if number < 2**64 - 2**64 % bound:
                return number % bound
            attempt += 1

    def shuffled(self, cards: list) -> list:
        """Fisher and Yates: the last card changes places with any, then the one before it..."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards


FACES = ["bottom", "top", "front", "back", "left", "right"]
TRIES = 10_000  # places for a piece: far more than any hall asks for


def expected(move: dict, draws: Draws, game: dict, seen: set) -> dict | None:
    """What nature's move must have been; None for a move that is not hers, or no matter of dice.

    `seen` are the movement cards so far.
    """
    seats, options = game["seats"], game["options"]
    match move["type"]:
        case "rolled" if draws.game == "pacman":  # one draw for both dice
            both = draws.below(36)
            return {"one": 1 + both // 6, "two": 1 + both % 6}
        case "draw":  # who starts: two dice for the first seat, two for the second...
            return {"throws": [[1 + draws.below(6), 1 + draws.below(6)] for _ in range(seats)]}
        case "rolled":  # four numbers of pips, and two ghosts
            return {"face": [1, 2, 3, 4, 0, 0][draws.below(6)]}
        case "begin":
            first = options["first"]
            return {"seat": draws.below(seats) if first == "random" else first}
        case "lay":  # the tiles of the maze, and how each is turned
            return {
                "tiles": draws.shuffled(list(range(34))),
                "turns": [draws.below(4) for _ in range(34)],
            }
        case "deal":  # the first cards to the first seat, the next to the second...
            return {
                "day": dealt(draws, range(1, 25), move["day"]),
                "night": dealt(draws, range(25, 37), move["night"]),
            }
        case "coin":
            return {"value": [1, 3, 5][draws.below(3)]}
        case "open":
            return opened(move, draws, seats, options)
        case "card":  # one of those that have not come yet, in the order of data/cards.json
            left = [card for card in range(20) if card not in seen]
            return {"card": left[draws.below(len(left))]}
        case "throw":  # a die for each of those who may choose
            return {"faces": [1 + draws.below(6) for _ in move["faces"]]}
        case "door":
            return {"number": 1 + draws.below(6)}
    return None


def opened(move: dict, draws: Draws, seats: int, options: dict) -> dict:
    """The door of the keyhole, who has the die, and in a hall at random where pieces stand.

    Of a piece, places are drawn until one lets it stay. Whether those passed over did not, only
    the rules can say; here each piece must stand where one was drawn.
    """
    door, holder = draws.below(24), draws.below(seats)
    wanted = {"keyhole": {"side": "SENW"[door // 6], "number": 1 + door % 6}, "holder": holder}
    if options["hall"] == "random":
        wanted["pieces"] = [[piece, somewhere(pose, draws)] for piece, pose in move["pieces"]]
    return wanted


def somewhere(pose: dict, draws: Draws) -> dict:
    """That pose, if it is among those drawn."""
    for _ in range(TRIES):
        x, y, yaw = draws.below(6001), draws.below(6001), draws.below(3600)
        face = FACES[draws.below(6)] if draws.below(3) == 0 else "bottom"
        drawn = {"face": face, "x": x, "y": y, "yaw": yaw, "z": pose["z"]}
        if drawn == pose:
            return drawn
    return {}


def dealt(draws: Draws, cards: range, hands: list) -> list:
    if not any(hands):
        return hands
    deck, each = draws.shuffled(list(cards)), len(hands[0])
    return [deck[seat * each : (seat + 1) * each] for seat in range(len(hands))]


def check(game: dict, seal: str | None = None) -> int:
    """How many moves of nature were checked. Raises ValueError at the first wrong one."""
    dice = game["dice"]
    seed = bytes.fromhex(dice["seed"])
    shown = hashlib.sha256(b"manoir|" + dice["table"].encode() + b"|" + seed).hexdigest()
    if shown != (seal or dice["commitment"]):
        raise ValueError("the seed is not the one the table committed to")
    stirred = "".join(f"{i}:{len(n)}:{n};" for i, n in enumerate(dice["nonces"]))
    key = hmac.new(seed, stirred.encode(), hashlib.sha256).digest()
    standing = checked = 0  # moves that still stand: one that is taken back does not count
    cards: set = set()
    for ply, _, move in game["log"]:
        draws = Draws(key, game["game"], standing)
        wanted = expected(move, draws, game, cards)
        if wanted is not None and wanted != {name: move[name] for name in wanted}:
            raise ValueError(f"ply {ply} is not what the seed rolls")
        checked += wanted is not None
        cards |= {move["card"]} if move["type"] == "card" else set()
        standing += -1 if move["type"] == "undo" else 1
    return checked


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        print(f"{check(json.load(file), *sys.argv[2:3])} of nature's moves, all as the seed says")
