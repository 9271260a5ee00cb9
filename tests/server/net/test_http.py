"""Routes, headers, quotas and files, against the running server."""

import socket
from collections.abc import Callable, Iterator
from itertools import count, product
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from manoir.server.house import House
from manoir.server.net.app import api_app
from manoir.server.net.files.static_files import StaticFiles
from manoir.server.net.http_protocol import HouseHttp
from manoir.server.net.live.frames import MOST_MESSAGE
from manoir.server.net.security_headers import HEADERS
from manoir.server.people.sessions import new_token
from manoir.server.run import configuration
from manoir.server.settings import Settings
from tests import loopback
from tests.server.client import open_table
from tests.server.push.service import Ear, text
from tests.server.running import Running

PEOPLE = ("nobody", "guest", "host", "member")  # a member is signed in


def row(*statuses: int) -> dict[str, int]:
    return dict(zip(PEOPLE, statuses, strict=True))


# R33: every route, and what a stranger gets from it at a table that waits. A new route without
# an entry fails.
MATRIX: dict[tuple[str, str], dict[str, int]] = {
    ("GET", "/healthz"): row(200, 200, 200, 200),
    ("GET", "/readyz"): row(200, 200, 200, 200),
    ("GET", "/api/me"): row(200, 200, 200, 200),
    ("GET", "/api/me/games"): row(200, 200, 200, 200),
    ("PUT", "/api/me/holiday"): row(403, 200, 200, 200),
    ("GET", "/api/push"): row(200, 200, 200, 200),
    ("PUT", "/api/me/push"): row(403, 200, 200, 200),
    ("POST", "/api/me/push/forget"): row(403, 200, 200, 200),
    ("GET", "/api/me/feed"): row(200, 200, 200, 200),
    ("POST", "/api/me/feed"): row(403, 200, 200, 200),
    ("DELETE", "/api/me/feed"): row(403, 200, 200, 200),
    ("GET", "/api/feed/{secret}/{name}"): row(404, 404, 404, 404),  # nobody's secret
    ("POST", "/api/account"): row(403, 201, 201, 201),
    ("POST", "/api/session"): row(403, 403, 403, 403),  # nobody's password
    ("DELETE", "/api/session"): row(403, 200, 200, 200),
    ("PUT", "/api/account/password"): row(403, 403, 403, 200),  # not signed in
    ("GET", "/api/games"): row(200, 200, 200, 200),
    ("GET", "/api/games/{game}"): row(404, 404, 404, 404),  # no guest of that name
    ("GET", "/api/tables"): row(200, 200, 200, 200),
    ("POST", "/api/tables"): row(403, 201, 201, 201),
    ("GET", "/api/tables/{table}"): row(200, 200, 200, 200),
    ("GET", "/api/tables/{table}/replay"): row(409, 409, 409, 409),
    ("GET", "/api/tables/{table}/analysis"): row(409, 409, 409, 409),
    ("GET", "/api/tables/{table}/save"): row(409, 409, 409, 409),
    ("GET", "/api/tables/{table}/invite.svg"): row(200, 200, 200, 200),
    ("GET", "/api/schema"): row(200, 200, 200, 200),
    ("GET", "/api/schema/openapi.json"): row(200, 200, 200, 200),
    ("GET", "/api/schema/{path}"): row(404, 404, 404, 404),
}

_COUNT = count()
ENDPOINT = {"endpoint": "https://push.example/device"}
EAR = {"key": text(Ear().public), "auth": text(bytes(16))}
BODIES: dict[str, Callable[[], dict[str, Any]]] = {
    "/api/me/holiday": lambda: {"away": True},
    "/api/me/push": lambda: {**ENDPOINT, **EAR},
    "/api/me/push/forget": lambda: ENDPOINT,
    "/api/tables": lambda: {"game": "escalier", "seats": 2},
    "/api/account": lambda: {"name": f"Member {next(_COUNT)}", "password": "long enough"},
    "/api/session": lambda: {"name": f"Nobody {next(_COUNT)}", "password": "long enough"},
    "/api/account/password": lambda: {"old": "long enough", "new": "longer still"},
}


@pytest.fixture(scope="module")
def http(house: Running) -> Iterator[httpx.Client]:
    with loopback.Client(base_url=house.url) as client:
        yield client


