"""Opens the house: `serve(host, port)`, or `python -m manoir.server.run [host] [port]`."""

import socket
import sys
import time
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from importlib.metadata import version
from random import Random
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

import structlog
import uvicorn

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.net.asgi import App
from manoir.server.net.http_protocol import HouseHttp
from manoir.server.net.limits import Clock
from manoir.server.net.listening import listen, unavailable
from manoir.server.net.live.draining import move_on
from manoir.server.net.live.heartbeats import Heartbeats
from manoir.server.net.open_connections import OpenConnections
from manoir.server.operations import logs, metrics, tuning
from manoir.server.settings import Settings, from_environment
from manoir.server.store.opening import claimed
from manoir.server.tables.deal import SECRET

if TYPE_CHECKING:
    from manoir.server.house import House
    from manoir.server.processes.forker import Forker

SHUTDOWN_SECONDS: Final = 8
_LOG: Final = structlog.get_logger("manoir.server")


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    settings: Settings | None = None,
    *,
    chance: Random = SECRET,
    clock: Clock = time.monotonic,
    forker: "Forker | None" = None,
) -> None:
    """Serve until told to stop. Settings come from MANOIR_* where none are given.

    Raises Failure, with a sentence, for whatever keeps the house closed.
    """
    settings = settings or from_environment()
    logs.set_up(settings.log)
    sockets = listen(host, port)
    if settings.metrics_port is not None:
        _serve_metrics(settings.metrics_host, settings.metrics_port)
    tuning.allow_many_files()
    with nullcontext() if settings.database else claimed(settings.folder):
        # Slow to load: only for a house that can open.
        from manoir.server.house import House
        from manoir.server.net.app import build
        from manoir.server.net.live.route import LiveRoute

        house = House(settings, clock, chance, forker)
        connections = OpenConnections(
            settings.connections, settings.connections_per_address, house.requests.is_proxy
        )
        speak = partial(
            HouseHttp,
            route=LiveRoute(house),
            connections=connections,
            beats=Heartbeats(),
            settings=settings,
        )
        _Server(configuration(build(house), speak, host, port), house).run(sockets)


def _serve_metrics(host: str, port: int) -> None:
    try:
        metrics.serve(host, port)
    except OSError as error:
        advice = "choose another in MANOIR_METRICS_PORT"
        raise unavailable(f"port {port} for metrics", error, advice) from None


def configuration(app: App, speak: Callable[..., Any], host: str, port: int) -> uvicorn.Config:
    """`speak` makes the protocol of a connection."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="auto",  # uvloop where there is one
        http=speak,  # type: ignore[arg-type]
        ws="none",  # the protocol knows how
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        proxy_headers=False,  # request_context.py believes them, or not
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )


class _Server(uvicorn.Server):
    """Says where it is, and that it stops; one node of several sends everybody to the others."""

    def __init__(self, config: uvicorn.Config, house: "House") -> None:
        super().__init__(config)
        self._house = house

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._house.is_draining = True
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._house.node is not None:
            for server in getattr(self, "servers", []):  # a proxy finds another node from now on
                server.close()
            for one in sockets or []:
                one.close()
            await self._house.node.retire()
            await move_on(list(self.server_state.connections))
        await super().shutdown(sockets=sockets)
        _LOG.info("house_closed")

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        tuning.settle_down()
        for server in getattr(self, "servers", []):
            host, port = server.sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            home = f"http://{shown}:{port}{self._house.settings.base}/"
            _LOG.info("house_open", address=home, version=version("manoir"))
            print(f"The house is open: {home}", flush=True)


def main() -> None:
    host, port, *_ = [*sys.argv[1:], *("127.0.0.1", "8000")[len(sys.argv) - 1 :]]
    if not port.isdecimal():
        raise Failure(f"a port is a number, not {port!r}", exits.USAGE)
    serve(host, int(port))


if __name__ == "__main__":
    exits.run_command(main)
