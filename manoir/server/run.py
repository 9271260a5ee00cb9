"""Opens the house: `serve(host, port)`, or `python -m manoir.server.run [host] [port]`."""

import sys
from random import Random
from typing import Final

import uvicorn

from manoir.server.net.asgi import App
from manoir.server.operations import logs, metrics
from manoir.server.settings import BadSetting, Settings, from_environment
from manoir.server.tables.deal import SECRET

MOST_FRAME: Final = 8 * 1024
SHUTDOWN_SECONDS: Final = 8


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    settings: Settings | None = None,
    chance: Random = SECRET,
) -> None:
    """Serve until told to stop. Settings come from MANOIR_* where none are given."""
    settings = settings or from_environment()
    logs.set_up(settings.log)
    if settings.metrics_port is not None:
        metrics.serve(settings.metrics_port)
    from manoir.server.net.app import build

    _Server(configuration(build(settings, chance), settings, host, port)).run()


def configuration(app: App, settings: Settings, host: str, port: int) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="auto",  # uvloop where there is one
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        limit_concurrency=settings.sockets + 500,
        proxy_headers=False,  # doors.py believes them, or not
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )


class _Server(uvicorn.Server):
    """Says where it is, once it is there."""

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets=sockets)  # type: ignore[arg-type]
        for server in getattr(self, "servers", []):
            host, port = server.sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            print(f"The house is open: http://{shown}:{port}/", flush=True)


def main() -> int:
    host, port, *_ = [*sys.argv[1:], *("127.0.0.1", "8000")[len(sys.argv) - 1 :]]
    try:
        serve(host, int(port))
    except BadSetting as error:
        print(f"manoir: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
