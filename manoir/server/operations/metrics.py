"""What is counted. Served on a port of its own, and only if one is set."""

from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector


class Tally(Collector):
    """A counter without a lock, for what the serving thread counts at every move."""

    def __init__(self, name: str, about: str) -> None:
        self._name = name
        self._about = about
        self.total = 0

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(self._name, self._about, value=self.total)


REGISTRY: Final = CollectorRegistry()
MOVES: Final = Tally("manoir_moves", "Moves on the disk")
REGISTRY.register(MOVES)
REJECTED: Final = Counter("manoir_rejected_total", "Refusals", ["code"], registry=REGISTRY)
SOCKETS: Final = Gauge("manoir_sockets", "Open sockets", registry=REGISTRY)
TABLES: Final = Gauge("manoir_live_tables", "Tables in memory", registry=REGISTRY)
COMMITS: Final = Histogram("manoir_commit_seconds", "Time to the disk", registry=REGISTRY)
LOGINS: Final = Counter("manoir_logins_total", "Logins", ["answer"], registry=REGISTRY)
TURNED_AWAY: Final = Counter(
    "manoir_turned_away_total", "Sockets refused at the door", ["reason"], registry=REGISTRY
)
UNLISTED_PROXIES: Final = Counter(
    "manoir_unlisted_proxy_total",
    "Requests with forwarding headers from who is not in MANOIR_TRUSTED_PROXIES",
    ["where"],
    registry=REGISTRY,
)
KEPT: Final = Gauge("manoir_kept_tables", "Tables on the disk", ["stage"], registry=REGISTRY)
HASHING_REPLACED: Final = Counter(
    "manoir_hashing_replaced_total", "Processes that hash passwords, replaced", registry=REGISTRY
)
FILE: Final = Gauge("manoir_file_bytes", "Size of the house's file", registry=REGISTRY)
FREE: Final = Gauge("manoir_disk_free_bytes", "Space beside the house's file", registry=REGISTRY)
REGISTRIES: Final = Gauge(
    "manoir_registry", "Entries in what the house remembers", ["name"], registry=REGISTRY
)
BOTS: Final = Histogram("manoir_bot_seconds", "Time a bot thought", registry=REGISTRY)
BOTS_REPLACED: Final = Counter(
    "manoir_bots_replaced_total", "Processes of bots replaced", ["cause"], registry=REGISTRY
)
BOTS_FAILED: Final = Counter(
    "manoir_bots_failed_total", "First legal moves for bots that failed", registry=REGISTRY
)
BOTS_WAITING: Final = Gauge("manoir_bots_waiting", "Questions to bots", registry=REGISTRY)
BOT_HISTORIES: Final = Counter(
    "manoir_bot_histories_total", "What bots were told: news or whole", ["told"], registry=REGISTRY
)
ANSWERS: Final = Histogram(
    "manoir_answer_seconds", "Time a process took to answer", ["pool"], registry=REGISTRY
)
REPLACED: Final = Counter(
    "manoir_replaced_total", "Processes that died or hung", ["pool"], registry=REGISTRY
)


def serve(host: str, port: int) -> None:
    start_http_server(port, addr=host, registry=REGISTRY)
