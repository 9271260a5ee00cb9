"""Take every screen in every size, language and theme, and look them over: `make screens`.

    python scripts/screens.py FOLDER [WORD]...

A screen is reached once for each language and theme, and then shown in all sizes. `FOLDER` gets the
pictures, a sheet of them for each size, language and theme, and `findings.txt`: what scrolls
sideways, is written smaller than 12 pixels, or is cut off. Ends with 1 if something was found.
Words are languages, themes, sizes and games to keep to (`fr night phone`).
"""

import re
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as TookTooLong

from tests.e2e.conftest import CHROMIUM, QUIET
from tests.e2e.people import BEYOND, random_of
from tests.server.running import Running

ROOT: Final = Path(__file__).parents[1]
SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 390, "height": 844},
    "phone-on-its-side": {"width": 844, "height": 390},
    "tablet": {"width": 1024, "height": 768},
    "desk": {"width": 1440, "height": 900},
    "screen": {"width": 1920, "height": 1080},
}
THEMES: Final[dict[str, Literal["light", "dark"]]] = {"day": "light", "night": "dark"}
LANGUAGES: Final = ("fr", "en", "de")
GAMES: Final[dict[str, dict[str, Any]]] = {
    "escalier": {},
    "labyrinthe": {"mode": "night", "cards": 2},
    "pacman": {"end": "white"},
    "pasvu": {},
}
MOVES: Final = {"escalier": 8, "labyrinthe": 6, "pacman": 10, "pasvu": 2}
MOST_MOVES: Final = 2000
PAGES: Final = {
    "front": "/",
    "tables": "/tables",
    "my-games": "/me",
    "credits": "/credits",
    "lost": "/nowhere/at/all",
}

# Opens a table for this browser's person, with ghosts on the other seats; its code.
OPEN: Final = """async ({ game, seats, options, level, start }) => {
  await fetch('/api/me')
  const body = JSON.stringify({ game, seats, options })
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const answer = await (await fetch('/api/tables', asked)).json()
  if (!answer.table) throw new Error(JSON.stringify(answer))
  const socket = new WebSocket(`ws://${location.host}/api/tables/${answer.table}/live`)
  const say = (message) => socket.send(JSON.stringify(message))
  await new Promise((done, fail) => {
    socket.onerror = fail
    socket.onopen = () => {
      say({ type: 'hello' })
      say({ type: 'sit', seat: 0, nickname: 'Maximilienne' })
      for (let seat = 1; seat < seats; seat++) {
        if (start) say({ type: 'seat_bot', seat, level })
      }
      if (start) say({ type: 'start' })
    }
    socket.onmessage = ({ data }) => {
      const { type, stage, chairs } = JSON.parse(data)
      if (type === 'rejected') fail(new Error(data))
      if (type === 'room' && (stage === 'running' || (!start && chairs[0].by !== 'nobody'))) done()
    }
  })
  socket.close()
  return answer.table
}"""
SETTLED: Final = "() => document.querySelector('.game')?.dataset.settled !== 'false'"
# One of the offered moves, if there are any now; how many were played. A scene is hurried on.
PRESS: Final = """(chance) => {
  document.querySelector('.go-on')?.click()
  const settled = document.querySelector('.game')?.dataset.settled === 'true'
  const buttons = settled ? [...document.querySelectorAll('[data-move]')] : []
  buttons[Math.floor(chance * buttons.length)]?.click()
  return buttons.length > 0 ? 1 : 0
}"""
LOOK_OVER: Final = Path(__file__).with_name("look_over.js").read_text()
QUIETLY: Final = re.compile("^(Skip|Passer|Überspringen)")


class Shot(NamedTuple):
    """One picture, and what was found wrong."""

    screen: str
    size: str
    file: Path
    findings: list[str]


def open_table(page: Page, game: str, *, seats: int = 3, start: bool = True) -> str:
    known = page.evaluate("async () => (await fetch('/api/games')).json()")
    level = next(one["levels"][0] for one in known if one["id"] == game)
    given = {"game": game, "seats": seats, "options": GAMES[game], "level": level}
    code: str = page.evaluate(OPEN, {**given, "start": start})
    page.goto(f"/t/{code}")
    return code


def screens(page: Page, games: tuple[str, ...]) -> Iterator[str]:
    """Go from screen to screen; a table is left when its film has been shown."""
    for name, path in PAGES.items():
        page.goto(path)
        page.wait_for_load_state("networkidle")
        yield name
    for game in games:
        for kind in ("open", "rules"):
            page.goto(f"/{kind}/{game}")
            page.wait_for_load_state("networkidle")
            yield f"{game}-{kind}"
        yield from table_screens(page, game)


