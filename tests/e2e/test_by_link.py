"""Two browsers play by link while a third watches, and the server is killed in mid-game."""

import random
import time
from contextlib import ExitStack

from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from tests.e2e.conftest import Visit
from tests.e2e.laid import lay_for_two, lay_table
from tests.e2e.people import FRIEND, begin_by_link, offered, play_on, ply_of, position
from tests.server.running import Running

BACK = 20_000  # ms: whoever is cut off comes back at random within seconds, or a few of them


def wait_until_equal(pages: list[Page]) -> int:
    """All show the same ply, which nothing is changing any more."""
    deadline = time.monotonic() + 20
    while len({ply_of(page) for page in pages}) > 1:
        assert time.monotonic() < deadline, [ply_of(page) for page in pages]
        pages[0].wait_for_timeout(20)
    return ply_of(pages[0])


def test_R01_two_play_a_third_watches_and_a_killed_server_costs_nothing(
    visit: Visit, house: Running
) -> None:
    rng = random.Random(3)
    host, guest, watcher = pages = [visit(keeping=True), visit(phone=True), visit(lang="fr")]
    begin_by_link(host, guest, watcher)
    play_on([host, guest], rng, moves=8)
    before = wait_until_equal(pages), position(host), position(guest), position(watcher)

    house.kill()
    for page in pages:
        expect(page.locator("[data-line=lost]")).to_have_count(1)
    house.start()
    for page in pages:
        expect(page.locator("[data-line=open]")).to_have_count(1, timeout=BACK)
    after = wait_until_equal(pages), position(host), position(guest), position(watcher)
    assert after == before
    assert offered(watcher) == 0

    play_on([host, guest], rng, moves=3)
    assert wait_until_equal(pages) > after[0]


def test_R05_a_move_sent_while_the_server_is_down_is_played_once_when_it_is_back(
    visit: Visit, house: Running
) -> None:
    host, guest = visit(), visit()
    lay_for_two(host, guest)
    before = ply_of(host)
    house.kill()
    expect(host.locator("[data-line=lost]")).to_have_count(1)
    host.locator("[data-move]").first.click()
    host.wait_for_timeout(300)
    house.start()
    expect(host.locator("[data-line=open]")).to_have_count(1, timeout=BACK)
    expect(host.locator("[data-ply]")).not_to_have_attribute("data-ply", str(before))
    assert wait_until_equal([host, guest]) == before + 2, "one roll, and the die"


def test_R24_a_ninth_tab_says_why_it_stays_outside_and_gets_in_when_another_has_left(
    visit: Visit, house: Running
) -> None:
    page = visit()
    url = lay_table(page, FRIEND)
    page.goto(url)
    expect(page.locator("[data-line=open]")).to_have_count(1)
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())
    live = f"{url.replace('http', 'ws').replace('/t/', '/api/tables/')}/live"
    headers = {"Cookie": cookies, "Origin": house.url}
    with ExitStack() as tabs:
        for _ in range(7):
            socket = connect(live, additional_headers=headers, proxy=None)
            tabs.enter_context(socket).send('{"type":"hello"}')
        ninth = page.context.new_page()
        ninth.goto(url)
        expect(ninth.get_by_text("open in too many tabs")).to_be_visible()
        expect(page.locator("[data-line=open]")).to_have_count(1)
    ninth.evaluate("dispatchEvent(new Event('online'))")
    expect(ninth.locator("[data-line=open]")).to_have_count(1)
