"""The circuit in a real browser: by touch, by keys alone, by link with somebody who watches."""

from collections.abc import Callable, Iterator

import msgspec
import pytest
from playwright.sync_api import Page, expect

from manoir.games.pacman.moves import Chase, Move, Roll, Run
from tests.e2e.boards.circuit import open_circuit, tap, tap_place, touch
from tests.e2e.checks import check_phone, serious
from tests.e2e.conftest import Visit
from tests.e2e.laid import begin, come, lay_table
from tests.e2e.people import FRIEND, GHOST, NEXT_TO_ME, sit, skip_guide, start
from tests.e2e.person import Person, play_to_the_end, play_turn, press, press_key, settle

NO_SIDEWAYS = "() => document.documentElement.scrollWidth <= innerWidth"
WHITE = "no white marble left"


@pytest.mark.soak
def test_four_people_around_one_phone_play_by_touch(visit: Visit) -> None:
    page = visit(phone=True)
    person = Person(page, "pacman")
    open_circuit(page, NEXT_TO_ME, seats=4)
    skip_guide(page)
    settle(person)
    play_turns(person, 8, touch)
    assert page.evaluate(NO_SIDEWAYS)


@pytest.mark.soak
def test_a_whole_game_of_four_by_touch(visit: Visit) -> None:
    page = visit(phone=True)
    person = Person(page, "pacman")
    open_circuit(page, GHOST, seats=4, end=WHITE)
    skip_guide(page)
    play_to_the_end(person, touch, turns=4000)
    assert page.evaluate(NO_SIDEWAYS)
    assert sum(person.view.white) == 56


@pytest.mark.soak
def test_a_game_on_the_large_circuit_with_every_animation_gets_on(visit: Visit) -> None:
    page = visit(phone=True, moving=True)
    person = Person(page, "pacman")
    open_circuit(page, NEXT_TO_ME, seats=3, circuit="Large circuit")
    skip_guide(page)
    settle(person)
    play_turns(person, 2, touch)


@pytest.mark.soak
def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    person = Person(page, "pacman")
    open_circuit(page, GHOST, end=WHITE)
    skip_guide(page)
    play_to_the_end(person, by_keys)


def by_keys(page: Page, move: Move) -> None:
    """On the picture for pieces, with the arrow keys; what is due by the words."""
    if isinstance(move, Roll):
        page.locator(".pacman [role=application]").focus()
        page.keyboard.press("Enter")
        return
    wanted = msgspec.json.encode(move).decode()
    press_key(page, f"[data-move='{wanted}']")


def test_the_arrow_keys_lead_a_piece_to_its_end(visit: Visit) -> None:
    page = visit()
    person = enter(page)
    board = page.locator(".pacman [role=application]")
    board.focus()
    page.keyboard.press("Enter")
    wait_for_dice(person)
    before = person.ply
    page.keyboard.press("1")
    go_to(page, person, person.view.eaters[person.view.turn])
    page.keyboard.press("Enter")
    die = person.view.dice[0]
    legal = next(p["legal"] for p in person.positions.values() if p["legal"])
    end = next(m["path"][-1] for m in legal if m["type"] == "run" and m["die"] == die)
    go_to(page, person, end)
    page.keyboard.press("Enter")
    if page.locator("[data-touch=go]").count():
        page.keyboard.press("Enter")
    person.wait_beyond(before)
    assert person.view.run


def go_to(page: Page, person: Person, place: int) -> None:
    """Arrow keys from wherever the cursor is: up and left to the corner, then there."""
    view = person.view
    spoken = page.locator(".pacman [aria-live=polite]")
    for key in ("ArrowUp", "ArrowLeft"):
        for _ in range(16):
            page.keyboard.press(key)
    row, column = view.spots[place]
    for _ in range(40):
        if is_cursor_at(page, place):
            return
        key = next_key(page, view.spots, row, column)
        page.keyboard.press(key)
    raise AssertionError(f"no way to {place}: {spoken.inner_text()}")


def is_cursor_at(page: Page, place: int) -> bool:
    return cursor_of(page) == place


def cursor_of(page: Page) -> int:
    found = page.locator("[data-cursor]").get_attribute("data-cursor")
    assert found is not None
    return int(found)


def next_key(page: Page, spots: tuple[tuple[int, int], ...], row: int, column: int) -> str:
    at_row, at_column = spots[cursor_of(page)]
    if at_row % 2 == 0 and at_column != column:
        return "ArrowRight" if at_column < column else "ArrowLeft"
    if at_row != row:
        return "ArrowDown" if at_row < row else "ArrowUp"
    return "ArrowRight" if at_column < column else "ArrowLeft"


@pytest.mark.soak
def test_a_whole_game_of_two_by_link_words_and_touch_with_a_spectator(visit: Visit) -> None:
    host, guest, watcher = pages = [visit(), visit(phone=True), visit(lang="fr")]
    people = [Person(page, "pacman") for page in pages]
    url = open_circuit(host, FRIEND, end=WHITE)
    sit(guest, url, "Zoé")
    watcher.goto(url)
    start(host)
    skip_guide(host, guest)
    for _ in range(700):
        settle(*people)
        if people[0].is_over:
            break
        assert people[2].wish() is None, "who watches is offered nothing"
        mover = next(person for person in people if person.wish())
        before = mover.ply
        play = touch if mover.page is guest else press
        play(mover.page, wished(mover))
        for person in people:
            person.wait_beyond(before)
    views = [person.view for person in people]
    assert views[0] == views[1] == views[2]
    assert sum(views[0].white) == 56
    for page in pages:
        expect(page.locator(".headline")).to_be_visible()


