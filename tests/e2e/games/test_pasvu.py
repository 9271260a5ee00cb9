"""The hall in a real browser: by link at the same time, by touch, in words; with WebGL or not."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from manoir.games.pasvu import rules
from manoir.games.pasvu.knowledge import state_of
from manoir.games.pasvu.moves import Done, Move, Place, Walk
from manoir.games.pasvu.rounds.sliding import slid
from manoir.games.pasvu.state import View
from tests.e2e.boards.hall import by_mouse, by_touch, by_words, open_hall, whim
from tests.e2e.checks import check_phone, serious
from tests.e2e.conftest import COARSE, PHONE, SIDEWAYS, Visit
from tests.e2e.laid import lay_table, play_ahead
from tests.e2e.people import FRIEND, GHOST, NEXT_TO_ME, sit, skip_guide, start
from tests.e2e.person import Person, press_key, settle

NO_SIDEWAYS = "() => document.documentElement.scrollWidth <= innerWidth"
Play = Callable[[Page, Move], None]


@pytest.mark.soak
def test_four_play_by_link_at_the_same_time_and_a_fifth_watches(visit: Visit) -> None:
    rng = random.Random(5)
    host, *others, watcher = (visit(phone=number == 1) for number in range(5))
    people = [Person(page, "pasvu") for page in (host, *others)]
    eyes = Person(watcher, "pasvu")
    url = open_hall(host, FRIEND, seats=4)
    for page, name in zip(others, ("Zoé", "Noé", "Léa"), strict=True):
        sit(page, url, name)
    watcher.goto(url)
    start(host)
    skip_guide(host, *others)
    plays: list[Play] = [by_words, by_touch, by_words, by_words]
    together = play_together(people, plays, rng)
    assert together > 0, "nobody ever moved while others could, too"
    settle(*people, eyes)
    for page in (host, *others, watcher):
        expect(page.locator(".headline")).to_be_visible(timeout=30_000)
    (seen,) = eyes.positions.values()
    assert seen["view"] == next(iter(people[0].positions.values()))["view"]
    assert seen["view"]["look"]["round"] == 5
    assert [event["type"] for event in eyes.told[None]].count("looked") == 5


def play_together(
    people: list[Person],
    plays: list[Play],
    rng: random.Random,
    until: Callable[[], bool] = lambda: False,
) -> int:
    """One move at a time, of anybody who can; how often others could have moved, too."""
    together = 0
    settle(*people)
    while not people[0].is_over and not until():
        able = [(p, play, m) for p, play in zip(people, plays, strict=True) if (m := whim(p, rng))]
        person, play, move = rng.choice(able)
        together += isinstance(move, Walk) and len(person.to_act) > 1
        play_one(person, play, move)
        settle(*people)
    return together


def play_one(person: Person, play: Play, move: Move) -> None:
    before = person.ply
    play(person.page, move)
    person.wait_beyond(before)


@pytest.mark.soak
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "on its side"])
def test_a_whole_game_against_a_ghost_by_touch(visit: Visit, size: ViewportSize) -> None:
    page = visit(phone=True)
    page.set_viewport_size(size)
    person = Person(page, "pasvu")
    open_hall(page, GHOST, switches=("Practice",))
    skip_guide(page)
    play_together([person], [by_touch], random.Random(3))
    expect(page.locator(".headline")).to_be_visible(timeout=30_000)
    assert page.evaluate(NO_SIDEWAYS)
    check_phone(page, "the end")


@pytest.mark.soak
def test_a_piece_is_placed_by_numbers_and_the_outcome_told_before(visit: Visit) -> None:
    page = visit()
    person = Person(page, "pasvu")
    page.goto(lay_table(page, NEXT_TO_ME, game="pasvu"))
    play_to_furniture(person)
    page.get_by_text("Text version").click()
    outside, inside = places(person.view)
    page.locator("details.words").get_by_label("Piece").select_option(outside.piece)
    fill(page, "east", str(outside.x / 1000))
    expect(page.get_by_text("sticks out", exact=False).first).to_be_visible()
    slide(page)
    fill(page, "east", "nonsense")
    expect(page.get_by_role("alert").first).to_be_visible()
    fill(page, "east", str(inside.x / 1000))
    fill(page, "north", str(inside.y / 1000))
    expect(page.get_by_text("comes to rest", exact=False).first).to_be_visible()
    before = person.ply
    page.locator("details.words").get_by_role("button", name="Put it there").click()
    person.wait_beyond(before)
    pose = dict(person.view.pieces)[inside.piece]
    assert (pose.x, pose.y) == (inside.x, inside.y)


def slide(page: Page) -> None:
    """To the nearest place; on a busy machine the house may say first that we should try again."""
    rests = page.get_by_text("comes to rest", exact=False).first
    busy = page.get_by_text("The house has no answer just now", exact=False).first
    for _ in range(10):
        page.locator("details.words").get_by_role("button", name="Nearest place").click()
        rests.or_(busy).first.wait_for()
        if rests.is_visible():
            return
        busy.wait_for(state="hidden")
    raise AssertionError("the house never answered")


def places(view: View) -> tuple[Place, Place]:
    """Where the piece that may be moved sticks out of the hall near a place; where it can stand."""
    assert view.turn is not None
    seat, state, poses = view.turn, state_of(view), dict(view.pieces)
    for piece in view.movable:
        there = [
            Place(piece, poses[piece].face, x, y, poses[piece].yaw)
            for y in (poses[piece].y, 5000, 1000)
            for x in range(5900, 0, -100)
        ]
        legal = [place for place in there if rules.check(state, seat, place) is None]
        for place in there[:10]:
            refusal = rules.check(state, seat, place)
            if refusal and refusal.code == "sticks_out" and legal and slid(state, seat, place):
                return place, legal[-1]
    raise AssertionError("no piece is near the wall")


def fill(page: Page, field: str, text: str) -> None:
    page.locator("details.words").get_by_label(re.compile(field, re.IGNORECASE)).first.fill(text)


@pytest.mark.soak
def test_the_hall_stands_in_three_dimensions_and_the_look_is_shown(visit: Visit) -> None:
    page = visit(webgl=True, moving=True)
    person = Person(page, "pasvu")
    open_hall(page, NEXT_TO_ME)
    skip_guide(page)
    page.locator("[data-hall=ready]").wait_for(timeout=60_000)
    play_without_walks(person, lambda: person.view.look is not None)
    page.locator("[data-look]").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-look]").wait_for(state="detached", timeout=30_000)
    page.get_by_role("button", name="Through the keyhole again").click()
    picture = page.get_by_role("dialog")
    expect(picture.get_by_role("img")).to_be_visible()
    page.keyboard.press("Escape")
    expect(picture).to_be_hidden()


def test_a_piece_is_dragged_turned_and_put_by_hand(visit: Visit) -> None:
    page = visit()
    person = Person(page, "pasvu")
    page.goto(lay_table(page, NEXT_TO_ME, game="pasvu"))
    play_to_furniture(person)
    piece = person.view.movable[0]
    turned = dict(person.view.pieces)[piece].yaw
    page.locator(f"[data-take={piece}]").click()
    page.get_by_role("button", name="Turn 90 degrees to the left").click()
    corners = [(0.78, 0.22), (0.22, 0.78), (0.22, 0.22), (0.78, 0.78)]
    assert any(drag_to(person, piece, *corner) for corner in corners), "no corner is free"
    before, stood = person.ply, dict(person.view.pieces)[piece]
    page.get_by_role("button", name="Put it there").first.click()
    person.wait_beyond(before)
    pose = dict(person.view.pieces)[piece]
    assert pose.yaw == (turned + 900) % 3600
    assert (pose.x, pose.y) != (stood.x, stood.y)


def test_V5_a_piece_is_let_fall_by_hand(visit: Visit) -> None:
    page = visit()
    person = Person(page, "pasvu")
    page.goto(lay_table(page, NEXT_TO_ME, game="pasvu"))
    play_to_furniture(person)
    piece = person.view.movable[0]
    page.locator(f"[data-take={piece}]").click()
    assert any(let_fall(person, side) for side in "NESW"), "it can fall nowhere"
    before, stood = person.ply, dict(person.view.pieces)[piece]
    page.get_by_role("button", name="Put it there").first.click()
    person.wait_beyond(before)
    pose = dict(person.view.pieces)[piece]
    assert pose.lean or pose.face != stood.face


def let_fall(person: Person, side: str) -> bool:
    """Whether the piece in the hand can fall that way."""
    page = person.page
    page.locator(f"[data-fall={side}]").click()
    page.wait_for_timeout(300)  # as in drag_to
    while not person.is_answered:
        page.wait_for_timeout(20)
    expect(page.locator(".controls .yes, .controls .not").first).to_be_visible()
    return page.locator(".controls .yes").count() > 0


def drag_to(person: Person, piece: str, across: float, down: float) -> bool:
    """Draw the piece in the hand to a part of the plan; whether it can stay there."""
    page = person.page
    box: Any = page.locator(".above svg").bounding_box()
    held: Any = page.locator(f"[data-piece={piece}].draft").bounding_box()
    page.mouse.move(held["x"] + held["width"] / 2, held["y"] + held["height"] / 2)
    page.mouse.down()
    end = box["x"] + box["width"] * across, box["y"] + box["height"] * down
    page.mouse.move(*end, steps=8)
    page.mouse.up()
    page.wait_for_timeout(300)  # the page asks when the hand has been still for a moment
    while not person.is_answered:
        page.wait_for_timeout(20)
    expect(page.locator(".controls .yes, .controls .not").first).to_be_visible()
    return page.locator(".controls .yes").count() > 0


def moments(page: Page) -> Iterator[str]:
    """The hall at every moment that looks different, from the first guide to the film."""
    person = Person(page, "pasvu")
    rng = random.Random(9)
    open_hall(page, NEXT_TO_ME, switches=("Practice",))
    yield "guide"
    skip_guide(page)
    play_to_furniture(person)
    yield "furniture"
    page.locator("[data-take]").first.click()
    page.locator(".controls .yes, .controls .not").first.wait_for()
    yield "a piece in the hand"
    page.get_by_role("button", name="Cancel").first.click()
    play_while(person, "furniture", rng)
    page.locator("[data-take]").first.click()
    page.locator("rect.lit").nth(4).click(force=True)  # a piece may be over it
    page.locator(".controls .yes, .controls .not").first.wait_for()
    yield "a ghost in the hand"
    page.locator("details.words summary").first.click()
    yield "words"
    page.locator("details.words summary").first.click()
    page.get_by_role("button", name="Cancel").first.click()
    play_while(person, "ghosts", rng)
    yield "side"
    play_while(person, "side", rng)
    page.get_by_role("button", name="Through the keyhole again").click()
    page.get_by_role("dialog").wait_for()
    yield "look"
    page.keyboard.press("Escape")
    play_ahead(page.url, page, seed=9)
    page.locator(".headline").wait_for(timeout=30_000)
    yield "end"
    page.get_by_role("link", name="Watch the game again").click()
    page.get_by_role("slider").wait_for()
    yield "film"


def play_to_furniture(person: Person) -> None:
    """Where the first cards show numbers only, nobody moves and somebody looks."""
    play_without_walks(person, lambda: person.view.phase == "furniture")


def play_without_walks(person: Person, reached: Callable[[], bool]) -> None:
    rng = random.Random(2)
    settle(person)
    while not reached():
        move = whim(person, rng)
        assert move is not None
        play_one(person, by_words, Done() if isinstance(move, Walk) else move)
        if not reached():
            settle(person)


def play_while(person: Person, phase: str, rng: random.Random) -> None:
    settle(person)
    while person.view.phase == phase:
        move = whim(person, rng)
        assert move is not None
        play_one(person, by_words, move)
        settle(person)


@pytest.mark.soak
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious_in_the_hall(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    for where in moments(page):
        assert serious(page) == [], where


@pytest.mark.soak
def test_the_hall_fits_a_phone(visit: Visit) -> None:
    page = visit(phone=True)
    for where in moments(page):
        check_phone(page, where)


@pytest.mark.soak
def test_a_whole_game_by_mouse_beside_the_hall_as_it_is_drawn(visit: Visit) -> None:
    page = visit(webgl=True, device_scale_factor=COARSE)
    person = Person(page, "pasvu")
    page.goto(lay_table(page, GHOST, game="pasvu", practice=True))
    page.locator("[data-hall=ready]").wait_for(timeout=60_000)
    page.get_by_role("button", name="Enlarge the plan").click()
    play_together([person], [by_mouse], random.Random(5))
    expect(page.locator(".headline")).to_be_visible(timeout=30_000)
    assert page.evaluate(NO_SIDEWAYS)


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_whole_game_by_keyboard_alone(visit: Visit, lang: str) -> None:
    page = visit(lang=lang)
    person = Person(page, "pasvu")
    page.goto(lay_table(page, GHOST, game="pasvu"))
    play_together([person], [by_keys], random.Random(4))
    expect(page.locator(".headline")).to_be_visible(timeout=30_000)


def by_keys(page: Page, move: Move) -> None:
    """Tab to the words, and from button to button."""
    if isinstance(move, Walk):
        press_key(page, f'[data-pick="{move.ghost}"]')
    wanted = msgspec.json.encode(move).decode()
    press_key(page, f"[data-move='{wanted}']")
