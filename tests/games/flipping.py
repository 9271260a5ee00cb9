"""A saved game of which one bit is wrong."""

import pytest

import manoir


def check_flipped_bit(data: bytes, place: int) -> None:
    """Whichever bit it is, the file is found to be damaged."""
    broken = bytearray(data)
    broken[place // 8] ^= 1 << place % 8
    with pytest.raises(manoir.Damaged):
        manoir.verify(bytes(broken))
