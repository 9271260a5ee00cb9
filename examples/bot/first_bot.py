"""A bot in ten lines: `manoir bot first_bot:Bot --table http://127.0.0.1:8000/t/abcdefgh12`."""

import random


class Bot:
    def __init__(self, seat, seats, view, seed):
        self.rng = random.Random(seed)

    def hear(self, events, view):
        """Everything that this seat is told, move by move."""

    def choose(self, view, legal, budget):
        return self.rng.choice(legal)
