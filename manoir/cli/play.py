"""A table in the terminal: people at one keyboard, and bots.

It runs on the terminal's second screen, so that nobody can scroll back in a game of memory.
"""

import os
import re
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.prompt import Prompt

from manoir.bots.bot import Level, Player
from manoir.bots.play import first_view, heard_since
from manoir.cli.setup import Setup, check_writable, set_up
from manoir.kernel import Refusal, Seat
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.text import plain
from manoir.kernel.text.words import FIRST, HOUSE, LANGUAGES, spoken


class Terminal:
    """How a game speaks and draws: by its own module, or plainly."""

    def __init__(self, game: Game, lang: str) -> None:
        self._own: Any = _module(game)
        self._lang = spoken(self._own, lang)

    def draw(self, view: Any, names: tuple[str, ...]) -> list[str]:
        lines: list[str] = self._own.draw(view, names, self._lang)
        return lines

    def label(self, move: Any) -> str:
        return str(self._own.label(move, self._lang))

    def tell(self, event: Any, names: tuple[str, ...]) -> str:
        return str(self._own.tell(event, names, self._lang))

    def offer(self, view: Any, offered: tuple[Any, ...]) -> list[str] | None:
        """What may be typed, for games whose moves are too many to number; else None."""
        return self._own.offer(view, offered, self._lang) if hasattr(self._own, "offer") else None

    def typed(self, view: Any, offered: tuple[Any, ...], answer: str) -> Any:
        """The move that somebody has typed, in capitals or not; if none, a sentence or nothing."""
        if hasattr(self._own, "read"):
            return self._own.read(view, offered, answer, self._lang)
        words = " ".join(answer.upper().split())
        return next((move for move in offered if self._own.typed(move) == words), None)

    def refused(self, refusal: Refusal) -> str:
        """Why a typed move cannot be played, for games where more may be typed than is offered."""
        own = getattr(self._own, "refused", None)
        return own(refusal, self._lang) if own else f"{refusal.code} ({refusal.rule})"


def play_match(console: Console, setup: Setup, save: Path | None) -> None:
    """Play one game. Raises Failure if it cannot be set up like that, or not be saved."""
    match, bots = set_up(setup)
    table = TerminalTable(console, match, setup, bots)
    if save:
        check_writable(save)
    with console.screen(hide_cursor=False), suppress(KeyboardInterrupt):  # Ctrl-C leaves, like q
        table.run()
    table.close(save)


