"""The hall of Pas vu pas pris as a picture: what it costs, when it rests, how it lies on a page."""

import gzip
import random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.boards.hall import by_words, whim
from tests.e2e.checks import serious
from tests.e2e.conftest import COARSE, SIDEWAYS, Visit
from tests.e2e.laid import lay_table
from tests.e2e.people import NEXT_TO_ME
from tests.e2e.person import Person, settle

COST = "() => document.querySelector('[data-hall] canvas').cost()"
# Twice the same number of pictures, a second apart.
RESTS = """() => new Promise((resolve) => {
  const cost = () => document.querySelector('[data-hall] canvas').cost().frames
  const before = cost()
  setTimeout(() => resolve(cost() === before), 1000)
})"""
SCRIPTS = """() => performance.getEntriesByType('resource')
  .map(({ name }) => name).filter((name) => name.endsWith('.js'))"""
TABLET: ViewportSize = {"width": 1024, "height": 768}


def enter(page: Page, seats: int = 2) -> Person:
    person = Person(page, "pasvu")
    page.goto(lay_table(page, NEXT_TO_ME, game="pasvu", seats=seats, practice=True))
    page.locator("[data-hall=ready]").wait_for(timeout=60_000)
    settle(person)
    return person


def play_to(person: Person, phase: str) -> None:
    rng = random.Random(4)
    while person.view.phase != phase:
        move = whim(person, rng)
        assert move, "nobody can move"
        before = person.ply
        by_words(person.page, move)
        person.wait_beyond(before)
        settle(person)


def box_of(page: Page, selector: str) -> dict[str, float]:
    box: Any = page.locator(selector).first.bounding_box()
    return {name: round(value) for name, value in box.items()}


@pytest.mark.soak
def test_the_fullest_hall_costs_little_and_rests(visit: Visit) -> None:
    """Four families are always to be seen; a ghost in the hand lights up cells and doors."""
    page = visit(webgl=True, device_scale_factor=COARSE)
    person = enter(page, seats=4)
    play_to(person, "ghosts")
    page.locator("[data-take]").last.click()
    page.wait_for_function(RESTS, timeout=60_000)
    cost = page.evaluate(COST)
    assert 10 < cost["calls"] <= 80, cost
    assert 10_000 < cost["triangles"] <= 60_000, cost
    assert page.evaluate(RESTS), "something is drawn while nothing happens"


@pytest.mark.soak
def test_the_hall_is_the_stage_and_nothing_moves_when_buttons_come(visit: Visit) -> None:
    page = visit(webgl=True)
    person = enter(page)
    play_to(person, "ghosts")
    stage = box_of(page, ".pictures")
    assert stage["width"] >= 850
    assert box_of(page, ".pictures .hall") == stage
    small = box_of(page, ".above.small")
    page.get_by_role("button", name="Enlarge the plan").click()
    assert box_of(page, ".hall.small")["width"] == small["width"]
    page.locator(".pictures").press("v")
    expect(page.locator(".above.small")).to_be_visible()
    before = box_of(page, ".players")
    page.locator("[data-take]").first.click()
    page.get_by_role("button", name="Cancel").first.wait_for()
    assert (box_of(page, ".pictures"), box_of(page, ".players")) == (stage, before)
    for name in ("From my seat", "From above", "Through this door", "The usual view"):
        page.get_by_role("button", name=name).click()
    practise(page)
    assert (box_of(page, ".pictures"), box_of(page, ".players")) == (stage, before)
    assert not serious(page)


def practise(page: Page) -> None:
    """With a ghost in the hand the floor is tinted, and a door shows what it sees."""
    expect(page.locator(".tint rect").nth(50)).to_be_attached()
    page.locator(".pictures").press("p")
    peek = page.locator("[data-peek]")
    expect(peek).to_contain_text("of your ghosts")
    page.locator("[data-peek][data-drawn=true]").wait_for()
    first = peek.get_attribute("data-peek")
    page.locator(".pictures").press("p")
    assert peek.get_attribute("data-peek") != first


@pytest.mark.soak
@pytest.mark.parametrize(
    "size",
    [SIDEWAYS, pytest.param(TABLET, marks=pytest.mark.soak)],
    ids=["on its side", "a tablet"],
)
def test_the_whole_stage_is_on_a_low_page_with_the_rail_beside_it(
    visit: Visit, size: ViewportSize
) -> None:
    page = visit(webgl=True, device_scale_factor=COARSE)
    page.set_viewport_size(size)
    person = enter(page)
    play_to(person, "ghosts")
    page.evaluate("scrollTo(0, 0)")
    stage, rail = box_of(page, ".pictures"), box_of(page, ".controls")
    assert stage["y"] + stage["height"] <= size["height"]
    assert stage["height"] >= 0.65 * size["height"]
    assert rail["x"] >= stage["x"] + stage["width"]
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.soak
def test_the_hall_is_light(visit: Visit) -> None:
    """What only a page with the hall fetches: at most 220 kB gzipped, three.js and all."""
    fetched = []
    for webgl in (True, False):
        page = visit(webgl=webgl, device_scale_factor=COARSE)
        page.goto(lay_table(page, NEXT_TO_ME, game="pasvu"))
        page.locator("[data-hall=ready]" if webgl else ".above svg").first.wait_for()
        fetched.append(set(page.evaluate(SCRIPTS)))
    own = fetched[0] - fetched[1]
    sizes = {url: len(gzip.compress(page.request.get(url).body())) for url in own}
    assert 100_000 < sum(sizes.values()) <= 220_000, sizes
