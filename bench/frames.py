"""What a frame of a look costs the page's main thread: `PYTHONPATH=. python bench/frames.py`.

A browser without a graphics card computes every pixel itself, so its frame rate says nothing
about a phone. What it can tell: how long the page's own code takes a frame, also slowed down as
the DevTools protocol does, and that the picture becomes coarser by itself where frames are late.
"""

from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.e2e.boards.looks import build_drawing
from tests.e2e.boards.stories import CARD, PLAY, told_of
from tests.e2e.conftest import CHROMIUM, PHONE, QUIET

# How many pixels the picture has at each frame.
_WATCH: Final = """() => {
  const soon = window.requestAnimationFrame
  window.frames_seen = []
  window.requestAnimationFrame = (draw) => soon((now) => {
    draw(now)
    const canvas = document.querySelector('[data-look] canvas')
    window.frames_seen.push(canvas ? canvas.width * canvas.height : 0)
  })
}"""
_OVER: Final = "() => window.lookTests.over"


def watched(browser: Browser, drawing: Path, slower: int) -> str:
    page = browser.new_page(viewport=PHONE, device_scale_factor=2)
    page.add_init_script(CARD)
    page.goto("about:blank")
    page.add_style_tag(path=drawing.with_suffix(".css"))
    page.add_script_tag(path=drawing)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})  # busy, not waiting
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(_WATCH)
    before = busy(devtools)
    page.evaluate(PLAY, {**told_of("seen", "night"), "quiet": False})
    page.wait_for_function(_OVER, timeout=300_000)
    pixels: list[int] = page.evaluate("() => window.frames_seen")
    each = 1000 * (busy(devtools) - before) / len(pixels)
    page.close()
    return (
        f"{slower} × slower: {len(pixels)} frames, {each:.1f} ms of the main thread a frame,"
        f" {pixels[0]:,} pixels at first, {pixels[-1]:,} at last"
    )


def busy(devtools: CDPSession) -> float:
    """Seconds that the main thread has worked."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return float({each["name"]: each["value"] for each in metrics}["TaskDuration"])


def main() -> None:
    drawing = build_drawing()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for slower in (1, 4):
            print(watched(browser, drawing, slower), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
