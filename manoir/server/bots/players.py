"""The bots that live in one process, from one move to the next."""

import sys
from collections import OrderedDict
from typing import Final

import msgspec

from manoir.bots.bot import Player, level, levels
from manoir.bots.machine_speed import turn_on_if_made
from manoir.bots.play import advise, first_view, heard_since
from manoir.kernel import registry
from manoir.kernel.match import Match
from manoir.server.bots.questions import (
    ANSWER,
    FAILED,
    FOUND,
    UNKNOWN,
    Begin,
    Choose,
    Consult,
    Forget,
    Hear,
    Message,
    WarmUp,
)

MOST: Final = 1024  # of 1 to 150 kB


class Players:
    """Keeps those that were asked last; of any other, the house must tell everything again."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: OrderedDict[int, Player] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def answer(self, message: Message) -> bytes | None:
        """Return the answer to what wants one. A bot that fails is not kept."""
        match message:
            case Begin():
                self._begin(message)
            case Hear():
                self._hear(message)
            case Forget(players):
                for player in players:
                    self._kept.pop(player, None)
            case WarmUp(number, game):
                try_warm_up(game)
                return ANSWER.pack(number, FOUND)
            case Choose():
                return self._choose(message)
            case Consult():
                return _consult(message)
        return None

    def _begin(self, sits: Begin) -> None:
        try:
            turn_on_if_made(sits.game)
            make = level(sits.game, sits.level).make
            self._kept[sits.player] = make(sits.seat, sits.seats, sits.view, sits.seed)
        except Exception as error:
            _report(f"{sits.game} {sits.level}", error)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def _hear(self, told: Hear) -> None:
        player = self._kept.pop(told.player, None)
        if player is None:
            return
        try:
            for events, view in told.heard:
                player.hear(events, view)
            self._kept[told.player] = player
        except Exception as error:
            _report(type(player).__name__, error)

    def _choose(self, asked: Choose) -> bytes:
        player = self._kept.pop(asked.player, None)
        if player is None:
            return ANSWER.pack(asked.number, UNKNOWN)
        try:
            move = msgspec.json.encode(player.choose(asked.view, asked.legal, asked.budget))
        except Exception as error:
            _report(type(player).__name__, error)
            return ANSWER.pack(asked.number, FAILED)
        self._kept[asked.player] = player
        return ANSWER.pack(asked.number, FOUND) + move


def warm_up(name: str) -> None:
    """Import, load and compile what the bots of a game need, while no move waits for it."""
    game = registry.find(name)
    match = Match(game, seats=game.seats[0], seed=1)
    seat = match.to_act[0]
    for bot in levels(name):
        players, first = Players(), first_view(match, seat)
        players.answer(Begin(0, name, bot.name, seat, match.seats, 1, first))
        players.answer(Hear(name, 0, heard_since(match, seat)))
        players.answer(Choose(name, 0, 0, match.view(seat), match.legal(seat), 0.05))


def try_warm_up(game: str) -> None:
    """The same; whatever is wrong with a bot is told, and no more."""
    try:
        warm_up(game)
    except Exception as error:
        _report(f"warming up {game}", error)


def _consult(asked: Consult) -> bytes:
    try:
        found = msgspec.json.encode(advise(asked.game, asked.view, asked.seat, asked.question))
    except Exception as error:
        _report(f"advice in {asked.game}", error)
        return ANSWER.pack(asked.number, FAILED)
    return ANSWER.pack(asked.number, FOUND) + found


def _report(who: str, error: Exception) -> None:
    print(f"bot failed: {who}: {error!r}", file=sys.stderr)
