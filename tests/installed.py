"""The house as people install it: its wheel and a guest's package, in an environment of their own.

Nothing is fetched: the libraries come from the environment that runs the tests, and a path in the
new one leads there. What is installed there in editable form is not seen through such a path.
"""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from manoir.bots.cache import alone
from tests.server.running import Running

ROOT = Path(__file__).parent.parent
LANTERNE = ROOT / "examples" / "lanterne"


class Installed:
    """An environment with the wheel and Lanterne in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "env" / "bin" / "python"
        self.manoir = folder / "env" / "bin" / "manoir"

    def install(self, wheel: Path) -> None:
        folder = self.folder
        _run(sys.executable, "-m", "venv", "--without-pip", str(folder / "env"))
        site = next((folder / "env" / "lib").glob("python*")) / "site-packages"
        (site / "libraries.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
        for package in (wheel, LANTERNE):
            _run(sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet",
                 "--no-deps", "--no-index", "--no-build-isolation", "--force-reinstall",
                 str(package))  # fmt: skip

    def run(
        self, *command: str | Path, answers: str = "", cwd: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run a command away from this tree, as somebody who has never seen it."""
        return subprocess.run(
            [str(word) for word in command],
            input=answers,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            cwd=cwd or self.folder,
            env=outside(),
        )


class InstalledHouse(Running):
    """The server of an environment, not of this tree."""

    def __init__(self, installed: Installed, data: Path) -> None:
        self._installed = installed
        super().__init__(data)

    def start(self) -> None:
        self.environment.pop("PYTHONPATH", None)
        super().start()

    def command(self) -> tuple[str, ...]:
        return (str(self._installed.manoir), "serve", "--port", str(self.port))


def outside() -> dict[str, str]:
    """Variables without those that would lead back into this tree."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def path_without_node() -> str:
    """Where to look for programs on a machine that has no Node."""
    folders = os.environ["PATH"].split(os.pathsep)
    return os.pathsep.join(f for f in folders if not (Path(f) / "node").exists())


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of this run, the same for all its workers."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def wheel(shared: Path) -> Path:
    """The wheel of this tree. Offline where the client is built; else Node has to be fetched."""
    folder = shared / "wheel"
    with alone(folder):
        if not folder.exists():
            _build(folder)
    return next(folder.glob("manoir-*.whl"))


@pytest.fixture(scope="session")
def lantern(wheel: Path, shared: Path) -> Installed:
    """The wheel and the example game, and no other package of ours."""
    installed = Installed(shared / "lantern")
    with alone(installed.folder):
        if not installed.folder.exists():
            installed.install(wheel)
    return installed


def _build(folder: Path) -> None:
    fresh = subprocess.run(
        [sys.executable, "-c", "import web; raise SystemExit(not web.fresh())"],
        cwd=ROOT / "scripts",
        check=False,
    )
    if fresh.returncode == 0:
        _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    else:
        _run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps",
             "-w", str(folder), str(ROOT), PATH=path_without_node())  # fmt: skip


def _run(*command: str, **environment: str) -> None:
    subprocess.run(command, check=True, cwd=ROOT, env={**outside(), **environment}, timeout=900)
