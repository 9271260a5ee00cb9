"""The documentation at /docs, if `make docs` has built it: an archive of known files, nothing else.

The list of names is made at start. No path from a request ever reaches the file system.
"""

import gzip
from functools import lru_cache
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Final
from zipfile import BadZipFile, ZipFile

import structlog

from manoir.server.net.asgi import Receive, Scope, Send, respond
from manoir.server.net.files.static_files import (
    PACKED,
    TYPES,
    File,
    html_headers,
    problem,
    send_file,
)

ARCHIVE: Final = Path(__file__).parents[2] / "docs.zip"
HOME: Final = "/docs"
PLAIN_TEXT: Final = "text/plain; charset=utf-8"  # what is offered to be saved: settings, examples
_LOG: Final = structlog.get_logger()
_MISSING: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Manoir</title>
<h1>The documentation has not been built</h1>
<p>Run <code>make docs</code> and start the house again. The same texts are the files of
<code>docs/</code>.</p></html>
"""


class DocsSite:
    """Answers for /docs and everything below it."""

    def __init__(self, archive: Path = ARCHIVE, base: str = "") -> None:
        self._base = base
        self._archive = _opened(archive)
        self.names = frozenset(self._archive.namelist()) if self._archive else frozenset[str]()
        self._file = lru_cache(64)(self._read)

    def find(self, path: str) -> File | None:
        """A file of the list; the page of a folder, if the path ends with a slash."""
        name = path.removeprefix(f"{HOME}/")
        if name == "" or name.endswith("/"):
            name += "index.html"
        return self._file(name) if name in self.names else None

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        path = scope["path"]
        if scope["method"] not in ("GET", "HEAD"):
            return await problem(send, 405, b"method_not_allowed")
        if not self.names:
            return await respond(send, 503, html_headers(), _MISSING)
        if path == HOME or f"{path.removeprefix(f'{HOME}/')}/index.html" in self.names:
            there = (b"location", f"{self._base}{path}/".encode())  # its links are relative
            return await respond(send, 308, (there, (b"cache-control", b"no-cache")), b"")
        file = self.find(path)
        if file is None:
            return await problem(send, 404, b"not_found")
        return await send_file(scope, send, file)

    def _read(self, name: str) -> File:
        assert self._archive is not None, "there are no names without it"
        kept = self._archive.read(name)
        suffix = PurePosixPath(name).suffix
        packed = None if suffix in PACKED else kept
        body = kept if packed is None else gzip.decompress(packed)
        return File(
            body=body,
            packed=packed,
            kind=TYPES.get(suffix, PLAIN_TEXT).encode(),
            tag=f'"{sha256(body).hexdigest()[:32]}"'.encode(),
            cache=b"no-cache",
        )


def _opened(archive: Path) -> ZipFile | None:
    """It stays open: another one may take its place while the house runs."""
    try:
        return ZipFile(archive)
    except FileNotFoundError:
        return None
    except (BadZipFile, OSError) as error:
        _LOG.error("docs_unreadable", file=archive.name, why=str(error))
        return None
