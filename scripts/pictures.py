"""Take the pictures of the documents anew: `make pictures`.

A real house, a real browser, a real game, so that the pictures never show what is not there.
"""

import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Literal

import msgspec
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from manoir.games.labyrinthe.moves import Shift
from manoir.games.pacman.moves import Run
from manoir.games.pasvu.midnight.pile import PILE
from manoir.games.pasvu.moves import Move, Walk
from manoir.games.pasvu.state import View
from tests.e2e.boards.circuit import open_circuit
from tests.e2e.boards.hall import PICK, open_hall, whim, with_options
from tests.e2e.boards.maze import open_maze, press
from tests.e2e.conftest import CHROMIUM, DESKTOP, PHONE, QUIET
from tests.e2e.people import GHOST, open_table, play_on, random_of, skip_guide
from tests.e2e.person import PRESS, Person
from tests.e2e.person import press as press_button
from tests.server.running import Running

SMALL: ViewportSize = {"width": 1100, "height": 760}
ASKING = ("brother", "excited", "tag")  # Midnight cards
FULL = 2  # ghosts, and more is a hall full of them
# What ends a look.
SKIP = "() => document.querySelector('[data-look] .skip')?.click()"
FOLDER = Path(__file__).parents[1] / "docs" / "pictures"


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(700)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)


