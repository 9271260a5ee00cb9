"""People in the maze: each sees what their own page was sent, with the wits of a normal ghost."""

import json
import time
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket, expect

from manoir.bots.bot import Player, level
from manoir.games.labyrinthe.moves import Go, Move, Shift
from manoir.games.labyrinthe.state import View

TURN = "[name=labyrinthe-turn]:checked"
# A button of the twin by its move, wherever the page has scrolled to.
PRESS = """(wanted) => {
  const same = (button) => {
    const move = JSON.parse(button.dataset.move)
    return Object.keys(wanted).every((key) => move[key] === wanted[key])
  }
  const button = [...document.querySelectorAll('[data-move]')].find(same)
  button?.click()
  return Boolean(button)
}"""
HELD = """(radio) => [...document.getElementsByName(radio.name)].indexOf(radio)"""


class Person:
    """At a page, from before it meets the table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.positions: dict[int | None, Any] = {}  # by eye, the latest
        self.told: dict[int | None, list[Any]] = {}
        self._wits: dict[int, Player] = {}
        page.on("websocket", self._listen)

    @property
    def ply(self) -> int:
        """As far as everybody at this screen has been told."""
        return min((position["ply"] for position in self.positions.values()), default=-1)

    @property
    def view(self) -> View:
        """Of the seat whose turn it is here, or of any other."""
        seen = sorted(self.positions.values(), key=lambda position: bool(position["legal"]))
        return msgspec.convert(seen[-1]["view"], View)

    @property
    def is_over(self) -> bool:
        return any(position["outcome"] for position in self.positions.values())

    def wish(self) -> Move | None:
        """What this person would play now, if it is their turn."""
        for eye, position in self.positions.items():
            if eye is None or not position["legal"]:
                continue
            view = msgspec.convert(position["view"], View)
            legal: tuple[Move, ...] = tuple(msgspec.convert(position["legal"], list[Move]))
            wits = self._wits.get(eye) or level("labyrinthe", "normal").make(
                eye, len(view.pawns), view, eye
            )
            self._wits[eye] = wits
            return wits.choose(view, legal, 1.0)  # type: ignore[no-any-return]
        return None

    def wait_beyond(self, ply: int) -> None:
        deadline = time.monotonic() + 20
        while self.ply <= ply:
            assert time.monotonic() < deadline, f"nothing has happened after ply {ply}"
            self.page.wait_for_timeout(20)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message.get("type") == "position":
            self.positions[message["eye"]] = message
            self.told.setdefault(message["eye"], []).extend(message["told"])


def open_maze(
    page: Page,
    mode: str,
    second: str,
    *,
    cards: str = "2 each",
    seats: int = 2,
    first: str | None = "Seat 1",
) -> str:
    """Open a table in English, on one's own seat; its address."""
    page.goto("/open/labyrinthe")
    page.get_by_role("radio", name=mode).check()
    page.get_by_role("radio", name=str(seats), exact=True).check()
    for number in range(2, seats + 1):
        seat = page.get_by_role("region", name=f"Seat {number}")
        seat.get_by_role("radio", name=second).check()
    page.get_by_text("Variants and public table").click()
    page.get_by_role("radio", name=cards).check()
    if first:
        page.get_by_role("group", name="Who starts").get_by_role("radio", name=first).check()
    page.locator("main button.candle").last.click()
    page.wait_for_url("**/t/*")
    return page.url


def press(page: Page, move: Move) -> None:
    """Play by the buttons of the twin."""
    if isinstance(move, Shift):
        page.locator("[name=labyrinthe-turn]").nth(move.turn).evaluate("(radio) => radio.click()")
    page.wait_for_function(PRESS, arg=msgspec.to_builtins(move))


def touch(page: Page, move: Move) -> None:
    """Play by taps on the picture."""
    if isinstance(move, Go):
        page.locator(f'[data-touch="cell:{move.cell}"]').tap()
        return
    assert isinstance(move, Shift)
    while int(page.locator(TURN).evaluate(HELD)) != move.turn:
        page.get_by_role("button", name="Turn right").tap()
    page.locator(f'[data-touch="arrow:{move.arrow}"]').tap()
    page.get_by_role("button", name="Push", exact=True).tap()


def play_to_the_end(person: Person, play: Any = touch, turns: int = 400) -> None:
    """One person against ghosts."""
    for _ in range(turns):
        if person.is_over:
            break
        move = person.wish()
        if move is None:
            person.page.wait_for_timeout(30)
            continue
        before = person.ply
        play(person.page, move)
        person.wait_beyond(before)
    assert person.is_over
    expect(person.page.locator(".headline")).to_be_visible()


def is_dark(page: Page) -> bool:
    return page.locator(".labyrinthe.dark").count() > 0
