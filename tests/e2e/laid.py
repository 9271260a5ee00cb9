"""Tables laid over the wire, by another device of the same people.

A test that is about what comes later need not fill in the form, read the guide and play a whole
game in a browser, where a move costs a hundred times as much.
"""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from manoir.bots.bot import levels
from manoir.games.escalier.staircase import TOP
from tests.e2e.people import FRIEND, GHOST

# A browser that has seen the guides, and kept all else as it was.
GUIDED = """(() => {
  const kept = JSON.parse(localStorage.getItem('manoir') ?? '{}')
  kept.guided ??= ['escalier', 'labyrinthe', 'pacman', 'pasvu']
  localStorage.setItem('manoir', JSON.stringify(kept))
})()"""
PATIENCE = 60  # seconds: the first bot that is asked may still be getting ready
Until = Callable[[dict[str, Any]], bool]


class Device:
    """The person of a page at a table, without a page."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.positions: dict[int | None, dict[str, Any]] = {}
        self.tell("hello")
        self.hear("room")

    def tell(self, type: str, **fields: Any) -> None:
        self._socket.send(json.dumps({"type": type, **fields}))

    def hear(self, *types: str) -> dict[str, Any]:
        """The next message of these types."""
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(PATIENCE))
            assert message["type"] != "rejected", message
            if message["type"] == "position":
                self.positions[message["eye"]] = message
            if message["type"] in types:
                return message

    @property
    def ply(self) -> int:
        return min((position["ply"] for position in self.positions.values()), default=-1)

    @property
    def offered(self) -> dict[int, list[Any]]:
        """The moves that are open now, by seat."""
        seats = self.positions.items()
        return {eye: one["legal"] for eye, one in seats if eye is not None and one["legal"]}

    def play(self, seat: int, move: Any) -> int:
        """Play a move; the ply after it."""
        ply = self.positions[seat]["ply"]
        self.tell("play", seat=seat, ply=ply, id=f"laid-{ply:06}-{seat}", move=move)
        return int(self.hear("accepted")["ply"])

    def hear_until(self, ply: int) -> None:
        while self.ply < ply:
            self.hear("position")


@contextmanager
def at_table(page: Page, url: str) -> Iterator[Device]:
    house, _, table = url.partition("/t/")
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())
    with connect(
        f"{house.replace('http', 'ws', 1)}/api/tables/{table}/live",
        additional_headers={"Cookie": cookies, "Origin": house},
        compression=None,
        proxy=None,
        max_size=None,
    ) as socket:
        yield Device(socket)


def lay_table(
    page: Page,
    *others: str,
    game: str = "escalier",
    seats: int = 2,
    guided: bool = True,
    public: bool = False,
    tempo: str = "no_hurry",
    **options: Any,
) -> str:
    """Open a table on one's own seat, and begin if nobody is still to come; its address.

    The last of the others sits on all seats that are left. The page is not there yet; unless it is
    `guided`, the guide comes by itself.
    """
    if guided:
        page.add_init_script(GUIDED)
    house = page.request.get("/api/me").url.removesuffix("/api/me")  # it gives us our session
    wish = {"game": game, "seats": seats, "options": options, "public": public, "tempo": tempo}
    answer = page.request.post("/api/tables", data=wish, headers={"Origin": house})
    assert answer.status == 201, answer.text()
    url = f"{house}/t/{answer.json()['table']}"
    kinds = [others[min(seat, len(others)) - 1] for seat in range(1, seats)]
    with at_table(page, url) as device:
        _take(device, 0, "Anna")
        for seat, kind in enumerate(kinds, 1):
            if kind == GHOST:
                usual = levels(game)[:2][-1].name
                device.tell("seat_bot", seat=seat, level=usual)
                _await_taken(device, seat)
            elif kind != FRIEND:
                _take(device, seat, f"Player {seat + 1}")
        if FRIEND not in kinds:
            _begin(device)
    return url


def come(page: Page, url: str, name: str, seat: int = 1) -> None:
    """Sit down by link on a free seat. The page is not there yet."""
    page.add_init_script(GUIDED)
    page.request.get("/api/me")
    with at_table(page, url) as device:
        _take(device, seat, name)


def begin(page: Page, url: str) -> None:
    with at_table(page, url) as device:
        _begin(device)


def wait_until_gone(page: Page, url: str, seat: int) -> None:
    """Until the house knows that nobody of that seat has the table open, as another one sees it."""
    with at_table(page, url) as device:
        while device.hear("room")["chairs"][seat]["present"]:
            pass


def _take(device: Device, seat: int, name: str) -> None:
    device.tell("sit", seat=seat, nickname=name, nonce="")
    _await_taken(device, seat)


def _await_taken(device: Device, seat: int) -> None:
    while device.hear("room")["chairs"][seat]["kind"] == "empty":
        pass


def _begin(device: Device) -> None:
    device.tell("start")
    device.hear("position")


def lay_for_two(host: Page, guest: Page) -> str:
    """A game of two by link, which both have open; its address."""
    url = lay_table(host, FRIEND)
    come(guest, url, "Zoé")
    begin(host, url)
    for page in (host, guest):
        page.goto(url)
        page.locator("[data-settled=true]").wait_for()
    return url


def near_the_top(view: dict[str, Any]) -> bool:
    """Whether a game on the stairs is about to end; no two throws get past this to the top."""
    return bool(max(*view["tokens"], *view["ghosts"]) >= TOP - 6)


def play_ahead(
    url: str, *pages: Page, seed: int, until: Until = lambda _: False, most: int = 10_000
) -> None:
    """Play what comes for the people of these pages until a view is so, or until the end."""
    rng = random.Random(seed)
    with ExitStack() as stack:
        devices = [stack.enter_context(at_table(page, url)) for page in pages]
        for device in devices:
            device.hear("position")
        for _ in range(most):
            mover = _find_mover(devices)
            if mover is None or until(_any_position(mover)["view"]):
                return
            seat, legal = rng.choice(sorted(mover.offered.items()))
            ply = mover.play(seat, rng.choice(legal))
            for device in devices:
                device.hear_until(ply)


def agree_to_count(url: str, page: Page) -> None:
    """End a game of Pac-Man whose seats are all of this page (P16)."""
    with at_table(page, url) as device:
        while not device.offered:
            device.hear("position")
        seat = next(iter(device.offered))
        device.hear_until(device.play(seat, {"type": "propose"}))
        while device.offered:
            device.hear_until(device.play(min(device.offered), {"type": "answer", "agrees": True}))


def _find_mover(devices: list[Device]) -> Device | None:
    """Who is offered moves, once bots have played; nobody after the end."""
    while True:
        if _any_position(devices[0])["outcome"]:
            return None
        mover = next((device for device in devices if device.offered), None)
        if mover:
            return mover
        for device in devices:
            device.hear("position")


def _any_position(device: Device) -> dict[str, Any]:
    return next(iter(device.positions.values()))
