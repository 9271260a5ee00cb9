"""A real browser, a real server with seeded deals. Chromium is Debian's, driven by playwright."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.e2e.seeded.seeds import SeededHouse, seed_of, seeded_page

# The shell is the same browser without its windows: a page costs two thirds of the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
SIZES = {"phone": PHONE, "sideways": SIDEWAYS, "desk": DESKTOP}
# Of a pixel: where nothing is measured by the picture, a coarse one is drawn in a fraction of time.
COARSE = 0.25
# What a browser says by itself when a server is down or refuses, as it does in some tests.
EXPECTED = re.compile(
    "WebSocket|ERR_CONNECTION|Failed to load resource|GL Driver Message|Service Worker registration"
)
NO_WEBGL = """
  const getContext = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest)
  }
"""
Visit = Callable[..., Page]

expect.set_options(timeout=30_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "e2e" in Path(item.fspath).parts:
            item.add_marker(pytest.mark.e2e)


# While it is open, nothing else in this process can be asynchronous: it ends with this folder.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no chromium on this machine: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededHouse]:
    house = SeededHouse(tmp_path_factory.mktemp("house") / "data")
    yield house
    house.stop()
    assert not house.errors()


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """The seed of this test; a report of its failure names it."""
    number = request.config.getoption("--seed")
    seed = seed_of(request.node.path.name, request.node.name, number)
    again = f"pytest '{request.node.nodeid}' --seed {number}"
    request.node.add_report_section("setup", "seed", f"{seed}: {again}")
    return seed


@pytest.fixture
def house(shared_house: SeededHouse, seed: str) -> SeededHouse:
    """The server of this worker, with the deals of this test."""
    shared_house.follow(seed)
    return shared_house


@pytest.fixture
def visit(browser: Browser, house: SeededHouse, seed: str) -> Iterator[Visit]:
    """Somebody with a browser of their own. Whatever the console complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def complain(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def open_page(
        path: str | None = None,
        *,
        phone: bool = False,
        screen: str | None = None,
        lang: str = "en",
        moving: bool = False,
        webgl: bool = False,
        keeping: bool = False,
        **options: Any,
    ) -> Page:
        """Somebody at a path, or still on the way; `keeping` what the page keeps for later."""
        screen = screen or ("phone" if phone else "desk")
        context = browser.new_context(
            base_url=house.url,
            viewport=SIZES[screen],
            locale=lang,
            has_touch=screen != "desk",
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if keeping else "block",
            **options,
        )
        context.add_init_script(seeded_page(seed, len(contexts)))
        contexts.append(context)
        context.grant_permissions([])
        page = context.new_page()
        page.set_default_timeout(60_000)  # all tests and checks share two cores
        if not webgl:  # drawn without a graphics card, it takes the time of everything else
            page.add_init_script(NO_WEBGL)
        page.on("console", complain)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if path is not None:
            page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not [text for text in complaints if not EXPECTED.search(text)]
