"""Real proxies on loopback, with the files of `deploy/`: only addresses and certificates differ."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from abc import ABC, abstractmethod
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address
from pathlib import Path
from typing import ClassVar

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.forking import ROOT
from tests.server.running import free_port

DEPLOY = ROOT / "deploy"
PATIENCE = 30.0


class Proxy(ABC):
    """Started at once, in front of houses on these ports; ended by `stop`."""

    program: ClassVar[str]
    number: ClassVar[int]

    def __init__(self, folder: Path, *nodes: int, base: str = "", tls: bool = True) -> None:
        if shutil.which(self.program) is None:
            pytest.skip(f"no {self.program} on this machine: scripts/programs.sh installs it")
        self.folder = folder
        folder.mkdir()
        self.port = free_port()
        self.nodes = nodes
        self.base = base
        self.tls = tls
        self.home = f"{'https' if tls else 'http'}://localhost:{self.port}{base}"
        self.log = folder / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                self.command(), cwd=folder, env=self.environment(), stdout=log, stderr=log
            )
        self._await_port()

    @abstractmethod
    def command(self) -> list[str]: ...

    def environment(self) -> dict[str, str]:
        return {**os.environ, "MANOIR_BASE": self.base}

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)

    def visitor(self, number: int) -> httpx.Client:
        """Somebody at an address of their own, which no visitor of another proxy has."""
        address = f"127.0.{self.number}.{number}"
        transport = httpx.HTTPTransport(local_address=address, verify=False)
        return httpx.Client(base_url=self.home, transport=transport, timeout=30)

    def _await_port(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            try:
                with socket.create_connection(("127.0.0.1", self.port)) as probe:
                    if not self.tls:
                        return
                    insecure().wrap_socket(probe, server_hostname="localhost").close()
                    return
            except OSError:  # not there yet, or without its certificate
                time.sleep(0.05)
        raise RuntimeError(f"{self.program} does not start: {self.log.read_text()}")


class Nginx(Proxy):
    """nginx.conf, inside the few lines that every nginx has around it."""

    program, number = "nginx", 1

    def command(self) -> list[str]:
        certificate(self.folder)
        text = (DEPLOY / "nginx.conf").read_text()
        text = re.sub(r"/etc/letsencrypt/live/games\.example\.org", str(self.folder), text)
        text = text.replace("listen 443", f"listen 127.0.0.1:{self.port}")
        text = text.replace("listen 80", f"listen 127.0.0.1:{free_port()}")
        text = re.sub(r" *listen \[::\].*\n", "", text)
        if not self.tls:
            text = text.replace(" ssl http2;", ";")
        text = text.replace("127.0.0.1:8000", f"127.0.0.1:{self.nodes[0]}")
        if len(self.nodes) > 1:
            text = text.replace("# server 127.0.0.1:8001", f"server 127.0.0.1:{self.nodes[1]}")
        (self.folder / "manoir.conf").write_text(text)
        (self.folder / "nginx.conf").write_text(
            f"daemon off;\npid {self.folder}/pid;\nerror_log stderr;\nworker_processes 1;\n"
            "events { worker_connections 256; }\n"
            f"http {{ access_log off; client_body_temp_path {self.folder}/body;"
            f" proxy_temp_path {self.folder}/proxy; fastcgi_temp_path {self.folder}/f;"
            f" uwsgi_temp_path {self.folder}/u; scgi_temp_path {self.folder}/s;"
            " include manoir.conf; }\n"
        )
        return ["nginx", "-p", str(self.folder), "-c", "nginx.conf", "-e", "stderr"]


class Caddy(Proxy):
    """Caddyfile as it is; for `localhost` Caddy makes a certificate of its own."""

    program, number = "caddy", 2

    def command(self) -> list[str]:
        return ["caddy", "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]

    def environment(self) -> dict[str, str]:
        return {
            **super().environment(),
            "XDG_DATA_HOME": str(self.folder),
            "XDG_CONFIG_HOME": str(self.folder),
            "MANOIR_SITE": f"https://localhost:{self.port}",
            "MANOIR_NODES": " ".join(f"127.0.0.1:{node}" for node in self.nodes),
            "MANOIR_CADDY_OPTIONS": "auto_https disable_redirects\nskip_install_trust",
        }


class Haproxy(Proxy):
    """haproxy.cfg as it is; everything that differs is a variable there."""

    program, number = "haproxy", 3

    def command(self) -> list[str]:
        return ["haproxy", "-db", "-f", str(DEPLOY / "haproxy.cfg")]

    def environment(self) -> dict[str, str]:
        return {
            **super().environment(),
            "MANOIR_BIND": f"127.0.0.1:{self.port}",
            "MANOIR_PEM": str(certificate(self.folder)),
            "MANOIR_NODE1": f"127.0.0.1:{self.nodes[0]}",
            "MANOIR_NODE2": f"127.0.0.1:{self.nodes[-1]}",
        }


def insecure() -> ssl.SSLContext:
    """For certificates that nobody trusts."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def certificate(folder: Path) -> Path:
    """A certificate for this machine that nobody trusts, as nginx and as HAProxy want it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(IPv4Address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    public = made.public_bytes(serialization.Encoding.PEM)
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    (folder / "fullchain.pem").write_bytes(public)
    (folder / "privkey.pem").write_bytes(private)
    (folder / "both.pem").write_bytes(public + private)
    return folder / "both.pem"
