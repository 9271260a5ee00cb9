"""Take looks of Pas vu pas pris frame by frame: `python scripts/looks.py FOLDER [STORY...]`.

On a phone and on a desk, by day and by night: each frame, and all of a look on one sheet.
Without a folder, take the pictures of README.md and docs/keyhole.md again, in a house of paper:
the page that players get, with a clock that waits for whoever draws.
"""

import base64
import sys
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.e2e.boards.looks import build_drawing
from tests.e2e.boards.stories import STORIES, Frame, Story, Theme, frames, still
from tests.e2e.conftest import CHROMIUM, DESKTOP, PHONE, QUIET

_SIZES: Final[dict[str, ViewportSize]] = {"phone": PHONE, "desk": DESKTOP}
_FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
_SMALLER: Final = """async ([address, wide, kind]) => {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = wide
  canvas.height = Math.round((wide * picture.height) / picture.width)
  const brush = canvas.getContext('2d')
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL(kind, 0.86).split(',')[1]
}"""


class _Picture(NamedTuple):
    story: Story
    theme: Theme
    where: str
    frame: int
    language: str = "fr"


_PICTURES: Final = {
    "look.jpg": _Picture("seen", "night", "desk", 25, "en"),
    "look-phone.jpg": _Picture("lying", "day", "phone", 23, "en"),
    "look/1-hall.webp": _Picture("seen", "night", "desk", 2),
    "look/2-dive.webp": _Picture("seen", "night", "desk", 6),
    "look/3-door.webp": _Picture("seen", "night", "desk", 9),
    "look/4-keyhole.webp": _Picture("seen", "night", "desk", 10),
    "look/5-breath.webp": _Picture("seen", "night", "desk", 14),
    "look/6-seen.webp": _Picture("seen", "night", "desk", 25),
    "look/7-phone.webp": _Picture("seen", "night", "phone", 20),
    "look/8-mirror.webp": _Picture("mirror", "night", "desk", 20),
    "look/9-day.webp": _Picture("seen", "day", "desk", 39),
    "look/10-lying.webp": _Picture("lying", "day", "desk", 22),
    "look/11-glimpsed.webp": _Picture("glimpsed", "day", "desk", 20),
    "look/12-nobody.webp": _Picture("nobody", "night", "desk", 24),
}
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


def taken(browser: Browser, drawing: Path, picture: _Picture, *, small: bool) -> bytes:
    page = browser.new_page(viewport=_SIZES[picture.where])
    kind, theme, where, frame, language = picture
    png = base64.b64encode(still(page, drawing, kind, theme, frame, language=language)).decode()
    page.close()
    page = browser.new_page()
    wide = (360 if where == "phone" else 800) if small else _SIZES[where]["width"]
    kind_of_file = "image/webp" if small else "image/jpeg"
    made = page.evaluate(_SMALLER, [f"data:image/png;base64,{png}", wide, kind_of_file])
    page.close()
    return base64.b64decode(made)


def gallery() -> None:
    drawing = build_drawing()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for name, picture in _PICTURES.items():
            (_FOLDER / name).write_bytes(
                taken(browser, drawing, picture, small=name.endswith("webp"))
            )
            print(name)
        browser.close()


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
    if len(sys.argv) > 1:
        main(Path(sys.argv[1]), tuple(kind for kind in STORIES if kind in sys.argv[2:]) or STORIES)
    else:
        gallery()
