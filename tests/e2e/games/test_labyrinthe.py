"""The maze in a real browser: by touch in every mode, by keys alone, by link into the night."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from manoir.games.labyrinthe.box import DAY, NUMBERS
from manoir.games.labyrinthe.moves import Go, Move, Shift
from tests.e2e.boards.maze import HELD, TURN, is_dark, open_maze, press, touch
from tests.e2e.checks import check_phone, serious
from tests.e2e.conftest import Visit
from tests.e2e.laid import begin, come, lay_table, play_ahead
from tests.e2e.people import FRIEND, GHOST, NEXT_TO_ME, skip_guide
from tests.e2e.person import Person, play_to_the_end, play_turn, settle

MODES = ("Secret treasures", "With children", "Day and Night")
NO_SIDEWAYS = "() => document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize(
    ("mode", "cards"),
    [
        ("Day and Night", "just 1"),
        pytest.param("Secret treasures", "2 each", marks=pytest.mark.soak),
        pytest.param("With children", "2 each", marks=pytest.mark.soak),
        pytest.param("Day and Night", "2 each", marks=pytest.mark.soak),
    ],
)
def test_a_whole_game_by_touch(visit: Visit, mode: str, cards: str) -> None:
    page = visit(phone=True)
    person = Person(page)
    open_maze(page, mode, GHOST, cards=cards)
    skip_guide(page)
    play_to_the_end(person, touch)
    assert page.evaluate(NO_SIDEWAYS)
    night = any(event["type"] == "night" for told in person.told.values() for event in told)
    assert night == (mode == "Day and Night")
    assert not is_dark(page), "at the end the sun rises"


@pytest.mark.soak
def test_a_game_with_every_animation_gets_to_its_end(visit: Visit) -> None:
    page = visit(phone=True, moving=True)
    person = Person(page)
    open_maze(page, "Day and Night", GHOST, cards="just 1")
    skip_guide(page)
    play_to_the_end(person, press)


def test_the_spare_is_dragged_to_an_arrow_turned_and_pushed(visit: Visit) -> None:
    page = visit()
    person = enter(page, GHOST)
    settle(person)
    spare = page.get_by_role("button", name=re.compile("^The tile to push"))
    box, goal = spare.bounding_box(), page.locator('[data-touch="arrow:W3"]').bounding_box()
    assert box
    assert goal
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.up()
    page.keyboard.press("r")
    page.locator(".promised").first.wait_for()
    wait_for(page, lambda: person.is_answered)
    promised = page.locator(".promised").count()
    before = person.ply
    page.get_by_role("button", name="Push", exact=True).click()
    person.wait_beyond(before)
    offered = person.positions[0]["legal"]
    assert promised == len(offered), "the preview lights what can then be reached"
    view = person.view
    assert (view.shifted, view.forbidden) == (True, "E3")


def test_a_preview_is_cancelled_and_nothing_was_played(visit: Visit) -> None:
    page = visit()
    person = enter(page, GHOST)
    settle(person)
    before = person.ply
    page.locator('[data-touch="arrow:N1"]').click()
    push = page.get_by_role("button", name="Push", exact=True)
    expect(push).to_be_visible()
    page.keyboard.press("Escape")
    expect(push).to_have_count(0)
    assert person.ply == before


def test_the_locked_arrow_says_why_and_a_shift_can_be_taken_back(visit: Visit) -> None:
    page = visit()
    person = enter(page, NEXT_TO_ME)
    ready(page)
    before = person.view
    press(page, Shift("N1", 0))
    expect(page.get_by_role("button", name="Take back")).to_be_enabled()
    page.get_by_role("button", name="Take back").click()
    wait_for(page, lambda: person.view.places == before.places and not person.view.shifted)
    settle(person)
    for _move in ("shift", "go"):
        before_it = person.ply
        press(page, wished(person) if person.view.shifted else Shift("N1", 0))
        person.wait_beyond(before_it)
        settle(person)
    ready(page)
    page.locator('[data-touch="arrow:S1"]').click()
    expect(page.get_by_text("L5").first).to_be_visible()


def test_on_a_shared_screen_a_card_is_seen_only_after_the_hand_over(visit: Visit) -> None:
    page = visit()
    person = enter(page, NEXT_TO_ME)
    for _ in range(3):
        settle(person)
        expect(page.get_by_role("dialog")).to_be_visible()
        secret = person.view.target
        assert secret
        assert not shows(page, secret), "the card is face down while the screen is handed over"
        ready(page)
        assert shows(page, secret)
        for _move in ("shift", "go"):
            play_turn(person, press)


@pytest.mark.soak
def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    person = Person(page)
    open_maze(page, MODES[1], GHOST, cards="just 1")
    skip_guide(page)
    play_to_the_end(person, by_keys)


def by_keys(page: Page, move: Move) -> None:
    """Tab to the words, and from button to button."""
    tab_to(page, "details.words summary")
    if not page.locator("details.words[open]").count():
        page.keyboard.press("Enter")
    if isinstance(move, Shift):
        tab_to(page, "[name=labyrinthe-turn]:checked")
        while page.locator(TURN).evaluate(HELD) != move.turn:
            page.keyboard.press("ArrowDown")
        tab_to(page, f"[data-move*='\"{move.arrow}\"']")
    elif isinstance(move, Go):
        tab_to(page, f"[data-move*=':{move.cell}}}']")
    page.keyboard.press("Enter")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(200):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by Tab")


@pytest.mark.soak
def test_two_by_link_and_a_spectator_from_day_into_night(visit: Visit) -> None:
    pages = host, guest, _ = [visit(), visit(phone=True), visit(lang="fr")]
    people = [Person(page) for page in pages]
    url = lay_table(host, FRIEND, game="labyrinthe", mode="night", cards=1, first=1)
    come(guest, url, "Zoé")
    begin(host, url)
    for page in pages:
        page.goto(url)
    fell: dict[str, int] | None = None
    for _ in range(300):
        settle(*people)
        if people[0].is_over:
            break
        mover = next(person for person in people if person.wish())
        assert mover is not people[2], "who watches is offered nothing"
        before = mover.ply
        dark = [person.view.dark for person in people]
        press(mover.page, wished(mover))
        for person in people:
            person.wait_beyond(before)
        for page, person in zip(pages, people, strict=True):
            dark_now = person.view.dark and not person.is_over  # then the sun rises
            expect(page.locator(".labyrinthe.dark")).to_have_count(int(dark_now))
        now = [person.view.dark for person in people]
        assert len(set(now)) == 1, "the light goes out for all at the same moment"
        if now[0] and not dark[0]:
            fell = next(event for event in people[2].told[None] if event["type"] == "night")
            assert fell["first"] == (fell["seat"] + 1) % 2
            assert people[2].positions[None]["to_act"] == [fell["first"]]
            assert people[fell["first"]].wish() is not None
    assert fell, "night has fallen"
    check_the_end(pages, people)


def check_the_end(pages: list[Page], people: list[Person]) -> None:
    view = people[2].view
    for person in people:
        for told in person.told.values():
            coins = [event["value"] for event in told if event["type"] == "turned"]
            assert coins == [view.coin], "the coin appears once"
    expected = [
        sum(1 if NUMBERS[name] <= DAY else 2 for name in found)
        + (view.coin or 0 if seat == view.home else 0)
        for seat, found in enumerate(view.found)
    ]
    assert list(view.points) == expected
    assert people[2].positions[None]["outcome"]["scores"] == expected
    for page in pages:
        expect(page.locator(".headline")).to_be_visible()
        coin = re.compile(rf"(coin|jeton|pièce)\W+{view.coin}\b")
        expect(page.locator(".end .score").filter(has_text=coin)).to_have_count(1)


def enter(page: Page, second: str) -> Person:
    """Two at a table, two treasures each, and we start."""
    person = Person(page)
    page.goto(lay_table(page, second, game="labyrinthe", cards=2, first=0))
    return person


def ready(page: Page) -> None:
    """Take the screen in hand."""
    page.get_by_role("dialog").get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def wished(person: Person) -> Move:
    move: Move | None = person.wish()
    assert move is not None
    return move


def shows(page: Page, treasure: str) -> bool:
    """Whether one's own card is face up."""
    return page.locator(".own").get_by_text(treasure).count() > 0


