"""What a running house remembers, as its metrics say."""

import asyncio
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from tests import loopback
from tests.server.running import HOUSE, Running, free_port


class Measured(Running):
    """A house with metrics."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.metrics = free_port()
        own = {"MANOIR_METRICS_PORT": str(self.metrics)}
        super().__init__(data, program=(HOUSE,), **own, **settings)

    def gauges(self) -> dict[str, float]:
        """The size of every registry, and of what is open."""
        url = f"http://127.0.0.1:{self.metrics}/metrics"
        text = loopback.get(url, timeout=30).text
        return {
            sample.labels.get("name", sample.name): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
            if sample.name in ("manoir_registry", "manoir_sockets")
        }

    async def settled_gauges(self, wanted: dict[str, float]) -> dict[str, float]:
        """As soon as they are as wanted; or else as they are after a while."""
        for _ in range(200):
            if (found := await asyncio.to_thread(self.gauges)) == wanted:
                break
            await asyncio.sleep(0.05)
        return found

    def memory(self) -> int:
        """Bytes that are resident."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * 4096

    def files(self) -> int:
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))
