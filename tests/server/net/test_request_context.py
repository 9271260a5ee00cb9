"""Origins, hosts and proxies are believed only so far (R36, R38)."""

from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from manoir.server.net.limits import Window
from manoir.server.net.request_context import RequestContext, RequestReader
from manoir.server.net.unlisted_proxies import MOST_TOLD
from manoir.server.people.sessions import cookie_token, new_token, set_cookie, who_of
from manoir.server.settings import BadSetting, Settings, from_environment


def visit(
    *headers: tuple[str, str], peer: Any = "203.0.113.9", scheme: Any = "http", **settings: Any
) -> RequestContext:
    raw = [(name.encode(), value.encode()) for name, value in headers]
    scope = {"type": "http", "client": (peer, 1), "scheme": scheme, "headers": raw}
    return RequestReader(Settings(**settings)).context(scope)


HOST = ("host", "good.example")
FOREIGN = [
    "null", "", "http://evil.com", "http://good.example.evil.com", "http://evilgood.example",
    "https://good.example", "http://good.example:8000", "http://good.example.", "good.example",
    "http://good.example/", "http://good.example@evil.com", "http://GOOD.EXAMPLE.evil",
    "ws://good.example", "http://sub.good.example", "file://", "http://good.example\x00",
    "http://good.example, http://evil.com", "http://good.example:", "http://good.example:80:80",
]  # fmt: skip


@pytest.mark.parametrize("origin", FOREIGN)
def test_R36_a_foreign_origin_is_no_good(origin: str) -> None:
    assert not visit(HOST, ("origin", origin)).may_write


def test_R36_a_missing_origin_needs_a_bearer_token() -> None:
    assert not visit(HOST).may_write
    assert visit(HOST, ("authorization", f"Bearer {new_token()}")).may_write
    assert not visit(HOST, ("authorization", "Bearer short")).may_write


def test_R36_our_own_origin_and_those_allowed_are_good() -> None:
    assert visit(HOST, ("origin", "http://good.example")).may_write
    assert visit(HOST, ("origin", "http://good.example:80")).may_write
    assert visit(HOST, ("origin", "https://good.example"), scheme="https").may_write
    allowed = {"origins": ("https://other.example",)}
    assert visit(HOST, ("origin", "https://other.example"), **allowed).may_write
    assert not visit(HOST, ("origin", "https://other.example.evil"), **allowed).may_write


def test_R36_a_doubled_origin_is_void() -> None:
    twice = (("origin", "http://good.example"), ("origin", "http://evil.com"))
    assert not visit(HOST, *twice).may_write


@pytest.mark.parametrize("host", ["evil.com/x", "a b", "", "a@b", "[::1", "x" * 300, "a:b", "é"])
def test_R36_a_host_that_is_none_leads_nowhere(host: str) -> None:
    assert visit(("host", host)).origin is None


def test_R36_only_named_hosts_where_hosts_are_named() -> None:
    assert visit(HOST, hosts=("other.example",)).origin is None
    assert visit(("host", "good.example:8000"), hosts=("good.example",)).origin is not None


def test_R38_ten_thousand_spoofed_headers_do_not_change_the_address() -> None:
    random = Random(38)
    for _ in range(10_000):
        hop = ".".join(str(random.randrange(256)) for _ in range(4))
        seen = visit(HOST, ("x-forwarded-for", hop), ("x-forwarded-proto", "https"))
        assert seen.address == "203.0.113.9"
        assert not seen.https


def test_R38_behind_a_trusted_proxy_the_last_foreign_hop_counts() -> None:
    trusted = {"peer": "10.0.0.1", "trusted_proxies": ("10.0.0.0/8",)}
    chain = ("x-forwarded-for", "1.1.1.1, 198.51.100.7, 10.0.0.2")
    assert visit(HOST, chain, **trusted).address == "198.51.100.7"
    rubbish = ("x-forwarded-for", "198.51.100.7, <script>")
    assert visit(HOST, rubbish, **trusted).address == "10.0.0.1"
    assert visit(HOST, ("x-forwarded-proto", "https"), **trusted).https


