"""What people do in the hall of Pas vu pas pris."""

import json
import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Locator, Page, Route, expect

from manoir.games.pasvu.box import FAMILY
from manoir.games.pasvu.moves import (
    Choose,
    Decline,
    Done,
    Escape,
    Fuse,
    Move,
    Pass,
    Place,
    Put,
    Swap,
    Tip,
    Walk,
)
from tests.e2e.person import Person
from tests.e2e.person import press as press_move

EYE = "() => document.querySelector('.game')?.dataset.eye"
PICK = """(ghost) => {
  const button = document.querySelector(`[data-pick="${ghost}"]`)
  if (button?.getAttribute('aria-pressed') === 'false') button.click()
  return Boolean(button)
}"""


def open_hall(
    page: Page,
    *others: str,
    seats: int = 2,
    switches: tuple[str, ...] = (),
    choices: tuple[str, ...] = (),
) -> str:
    """Open a table in English, on one's own seat, the last of the others on all that are left."""
    page.goto("/open/pasvu")
    page.get_by_role("radio", name=str(seats), exact=True).check()
    for number in range(2, seats + 1):
        seat = page.get_by_role("region", name=f"Seat {number}")
        seat.get_by_role("radio", name=others[min(number - 2, len(others) - 1)]).check()
    if switches or choices:
        page.get_by_text("Variants and public table").click()
    for switch in switches:
        page.get_by_role("switch", name=switch).check()
    for choice in choices:
        page.get_by_role("radio", name=choice).check()
    page.locator("main button.candle").last.click()
    page.wait_for_url("**/t/*")
    return page.url


def with_options(page: Page, **options: Any) -> None:
    """Tables that this page opens have options which no form offers, such as a prepared deck."""

    def change(route: Route) -> None:
        if route.request.method != "POST":
            return route.continue_()
        wish = json.loads(route.request.post_data or "{}")
        wish["options"] = {**wish.get("options", {}), **options}
        return route.continue_(post_data=json.dumps(wish))

    page.route("**/api/tables", change)


def whim(person: Person, rng: random.Random) -> Move | None:
    """What somebody without much patience plays: out if possible, a few walks, then done."""
    shown = person.page.evaluate(EYE)  # of several at one screen, whose hall it shows
    for eye, position in person.positions.items():
        if eye is None or str(eye) != shown or not position["legal"]:
            continue
        legal: list[Move] = [msgspec.convert(one, Move) for one in position["legal"]]
        match legal[0]:
            case Decline() | Choose() | Tip() | Swap() | Put() | Pass():
                return rng.choice(legal)
        out = [move for move in legal if isinstance(move, Escape | Fuse)]
        tired = position["view"]["points"][eye] < 4 or len(legal) == 1
        return out[0] if out else legal[0] if tired else rng.choice(legal[1:])
    return None


def by_words(page: Page, move: Move) -> None:
    """With the buttons of the twin: a ghost first, then where it goes."""
    if isinstance(move, Walk):
        page.wait_for_function(PICK, arg=move.ghost)
    press_move(page, move)


class Pointer(NamedTuple):
    """What one points with."""

    press: Callable[[Locator], None]
    press_at: Callable[[Page, float, float], None]


FINGER: Final = Pointer(Locator.tap, lambda page, x, y: page.touchscreen.tap(x, y))
MOUSE: Final = Pointer(Locator.click, lambda page, x, y: page.mouse.click(x, y))


def by_touch(page: Page, move: Move) -> None:
    point(page, move, FINGER)


def by_mouse(page: Page, move: Move) -> None:
    point(page, move, MOUSE)


def point(page: Page, move: Move, pointer: Pointer) -> None:
    """On the plan and at the big buttons under it."""
    press = pointer.press
    match move:
        case Decline():
            press(page.get_by_role("button", name="Leave it all").first)
        case Place(piece):
            put_where_it_stands(page, piece, press)
        case Walk(ghost, x, y):
            press(page.locator(f'[data-take="{ghost}"]'))
            press_cell(page, x // 1000, y // 1000, pointer)
            hide = page.get_by_role("button", name="Hide it for me").first
            press(hide)
            expect(hide).to_be_hidden()
        case Escape(ghost):
            press(page.locator(f'[data-take="{ghost}"]'))
            press(page.get_by_role("button", name="Out through the door").first)
        case Done():
            finish(page, press)
        case Choose(side):
            press(page.locator(f"button[data-side={side}]"))
        case Fuse(ghost, other):
            press(page.locator(f'[data-fuse="{ghost},{other}"]').first)
        case Tip(piece, side):
            press(page.locator(f"[data-tip={piece}]"))
            press(page.locator(f"[data-towards={side}]"))
        case Swap(seat, ghost, by):
            press(page.locator(f'[data-swap="{seat}:{ghost}"]'))
            larger = page.locator(f"[data-by={FAMILY[by]}]")
            if larger.count():
                press(larger)
        case Put():
            press(page.locator("button[data-door]").first)
            spot = page.locator("[data-put]").first
            if spot.count():
                press(spot)
        case Pass():
            press(page.locator("[data-pass]"))


def put_where_it_stands(page: Page, piece: str, press: Callable[[Locator], None]) -> None:
    """Take a piece and put it down; if the house says that it cannot stay, leave it all."""
    press(page.locator(f"[data-take={piece}]"))
    page.locator(".controls .yes, .controls .not").first.wait_for()
    if page.locator(".controls .yes").count():
        press(page.get_by_role("button", name="Put it there").first)
    else:
        press(page.get_by_role("button", name="Cancel").first)
        press(page.get_by_role("button", name="Leave it all").first)


def press_cell(page: Page, column: int, row: int, pointer: Pointer) -> None:
    """In the middle of it, whatever stands there."""
    cell = page.locator(f'[data-cell="{column},{row}"]')
    cell.scroll_into_view_if_needed()
    box = cell.bounding_box()
    assert box, f"cell {column},{row} is gone"
    pointer.press_at(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def finish(page: Page, press: Callable[[Locator], None]) -> None:
    """Points that would be lost are asked about once."""
    press(page.get_by_role("button", name="Done", exact=True).first)
    sure = page.get_by_role("button", name="Done all the same")
    if sure.count():
        press(sure)
