"""Values of a game between processes, encoded by its types: pickles take ten times as long."""

from types import GenericAlias
from typing import Any, Final

from msgspec import msgpack

ENCODER: Final = msgpack.Encoder()


def tuple_of(*parts: Any) -> Any:
    """`tuple[...]` of types that a game names."""
    return GenericAlias(tuple, parts)
