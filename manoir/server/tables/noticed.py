"""Which tables have changed since somebody looked: all that a move does for the lobby."""

import asyncio


class Noticed:
    """Ids, collected until `take`; nothing is computed here."""

    def __init__(self) -> None:
        self.wanted = asyncio.Event()  # there is something to look at
        self.follows_moves = False  # somebody wants to know of moves, too
        self.is_stale = True  # what is on the disk has to be read again
        self._rooms: set[str] = set()
        self._moves: set[str] = set()
        self._elsewhere: set[str] = set()
        self.wanted.set()

    def room(self, table: str) -> None:
        """Its chairs, options or stage, or who is there."""
        self._rooms.add(table)
        self.wanted.set()

    def move(self, table: str) -> None:
        if self.follows_moves:
            self._moves.add(table)
            self.wanted.set()

    def move_elsewhere(self, table: str) -> None:
        """On another node, at a table that is not in memory here."""
        if self.follows_moves:
            self._elsewhere.add(table)
            self.wanted.set()

    def take_elsewhere(self) -> set[str]:
        found, self._elsewhere = self._elsewhere, set()
        return found

    def read_again(self) -> None:
        self.is_stale = True
        self.wanted.set()

    def take(self) -> tuple[set[str], set[str]]:
        """The tables whose rooms and those whose positions have changed."""
        rooms, moves = self._rooms, self._moves
        self._rooms, self._moves = set(), set()
        self.wanted.clear()
        return rooms, moves
