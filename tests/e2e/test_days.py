"""A table where a move takes days: told by push, by a feed and on *My games*."""

import json
import re
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from manoir.server.clocks.control import DAY, HOUR
from tests.e2e.checks import check_phone, check_touch, serious
from tests.e2e.conftest import Visit
from tests.e2e.ears import Bell, let_listen
from tests.e2e.everywhere import LANGUAGES, SCREENS, everywhere, said
from tests.e2e.laid import GUIDED, at_table, begin, come, lay_table, wait_until_gone
from tests.e2e.people import FRIEND, GHOST, NEXT_TO_ME
from tests.e2e.seeded.seeds import SeededHouse
from tests.e2e.test_hurry import play_until_other
from tests.server.push.service import Ear, Service, check_sender, push_service

SECOND = 1000


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as service:
        yield service


def play_turn(page: Page, url: str) -> None:
    """The whole turn of a page's person, on another device."""
    with at_table(page, url) as device:
        device.hear("position")
        while device.offered:
            seat, moves = next(iter(device.offered.items()))
            device.hear_until(device.play(seat, moves[0]))


def heard(service: Service, ear: Ear) -> tuple[str, bytes]:
    """The next push, as the browser for which it is reads it."""
    *_, body = service.pushed.get(timeout=30)
    plain = ear.read(body)
    return json.loads(plain)["kind"], plain


def test_a_push_becomes_a_notification_in_the_browsers_own_words(
    visit: Visit, house: SeededHouse, service: Service
) -> None:
    zoe, friend, ear = visit(keeping=True, lang="fr"), visit(), Ear()
    let_listen(zoe, service, ear, "/zoe")
    url = lay_table(friend, FRIEND, tempo="one_day")
    come(zoe, url, "Zoé")
    begin(friend, url)
    zoe.goto("/me")
    switch = zoe.get_by_role("switch", name="Préviens-moi quand c’est à moi")
    switch.click()
    expect(switch).to_be_checked()
    bell = Bell(zoe)
    play_turn(friend, url)
    kind, plain = heard(service, ear)
    shown = bell.deliver(plain)
    assert (kind, shown["title"]) == ("turn", "À toi de jouer\u202f!")
    assert shown["body"] == "L’escalier hanté\u202f: on t’attend."
    assert (shown["tag"], shown["data"]["path"]) == (url[-10:], f"/t/{url[-10:]}")
    assert shown["renotify"]
    assert not bell.deliver(plain)["renotify"], "the same again makes no noise"
    path = f"/t/{url[-10:]}"
    assert bell.click(shown) == {"closed": True, "opened": path}
    tab = zoe.context.new_page()
    tab.goto(f"{url}/replay")
    assert bell.click(shown)["opened"] == path, "another page of the same table is not the table"
    tab.goto(url)
    assert bell.click(shown) == {"closed": True, "focused": path}
    assert bell.click({**shown, "data": None}) == {"closed": True, "focused": "/me"}
    tab.close()
    wait_until_gone(friend, url, 1)  # whoever is there needs no reminder
    house.turn(18 * HOUR / SECOND)
    kind, plain = heard(service, ear)
    shown = bell.deliver(plain)
    assert (kind, shown["title"]) == ("reminder", "Ton temps s’écoule")
    assert shown["renotify"]
    assert shown["silent"] == zoe.evaluate(
        "(hour => hour >= 22 || hour < 8)(new Date().getHours())"
    )
    zoe.reload()
    first = zoe.get_by_role("region", name="On t’attend").get_by_role("link").first
    expect(first).to_contain_text(re.compile(r"encore [56] h"))
    expect(first.locator(".small-board svg.stage")).to_have_count(1)
    switch.click()
    expect(switch).not_to_be_checked()


