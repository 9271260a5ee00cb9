"""In CI a skipped test fails and says why; on another machine it is skipped."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SKIPPED = """
import pytest

def test_that_needs_a_browser():
    pytest.skip("no chromium here")
"""
MODULE = """
import pytest

pytest.importorskip("a_package_that_nobody_has")

def test_that_needs_a_package():
    pass
"""


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("source", "reason"), [(SKIPPED, "no chromium here"), (MODULE, "a_package_that_nobody_has")]
)
@pytest.mark.parametrize("ci", ["", "true"])
def test_in_ci_a_skipped_test_fails_and_says_why(
    tmp_path: Path, source: str, reason: str, ci: str
) -> None:
    (tmp_path / "test_it.py").write_text(source)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    command = [sys.executable, "-m", "pytest", "-p", "tests.skips", "-rs", str(tmp_path)]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "CI": ci},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert reason in done.stdout
    assert ("failed" in done.stdout or "error" in done.stdout) == bool(ci), done.stdout
