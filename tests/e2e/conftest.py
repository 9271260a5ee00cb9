"""A real browser, a real server. Chromium is Debian's, driven by playwright."""

import os
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
    sync_playwright,
)

from tests.server.running import Running

NAMES = ("chromium", "chromium-browser", "google-chrome")
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
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
# What a browser says by itself when a server is down or refuses, as it does in some tests.
EXPECTED = re.compile("WebSocket|ERR_CONNECTION|Failed to load resource|GL Driver Message")
NO_WEBGL = """
  const getContext = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest)
  }
"""
Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "e2e" in Path(item.fspath).parts:
            item.add_marker(pytest.mark.e2e)


@pytest.fixture(
    scope="module"
)  # while it is open, nothing else in this process can be asynchronous
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        assert not os.environ.get("CI"), "CI has a browser"
        pytest.skip("no chromium on this machine: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    house = Running(tmp_path_factory.mktemp("house") / "data")
    yield house
    house.stop()
    assert not house.errors()


@pytest.fixture
def visit(browser: Browser, house: Running) -> Iterator[Visit]:
    """Somebody with a browser of their own. Whatever the console complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def complain(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def open_page(
        path: str = "/",
        *,
        phone: bool = False,
        lang: str = "en",
        moving: bool = False,
        webgl: bool = False,
        **options: Any,
    ) -> Page:
        size = PHONE if phone else DESKTOP
        context = browser.new_context(
            base_url=house.url,
            viewport=size,
            locale=lang,
            has_touch=phone,
            reduced_motion="no-preference" if moving else "reduce",
            **options,
        )
        contexts.append(context)
        context.grant_permissions([])
        page = context.new_page()
        page.set_default_timeout(15_000)
        if not webgl:  # drawn without a graphics card, it takes the time of everything else
            page.add_init_script(NO_WEBGL)
        page.on("console", complain)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not [text for text in complaints if not EXPECTED.search(text)]
