"""A third party's package, installed where a process of its own finds it."""

import os
import subprocess
import sys
from pathlib import Path

GUEST = '''
"""A third party's game: one file is enough."""
from msgspec.structs import replace
from manoir.games.escalier import GAME as BASE
GAME = replace(BASE, id="grenier", variants=({{}},), terminal="{terminal}")
'''


def install(folder: Path, *, terminal: str = "", entry_points: str = "") -> None:
    (folder / "guest_game.py").write_text(GUEST.format(terminal=terminal))
    info = folder / "guest-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 1.0\n")
    offered = f"[manoir.games]\ngrenier = guest_game:GAME\n{entry_points}"
    (info / "entry_points.txt").write_text(offered)


def run(folder: Path, *words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    found = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))
    return subprocess.run(
        [sys.executable, "-m", *words],
        input=answers,
        env={**os.environ, "PYTHONPATH": found},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
