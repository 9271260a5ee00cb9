"""What people do in the maze."""

from playwright.sync_api import Page

from manoir.games.labyrinthe.moves import Go, Move, Shift
from tests.e2e.person import press as press_button

TURN = "[name=labyrinthe-turn]:checked"
HELD = """(radio) => [...document.getElementsByName(radio.name)].indexOf(radio)"""


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
    press_button(page, move)


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


def is_dark(page: Page) -> bool:
    return page.locator(".labyrinthe.dark").count() > 0
