"""What must hold on every page: nothing keeps anybody out, and a phone is enough."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALLEST = 44

# What a finger may want to hit: visible, and not a link inside a sentence.
SMALL_TARGETS = """(smallest) => [...document.querySelectorAll('a, button, input, summary, select')]
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((one) => !one.closest('p, .unseen, [aria-hidden=true]') && !one.matches('.unseen, .skip'))
  .map((one) => ({ html: one.outerHTML.slice(0, 120), box: label(one).getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.width < smallest - 0.5 || box.height < smallest - 0.5))
  .map(({ html, box }) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)

  function label(one) {
    const box = one.matches('input[type=radio], input[type=checkbox]')
    return (box && one.closest('label')) || one
  }"""

# All of it is on the screen, without scrolling.
IN_SIGHT = """(selector) => {
  const { top, bottom } = document.querySelector(selector).getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}"""

# What passes is neither told nor located: that is most of axe's work.
VIOLATIONS = """async () => (await axe.run({
  resultTypes: ['violations'], selectors: false, ancestry: false, xpath: false,
})).violations"""

STILL = """async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  const ends = (one) =>
    one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity
  await document.fonts.ready
  await frame()
  const moving = document.getAnimations().filter(ends)
  await Promise.all(moving.map((one) => one.finished.catch(() => null)))
  await frame()
}"""


def wait_until_still(page: Page) -> None:
    """Until nothing is being loaded, drawn or animated, except what never ends."""
    page.wait_for_function("() => document.querySelector('.wait') === null")
    page.evaluate(STILL)


def serious(page: Page) -> list[str]:
    """What axe finds that would keep somebody out. It runs outside the page's own policy."""
    wait_until_still(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate(VIOLATIONS)
    return [
        f"{one['id']}: {node['html'][:150]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def check_phone(page: Page, where: str) -> None:
    wait_until_still(page)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{where} scrolls sideways by {wide}"
    assert page.evaluate(SMALL_TARGETS, SMALLEST) == [], where


def check_touch(page: Page, where: str) -> None:
    """`check_phone`, on whatever has a touch screen."""
    if page.evaluate("navigator.maxTouchPoints > 0"):
        check_phone(page, where)
