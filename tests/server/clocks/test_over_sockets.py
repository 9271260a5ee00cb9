"""T29 and R39 over real sockets: every tempo and every game, in a house whose clock is turned."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from manoir.kernel.registry import find, games
from manoir.server.clocks.control import DAY, Tempo, WhenUp, control_of
from manoir.server.people.sessions import new_token
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.clocks.turned import turn
from tests.server.running import Running

TEMPOS: tuple[Tempo, ...] = ("lively", "one_day", "three_days", "seven_days")


class TurnedHouse(Running):
    """A server of its own with a clock that the test turns."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.clock = folder / "clock"
        program = ("tests.server.clocks.turned", str(self.clock))
        super().__init__(folder / "data", program=program, **settings)

    def words(self) -> tuple[str, ...]:
        module, clock = self._program
        return (module, "127.0.0.1", str(self.port), clock)

    def turn(self, milliseconds: int) -> None:
        turn(self.clock, milliseconds / 1000)


@pytest.fixture(scope="module")
def turned(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TurnedHouse]:
    house = TurnedHouse(tmp_path_factory.mktemp("turned"))
    yield house
    house.stop()
    assert house.errors() == []


@asynccontextmanager
async def two_players(
    house: Running, token: str | None = None, **body: Any
) -> AsyncIterator[tuple[Client, Client]]:
    """A game that has begun, between two people."""
    tokens = token or new_token(), new_token()
    table = open_table(house.url, tokens[0], **body)
    async with AsyncExitStack() as stack:
        ada, blaise = [
            await stack.enter_async_context(Client(house.url, table, token, patience=180))
            for token in tokens
        ]
        await ada.ask("sit", seat=0, nickname="Ada")
        await blaise.ask("sit", seat=1, nickname="Blaise")
        await ada.send("start")
        for client in (ada, blaise):
            await client.until("position")
            if body.get("tempo", "no_hurry") != "no_hurry":
                await client.until("clocks")
        yield ada, blaise


async def see_clocks(client: Client) -> None:
    """As they are now."""
    await client.send("hello")
    await client.until("room")
    await client.until("clocks")


async def think_too_long(house: TurnedHouse, client: Client, seat: int) -> None:
    """Let all of a seat's time run out, and have a late move refused."""
    await see_clocks(client)
    position, glass = client.positions[seat], client.glasses[seat]
    assert glass["runs"]
    house.turn(glass["move"] + glass["reserve"] + 2_000)
    answer = await client.play(seat, position["legal"][0], position["ply"])
    assert (answer["type"], answer["code"], answer["rule"]) == ("rejected", "time_is_up", "T29")
    while client.positions[seat]["ply"] == position["ply"]:
        await client.receive()  # the bot's move


