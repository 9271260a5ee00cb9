"""Feeds: secret addresses that are made, renewed and revoked, and what is told there."""

import asyncio
import re
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from manoir.kernel.registry import games
from manoir.kernel.text.words import LANGUAGES
from manoir.server.clocks.control import DAY
from manoir.server.feed.atom import NAMESPACE
from manoir.server.feed.calendar import WIDEST, calendar
from manoir.server.feed.entry import STEP, Entry, rounded
from manoir.server.house import FEED_READS
from manoir.server.net.game_sheets import titles
from manoir.server.people.sessions import new_token
from tests import loopback
from tests.server.clocks.test_over_sockets import TurnedHouse, two_players
from tests.server.running import Running
from tests.test_languages import ROOT

ATOM = f"{{{NAMESPACE}}}"
HTTP = loopback.Client()  # one for all: to make one costs more than to ask


@pytest.fixture(scope="module")
def turned(tmp_path_factory: pytest.TempPathFactory) -> Any:
    house = TurnedHouse(tmp_path_factory.mktemp("turned"))
    yield house
    house.stop()
    assert house.errors() == []


class Reader:
    """Somebody with a feed, and the program that reads it without knowing who it is."""

    def __init__(self, house: Running, token: str) -> None:
        self.house, self.token = house, token
        self.secret = self.ask("POST")["secret"]

    def ask(self, method: str) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.token}", "content-type": "application/json"}
        answer = HTTP.request(method, f"{self.house.url}/api/me/feed", headers=headers)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def get(self, name: str = "fr.atom", **headers: str) -> httpx.Response:
        address = f"{self.house.url}/api/feed/{self.secret}/{name}"
        return HTTP.get(address, headers=headers)

    def entries(self, lang: str = "fr") -> list[tuple[str, str, str]]:
        """Id, title and link of each."""
        feed = ElementTree.fromstring(self.get(f"{lang}.atom").content)
        return [
            (
                entry.findtext(f"{ATOM}id") or "",
                entry.findtext(f"{ATOM}title") or "",
                entry.find(f"{ATOM}link").attrib["href"],  # type: ignore[union-attr]
            )
            for entry in feed.iter(f"{ATOM}entry")
        ]