@pytest.mark.parametrize(
    ("peer", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:0DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_R38_limits_count_networks_of_ipv6_and_addresses_of_ipv4(peer: str, counted: str) -> None:
    assert visit(HOST, peer=peer).address == counted
    behind = {"peer": "10.0.0.1", "trusted_proxies": ("10.0.0.1",)}
    if peer:
        assert visit(HOST, ("x-forwarded-for", peer), **behind).address == counted


def test_R38_ten_thousand_addresses_of_one_network_are_one(house_window: Window) -> None:
    random = Random(64)
    taken = 0
    for _ in range(10_000):
        peer = f"2001:db8:1:2:{random.randrange(1 << 16):x}::{random.randrange(1 << 16):x}"
        taken += house_window.take(visit(HOST, peer=peer).address)
    assert taken == 30


@pytest.fixture
def house_window() -> Window:
    return Window(Settings().creations, 3600.0, lambda: 0.0)


def test_R38_a_mapped_address_of_a_trusted_proxy_is_trusted() -> None:
    trusted = {"peer": "::ffff:10.0.0.1", "trusted_proxies": ("10.0.0.0/8",)}
    assert visit(HOST, ("x-forwarded-for", "198.51.100.7"), **trusted).address == "198.51.100.7"


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded"])
def test_R38_an_unlisted_proxy_is_told_of_once_with_the_setting_to_use(header: str) -> None:
    reader = RequestReader(Settings(trusted_proxies=("10.0.0.1",)))

    def from_peer(peer: str) -> None:
        raw = [(b"host", b"good.example"), (header.encode(), b"for=198.51.100.7")]
        reader.context({"type": "http", "client": (peer, 1), "scheme": "http", "headers": raw})

    with capture_logs() as told:
        for peer in ("127.0.0.1", "127.0.0.1", "10.0.0.1", "172.17.0.2", "::1"):
            from_peer(peer)
    assert [line["setting"] for line in told] == [
        f"MANOIR_TRUSTED_PROXIES=10.0.0.1,{peer}" for peer in ("127.0.0.1", "172.17.0.2", "::1")
    ]
    assert {line["log_level"] for line in told} == {"warning"}
    with capture_logs() as told:
        for hop in range(1000):
            from_peer(f"203.0.{hop // 250}.{hop % 250}")
    assert len(told) == MOST_TOLD, "strangers cannot fill the log"
    with capture_logs() as told:
        from_peer("192.168.0.7")
    assert len(told) == 1, "and they hide no proxy of ours"


def test_R32_a_session_is_a_cookie_that_scripts_cannot_read() -> None:
    token = new_token()
    plain, safe = set_cookie(token, https=False), set_cookie(token, https=True)
    for header in (plain, safe):
        assert "HttpOnly" in header
        assert "SameSite=Lax" in header
        assert "Path=/" in header
    assert safe.startswith("__Host-manoir=")
    assert "Secure" in safe
    assert cookie_token(plain, https=False) == token
    assert cookie_token(plain, https=True) is None
    assert token not in who_of(token)
    assert len({new_token() for _ in range(1000)}) == 1000


def test_R42_settings_say_what_is_wrong_with_them() -> None:
    assert from_environment({"MANOIR_ORIGINS": "http://a, http://b"}).origins[1] == "http://b"
    assert from_environment({"MANOIR_BOT_DELAY": "0"}).bot_delay == 0
    for name, value in (("BOT_WORKERS", "many"), ("METRICS_PORT", "0"), ("TRUSTED_PROXIES", "x")):
        with pytest.raises(BadSetting, match=f"MANOIR_{name}"):
            from_environment({f"MANOIR_{name}": value})