def table_screens(page: Page, game: str) -> Iterator[str]:
    open_table(page, game, start=False)
    page.get_by_role("region").first.wait_for()
    yield f"{game}-waiting"
    code = open_table(page, game)
    page.get_by_role("dialog").wait_for()
    yield f"{game}-guide"
    page.get_by_role("button", name=QUIETLY).click()
    page.wait_for_function(BEYOND, arg=-1)
    yield f"{game}-begin"
    play(page, random_of(1), MOVES[game])
    yield f"{game}-middle"
    play(page, random_of(2), MOST_MOVES)
    page.locator(".headline").wait_for()
    yield f"{game}-end"
    page.goto(f"/t/{code}/replay")
    page.wait_for_load_state("networkidle")
    yield f"{game}-film"


def play(page: Page, rng: Random, moves: int) -> None:
    """So many moves, whatever others do meanwhile, or to the end."""
    while moves > 0 and not page.locator(".headline").is_visible():
        moves -= page.evaluate(PRESS, rng.random())
        page.wait_for_timeout(60)
    page.wait_for_function(SETTLED)


def take(page: Page, folder: Path, screen: str, sizes: tuple[str, ...]) -> Iterator[Shot]:
    for size in sizes:
        page.set_viewport_size(SIZES[size])
        page.evaluate("() => scrollTo(0, 0)")
        page.wait_for_timeout(350)  # what slides into its place
        file = folder / size / f"{screen}.jpg"
        file.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=file, type="jpeg", quality=70)
        yield Shot(screen, size, file, page.evaluate(LOOK_OVER))
    page.set_viewport_size(SIZES["desk"])


def sheet(browser: Browser, shots: list[Shot], file: Path) -> None:
    """All pictures of one size on one page."""
    wide = shots[0].size != "phone"
    width, columns = (440, 5) if wide else (220, 8)
    figures = "".join(
        f'<figure style="margin:0"><img width="{width}" src="{shot.file.relative_to(file.parent)}">'
        f"<figcaption>{shot.screen}</figcaption></figure>"
        for shot in shots
    )
    grid = f"display:grid;grid-template-columns:repeat({columns},{width}px);gap:6px"
    style = f"margin:6px;background:#333;color:#fff;font:13px sans-serif;{grid}"
    page_file = file.with_suffix(".html")
    page_file.write_text(f'<meta charset="utf-8"><body style="{style}">{figures}</body>')
    page = browser.new_page(viewport={"width": columns * (width + 6) + 6, "height": 600})
    page.goto(page_file.as_uri())
    page.screenshot(path=file, full_page=True)
    page.close()


def wanted(only: tuple[str, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """Those that are asked for; all, if none of them is."""
    return tuple(name for name in names if name in only) or names


def main(folder: Path, only: tuple[str, ...]) -> int:
    sizes, games = wanted(only, tuple(SIZES)), wanted(only, tuple(GAMES))
    findings: list[str] = []
    house = Running(Path(tempfile.mkdtemp()) / "data")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
            looks = product(wanted(only, LANGUAGES), wanted(only, tuple(THEMES)))
            for language, theme in looks:
                context = browser.new_context(
                    base_url=house.url,
                    viewport=SIZES["desk"],
                    locale=language,
                    color_scheme=THEMES[theme],
                    reduced_motion="reduce",
                )
                page = context.new_page()
                shots: list[Shot] = []
                own = folder / f"{language}-{theme}"
                try:
                    for screen in screens(page, games):
                        shots += take(page, own, screen, sizes)
                        print(f"{language} {theme}: {screen}", flush=True)
                except TookTooLong as error:
                    findings.append(f"{language} {theme}: stuck after {screen}: {error}")
                for size in sizes:
                    own_shots = [shot for shot in shots if shot.size == size]
                    sheet(browser, own_shots, folder / f"{language}-{theme}-{size}.png")
                findings += [
                    f"{language} {theme} {shot.size} {shot.screen}: {finding}"
                    for shot in shots
                    for finding in shot.findings
                ]
                context.close()
            browser.close()
    finally:
        house.stop()
    (folder / "findings.txt").write_text("".join(f"{finding}\n" for finding in findings))
    print(f"{len(findings)} findings in {folder / 'findings.txt'}")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), tuple(sys.argv[2:])))
