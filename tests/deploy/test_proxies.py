"""Each proxy of `deploy/` in front of a real house, below a path: pages, API, sockets, limits."""

import asyncio
import re
from collections.abc import Iterator

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.deploy.proxies import Caddy, Haproxy, Nginx, Proxy, insecure
from tests.server.running import Running

BASE = "/games"
LISTS = 8


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(
        tmp_path_factory.mktemp("house") / "data",
        MANOIR_BASE=BASE,
        MANOIR_TRUSTED_PROXIES="127.0.0.1",
        MANOIR_LISTS=str(LISTS),
    )
    yield running
    running.stop()
    assert running.errors() == []


@pytest.fixture(scope="module", params=[Nginx, Caddy, Haproxy])
def proxy(
    request: pytest.FixtureRequest, house: Running, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    kind: type[Proxy] = request.param
    running = kind(tmp_path_factory.mktemp("proxy") / "files", house.port, base=BASE)
    yield running
    running.stop()


@pytest.mark.whole  # it needs the client, which `make quick` does not build
def test_pages_and_assets_come_from_below_the_path(proxy: Proxy) -> None:
    with proxy.visitor(1) as somebody:
        page = somebody.get("/t/abcdefgh12")
        assert f'<meta name="base" content="{BASE}" />' in page.text
        named = re.findall(r'(?:src|href)="([^"]+)"', page.text)
        assert named
        assert all(address.startswith(f"{BASE}/") for address in named), named
        origin = proxy.home.removesuffix(BASE)
        for address in named:
            answer = somebody.get(f"{origin}{address}")
            assert answer.status_code == 200, address
        assert somebody.get("/sw.js").status_code == 200
        assert somebody.get(f"{origin}{BASE}").headers["location"].endswith(f"{BASE}/")


def test_cookies_are_secure_and_of_the_path(proxy: Proxy) -> None:
    with proxy.visitor(2) as somebody:
        cookie = somebody.get("/api/me").headers["set-cookie"]
    assert cookie.startswith("__Secure-manoir.games=")
    assert f"Path={BASE};" in cookie
    assert cookie.endswith("; Secure")


def test_a_table_is_opened_and_its_socket_answers(proxy: Proxy) -> None:
    origin = proxy.home.removesuffix(BASE)
    with proxy.visitor(3) as somebody:
        somebody.get("/api/me")
        body = {"game": "escalier", "seats": 2}
        opened = somebody.post("/api/tables", json=body, headers={"Origin": origin})
        assert opened.status_code == 201, opened.text
        table = opened.json()["table"]
        code = somebody.get(f"/api/tables/{table}/invite.svg")
        assert code.status_code == 200
        cookies = "; ".join(f"{name}={value}" for name, value in somebody.cookies.items())

    async def enter() -> dict[str, object]:
        address = f"{proxy.home.replace('https', 'wss', 1)}/api/tables/{table}/live"
        headers = {"Cookie": cookies}
        async with connect(
            address,
            ssl=insecure(),
            origin=Origin(origin),
            additional_headers=headers,
            proxy=None,
        ) as opened:
            await opened.send('{"type":"hello"}')
            room: dict[str, object] = msgspec.json.decode(await opened.recv())
            return room

    room = asyncio.run(enter())
    assert (room["table"], room["host"]) == (table, True)


def test_R38_limits_count_visitors_and_nobody_can_pretend(proxy: Proxy) -> None:
    with proxy.visitor(4) as one, proxy.visitor(5) as other:
        said = [
            one.get("/api/games", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
            for n in range(LISTS + 1)
        ]
        assert said == [200] * LISTS + [429]
        assert other.get("/api/games").status_code == 200


def test_R38_no_proxy_is_a_stranger(house: Running) -> None:
    assert "unlisted_proxy" not in house.log.read_text()
