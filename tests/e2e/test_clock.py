"""One clock: nothing is told, asked or lit before it has been seen. Frames and words together."""

from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.checks import IN_SIGHT
from tests.e2e.conftest import COARSE, SIDEWAYS, Visit
from tests.e2e.laid import Until, agree_to_count, lay_table, play_ahead
from tests.e2e.people import (
    BEYOND,
    GHOST,
    NEXT_TO_ME,
    PRESS,
    find_turn,
    open_table,
    random_of,
    skip_guide,
)

# What a watcher sees and reads, once a frame; the same frame again is not kept.
WATCH = """() => {
  const text = (selector) => document.querySelector(selector)?.innerText.trim() ?? ''
  const frames = (window.frames_seen = [])
  const look = () => {
    const game = document.querySelector('.game')
    const board = document.querySelector('.frame, .pasvu')
    const frame = board && {
      ply: Number(game?.dataset.ply),
      settled: game?.dataset.settled === 'true',
      showing: board.dataset.showing ?? null,
      news: text('[role=log]'),
      asked: text('.frame .play [role=status] span'),
      offered: document.querySelectorAll('[data-move]').length,
      lit: [...document.querySelectorAll('.front [aria-current=true]')].map(
        (one) => [...one.parentElement.children].indexOf(one)).join(),
      die: document.querySelector('.play button[aria-disabled]')?.ariaLabel ?? '',
      title: document.title,
      why: text('[data-why]'),
      tally: Number(document.querySelector('[data-tally]')?.dataset.tally ?? 0),
      curtain: text('.curtain p'),
      skipping: document.querySelector('.tools [aria-disabled=true]') !== null,
    }
    if (frame && JSON.stringify(frame) !== JSON.stringify(frames.at(-1))) frames.push(frame)
    requestAnimationFrame(look)
  }
  look()
}"""
# Taps the button whenever it is there.
SKIP = """() => {
  window.skips = 0
  const tap = () => {
    const buttons = [...document.querySelectorAll('.tools [aria-disabled=false]')]
    const button = buttons.find((one) => one.innerText.includes('On to my turn'))
    if (button) window.skips += 1
    button?.click()
  }
  new MutationObserver(tap).observe(document.body, { subtree: true, childList: true })
}"""
# Presses Escape as soon as the curtain is there; a slow browser would not wait for a test to do it.
LEAVE = f"""() => {{
  const inSight = {IN_SIGHT}
  const leave = () => {{
    if (!document.querySelector('.curtain p')?.innerText.trim()) return requestAnimationFrame(leave)
    window.curtain_in_sight = inSight('.curtain')
    const key = new KeyboardEvent('keydown', {{ key: 'Escape', bubbles: true }})
    document.querySelector('h1').dispatchEvent(key)
  }}
  leave()
}}"""
OPTIONS: dict[str, dict[str, Any]] = {
    "escalier": {},
    "labyrinthe": {"mode": "children", "cards": 2, "first": 0},
    "pacman": {},
    "pasvu": {},
}
ENOUGH: dict[str, Until] = {  # of a game that is then counted by agreement
    "pacman": lambda view: view["turns"] >= 6 and not view["dice"]
}
DICE = ("escalier", "pacman")  # where a throw is another ply


@pytest.mark.soak
@pytest.mark.parametrize("moves", [3, pytest.param(8, marks=pytest.mark.soak)])
def test_nothing_is_told_before_it_is_seen(visit: Visit, moves: int) -> None:
    page = visit(moving=True, device_scale_factor=COARSE)
    page.add_init_script("localStorage.setItem('manoir', '{\"pace\": \"quick\"}')")
    for game in ("escalier", "labyrinthe", "pacman"):
        watch(page, game, moves)


def watch(page: Page, game: str, moves: int) -> None:
    page.goto(lay_table(page, GHOST, game=game, **OPTIONS[game]))
    find_turn([page], -1)
    page.evaluate(WATCH)
    rng, ply = random_of(4), -1
    for _ in range(moves):
        if find_turn([page], ply):
            ply = page.evaluate(PRESS, rng.random())
    page.wait_for_function(BEYOND, arg=ply)
    frames: list[dict[str, Any]] = page.evaluate("window.frames_seen")
    plies = [list(group) for _, group in groupby(frames, key=lambda frame: frame["ply"])]
    films = [ply for ply in plies if any(frame["showing"] for frame in ply)]
    assert len(films) >= 2
    checked = 0
    for before, film, after in zip(plies, plies[1:], [*plies[2:], plies[-1][-1:]], strict=False):
        follows = film[0]["ply"] - before[-1]["ply"] <= (2 if game in DICE else 1)
        stood = [frame for frame in before if frame["settled"]] if follows else []
        check_film(stood[-1] if stood else None, film, after[0]["news"])
        checked += bool(stood)
    assert checked >= 1


