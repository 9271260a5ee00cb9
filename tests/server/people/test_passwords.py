"""Passwords: which will do, and the process that hashes them (R34, R42)."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import argon2
import pytest

from manoir.kernel import registry
from manoir.server.people import passwords
from manoir.server.people.password_rules import is_too_easy
from manoir.server.people.passwords import Busy, Passwords
from manoir.server.settings import Settings
from tests.server.people.clerk import PASSWORD

WATCHED = "tests.server.people.watched_hashing"
Scene = Callable[[Passwords], Awaitable[None]]


def keep(scene: Scene, module: str = WATCHED, *, limit: float = 60.0) -> None:
    async def run() -> None:
        keeper = Passwords(64, 1, module, limit=limit)
        try:
            await scene(keeper)
        finally:
            await keeper.close()

    asyncio.run(run())


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HASHING_SCRIPT", str(tmp_path))
    return tmp_path


def test_R34_the_work_is_the_same_for_an_unknown_name(script: Path) -> None:
    async def scene(keeper: Passwords) -> None:
        keeper.start()
        await keeper.nobodys()
        stored = await keeper.hash(PASSWORD)
        assert not await keeper.verify(None, "wrong one")
        assert not await keeper.verify(stored, "wrong one")
        assert await keeper.verify(stored, PASSWORD)

    keep(scene)
    first, second, *verified = (script / "asked").read_text().splitlines()
    assert (first.split()[0], second.split()[0]) == ("Hash", "Hash")
    assert len(verified) == 3
    assert len(set(verified)) == 1, "with the same parameters"


@pytest.mark.few(2)
@pytest.mark.parametrize("fault", ["die", "garbage", "cut"])
def test_R34_a_process_that_fails_is_replaced_and_asked_again(script: Path, fault: str) -> None:
    async def scene(keeper: Passwords) -> None:
        stored = await keeper.hash(PASSWORD)
        for _ in range(2):
            (script / "next").write_text(fault)
            assert await keeper.verify(stored, PASSWORD)

    keep(scene)


@pytest.mark.usefixtures("script")
def test_R34_a_process_that_is_killed_while_idle_is_replaced() -> None:
    async def scene(keeper: Passwords) -> None:
        stored = await keeper.hash(PASSWORD)
        for _ in range(3):
            assert keeper._process is not None
            os.kill(keeper._process.pid, signal.SIGKILL)
            await keeper._process.wait()
            assert await keeper.verify(stored, PASSWORD)

    keep(scene)


@pytest.mark.usefixtures("script")
def test_R34_a_process_that_was_stopped_is_replaced_and_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(passwords, "LOOK_SECONDS", 0.05)

    async def scene(keeper: Passwords) -> None:
        stored = await keeper.hash(PASSWORD)
        assert keeper._process is not None
        before = keeper._process.pid
        os.kill(before, signal.SIGSTOP)
        assert await keeper.verify(stored, PASSWORD)
        assert keeper._process.pid != before

    keep(scene, limit=600.0)


def test_R34_a_process_that_hangs_is_replaced_and_who_asked_is_told(script: Path) -> None:
    async def scene(keeper: Passwords) -> None:
        stored = await keeper.hash(PASSWORD)
        (script / "next").write_text("hang")
        keeper._limit = 0.5
        with pytest.raises(Busy):
            await keeper.hash(PASSWORD)
        keeper._limit = 60.0
        assert await keeper.verify(stored, PASSWORD)

    keep(scene)


def test_a_question_that_nobody_waits_for_answers_no_other(script: Path) -> None:
    async def scene(keeper: Passwords) -> None:
        await keeper.nobodys()
        stored = await keeper.hash(PASSWORD)
        (script / "next").write_text("wait")
        asked = asyncio.create_task(keeper.verify(stored, PASSWORD))
        while (script / "next").exists():
            await asyncio.sleep(0.005)
        asked.cancel()
        await asyncio.wait({asked})
        assert not await keeper.verify(stored, "wrong one")

    keep(scene)


def test_R34_a_full_queue_is_busy_and_empties(script: Path) -> None:
    async def scene(keeper: Passwords) -> None:
        (script / "next").write_text("wait")
        room = 1 + passwords.WAITING
        asked = [asyncio.create_task(keeper.hash(PASSWORD)) for _ in range(room)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await keeper.hash(PASSWORD)
        (script / "go").touch()
        await asyncio.gather(*asked)
        await keeper.hash(PASSWORD)

    keep(scene)


@pytest.mark.usefixtures("script")
def test_the_process_ends_with_the_house_however_that_ends() -> None:
    async def scene(keeper: Passwords) -> None:
        await keeper.hash(PASSWORD)
        process = keeper._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.close()  # what the end of the house's process does
        async with asyncio.timeout(30):
            assert await process.wait() == 0

    keep(scene)


@pytest.mark.skipif(sys.platform != "linux", reason="only there the system says what is used")
def test_R34_in_a_full_house_the_process_works_for_a_fifth_of_the_time() -> None:
    async def run() -> None:
        now = asyncio.get_running_loop().time
        keeper = Passwords(16 * 1024, 8, used=now)  # as if the house filled a core
        await keeper.hash(PASSWORD)  # it begins here
        begun, worked = now(), -keeper._worked()
        await asyncio.gather(*(keeper.hash(PASSWORD) for _ in range(3)))
        elapsed, worked = now() - begun, worked + keeper._worked()
        await keeper.close()
        assert worked > 0.0
        assert elapsed >= 4 * worked, "after each of the last three but one it rested"

    asyncio.run(run())


def test_R34_in_an_empty_house_nobody_waits_for_the_process_to_rest() -> None:
    async def run() -> None:
        keeper = Passwords(16 * 1024, 8, used=lambda: 0.0)
        for _ in range(2):
            await keeper.hash(PASSWORD)
            assert keeper._rested <= asyncio.get_running_loop().time()
        await keeper.close()

    asyncio.run(run())


def test_R42_the_parameters_are_the_librarys_with_one_lane() -> None:
    settings, usual = Settings(), argon2.PasswordHasher()
    own = Passwords(settings.password_memory, settings.password_rounds)._hasher
    for name in ("time_cost", "memory_cost", "hash_len", "salt_len", "type"):
        assert getattr(own, name) == getattr(usual, name)
    assert own.parallelism == 1
    assert usual.type == argon2.Type.ID
    assert settings.tries == 5


EASY = [
    "12345678", "password", "Password1!", "p@ssw0rd", "azertyuiop", "qwerty123", "11111111",
    "12341234", "abcabcabc", "87654321", "soleil2024", "Soleil!!", "manoir75", "Manoir-1",
    "01011990", "14071789", "zoe12345", "ZoéZoéZoé", "éoZ1éoZ1", "1q2w3e4r", "iloveyou",
    "MotDePasse1", "azerty12345", "marie1985", "abcd1234", "fantôme1",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
]  # fmt: skip
GOOD = (
    PASSWORD, "another one", "correct horse battery", "k3v9qz1m", "84936175",
    "trois chats bleus, un toit",
    " é\x00\t🕯\u202eé ", "密码是一只会飞的猫", "12345678 but not only",
)  # fmt: skip


@pytest.mark.parametrize("password", EASY)
def test_a_password_that_anybody_would_try_is_too_easy(password: str) -> None:
    assert is_too_easy(password, "Zoé", registry.games())


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_the_name_of_a_game_is_too_easy(game: str) -> None:
    assert is_too_easy(f"{game}1", "Zoé", registry.games())


@pytest.mark.parametrize("password", GOOD)
def test_a_password_that_takes_thought_will_do(password: str) -> None:
    assert not is_too_easy(password, "Zoé", registry.games())


@pytest.mark.soak
def test_R34_a_login_takes_as_long_for_an_unknown_name() -> None:
    """Welch's t over interleaved samples, as the house is set up for tests."""

    async def scene(keeper: Passwords) -> None:
        stored = await keeper.hash(PASSWORD)
        times: dict[str | None, list[float]] = {stored: [], None: []}
        for _ in range(10_000):
            for known in (stored, None):
                begun = time.perf_counter()
                await keeper.verify(known, "wrong one")
                times[known].append(time.perf_counter() - begun)
        t = _welch(times[stored], times[None])
        print(f"R34: t = {t:.2f} over {len(times[None])} pairs")
        assert abs(t) < 4.5

    keep(scene, "manoir.server.people.hashing")


def _welch(one: list[float], other: list[float]) -> float:
    """Without the slowest hundredth, which is the machine's."""
    kept = [sorted(times)[: len(times) * 99 // 100] for times in (one, other)]
    means = [sum(times) / len(times) for times in kept]
    spread = sum(
        sum((time - mean) ** 2 for time in times) / (len(times) - 1) / len(times)
        for times, mean in zip(kept, means, strict=True)
    )
    return float((means[0] - means[1]) / spread**0.5)
