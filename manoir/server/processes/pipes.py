"""Messages over a pipe: four bytes that say how long one is, then its bytes."""

import struct
from asyncio import StreamReader
from typing import IO, Final

SIZE: Final = struct.Struct(">I")
LARGEST: Final = 256 * 1024 * 1024


def send(stream: IO[bytes], data: bytes) -> None:
    stream.write(SIZE.pack(len(data)) + data)  # at once: whoever reads wakes up once
    stream.flush()


def receive(stream: IO[bytes]) -> bytes | None:
    """The next message; None where the other side is gone, also in the middle of one."""
    try:
        head = stream.read(SIZE.size)
        if len(head) < SIZE.size:
            return None
        data = stream.read(SIZE.unpack(head)[0])
    except ConnectionError:  # a socket whose other side had not read everything
        return None
    return data if len(data) == SIZE.unpack(head)[0] else None


async def receive_from(stream: StreamReader) -> bytes:
    """Raises EOFError for a pipe that ends, or that says what cannot be."""
    head = await stream.readexactly(SIZE.size)
    size: int = SIZE.unpack(head)[0]
    if size > LARGEST:
        raise EOFError(f"an answer of {size} bytes")
    return await stream.readexactly(size)
