"""Who knocks: the address, the origin and the session behind a request, believed only so far."""

import re
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from manoir.server.net.addresses import counted_as, is_in, parse
from manoir.server.net.unlisted_proxies import UnlistedProxies
from manoir.server.people import sessions
from manoir.server.people.sessions import Session
from manoir.server.settings import Settings

_HOST: Final = re.compile(
    r"(\[[0-9a-f:]{2,45}\]|[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?)(:\d{1,5})?\Z"
)
_DEFAULT_PORT: Final = {"http": ":80", "https": ":443"}


class RequestContext(Struct, frozen=True):
    """What is known about a request before anything is done for it."""

    address: str  # as limits count it: of IPv6 a network of /64
    https: bool
    host: str | None  # None: a Host header that nobody should be led to
    token: str | None
    bearer: bool  # a program: it sent its token itself, no page can make it do so
    good_origin: bool
    device: str | None = None  # the cookie of a browser that has logged in before
    base: str = ""  # the path that the house is served below

    @property
    def session(self) -> Session | None:
        return sessions.who_of(self.token) if self.token else None

    @property
    def may_write(self) -> bool:
        return self.bearer or self.good_origin

    @property
    def origin(self) -> str | None:
        return f"{_scheme(https=self.https)}://{self.host}" if self.host else None

    @property
    def home(self) -> str | None:
        """The address of the first page, without a slash at its end."""
        return self.origin and self.origin + self.base

    def cookie(self, token: str) -> str:
        """The header's value that gives this browser a token."""
        return sessions.set_cookie(token, https=self.https, base=self.base)


class RequestReader:
    """Reads visitors from ASGI scopes."""

    def __init__(self, settings: Settings) -> None:
        self._proxies = settings.proxies()
        self._origins = frozenset(_tidy(origin) for origin in settings.origins)
        self._hosts = frozenset(host.lower() for host in settings.hosts)
        self._base = settings.base
        self._unlisted = UnlistedProxies(settings.trusted_proxies)

    def strangers(self) -> tuple[str, ...]:
        """Whoever sends forwarding headers and is not in MANOIR_TRUSTED_PROXIES."""
        return self._unlisted.known()

    def is_proxy(self, address: str) -> bool:
        """Whether what it says of others is believed."""
        return is_in(address, self._proxies)

    def address(self, scope: Mapping[str, Any]) -> str:
        """Whom limits count a request for, without reading the rest of it."""
        peer = (scope.get("client") or ("", 0))[0]
        trusted = is_in(peer, self._proxies)
        return counted_as(self._address(peer, _headers(scope)) if trusted else peer)

    def context(self, scope: Mapping[str, Any]) -> RequestContext:
        headers = _headers(scope)
        peer = (scope.get("client") or ("", 0))[0]
        trusted = is_in(peer, self._proxies)
        if not trusted and ("x-forwarded-for" in headers or "forwarded" in headers):
            self._unlisted.notice(peer)
        https = _is_https(scope, headers, trusted=trusted)
        host = self._host(headers.get("host", ""))
        bearer = sessions.bearer_token(headers.get("authorization"))
        return RequestContext(
            address=counted_as(self._address(peer, headers) if trusted else peer),
            https=https,
            host=host,
            token=bearer
            or sessions.cookie_token(headers.get("cookie"), https=https, base=self._base),
            bearer=bearer is not None,
            good_origin=self._is_good(headers.get("origin"), host, https=https),
            device=sessions.cookie(
                headers.get("cookie"), sessions.device_name(https=https, base=self._base)
            ),
            base=self._base,
        )

    def _host(self, text: str) -> str | None:
        host = text.lower()
        if not _HOST.match(host):
            return None
        named = not self._hosts or host in self._hosts or host.rpartition(":")[0] in self._hosts
        return host if named else None

    def _is_good(self, origin: str | None, host: str | None, *, https: bool) -> bool:
        """Equal to our own, or to one that was allowed: never a part of either."""
        if origin is None:
            return False
        tidy = _tidy(origin)
        own = host and _tidy(f"{_scheme(https=https)}://{host}")
        return tidy == own or tidy in self._origins

    def _address(self, peer: str, headers: Mapping[str, str]) -> str:
        """The last address of the chain that none of our own proxies added."""
        hops = [hop.strip() for hop in headers.get("x-forwarded-for", "").split(",")]
        for hop in reversed(hops):
            if parse(hop) is None:
                break
            if not is_in(hop, self._proxies):
                return hop
        return peer


def _headers(scope: Mapping[str, Any]) -> dict[str, str]:
    """By name; of a header that came twice only forwarding is joined, the rest is void."""
    found: dict[str, str] = {}
    for raw_name, raw in scope["headers"]:
        name, value = raw_name.decode("latin-1").lower(), raw.decode("latin-1")
        if name not in found:
            found[name] = value
        else:
            found[name] = f"{found[name]}, {value}" if name == "x-forwarded-for" else ""
    return found


def _is_https(scope: Mapping[str, Any], headers: Mapping[str, str], *, trusted: bool) -> bool:
    forwarded = headers.get("x-forwarded-proto", "").strip().lower() if trusted else ""
    return (forwarded or scope.get("scheme", "http")) in ("https", "wss")


def _scheme(*, https: bool) -> str:
    return "https" if https else "http"


def _tidy(origin: str) -> str:
    """An origin without its default port."""
    lower = origin.lower()
    return lower.removesuffix(_DEFAULT_PORT.get(lower.partition("://")[0], " "))
