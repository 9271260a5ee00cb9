"""Which Python `make` builds the environment with."""

import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "python.sh"
BROKEN = -1  # something is missing that it must have


def put(folder: Path, name: str, took: int) -> str:
    """A Python that says where it is, and how long the work took."""
    folder.mkdir()
    answer = "exit 1" if took == BROKEN else f"echo {took}"
    python = folder / name
    python.write_text(f'#!/bin/sh\ncase "$2" in *realpath*) echo "$0" ;; *) {answer} ;; esac\n')
    python.chmod(0o755)
    return str(python)


@pytest.mark.parametrize(
    ("times", "chosen"),
    [
        ((1000, 1000), 0),
        ((1000, 950), 0),  # no tenth quicker
        ((1000, 850), 1),
        ((850, 1000), 0),
        ((BROKEN, 1000), 1),
        ((1000, BROKEN), 0),
        ((1000, 850, 700), 2),
    ],
)
def test_the_first_one_unless_another_is_a_tenth_quicker(
    tmp_path: Path, times: tuple[int, ...], chosen: int
) -> None:
    pythons = [put(tmp_path / str(at), "python3.11", took) for at, took in enumerate(times)]
    assert found(*(Path(python).parent for python in pythons)) == pythons[chosen]


def test_without_a_311_whatever_is_python3(tmp_path: Path) -> None:
    assert found(tmp_path, Path(put(tmp_path / "one", "python3", 1)).parent) == str(
        tmp_path / "one" / "python3"
    )


def found(*path: Path) -> str:
    environment = {"PATH": ":".join(map(str, path))}
    answer = subprocess.run(
        ["/bin/sh", str(SCRIPT)], env=environment, capture_output=True, text=True, check=True
    )
    return answer.stdout.strip()
