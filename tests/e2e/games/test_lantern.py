"""A game without a client of its own plays in the browser, on the plain board, in its words."""

import re
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.checks import check_phone, serious
from tests.e2e.conftest import Visit
from tests.e2e.people import is_over, play_on, random_of, skip_guide
from tests.installed import Installed, InstalledHouse
from tests.server.running import Running


@pytest.fixture(scope="module")
def house(lantern: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The house of the wheel, with Lanterne installed beside it."""
    house = InstalledHouse(lantern, tmp_path_factory.mktemp("house") / "data")
    yield house
    house.stop()
    assert not house.errors()


SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")


def begin(page: Page) -> None:
    """Open a table against a wisp and skip the guide."""
    page.goto("/open/lanterne")
    page.locator("main button.candle").last.click()
    page.wait_for_url("**/t/*")
    skip_guide(page)


def press(page: Page, move: str) -> None:
    """Play an offered move once it is offered: the first answer of a bot takes its time."""
    page.get_by_role("button", name=move, exact=True).click(timeout=120_000)


def test_a_whole_game_against_a_wisp_in_french(visit: Visit) -> None:
    page = visit("/", lang="fr")
    page.get_by_role("region", name="Les invités de la maison").get_by_role("link").click()
    expect(page.get_by_role("banner")).to_contain_text("Lanterne")
    page.get_by_text("Variantes et table publique").click()
    page.get_by_role("radio", name="15", exact=True).check()
    page.locator("main button.candle").last.click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("dialog")).to_contain_text("Il faut de l’huile à ta lanterne")
    skip_guide(page)
    board = page.get_by_role("group", name="La table")
    expect(board).to_contain_text("limite 15")
    expect(page.get_by_role("button", name="S’arrêter là")).to_have_count(0)  # N3
    press(page, "Piocher une carte")
    expect(board).to_contain_text("Feu follet")
    expect(page.get_by_role("log")).to_have_text(re.compile(r"Feu follet (pioche|s’arrête)"))
    press(page, "S’arrêter là")
    expect(page.locator(".headline")).to_be_visible(timeout=30_000)
    expect(page.get_by_text("La lanterne la plus pleine qui brûle encore a gagné.")).to_be_visible()
    expect(board).not_to_contain_text("?")  # N6: everything is shown
    page.get_by_role("link", name="Revoir la partie").click()
    expect(page.get_by_role("group", name="La table")).to_contain_text("encore 24 cartes")


def test_nobody_is_sent_a_card_of_somebody_else(visit: Visit) -> None:
    """Neither the view nor the drawing nor the events of a seat hold what is hidden from it."""
    page = visit(lang="en")
    frames: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))),
    )
    begin(page)
    press(page, "Draw a card")
    page.get_by_role("button", name="Stop here").wait_for(timeout=120_000)
    positions = [frame for frame in frames if '"type":"position"' in frame]
    assert positions
    assert all(re.search(r'"hands":\[\[[\d,]*\],null\]', frame) for frame in positions)
    assert all(
        set(re.findall(r"▐(.)▌", text)) <= {"?"} for text in map(drawn_for_the_wisp, positions)
    )
    assert not any(
        '"seat":1,"card":' in frame and '"seat":1,"card":null' not in frame for frame in positions
    )


def drawn_for_the_wisp(frame: str) -> str:
    return "".join(part.partition("\ue000")[0] for part in frame.split("\ue001")[1:])


def test_why_not_and_the_rules_are_in_its_own_words(visit: Visit) -> None:
    page = visit("/rules/lanterne", lang="en")
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules: Lantern")
    expect(page.locator("#rule-N3")).to_contain_text("An empty lantern gives no light")
    page.goto("/rules/nobody")
    expect(page.get_by_role("heading", level=1)).to_have_text("This door is walled up")


@pytest.mark.soak
def test_it_fits_everybody(visit: Visit) -> None:
    """Axe finds nothing serious, a phone never scrolls sideways, and fingers find every target."""
    page = visit(lang="fr", phone=True)
    for path in ("/", "/open/lanterne", "/rules/lanterne", "/credits"):
        page.goto(path)
        page.get_by_text("Lanterne").first.wait_for()
        check_by_day_and_night(page, path)
    begin(page)
    page.locator("[data-move]").first.wait_for()
    check_by_day_and_night(page, "playing")
    play_on([page], random_of(1))
    page.locator(".headline").wait_for()
    check_by_day_and_night(page, "end")


def check_by_day_and_night(page: Page, where: str) -> None:
    check_phone(page, where)
    inks = set()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert serious(page) == [], f"{where}, {scheme}"
        inks.add(page.evaluate("getComputedStyle(document.body).color"))
    assert len(inks) == 2, "the page follows the scheme at once"


@pytest.mark.soak
def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    page = visit(lang="en")
    begin(page)
    for _ in range(20):
        if is_over(page):
            break
        page.locator("[data-move]").first.or_(page.locator(".headline")).first.wait_for(
            timeout=120_000
        )
        if not is_over(page):
            page.locator("[data-move]").first.focus()
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            page.wait_for_timeout(100)
    assert is_over(page)
