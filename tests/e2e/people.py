"""What people do with a browser, by the roles and names that a screen reader would use."""

import random
import re
import time

from playwright.sync_api import Page, expect

# Whether the page shows a later ply than this, and has finished.
BEYOND = """(ply) => {
  const game = document.querySelector('.game')
  return Number(game?.dataset.ply) > ply && game.dataset.settled === 'true'
}"""
# Whether the game has ended on this page, or offers a move after a ply.
STANDS = f"""(ply) => {{
  if (document.querySelector('a[href$="/replay"]')) return 'over'
  return ({BEYOND})(ply) && document.querySelector('[data-move]') ? 'offers' : null
}}"""
# One of the offered moves, wherever the page has scrolled to; the ply at which it was pressed.
PRESS = """(chance) => {
  const buttons = [...document.querySelectorAll('[data-move]')]
  buttons[Math.floor(chance * buttons.length)].click()
  return Number(document.querySelector('.game').dataset.ply)
}"""
SIT = re.compile("Sit here|M.asseoir ici|Hier hinsetzen")
NICKNAME = re.compile("nickname|petit nom|spitzname", re.IGNORECASE)
GHOST, FRIEND, NEXT_TO_ME = "ghost", "a friend", "next to me"


def open_table(
    page: Page,
    second: str = FRIEND,
    *,
    seats: int = 2,
    variants: tuple[str, ...] = (),
    home: str = "",
) -> str:
    """Open a table in English, on one's own seat; its address."""
    page.goto(f"{home}/open/escalier")
    page.get_by_role("radio", name=str(seats), exact=True).check()
    for number in range(2, seats + 1):
        seat = page.get_by_role("region", name=f"Seat {number}")
        seat.get_by_role("radio", name=second).check()
    if variants:
        page.get_by_text("Variants and public table").click()
    for variant in variants:
        page.get_by_role("switch", name=variant).check()
    page.locator("main button.candle").last.click()
    page.wait_for_url("**/t/*")
    return page.url


def sit(page: Page, url: str, name: str) -> None:
    """Come by link and take the free seat."""
    page.goto(url)
    page.get_by_role(
        "button", name=re.compile("Sit here|M.asseoir ici|Hier hinsetzen")
    ).first.click()
    box = page.get_by_role(
        "textbox", name=re.compile("nickname|petit nom|spitzname", re.IGNORECASE)
    )
    box.fill(name)
    box.press("Enter")
    expect(page.get_by_text(name).first).to_be_visible()


def begin_by_link(host: Page, guest: Page, *watchers: Page) -> str:
    """Two sit down by link, others come to watch, and the game begins; its address."""
    url = open_table(host)
    sit(guest, url, "Zoé")
    for watcher in watchers:
        watcher.goto(url)
    start(host)
    skip_guide(host, guest)
    return url


def start(page: Page) -> None:
    page.get_by_role("button", name="Start").click()


def skip_guide(*pages: Page) -> None:
    """The first-game guide comes by itself, once; it can be skipped."""
    for page in pages:
        page.get_by_role("button", name=re.compile("^(Skip|Passer|Überspringen)")).click()


def offered(page: Page) -> int:
    """How many moves the page offers now."""
    return page.locator("[data-move]").count()


def is_over(page: Page) -> bool:
    return page.get_by_role("link", name=re.compile("^(Replay|Watch|Revoir)")).count() > 0


def play_on(pages: list[Page], rng: random.Random, moves: int = 10_000) -> int:
    """Everybody plays what comes, until the end or for so many moves; how many there were.

    Returns when bots have moved, too, and every page shows it.
    """
    played, ply = 0, -1
    turn = find_turn(pages, ply)
    while turn is not None and played < moves:
        ply = turn.evaluate(PRESS, rng.random())
        played += 1
        turn = find_turn(pages, ply)
    for page in pages:
        page.wait_for_function(BEYOND, arg=ply)
    return played


def find_turn(pages: list[Page], ply: int) -> Page | None:
    """Who is offered moves after a ply, as soon as somebody is; nobody after the end."""
    if len(pages) == 1:
        stands = pages[0].wait_for_function(STANDS, arg=ply, timeout=30_000).json_value()
        return pages[0] if stands == "offers" else None
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        for page in pages:
            stands = page.evaluate(STANDS, ply)
            if stands:
                return page if stands == "offers" else None
        pages[0].wait_for_timeout(20)
    raise AssertionError(f"the game does not go on after ply {ply}")


def ply_of(page: Page) -> int:
    """The ply that a page shows."""
    return int(page.locator("[data-ply]").get_attribute("data-ply") or -1)


def position(page: Page) -> str:
    """The stairs in the words of the screen reader's twin."""
    return page.get_by_role("region", name=re.compile("^(The stairs|L.escalier)")).inner_text()


def random_of(seed: int) -> random.Random:
    return random.Random(seed)
