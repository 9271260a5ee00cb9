"""Who somebody is: a random token in a cookie, of which only the hash is ever kept."""

import re
from hashlib import sha256
from hmac import compare_digest
from http.cookies import CookieError, SimpleCookie
from secrets import token_hex, token_urlsafe
from sys import intern
from typing import Final

Session = str  # the SHA-256 of a token
Who = str  # what seats are bound to: a guest is its session, an account has an id of its own

TOKEN_BYTES: Final = 32
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}\Z")
YEAR: Final = 365 * 24 * 3600


def new_token() -> str:
    return token_urlsafe(TOKEN_BYTES)


def new_who() -> Who:
    """The id of an account: as long as a guest's, and no token leads to it."""
    return token_hex(32)


def who_of(token: str) -> Session:
    """A token's session, which is also who a guest is; one text however often it is asked for."""
    return intern(sha256(b"manoir session|" + token.encode()).hexdigest())


def same(one: Who | None, other: Who | None) -> bool:
    return one is not None and other is not None and compare_digest(one, other)


def bearer_token(authorization: str | None) -> str | None:
    """A program's token, if it is well formed."""
    scheme, _, token = (authorization or "").partition(" ")
    return _well_formed(token) if scheme.lower() == "bearer" else None


def cookie_token(header: str | None, *, https: bool, base: str = "") -> str | None:
    """A browser's token, if it is well formed."""
    value = cookie(header, cookie_name(https=https, base=base))
    return _well_formed(value) if value else None


def cookie(header: str | None, name: str) -> str | None:
    """The value of one cookie."""
    if not header or name not in header:
        return None
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(header)
    except CookieError:
        return None
    return jar[name].value if name in jar else None


def cookie_name(*, https: bool, base: str = "") -> str:
    """Below a path, one of its own: another house of the same host may be next to it.

    A browser takes `__Host-` only for cookies of the whole host.
    """
    if not base:
        return "__Host-manoir" if https else "manoir"
    return f"{'__Secure-' if https else ''}manoir{base.replace('/', '.')}"


def device_name(*, https: bool, base: str = "") -> str:
    return f"{'__Secure-' if https else ''}manoir{base.replace('/', '.')}-device"


def device_path(base: str) -> str:
    return f"{base}/api"


def set_cookie(token: str, *, https: bool, base: str = "") -> str:
    """The header's value that gives a browser its token."""
    secure = "; Secure" if https else ""
    name, path = cookie_name(https=https, base=base), base or "/"
    return f"{name}={token}; Path={path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def _well_formed(token: str) -> str | None:
    return token if _TOKEN.match(token) else None
