"""R34: whoever guesses is slowed, and nobody is locked out of their own account by strangers."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from manoir.server.net.limits import Backoff, Window
from manoir.server.net.problems import HttpProblem
from manoir.server.people import devices
from manoir.server.wire import ChangePassword
from tests.server.people.clerk import PASSWORD, Clerk, context, with_clerk
from tests.server.people.test_accounts import Browser
from tests.server.running import Running


def test_R34_five_wrong_passwords_and_a_network_rests_for_a_quarter_of_an_hour(
    tmp_path: Path,
) -> None:
    async def scene(clerk: Clerk) -> None:
        await clerk.register("Zoé")
        for _ in range(7):
            assert await clerk.answer("Zoé") == "welcome", "the right one never counts"
        for name in ("Zoé", "Nobody"):
            answers = [await clerk.answer(name, "wrong", address="9.9.9.1") for _ in range(7)]
            assert answers == ["bad_login"] * 5 + ["too_many_tries"] * 2
        again = await clerk.answer("zoÉ", address="9.9.9.1")
        assert again == "too_many_tries", "however it is written"
        assert await clerk.answer("Zoé", address="8.8.8.8") == "welcome", "from another network"
        clerk.house.time += 899
        assert await clerk.answer("Zoé", address="9.9.9.1") == "too_many_tries"
        clerk.house.time += 2
        assert await clerk.answer("Zoé", address="9.9.9.1") == "welcome"

    with_clerk(tmp_path, scene)


def test_R34_a_known_device_gets_in_whoever_guesses_from_wherever(tmp_path: Path) -> None:
    async def scene(clerk: Clerk) -> None:
        device = (await clerk.register("Zoé")).device
        hops = (f"9.9.{hop}.9" for hop in range(60))
        answers = [await clerk.answer("Zoé", "wrong", address=hop) for hop in hops]
        assert answers == ["bad_login"] * 50 + ["too_many_tries"] * 10
        assert await clerk.answer("Zoé", address="8.8.8.8") == "too_many_tries", "a new device"
        for _ in range(7):
            signed = await clerk.log_in("Zoé", address="9.9.0.9", device=device)
            device = signed.device
        answers = [await clerk.answer("Zoé", "wrong", device=device) for _ in range(7)]
        assert answers == ["bad_login"] * 5 + ["too_many_tries"] * 2, "it is no free ticket"

    with_clerk(tmp_path, scene)


def test_R34_an_address_that_guesses_waits_longer_and_longer(tmp_path: Path) -> None:
    async def scene(clerk: Clerk) -> None:
        device = (await clerk.register("Zoé")).device
        for number in range(10):
            assert await clerk.answer(f"Name {number}", "wrong") == "bad_login"
        assert await clerk.answer("Zoé") == "too_many_tries"
        assert await clerk.answer("Zoé", device=device) == "welcome"
        assert await clerk.answer("Zoé", address="8.8.8.8") == "welcome"
        clerk.house.time += 1
        assert await clerk.answer("Another", "wrong") == "bad_login"
        clerk.house.time += 1
        assert await clerk.answer("Zoé") == "too_many_tries"
        clerk.house.time += 1
        assert await clerk.answer("Zoé") == "welcome"

    with_clerk(tmp_path, scene)


def test_R34_many_at_once_are_no_way_around_the_limit(tmp_path: Path) -> None:
    async def scene(clerk: Clerk) -> None:
        await clerk.register("Zoé")
        wrong = [clerk.answer("Zoé", "wrong") for _ in range(40)]
        answers = await asyncio.gather(*wrong)
        assert (answers.count("bad_login"), answers.count("too_many_tries")) == (5, 35)
        hops = [clerk.answer("Zoé", "wrong", address=f"9.9.{hop}.9") for hop in range(16)]
        answers = await asyncio.gather(*hops)
        assert (answers.count("bad_login"), answers.count("too_many_tries")) == (7, 9)

    with_clerk(tmp_path, scene, tries_everywhere=12)


def test_R34_nobody_can_make_a_device_cookie(tmp_path: Path) -> None:
    random = Random(34)

    async def scene(clerk: Clerk) -> None:
        device = (await clerk.register("Zoé")).device
        other = (await clerk.register("Blaise")).device
        for _ in range(5):
            await clerk.answer("Zoé", "wrong")
        place = random.randrange(len(device))
        letter = "A" if device[place] != "A" else "B"
        forged = device[:place] + letter + device[place + 1 :]
        for worthless in (forged, other, device[:22], device + "x", "é" * 22, "." * 40, ""):
            assert await clerk.answer("Zoé", device=worthless) == "too_many_tries"
        assert await clerk.answer("Zoé", device=device) == "welcome"

    with_clerk(tmp_path, scene)


def test_R34_a_new_password_makes_old_devices_strangers(tmp_path: Path) -> None:
    async def scene(clerk: Clerk) -> None:
        signed = await clerk.register("Zoé")
        here = context(signed.token, device=signed.device)
        new = await clerk.accounts.change_password(here, ChangePassword(PASSWORD, "another one"))
        for _ in range(5):
            await clerk.answer("Zoé", "wrong")
        assert await clerk.answer("Zoé", "another one", device=signed.device) == "too_many_tries"
        assert await clerk.answer("Zoé", "another one", device=new) == "welcome"

    with_clerk(tmp_path, scene)


def test_R34_strangers_do_not_keep_anybody_from_changing_the_password(tmp_path: Path) -> None:
    async def scene(clerk: Clerk) -> None:
        signed = await clerk.register("Zoé")
        for _ in range(7):
            await clerk.answer("Zoé", "wrong")
        here = context(signed.token)
        wrong = ChangePassword("wrong", "another one")
        for code in ["wrong_password"] * 5 + ["too_many_tries"]:
            with pytest.raises(HttpProblem, match=code):
                await clerk.accounts.change_password(here, wrong)
        there = context((await clerk.log_in("Zoé", address="8.8.8.8")).token)
        await clerk.accounts.change_password(there, ChangePassword(PASSWORD, "another one"))

    with_clerk(tmp_path, scene)


def test_a_device_remembers_the_last_eight_accounts() -> None:
    cookie = devices.marked(None, "hash 0")
    for number in range(1, 12):
        cookie = devices.marked(devices.read(cookie), f"hash {number}")
    device = devices.read(devices.marked(devices.read(cookie), "hash 11"))
    assert device is not None
    known = [devices.is_known(device, f"hash {number}") for number in range(12)]
    assert known == [False] * 4 + [True] * 8


def test_R34_a_browser_is_known_again_by_its_cookie(tmp_path: Path) -> None:
    house = Running(tmp_path / "data", MANOIR_TRIES="3")
    try:
        with Browser(house) as owner, Browser(house) as stranger:
            name = owner.register()
            owner.log_out()
            answers = [stranger.log_in(name, "wrong one").status_code for _ in range(5)]
            assert answers == [403] * 3 + [429] * 2
            assert stranger.log_in(name).status_code == 429
            assert owner.log_in(name).status_code == 201
    finally:
        house.stop()


def test_too_many_accounts_are_refused_by_name(tmp_path: Path) -> None:
    async def scene(clerk: Clerk) -> None:
        await clerk.register("Zoé")
        await clerk.register("Blaise")
        with pytest.raises(HttpProblem, match="too_many_accounts"):
            await clerk.register("Carlo")
        assert await clerk.answer("Zoé") == "welcome"

    with_clerk(tmp_path, scene, accounts=2)


def test_R34_waits_double_and_are_forgotten() -> None:
    now = [0.0]
    backoff = Backoff(3, 100.0, lambda: now[0])
    waits = []
    for _ in range(12):
        backoff.take("a")
        waits.append(backoff.wait("a"))
        now[0] += waits[-1]
    assert waits == [0, 0, 1, 2, 4, 8, 16, 32, 64, 100, 100, 100]
    assert backoff.wait("b") == 0
    now[0] += 101
    backoff.take("a")
    assert backoff.wait("a") == 0


def test_R41_registers_of_tries_do_not_grow_for_ever() -> None:
    backoff = Backoff(3, 100.0, lambda: 0.0, keys=50)
    window = Window(3, 100.0, lambda: 0.0, keys=50)
    for key in range(1000):
        backoff.take(key)
        backoff.give_back(key)
        window.wait(key)
        window.take(key)
    assert len(backoff) <= 50
    assert len(window) <= 50


def test_R41_what_is_over_leaves_the_registers() -> None:
    now = [0.0]
    backoff, window = Backoff(3, 100.0, lambda: now[0]), Window(3, 100.0, lambda: now[0])
    for key in range(1000):
        backoff.take(key)
        window.take(key)
        now[0] += 0.01
    assert (len(backoff), len(window)) == (1000, 1000)
    now[0] += 101
    for key in range(600):
        assert window.wait(key) == backoff.wait(key) == 0
        backoff.take(f"new {key % 5}")
        window.take(f"new {key % 5}")
        now[0] += 101
    assert len(backoff) <= 2
    assert len(window) <= 2
