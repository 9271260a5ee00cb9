"""`make faults` finds every place where it plants one."""

import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
FAULTS = runpy.run_path(str(ROOT / "scripts" / "faults.py"))["FAULTS"]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_has_its_place(fault: Any) -> None:
    assert (ROOT / fault.file).read_text().count(fault.old) == 1
