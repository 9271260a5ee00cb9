"""Two nodes behind each proxy: whatever belongs to a table goes to one of them, by its id."""

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.deploy.proxies import Caddy, Haproxy, Nginx, Proxy

TABLES = [f"table{number:05}" for number in range(24)]


class Node(BaseHTTPRequestHandler):
    """Says which node it is, whatever is asked."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        body = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.fixture
def nodes() -> Iterator[tuple[int, int]]:
    with ExitStack() as stack:
        ports = []
        for _ in range(2):
            server = stack.enter_context(ThreadingHTTPServer(("127.0.0.1", 0), Node))
            threading.Thread(target=server.serve_forever, daemon=True).start()
            stack.callback(server.shutdown)
            ports.append(int(server.server_address[1]))
        yield ports[0], ports[1]


@pytest.mark.parametrize("kind", [Nginx, Caddy, Haproxy])
def test_a_table_has_its_node_and_tables_are_spread(
    kind: type[Proxy], nodes: tuple[int, int], tmp_path: Path
) -> None:
    proxy = kind(tmp_path / "files", *nodes)
    try:
        with proxy.visitor(1) as one, proxy.visitor(2) as other:
            where = {table: one.get(f"/api/tables/{table}/live").text for table in TABLES}
            again = {table: other.get(f"/api/tables/{table}/live").text for table in TABLES}
    finally:
        proxy.stop()
    assert where == again
    assert len(Counter(where.values())) == 2, where
