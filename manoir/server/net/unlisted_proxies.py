"""Proxies that nobody has named: everybody behind one counts as a single address, so it is said.

What they send is not believed, wherever they are. A proxy on this very machine may hand a
visitor's own header on as it came (a bare `proxy_pass` does), and then anybody could be anybody.
"""

from typing import Final

import structlog

from manoir.server.net.addresses import is_near
from manoir.server.operations import metrics

MOST_TOLD: Final = 16  # near ones, and as many far ones: strangers cannot fill the log
_NEAR: Final = (
    "a proxy that is not in MANOIR_TRUSTED_PROXIES: all its visitors share the limits of one"
    " address; if it is yours, and sets X-Forwarded-For itself, name it"
)
_FAR: Final = (
    "forwarding headers from a stranger are not believed; if this is a proxy of yours, and sets"
    " X-Forwarded-For itself, name it in MANOIR_TRUSTED_PROXIES"
)
_LOG: Final = structlog.get_logger("manoir.proxies")


class UnlistedProxies:
    """Each is told of once."""

    def __init__(self, listed: tuple[str, ...]) -> None:
        self._listed = listed
        self._told: dict[bool, set[str]] = {True: set(), False: set()}

    def known(self) -> tuple[str, ...]:
        """All that were told of, near ones first."""
        return (*sorted(self._told[True]), *sorted(self._told[False]))

    def notice(self, peer: str) -> None:
        near = is_near(peer)
        metrics.UNLISTED_PROXIES.labels("near" if near else "far").inc()
        told = self._told[near]
        if peer in told or len(told) >= MOST_TOLD:
            return
        told.add(peer)
        setting = f"MANOIR_TRUSTED_PROXIES={','.join((*self._listed, peer))}"
        _LOG.warning("unlisted_proxy", peer=peer, why=_NEAR if near else _FAR, setting=setting)
