"""Is the house there, at its own port and at the address that visitors use?"""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from manoir.kernel.commands.exits import Failure
from manoir.server.doctor.finding import Finding, fail, ok, warn
from manoir.server.net.files.static_files import FOLDER
from manoir.server.net.listening import listen
from manoir.server.settings import Settings
from manoir.server.store import opening

SECONDS: Final = 10.0
_OPENER: Final = build_opener(ProxyHandler({}))  # this machine's own proxies are another matter


def look(settings: Settings, host: str, port: int) -> Iterator[Finding]:
    """What can be seen from this machine."""
    yield _client()
    if is_used(settings.folder):
        yield _ready(f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}", settings.base)  # noqa: S104
    else:
        yield _port(host, port)
    yield _origins(settings)


def is_used(folder: Path) -> bool:
    """Whether a server has the folder."""
    if not (folder / opening.LOCK).exists():
        return False
    try:
        with opening.claimed(folder):
            return False
    except Failure:
        return True


def look_from_outside(url: str) -> Iterator[Finding]:
    """The address that visitors use, through whatever is in between."""
    home = url.rstrip("/")
    try:
        page, cookies = _get(f"{home}/"), _get(f"{home}/api/me")
    except (OSError, ValueError) as error:
        advice = "is the name right, the proxy running, its certificate good?"
        yield fail("address", f"{home} does not answer: {error}", advice)
        return
    yield _page(home, page[0], page[1])
    yield _secure(home, cookies[2])
    yield asyncio.run(_socket(home))


def _client() -> Finding:
    if (FOLDER / "index.html").is_file():
        return ok("client", "the pages are built")
    return fail("client", "the pages are not built", "run `make web`, or install a wheel")


def _ready(home: str, base: str) -> Finding:
    try:
        status, body, _ = _get(f"{home}{base}/readyz")
    except (OSError, ValueError) as error:
        advice = "name its --host and --port, if they are others"
        return warn("server", f"one runs, but {home} does not answer: {error}", advice)
    if status == 200:
        return ok("server", f"{home} is ready")
    return fail("server", f"{home} is not ready: {body.decode(errors='replace')}", "see its log")


def _port(host: str, port: int) -> Finding:
    try:
        for bound in listen(host, port):
            bound.close()
    except Failure as failure:
        return fail("port", str(failure), "end the other program, or choose another --port")
    return ok("port", f"{host}, port {port} is free; no server runs")


def _origins(settings: Settings) -> Finding:
    if not settings.origins:
        return ok("origins", "only pages of the house's own address may use it")
    plain = [origin for origin in settings.origins if origin.startswith("http://")]
    local = ("http://localhost", "http://127.", "http://[::1]")
    if any(not origin.startswith(local) for origin in plain):
        advice = "anybody in between may change a page that comes without TLS: use https"
        return warn("origins", f"{', '.join(plain)} is allowed", advice)
    return ok("origins", f"also pages of {', '.join(settings.origins)}")


def _page(home: str, status: int, body: bytes) -> Finding:
    path = urlsplit(home).path
    if status != 200 or b'<meta name="base"' not in body:
        return fail("address", f"{home} is not this house (status {status})", "look at the proxy")
    if f'<meta name="base" content="{path}"'.encode() not in body:
        advice = f"set MANOIR_BASE={path}" if path else "unset MANOIR_BASE"
        return fail("address", f"{home} serves pages of another path", advice)
    return ok("address", f"{home} shows the house")


def _secure(home: str, cookies: list[str]) -> Finding:
    if not home.startswith("https:"):
        advice = "serve it with TLS: without it anybody in between can read passwords"
        return warn("cookies", "they travel without TLS", advice)
    if cookies and not all("; secure" in cookie.lower() for cookie in cookies):
        advice = "name the proxy in MANOIR_TRUSTED_PROXIES, and let it set X-Forwarded-Proto"
        return fail("cookies", "they lack Secure: the house does not know of the TLS", advice)
    return ok("cookies", "they are Secure")


async def _socket(home: str) -> Finding:
    """As a browser opens one: with the page's own origin."""
    from websockets.asyncio.client import connect
    from websockets.exceptions import ConnectionClosed, WebSocketException

    parts = urlsplit(home)
    origin = f"{parts.scheme}://{parts.netloc}"
    address = f"{home.replace('http', 'ws', 1)}/api/lobby/live"
    forward = "let the proxy pass WebSockets on (docs/hosting.md), and the Host header"
    try:
        async with asyncio.timeout(SECONDS), connect(address, origin=origin, proxy=None) as opened:  # type: ignore[arg-type]
            kind = msgspec.json.decode(await opened.recv())["type"]
    except ConnectionClosed as closed:
        reason = closed.rcvd.reason if closed.rcvd else ""
        advice = f"name {origin} in MANOIR_ORIGINS, or let the proxy hand on Host"
        return fail("sockets", f"closed at once: {reason or 'no reason'}", advice)
    except (OSError, TimeoutError, WebSocketException) as error:
        return fail("sockets", f"cannot be opened: {str(error) or type(error).__name__}", forward)
    return ok("sockets", f"they open, and the first word is {kind!r}")


def _get(url: str) -> tuple[int, bytes, list[str]]:
    """Raises OSError or ValueError."""
    request = Request(url, headers={"User-Agent": "manoir doctor"})  # noqa: S310  a host's own words
    try:
        with _OPENER.open(request, timeout=SECONDS) as answer:
            cookies = answer.headers.get_all("set-cookie") or []
            return answer.status, answer.read(100_000), cookies
    except HTTPError as error:
        return error.code, error.read(100_000), []
    except URLError as error:
        reason = error.reason
        raise reason if isinstance(reason, OSError | socket.gaierror) else OSError(reason) from None
