"""What a frame of a look costs the page's main thread: `PYTHONPATH=. python bench/frames.py`.

A browser without a graphics card computes every pixel itself, so its frame rate says nothing
about a phone. What it can tell: how long the page's own code takes a frame, also slowed down as
the DevTools protocol does, and that the picture becomes coarser by itself where frames are late.
"""

import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import CHROMIUM, PHONE, QUIET
from tests.e2e.looks import build_drawing
from tests.e2e.stories import CARD, PLAY, told_of

# How long each frame's own code takes, and how many pixels the picture has then.
_WATCH: Final = """() => {
  const soon = window.requestAnimationFrame
  window.frames_seen = []
  window.requestAnimationFrame = (draw) => soon((now) => {
    const start = performance.now()
    draw(now)
    const canvas = document.querySelector('[data-look] canvas')
    window.frames_seen.push([performance.now() - start, canvas ? canvas.width * canvas.height : 0])
  })
}"""
_OVER: Final = "() => window.lookTests.over"


def watched(browser: Browser, drawing: Path, slower: int) -> list[tuple[float, int]]:
    page = browser.new_page(viewport=PHONE, device_scale_factor=2)
    page.add_init_script(CARD)
    page.goto("about:blank")
    page.add_style_tag(path=drawing.with_suffix(".css"))
    page.add_script_tag(path=drawing)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(_WATCH)
    page.evaluate(PLAY, {**told_of("seen", "night"), "quiet": False})
    page.wait_for_function(_OVER, timeout=120_000)
    frames: Any = page.evaluate("() => window.frames_seen")
    page.close()
    return [(ms, pixels) for ms, pixels in frames]


def main() -> None:
    drawing = build_drawing(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for slower in (1, 4):
            frames = watched(browser, drawing, slower)
            own = sorted(ms for ms, _ in frames)
            print(
                f"{slower} × slower: {len(frames)} frames, {own[len(own) // 2]:.1f} ms a frame of"
                f" the page's own (95 %: {own[len(own) * 95 // 100]:.1f}),"
                f" {frames[0][1]:,} pixels at first, {frames[-1][1]:,} at last"
            )
        browser.close()


if __name__ == "__main__":
    main()
