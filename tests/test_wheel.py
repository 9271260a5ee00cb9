"""A wheel built from this tree installs into an empty environment and opens the house there."""

import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from tests.server.running import free_port

ROOT = Path(__file__).parent.parent


def run(*command: str, **environment: str) -> None:
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, **environment}, timeout=900)


def path_without_node() -> str:
    """Where to look for programs on a machine that has no Node."""
    folders = os.environ["PATH"].split(os.pathsep)
    return os.pathsep.join(f for f in folders if not (Path(f) / "node").exists())


@pytest.mark.soak
def test_the_wheel_serves_from_an_empty_environment_without_node(tmp_path: Path) -> None:
    run(sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", str(tmp_path), ".",
        PATH=path_without_node())  # fmt: skip
    wheel = next(tmp_path.glob("manoir-*.whl"))
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


def wait_for(url: str) -> bytes:
    deadline = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return bytes(answer.read())
        except OSError:
            assert time.monotonic() < deadline, "the house did not open"
            time.sleep(0.2)
