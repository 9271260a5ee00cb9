"""Web Push: what is sent, to whom, how often, and to which addresses never."""

import asyncio
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from queue import Empty
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from manoir.server.clocks.control import DAY, HOUR
from manoir.server.people.sessions import new_token
from manoir.server.push.delivery import BadEndpoint, deliver, read_endpoint
from manoir.server.push.encryption import encrypt
from manoir.server.push.vapid import HouseKey, house_key
from manoir.server.store.store import Store
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.clocks.test_over_sockets import TurnedHouse
from tests.server.push.service import Ear, Service, check_sender, data, push_service, text
from tests.server.running import Running
from tests.server.store.scenes import with_store


def test_the_example_of_RFC_8291_comes_out_byte_for_byte() -> None:
    own = int.from_bytes(data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    private = int.from_bytes(data("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    ear = Ear(private, data("BTBZMqHH6r4Tts7J_aSIgg"))
    plain = b"When I grow up, I want to be a watermelon"
    body = encrypt(
        plain,
        ear.public,
        ear.auth,
        own=ec.derive_private_key(own, ec.SECP256R1()),
        salt=data("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert ear.read(body) == plain


def test_the_key_is_made_once_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        keys.extend(house_key(store, tmp_path) for _ in range(2))

    keys: list[HouseKey] = []
    with_store(tmp_path, scene)
    first, second = keys
    assert first.public == second.public
    assert (tmp_path / "push.pem").stat().st_mode & 0o777 == 0o600
    claims = check_sender(second.header("https://push.example", "https://house", 5), first.public)
    assert claims == {"aud": "https://push.example", "exp": 5 + 12 * 3600, "sub": "https://house"}


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://user@push.example/x",
        "file:///etc/passwd",
        "https://",
        "https://push.example/a b",
        "https://[::1",
        "not an address",
    ],
)
def test_an_address_that_is_no_push_services_is_refused(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        read_endpoint(endpoint)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1", "fd00::1", "0.0.0.0"],
)
def test_a_name_that_leads_into_a_private_network_is_not_called(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    found = [(family, socket.SOCK_STREAM, 6, "", (address, 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_connection", lambda *_: pytest.fail("it was called"))
    with pytest.raises(BadEndpoint):
        deliver("https://push.example/x", {}, b"")


def listen(house: Running, token: str, service: Service, ear: Ear, path: str) -> int:
    wish = {"endpoint": f"{service.url}{path}", "key": text(ear.public), "auth": text(ear.auth)}
    answer = loopback.put(
        f"{house.url}/api/me/push",
        json=wish,
        headers={"Authorization": f"Bearer {token}"},
    )
    return answer.status_code


class Visits:
    """People who come to a table, do one thing and go."""

    def __init__(self, house: Running, seats: int, **body: Any) -> None:
        self.house = house
        self.tokens = [new_token() for _ in range(seats)]
        self.table = open_table(house.url, self.tokens[0], seats=seats, **body)

    def do(self, seat: int, deed: str = "play") -> dict[str, Any]:
        return asyncio.run(self._visit(seat, deed))

    async def _visit(self, seat: int, deed: str) -> dict[str, Any]:
        async with Client(self.house.url, self.table, self.tokens[seat], patience=60) as client:
            if deed == "sit":
                await client.send("sit", seat=seat, nickname=f"Person {seat}")
                while not client.room["chairs"][seat]["mine"]:
                    await client.receive()
                return client.room
            if deed == "start":
                await client.send("start")
                return await client.until("position")
            answer: dict[str, Any] = {}
            while client.positions[seat]["legal"]:
                answer = await client.play(seat, client.positions[seat]["legal"][0])
                await client.settled((seat,), answer["ply"])
            return answer


def test_a_week_at_a_table_of_days_is_told_once_a_turn(tmp_path: Path) -> None:
    house = TurnedHouse(tmp_path, MANOIR_PUSH_LOOPBACK="true")
    people = Visits(house, 3, tempo="three_days")
    do, tokens, table = people.do, people.tokens, people.table
    key = loopback.get(f"{house.url}/api/push").json()["key"]
    ear = Ear()

    with push_service() as service:
        for seat in range(3):
            do(seat, "sit")
        assert listen(house, tokens[2], service, ear, "/carlo?device=1") == 200
        assert listen(house, tokens[2], service, Ear(), "/") == 200
        forget = {"endpoint": f"{service.url}/"}
        headers = {"Authorization": f"Bearer {tokens[2]}"}
        gone = f"{house.url}/api/me/push/forget"
        assert loopback.post(gone, json=forget, headers=headers).status_code == 200
        do(0, "start")
        for _ in range(3):
            assert do(0)["type"] == "accepted"
            assert service.pushed.empty(), "it is not Carlo's turn yet"
            assert do(1)["type"] == "accepted"
            path, head, body = service.pushed.get(timeout=30)
            assert path == "/carlo?device=1"
            told = msgspec.json.decode(ear.read(body))
            assert told.pop("turn") > 0
            assert told == {"table": table, "game": "escalier", "kind": "turn"}
            claims = check_sender(head["Authorization"], key)
            assert claims["aud"] == service.url
            assert time.time() < claims["exp"] <= time.time() + 24 * 3600
            assert head["Content-Encoding"] == "aes128gcm"
            house.turn(DAY)
            assert do(2)["type"] == "accepted"
            with pytest.raises(Empty):
                service.pushed.get_nowait()
        service.status = 410
        do(0)
        do(1)
        service.pushed.get(timeout=30)  # the last one
        _gone(house, "pushes")
        do(2)
        do(0)
        do(1)
        do(2)
        assert service.pushed.empty(), "it was forgotten"
        assert listen(house, tokens[2], service, Ear(), "/again") == 200
    bad = {"endpoint": "ftp://127.0.0.1/xyz", "key": text(ear.public), "auth": text(ear.auth)}
    answer = loopback.put(f"{house.url}/api/me/push", json=bad, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_push")
    answer = loopback.put(f"{house.url}/api/me/push", json=bad)
    assert answer.status_code == 403
    house.stop()
    assert house.errors() == []


def test_R01_a_push_that_a_crash_interrupts_goes_out_once(tmp_path: Path) -> None:
    house = TurnedHouse(tmp_path, MANOIR_PUSH_LOOPBACK="true")
    people, ear = Visits(house, 2, tempo="one_day"), Ear()
    for seat in range(2):
        people.do(seat, "sit")
    with push_service() as service:
        assert listen(house, people.tokens[1], service, ear, "/blaise") == 200
        service.status = 503
        people.do(0, "start")
        people.do(0)
        service.pushed.get(timeout=30)
        house.kill()
        with closing(sqlite3.connect(house.data / "manoir.db")) as file, file:
            found = file.execute("UPDATE notices SET due = 1 RETURNING kind, tries").fetchall()
            assert found == [("turn", 1)], "an hour later it is still on the disk"
        service.status = 201
        house.start()
        *_, body = service.pushed.get(timeout=30)
        assert msgspec.json.decode(ear.read(body))["kind"] == "turn"
        _gone(house)
        house.kill()
        house.start()
        house.turn(18 * HOUR)
        *_, body = service.pushed.get(timeout=30)
        assert msgspec.json.decode(ear.read(body))["kind"] == "reminder"
        _gone(house)
        house.turn(5 * HOUR)
        assert people.do(1)["type"] == "accepted", "nobody has played for it"
        assert service.pushed.empty(), "once each"
    house.stop()
    assert house.errors() == []


def _gone(house: Running, kept: str = "notices") -> None:
    """Until nothing of a kind is kept: nothing to be told, or nobody to tell."""
    deadline = time.monotonic() + 30
    with closing(sqlite3.connect(house.data / "manoir.db")) as file:
        while file.execute(f"SELECT count(*) FROM {kept}").fetchone()[0]:
            assert time.monotonic() < deadline
            time.sleep(0.01)
