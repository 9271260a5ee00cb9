"""Dice: every draw is a function of a secret, a label, the ply and a counter.

Nothing is consumed by asking: a refused move, a crash or a reconnect never changes a roll.
"""

from hashlib import sha256
from hmac import new as hmac_new
from typing import Final, Protocol

SEED_BYTES: Final = 32
_DRAW_BYTES: Final = 8
_BLOCK_BYTES: Final = 64  # of SHA-256
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))  # what HMAC makes of its key
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
_DRAW_RANGE: Final = 1 << (8 * _DRAW_BYTES)
_MASK64: Final = _DRAW_RANGE - 1


class Dice(Protocol):
    """A source of whole numbers that can be asked again and answers the same."""

    def below(self, label: str, ply: int, index: int, bound: int) -> int:
        """A fair whole number in [0, bound)."""


class FairDice:
    """Dice for a table: committed to before play, checked by anybody afterwards."""

    __slots__ = ("_inner", "_outer", "nonces", "seed", "table")

    def __init__(self, seed: bytes, table: str = "", nonces: tuple[str, ...] = ()) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.table = table
        self.nonces = nonces
        key = effective_key(seed, nonces).ljust(_BLOCK_BYTES, b"\0")
        self._inner, self._outer = key.translate(_INNER), key.translate(_OUTER)

    def below(self, label: str, ply: int, index: int, bound: int) -> int:
        # Rejection sampling: the last, incomplete run of numbers is thrown away.
        limit = _DRAW_RANGE - _DRAW_RANGE % bound
        attempt = 0
        while True:
            message = f"{label}|{ply}|{index}|{attempt}".encode()
            inner = sha256(self._inner + message).digest()  # HMAC-SHA256, as effective_key's
            draw = int.from_bytes(sha256(self._outer + inner).digest()[:_DRAW_BYTES], "big")
            if draw < limit:
                return draw % bound
            attempt += 1

    def __repr__(self) -> str:
        return "FairDice(seed=<secret>)"


class FastDice:
    """Dice for simulations: SplitMix64 behind the same interface."""

    __slots__ = ("_start", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._start = _mix(seed + 0x9E3779B97F4A7C15)

    def below(self, label: str, ply: int, index: int, bound: int) -> int:  # noqa: ARG002
        limit = _DRAW_RANGE - _DRAW_RANGE % bound
        word = _mix(self._start + 0x9E3779B97F4A7C15 * ply + 0xD1B54A32D192ED03 * index)
        while word >= limit:
            word = _mix(word)
        return word % bound


def commitment(seed: bytes, table: str) -> str:
    """What a table shows before play: it fixes the seed without telling it."""
    return sha256(b"manoir|" + table.encode() + b"|" + seed).hexdigest()


def effective_key(seed: bytes, nonces: tuple[str, ...]) -> bytes:
    """The seed stirred with what the seats added, each in its place."""
    stir = hmac_new(seed, digestmod="sha256")
    for seat, nonce in enumerate(nonces):
        stir.update(f"{seat}:{len(nonce)}:{nonce};".encode())
    return stir.digest()


def _mix(word: int) -> int:
    word &= _MASK64
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & _MASK64
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & _MASK64
    return word ^ (word >> 31)