@pytest.mark.soak
def test_a_week_at_a_table_of_days_with_one_browser_closed_most_of_the_time(
    visit: Visit, house: SeededHouse, service: Service
) -> None:
    ada, blaise, carlo, ear = visit(), visit(phone=True, lang="fr"), visit(keeping=True), Ear()
    key = ada.request.get("/api/push").json()["key"]
    let_listen(carlo, service, ear, "/carlo")
    url = lay_table(ada, FRIEND, seats=3, tempo="three_days")
    come(blaise, url, "Blaise", 1)
    come(carlo, url, "Carlo", 2)
    begin(ada, url)
    carlo.goto("/me")
    carlo.get_by_role("switch", name="Tell me when it’s my turn").click()
    expect(carlo.get_by_role("switch", name="Tell me when it’s my turn")).to_be_checked()
    told: list[str] = []
    for _ in range(3):  # two days and a half each
        state = carlo.context.storage_state()
        carlo.context.close()
        for page, other in ((ada, blaise), (blaise, ada)):
            page.goto(url)
            other.goto(url)
            page.locator("[data-move]").first.wait_for(state="attached")
            play_until_other(page, other)
        path, head, body = service.pushed.get(timeout=30)
        assert path == "/carlo"
        assert check_sender(head["Authorization"], key)["aud"] == service.url
        told.append(json.loads(ear.read(body))["kind"])
        house.turn(2.25 * DAY / SECOND)
        told.append(heard(service, ear)[0])
        house.turn(6 * HOUR / SECOND)
        carlo = visit(storage_state=state)
        carlo.add_init_script(GUIDED)
        carlo.goto("/me")
        game = (
            carlo.get_by_role("region", name="They are waiting for you").get_by_role("link").first
        )
        expect(game).to_contain_text(re.compile(r"1[12] h"))
        assert serious(carlo) == []
        game.click()
        carlo.locator("[data-move]").first.wait_for(state="attached")
        play_until_other(carlo, ada)
        assert service.pushed.empty(), "once each"
    assert told == ["turn", "reminder"] * 3
    carlo.context.close()
    service.status = 410
    for page in (ada, blaise):
        play_turn(page, url)
    heard(service, ear)
    house.turn(2.5 * DAY / SECOND)
    ada.goto(url)
    expect(ada.get_by_role("timer")).to_have_count(3)
    assert service.pushed.empty(), "an address that is gone is forgotten"


@everywhere("phone", "fr")
def test_my_games_by_keyboard_the_most_urgent_first(visit: Visit, screen: str, lang: str) -> None:
    page = visit(screen=screen, lang=lang)
    slow = lay_table(page, NEXT_TO_ME, tempo="seven_days")
    calm = lay_table(page, GHOST, game="labyrinthe", first=0)
    urgent = lay_table(page, NEXT_TO_ME, tempo="one_day")
    page.goto("/me")
    links = page.get_by_role("region", name=said(lang, "awaited")).get_by_role("link")
    expect(links).to_have_count(3)
    expect(links.nth(2)).to_contain_text(said(lang, "unfinished-your-turn"))
    found = [str(links.nth(at).get_attribute("href"))[-10:] for at in range(3)]
    assert found == [url[-10:] for url in (urgent, slow, calm)]
    expect(page.locator(".small-board .miniature")).to_have_count(3)
    assert serious(page) == []
    check_touch(page, "my games")
    page.get_by_role("heading", level=1).focus()
    while not links.first.evaluate("link => link === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{slow[-13:]}")
    for url in (calm, urgent, slow):
        page.keyboard.press("j")
        page.wait_for_url(f"**{url[-13:]}")


@pytest.mark.soak
@pytest.mark.parametrize(("screen", "lang"), list(product(SCREENS, LANGUAGES)))
def test_a_holiday_stops_my_clocks_of_days_and_a_feed_is_at_hand(
    visit: Visit, screen: str, lang: str
) -> None:
    page = visit(screen=screen, lang=lang)
    lay_table(page, NEXT_TO_ME, tempo="one_day")
    page.goto("/me")
    first = page.get_by_role("region").get_by_role("link").filter(has_text="Anna").first
    expect(first).to_contain_text(re.compile("23|24"))
    switch = page.get_by_role("switch", name=said(lang, "holiday"))
    switch.click()
    expect(switch).to_be_checked()
    page.reload()
    expect(switch).to_be_checked()
    page.get_by_text(said(lang, "feed"), exact=True).click()
    page.get_by_role("button", name=said(lang, "feed-make")).click()
    atom = page.get_by_role("textbox", name=said(lang, "feed-atom"))
    assert f"/{lang}.atom" in atom.input_value()
    expect(page.get_by_text(said(lang, "feed-once"))).to_be_visible()
    assert serious(page) == []
    check_touch(page, "a feed")
    switch.click()
    expect(switch).not_to_be_checked()


def test_a_feed_is_made_copied_renewed_and_revoked(visit: Visit) -> None:
    page = visit(phone=True)
    lay_table(page, NEXT_TO_ME, tempo="one_day")
    page.goto("/me")
    page.get_by_text("Feed and calendar").click()
    page.get_by_role("button", name="Make an address").click()
    atom = page.get_by_role("textbox", name="Feed (Atom)")
    first = atom.input_value()
    answer = page.request.get(first)
    assert "Your turn: Spooky Stairs" in answer.text()
    assert (
        page.request.get(page.get_by_role("textbox", name="Calendar").input_value()).status == 200
    )
    check_phone(page, "a feed")
    assert serious(page) == []
    page.get_by_role("button", name="Make a new address").click()
    expect(atom).not_to_have_value(first)
    assert page.request.get(first).status == 404
    page.get_by_role("button", name="Revoke it").click()
    expect(page.get_by_text("The address leads nowhere any more.")).to_be_visible()
    expect(page.get_by_role("button", name="Make an address")).to_be_visible()
