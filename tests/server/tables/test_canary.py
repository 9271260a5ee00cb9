"""R12: what is secret is in nothing that leaves the house before it may be known."""

import base64
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.memory import Memory, Wire, in_memory
from tests.server.table_scenes import ADA, BLAISE, CARLO

GAMES = ("escalier", "labyrinthe", "pacman")
MOVES = 30
MANY = 300  # games of a kind, in soak


class Remembering(Random):
    """Deals, and remembers the seeds."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seeds: list[bytes] = []

    def randbytes(self, n: int) -> bytes:
        drawn = super().randbytes(n)
        self.seeds.append(drawn)
        return drawn


def traces(secret: bytes) -> tuple[str, ...]:
    """How it would look in a message, whole or in part, however it was written down."""
    half = secret[: len(secret) // 2]
    texts = [one for part in (secret, half) for one in (part.hex(), part.hex().upper())]
    texts += [
        base64.b64encode(secret).decode()[:20],
        base64.urlsafe_b64encode(secret).decode()[:20],
    ]
    return (*texts, str(int.from_bytes(secret, "big")), str(list(half))[1:-1])


@pytest.mark.parametrize("game", GAMES)
def test_R12_no_seed_leaves_before_the_end(
    tmp_path: Path, game: str, capfd: pytest.CaptureFixture[str]
) -> None:
    look_for_seeds(tmp_path, game, Remembering(12), capfd)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_R12_no_seed_leaves_before_the_end_of_many_games(
    tmp_path: Path, game: str, capfd: pytest.CaptureFixture[str]
) -> None:
    for number in range(MANY):
        look_for_seeds(tmp_path / str(number), game, Remembering(number), capfd)


def look_for_seeds(
    folder: Path, game: str, chance: Remembering, capfd: pytest.CaptureFixture[str]
) -> None:
    """Play some moves before four pairs of eyes, and read all that they were sent and is logged."""

    async def scene(house: Memory) -> None:
        id = await house.open(ADA, game=game)
        people = [await house.join(id, who) for who in (ADA, BLAISE, CARLO, None)]
        for seat, wire in enumerate(people[:2]):
            await house.ask(wire, "sit", seat=seat, nickname=f"P{seat}")
        people[0].say("start")
        await house.calm(lambda: all(wire.of("position") for wire in people))
        for number in range(MOVES):
            await play(house, people, number)
            if people[0].of("room")[-1]["stage"] == "over":  # so short: its seed is shown now
                return
        await house.ask(people[2], "play", seat=0, ply=0, id="stolen-1", move={"type": "roll"})
        (seed,) = chance.seeds
        said = "".join(msgspec.json.encode(wire.sent).decode() for wire in people)
        printed = "".join(capfd.readouterr())
        assert '"commitment"' in said
        for trace in traces(seed):
            assert trace not in said
            assert trace not in printed

    async def play(house: Memory, people: list[Wire], number: int) -> None:
        seat, position = acting(people)
        answered = len(people[seat].of("accepted"))
        move = position["legal"][number % len(position["legal"])]
        ply, id = position["ply"], f"action-{number:04}"
        people[seat].say("play", seat=seat, ply=ply, id=id, move=move)
        await house.calm(lambda: len(people[seat].of("accepted")) > answered)
        await house.calm(lambda: all(wire.of("position")[-1]["ply"] > ply for wire in people))

    def acting(people: list[Wire]) -> tuple[int, dict[str, Any]]:
        shown = [wire.of("position")[-1] for wire in people[:2]]
        return next((seat, position) for seat, position in enumerate(shown) if position["legal"])

    in_memory(folder, scene, chance=chance)
