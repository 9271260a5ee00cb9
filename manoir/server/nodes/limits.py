"""Limits that hold for the whole house: what was tried on other nodes counts here as well."""

from collections.abc import Hashable, Mapping
from functools import partial

from msgspec.structs import replace

from manoir.server.net.limits import Backoff, Window
from manoir.server.nodes.state import State, key_of

Limits = Mapping[str, Window | Backoff]


class SharedLimits:
    """By name; told with every beat."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    def tell(self, state: State) -> State:
        tried = {
            name: {key_of(key): many for key, many in limit.counts().items()}
            for name, limit in self._limits.items()
        }
        return replace(state, tried={name: keys for name, keys in tried.items() if keys})

    def hear(self, others: tuple[State, ...]) -> None:
        for name, limit in self._limits.items():
            sums: dict[str, int] = {}
            for state in others:
                for key, many in state.tried.get(name, {}).items():
                    sums[key] = sums.get(key, 0) + many
            limit.elsewhere = partial(_many, sums)


def _many(sums: dict[str, int], key: Hashable) -> int:
    return sums.get(key_of(key), 0) if sums else 0
