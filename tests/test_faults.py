"""`make faults` finds every place where it plants one."""

import pytest

from scripts.faults import FAULTS, ROOT, Fault


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_has_its_place(fault: Fault) -> None:
    assert (ROOT / fault.file).read_text().count(fault.old) == 1
