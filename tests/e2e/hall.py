"""What people do in the hall of Pas vu pas pris."""

import random
from typing import Any

import msgspec
from playwright.sync_api import Page, TimeoutError, expect

from manoir.games.pasvu.moves import Choose, Decline, Done, Escape, Move, Place, Walk
from tests.e2e.person import PRESS, Person, press

EYE = "() => document.querySelector('.game')?.dataset.eye"
PICK = """(ghost) => {
  const button = document.querySelector(`[data-pick="${ghost}"]`)
  if (button?.getAttribute('aria-pressed') === 'false') button.click()
  return Boolean(button)
}"""


def open_hall(
    page: Page, second: str, *, seats: int = 2, practice: bool = False, random_hall: bool = False
) -> str:
    """Open a table in English, on one's own seat; its address."""
    page.goto("/open/pasvu")
    page.get_by_role("radio", name=str(seats), exact=True).check()
    for number in range(2, seats + 1):
        seat = page.get_by_role("region", name=f"Seat {number}")
        seat.get_by_role("radio", name=second).check()
    if practice or random_hall:
        page.get_by_text("Variants and public table").click()
    if practice:
        page.get_by_role("switch", name="Practice").check()
    if random_hall:
        page.get_by_role("radio", name="random").check()
    page.locator("main button.candle").last.click()
    page.wait_for_url("**/t/*")
    return page.url


def whim(person: Person, rng: random.Random) -> Move | None:
    """What somebody without much patience plays: out if possible, a few walks, then done."""
    shown = person.page.evaluate(EYE)  # of several at one screen, whose hall it shows
    for eye, position in person.positions.items():
        if eye is None or str(eye) != shown or not position["legal"]:
            continue
        legal: list[Move] = [msgspec.convert(one, Move) for one in position["legal"]]
        match legal[0]:
            case Decline():
                return rng.choice(legal)
            case Choose():
                return rng.choice(legal)
        out = [move for move in legal if isinstance(move, Escape)]
        tired = position["view"]["points"][eye] < 4 or len(legal) == 1
        return out[0] if out else legal[0] if tired else rng.choice(legal[1:])
    return None


def by_words(page: Page, move: Move) -> None:
    """With the buttons of the twin: a ghost first, then where it goes."""
    if isinstance(move, Walk):
        page.wait_for_function(PICK, arg=move.ghost)
    press(page, move)


def at_once(page: Page, move: Move) -> None:
    """The same without patience: a button that another's move took away is not waited for."""
    if isinstance(move, Walk):
        page.evaluate(PICK, move.ghost)
        page.wait_for_timeout(40)
    page.evaluate(PRESS, msgspec.to_builtins(move))


def by_touch(page: Page, move: Move) -> None:
    """With a finger on the plan and the big buttons under it."""
    match move:
        case Decline():
            page.get_by_role("button", name="Leave it all").first.tap()
        case Place(piece):
            page.locator(f"[data-take={piece}]").tap()
            page.get_by_role("button", name="Put it there").first.tap()
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


def by_quick_touch(page: Page, move: Move) -> None:
    """The same among others: what they took away meanwhile is let go, and another thought of."""
    page.set_default_timeout(2_000)
    try:
        by_touch(page, move)
    except (TimeoutError, AssertionError):
        cancel = page.get_by_role("button", name="Cancel").first
        if cancel.is_visible():
            cancel.tap()
    finally:
        page.set_default_timeout(15_000)


def tap_cell(page: Page, column: int, row: int) -> None:
    """In the middle of it, whatever stands there."""
    box: Any = page.locator(f'[data-cell="{column},{row}"]').bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def finish(page: Page) -> None:
    """Points that would be lost are asked about once."""
    page.get_by_role("button", name="Done", exact=True).first.tap()
    sure = page.get_by_role("button", name="Done all the same")
    if sure.count():
        sure.tap()