@pytest.mark.parametrize(
    "game",
    [pytest.param(one, marks=pytest.mark.soak if find(one).heavy else ()) for one in games()],
)
def test_T29_a_bot_moves_when_the_time_is_up(turned: TurnedHouse, game: str) -> None:
    async def scene() -> None:
        async with two_players(turned, game=game, tempo="lively") as (ada, blaise):
            control = control_of("lively", "ghost", game, 2)
            assert ada.room["time_control"]["move"] == control.move
            seat = ada.positions[0]["to_act"][0]
            client = (ada, blaise)[seat]
            assert client.glasses[seat]["runs"]
            turned.turn(control.move // 2)
            answer = await client.play(seat, client.positions[seat]["legal"][0])
            assert answer["type"] == "accepted", "in time"
            await ada.settled((0,), answer["ply"])
            await blaise.settled((1,), answer["ply"])
            seat = ada.positions[0]["to_act"][0]
            await think_too_long(turned, (ada, blaise)[seat], seat)
            other = (ada, blaise)[1 - seat]
            await until_to_act(other, 1 - seat)  # the bot finishes the turn
            assert other.room["chairs"][seat]["level"] is None, "one turn is one miss"

    asyncio.run(scene())


@pytest.mark.soak  # a bot that takes its time
@pytest.mark.parametrize("says_so", [False, True])
def test_T29_whoever_is_back_plays_the_rest_of_the_turn(tmp_path: Path, says_so: bool) -> None:
    house = TurnedHouse(tmp_path, MANOIR_BOT_DELAY="6000")

    async def scene() -> None:
        async with two_players(house, game="labyrinthe", tempo="lively") as players:
            seat = players[0].positions[0]["to_act"][0]
            slow, quick = players[seat], players[1 - seat]
            await think_too_long(house, slow, seat)  # the bot has pushed the maze
            while not slow.glasses[seat]["back"]:
                await slow.receive()
            if says_so:
                await slow.send("return", seat=seat)
                while not slow.glasses[seat]["runs"]:
                    await slow.receive()
                refill = control_of("lively", "ghost", "labyrinthe", 2).refill
                assert slow.glasses[seat]["move"] <= refill
            answer = await slow.play(seat, slow.positions[seat]["legal"][0])
            assert answer["type"] == "accepted"
            await until_to_act(quick, 1 - seat)
            assert quick.room["chairs"][seat]["level"] is None

    asyncio.run(scene())
    house.stop()
    assert house.errors() == []


@pytest.mark.parametrize("tempo", TEMPOS[1:])
def test_T29_days_pass(turned: TurnedHouse, tempo: Tempo) -> None:
    async def scene() -> None:
        async with two_players(turned, tempo=tempo) as (ada, _):
            days = control_of(tempo, "ghost", "escalier", 2).move // DAY
            for day in range(days - 1):
                turned.turn(DAY)
                await ada.ask("ping")
                assert ada.positions[0]["ply"] == 0, day
            await see_clocks(ada)
            assert 0 < ada.glasses[0]["move"] <= DAY
            await think_too_long(turned, ada, 0)

    asyncio.run(scene())


def test_T29_without_hurry_a_week_is_nothing(turned: TurnedHouse) -> None:
    async def scene() -> None:
        async with two_players(turned) as (ada, _):
            turned.turn(7 * DAY)
            await ada.ask("ping")
            assert (await ada.play(0, ada.positions[0]["legal"][0]))["type"] == "accepted"
            assert ada.glasses == []
            assert "time_control" not in ada.room

    asyncio.run(scene())


@pytest.mark.parametrize("when_up", ["ghost", "give_up"])
def test_T29_what_becomes_of_the_seat(turned: TurnedHouse, when_up: WhenUp) -> None:
    async def scene() -> None:
        body = {"game": "labyrinthe", "tempo": "lively", "when_up": when_up}
        async with two_players(turned, **body) as players:
            late = players[0].positions[0]["to_act"][0]
            slow, quick = players[late], players[1 - late]
            await think_too_long(turned, slow, late)
            await until_to_act(quick, 1 - late)
            if when_up == "give_up":
                await see_clocks(slow)
                assert slow.glasses[late]["given_up"]
                answer = await slow.ask("return", seat=late)
                assert (answer["type"], answer["code"]) == ("rejected", "given_up")
                return
            assert slow.room["chairs"][late]["level"] is None
            for _ in range(2):
                answer = await quick.play(1 - late, quick.positions[1 - late]["legal"][0])
                await quick.settled((1 - late,), answer["ply"])
            await slow.settled((late,), answer["ply"])
            answer = await slow.play(late, slow.positions[late]["legal"][0])
            assert answer["type"] == "accepted"

    asyncio.run(scene())


async def until_to_act(client: Client, seat: int) -> None:
    while not client.positions[seat]["legal"]:
        await client.receive()


def test_R39_clocks_stand_while_the_house_is_down(tmp_path: Path) -> None:
    """Killed in the middle of a thought, and back after a minute."""
    house = TurnedHouse(tmp_path)

    async def before() -> tuple[str, str, int, int]:
        async with two_players(house, game="labyrinthe", tempo="lively") as players:
            seat = players[0].positions[0]["to_act"][0]
            thinker = players[seat]
            house.turn(20_000)
            await see_clocks(thinker)
            left = thinker.glasses[seat]["move"]
            await kept(house, left)
            return thinker.room["table"], thinker.token, seat, left

    async def after(table: str, token: str, seat: int) -> int:
        async with Client(house.url, table, token) as thinker:
            await thinker.until("clocks")
            assert thinker.glasses[seat]["runs"]
            left: int = thinker.glasses[seat]["move"]
            answer = await thinker.play(seat, thinker.positions[seat]["legal"][0])
            assert answer["type"] == "accepted"
            return left

    table, token, seat, left = asyncio.run(before())
    house.kill()
    house.turn(60_000)
    house.start()
    again = asyncio.run(after(table, token, seat))
    address = f"{house.url}/api/tables/{table}/replay"
    film = loopback.get(address, timeout=60).json()  # a reader begins first
    house.stop()
    assert house.errors() == []
    assert left - 15_000 < again <= left, "not the minute that it was away"
    assert all(frame["time"] > 1_600_000_000_000 for frame in film["frames"][1:])


async def kept(house: Running, left: int) -> None:
    """Until the house has written its time down."""
    control = control_of("lively", "ghost", "labyrinthe", 2)
    async with asyncio.timeout(30):
        while _time(house) < control.move - left:
            await asyncio.sleep(0.01)


def _time(house: Running) -> int:
    with closing(sqlite3.connect(house.data / "manoir.db")) as file:
        return int(file.execute("SELECT time FROM house").fetchone()[0])


def me(house: Running, token: str) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}"}
    found: dict[str, Any] = loopback.get(f"{house.url}/api/me", headers=headers).json()
    return found


def test_awaited_the_most_urgent_first_and_a_holiday(turned: TurnedHouse) -> None:
    async def scene() -> None:
        async with (
            two_players(turned, tempo="seven_days") as (slow, _),
            two_players(turned, token=slow.token, tempo="one_day") as (urgent, _),
        ):
            tables = [urgent.room["table"], slow.room["table"]]
            found = me(turned, slow.token)
            assert [one["table"] for one in found["awaited"]] == tables
            assert 0 < found["awaited"][0]["left"] <= DAY < found["awaited"][1]["left"]
            assert found["holiday"] is False
            assert await holiday(slow.token, True) == []
            turned.turn(10 * DAY)
            await see_clocks(urgent)
            assert urgent.glasses[0]["away"]
            assert urgent.positions[0]["ply"] == 0, "nobody has played for it"
            assert len(await holiday(slow.token, False)) == 2
            turned.turn(31 * DAY)
            while urgent.positions[0]["ply"] == 0:
                await urgent.receive()

    async def holiday(token: str, away: bool) -> list[Any]:
        async with loopback.AsyncClient() as client:
            answer = await client.put(
                f"{turned.url}/api/me/holiday",
                json={"away": away},
                headers={"Authorization": f"Bearer {token}"},
            )
        assert answer.status_code == 200
        assert answer.json()["holiday"] is away
        awaited: list[Any] = answer.json()["awaited"]
        return awaited

    asyncio.run(scene())
