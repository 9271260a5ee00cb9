"""What people do on the circuit of Pac-Man."""

from typing import Any

from playwright.sync_api import Page

from manoir.games.pacman.moves import Chase, Move, PutBack, Rob, Run


def open_circuit(
    page: Page, second: str, *, seats: int = 2, circuit: str | None = None, end: str | None = None
) -> str:
    """Open a table in English, on one's own seat; its address."""
    page.goto("/open/pacman")
    if circuit:
        page.get_by_role("radio", name=circuit).check()
    page.get_by_role("radio", name=str(seats), exact=True).check()
    for number in range(2, seats + 1):
        seat = page.get_by_role("region", name=f"Seat {number}")
        seat.get_by_role("radio", name=second).check()
    if end:
        page.get_by_text("Variants and public table").click()
        page.get_by_role("radio", name=end).check()
    page.locator("main button.candle").last.click()
    page.wait_for_url("**/t/*")
    return page.url


def touch(page: Page, move: Move) -> None:
    """Play by taps: a die, a piece, an end; by the way that the house proposes."""
    match move:
        case Run(die, path):
            seat = page.locator('[data-touch^="tray:"][aria-current=true]').get_attribute(
                "data-tray"
            )
            give(page, die, f"eater:{seat}", path[-1])
        case Chase(die, ghost, path):
            give(page, die, f"ghost:{ghost}", path[-1])
        case Rob(seat):
            tap(page, f"button[data-touch='tray:{seat}']")
        case PutBack(hole):
            tap_place(page, hole)
        case _:
            tap(page, "[data-touch=roll]")


def give(page: Page, die: int, piece: str, end: int) -> None:
    held = page.locator(f'[data-touch^="die:"][data-face="{die}"]').first
    if held.get_attribute("aria-pressed") != "true":
        held.tap()
    tap(page, f'[data-touch="{piece}"]')
    tap_place(page, end)
    go = page.locator("[data-touch=go]")
    if go.count():
        go.tap()


def tap(page: Page, selector: str) -> None:
    page.locator(selector).first.tap()


def tap_place(page: Page, place: int) -> None:
    """In the middle of it, whoever stands there."""
    box: Any = page.locator(f'[data-touch="place:{place}"]').bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
