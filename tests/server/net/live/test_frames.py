"""Frames as the well-known library reads and writes them, byte by byte and cut anywhere."""

from random import Random

import pytest
from websockets.frames import CloseCode, Frame, Opcode

from manoir.server.net.live import frames
from manoir.server.net.live.frames import BadFrame, FrameReader

KINDS = {
    frames.TEXT: Opcode.TEXT,
    frames.BINARY: Opcode.BINARY,
    frames.PING: Opcode.PING,
    frames.PONG: Opcode.PONG,
    frames.CLOSE: Opcode.CLOSE,
}


def sent(opcode: Opcode, data: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(opcode, data, fin).serialize(mask=mask)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 4000, 65535, 65536, 70000])
def test_what_the_server_sends_is_a_frame(size: int) -> None:
    payload = b"x" * size
    assert frames.frame(frames.TEXT, payload) == sent(Opcode.TEXT, payload, mask=False)


def test_a_close_says_code_and_reason() -> None:
    expected = sent(Opcode.CLOSE, b"\x03\xf0too_fast", mask=False)
    assert frames.close_frame(CloseCode.POLICY_VIOLATION, "too_fast") == expected


@pytest.mark.parametrize("seed", range(20))
def test_any_mixture_cut_anywhere_comes_out_the_same(seed: int) -> None:
    random = Random(seed)
    wanted, data = [], b""
    for _ in range(30):
        opcode = random.choice(list(KINDS))
        most = 125 if opcode >= frames.CLOSE else frames.MOST_MESSAGE
        payload = bytes(random.choices(b"abc {}", k=random.choice([0, 5, 125, most // 2, most])))
        wanted.append((opcode, payload))
        if opcode in (frames.TEXT, frames.BINARY) and random.random() < 0.4:
            at = random.randrange(len(payload) + 1)
            data += sent(KINDS[opcode], payload[:at], fin=False)
            if random.random() < 0.5:
                data += sent(Opcode.PING, b"between")
                wanted.insert(-1, (frames.PING, b"between"))
            data += sent(Opcode.CONT, payload[at:])
        else:
            data += sent(KINDS[opcode], payload)
    reader, read = FrameReader(), []
    while data:
        size = random.choice([1, 2, 7, 100, 5000])
        read += reader.feed(data[:size])
        data = data[size:]
    assert read == wanted, f"seed {seed}"


TOO_LONG = frames.MOST_MESSAGE + 1
BAD = {
    "not masked": (sent(Opcode.TEXT, b"x", mask=False), 1002),
    "a bit that nobody agreed on": (b"\xc1" + sent(Opcode.TEXT, b"x")[1:], 1002),
    "an opcode of the future": (b"\x83" + sent(Opcode.TEXT, b"x")[1:], 1002),
    "a ping in parts": (b"\x09" + sent(Opcode.PING, b"x")[1:], 1002),
    "a ping that is too long": (b"\x89\xfe\x00\x80" + bytes(4) + bytes(128), 1002),
    "a continuation of nothing": (sent(Opcode.CONT, b"x"), 1002),
    "a second beginning": (sent(Opcode.TEXT, b"x", fin=False) + sent(Opcode.TEXT, b"y"), 1002),
    "not UTF-8": (sent(Opcode.TEXT, b"\xff"), 1007),
    "too long": (sent(Opcode.TEXT, b"x" * TOO_LONG), 1009),
    "said to be endless": (b"\x81\xff" + b"\x7f" * 8, 1009),
    "too long in parts": (
        sent(Opcode.TEXT, b"x" * 5000, fin=False) + sent(Opcode.CONT, b"x" * 5000),
        1009,
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_R21_what_is_not_a_frame_is_named(name: str) -> None:
    data, code = BAD[name]
    with pytest.raises(BadFrame) as refused:
        FrameReader().feed(data)
    assert refused.value.code == code


def test_R21_noise_is_refused_or_waits_within_bounds() -> None:
    random = Random(21)
    for _ in range(3000):
        reader = FrameReader()
        try:
            for _ in range(8):
                reader.feed(random.randbytes(random.choice([1, 3, 50, 2000])))
        except BadFrame:
            continue
        assert len(reader._rest) <= frames.MOST_MESSAGE + 8


def test_a_handshake_is_answered_as_the_standard_says() -> None:
    request = {b"sec-websocket-key": b"dGhlIHNhbXBsZSBub25jZQ==", b"sec-websocket-version": b"13"}
    answer = frames.handshake(request)
    assert answer is not None
    assert b"sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in answer


@pytest.mark.parametrize(
    "key", [b"", b"x", b"=" * 24, bytes(range(200, 224)), b"dGhlIHNhbXBsZSBub25jZQ"]
)
def test_a_handshake_without_a_proper_key_is_none(key: bytes) -> None:
    request = {b"sec-websocket-key": key, b"sec-websocket-version": b"13"}
    assert frames.handshake(request) is None
