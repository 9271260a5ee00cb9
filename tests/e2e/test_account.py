"""The guest book: games that are kept, found on another device, and nobody's who has left."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.checks import check_phone, serious
from tests.e2e.conftest import Visit
from tests.e2e.laid import lay_table, near_the_top, play_ahead
from tests.e2e.people import (
    GHOST,
    is_over,
    offered,
    play_on,
    random_of,
)

PASSWORD = "deux fantômes et une bougie"


def expect_games(page: Page, *names: str) -> None:
    expect(page.locator("main li strong")).to_have_text(list(names))


def write(page: Page, name: str, password: str) -> None:
    page.get_by_label(re.compile("^(Name|Nom)$")).fill(name)
    page.get_by_label(re.compile("^(Password|Mot de passe)$")).fill(password)
    page.keyboard.press("Enter")


def test_a_game_against_a_ghost_is_kept_and_found_on_another_device(visit: Visit) -> None:
    page = visit()
    table = lay_table(page, GHOST)
    play_ahead(table, page, seed=11)
    page.goto(table)
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="The guest book")).to_be_visible()
    expect(page.locator("main li")).to_have_count(1)
    assert serious(page) == []

    write(page, "Zoé", "short")
    expect(page.get_by_role("alert")).to_contain_text("8 characters")
    expect(page.get_by_label("Password", exact=True)).to_be_focused()
    write(page, "Zoé", "12345678")
    expect(page.get_by_role("alert")).to_contain_text("quickly guessed")
    write(page, "Zoé", PASSWORD)
    expect(page.get_by_role("heading", level=1)).to_have_text("Welcome, Zoé")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect_games(page, "Spooky Stairs")
    assert serious(page) == []
    page.get_by_role("link", name="The table").click()
    page.wait_for_url(table)
    expect(page.get_by_role("button", name="Rematch").first).to_be_visible()

    page.goto("/me")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("status")).to_contain_text("You are a guest again")
    expect(page.get_by_text("No game played to its end yet")).to_be_visible()
    page.goto(table)
    expect(page.get_by_role("link", name="Watch the game again")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)

    other = visit("/", phone=True, lang="fr")
    other.get_by_role("link", name="Mes parties").click()
    check_phone(other, "the guest book")
    other.get_by_role("button", name="J’ai déjà signé").click()
    write(other, "ZOÉ", "deux fantômes")
    expect(other.get_by_role("alert")).to_contain_text("ne vont pas ensemble")
    write(other, "ZOÉ", PASSWORD)
    expect(other.get_by_role("heading", level=1)).to_have_text("Bienvenue, Zoé")
    expect_games(other, "L’escalier hanté")
    check_phone(other, "signed in")
    other.get_by_role("link", name="Revoir la partie").click()
    other.get_by_role("slider").wait_for()


def test_another_password_leaves_this_device_signed_in_and_no_other(visit: Visit) -> None:
    here, there = visit("/me"), visit("/me")
    write(here, "Blaise", PASSWORD)
    expect(here.get_by_role("heading", name="Welcome, Blaise")).to_be_visible()
    there.get_by_role("button", name="I have signed before").click()
    write(there, "Blaise", PASSWORD)
    expect(there.get_by_role("heading", name="Welcome, Blaise")).to_be_visible()
    here.get_by_text("Change my password").click()
    here.get_by_label("Current password").fill(PASSWORD)
    here.get_by_label("New password").fill("another candle")
    here.get_by_role("button", name="Change it").click()
    expect(here.get_by_role("status").last).to_contain_text("Every other device is signed out")
    for page, name in ((here, "Welcome, Blaise"), (there, "My games")):
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text(name)


@pytest.mark.soak
def test_a_game_in_another_tab_goes_on_when_its_guest_signs(visit: Visit) -> None:
    page = visit()
    table = lay_table(page, GHOST)
    play_ahead(table, page, seed=12, until=near_the_top)
    page.goto(table)
    expect(page.locator("[data-move]").first).to_be_attached()
    book = page.context.new_page()
    book.goto("/me")
    write(book, "Carlo", PASSWORD)
    expect(book.get_by_role("heading", name="Welcome, Carlo")).to_be_visible()
    expect(page.locator("[data-line=lost]")).to_have_count(1)
    expect(page.locator("[data-line=open]")).to_have_count(1, timeout=5_000)
    assert offered(page) > 0
    play_on([page], random_of(12))
    assert is_over(page)
    book.reload()
    expect_games(book, "Spooky Stairs")
