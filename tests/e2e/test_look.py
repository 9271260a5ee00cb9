"""The look, drawn by the browser: the bodies that the judge has, in the judge's camera."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.conftest import Visit
from tests.e2e.hall import open_hall
from tests.e2e.looks import agreement, build_drawing, drawn, random_look
from tests.e2e.people import NEXT_TO_ME, skip_guide
from tests.e2e.person import Person
from tests.e2e.test_pasvu import play_without_walks

SAME = 0.98  # of the pixels that show a ghost, to either of them
# A straight edge may run along the middles of a row of pixels: in one hall so many may differ.
EDGE = 40


@pytest.fixture(scope="module")
def drawing(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_drawing(tmp_path_factory.mktemp("drawing"))


@pytest.fixture
def easel(browser: Browser, drawing: Path) -> Page:
    """A bare page that can draw looks."""
    page = browser.new_page()
    page.add_script_tag(path=drawing)
    return page


def compare(page: Page, numbers: range) -> None:
    mirrors = lying = all_same = all_either = 0
    for number in numbers:
        seen = random_look(number)
        mask = drawn(page, seen)
        same, either = agreement(seen, mask)
        assert same >= SAME * either - EDGE, f"hall {number}: {same} of {either} pixels"
        all_same, all_either = all_same + same, all_either + either
        mirrors += bool((mask > 128).any())
        lying += any(ghost.yaw is not None for ghost in seen.hall.ghosts)
    assert all_same >= SAME * all_either, f"{all_same} of {all_either} pixels"
    assert mirrors
    assert lying


def test_what_the_browser_draws_is_what_the_judge_sees(easel: Page) -> None:
    compare(easel, range(8))


@pytest.mark.soak
def test_what_the_browser_draws_is_what_the_judge_sees_in_200_halls(easel: Page) -> None:
    compare(easel, range(200))


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
