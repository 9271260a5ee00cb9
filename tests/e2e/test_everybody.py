"""For everybody: axe, phones, keyboards, languages, and a first page that is light."""

import gzip
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Response, expect

from manoir.kernel.text.words import LANGUAGES
from tests.e2e.checks import check_phone, serious
from tests.e2e.conftest import Visit
from tests.e2e.laid import lay_table, near_the_top, play_ahead
from tests.e2e.people import (
    FRIEND,
    GHOST,
    find_turn,
    play_on,
    ply_of,
    random_of,
    skip_guide,
)

PAGES = [
    "/",
    "/open/escalier",
    "/open/labyrinthe",
    "/open/pacman",
    "/open/pasvu",
    "/tables",
    "/me",
    "/rules/escalier",
    "/rules/labyrinthe",
    "/rules/pacman",
    "/rules/pasvu",
    "/credits",
    "/nowhere/at/all",
]


def steps_of_a_table(page: Page) -> Iterator[str]:
    """Every page of a table's life, from the waiting room to the replay."""
    url = lay_table(page, FRIEND, guided=False)
    page.goto(url)
    free = page.get_by_role("button", name="A ghost of the house")
    expect(free).to_have_count(1)  # the other seat is the host's by now
    yield "waiting"
    free.click()
    yield "choosing a ghost"
    begun = lay_table(page, GHOST, guided=False)
    play_ahead(begun, page, seed=1, until=near_the_top)
    page.goto(begun)
    page.get_by_role("dialog").wait_for()
    yield "guide"
    skip_guide(page)
    page.locator("[data-move]").first.wait_for(state="attached")
    yield "playing"
    page.get_by_role("button", name="The rules").click()
    yield "rules drawer"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    yield "settings"
    page.keyboard.press("Escape")
    play_on([page], random_of(2))
    page.locator(".headline").wait_for()
    yield "end"
    page.get_by_role("button", name="Share a picture").click()
    page.get_by_role("dialog").get_by_role("img").wait_for()
    yield "picture"
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Watch the game again").click()
    page.get_by_role("slider").wait_for()
    yield "replay"
    page.goto(url + "x")
    yield "no such table"


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_any_page(visit: Visit, lang: str, scheme: str) -> None:
    page = visit(lang=lang, color_scheme=scheme)
    for path in open_pages(page):
        assert serious(page) == [], path


@pytest.mark.soak
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious_at_a_table(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    for number, where in enumerate(steps_of_a_table(page)):
        if (number % 2 == 0) == (scheme == "dark"):
            assert serious(page) == [], where
            continue
        switch_language(page)
        assert serious(page) == [], f"{where}, the next language"
        for _ in LANGUAGES[1:]:
            switch_language(page)


def open_pages(page: Page) -> Iterator[str]:
    """Every page outside a table."""
    for path in PAGES:
        page.goto(path)
        page.locator("h1").first.wait_for(state="attached")
        yield path


def switch_language(page: Page) -> None:
    """To the next one by its button, also where a dialog covers it."""
    before = page.evaluate("document.documentElement.lang")
    button = page.locator("header nav button[lang]")
    if button.count():
        button.evaluate("(button) => button.click()")
        page.wait_for_function("(before) => document.documentElement.lang !== before", arg=before)


@pytest.mark.parametrize(
    "lang",
    [pytest.param("en", marks=pytest.mark.soak), "fr", pytest.param("de", marks=pytest.mark.soak)],
)
def test_a_phone_never_scrolls_sideways_and_targets_fit_a_finger(visit: Visit, lang: str) -> None:
    page = visit(phone=True, lang=lang)
    for path in open_pages(page):
        check_phone(page, path)
        assert lang != "fr" or serious(page) == [], path  # others, and a desk, in soak


def test_a_table_fits_a_phone_too_and_axe_finds_nothing_serious(visit: Visit) -> None:
    page = visit(phone=True, color_scheme="dark")
    for where in steps_of_a_table(page):
        check_phone(page, where)
        assert serious(page) == [], where


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    """Tab, arrows, Enter and Space: from the front door to the end; the middle over the wire."""
    page = visit("/")
    press_tab_to(page, "Play right now")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    press_tab_to(page, "Skip")
    page.keyboard.press("Enter")
    ply = play_by_keys(page, -1, moves=3)
    if find_turn([page], ply):
        play_ahead(page.url, page, seed=1, until=near_the_top)
        play_by_keys(page, ply_of(page) - 1)
    press_tab_to(page, "Rematch")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))


def play_by_keys(page: Page, ply: int, moves: int = 10_000) -> int:
    """Play after a ply, to the end or for some moves; the ply at which the last one was made."""
    for _ in range(moves):
        if not find_turn([page], ply):
            break
        ply = ply_of(page)
        press_tab_to_a_move(page)
        page.keyboard.press("Enter")
    return ply


def focused(page: Page) -> str:
    """What has the focus, by name; nothing while it is the page, which has every name in it."""
    return str(
        page.evaluate(
            """() => {
              const it = document.activeElement
              return it && it !== document.body ? it.ariaLabel || it.innerText || '' : ''
            }"""
        )
    )


def press_tab_to(page: Page, name: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if name in focused(page):
            return
    raise AssertionError(f"Tab never comes to {name!r}")


def press_tab_to_a_move(page: Page) -> None:
    for _ in range(80):
        if page.evaluate("document.activeElement?.hasAttribute('data-move') ?? false"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab never comes to a move")


def test_the_language_changes_at_once_and_is_remembered(visit: Visit) -> None:
    page = visit("/open/escalier")
    expect(page.get_by_role("heading", level=1)).to_have_text("Who plays tonight?")
    switch_language(page)
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Who plays tonight?")
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.reload()
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Wer spielt heute Abend?")
    assert page.evaluate("document.documentElement.lang") == "de"


def test_a_browser_is_spoken_to_in_its_own_language(visit: Visit) -> None:
    page = visit("/open/escalier", lang="de-CH")
    expect(page.get_by_role("heading", level=1)).to_have_text("Wer spielt heute Abend?")
    assert page.evaluate("document.documentElement.lang") == "de"


def weight(response: Response) -> int:
    """Bytes of a body, gzipped unless it is packed already."""
    body = response.body() if response.status == 200 else b""
    kind = response.headers.get("content-type", "")
    return len(body if "font" in kind or "png" in kind else gzip.compress(body))


def test_the_first_page_is_light(visit: Visit) -> None:
    """At most 200 kB gzipped before a game is opened, fonts and all."""
    page = visit("/credits")
    fresh = page.context.browser.new_context(base_url=page.url.removesuffix("/credits"))  # type: ignore[union-attr]
    first = fresh.new_page()
    responses: list[Response] = []
    first.on("response", lambda response: responses.append(response))  # noqa: PLW0108  no builtin
    first.goto("/")
    first.wait_for_load_state("networkidle")
    sizes = {response.url: weight(response) for response in responses}
    fresh.close()
    assert 20_000 < sum(sizes.values()) <= 200_000, sizes