def routes(tmp_path: Path) -> set[tuple[str, str]]:
    app = api_app(House(Settings(data=str(tmp_path))))
    try:
        found = set()
        for route in app.routes:
            path = route.path_format
            methods = set(getattr(route, "methods", ()))
            found |= {(method, path) for method in methods - {"OPTIONS"}}
        return found
    finally:
        app.state.house.store.close()


def test_R33_every_route_is_in_the_matrix(tmp_path: Path) -> None:
    assert routes(tmp_path) == set(MATRIX)


@pytest.mark.parametrize(("route", "person"), list(product(MATRIX, PEOPLE)))
def test_R33_everybody_gets_what_the_matrix_says(
    http: httpx.Client, house: Running, route: tuple[str, str], person: str
) -> None:
    if not MATRIX[route]:
        return
    host = new_token()
    table = open_table(house.url, host)
    token = _member(house) if person == "member" else new_token()
    token = {"nobody": "", "host": host}.get(person, token)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    method, path = route
    body = BODIES.get(path, lambda: None)()
    headers["content-type"] = "application/json"
    answer = http.request(method, path.replace("{table}", table), json=body, headers=headers)
    assert answer.status_code == MATRIX[route][person], answer.text
    for name, value in HEADERS:
        assert answer.headers[name.decode()] == value.decode()
    if answer.status_code >= 400 and path != "/api/schema/{path}":
        assert answer.json()["code"]


def _member(house: Running) -> str:
    body = BODIES["/api/account"]()
    headers = {"Authorization": f"Bearer {new_token()}"}
    answer = loopback.post(f"{house.url}/api/account", json=body, headers=headers)
    return answer.cookies["manoir"]


def test_R35_the_policy_has_no_unsafe_word() -> None:
    policy = dict(HEADERS)[b"content-security-policy"]
    assert b"unsafe" not in policy
    assert b"*" not in policy


def test_me_gives_a_session_once(http: httpx.Client) -> None:
    with loopback.Client(base_url=http.base_url) as browser:
        assert "manoir=" in browser.get("/api/me").headers["set-cookie"]
        assert "set-cookie" not in browser.get("/api/me").headers


def test_me_lists_the_tables_to_go_on_with(http: httpx.Client, house: Running) -> None:
    token = new_token()
    table = open_table(house.url, token)
    mine = http.get("/api/me", headers={"Authorization": f"Bearer {token}"}).json()["tables"]
    assert [one["table"] for one in mine] == [table]
    theirs = http.get("/api/me", headers={"Authorization": f"Bearer {new_token()}"}).json()
    assert (theirs["tables"], theirs["account"]) == ([], None)


def post(http: httpx.Client, content: bytes, **headers: str) -> httpx.Response:
    own = {"origin": str(http.base_url).rstrip("/"), "content-type": "application/json"}
    return http.post("/api/tables", content=content, headers={**own, **headers})


GOOD = b'{"game":"escalier","seats":2}'


