"""What the host of a house tells everybody: a message, and that nobody plays just now."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.people import open_table
from tests.e2e.seeded.seeds import SeededHouse
from tests.server.admin.host import Host


def test_T30_a_message_is_text_and_can_be_put_away_and_a_closed_house_says_so(
    visit: Visit, house: SeededHouse
) -> None:
    host, page = Host(house.data), visit()
    page.goto("/")
    expect(
        page.locator("[data-line]").or_(page.get_by_role("heading", name="Manoir"))
    ).to_be_visible()
    host.ask("motd", "set", "Tea <b>at five</b>\nin the hall")
    note = page.get_by_role("region", name="A word from the house")
    expect(note).to_contain_text("Tea <b>at five</b>")
    page.get_by_role("button", name="Put this word away").click()
    expect(note).to_have_count(0)
    page.goto("/tables")
    expect(page.get_by_role("heading", name="The hallway")).to_be_visible()
    host.ask("read-only", "on")
    expect(page.get_by_text("the host has stopped all games")).to_be_visible()
    expect(note).to_have_count(0)
    page.goto("/open/escalier")
    page.locator("main button.candle").last.click()
    expect(page.get_by_text("The house is closed to players for a while.")).to_be_visible()
    host.ask("read-only", "off")
    host.ask("motd", "clear")
    open_table(page)
    expect(page.get_by_text("the host has stopped all games")).to_have_count(0)
