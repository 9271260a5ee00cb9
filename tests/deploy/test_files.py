"""The files of `deploy/` that no test starts: checked by the programs that read them."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from manoir.server.operations.metrics import REGISTRY
from manoir.server.settings import Settings
from tests.deploy.proxies import DEPLOY
from tests.forking import ROOT

LATER = {"MANOIR_DATABASE", "MANOIR_HINTS"}
OF_CADDY = {"MANOIR_SITE", "MANOIR_NODES"}


def checked(program: str, *words: str) -> str:
    """What a program says of a file, where there is that program."""
    if shutil.which(program) is None:
        return ""
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_service_is_one_that_systemd_understands(tmp_path: Path) -> None:
    unit = tmp_path / "manoir.service"
    text = (DEPLOY / "manoir.service").read_text()
    unit.write_text(text.replace("/opt/manoir/bin/manoir", "/bin/true"))
    assert all("=" in line for line in text.splitlines() if line and line[0] not in "#[")
    assert "manoir.service" not in checked("systemd-analyze", "verify", str(unit))


def test_prometheus_reads_its_configuration() -> None:
    (job,) = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"]
    nodes = {target.split(":")[0] for target in job["static_configs"][0]["targets"]}
    assert nodes <= set(compose()["services"])
    checked("promtool", "check", "config", str(DEPLOY / "prometheus.yml"))


def test_every_panel_asks_for_metrics_that_there_are() -> None:
    there = {sample.name for metric in REGISTRY.collect() for sample in metric.samples}
    there |= {f"{metric.name}{end}" for metric in REGISTRY.collect() for end in ENDS}
    board = json.loads((DEPLOY / "grafana" / "manoir.json").read_text())
    asked = {name for panel in board["panels"] for name in metrics_in(panel)}
    assert asked
    assert asked - there == set()


ENDS = ("", "_total", "_bucket", "_sum", "_count")


def metrics_in(panel: dict[str, Any]) -> set[str]:
    return {
        name for target in panel["targets"] for name in re.findall(r"\bmanoir_\w+", target["expr"])
    }


def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return read


def test_compose_mounts_files_and_volumes_that_there_are() -> None:
    services = compose()["services"]
    for name, service in services.items():
        for mount in service.get("volumes", ()):
            source = mount.split(":")[0]
            if source.startswith("."):
                assert (DEPLOY / source).is_file(), f"{name}: {source}"
            else:
                assert source in compose()["volumes"], f"{name}: {source}"
        for needed in service.get("depends_on", ()):
            assert needed in services
        assert set(service.get("networks", ())) <= set(compose()["networks"])
    optional = {name for name, service in services.items() if "profiles" in service}
    assert optional == {"prometheus", "grafana"}


def test_compose_sets_only_settings_that_there_are() -> None:
    known = {f"MANOIR_{name.upper()}" for name in Settings.__struct_fields__}
    for name, service in compose()["services"].items():
        own = {key for key in service.get("environment", {}) if key.startswith("MANOIR_")}
        assert own <= known | LATER | OF_CADDY, name


def test_the_image_copies_what_there_is() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    for source in re.findall(r"^COPY (?!--from)(\S+) ", text, re.MULTILINE):
        assert (ROOT / source).exists(), source
    for file in re.findall(r"-r (requirements/\S+)", text):
        assert (ROOT / file).is_file()
    assert "/readyz" in text


def test_the_image_has_what_its_nodes_are_told_to_use() -> None:
    """It installs a locked file without dependencies of its own, so the extras must be in that."""
    (locked,) = re.findall(r"-r /tmp/(\S+\.txt)", (DEPLOY / "Dockerfile").read_text())
    installed = (ROOT / "requirements" / locked).read_text()
    for service in ("node1", "node2"):
        settings = compose()["services"][service]["environment"]
        assert {"MANOIR_DATABASE", "MANOIR_HINTS"} <= set(settings)
    assert all(f"\n{name}==" in installed for name in ("psycopg", "psycopg-binary", "nats-py"))


def test_nodes_can_write_where_their_bots_keep_what_they_make() -> None:
    cache = re.search(r"MANOIR_CACHE=(\S+)", (DEPLOY / "Dockerfile").read_text())
    assert cache
    for service in ("node1", "node2"):
        node = compose()["services"][service]
        assert node["read_only"]
        assert f"cache:{cache[1]}" in node["volumes"]
