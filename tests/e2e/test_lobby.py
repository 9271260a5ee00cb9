"""The lobby in a browser: people find each other, watch, and are known on the front page."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.checks import check_phone, check_touch, serious
from tests.e2e.conftest import Visit
from tests.e2e.everywhere import LANGUAGES, everywhere, said
from tests.e2e.laid import GUIDED, at_table, lay_table
from tests.e2e.people import FRIEND, GHOST, NEXT_TO_ME, play_on, random_of

# What has moved by itself under somebody's eyes since the page was opened, as browsers count it.
SHIFTS = """
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
"""
# Whether the small board of a table has changed.
DIFFERS = """([table, before]) =>
  document.querySelector(`a[href='/t/${table}'] .small-board svg.stage`)?.innerHTML !== before"""


PLAYERS = "3 players|Jouer à 3|[zZ]u dritt"


def seek(page: Page, players: str) -> None:
    page.add_init_script(GUIDED)
    page.goto("/")
    page.get_by_role("button", name=re.compile(players)).click()


# How many of three have come, and that somebody waits already.
HERE = {
    "en": ("One of 3 is here.", "2 of 3 are here.", "3 players: somebody is waiting already"),
    "fr": (
        "Une personne sur 3 est là.",
        "2 personnes sur 3 sont là.",
        "Jouer à 3\u202f: quelqu’un attend déjà",
    ),
    "de": (
        "Von 3 ist eine Person da.",
        "Von 3 sind 2 da.",
        "Zu dritt spielen: Jemand wartet schon",
    ),
}


@pytest.mark.soak
@pytest.mark.parametrize("turned", range(3))
def test_W1_three_who_want_the_same_sit_at_one_table(visit: Visit, turned: int) -> None:
    """At a desk, on a phone and on one on its side; in all languages, in turns."""
    langs = [*LANGUAGES[turned:], *LANGUAGES[:turned]]
    screens = ("desk", "phone", "sideways")
    ada, blaise, carlo = (visit(screen=s, lang=t) for s, t in zip(screens, langs, strict=True))
    game = said(langs[0], "game-escalier")
    seek(ada, PLAYERS)
    here = ada.get_by_role("region", name=said(langs[0], "seeking", game=game))
    one, two, _ = HERE[langs[0]]
    expect(here.get_by_role("status")).to_contain_text(one)
    expect(here).to_be_focused()
    assert serious(ada) == []
    blaise.goto("/")
    expect(blaise.get_by_role("button", name=HERE[langs[1]][2])).to_be_visible()
    seek(blaise, PLAYERS)
    expect(here.get_by_role("status")).to_contain_text(two)
    check_phone(blaise, "waiting for others")
    assert serious(blaise) == []
    seek(carlo, PLAYERS)
    for page in (ada, blaise, carlo):
        page.wait_for_url("**/t/*")
        expect(page.locator("[data-ply]")).to_have_count(1)
    assert len({page.url for page in (ada, blaise, carlo)}) == 1
    eyes = {page.locator(".game").get_attribute("data-eye") for page in (ada, blaise, carlo)}
    assert eyes == {"0", "1", "2"}, "everybody has a seat of their own"


def test_W2_whoever_waits_can_stop_by_keyboard_and_leaving_the_page_is_enough(
    visit: Visit,
) -> None:
    ada, other = visit("/"), visit("/tables")
    button = ada.get_by_role("button", name="Play with somebody, 2 players")
    button.focus()
    ada.keyboard.press("Enter")
    waits = other.get_by_role("button", name="2 players: somebody is waiting already")
    expect(waits).to_be_visible()
    stop = ada.get_by_role("button", name="Stop waiting")
    stop.focus()
    ada.keyboard.press("Enter")
    expect(waits).to_have_count(0)
    expect(ada.get_by_role("group", name="Play with somebody")).to_be_focused()
    button.click()
    expect(waits).to_be_visible()
    ada.goto("/credits")
    expect(waits).to_have_count(0)


def test_tables_come_and_go_by_themselves(visit: Visit) -> None:
    visitor, host = visit("/tables", lang="fr"), visit()
    tables = visitor.get_by_role("region", name="Tables qui attendent")
    url = lay_table(host, FRIEND, game="labyrinthe", seats=3, public=True, mode="night")
    link = tables.locator(f"a[href='/t/{url.rpartition('/')[2]}']")
    expect(link).to_contain_text("Anna")
    expect(link).to_contain_text("2 places")
    expect(link).to_contain_text("Jour et nuit")
    with at_table(host, url) as device:
        device.tell("configure", options={}, public=False)
        while device.hear("room")["public"]:
            pass
    expect(link).to_have_count(0)


@everywhere("phone", "en")
def test_W4_games_are_watched_from_the_lobby_until_the_host_draws_the_curtain(
    visit: Visit, screen: str, lang: str
) -> None:
    host, watcher = visit(), visit(screen=screen, lang=lang)
    url = lay_table(host, NEXT_TO_ME, public=True)
    host.goto(url)
    watcher.goto("/tables")
    games = watcher.get_by_role("region", name=said(lang, "watch"))
    card = games.locator(f"a[href='/t/{url[-10:]}']")
    expect(card).to_contain_text("Anna")
    expect(card.locator(".small-board svg.stage")).to_have_count(1)
    assert serious(watcher) == []
    check_touch(watcher, "the lobby")
    board = card.locator(".small-board svg.stage")
    before = board.inner_html()
    play_on([host], random_of(1), moves=6)
    watcher.wait_for_function(DIFFERS, arg=[url[-10:], before])
    watcher.add_init_script(GUIDED)
    speed = host.get_by_role("button", name="Speed")
    place = speed.bounding_box()
    card.click()
    expect(watcher.locator("[data-ply]")).to_have_count(1)
    expect(host.get_by_text("1 person is watching")).to_be_visible()
    assert speed.bounding_box() == place, "nothing moves under a finger when somebody comes"
    speed.click()
    host.get_by_role("switch", name="Let others watch").click()
    expect(watcher.get_by_text(said(lang, "refused-no_watchers"))).to_be_visible()
    assert serious(watcher) == []
    host.keyboard.press("Escape")
    expect(host.locator("[data-line=open]")).to_have_count(1)
    watcher.goto("/tables")
    expect(card).to_have_count(0)


def test_the_front_page_begins_with_the_games_that_wait_for_me(visit: Visit) -> None:
    page, friend = visit(phone=True, lang="en"), visit()
    other = lay_table(page, FRIEND)
    mine = lay_table(page, GHOST)
    page.goto(mine)
    page.locator("[data-move]").first.wait_for(state="attached")
    page.add_init_script(SHIFTS)
    page.goto("/")
    games = page.get_by_role("region", name="Go on playing").get_by_role("link")
    expect(games.first).to_contain_text("your turn")
    assert mine.endswith(str(games.first.get_attribute("href")))
    expect(page.locator(f"a[href='{other[-13:]}']")).to_contain_text("waiting")
    assert serious(page) == []
    check_phone(page, "the front page")
    expect(page.get_by_role("region", name="Tables that wait")).to_be_attached()
    friend.wait_for_timeout(500)
    assert page.evaluate("window.shifted") < 0.1


def test_play_right_now_remembers_the_game_and_the_ghost(visit: Visit) -> None:
    page = visit("/open/labyrinthe")
    page.add_init_script(GUIDED)
    page.get_by_role("region", name="Seat 2").get_by_role("radio", name="fox").check()
    page.locator("main button.candle").last.click()
    page.wait_for_url("**/t/*")
    first = page.url
    page.goto("/")
    page.get_by_role("button", name="Play right now: Fox ghost").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    expect(page.get_by_text("Fox ghost").first).to_be_attached()


@pytest.mark.soak
def test_only_those_who_want_it_are_in_the_guest_list(visit: Visit) -> None:
    ada, blaise = visit("/"), visit("/tables")
    names = blaise.get_by_role("region", name="In the house")
    expect(names).to_have_count(0)
    ada.get_by_role("button", name="Settings").click()
    ada.get_by_role("textbox", name="nickname").fill("Ada")
    ada.get_by_role("switch", name="Be seen in the house").click()
    ada.keyboard.press("Escape")
    expect(names).to_contain_text("Ada")
    assert serious(blaise) == []
    ada.goto("/credits")  # also on a page that knows nothing of the lobby
    ada.get_by_role("button", name="Settings").click()
    expect(names).to_contain_text("Ada")
    ada.get_by_role("switch", name="Be seen in the house").click()
    expect(names).to_have_count(0)
