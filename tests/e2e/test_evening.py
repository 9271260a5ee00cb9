"""An evening at the house: one screen for two, leaving and coming back, the end and after."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.laid import begin, come, lay_for_two, lay_table, near_the_top, play_ahead
from tests.e2e.people import (
    BEYOND,
    FRIEND,
    GHOST,
    NEXT_TO_ME,
    PRESS,
    find_turn,
    is_over,
    open_table,
    play_on,
    ply_of,
    position,
    random_of,
    skip_guide,
    start,
)
from tests.forking import run

# Any of these, if there is one at this very moment.
CLICK = """(wanted) => {
  const found = [...document.querySelectorAll(wanted)]
  const any = found[Math.floor(Math.random() * found.length)]
  any?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return Boolean(any)
}"""


@pytest.mark.soak
def test_two_people_on_one_screen_play_to_the_end(visit: Visit) -> None:
    page = visit()
    open_table(page, NEXT_TO_ME)
    skip_guide(page)
    play_on([page], random_of(5))
    assert is_over(page)


@pytest.mark.soak
def test_four_people_play_for_every_place_and_trade_their_tokens(visit: Visit) -> None:
    page = visit()
    open_table(page, NEXT_TO_ME, seats=4, variants=("Podium", "For older players"))
    skip_guide(page)
    rng, traded = random_of(2), 0
    ply = -1
    while find_turn([page], ply):
        ply = ply_of(page)
        if page.evaluate(CLICK, "[data-move*=trade]"):
            traded += 1
        else:
            page.evaluate(PRESS, rng.random())
    assert traded > 0
    for place in ("1st", "2nd", "3rd", "4th"):
        expect(page.get_by_text(place, exact=True).first).to_be_visible()


@pytest.mark.soak
def test_a_game_by_touch_with_every_animation_ends_with_the_reveal(visit: Visit) -> None:
    """Taps on the picture itself: the die, the children, the ghosts."""
    page = visit("/", phone=True, moving=True)
    page.get_by_role("button", name="Play right now").tap()
    skip_guide(page)
    rng = random_of(6)
    for _ in range(600):
        if is_over(page):
            break
        if rng.random() > 0.9 or not page.evaluate(CLICK, "g.piece.lit"):
            page.evaluate(CLICK, "[data-move]")
        page.wait_for_timeout(60)
    assert is_over(page)
    expect(page.locator(".headline")).to_be_visible()


def test_the_end_offers_the_replay_the_file_the_rematch_and_the_same_dice(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit()
    first = lay_table(page, GHOST)
    play_ahead(first, page, seed=7, until=near_the_top)
    page.goto(first)
    play_on([page], random_of(7))
    expect(page.locator("[data-why]")).to_have_text(re.compile("top!$|boo!$"))
    share_a_picture(page, tmp_path)
    hand_on_a_picture(page)
    page.get_by_text("Check that it was fair").click()
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("Download")).click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    verified = run("manoir.cli", "verify", str(file))
    assert verified.returncode == 0, verified.stderr

    page.get_by_role("link", name="Watch the game again").click()
    slider = page.get_by_role("slider")
    expect(page.get_by_text(re.compile(r"^Chances now: .+ \d+%, .+ \d+%$"))).to_have_count(1)
    slider.press("Home")
    assert slider.input_value() == "0"
    start_of_it = position(page)
    slider.press("End")
    assert position(page) != start_of_it
    expect(page.get_by_text("Chances now: ")).to_contain_text("100%")
    expect(page.get_by_role("table")).to_contain_text("Fine choices")
    page.get_by_role("switch", name="Show the chances").click()
    expect(page.get_by_text("Chances now: ")).to_have_count(0)
    page.get_by_role("switch", name="Show the chances").click()
    expect(page.get_by_text("Chances now: ")).to_have_count(1)
    slider.press("ArrowLeft")
    page.goto(first)
    page.get_by_role("button", name="Same deal again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    expect(page.locator("[data-ply]")).to_have_count(1)


def share_a_picture(page: Page, folder: Path) -> None:
    """By keyboard, with names and without."""
    page.get_by_role("button", name="Share a picture").press("Enter")
    picture = page.get_by_role("dialog").get_by_role("img")
    expect(picture).to_have_attribute("alt", re.compile("Spooky Stairs.*(Anna|Big ghost)"))
    page.get_by_role("switch", name="With names").press("Enter")
    expect(picture).to_have_attribute("alt", re.compile("^((?!Anna|Big ghost).)*$"))
    size = picture.evaluate("image => [image.naturalWidth, image.naturalHeight]")
    assert size[0] == 1080
    assert size[1] > 1000, "the board is on it"
    with page.expect_download() as download:
        page.get_by_role("button", name="Save").press("Enter")
    assert download.value.suggested_filename.endswith(".png")
    download.value.save_as(folder / "picture.png")
    assert (folder / "picture.png").read_bytes().startswith(b"\x89PNG")
    page.keyboard.press("Escape")


# A browser that hands pictures on; whoever looks thinks better of it the first time.
HANDS_ON = """() => {
  window.handed = []
  navigator.canShare = ({ files }) => files.every(({ type }) => type === 'image/png')
  navigator.share = async ({ files }) => {
    window.handed.push(...files.map(({ name, size }) => [name, size]))
    if (window.handed.length === 1) throw new DOMException('', 'AbortError')
  }
}"""


def hand_on_a_picture(page: Page) -> None:
    page.add_init_script(f"({HANDS_ON})()")
    page.reload()
    page.get_by_role("button", name="Share a picture").click()
    for told in ("", "Done!"):
        page.get_by_role("dialog").get_by_role("button", name="Share", exact=True).click()
        expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(told)
    handed = page.evaluate("window.handed")
    assert [name.endswith(".png") for name, _ in handed] == [True, True]
    assert min(size for _, size in handed) > 10_000
    page.keyboard.press("Escape")


@pytest.mark.soak
def test_a_rematch_takes_everybody_along(visit: Visit) -> None:
    host, guest = visit(), visit()
    url = lay_table(host, FRIEND)
    come(guest, url, "Zoé")
    begin(host, url)
    play_ahead(url, host, guest, seed=8, until=near_the_top)
    host.goto(url)
    guest.goto(url)
    host.get_by_role("button", name="Boo!").click()
    expect(guest.locator("[role=status] p").filter(has_text="Boo!")).to_be_visible()
    play_on([host, guest], random_of(8))
    guest.get_by_role("button", name="Rematch").click()
    for page in (host, guest):
        page.wait_for_url(lambda new: "/t/" in new and new != url)
    assert host.url == guest.url
    start(guest)
    expect(host.locator("[data-ply]")).to_have_count(1)


def test_a_ghost_plays_for_who_leaves_and_gives_the_seat_back(visit: Visit) -> None:
    host, guest = visit(), visit()
    lay_for_two(host, guest)
    guest.get_by_role("button", name=re.compile("Let a ghost play")).click()
    expect(host.get_by_text("a ghost plays", exact=False).first).to_be_visible()
    play_on([host], random_of(9), moves=3)
    guest.get_by_role("button", name=re.compile("I.m back|back")).click()
    expect(host.get_by_text("a ghost plays", exact=False)).to_have_count(0)
    assert play_on([host, guest], random_of(9), moves=3) == 3


def test_why_not_names_the_rule(visit: Visit) -> None:
    """A tap on a token that cannot be moved asks the server, which answers with the rule."""
    page = visit()
    page.goto(lay_table(page, NEXT_TO_ME))
    page.locator("g.piece[data-touch]").first.dispatch_event("click")
    expect(page.get_by_text(re.compile(r"Rule E\d"))).to_be_visible()
    page.get_by_role("button", name="Read the rule").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_while_it_runs_nobody_can_look_back(visit: Visit) -> None:
    page = visit()
    url = lay_table(page, NEXT_TO_ME)
    play_ahead(url, page, seed=1, most=4)
    page.goto(f"{url}/replay")
    expect(page.get_by_role("heading", name="Patience, the game is not over")).to_be_visible()


@pytest.mark.parametrize("rounds", [2, pytest.param(10, marks=pytest.mark.soak)])
def test_the_page_keeps_nothing_that_follows_a_figure(visit: Visit, rounds: int) -> None:
    """After many moves the picture is the same as one drawn afresh from the position alone."""
    page = visit()
    url = lay_table(page, NEXT_TO_ME)
    play_ahead(url, page, seed=4, most=10)
    page.goto(url)
    for _ in range(rounds):
        play_on([page], random_of(4), moves=5)
        if is_over(page):
            break
        lived = page.locator("svg.stage").inner_html()
        page.reload()
        page.wait_for_function(BEYOND, arg=-1)
        assert page.locator("svg.stage").inner_html() == lived


@pytest.mark.soak
def test_R35_a_nickname_that_will_not_do_is_refused_by_name(visit: Visit) -> None:
    host, guest = visit(), visit()
    url = lay_table(host, FRIEND)
    host.goto(url)
    guest.goto(url)
    guest.get_by_role("button", name="Sit here").click()
    box = guest.get_by_role("textbox", name=re.compile("nickname", re.IGNORECASE))
    box.evaluate("(box) => box.removeAttribute('maxlength')")
    for name in ("<img src=x onerror=alert(1)>", "a\u202eb", "x", "n" * 40, "\u200b\u200b\u200b"):
        box.fill(name)
        box.press("Enter")
        alert = guest.get_by_role("alert")
        expect(alert).to_contain_text(re.compile("name|letters", re.IGNORECASE))
        expect(box).to_be_visible()
        expect(host.get_by_text("One more person to come.")).to_be_visible()


@pytest.mark.soak
def test_a_game_that_was_left_is_found_again_and_its_rematch_keeps_the_colours(
    visit: Visit,
) -> None:
    page = visit("/")
    expect(page.get_by_role("heading", name="Go on playing")).to_have_count(0)
    table = lay_table(page, GHOST, seats=3)
    page.goto(table)
    colours = colours_of(page)
    page.goto("/")
    play_ahead(table, page, seed=7, most=12)
    window = page.get_by_role("link", name="Spooky Stairs, go on")
    assert table.endswith(str(window.get_attribute("href")))
    page.evaluate("localStorage.setItem('manoir-unfinished', '[]')")  # what the house says counts
    page.goto("/me")
    heading = re.compile("Go on playing|They are waiting for you")  # whoever is to move
    left = page.get_by_role("region", name=heading).get_by_role("link")
    expect(left).to_have_count(1)
    page.goto("/")
    left.click()
    page.wait_for_url(table)
    play_ahead(table, page, seed=7, until=near_the_top)
    play_on([page], random_of(7))
    page.goto("/")
    expect(page.get_by_role("link", name="Spooky Stairs, play")).to_be_visible()
    expect(left).to_have_count(0)
    page.goto(table)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    expect(page.locator("[data-ply]")).to_have_count(1)
    assert page.locator(".game").get_attribute("data-eye") == "2", "another seat starts"
    assert colours_of(page) == [*colours[1:], colours[0]]
    evening = page.locator("[data-evening]").get_attribute("data-evening") or ""
    assert sorted(evening.split()) == ["0", "0", "1"], "the running score"


def colours_of(page: Page) -> list[str]:
    """The colour of every seat, by seat."""
    cards = page.locator("[data-speaker]")
    cards.first.wait_for()
    worn = {
        int(card.get_attribute("data-speaker") or 0): str(card.get_attribute("class"))
        for card in cards.all()
    }
    return [worn[seat].split("seat-")[1][0] for seat in sorted(worn)]
