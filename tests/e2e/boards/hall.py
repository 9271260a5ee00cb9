"""What people do in the hall of Pas vu pas pris."""

import json
import random
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, expect

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
from tests.e2e.person import Person, press

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
    press(page, move)


def by_touch(page: Page, move: Move) -> None:
    """With a finger on the plan and the big buttons under it."""
    match move:
        case Decline():
            page.get_by_role("button", name="Leave it all").first.tap()
        case Place(piece):
            put_where_it_stands(page, piece)
        case Walk(ghost, x, y):
            page.locator(f'[data-take="{ghost}"]').tap()
            tap_cell(page, x // 1000, y // 1000)
            hide = page.get_by_role("button", name="Hide it for me").first
            hide.tap()
            expect(hide).to_be_hidden()
        case Escape(ghost):
            page.locator(f'[data-take="{ghost}"]').tap()
            page.get_by_role("button", name="Out through the door").first.tap()
        case Done():
            finish(page)
        case Choose(side):
            page.locator(f"button[data-side={side}]").tap()
        case Fuse(ghost, other):
            page.locator(f'[data-fuse="{ghost},{other}"]').first.tap()
        case Tip(piece, side):
            page.locator(f"[data-tip={piece}]").tap()
            page.locator(f"[data-towards={side}]").tap()
        case Swap(seat, ghost, by):
            page.locator(f'[data-swap="{seat}:{ghost}"]').tap()
            larger = page.locator(f"[data-by={FAMILY[by]}]")
            if larger.count():
                larger.tap()
        case Put():
            page.locator("button[data-door]").first.tap()
            spot = page.locator("[data-put]").first
            if spot.count():
                spot.tap()
        case Pass():
            page.locator("[data-pass]").tap()


def put_where_it_stands(page: Page, piece: str) -> None:
    """Take a piece and put it down; if the house says that it cannot stay, leave it all."""
    page.locator(f"[data-take={piece}]").tap()
    page.locator(".controls .yes, .controls .not").first.wait_for()
    if page.locator(".controls .yes").count():
        page.get_by_role("button", name="Put it there").first.tap()
    else:
        page.get_by_role("button", name="Cancel").first.tap()
        page.get_by_role("button", name="Leave it all").first.tap()


def tap_cell(page: Page, column: int, row: int) -> None:
    """In the middle of it, whatever stands there."""
    cell = page.locator(f'[data-cell="{column},{row}"]')
    cell.scroll_into_view_if_needed()
    box = cell.bounding_box()
    assert box, f"cell {column},{row} is gone"
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def finish(page: Page) -> None:
    """Points that would be lost are asked about once."""
    page.get_by_role("button", name="Done", exact=True).first.tap()
    sure = page.get_by_role("button", name="Done all the same")
    if sure.count():
        sure.tap()
