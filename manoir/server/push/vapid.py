"""Who sends a push: the house's own key, made at its first start, and what it signs (RFC 8292)."""

import os
from pathlib import Path
from typing import Final

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from sqlalchemy import Connection, Update, select, update

from manoir.server.push.encryption import CURVE, public_bytes, to_text
from manoir.server.store import opening
from manoir.server.store.backup import PUSH_KEY as FILE
from manoir.server.store.database import Database
from manoir.server.store.schema import HOUSE
from manoir.server.store.store import Store

VALID_SECONDS: Final = 12 * 3600


class HouseKey:
    """Signs for the house; browsers know its public part."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = to_text(public_bytes(key.public_key()))

    def header(self, audience: str, contact: str, now: int) -> str:
        """The value of `Authorization` for a push service."""
        claims = {"aud": audience, "exp": now + VALID_SECONDS, "sub": contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(to_text(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def house_key(store: Store, folder: Path) -> HouseKey:
    """The house's key; a new one if there is none. Raises Failure.

    It is in the data folder, or in the database where several nodes share one.
    """
    text = _shared_key(store.database) if store.database.is_shared else _key_file(store, folder)
    key = serialization.load_pem_private_key(text, password=None)
    assert isinstance(key, ec.EllipticCurvePrivateKey), "made by this house"
    return HouseKey(key)


def _shared_key(database: Database) -> bytes:
    """Whichever node is the first makes it."""
    new = update(HOUSE).where(HOUSE.c.push_key.is_(None)).values(push_key=_new_key().decode())
    pen = database.pen()
    try:
        [text] = pen.transact([lambda connection: _first_key(connection, new)])
    finally:
        pen.close()
    return str(text).encode()


def _first_key(connection: Connection, new: Update) -> str:
    connection.execute(new)
    return str(connection.execute(select(HOUSE.c.push_key)).scalar_one())


def _key_file(store: Store, folder: Path) -> bytes:
    """A house that was restored goes on with the key that is in its backup."""
    path = folder / FILE
    with opening.folder_failures(folder):
        if not path.exists():
            with store.database.readers.connect() as connection:
                kept = connection.execute(select(HOUSE.c.push_key)).scalar_one()
            _make(path, kept.encode() if kept else _new_key())
        return path.read_bytes()


def _make(path: Path, key: bytes) -> None:
    """Whole or not at all, and for nobody else's eyes."""
    part = path.with_name(f".{FILE}.part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(key)
    part.rename(path)


def _new_key() -> bytes:
    return ec.generate_private_key(CURVE).private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
