"""Five looks that differ in what happens: for pictures, and for whoever looks at every frame."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, get_args

from playwright.sync_api import Page

from manoir.games.pasvu.sight.evidence import unpacked
from manoir.games.pasvu.sight.judge import FIRST_GHOST
from manoir.games.pasvu.sight.keyhole import Door
from manoir.games.pasvu.sight.viewer import Eyes
from tests.e2e.boards.looks import Seen, looked, random_look

Story = Literal["seen", "mirror", "lying", "glimpsed", "nobody"]
Theme = Literal["day", "night"]


class Frame(NamedTuple):
    """What is shown at a moment, as a JPEG."""

    moment: str
    picture: bytes


class _Told(NamedTuple):
    hall: int  # the number of a random look
    door: Door | None = None  # instead of its own
    eyes: Eyes = "fair"


EVERY: Final = 250  # ms between two frames: 24 of the shortest look, 45 of a long one
STORIES: Final[tuple[Story, ...]] = get_args(Story)
NAMES: Final = ("Anna", "Max", "Léa", "Zoé")
_TOLD: Final[dict[Story, _Told]] = {
    "seen": _Told(4),
    "mirror": _Told(31, Door("E", 3)),
    "lying": _Told(18),
    "glimpsed": _Told(7, Door("E", 6), "sleepy"),
    "nobody": _Told(22),
}


# What moves by style sheets follows the same clock.
_STEP: Final = """(ms) => {
  window.went ??= new WeakMap()
  for (const one of document.getAnimations()) {
    one.pause()
    const at = window.went.has(one) ? window.went.get(one) + ms : ms / 2
    window.went.set(one, at)
    const { endTime } = one.effect.getComputedTiming()
    if (at >= endTime) one.finish()
    else one.currentTime = at
  }
}"""
# Frames are drawn where somebody wants to see them.
_FRAMES: Final = """() => {
  const soon = window.requestAnimationFrame
  window.draws = true
  window.requestAnimationFrame = (draw) =>
    soon((now) => (window.draws ? draw(now) : window.requestAnimationFrame(draw)))
}"""
# As fine as with a graphics card, and as slow as without.
CARD: Final = """for (const kind of [WebGLRenderingContext, WebGL2RenderingContext]) {
  const told = kind.prototype.getParameter
  kind.prototype.getParameter = function (name) {
    return [0x9246, 0x1f01].includes(name) ? 'a card' : told.call(this, name)
  }
}"""
PLAY: Final = """({pieces, ghosts, look, ...rest}) =>
  void lookTests.play({table: {pieces, ghosts}, look, ...rest})"""
_MOMENT: Final = "() => document.querySelector('[data-look]')?.dataset.look ?? ''"
_OVER: Final = "() => window.lookTests.over"


def story(kind: Story) -> Seen:
    number, door, eyes = _TOLD[kind]
    found = random_look(number)
    return looked(found.hall, door or found.look.keyhole, eyes=eyes)


def told_of(kind: Story, theme: Theme) -> dict[str, Any]:
    """As a page is told, in French."""
    return {**story(kind).told(), "names": NAMES, "theme": theme, "language": "fr"}


def kinds(found: Seen) -> set[Story]:
    """What happens in a look."""
    shown = [index for index, ghost in enumerate(found.look.ghosts) if ghost.pixels]
    caught = [index for index in shown if found.look.ghosts[index].seen]
    happens: dict[Story, bool] = {
        "seen": bool(caught),
        "mirror": any(_is_mirrored(found, index) for index in caught),
        "lying": any(found.hall.ghosts[index].yaw is not None for index in caught),
        "glimpsed": bool(shown) and not caught,
        "nobody": not shown,
    }
    return {kind for kind, does in happens.items() if does}


def _is_mirrored(found: Seen, index: int) -> bool:
    """Whether a ghost is seen in the glass and nowhere else."""
    values, mirrored = unpacked(found.look.picture)
    own = values == FIRST_GHOST + index
    return bool(own.any() and mirrored[own].all())


def frames(
    page: Page, drawing: Path, kind: Story, theme: Theme, *, quiet: bool = False
) -> Iterator[Frame]:
    """A look from its first frame to its last, evenly apart.

    The page's clock is ours, however slow the machine is that draws them.
    """
    _begin(page, drawing, kind, theme, quiet=quiet)
    while not page.evaluate(_OVER):
        page.evaluate(_STEP, EVERY)
        yield Frame(page.evaluate(_MOMENT), page.screenshot(type="jpeg", quality=80))
        page.clock.fast_forward(EVERY)  # drawn once only: a second of it takes many to compute


def still(
    page: Page, drawing: Path, kind: Story, theme: Theme, number: int, *, language: str = "fr"
) -> bytes:
    """One frame of a look as a graphics card draws it, as a PNG; nothing is drawn before it."""
    page.add_init_script(CARD)
    _begin(page, drawing, kind, theme, language=language)
    for drawn in range(number):
        page.evaluate("(draws) => { window.draws = draws }", drawn + 1 == number)
        page.evaluate(_STEP, EVERY)
        page.clock.fast_forward(EVERY)
    page.evaluate(_STEP, EVERY)
    return page.screenshot(type="png")


def _begin(page: Page, drawing: Path, kind: Story, theme: Theme, **wishes: object) -> None:
    page.clock.install(time=0)
    page.goto("about:blank")
    page.clock.pause_at(1_000)
    page.evaluate(_FRAMES)
    page.add_style_tag(path=drawing.with_suffix(".css"))
    page.add_script_tag(path=drawing)
    page.evaluate(PLAY, {**told_of(kind, theme), **wishes})
    page.clock.run_for(50)