class TerminalTable:
    """Shows, asks, plays."""

    def __init__(self, console: Console, match: Match, setup: Setup, bots: Level) -> None:
        self._console, self._match, self._make = console, match, bots.make
        lang = setup.lang or _language()
        self._words = HOUSE[lang]
        self._terminal = Terminal(match.game, lang)
        self._bots = range(setup.people, match.seats)
        self._names = tuple(self._name(seat, bots.name) for seat in range(match.seats))
        self._players: dict[Seat, Player] = {}
        self._news: list[str] = []
        self._heard = 0
        self._looking: Seat | None = None if setup.people > 1 else 0  # who is before the screen
        self._sit_bots()

    def run(self) -> None:
        while not self._match.outcome:
            seat = self._match.to_act[0]
            if seat in self._bots:
                view, offered = self._match.view(seat), self._match.legal(seat)
                self._play(seat, self._players[seat].choose(view, offered, 1.0))
            elif not self._ask(seat):
                return
        self._show(None)
        self._prompt("⏎", default="")

    def close(self, save: Path | None) -> None:
        outcome = self._match.outcome
        names = ", ".join(self._names[seat] for seat in outcome.winners) if outcome else ""
        self._console.print(self._words["won" if outcome else "left"].format(names=names))
        if save:
            try:
                self._match.save(save)
            except OSError as error:
                sentence = f"the match cannot be saved in {save}: {exits.reason(error)}"
                raise Failure(sentence, exits.CANNOT_WRITE) from None
            self._console.print(self._words["saved"].format(path=save))

    def _ask(self, seat: int) -> bool:
        """False if somebody leaves."""
        offered, view = self._match.legal(seat), self._match.view(seat)
        self._hand_over(seat, view)
        self._show(seat)
        self._console.print(f"\n[bold]{self._words['turn'].format(name=self._names[seat])}[/]")
        lines = self._terminal.offer(view, offered)
        for line in self._numbered(offered) if lines is None else lines:
            self._console.print(line, highlight=False)
        default = "1" if lines is None and len(offered) == 1 else None
        answer = self._prompt(self._words["choose" if lines is None else "type"], default)
        self._news = []
        if answer == "q":
            return False
        if answer == "u":
            self._undo()
        elif lines is None:
            self._choose(seat, offered, answer)
        else:
            self._read(seat, view, offered, answer or "")
        return True

    def _hand_over(self, seat: int, view: Any) -> None:
        """Where a seat knows more than everybody, the others look away first."""
        if seat != self._looking and view != self._match.view(None):
            self._console.clear()
            self._prompt(self._words["alone"].format(name=self._names[seat]), default="")
            self._looking = seat

    def _numbered(self, offered: tuple[Any, ...]) -> list[str]:
        """A line a move: its number, its words, and its short text, which may be typed as well."""
        write = self._match.game.notation.write_move
        return [
            f" [bold]{number}[/] {self._terminal.label(move)}  [dim]{escape(write(move))}[/]"
            for number, move in enumerate(offered, start=1)
        ]

    def _choose(self, seat: int, offered: tuple[Any, ...], answer: str | None) -> None:
        if answer and answer.isdecimal() and 0 < int(answer) <= len(offered):
            self._play(seat, offered[int(answer) - 1])
        elif (move := self._short(offered, answer or "")) and not self._match.check(seat, move):
            self._play(seat, move)
        else:
            self._news = [self._words["unknown"].format(answer=repr(answer))]

    def _short(self, offered: tuple[Any, ...], answer: str) -> Any:
        """The move whose short text was typed, in capitals or not; None if it is another text."""
        notation, words = self._match.game.notation, " ".join(answer.split())
        try:
            return notation.read_move(words)
        except ValueError:
            folded = words.casefold()
            return next((m for m in offered if notation.write_move(m).casefold() == folded), None)

    def _read(self, seat: int, view: Any, offered: tuple[Any, ...], answer: str) -> None:
        move = self._short(offered, answer) or self._terminal.typed(view, offered, answer)
        if move is None or isinstance(move, str):
            self._news = [move or self._words["mistyped"].format(answer=repr(answer))]
        elif refusal := self._match.check(seat, move):
            self._news = [self._terminal.refused(refusal)]
        else:
            self._play(seat, move)

    def _prompt(self, question: str, default: str | None) -> str | None:
        try:
            return Prompt.ask(question, console=self._console, default=default, show_default=False)
        except (EOFError, KeyboardInterrupt):
            return "q"
        except UnicodeDecodeError:  # typed bytes that are no text
            return ""

    def _undo(self) -> None:
        """Whoever moved last takes it back, if the rules of the house allow it."""
        seat = self._match.history[-1].seat if self._match.history else 0
        refusal = self._match.check_undo(seat)
        if refusal or seat in self._bots:
            code, rule = (refusal.code, refusal.rule) if refusal else ("not_yours", "H3")
            self._news = [self._words["no_undo"].format(code=code, rule=rule)]
            return
        self._match.undo(seat)
        self._sit_bots()
        self._news = []

    def _play(self, seat: int, move: Any) -> None:
        self._match.play(seat, move)
        self._listen()

    def _sit_bots(self) -> None:
        """Bots as new, who hear the game from its beginning: as if nothing had been taken back."""
        match = self._match
        self._players = {
            seat: self._make(seat, match.seats, first_view(match, seat), seat)
            for seat in self._bots
        }
        self._news = []
        self._heard = 0
        self._listen()

    def _listen(self) -> None:
        """Tell the bots and the screen what has happened since they last looked."""
        match, start = self._match, self._heard
        for seat, player in self._players.items():
            for events, view in heard_since(match, seat, start):
                player.hear(events, view)
        for index in range(start, len(match.history)):
            self._news += [self._terminal.tell(e, self._names) for e in match.events(index, None)]
        self._heard = len(match.history)

    def _show(self, seat: Seat | None) -> None:
        self._console.clear()
        for line in self._terminal.draw(self._match.view(seat), self._names):
            self._console.print(line, highlight=False)
        for news in self._news[-2 * self._match.seats - 2 :]:
            self._console.print(news, style="italic cyan", markup=False, highlight=False)

    def _name(self, seat: int, bots: str) -> str:
        if seat in self._bots:
            return self._words["bot"].format(level=bots, number=seat + 1)
        return self._words["player"].format(number=seat + 1)


def _module(game: Game) -> Any:
    """What draws a game; Failure if a package names a module that does not load."""
    if not game.terminal:
        return plain
    try:
        return import_module(game.terminal)
    except Exception as error:
        sentence = f"the drawing of {game.id} ({game.terminal}) does not load: {error}"
        raise Failure(sentence, exits.UNAVAILABLE) from None


def _language() -> str:
    """Take the one that the machine speaks, whether or not it has that locale, or else English."""
    names = (os.environ.get(variable, "") for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    lang = re.split(r"[_.@-]", next(filter(None, names), "").lower())[0]
    return lang if lang in LANGUAGES else FIRST
