"""A push service on loopback, and the browser behind it: written from RFC 8291 and 8292 alone."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any

import msgspec
from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Pushed = tuple[str, dict[str, str], bytes]  # path, headers, body


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


class Ear:
    """The keys of a browser that listens."""

    def __init__(self, private: int | None = None, auth: bytes = bytes(range(16))) -> None:
        curve = ec.SECP256R1()
        derive = ec.derive_private_key
        self._key = derive(private, curve) if private else ec.generate_private_key(curve)
        self.auth = auth
        public = self._key.public_key()
        self.public = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, body: bytes) -> bytes:
        """What was sent, if it was for these keys."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), point)
        first = _hmac(self.auth, shared)
        secret = _hmac(first, b"WebPush: info\0" + self.public + theirs + b"\x01")
        second = _hmac(salt, secret)
        key = _hmac(second, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = _hmac(second, b"Content-Encoding: nonce\0\x01")[:12]
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02"), "the last record"
        return plain[:-1]


def check_sender(authorization: str, house_key: str) -> dict[str, Any]:
    """The claims of a VAPID header, whose signature must be the house's."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert fields["k"] == house_key
    signed, _, signature = fields["t"].rpartition(".")
    head, claims = (msgspec.json.decode(data(part)) for part in signed.split("."))
    assert head["alg"] == "ES256"
    raw = data(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(house_key))
    point.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = claims
    return found


class Service:
    """Keeps what it is sent; `status` is what it answers."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.status = 201
        self.pushed: Queue[Pushed] = Queue()


@contextmanager
def push_service() -> Iterator[Service]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            self.send_response(service.status)
            self.send_header("content-length", "0")
            self.end_headers()
            service.pushed.put((self.path, dict(self.headers.items()), body))

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = Service(server.server_address[1])
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield service
    server.shutdown()
    server.server_close()
    thread.join()


def _hmac(key: bytes, message: bytes) -> bytes:
    code = hmac.HMAC(key, hashes.SHA256())
    code.update(message)
    return code.finalize()
