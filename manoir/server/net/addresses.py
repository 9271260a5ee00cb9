"""Addresses of the network: which count as one, and which may be a proxy of ours."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from manoir.server.settings import Network

NETWORK_BITS: Final = 64  # what one subscriber of IPv6 has at least, and can change at will within
_REMEMBERED: Final = 4096


@lru_cache(_REMEMBERED)
def parse(text: str) -> IPv4Address | IPv6Address | None:
    """An address; an IPv4 one in IPv6's clothes is an IPv4 one."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


@lru_cache(_REMEMBERED)
def counted_as(text: str) -> str:
    """What limits count: an IPv4 address, a network of IPv6, or the text itself."""
    found = parse(text)
    if found is None:
        return text
    if isinstance(found, IPv4Address):
        return str(found)
    return str(ip_network((int(found), NETWORK_BITS), strict=False))


def is_in(text: str, networks: tuple[Network, ...]) -> bool:
    found = parse(text)
    return found is not None and any(found in network for network in networks)


def is_near(text: str) -> bool:
    """On this machine or in a private network: where one's own proxy usually is."""
    found = parse(text)
    return found is not None and (found.is_loopback or found.is_private or found.is_link_local)
