"""Processes that tests fork."""

import os

import pytest

from tests.forking import Forked


@pytest.mark.parametrize("news", [(b"7\n3\n",), (b"7\n", b"3\n")])
def test_a_process_that_ends_before_it_is_looked_at_has_a_number_and_a_code(
    news: tuple[bytes, ...],
) -> None:
    told, tell = os.pipe()
    os.write(tell, news[0])
    process = Forked(told)
    for more in news[1:]:
        os.write(tell, more)
    os.close(tell)
    assert (process.pid, process.wait(timeout=10), process.poll()) == (7, 3, 3)
