"""Midnight in a real browser: its cards, for people, a ghost and a watcher."""

import random

import pytest
from playwright.sync_api import expect

from manoir.games.pasvu.midnight.pile import PILE
from tests.e2e.boards.hall import by_touch, by_words
from tests.e2e.conftest import Visit
from tests.e2e.games.test_pasvu import play_together
from tests.e2e.laid import Until, begin, come, lay_table, play_ahead
from tests.e2e.people import FRIEND, GHOST
from tests.e2e.person import Person, settle

# Whoever reads a card says go on; what the cards said is remembered.
COUNT = """() => {
  window.cards = new Set()
  new MutationObserver(() => {
    const card = document.querySelector('[data-midnight]')
    if (card) window.cards.add(card.textContent)
    card?.querySelector('.go-on')?.click()
  }).observe(document.body, { childList: true, subtree: true })
}"""


@pytest.mark.soak
def test_at_the_first_midnight_everybody_sees_the_cards(visit: Visit) -> None:
    people, eyes = sit_down(visit, until=lambda view: view["phase"] == "side")
    pages = [person.page for person in (*people, eyes)]
    assert struck(eyes) == []
    play_together(
        people, [by_words, by_touch], random.Random(6), until=lambda: len(struck(eyes)) == 3
    )
    settle(*people, eyes)
    assert len(struck(eyes)) == 3
    for page in pages:
        page.wait_for_function("() => window.cards.size === 3")


@pytest.mark.soak
def test_all_twelve_cards_come_up_before_two_people_a_ghost_and_a_watcher(visit: Visit) -> None:
    people, eyes = sit_down(visit, GHOST)
    pages = [person.page for person in (*people, eyes)]
    play_together(people, [by_words, by_touch], random.Random(6))
    settle(*people, eyes)
    for page in pages:
        expect(page.locator(".headline")).to_be_visible(timeout=60_000)
    assert sorted(struck(eyes)) == sorted(PILE)
    assert [event["type"] for event in eyes.told[None]].count("looked") == 6  # once, twice
    (seen,) = eyes.positions.values()
    assert seen["view"] == next(iter(people[0].positions.values()))["view"]
    for person in people:  # whoever only watches leaves films out to catch up with fast players
        assert person.page.evaluate("() => window.cards.size") == len(PILE)


def struck(eyes: Person) -> list[str]:
    """The cards that whoever watches has been told of."""
    return [event["card"] for event in eyes.told.get(None, []) if event["type"] == "struck"]


def sit_down(
    visit: Visit, *ghosts: str, until: Until = lambda _: True
) -> tuple[list[Person], Person]:
    """Two people, with ghosts or without, and one who watches; the two have played until then."""
    host, guest, watcher = visit(), visit(phone=True), visit()
    people = [Person(page, "pasvu") for page in (host, guest)]
    eyes = Person(watcher, "pasvu")
    url = lay_table(
        host, FRIEND, *ghosts, game="pasvu", seats=2 + len(ghosts), fusions=True, midnight=3
    )
    come(guest, url, "Zoé")
    begin(host, url)
    play_ahead(url, host, guest, seed=6, until=until)
    for page in (host, guest, watcher):
        page.goto(url)
        page.evaluate(COUNT)
    return people, eyes
