"""Every shape of screen: the whole board in sight, and nothing over it."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.e2e.boards.circuit import open_circuit
from tests.e2e.boards.circuit import touch as touch_circuit
from tests.e2e.boards.maze import open_maze, touch
from tests.e2e.checks import IN_SIGHT, wait_until_still
from tests.e2e.conftest import PHONE, SIDEWAYS, Visit
from tests.e2e.laid import lay_table, near_the_top, play_ahead
from tests.e2e.people import (
    FRIEND,
    GHOST,
    NEXT_TO_ME,
    open_table,
    play_on,
    random_of,
    skip_guide,
)
from tests.e2e.person import Person, play_to_the_end

TABLET: ViewportSize = {"width": 1024, "height": 768}
# What covers the board or lies outside the screen, of what is played with.
LAID_OUT = """(docks) => {
  const box = (one) => one.getBoundingClientRect()
  const stage = box(document.querySelector('.frame > .stage svg'))
  const faults = []
  if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways')
  if (stage.top < 0 || stage.bottom > innerHeight + 1) faults.push('the board is cut off')
  for (const dock of document.querySelectorAll(docks)) {
    const { left, right, top, bottom } = box(dock)
    const apart = left >= stage.right - 1 || right <= stage.left + 1
    const level = top < stage.bottom - 1 && bottom > stage.top + 1
    if (!apart && level) faults.push(`${dock.className} covers it`)
    if (top >= innerHeight) faults.push(`${dock.className} is below`)
  }
  return faults
}"""


def check(page: Page, docks: str, where: str, *sizes: ViewportSize) -> None:
    for size in sizes:
        page.set_viewport_size(size)
        page.evaluate("scrollTo(0, 0)")
        wait_until_still(page)
        faults: list[str] = page.evaluate(LAID_OUT, docks)
        assert faults == [], f"{where} at {size}"


@pytest.mark.soak
def test_the_whole_board_is_in_sight_and_nothing_covers_it(visit: Visit) -> None:
    page = visit()
    for game in ("labyrinthe", "pacman", "escalier"):
        page.set_viewport_size(TABLET)
        table = lay_table(page, GHOST, game=game, seats=4)
        if game == "escalier":
            play_ahead(table, page, seed=2, until=near_the_top)
        page.goto(table)
        page.locator("[data-move]").first.wait_for(state="attached")
        check(page, ".play, .front", game, SIDEWAYS, TABLET, PHONE)
    play_on([page], random_of(2))
    check(page, ".headline, .end", "the end", SIDEWAYS, TABLET)
    page.get_by_role("link", name="Watch the game again").click()
    page.get_by_role("slider").wait_for()
    check(page, ".desk", "the film", SIDEWAYS, TABLET, PHONE)


def test_a_phone_on_its_side_shows_what_each_page_is_for(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size(SIDEWAYS)
    page.goto("/")
    wait_until_still(page)
    assert page.evaluate(IN_SIGHT, ".house a[href='/open/escalier'] .pane"), "the house"
    assert page.evaluate(IN_SIGHT, "main button.candle"), "the button"
    page.goto(lay_table(page, FRIEND, guided=False))
    page.locator("section.seat-1").wait_for()
    wait_until_still(page)
    assert page.evaluate(IN_SIGHT, "section.seat-1"), "the seats"
    assert page.evaluate(IN_SIGHT, "main button.candle.big"), "the start"
    page.goto(lay_table(page, GHOST, guided=False))
    page.get_by_role("dialog").wait_for()
    wait_until_still(page)
    for part in ("dialog .picture", "dialog .guide p", "dialog .candle"):
        assert page.evaluate(IN_SIGHT, part), part


@pytest.mark.soak
def test_the_end_leaves_the_hall_in_sight(visit: Visit) -> None:
    page = visit()
    table = lay_table(page, NEXT_TO_ME, game="pasvu", seats=3)
    play_ahead(table, page, seed=3)
    for size in (SIDEWAYS, TABLET):
        page.set_viewport_size(size)
        page.goto(table)
        page.locator(".headline").wait_for()
        wait_until_still(page)
        for part in (".headline", ".pictures"):
            assert page.evaluate(IN_SIGHT, part), f"{part} at {size}"


@pytest.mark.soak
def test_whole_games_on_a_phone_on_its_side(visit: Visit) -> None:
    page = visit(phone=True)
    page.set_viewport_size(SIDEWAYS)
    person = Person(page)
    open_maze(page, "Day and Night", GHOST, cards="just 1")
    skip_guide(page)
    play_to_the_end(person, touch)
    other = visit(phone=True)
    other.set_viewport_size(SIDEWAYS)
    eater = Person(other, "pacman")
    open_circuit(other, GHOST)
    skip_guide(other)
    play_to_the_end(eater, touch_circuit, turns=2000)
    third = visit(phone=True)
    third.set_viewport_size(SIDEWAYS)
    open_table(third, GHOST)
    skip_guide(third)
    play_on([third], random_of(3))