def test_a_die_is_dragged_onto_a_ghost_and_the_ghost_pushed(visit: Visit) -> None:
    page = visit()
    person = enter(page)
    press(page, Roll())
    wait_for_dice(person)
    die = page.locator('[data-touch="die:1"]')
    face = int(die.get_attribute("data-face") or 0)
    drag(page, middle(page, '[data-touch="die:1"]'), middle(page, '[data-touch="ghost:1"]'))
    legal = next(p["legal"] for p in person.positions.values() if p["legal"])
    ends = [
        m["path"][-1] for m in legal if (m["type"], m.get("ghost"), m["die"]) == ("chase", 1, face)
    ]
    before = person.ply
    page.mouse.click(*middle(page, f'[data-touch="place:{ends[0]}"]'))
    if page.locator("[data-touch=go]").count():
        page.locator("[data-touch=go]").click()
    person.wait_beyond(before)
    assert person.view.ghosts[1] == ends[0]


def test_a_move_that_is_not_allowed_is_explained_and_costs_nothing(visit: Visit) -> None:
    page = visit(phone=True)
    person = enter(page)
    tap(page, "[data-touch=roll]")
    wait_for_dice(person)
    before, dice = person.ply, person.view.dice
    tap(page, '[data-touch="die:0"]')
    tap(page, f'[data-touch="eater:{person.view.turn}"]')
    steps = 1 if person.view.dice[0] > 1 else 2
    home = person.view.eaters[person.view.turn]
    tap_place(page, home + steps if home == 0 else home - steps)
    expect(page.get_by_text("P4").first).to_be_visible()
    assert person.ply == before
    assert person.view.dice == dice


def test_a_run_can_be_taken_back(visit: Visit) -> None:
    page = visit()
    person = enter(page)
    press(page, Roll())
    wait_for_dice(person)
    before = person.view
    legal = next(p["legal"] for p in person.positions.values() if p["legal"])
    run = next(m for m in legal if m["type"] == "run")
    press(page, Run(run["die"], tuple(run["path"])))
    wait_for(page, lambda: person.view.run)
    page.get_by_role("button", name="Take back").click()
    wait_for(page, lambda: person.view == before)


def enter(page: Page) -> Person:
    """Two at one screen."""
    person = Person(page, "pacman")
    page.goto(lay_table(page, NEXT_TO_ME, game="pacman"))
    settle(person)
    return person


def play_turns(person: Person, turns: int, play: Callable[[Page, Move], None]) -> None:
    for _ in range(20 * turns):
        if person.view.turns >= turns:
            return
        play_turn(person, play)
    raise AssertionError("the game does not go on")


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wished(person: Person) -> Move:
    move: Move | None = person.wish()
    assert move is not None
    return move


def wait_for_dice(person: Person) -> None:
    wait_for(person.page, lambda: len(person.view.dice) == 2)
    settle(person)


def wait_for(page: Page, condition: Callable[[], bool]) -> None:
    for _ in range(500):
        if condition():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it did not come to pass")


def moments(page: Page) -> Iterator[str]:
    """The circuit at every moment that looks different, from the first guide to the film."""
    person = Person(page, "pacman")
    open_circuit(page, NEXT_TO_ME, seats=3)
    yield "guide"
    skip_guide(page)
    settle(person)
    yield "to throw"
    press(page, Roll())
    wait_for_dice(person)
    yield "dice"
    page.locator('[data-touch="die:0"]').click()
    page.locator(f'[data-touch="eater:{person.view.turn}"]').click()
    yield "ends"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("details.words summary").first.click()
    yield "words"
    page.locator("details.words summary").first.click()
    play_turns(person, 9, press)
    yield "midway"
    assert any(isinstance(wished(person), kind) for kind in (Roll, Run, Chase))


@pytest.mark.soak
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_the_circuit(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    for where in moments(page):
        assert serious(page) == [], where


@pytest.mark.soak
def test_the_circuit_fits_a_phone(visit: Visit) -> None:
    page = visit(phone=True)
    for where in moments(page):
        check_phone(page, where)


@pytest.mark.soak
def test_P16_two_people_agree_to_count_once_nobody_wants_to_play_on(visit: Visit) -> None:
    pages = visit(phone=True), visit()
    host, guest = pages
    people = tuple(Person(page, "pacman") for page in pages)
    table = lay_table(host, FRIEND, game="pacman")
    come(guest, table, "Zoé")
    begin(host, table)
    for page in pages:
        page.goto(table)
    settle(*people)
    turn = people[0].view.turn
    ask_to_count(pages[turn], pages[1 - turn], "Play on")
    settle(*people)
    while people[0].view.turn == turn:
        assert play_turn(people[turn])
        settle(*people)
    ask_to_count(pages[1 - turn], pages[turn], "Let’s count")
    for page in pages:
        why = "Everybody agreed to end it here and count."
        expect(page.locator("[data-why]")).to_have_text(why)


def ask_to_count(asking: Page, asked: Page, answer: str) -> None:
    asking.get_by_role("button", name="Count now?").click()
    question = asking.get_by_role("dialog")
    expect(question).to_be_visible()
    assert asking.evaluate(NO_SIDEWAYS)
    assert serious(asking) == []
    question.get_by_role("button", name="Ask the others").click()
    expect(asking.get_by_text("Waiting for")).to_be_visible()
    expect(asked.get_by_text("would like to count.").first).to_be_visible()
    assert serious(asked) == []
    asked.get_by_role("button", name=answer, exact=True).first.click()
    expect(asking.get_by_text("Waiting for")).to_have_count(0)
    expect(asked.get_by_role("button", name=answer, exact=True)).to_have_count(0)
