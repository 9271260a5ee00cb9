"""Ids and deals come from one source of chance, given by the program that starts the house."""

from pathlib import Path
from random import Random
from typing import Any

from manoir.server.tables.deal import SECRET
from tests.e2e.seeded.server import SeededChance
from tests.server.memory import Memory, in_memory
from tests.server.table_scenes import ADA


def deals(folder: Path, **chance: Any) -> list[tuple[str, bytes]]:
    """The ids and secret bytes of two tables."""
    found = []

    async def scene(house: Memory) -> None:
        for _ in range(2):
            table = await house.table(await house.open(ADA))
            found.append((table.id, table.deal.seed))

    in_memory(folder, scene, **chance)
    return found


def test_the_same_chance_deals_the_same_tables(tmp_path: Path) -> None:
    one, other = deals(tmp_path / "1", chance=Random(1)), deals(tmp_path / "2", chance=Random(1))
    assert one == other
    assert one[0] != one[1]


def test_the_chance_of_the_house_is_the_machines_and_cannot_be_foretold(tmp_path: Path) -> None:
    assert deals(tmp_path / "1") != deals(tmp_path / "2")
    SECRET.seed(1)
    first = SECRET.randbytes(32)
    SECRET.seed(1)
    assert SECRET.randbytes(32) != first, "it has no state that a seed could set"


def test_a_seeded_server_starts_again_with_every_new_text(tmp_path: Path) -> None:
    file = tmp_path / "seed"
    file.write_text("one")
    chance, again = SeededChance(file), SeededChance(file)
    first = [chance.randbytes(32), chance.choice("abc")]
    assert [again.randbytes(32), again.choice("abc")] == first
    file.write_text("two")
    assert chance.randbytes(32) != first[0]
    file.write_text("one")
    assert chance.randbytes(32) == first[0]
