"""Where a table is, from what a person copies out of a browser."""

import re
from typing import Final
from urllib.parse import urlsplit

from manoir.client.errors import NoSuchTable

_PAGE: Final = re.compile(r"(?P<before>.*)/t/(?P<table>[a-z0-9]{10})(/.*)?\Z")


def socket_address(url: str) -> str:
    """The WebSocket of the table whose page that is. Raises NoSuchTable with a sentence."""
    parts = urlsplit(url)
    page = _PAGE.match(parts.path)
    if parts.scheme not in {"http", "https"} or not parts.netloc or page is None:
        example = "http://127.0.0.1:8000/t/abcdefgh12"
        raise NoSuchTable(f"{url!r} is not the address of a table; it looks like {example}")
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}{page['before']}/api/tables/{page['table']}/live"
