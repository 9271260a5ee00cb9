"""Midnight in a real browser: all twelve cards in one game, for people, a ghost and a watcher."""

import random

from playwright.sync_api import expect

from manoir.games.pasvu.midnight.pile import PILE
from tests.e2e.conftest import Visit
from tests.e2e.hall import by_touch, by_words, open_hall
from tests.e2e.people import FRIEND, GHOST, sit, skip_guide, start
from tests.e2e.person import Person, settle
from tests.e2e.test_pasvu import play_together

# Whoever reads a card says go on; what the cards said is remembered.
COUNT = """() => {
  window.cards = new Set()
  new MutationObserver(() => {
    const card = document.querySelector('[data-midnight]')
    if (card) window.cards.add(card.textContent)
    card?.querySelector('.go-on')?.click()
  }).observe(document.body, { childList: true, subtree: true })
}"""


def test_all_twelve_cards_come_up_before_two_people_a_ghost_and_a_watcher(visit: Visit) -> None:
    host, guest, watcher = visit(), visit(phone=True), visit()
    people = [Person(page, "pasvu") for page in (host, guest)]
    eyes = Person(watcher, "pasvu")
    url = open_hall(
        host, FRIEND, GHOST, seats=3, switches=("Ghosts fuse",), choices=("Three cards",)
    )
    sit(guest, url, "Zoé")
    watcher.goto(url)
    start(host)
    skip_guide(host, guest)
    for page in (host, guest, watcher):
        page.evaluate(COUNT)
    play_together(people, [by_words, by_touch], random.Random(6))
    settle(*people, eyes)
    for page in (host, guest, watcher):
        expect(page.locator(".headline")).to_be_visible(timeout=60_000)
    told = eyes.told[None]
    assert sorted(e["card"] for e in told if e["type"] == "struck") == sorted(PILE)
    assert [event["type"] for event in told].count("looked") == 6  # once, twice
    (seen,) = eyes.positions.values()
    assert seen["view"] == next(iter(people[0].positions.values()))["view"]
    assert watcher.evaluate("() => window.cards.size") == len(PILE)
