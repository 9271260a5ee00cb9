"""What can be set from outside: `MANOIR_*` in the environment."""

import os
import re
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from argon2 import DEFAULT_MEMORY_COST, DEFAULT_TIME_COST
from msgspec import Meta, Struct

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure

PREFIX: Final = "MANOIR_"
Network = IPv4Network | IPv6Network
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Port = Annotated[int, Meta(ge=1, le=65535)]
_NAME: Final = re.compile(
    r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9_])?)(:\d{1,5})?"
)
_ORIGIN: Final = re.compile(rf"https?://{_NAME.pattern}")
_ADDRESSES: Final = (  # they may have passwords in them: no sentence shows them
    ("database", r"postgres(ql)?://[^\s/]*/[^\s/]+", "postgresql://user:password@host/database"),
    ("hints", r"(nats|tls)://[^\s/]+(,(nats|tls)://[^\s/]+)*", "nats://host:4222"),
)
# Not a path of the house itself: then a proxy may hand on the path below which it serves, or not.
_BASE: Final = re.compile(
    r"(?!/(?:api|assets|t|open|rules|tables|me|credits|healthz|readyz)(?:/|\Z))(?:/[A-Za-z0-9_-]+){1,8}"
)
Seconds = Annotated[float, Meta(ge=0, le=86_400)]


class BadSetting(Failure, ValueError):
    """A setting that cannot be used: the sentence says which, and why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, exits.BAD_SETTING)


class Settings(Struct, frozen=True, kw_only=True):
    """Each field is `MANOIR_` and its name in capitals; lists are separated by commas."""

    data: str = ""  # the folder of the house's file; empty: where the platform keeps such things
    database: str = ""  # postgresql://…: for several nodes; empty: a SQLite file in the folder
    hints: str = ""  # nats://…: how nodes tell each other what is new; empty: PostgreSQL's NOTIFY
    origins: tuple[str, ...] = ()  # further pages that may use this server: https://host[:port]
    hosts: tuple[str, ...] = ()  # names this server answers to; empty: any
    base: str = ""  # the path that the house is served below, such as /games; empty: none
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-* is believed
    log: Literal["debug", "info", "warning", "error"] = "info"
    metrics_port: Port | None = None
    metrics_host: str = "127.0.0.1"  # the address of that port: never one that visitors reach

    readers: Annotated[int, Meta(ge=1, le=16)] = 2  # processes that load tables and make films
    players: Annotated[int, Meta(ge=1, le=16)] = 2  # processes that play games with long rules
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    bot_delay: Annotated[int, Meta(ge=0, le=60_000)] = 900  # ms from a position to a bot's answer
    bot_budget: Seconds = 1.0
    bot_limit: Seconds = 3.0  # then its process is replaced
    bot_niceness: Annotated[int, Meta(ge=0, le=19)] = 10  # how far bots stand back behind people
    bot_warm: bool = True  # get bots ready before the first of them is asked

    open_tables: Count = 10  # a guest
    creations: Count = 30  # an address and hour
    connections: Count = 1000  # that speak HTTP; whoever waits longest makes room
    connections_per_address: Count = 200
    head_seconds: Seconds = 10.0  # for the head of a request to come
    body_seconds: Seconds = 20.0  # and for the rest of it
    films: Count = 120  # an address and minute: films, saved games and their analyses
    lists: Count = 1200  # an address and minute: everything else that is read
    requests: Count = 100  # an address and second, after 500 at once; further ones wait
    sockets: Count = 2000
    sockets_per_address: Count = 20
    sockets_per_session: Count = 8  # and table
    messages: Count = 100  # a socket, in 20 seconds
    questions: Count = 400  # the same, where nothing is played: moves tried out, advice
    questions_per_address: Count = 100  # a second, after as many at once; further ones wait
    rejections: Count = 5  # a socket, in 10 seconds; then answers come more and more slowly
    hello_seconds: Seconds = 5.0
    absent_seconds: Seconds = 20.0  # then others may put a bot on the seat
    unstarted_seconds: Seconds = 1800.0
    idle_seconds: Seconds = 600.0  # then a table leaves memory, not the disk
    keep_days: Annotated[int, Meta(ge=0, le=36_500)] = 0  # finished games; 0: for ever

    push_loopback: bool = False  # for tests: browsers may listen on this machine
    tries: Count = 5  # wrong passwords for an account from one network, in 15 minutes
    tries_everywhere: Count = 50  # the same from all networks; devices it knows do not count
    tries_per_address: Count = (
        10  # for whatever accounts; then each further one must wait twice as long
    )
    registrations: Count = 30  # an address and hour
    accounts: Count = 100_000  # then nobody else can sign
    password_memory: Annotated[int, Meta(ge=64, le=4_194_304)] = DEFAULT_MEMORY_COST  # KiB
    password_rounds: Annotated[int, Meta(ge=1, le=100)] = DEFAULT_TIME_COST

    @property
    def folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else _platform_folder()

    def file_folder(self) -> Path:
        """The folder, for what needs a SQLite file in it. Raises BadSetting."""
        if self.database:
            raise BadSetting(
                "MANOIR_DATABASE is set, and this is for a house with a SQLite file: "
                "name its folder with --data, or use PostgreSQL's own tools"
            )
        return self.folder

    def proxies(self) -> tuple[Network, ...]:
        return tuple(ip_network(text, strict=False) for text in self.trusted_proxies)


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings. Raises BadSetting with a sentence a person can act on."""
    given: dict[str, Any] = {}
    for name, kind in get_type_hints(Settings).items():
        text = environment.get(PREFIX + name.upper(), "").strip()
        if text:
            given[name] = _items(text) if get_origin(kind) is tuple else text
    settings = _typed(given)
    _check_names(settings)
    return settings


