"""A wheel built from this tree installs into an empty environment and opens the house there."""

import os
import subprocess
import sys
import time
import tomllib
import urllib.request
from pathlib import Path

import pytest

from tests.docs.documents import ROOT, blocks
from tests.server.running import free_port


def run(*command: str) -> None:
    subprocess.run(command, check=True, timeout=900)


@pytest.mark.soak
def test_the_wheel_serves_from_an_empty_environment_without_node(
    wheel: Path, tmp_path: Path
) -> None:
    run(sys.executable, "-m", "venv", str(tmp_path / "empty"))
    python = str(tmp_path / "empty" / "bin" / "python")
    run(python, "-m", "pip", "install", "--quiet", str(wheel))
    port = free_port()
    environment = {**os.environ, "MANOIR_DATA": str(tmp_path / "data")}
    command = [str(tmp_path / "empty" / "bin" / "manoir"), "serve", "--port", str(port)]
    with subprocess.Popen(command, env=environment, cwd=tmp_path) as house:
        try:
            page = wait_for(f"http://127.0.0.1:{port}/")
        finally:
            house.terminate()
    assert b"<script" in page


@pytest.mark.soak
def test_all_extras_install_with_the_wheel_and_work_there(wheel: Path, tmp_path: Path) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
        "optional-dependencies"
    ]
    run(sys.executable, "-m", "venv", str(tmp_path / "empty"))
    programs = tmp_path / "empty" / "bin"
    python = str(programs / "python")
    run(python, "-m", "pip", "install", "--quiet", f"{wheel}[{','.join(extras)}]")
    first = blocks(ROOT / "docs" / "research.md", "python")[0]
    (tmp_path / "first.py").write_text(first.code)
    arena = ("arena", "escalier", "child", "adult", "--deals", "2", "--out", "out")
    for command in (
        (python, "first.py"),
        (python, "-c", "import nats, psycopg, ray"),
        (str(programs / "manoir"), *arena),
    ):
        result = subprocess.run(
            command, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False
        )
        assert result.returncode == 0, result.stderr
    assert (tmp_path / "out" / "report.html").stat().st_size > 10_000


def wait_for(url: str) -> bytes:
    deadline = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return bytes(answer.read())
        except OSError:
            assert time.monotonic() < deadline, "the house did not open"
            time.sleep(0.2)
