"""People at a table: each sees what their own page was sent, with the wits of a ghost."""

import json
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket, expect

from manoir.bots.bot import Player, level

# A button of the twin by its move, wherever the page has scrolled to.
PRESS = """(wanted) => {
  const same = (button) => {
    const move = JSON.parse(button.dataset.move)
    return Object.keys(wanted).every((key) => String(move[key]) === String(wanted[key]))
  }
  const button = [...document.querySelectorAll('[data-move]')].find(same)
  button?.click()
  return Boolean(button)
}"""

# The page shows a ply and has finished: nothing moves, nothing waits, nothing was sent. A look
# without motion is skipped.
SHOWS = """(ply) => {
  document.querySelector('[data-look][data-quiet] .skip')?.click()
  const game = document.querySelector('.game')
  return Number(game?.dataset.ply) >= ply && game.dataset.settled === 'true'
}"""

# The outermost fold that hides a button is what Tab comes to first; then the button itself.
FOCUS = """(selector) => {
  const button = document.querySelector(selector)
  if (!button) return false
  let fold = null
  for (let up = button.parentElement; up; up = up.parentElement) {
    if (up.tagName === 'DETAILS' && !up.open) fold = up
  }
  const target = fold ? fold.querySelector('summary') : button
  target.focus()
  return document.activeElement === target
}"""


class Person:
    """At a page, from before it meets the table."""

    def __init__(self, page: Page, game: str = "labyrinthe", wits: str = "normal") -> None:
        self.page = page
        self.game = game
        self.positions: dict[int | None, Any] = {}  # by eye, the latest
        self.told: dict[int | None, list[Any]] = {}
        self._level = level(game, wits)
        self._view = import_module(f"manoir.games.{game}.state").View
        self._move = import_module(f"manoir.games.{game}.moves").Move
        self._wits: dict[int, Player] = {}
        self._asked: set[str] = set()  # questions without an answer yet
        page.on("websocket", self._listen)

    @property
    def ply(self) -> int:
        """As far as everybody at this screen has been told."""
        return min((position["ply"] for position in self.positions.values()), default=-1)

    @property
    def is_settled(self) -> bool:
        """Whether everybody at this screen has been told the same."""
        return len({position["ply"] for position in self.positions.values()}) == 1

    @property
    def view(self) -> Any:
        """Of the seat whose turn it is here, or of any other."""
        seen = sorted(self.positions.values(), key=lambda position: bool(position["legal"]))
        return msgspec.convert(seen[-1]["view"], self._view)

    @property
    def is_answered(self) -> bool:
        """Whether the house has answered all that this page asked."""
        return not self._asked

    @property
    def is_over(self) -> bool:
        return any(position["outcome"] for position in self.positions.values())

    @property
    def seats(self) -> set[int]:
        """Those that this person plays; none for whoever watches."""
        return {eye for eye in self.positions if eye is not None}

    @property
    def to_act(self) -> set[int]:
        return set(next(iter(self.positions.values()))["to_act"])

    def wish(self) -> Any | None:
        """What this person would play now, if it is their turn."""
        for eye, position in self.positions.items():
            if eye is None or not position["legal"]:
                continue
            view = msgspec.convert(position["view"], self._view)
            legal = tuple(msgspec.convert(move, self._move) for move in position["legal"])
            seats = len(position["view"]["colours"])
            wits = self._wits.get(eye) or self._level.make(eye, seats, view, eye)
            self._wits[eye] = wits
            return wits.choose(view, legal, 1.0)
        return None

    def page_says(self) -> list[str]:
        """Why a move may not have been played."""
        return self.page.locator("[role=alert], .controls").all_inner_texts()

    def wait_beyond(self, ply: int) -> None:
        deadline = time.monotonic() + 20
        while self.ply <= ply:
            assert time.monotonic() < deadline, f"nothing after ply {ply}: {self.page_says()}"
            self.page.wait_for_timeout(20)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._say)
        socket.on("framereceived", self._hear)

    def _say(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] in ("try", "consult"):
            self._asked.add(message["id"])

    def _hear(self, data: str | bytes) -> None:
        message = json.loads(data)
        self._asked.discard(message.get("id"))
        if message.get("type") == "position":
            self.positions[message["eye"]] = message
            self.told.setdefault(message["eye"], []).extend(message["told"])


def settle(*people: Person) -> None:
    """Wait until all pages show the same position, and only these people can change it."""
    deadline = time.monotonic() + 180  # the first bot that is asked may still be getting ready
    while not _are_settled(people):
        assert time.monotonic() < deadline, [person.ply for person in people]
        people[0].page.wait_for_timeout(20)
    for person in people:
        person.page.wait_for_function(SHOWS, arg=person.ply, timeout=180_000)


def _are_settled(people: tuple[Person, ...]) -> bool:
    if not all(person.is_settled for person in people) or len({p.ply for p in people}) > 1:
        return False
    seats = set[int]().union(*(person.seats for person in people))
    return people[0].is_over or people[0].to_act <= seats


def press(page: Page, move: Any) -> None:
    """Play by a button of the twin."""
    page.wait_for_function(PRESS, arg=msgspec.to_builtins(move))


def press_key(page: Page, selector: str) -> None:
    """Enter on a button; what folds it away is opened first."""
    for _ in range(4):
        page.wait_for_function(FOCUS, arg=selector)
        page.keyboard.press("Enter")
        if page.evaluate("() => document.activeElement?.tagName") != "SUMMARY":
            return


def play_turn(person: Person, play: Callable[[Page, Any], None] = press) -> bool:
    """Play what this person wishes, once bots have moved; whether the game goes on."""
    settle(person)
    if person.is_over:
        return False
    before = person.ply
    play(person.page, person.wish())
    person.wait_beyond(before)
    return True


def play_to_the_end(
    person: Person, play: Callable[[Page, Any], None] = press, turns: int = 400
) -> None:
    """One person against bots, or for everybody at one screen."""
    assert any(not play_turn(person, play) for _ in range(turns)), "the game does not end"
    # What is still to be shown may take its time on a slow machine.
    expect(person.page.locator(".headline")).to_be_visible(timeout=30_000)
