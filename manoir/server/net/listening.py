"""The sockets of a server, bound before anything else: a busy port costs nothing but a sentence."""

import socket
from typing import Final

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure

MOST_PORT: Final = 65535


def listen(host: str, port: int) -> list[socket.socket]:
    """One socket an address that the host has. Raises Failure."""
    if not 0 <= port <= MOST_PORT:
        raise Failure(f"a port is a number from 0 to {MOST_PORT}, not {port}", exits.USAGE)
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        why = exits.reason(error) if isinstance(error, OSError) else "that is not a name"
        raise Failure(f"the host {host!r} cannot be found: {why}", exits.UNAVAILABLE) from None
    addresses = dict.fromkeys((family, proto, address) for family, _, proto, _, address in found)
    sockets: list[socket.socket] = []
    try:
        for family, proto, address in addresses:
            sockets.append(_bound(family, proto, address))
    except OSError as error:
        for bound in sockets:
            bound.close()
        raise unavailable(f"{host}, port {port}", error, "choose another with --port") from None
    return sockets


def unavailable(what: str, error: OSError, advice: str) -> Failure:
    return Failure(f"{what} cannot be used: {exits.reason(error)}; {advice}", exits.UNAVAILABLE)


def _bound(family: socket.AddressFamily, proto: int, address: tuple[object, ...]) -> socket.socket:
    """With its protocol named: only then do event loops send small messages without delay."""
    bound = socket.socket(family, socket.SOCK_STREAM, proto)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        bound.bind(address)
    except OSError:
        bound.close()
        raise
    return bound
