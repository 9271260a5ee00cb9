"""The look, drawn by the browser: the bodies that the judge has, in the judge's camera."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.looks import agreement, build_drawing, drawn, random_look

SAME = 0.98  # of the pixels that show a ghost, to either of them


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
    mirrors = lying = 0
    for number in numbers:
        seen = random_look(number)
        mask = drawn(page, seen)
        same, either = agreement(seen, mask)
        assert same >= SAME * either, f"hall {number}: {same} of {either} pixels"
        mirrors += bool((mask > 128).any())
        lying += any(ghost.yaw is not None for ghost in seen.hall.ghosts)
    assert mirrors
    assert lying


def test_what_the_browser_draws_is_what_the_judge_sees(easel: Page) -> None:
    compare(easel, range(8))


@pytest.mark.soak
def test_what_the_browser_draws_is_what_the_judge_sees_in_200_halls(easel: Page) -> None:
    compare(easel, range(200))
