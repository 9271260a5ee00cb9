"""The documentation at /docs: an archive of known files, as strict as everything else."""

import asyncio
import gzip
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from manoir.server.net.files.docs_site import DocsSite
from manoir.server.net.files.static_files import in_front_of

PAGE = b'<h1>Hosting</h1><a href="../">home</a>' * 20
FILES = {
    "index.html": gzip.compress(b"<h1>Manoir</h1>"),
    "hosting/index.html": gzip.compress(PAGE),
    "_static/house.css": gzip.compress(b"body {}"),
    "_images/hall.jpg": b"\xff\xd8 picture",
    "_downloads/ab12/Caddyfile": gzip.compress(b"example.org {\n}\n"),
}


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    with ZipFile(tmp_path / "docs.zip", "w") as kept:
        for name, body in FILES.items():
            kept.writestr(name, body)
    return tmp_path / "docs.zip"


def ask(
    app: Any, path: str, method: str = "GET", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """What the application answers, without a server."""
    sent: list[Any] = []
    asked = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": method, "path": path, "headers": asked}
    asyncio.run(app(scope, None, send))
    given = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], given, b"".join(part.get("body", b"") for part in sent[1:])


def test_pages_pictures_and_downloads_have_their_types(archive: Path) -> None:
    site = DocsSite(archive)
    for path, kind, body in (
        ("/docs/", "text/html; charset=utf-8", b"<h1>Manoir</h1>"),
        ("/docs/hosting/", "text/html; charset=utf-8", PAGE),
        ("/docs/_static/house.css", "text/css; charset=utf-8", b"body {}"),
        ("/docs/_images/hall.jpg", "image/jpeg", b"\xff\xd8 picture"),
        ("/docs/_downloads/ab12/Caddyfile", "text/plain; charset=utf-8", b"example.org {\n}\n"),
    ):
        status, headers, got = ask(site, path)
        assert (status, headers["content-type"], got) == (200, kind, body)
        assert headers["cache-control"] == "no-cache"
        assert ask(site, path, if_none_match=headers["etag"])[::2] == (304, b"")
        assert ask(site, path, "HEAD")[::2] == (200, b"")


def test_a_browser_gets_what_is_compressed_already(archive: Path) -> None:
    status, headers, body = ask(DocsSite(archive), "/docs/hosting/", accept_encoding="gzip, br")
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert gzip.decompress(body) == PAGE


@pytest.mark.parametrize("base", ["", "/games"])
def test_a_page_without_its_slash_leads_to_the_page(archive: Path, base: str) -> None:
    for path in ("/docs", "/docs/hosting"):
        status, headers, _ = ask(DocsSite(archive, base), path)
        assert (status, headers["location"]) == (308, f"{base}{path}/")


def test_R37_nothing_else_is_there(archive: Path) -> None:
    site = DocsSite(archive)
    for path in (
        "/docs/nothing", "/docs//", "/docs/../server/run.py", "/docs/hosting/../../run.py",
        "/docs/%2e%2e/run.py", "/docs//etc/passwd", "/docs/_static/", "/docs/..", "/docs/\0",
    ):  # fmt: skip
        assert ask(site, path)[0] == 404, path
    assert ask(site, "/docs/", "POST")[0] == 405


def test_a_house_without_documentation_says_how_to_build_it(tmp_path: Path) -> None:
    for archive in (tmp_path / "nothing.zip", tmp_path / "broken.zip"):
        (tmp_path / "broken.zip").write_bytes(b"no archive")
        for path in ("/docs", "/docs/", "/docs/hosting/"):
            status, headers, body = ask(DocsSite(archive), path)
            assert (status, headers["cache-control"]) == (503, "no-store")
            assert b"make docs" in body


def test_a_new_site_may_take_the_place_of_the_old_one_while_the_house_runs(archive: Path) -> None:
    site = DocsSite(archive)
    new = archive.with_suffix(".new")
    new.write_bytes(b"something else")
    new.replace(archive)
    assert ask(site, "/docs/hosting/")[::2] == (200, PAGE)


def test_only_docs_goes_to_the_documentation() -> None:
    def answers(name: str) -> Any:
        async def app(_scope: Any, _receive: Any, send: Any) -> None:
            await send({"status": 200, "headers": ()})
            await send({"body": name.encode()})

        return app

    app = in_front_of(answers("api"), answers("statics"), answers("docs"))
    for path, who in (
        ("/docs", "docs"), ("/docs/x", "docs"), ("/docsx", "statics"), ("/", "statics"),
        ("/api/docs", "api"), ("/healthz", "api"),
    ):  # fmt: skip
        assert ask(app, path)[2] == who.encode(), path
