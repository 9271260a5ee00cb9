"""A table with a clock: opened with a tempo, out of time, a ghost plays, and back again."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.checks import check_phone, serious
from tests.e2e.conftest import Visit
from tests.e2e.laid import at_table
from tests.e2e.people import BEYOND, FRIEND, sit, skip_guide
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


# What is said to the host and to the guest, in both languages.
SAID = {
    "en": {
        "seat": "Seat 2",
        "friend": FRIEND,
        "tempo": "Time to play: No hurry",
        "lively": "Lively",
        "times": "30 seconds a move.",
        "up": "A ghost of the house finishes that turn",
        "start": "Start",
        "clocks": "Sandglasses",
        "still": "Still there?",
        "back": "I’m back",
    },
    "fr": {
        "seat": "Place 2",
        "friend": "un ami",
        "tempo": "Temps de jeu\u202f: Sans hâte",
        "lively": "Vif",
        "times": "30 secondes par coup.",
        "up": "Un fantôme de la maison finit ce tour",
        "start": "Commencer",
        "clocks": "Sabliers",
        "still": "Toujours là\u202f?",
        "back": "Je suis là",
    },
}


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.soak)])
def test_T29_out_of_time_a_ghost_plays_until_one_is_back(
    visit: Visit, house: SeededHouse, lang: str
) -> None:
    """The host on a phone in English and the guest at a desk in French, or the other way round."""
    english = lang == "en"
    host = visit(phone=english, lang=lang)
    guest = visit(phone=not english, lang="fr" if english else "en")
    mine, theirs = SAID[lang], SAID["fr" if english else "en"]
    host.goto("/open/escalier")
    host.get_by_role("radio", name="2", exact=True).check()
    host.get_by_role("region", name=mine["seat"]).get_by_role("radio", name=mine["friend"]).check()
    host.get_by_text(mine["tempo"]).click()
    host.get_by_role("radio", name=mine["lively"]).check()
    expect(host.get_by_text(mine["times"])).to_be_visible()
    if english:
        check_phone(host, "a tempo")
    assert serious(host) == []
    host.locator("main button.candle").last.click()
    host.wait_for_url("**/t/*")
    sit(guest, host.url, "Zoé")
    expect(guest.get_by_text(theirs["up"])).to_be_visible()
    assert serious(guest) == []
    host.get_by_role("button", name=mine["start"]).click()
    skip_guide(host, guest)

    clocks = host.get_by_role("region", name=mine["clocks"])
    expect(clocks.get_by_role("timer")).to_have_count(2)
    expect(clocks.locator("li").first).to_contain_text(re.compile(r"0:[23]\d"))
    check_phone(host if english else guest, "sandglasses")
    assert serious(host) == []

    play_until_other(host, guest)
    house.turn(left(guest) - 9)
    guest.reload()
    expect(guest.get_by_text(theirs["still"])).to_be_visible()

    think_too_long(house, guest, host)
    expect(guest.get_by_role("button", name=theirs["back"])).not_to_be_visible()
    play_until_other(host, guest)
    think_too_long(house, guest, host)
    expect(guest.get_by_role("button", name=theirs["back"])).to_be_visible()
    assert serious(guest) == []
    guest.get_by_role("button", name=theirs["back"]).click()
    expect(guest.get_by_role("button", name=theirs["back"])).not_to_be_visible()
    play_until_other(host, guest)
    play(guest, host)


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