def _typed(given: dict[str, Any]) -> Settings:
    for name, value in given.items():  # one by one, to name the one that is wrong
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            reason = str(error).partition(" - at")[0]
            raise BadSetting(
                f"{PREFIX}{name.upper()}={value!r}: {reason}{_allowed(name)}"
            ) from None
    return msgspec.convert(given, Settings, strict=False)


def _allowed(name: str) -> str:
    """The words that a setting may be, where there are only a few."""
    kind = get_type_hints(Settings)[name]
    words = get_args(kind) if get_origin(kind) is Literal else ()
    if kind is bool:
        words = ("true", "false")
    return f"; it is one of {', '.join(words)}" if words else ""


def _check_names(settings: Settings) -> None:
    """What the types cannot say: addresses, and the folder of somebody who is not there."""
    try:
        settings.proxies()
    except ValueError as error:
        raise BadSetting(f"MANOIR_TRUSTED_PROXIES: {error}") from None
    try:
        ip_address(settings.metrics_host)
    except ValueError as error:
        raise BadSetting(f"MANOIR_METRICS_HOST: {error}") from None
    for origin in settings.origins:
        if not _ORIGIN.fullmatch(origin.lower()):
            raise BadSetting(
                f"MANOIR_ORIGINS: {origin!r} is not like https://host or http://host:80"
            )
    for host in settings.hosts:
        if not _NAME.fullmatch(host.lower()):
            raise BadSetting(f"MANOIR_HOSTS: {host!r} is not the name of a host")
    if settings.base and not _BASE.fullmatch(settings.base):
        raise BadSetting(
            f"MANOIR_BASE={settings.base!r} is not like /games: it has no slash at its end, and"
            " is not one of the house's own paths"
        )
    for name, pattern, example in _ADDRESSES:
        if not re.fullmatch(pattern, getattr(settings, name) or example):
            raise BadSetting(f"{PREFIX}{name.upper()} is not like {example}")
    try:
        settings.folder.is_absolute()
    except RuntimeError as error:  # no such user, or nobody's home
        raise BadSetting(f"MANOIR_DATA={settings.data!r}: {error}") from None


def _items(text: str) -> tuple[str, ...]:
    return tuple(item.strip() for item in text.split(",") if item.strip())


def _platform_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME")
    return Path(base or Path.home() / ".local" / "share") / "manoir"
