"""WebSocket frames (RFC 6455) as bytes: written without copies, read with every bound checked.

No extensions, so no compression: a length never tells more than the bytes themselves.
"""

from base64 import b64decode, b64encode
from binascii import Error as BadBase64
from collections.abc import Mapping
from hashlib import sha1
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # a machine for which nobody has compiled it
    from websockets.utils import apply_mask

TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
_CONTINUATION: Final = 0x0
_FINAL: Final = 0x80
_RESERVED: Final = 0x70
_MASKED: Final = 0x80
_USUAL: Final = _FINAL | TEXT  # a text in one frame
_DATA: Final = (_CONTINUATION, TEXT, BINARY)
_CONTROL: Final = (CLOSE, PING, PONG)
_GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_KEY_BYTES: Final = 16

NORMAL: Final = 1000
GOING_AWAY: Final = 1012  # the house restarts: come back soon
ELSEWHERE: Final = "elsewhere"  # the reason, where other nodes are open: come back at once
PROTOCOL_ERROR: Final = 1002
NOT_TEXT: Final = 1007
TOO_BIG: Final = 1009

MOST_MESSAGE: Final = 8 * 1024
MOST_CONTROL: Final = 125

Message = tuple[int, bytes]  # an opcode and all that belongs to it


class BadFrame(Exception):
    """Bytes that end the conversation; `code` says why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame(opcode: int, payload: bytes) -> bytes:
    """One whole message as a server sends it."""
    size = len(payload)
    if size < 126:
        return bytes((_FINAL | opcode, size)) + payload
    if size < 65536:
        return bytes((_FINAL | opcode, 126, size >> 8, size & 0xFF)) + payload
    return bytes((_FINAL | opcode, 127)) + size.to_bytes(8, "big") + payload


def close_frame(code: int, reason: str) -> bytes:
    return frame(CLOSE, code.to_bytes(2, "big") + reason.encode()[: MOST_CONTROL - 2])


class FrameReader:
    """Collects the bytes of one client until they are messages."""

    __slots__ = ("_kind", "_parts", "_rest")

    def __init__(self) -> None:
        self._rest = b""
        self._kind = 0  # of a message that comes in several frames
        self._parts = b""

    def feed(self, data: bytes) -> list[Message]:
        """The messages that are complete now. Raises BadFrame."""
        if self._rest:
            data = self._rest + data
        messages: list[Message] = []
        at, end = 0, len(data)
        while end - at >= 2:
            first, second = data[at], data[at + 1]
            size, start = second & 0x7F, at + 6
            if size >= 126:
                if first & 0x0F not in _DATA or size == 127:
                    raise BadFrame(TOO_BIG if size == 127 else PROTOCOL_ERROR)
                start = at + 8
                size = data[at + 2] << 8 | data[at + 3] if end - at >= 4 else 0
            if first != _USUAL or second < _MASKED or size > MOST_MESSAGE:
                _check_head(first, second, size)
            if start + size > end:
                break
            payload = apply_mask(data[start : start + size], data[start - 4 : start])
            at = start + size
            if first == _USUAL and not self._kind:
                messages.append((TEXT, payload if payload.isascii() else _checked(payload)))
            else:
                messages.extend(self._other(first, payload))
        self._rest = data[at:]
        return messages

    def _other(self, first: int, payload: bytes) -> list[Message]:
        """Control frames, binary messages, and messages in several frames."""
        opcode = first & 0x0F
        if opcode in _CONTROL:
            return [(opcode, payload)]
        if (opcode == _CONTINUATION) is not bool(self._kind):
            raise BadFrame(PROTOCOL_ERROR)
        self._kind = opcode or self._kind
        self._parts += payload
        if len(self._parts) > MOST_MESSAGE:
            raise BadFrame(TOO_BIG)
        if not first & _FINAL:
            return []
        whole = (self._kind, _checked(self._parts) if self._kind == TEXT else self._parts)
        self._kind, self._parts = 0, b""
        return [whole]


def _check_head(first: int, second: int, size: int) -> None:
    opcode = first & 0x0F
    if first & _RESERVED or not second & _MASKED:
        raise BadFrame(PROTOCOL_ERROR)
    if opcode in _CONTROL:
        if not first & _FINAL or size > MOST_CONTROL:
            raise BadFrame(PROTOCOL_ERROR)
    elif opcode not in _DATA:
        raise BadFrame(PROTOCOL_ERROR)
    if size > MOST_MESSAGE:
        raise BadFrame(TOO_BIG)


def _checked(text: bytes) -> bytes:
    if not text.isascii():
        try:
            text.decode()
        except UnicodeDecodeError:
            raise BadFrame(NOT_TEXT) from None
    return text


def handshake(headers: Mapping[bytes, bytes]) -> bytes | None:
    """The answer to a request for a WebSocket; None if it is not a proper one."""
    key = headers.get(b"sec-websocket-key", b"").strip()
    if headers.get(b"sec-websocket-version") != b"13" or not _is_key(key):
        return None
    accept = b64encode(sha1(key + _GUID, usedforsecurity=False).digest())
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        b"sec-websocket-accept: " + accept + b"\r\n\r\n"
    )


def _is_key(key: bytes) -> bool:
    try:
        return len(b64decode(key, validate=True)) == _KEY_BYTES
    except BadBase64:
        return False
