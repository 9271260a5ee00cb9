"""The look, drawn by the browser: the bodies that the judge has, in the judge's camera."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e.boards.hall import open_hall
from tests.e2e.boards.looks import agreement, build_drawing, drawn, random_look
from tests.e2e.boards.stories import PLAY, STORIES, Story, Theme, frames, kinds, story, told_of
from tests.e2e.checks import serious
from tests.e2e.conftest import COARSE, DESKTOP, PHONE, Visit
from tests.e2e.games.test_pasvu import play_without_walks
from tests.e2e.people import NEXT_TO_ME, skip_guide
from tests.e2e.person import Person

SAME = 0.98  # of the pixels that show a ghost, to either of them
# A straight edge may run along the middles of a row of pixels: in one hall so many may differ.
EDGE = 40


@pytest.fixture(scope="module")
def drawing() -> Path:
    return build_drawing()


@pytest.fixture
def easel(browser: Browser, drawing: Path) -> Page:
    """A bare page that can draw looks."""
    page = browser.new_page()
    page.add_script_tag(path=drawing)
    return page


def compare(page: Page, numbers: Iterable[int]) -> None:
    mirrors = lying = leaning = all_same = all_either = 0
    for number in numbers:
        seen = random_look(number)
        mask = drawn(page, seen)
        same, either = agreement(seen, mask)
        assert same >= SAME * either - EDGE, f"hall {number}: {same} of {either} pixels"
        all_same, all_either = all_same + same, all_either + either
        mirrors += bool((mask > 128).any())
        lying += any(ghost.yaw is not None for ghost in seen.hall.ghosts)
        leaning += any(pose.lean for _, pose in seen.hall.pieces)
    assert all_same >= SAME * all_either, f"{all_same} of {all_either} pixels"
    assert mirrors
    assert lying
    assert leaning


def test_what_the_browser_draws_is_what_the_judge_sees(easel: Page) -> None:
    compare(easel, (1, 2, 3))


@pytest.mark.soak
def test_what_the_browser_draws_is_what_the_judge_sees_in_200_halls(easel: Page) -> None:
    compare(easel, range(200))


@pytest.mark.soak
def test_a_look_costs_little(easel: Page) -> None:
    """From above and from the eye, with shadows and what the mirror shows."""
    for kind in STORIES:
        costs = easel.evaluate(
            "({look, ...hall}) => lookTests.costOf(hall, look)", story(kind).told()
        )
        for cost in costs:
            assert 10 < cost["calls"] <= 80, (kind, costs)
            assert 5_000 < cost["triangles"] <= 60_000, (kind, costs)


# At every frame: where a look is shown, what of it can be seen, and whether it is cut to its hole.
RECORD = """() => {
  window.frames_seen = []
  const look = () => {
    const scene = document.querySelector('[data-look]')
    if (scene) {
      const bare = [...scene.querySelectorAll('image')].filter((one) => {
        const cut = one.closest('[clip-path]')
        return !cut || getComputedStyle(cut).clipPath === 'none'
      })
      const canvas = scene.querySelector('canvas')
      window.frames_seen.push({
        moment: scene.dataset.look,
        bare: bare.length,
        drawn: scene.classList.contains('drawn'),
        blank: Number(getComputedStyle(canvas).opacity) > 0 && canvas.height === 150,
      })
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""


@pytest.mark.soak
@pytest.mark.parametrize("webgl", [False, True])
def test_no_frame_shows_a_bare_picture_on_a_phone_by_day(visit: Visit, *, webgl: bool) -> None:
    page = visit(phone=True, webgl=webgl, moving=True, color_scheme="light")
    person = Person(page, "pasvu")
    open_hall(page, NEXT_TO_ME)
    skip_guide(page)
    if webgl:
        page.get_by_role("button", name="Hall", exact=True).click()
        page.locator("[data-hall=ready]").wait_for(timeout=60_000)
    page.evaluate(RECORD)
    play_without_walks(person, lambda: person.view.look is not None)
    page.locator("[data-look]").wait_for()
    page.locator("[data-look]").wait_for(state="detached", timeout=60_000)
    frames = page.evaluate("window.frames_seen")
    moments = [frame["moment"] for frame in frames]
    assert {"diving", "hushed", "closing"} <= set(moments)
    assert [frame for frame in frames if frame["bare"] or frame["blank"]] == []
    assert any(frame["drawn"] for frame in frames) == webgl


def test_every_story_is_what_it_says() -> None:
    for kind in STORIES:
        assert kind in kinds(story(kind))


@pytest.mark.soak
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("kind", STORIES)
def test_a_look_frame_by_frame(
    browser: Browser, drawing: Path, kind: Story, theme: Theme, size: ViewportSize
) -> None:
    page = browser.new_page(viewport=size)
    shown = list(frames(page, drawing, kind, theme))
    page.close()
    assert len(shown) >= 24
    moments = list(dict.fromkeys(frame.moment for frame in shown))
    assert moments[:4] == ["dimming", "diving", "hushed", "blinking"]
    assert moments[-1] == "closing"
    assert ("nobody" in moments) == (kind in ("glimpsed", "nobody"))
    assert ("together" in moments) != ("nobody" in moments)


@pytest.mark.soak
def test_without_motion_a_look_is_a_picture_with_one_line_after_the_other(
    browser: Browser, drawing: Path
) -> None:
    """Between two lines every frame is the same, to the last pixel."""
    page = browser.new_page(viewport={"width": 320, "height": 480}, device_scale_factor=0.5)
    shown = list(frames(page, drawing, "seen", "night", quiet=True))
    page.close()
    told = [frame.picture for frame in shown if frame.moment == "telling"]
    assert {frame.moment for frame in shown} == {
        "dimming",
        "hushed",
        "telling",
        "together",
        "closing",
    }
    assert 4 <= len(set(told)) < len(told)


@pytest.mark.soak
def test_axe_finds_nothing_serious_in_a_look_and_in_its_picture(
    browser: Browser, drawing: Path
) -> None:
    easel = browser.new_page(viewport={"width": 480, "height": 640}, device_scale_factor=COARSE)
    easel.add_script_tag(path=drawing)
    easel.evaluate("() => Object.assign(document, { title: 'look' }).documentElement.lang = 'en'")
    told = {**told_of("seen", "night"), "language": "en", "quiet": True}
    easel.evaluate(PLAY, told)
    easel.get_by_role("button", name="The judge’s picture").click()  # and all waits
    assert serious(easel) == []
    easel.evaluate(PLAY.replace(".play", ".open"), told)
    easel.get_by_role("dialog").wait_for()
    assert serious(easel) == []