def test_a_feed_tells_where_one_is_awaited_and_nothing_else(turned: TurnedHouse) -> None:
    async def scene() -> None:
        async with (
            two_players(turned, tempo="one_day") as (ada, blaise),
            two_players(turned, token=ada.token, game="labyrinthe") as players,
        ):
            reader, other = Reader(turned, ada.token), Reader(turned, blaise.token)
            mine = [ada.positions[0]["to_act"] == [0], players[0].positions[0]["to_act"] == [0]]
            found = reader.entries()
            assert len(found) == sum(mine)
            assert other.entries() == []
            id, title, link = next(one for one in found if ada.room["table"] in one[2])
            assert title == "À toi de jouer\u202f: L’escalier hanté"
            assert link == f"{turned.url}/t/{ada.room['table']}"
            text = reader.get().text
            assert "Ada, Blaise" in text
            assert "commitment" not in text
            events = reader.get("de.ics").text
            assert events.count("BEGIN:VEVENT") == 1, "only where there is a hurry"
            assert "SUMMARY:Geistertreppe: spätestens jetzt ziehen\r\n" in events
            turned.turn(3 * DAY // 4 + 1000)
            await ada.until("clocks")
            again = [one for one in reader.entries("en") if ada.room["table"] in one[2]]
            assert {one[1] for one in again} == {
                "Your turn: Spooky Stairs",
                "Your time runs out: Spooky Stairs",
            }
            assert id in {one[0] for one in again}, "the same turn has the same name"
            while ada.positions[0]["legal"]:
                answer = await ada.play(0, ada.positions[0]["legal"][0])
                await ada.settled((0,), answer["ply"])
            assert not [one for one in reader.entries() if ada.room["table"] in one[2]]
            assert len(other.entries()) == 1

    asyncio.run(scene())


def test_a_reader_that_has_it_already_is_told_so(house: Running) -> None:
    reader = Reader(house, new_token())
    first = reader.get()
    assert first.headers["content-type"] == "application/atom+xml; charset=utf-8"
    assert first.headers["cache-control"] == "private, max-age=300"
    tag = first.headers["etag"]
    for known in (tag, f'"other", W/{tag}', "*"):
        again = reader.get(**{"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert reader.get(**{"if-none-match": '"other"'}).status_code == 200


def test_an_address_is_renewed_and_revoked(house: Running) -> None:
    reader = Reader(house, new_token())
    old = reader.secret
    assert reader.ask("GET") == {"since": reader.ask("GET")["since"], "secret": None}
    reader.secret = reader.ask("POST")["secret"]
    assert reader.secret != old
    assert reader.get("en.ics").status_code == 200
    renewed, reader.secret = reader.secret, old
    assert (reader.get().status_code, reader.get().json()["code"]) == (404, "no_such_feed")
    reader.secret = renewed
    assert reader.ask("DELETE") == {"since": None, "secret": None}
    assert reader.get().status_code == 404
    assert reader.ask("GET")["since"] is None


@pytest.mark.parametrize("name", ["fr.rss", "xx.atom", "atom", "fr.atom.atom", "..atom"])
def test_what_is_no_feed_is_not_found(house: Running, name: str) -> None:
    assert Reader(house, new_token()).get(name).status_code == 404


@pytest.mark.parametrize("secret", ["x", "x" * 64, "x" * 5000, "é%00", "a b"])
def test_a_secret_that_is_none_is_not_found(house: Running, secret: str) -> None:
    reader = Reader(house, new_token())
    reader.secret = secret
    assert reader.get().status_code in (400, 404, 414)


def test_a_guest_who_signs_the_book_keeps_the_feed(house: Running) -> None:
    reader = Reader(house, new_token())
    book = {"name": f"Reader {reader.secret[:6].strip('-_')}", "password": "long enough"}
    headers = {"Authorization": f"Bearer {reader.token}"}
    answer = loopback.post(f"{house.url}/api/account", json=book, headers=headers)
    assert answer.status_code == 201, answer.text
    assert reader.get().status_code == 200
    reader.token = answer.cookies["manoir"]
    assert reader.ask("GET")["since"] is not None
    reader.ask("DELETE")
    assert reader.get().status_code == 404


def test_a_reader_that_asks_all_the_time_waits(house: Running) -> None:
    reader = Reader(house, new_token())
    answers = [reader.get() for _ in range(FEED_READS + 1)]
    assert {answer.status_code for answer in answers[:-1]} == {200}
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) > 3000
    assert Reader(house, new_token()).get().status_code == 200, "others do not"


def test_lines_of_a_calendar_are_short_and_names_cannot_break_them() -> None:
    names = ("Émilie; Zoé, la reine\\" * 6, "END:VCALENDAR")
    entry = Entry("table00000", "pasvu", names, "table00000.1.7", 1_800_000_000, 1_800_086_400)
    for lang in LANGUAGES:
        body = calendar([entry], house="https://manoir.example", lang=lang)
        lines = body.split(b"\r\n")
        assert max(map(len, lines)) <= WIDEST
        assert lines.count(b"END:VCALENDAR") == 1
        unfolded = body.replace(b"\r\n ", b"").decode()
        assert "Émilie\\; Zoé\\, la reine\\\\" in unfolded
        assert "DTEND:20270116T080000Z" in unfolded


def test_deadlines_do_not_tremble() -> None:
    assert [rounded(one) for one in (0.0, 0.1, STEP - 0.1, STEP, STEP + 1)] == [
        0,
        STEP,
        STEP,
        STEP,
        2 * STEP,
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_called_the_same_in_a_feed_and_on_the_page(lang: str) -> None:
    page = (ROOT / "web" / "src" / "i18n" / f"{lang}.ftl").read_text("utf-8")
    for game in games().values():
        said = re.search(rf"^game-{game.id} = (.*)$", page, re.MULTILINE)
        assert said is None or said[1] == titles(game)[lang]
