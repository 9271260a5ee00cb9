"""A request to a push service. Addresses come from browsers: only public ones are called."""

import socket
import ssl
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from typing import Final, Literal
from urllib.parse import SplitResult, urlsplit

TIMEOUT: Final = 10.0  # seconds
Outcome = Literal["sent", "gone", "later", "refused"]


class BadEndpoint(ValueError):
    """An address that the house does not call."""


def read_endpoint(endpoint: str, *, loopback: bool = False) -> SplitResult:
    """Raises BadEndpoint for what is not the address of a push service."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise BadEndpoint(endpoint) from None
    plain = parts.scheme == "http" and loopback
    if not parts.hostname or parts.username is not None or not (parts.scheme == "https" or plain):
        raise BadEndpoint(endpoint)
    if not loopback and port not in (None, 443):
        raise BadEndpoint(endpoint)
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise BadEndpoint(endpoint)
    return parts


def deliver(
    endpoint: str, headers: dict[str, str], body: bytes, *, loopback: bool = False
) -> Outcome:
    """What came of it. Redirects are not followed. Raises BadEndpoint."""
    parts = read_endpoint(endpoint, loopback=loopback)
    try:
        connection = _connect(parts, loopback)
        try:
            path = parts.path or "/"
            target = f"{path}?{parts.query}" if parts.query else path
            connection.request("POST", target, body, headers)
            status = connection.getresponse().status
        finally:
            connection.close()
    except (OSError, HTTPException):
        return "later"
    if 200 <= status < 300:
        return "sent"
    if status in (404, 410):
        return "gone"
    return "later" if status == 429 or status >= 500 else "refused"


def _connect(parts: SplitResult, loopback: bool) -> HTTPConnection:
    """To an address that was looked at: a name cannot point elsewhere meanwhile."""
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = _public_address(host, port, loopback)
    line = socket.create_connection((address, port), TIMEOUT)
    connection: HTTPConnection
    if parts.scheme == "https":
        connection = HTTPSConnection(host, port, timeout=TIMEOUT)
        connection.sock = ssl.create_default_context().wrap_socket(line, server_hostname=host)
    else:
        connection = HTTPConnection(host, port, timeout=TIMEOUT)
        connection.sock = line
    return connection


def _public_address(host: str, port: int, loopback: bool) -> str:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    for address in addresses:
        known = ip_address(address.partition("%")[0])
        if not (known.is_global and not known.is_multicast) and not (
            loopback and known.is_loopback
        ):
            raise BadEndpoint(host)
    return addresses[0]