def visit(browser: Browser, url: str, scheme: Literal["dark", "light"], *, phone: bool) -> Page:
    context = browser.new_context(
        base_url=url,
        viewport=PHONE if phone else DESKTOP,
        locale="en",
        color_scheme=scheme,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto("/")
    return page


def take_all(browser: Browser, url: str) -> None:
    night = visit(browser, url, "dark", phone=False)
    take(night, "front")
    open_table(night, GHOST, seats=4)
    skip_guide(night)
    play_on([night], random_of(12), moves=9)
    take(night, "stairs")
    day = visit(browser, url, "light", phone=True)
    take(day, "front-phone-day")
    open_table(day, GHOST, seats=3)
    skip_guide(day)
    play_on([day], random_of(2), moves=12)
    take(day, "stairs-phone-day")
    play_on([day], random_of(3))
    take(day, "end-phone-day")


def take_maze(browser: Browser, url: str) -> None:
    """By day with a tile about to be pushed in, then in the dark; on a desk and on a phone."""
    looks: tuple[tuple[Literal["dark", "light"], bool, str], ...] = (
        ("dark", False, ""),
        ("light", True, "-phone"),
    )
    for scheme, phone, suffix in looks:
        page = visit(browser, url, scheme, phone=phone)
        person = Person(page)
        open_maze(page, "Day and Night", GHOST, seats=3, cards="4 each")
        skip_guide(page)
        pushing = play_until(person, lambda person: sum(map(len, person.view.found)) >= 3)
        page.locator(f'[data-touch="arrow:{pushing.arrow}"]').click()
        take(page, f"maze{suffix}")
        play_until(person, lambda person: person.view.dark)
        take(page, f"maze-dark{suffix}")


def take_circuit(browser: Browser, url: str) -> None:
    """With a die given to one's own Pac-Man: where it can go, and what that brings."""
    looks: tuple[tuple[Literal["dark", "light"], bool, str], ...] = (
        ("light", False, ""),
        ("dark", True, "-phone"),
    )
    for scheme, phone, suffix in looks:
        page = visit(browser, url, scheme, phone=phone)
        person = Person(page, "pacman")
        open_circuit(page, GHOST, seats=4 if phone else 3)
        skip_guide(page)
        run = play_to_a_run(person, after=6)
        page.locator(f'[data-touch^="die:"][data-face="{run.die}"]').first.click()
        page.locator('[data-touch="eater:0"]').click()
        take(page, f"circuit{suffix}")


def take_hall(browser: Browser, url: str) -> None:
    """On a desk by night, on a phone by day."""
    take_round(visit(browser, url, "dark", phone=False), "")
    take_round(visit(browser, url, "light", phone=True), "-phone")


def take_round(page: Page, suffix: str) -> None:
    """A piece in the hand, a ghost in the hand, and the end; looks are taken by looks.py."""
    person, rng = Person(page, "pasvu"), random_of(8)
    open_hall(page, GHOST, seats=3, switches=("Practice",))
    skip_guide(page)
    play_hall(person, rng, lambda view: view.round >= 2 and may_place(view))
    page.locator("[data-take]").first.click()
    page.get_by_role("button", name="Turn 90 degrees to the left").click()
    take(page, f"hall-piece{suffix}")
    page.get_by_role("button", name="Cancel").first.click()
    play_hall(person, rng, lambda view: view.round >= 3 and may_walk_far(view))
    page.locator("[data-take]").first.click()
    page.locator(".pictures").press("v")  # on a desk the plan is large for a moment
    page.locator("rect.lit").nth(6).click(force=True)
    page.locator(".pictures").press("v")
    page.locator(".exposure").wait_for()
    take(page, f"hall{suffix}")
    page.get_by_role("button", name="Cancel").first.click()
    play_hall(person, rng, lambda _: False)
    page.locator(".headline").wait_for()
    take(page, f"hall-end{suffix}")


def take_midnight(browser: Browser, url: str) -> None:
    """A table a card: one card as it is shown to all, and what each makes of the hall."""
    (FOLDER / "midnight").mkdir(exist_ok=True)
    for number, card in enumerate(PILE):
        scheme: Literal["dark", "light"] = "light" if number % 2 else "dark"
        for seed in range(number, 100, len(PILE)):
            page = visit(browser, url, scheme, phone=False)
            page.set_viewport_size(SMALL)
            with_options(page, midnight=1, deck=[card])
            found = take_card(page, card, seed)
            page.context.close()
            if found:
                break


def take_card(page: Page, card: str, seed: int) -> bool:
    """Whether something was to be seen of it: one's own answer, or a hall full of ghosts."""
    person, rng = Person(page, "pasvu"), random_of(seed)
    open_hall(page, GHOST, seats=3)
    skip_guide(page)
    if card == "shelter":
        play_hall(person, rng, lambda view: bool(view.night.cards))
        page.locator("[data-midnight]").wait_for()
        take(page, "midnight")
    asks = may_answer if card in ASKING else may_show
    play_hall(person, rng, lambda view: bool(view.night.cards) and asks(view))
    go_on(page)
    take(page, f"midnight/{card}")
    return not person.is_over


def may_show(view: View) -> bool:
    return may_walk_far(view) and len(view.ghosts) > FULL


def may_answer(view: View) -> bool:
    return view.phase == "midnight" and view.turn == 0


def may_place(view: View) -> bool:
    return view.phase == "furniture" and view.turn == 0


def may_walk_far(view: View) -> bool:
    return view.phase == "ghosts" and view.points[0] > 5


def play_hall(person: Person, rng: Random, there: Callable[[View], bool]) -> None:
    """Play on until something holds, or to the end."""
    person.page.wait_for_timeout(500)
    while not person.is_over:
        move = whim(person, rng) if person.is_settled else None
        if person.is_settled and there(person.view):
            break
        person.page.evaluate(SKIP)
        if move is not None:
            at_once(person.page, move)
        person.page.wait_for_timeout(150)


def at_once(page: Page, move: Move) -> None:
    """By words, without patience: a button that another's move took away is not waited for."""
    if isinstance(move, Walk):
        page.evaluate(PICK, move.ghost)
        page.wait_for_timeout(40)
    page.evaluate(PRESS, msgspec.to_builtins(move))


def go_on(page: Page) -> None:
    """A Midnight card that has been read."""
    page.evaluate("() => document.querySelector('.go-on')?.click()")


def play_to_a_run(person: Person, after: int) -> Run:
    """Play on until somebody could move their Pac-Man, some turns into the game."""
    while not person.is_over:
        move = person.wish()
        if isinstance(move, Run) and person.view.turns >= after and not person.view.chased:
            return move
        if move is None:
            person.page.wait_for_timeout(40)
        else:
            before = person.ply
            press_button(person.page, move)
            person.wait_beyond(before)
    raise AssertionError("the game was over too soon")


def play_until(person: Person, there: Callable[[Person], bool]) -> Shift:
    """Play on until it is one's turn to push and something holds: what one would push."""
    while not person.is_over:
        move = person.wish()
        if isinstance(move, Shift) and there(person):
            return move
        if move is None:
            person.page.wait_for_timeout(40)
        else:
            before = person.ply
            press(person.page, move)
            person.wait_beyond(before)
    raise AssertionError("the game was over too soon")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    house = Running(Path(tempfile.mkdtemp()) / "data")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
            take_all(browser, house.url)
            take_maze(browser, house.url)
            take_circuit(browser, house.url)
            take_hall(browser, house.url)
            take_midnight(browser, house.url)
            browser.close()
    finally:
        house.stop()


if __name__ == "__main__":
    main()
