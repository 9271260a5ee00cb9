"""A PostgreSQL of our own on loopback, with a data folder of its own."""

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg
import pytest

from manoir.server.store.postgres.database import migrate
from tests.server.running import free_port

QUICKLY = {"fsync": "off", "full_page_writes": "off", "autovacuum": "off"}  # nothing is pulled out
TEMPLATE = "house"
_NUMBERS = itertools.count()


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; Debian's are not on the PATH."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


def needs_postgres() -> Path:
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL is not installed")
    return folder


class Cluster:
    """Started at once; it refuses to run as root, and does not have to."""

    def __init__(self, **settings: str) -> None:
        self._programs = needs_postgres()
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="manoir-postgres-"))
        self._settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            "max_connections": "200",
            **settings,
        }
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self.folder, self._user, self._user)
        words = ("--username=manoir", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C")
        self._run("initdb", *words).wait()
        self.start()

    def address(self, database: str) -> str:
        return f"postgresql://manoir@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        options = (f"--{name}={value}" for name, value in self._settings.items())
        self.process = self._run("postgres", *options)
        for _ in range(600):
            try:
                psycopg.connect(self.address("postgres"), connect_timeout=1).close()
            except psycopg.OperationalError:
                time.sleep(0.02)
            else:
                return
        raise RuntimeError((self.folder / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all sessions; SIGQUIT is a crash."""
        self.process.send_signal(how)
        self.process.wait(timeout=30)

    def new(self, template: str = TEMPLATE) -> str:
        """The address of a new database."""
        name = f"house{next(_NUMBERS)}"
        self._ask(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    def make_template(self) -> None:
        self._ask(f"CREATE DATABASE {TEMPLATE}")
        migrate(self.address(TEMPLATE))

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def _ask(self, statement: str) -> None:
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(statement)

    def _run(self, program: str, *words: str) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                (str(self._programs / program), "-D", str(self.folder / "data"), *words),
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self._user,
                group=self._user,
                extra_groups=[] if self._user else None,
                start_new_session=True,
            )
