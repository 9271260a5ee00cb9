"""A house below a path (MANOIR_BASE), behind a real proxy: all of it works from one build."""

import random
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.deploy.proxies import Nginx
from tests.e2e.people import open_table, play_on, sit, skip_guide, start
from tests.server.running import Running

BASE = "/games"


def visit(browser: Browser, home: str, asked: list[str]) -> tuple[BrowserContext, Page]:
    """Somebody, and every address that their page asks for."""
    context = browser.new_context(locale="en-GB", base_url=home, reduced_motion="reduce")
    page = context.new_page()
    context.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    return context, page


@pytest.mark.soak
def test_two_play_below_a_path_and_nothing_is_asked_for_outside_it(
    browser: Browser, tmp_path: Path
) -> None:
    house = Running(tmp_path / "data", MANOIR_BASE=BASE, MANOIR_TRUSTED_PROXIES="127.0.0.1")
    proxy = Nginx(tmp_path / "proxy", house.port, base=BASE, tls=False)
    asked: list[str] = []
    host_context, host = visit(browser, f"{proxy.home}/", asked)
    guest_context, guest = visit(browser, f"{proxy.home}/", asked)
    try:
        host.goto(proxy.home)
        assert host.url == f"{proxy.home}/"
        expect(host.get_by_role("heading", name="Manoir")).to_be_visible()
        host.get_by_role("link", name="The hallway").click()
        host.wait_for_url(f"{proxy.home}/tables")
        host.get_by_role("link", name="Manoir, home").click()

        url = open_table(host, home=proxy.home)
        assert url.startswith(f"{proxy.home}/t/")
        assert host.get_by_role("textbox", name="Link of the table").input_value() == url
        code = host.get_by_role("img", name="Code to scan")
        assert code.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
        sit(guest, url, "Zoé")
        start(host)
        skip_guide(host, guest)
        assert play_on([host, guest], random.Random(1), moves=3) == 3
        assert_offline(host_context, host, proxy.home)
    finally:
        host_context.close()
        guest_context.close()
        proxy.stop()
        house.stop()
    assert {urlsplit(address).path for address in asked if not is_below(address)} <= {BASE}
    assert house.errors() == []


def is_below(address: str) -> bool:
    return urlsplit(address).path.startswith(f"{BASE}/") or address.startswith(("data:", "blob:"))


def assert_offline(context: BrowserContext, page: Page, home: str) -> None:
    """The service worker looks after the path, and after nothing else of the host."""
    ready = "navigator.serviceWorker.ready.then((ready) => ready.scope)"
    assert page.evaluate(ready) == f"{home}/"
    page.reload()  # from here on the worker keeps what comes
    context.set_offline(True)
    page.goto(f"{home}/credits")
    expect(page.get_by_role("heading").first).to_be_visible()
    context.set_offline(False)
