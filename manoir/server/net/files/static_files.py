"""The web client, from memory: an exact list of files made at start, and nothing else.

No path from a request ever reaches the file system.
"""

import gzip
import re
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec import Struct

from manoir.server.net.asgi import App, Headers, Receive, Scope, Send, respond

FOLDER: Final = Path(__file__).parents[2] / "static"
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".glb": "model/gltf-binary",
    ".wasm": "application/wasm",
}
PROBES: Final = ("/healthz", "/readyz")
PACKED: Final = (".png", ".jpg", ".webp", ".woff2", ".mp3", ".ogg")  # gzip would gain nothing
FOR_EVER: Final = b"public, max-age=31536000, immutable"
# The client's own routes: words and slashes, no dots.
_PAGE: Final = re.compile(r"/(?!api(/|\Z)|assets(/|\Z))[A-Za-z0-9_/-]*\Z")
_BASE: Final = b'<meta name="base" content="" />'
_MISSING: Final = b"""<!doctype html><html lang="en"><title>Manoir</title>
<h1>The house has no face yet</h1>
<p>The web client has not been built: run <code>make play</code>, or <code>make web</code>
and start again.</p></html>
"""


class File(Struct, frozen=True):
    """One file, ready to be sent."""

    body: bytes
    packed: bytes | None
    kind: bytes
    tag: bytes
    cache: bytes


class StaticFiles:
    """Answers for everything that is not the API."""

    def __init__(self, folder: Path = FOLDER, base: str = "") -> None:
        self._base = base
        self.files = dict(_read(folder, base)) if folder.is_dir() else {}

    def find(self, path: str) -> File | None:
        """A file of the list; the first page for each of the client's own routes."""
        return self.files.get(path) or (
            self.files.get("/index.html") if _PAGE.match(path) else None
        )

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            return await problem(send, 405, b"method_not_allowed")
        if self._base and scope["path"] == self._base:  # its service worker looks after /base/ only
            home = (b"location", self._base.encode() + b"/")
            return await respond(send, 308, (home, (b"cache-control", b"no-cache")), b"")
        file = self.find(scope["path"])
        if file is not None:
            return await send_file(scope, send, file)
        if not self.files and _PAGE.match(scope["path"]):
            return await respond(send, 503, html_headers(), _MISSING)
        return await problem(send, 404, b"not_found")


def _read(folder: Path, base: str) -> list[tuple[str, File]]:
    paths = sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return [
        (f"/{path.relative_to(folder).as_posix()}", _file(path, folder, base))
        for path in paths
        if path.suffix in TYPES and not path.name.startswith(".")
    ]


def _file(path: Path, folder: Path, base: str) -> File:
    body = path.read_bytes()
    if path.name == "index.html":
        body = _placed(body, base)
    small = gzip.compress(body, 9, mtime=0) if path.suffix not in PACKED else body
    hashed = path.relative_to(folder).parts[0] == "assets"
    return File(
        body=body,
        packed=small if len(small) < len(body) else None,
        kind=TYPES[path.suffix].encode(),
        tag=f'"{sha256(body).hexdigest()[:32]}"'.encode(),
        cache=FOR_EVER if hashed else b"no-cache",
    )


def _placed(page: bytes, base: str) -> bytes:
    """The first page for where the house stands.

    What is built names everything relative to itself; but this page is shown at many addresses.
    """
    own = page.replace(b'="./', f'="{base}/'.encode())
    return own.replace(_BASE, _BASE.replace(b'""', f'"{base}"'.encode()))


async def send_file(scope: Scope, send: Send, file: File) -> None:
    asked = dict(scope["headers"])
    headers: Headers = (
        (b"content-type", file.kind),
        (b"cache-control", file.cache),
        (b"etag", file.tag),
        (b"vary", b"accept-encoding"),
    )
    if asked.get(b"if-none-match") == file.tag:
        return await respond(send, 304, headers, b"")
    body = file.body
    if file.packed is not None and b"gzip" in asked.get(b"accept-encoding", b""):
        body, headers = file.packed, (*headers, (b"content-encoding", b"gzip"))
    return await respond(send, 200, headers, body if scope["method"] == "GET" else b"")


async def problem(send: Send, status: int, code: bytes) -> None:
    headers: Headers = ((b"content-type", b"application/json"), (b"cache-control", b"no-store"))
    await respond(send, status, headers, b'{"code":"' + code + b'","args":{}}')


def html_headers() -> Headers:
    return ((b"content-type", b"text/html; charset=utf-8"), (b"cache-control", b"no-store"))


def in_front_of(api: App, statics: App, docs: App) -> App:
    """The API's paths to the API, the others to the files."""

    def answers(path: str) -> App:
        if path.startswith("/api/") or path in PROBES:
            return api
        return docs if path == "/docs" or path.startswith("/docs/") else statics

    async def split(scope: Scope, receive: Receive, send: Send) -> None:
        app = answers(scope["path"]) if scope["type"] == "http" else api
        await app(scope, receive, send)

    return split