def check_film(before: dict[str, Any] | None, ply: list[dict[str, Any]], told: str) -> None:
    """From what stood still before to the next ply: words follow what is shown."""
    film = [frame for frame in ply if frame["showing"]]
    for frame in film:
        assert frame["asked"] == "", "nobody is asked for anything"
        assert frame["offered"] == 0, "nothing is offered"
        assert frame["lit"] == film[0]["lit"], "the light stays with whoever played"
        assert frame["news"] == film[0]["news"] or told.startswith(frame["news"])
        assert "Your turn" not in frame["title"]
        if frame["showing"].endswith("die"):
            assert not any(face in frame["die"] for face in "1234")
    if film and before:
        assert film[0]["lit"] == before["lit"]
    if film and before and film[0]["showing"].startswith("0 "):
        assert film[0]["news"] == before["news"], "not before it has been seen"


@pytest.mark.few(1)
@pytest.mark.parametrize("game", ["escalier", "labyrinthe", "pacman", "pasvu"])
def test_the_end_is_told_once_its_scene_has_been_seen_and_a_key_skips_it(
    visit: Visit, game: str
) -> None:
    page = visit(moving=True, device_scale_factor=COARSE)
    page.set_viewport_size(SIDEWAYS)
    page.add_init_script("localStorage.setItem('manoir', '{\"pace\": \"quick\"}')")
    table = lay_table(page, NEXT_TO_ME, game=game, guided=False, **OPTIONS[game])
    play_ahead(table, page, seed=4, until=ENOUGH.get(game, to_the_end))
    if game == "pacman":
        agree_to_count(table, page)
    page.goto(f"{table}/replay")
    for skipped in (False, True):
        page.get_by_role("slider").press("End")
        page.get_by_role("slider").press("ArrowLeft")
        page.evaluate(WATCH)
        if skipped:
            page.evaluate(LEAVE)
        page.get_by_role("button", name="One step on").click()
        if game == "pasvu":  # a look comes before it, and has tests of its own
            page.locator("[data-look]").click()
        page.wait_for_function("() => window.frames_seen.at(-1)?.why")
        if skipped:
            assert page.evaluate("window.curtain_in_sight"), "on a phone on its side"
        frames: list[dict[str, Any]] = page.evaluate("window.frames_seen")
        check_end(frames, whole=not skipped, counted=game != "escalier")


def to_the_end(_: dict[str, Any]) -> bool:
    return False


def check_end(frames: list[dict[str, Any]], *, whole: bool, counted: bool) -> None:
    """First what was played, then why it ended while everything is counted, then who has won."""
    last = [frame for frame in frames if (frame["showing"] or "").endswith("finale")]
    assert last
    for frame in frames:
        assert not frame["why"] or not frame["showing"], "nothing is told before it is seen"
        assert bool(frame["curtain"]) == (frame in last)
    assert frames[-1]["why"].endswith(last[0]["curtain"])
    counts = [frame["tally"] for frame in last]
    assert counts == sorted(counts)
    assert counts[0] == 0
    assert not whole or not counted or counts[-1] > 0


@pytest.mark.soak
def test_whoever_skips_to_their_turn_sees_nothing_move(visit: Visit) -> None:
    page = visit(moving=True)
    open_table(page, GHOST, seats=4)
    skip_guide(page)
    page.evaluate(WATCH)
    page.evaluate(SKIP)
    rng, ply = random_of(4), -1
    for _ in range(3):
        if find_turn([page], ply):
            ply = page.evaluate(PRESS, rng.random())
    assert find_turn([page], ply)
    skips, frames = page.evaluate("[window.skips, window.frames_seen]")
    assert skips > 0
    moving = [frame for frame in frames if frame["skipping"] and frame["showing"]]
    assert len(moving) <= skips, "the frame of the tap itself, and no other"
    expect(page.get_by_role("button", name="On to my turn")).to_have_count(0)