def wait_for(page: Page, condition: Callable[[], bool]) -> None:
    for _ in range(500):
        if condition():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it did not come to pass")


def moments(page: Page) -> Iterator[str]:
    """The maze at every moment that looks different, from the first guide to the film."""
    person = Person(page)
    open_maze(page, MODES[2], GHOST, cards="just 1", seats=3)
    yield "guide"
    skip_guide(page)
    settle(person)
    yield "shift"
    page.locator('[data-touch="arrow:W5"]').click()
    yield "preview"
    page.keyboard.press("Escape")
    play_turn(person, press)
    settle(person)
    assert person.view.shifted
    yield "go"
    page.locator("details.words summary").click()
    yield "words"
    page.locator("details.words summary").click()
    while not person.view.dark:
        play_turn(person, press)
    settle(person)
    yield "dark"
    page.get_by_role("switch", name="Light night").click()
    yield "light night"
    play_ahead(page.url, page, seed=1)
    page.locator(".headline").wait_for()
    yield "end"
    page.get_by_role("link", name="Watch the game again").click()
    page.get_by_role("slider").wait_for()
    page.get_by_role("group", name="Through the eyes of").get_by_role("radio").last.check()
    yield "film"


@pytest.mark.soak
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious_in_the_maze(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    for where in moments(page):
        assert serious(page) == [], where


@pytest.mark.soak
def test_the_maze_fits_a_phone(visit: Visit) -> None:
    page = visit(phone=True)
    for where in moments(page):
        check_phone(page, where)