def test_R36_a_write_needs_json_and_our_own_origin(http: httpx.Client) -> None:
    assert post(http, GOOD).status_code == 201
    assert post(http, GOOD, origin="http://evil.example").status_code == 403
    assert post(http, GOOD, origin="null").status_code == 403
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        assert post(http, GOOD, **{"content-type": kind}).status_code == 415


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b'{"game":"chess","seats":2}', 404, "no_such_game"),
        (b'{"game":"escalier","seats":9}', 400, "bad_seats"),
        (b'{"game":"escalier","seats":2,"options":{"first":3}}', 400, "bad_options"),
        (b'{"game":"escalier","seats":2,"host":"me"}', 400, "malformed"),
        (b'{"game":"escalier","seats":1e400}', 400, "malformed"),
        (b"[" * 60_000, 400, "malformed"),
        (b"\xff\xfe", 400, "malformed"),
        (b"", 400, "malformed"),
        (b" " * 70_000, 413, "too_large"),
    ],
)
def test_a_bad_body_is_named(http: httpx.Client, body: bytes, status: int, code: str) -> None:
    answer = post(http, body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize("table", ["nosuchtabl", "x", "A" * 10, "%00" * 3, "' OR 1=1 --", "é" * 10])
def test_a_table_that_is_none_is_not_found(http: httpx.Client, table: str) -> None:
    for part in ("", "/save", "/replay", "/analysis", "/invite.svg"):
        answer = http.get(f"/api/tables/{quote(table)}{part}")
        assert answer.status_code == 404, answer.text


def test_R38_quotas_stop_a_guest_and_an_address(tmp_path: Path) -> None:
    running = Running(tmp_path / "d", MANOIR_OPEN_TABLES="2", MANOIR_CREATIONS="4")
    try:
        token = new_token()
        with loopback.Client(base_url=running.url) as http:
            codes = [_open(http, token) for _ in range(3)]
            assert codes == [201, 201, 429]
            # Another name, and lies about where it comes from, make no difference (R38).
            more = [_open(http, new_token(), f"10.0.0.{hop}") for hop in range(4)]
            assert more == [201, 201, 429, 429]
    finally:
        running.stop()


def _open(http: httpx.Client, token: str, hop: str = "1.2.3.4") -> int:
    headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": hop}
    body = {"game": "escalier", "seats": 2}
    return http.post("/api/tables", json=body, headers=headers).status_code


def test_an_invitation_leads_to_the_host_that_was_asked(http: httpx.Client, house: Running) -> None:
    table = open_table(house.url, new_token())
    answer = http.get(f"/api/tables/{table}/invite.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in answer.content
    bad = http.get(f"/api/tables/{table}/invite.svg", headers={"host": "evil.com/x"})
    assert bad.status_code == 400


TARGETS = [
    "etc/passwd", "manoir/server/app.py", "pyproject.toml", "manoir.db", ".sources", ".env",
    "proc/self/environ", "server/static/index.html", "assets/../../wire.py", "index.html.map",
]  # fmt: skip
DOTS = [
    "../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%252f", "%252e%252e%252f", "..%5c", "..\\",
    "%2e%2e\\", "..%c0%af", "%c0%ae%c0%ae/", "..%e0%80%af", "....//", "..;/", "..%00/", "/../",
    "./../", "%2f..%2f", "..%u2215",
]  # fmt: skip


def test_R37_five_hundred_ways_out_of_the_folder_lead_nowhere(house: Running) -> None:
    paths = [
        f"/{prefix}{dots * depth}{target}"
        for prefix in ("", "assets/", "t/")
        for dots in DOTS
        for depth in (1, 4)
        for target in TARGETS[:6]
    ]
    paths += [f"//{target}" for target in TARGETS] + [f"/{target}" for target in TARGETS]
    assert len(paths) >= 500
    index = StaticFiles().files.get("/index.html")
    with socket.create_connection(("127.0.0.1", house.port)) as raw:
        for path in paths:
            status, body = _raw_get(raw, path)
            assert status in (404, 200, 503), path
            if status == 200:
                assert index is not None
                assert body == index.body, path


def _raw_get(raw: socket.socket, path: str) -> tuple[int, bytes]:
    """As it is: no client tidies the path up."""
    raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    data = b""
    while b"\r\n\r\n" not in data:
        data += raw.recv(65536)
    head, _, body = data.partition(b"\r\n\r\n")
    size = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
    while len(body) < int(size.split(b":")[1]):
        body += raw.recv(65536)
    return int(head.split()[1]), body


def test_R37_links_out_of_the_folder_and_hidden_files_are_not_in_the_list(tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("secret")
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<h1>x</h1>")
    (web / "assets" / "a-1234.js").write_text("let a = 1\n" * 100)
    (web / ".env.txt").write_text("secret")
    (web / "app.js.map").write_text("{}")
    (web / "link.txt").symlink_to(secret)
    statics = StaticFiles(web)
    assert set(statics.files) == {"/index.html", "/assets/a-1234.js"}
    assert statics.files["/assets/a-1234.js"].packed is not None
    for page in ("/", "/t/abcdefghij", "/t/abcdefghij/replay", "/rules/escalier"):
        assert statics.find(page) == statics.files["/index.html"]
    for nothing in ("/assets/", "/assets/x", "/api", "/x.js", "/..", "/t/../x"):
        assert statics.find(nothing) is None


def test_a_house_without_a_face_says_so(tmp_path: Path) -> None:
    assert StaticFiles(tmp_path / "nothing").files == {}


def test_R42_the_server_runs_with_the_settings_that_were_promised(tmp_path: Path) -> None:
    config: Any = configuration(StaticFiles(tmp_path), HouseHttp, "127.0.0.1", 0)
    assert config.http is HouseHttp
    assert config.ws == "none"
    assert MOST_MESSAGE == 8192
    assert config.proxy_headers is False
    assert config.timeout_graceful_shutdown
