"""Pace in one's hand: how quickly ghosts answer, a word by one tap, a way shown before."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.boards.circuit import open_circuit, tap, tap_place
from tests.e2e.checks import check_phone, serious
from tests.e2e.conftest import Visit
from tests.e2e.people import FRIEND, GHOST, sit, skip_guide, start
from tests.e2e.person import Person, settle

QUICKLY, SLOWLY = "They answer quickly", "They take their time"


@pytest.mark.soak
def test_the_host_sets_the_speed_of_the_ghosts_and_others_are_told(visit: Visit) -> None:
    host, guest = visit(phone=True), visit()
    host.goto("/open/escalier")
    host.get_by_role("radio", name="3", exact=True).check()
    host.get_by_role("region", name="Seat 3").get_by_role("radio", name=FRIEND).check()
    host.get_by_role("radio", name=QUICKLY).check()
    host.locator("main button.candle").last.click()
    host.wait_for_url("**/t/*")
    sit(guest, host.url, "Zoé")
    start(host)
    skip_guide(host, guest)
    open_pace(guest)
    expect(guest.get_by_text("The ghosts answer quickly: that is up to the host.")).to_be_visible()
    open_pace(host)
    expect(host.get_by_role("radio", name=QUICKLY)).to_be_checked()
    host.get_by_role("radio", name=SLOWLY).check()
    expect(guest.get_by_text("The ghosts take their time")).to_be_visible()
    check_phone(host, "the speed")
    assert serious(host) == []
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Boo!").click()
    for page in (host, guest):
        expect(page.get_by_role("status").filter(has_text="Boo!")).to_be_attached()


def open_pace(page: Page) -> None:
    page.get_by_role("button", name="Speed", exact=True).click()


@pytest.mark.soak
def test_P4_an_end_shows_its_way_and_what_it_eats_before_it_is_run(visit: Visit) -> None:
    page = visit(phone=True)
    person = Person(page, "pacman")
    open_circuit(page, GHOST)
    skip_guide(page)
    settle(person)
    tap(page, "[data-touch=roll]")
    person.wait_beyond(person.ply)
    settle(person)
    before, view = person.ply, person.view
    legal = next(p["legal"] for p in person.positions.values() if p["legal"])
    run = next(move for move in legal if move["type"] == "run")
    tap(page, f'[data-touch^="die:"][data-face="{run["die"]}"]')
    tap(page, f'[data-touch="eater:{view.turn}"]')
    tap_place(page, run["path"][-1])
    expect(page.locator("[data-touch=go]")).to_be_visible()
    expect(page.locator("path.way").first).to_be_attached()
    expect(page.get_by_text("Eats").first).to_be_visible()
    check_phone(page, "a way")
    assert serious(page) == []
    assert person.ply == before
    tap_place(page, run["path"][-1])
    person.wait_beyond(before)
    assert person.view.eaters[0] == run["path"][-1]
