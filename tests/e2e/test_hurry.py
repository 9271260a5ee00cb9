"""A table with a clock: opened with a tempo, out of time, a ghost plays, and back again."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.checks import check_touch, serious
from tests.e2e.conftest import Visit
from tests.e2e.everywhere import LANGUAGES, SCREENS, after, everywhere, said
from tests.e2e.laid import at_table
from tests.e2e.people import BEYOND, sit, skip_guide
from tests.e2e.seeded.seeds import SeededHouse

ALL = 91.0  # seconds of a lively move on the stairs, its reserve and the grace


def ply(page: Page) -> int:
    return int(page.locator(".game").get_attribute("data-ply") or -1)


def play(page: Page, *others: Page) -> None:
    """One of the offered moves, until everybody sees it."""
    before = ply(page)
    page.locator("[data-move]").first.click()
    for one in (page, *others):
        one.wait_for_function(BEYOND, arg=before)


def play_until_other(page: Page, other: Page) -> None:
    """A whole turn: it may have more than one step."""
    while page.locator("[data-move]").count():
        play(page, other)


def left(page: Page) -> float:
    """Seconds that the person of a page still has, as the house says."""
    with at_table(page, page.url) as device:
        glasses = device.hear("clocks")["glasses"]
    lefts: list[int] = [one["move"] + one["reserve"] for one in glasses if one["runs"]]
    return sum(lefts) / 1000


def think_too_long(house: SeededHouse, slow: Page, other: Page) -> None:
    """A ghost plays the whole turn of the one page, until it is the other one's."""
    house.turn(ALL)
    offered = "() => document.querySelector('[data-move]') !== null"
    other.wait_for_function(offered)
    slow.wait_for_function(BEYOND, arg=ply(other) - 1)


@everywhere("phone", "en")
def test_T29_out_of_time_a_ghost_plays_until_one_is_back(
    visit: Visit, house: SeededHouse, screen: str, lang: str
) -> None:
    """The guest has another screen and another language than the host."""
    theirs = after(lang, LANGUAGES)
    host = visit(screen=screen, lang=lang)
    guest = visit(screen=after(screen, SCREENS), lang=theirs)
    open_lively(host, lang)
    sit(guest, host.url, "Zoé")
    up = said(theirs, "when-up-ghost-about")
    expect(guest.get_by_text(up)).to_be_visible()
    assert serious(guest) == []
    host.get_by_role("button", name=said(lang, "start")).click()
    skip_guide(host, guest)

    clocks = host.get_by_role("region", name=said(lang, "clocks"))
    expect(clocks.get_by_role("timer")).to_have_count(2)
    expect(clocks.locator("li").first).to_contain_text(re.compile(r"0:[23]\d"))
    for page in (host, guest):
        check_touch(page, "sandglasses")
    assert serious(host) == []

    play_until_other(host, guest)
    house.turn(left(guest) - 9)
    guest.reload()
    expect(guest.get_by_text(said(theirs, "clock-still-there"))).to_be_visible()
    assert serious(guest) == []

    back = guest.get_by_role("button", name=said(theirs, "chair-back"))
    think_too_long(house, guest, host)
    expect(back).not_to_be_visible()
    play_until_other(host, guest)
    think_too_long(house, guest, host)
    expect(back).to_be_in_viewport(ratio=1)
    expect(guest.get_by_text(said(theirs, "clock-stays"))).to_be_visible()
    check_touch(guest, "a ghost plays")
    assert serious(guest) == []
    back.click()
    expect(back).not_to_be_visible()
    play_until_other(host, guest)
    play(guest, host)


def open_lively(host: Page, lang: str) -> None:
    """A table for two where a move has its time."""
    host.goto("/open/escalier")
    host.get_by_role("radio", name="2", exact=True).check()
    seat = host.get_by_role("region", name=said(lang, "seat-number", seat="2"))
    seat.get_by_role("radio", name=said(lang, "sitter-friend")).check()
    host.get_by_text(said(lang, "open-tempo", tempo=said(lang, "tempo-no_hurry"))).click()
    host.get_by_role("radio", name=said(lang, "tempo-lively")).check()
    times = {"move": "30", "reserve": "60", "refill": "10"}
    expect(host.get_by_text(said(lang, "tempo-lively-about", **times))).to_be_visible()
    check_touch(host, "a tempo")
    assert serious(host) == []
    host.locator("main button.candle").last.click()
    host.wait_for_url("**/t/*")


def test_a_table_of_days_says_so_and_shows_days(visit: Visit) -> None:
    host = visit()
    host.goto("/open/labyrinthe")
    host.get_by_text("Time to play: No hurry").click()
    host.get_by_role("radio", name="3 days a move").check()
    host.get_by_role("radio", name="The seat is lost").check()
    host.locator("main button.candle").last.click()
    host.wait_for_url("**/t/*")
    skip_guide(host)
    clocks = host.get_by_role("region", name="Sandglasses")
    expect(clocks.get_by_role("timer")).to_have_text("3 d 0 h")
    assert serious(host) == []
