"""Take every look of Pas vu pas pris frame by frame: `python scripts/looks.py FOLDER [STORY...]`.

On a phone and on a desk, by day and by night: each frame, and all of a look on one sheet.
"""

import base64
import sys
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.e2e.boards.looks import build_drawing
from tests.e2e.boards.stories import STORIES, Frame, Story, Theme, frames
from tests.e2e.conftest import CHROMIUM, DESKTOP, PHONE, QUIET

_SIZES: Final[dict[str, ViewportSize]] = {"phone": PHONE, "desk": DESKTOP}
_SHEET: Final = """<body style="margin:0;background:#333;display:grid;
  grid-template-columns:repeat({columns},{width}px);gap:4px;font:12px sans-serif;color:#fff">
  {frames}</body>"""


def sheet(browser: Browser, shown: list[Frame], size: ViewportSize) -> bytes:
    """All frames on one page."""
    width = 160 if size["width"] < size["height"] else 300
    columns = 8 if width == 160 else 6
    pictures = "".join(
        f'<figure style="margin:0"><img width={width} src="data:image/jpeg;base64,'
        f'{base64.b64encode(data).decode()}"><figcaption>{number} {moment}</figcaption></figure>'
        for number, (moment, data) in enumerate(shown)
    )
    page = browser.new_page(viewport={"width": columns * (width + 4), "height": 400})
    page.set_content(_SHEET.format(columns=columns, width=width, frames=pictures))
    taken = page.screenshot(full_page=True)
    page.close()
    return taken


def main(folder: Path, kinds: tuple[Story, ...]) -> None:
    drawing = build_drawing()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        themes: tuple[Theme, ...] = ("night", "day")
        for kind, (where, size), theme in product(kinds, _SIZES.items(), themes):
            page = browser.new_page(viewport=size)
            shown = list(frames(page, drawing, kind, theme))
            page.close()
            folder.mkdir(parents=True, exist_ok=True)
            name = f"{kind}-{where}-{theme}"
            (folder / f"{name}.png").write_bytes(sheet(browser, shown, size))
            (folder / name).mkdir(exist_ok=True)
            for number, (moment, data) in enumerate(shown):
                (folder / name / f"{number:02}-{moment}.jpg").write_bytes(data)
            print(f"{name}: {len(shown)} frames")
        browser.close()


if __name__ == "__main__":
    wanted = tuple(kind for kind in STORIES if kind in sys.argv[2:])
    main(Path(sys.argv[1]), wanted or STORIES)
