"""`manoir doctor`: every look is a line, and says what to do."""

import platform
import sqlite3
import sys
from collections.abc import Iterator
from typing import Final

import msgspec
from rich.markup import escape

from manoir import __version__
from manoir.kernel.commands import exits
from manoir.kernel.commands.console import PipedConsole
from manoir.kernel.commands.exits import Failure
from manoir.server.doctor import bots, database, disk, network
from manoir.server.doctor.finding import Finding, ok
from manoir.server.settings import from_environment

COLOURS: Final = {"ok": "green", "warn": "yellow", "fail": "bold red"}


def examine(host: str, port: int, url: str | None) -> Iterator[Finding]:
    """One after the other: whoever waits sees how far it is. Raises BadSetting."""
    system = f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, {sys.platform}"
    yield ok("version", f"Manoir {__version__}, {system}")
    settings = from_environment()
    yield ok("settings", "every MANOIR_* setting can be used")
    yield from disk.look(settings.folder)
    if settings.database:
        yield database.look_shared(settings)
    elif settings.folder.is_dir():
        yield from database.look(settings.folder)
    yield from network.look(settings, host, port)
    if url is not None:
        yield from network.look_from_outside(url)
    yield from bots.look()


def report(console: PipedConsole, found: Iterator[Finding], *, json: bool) -> None:
    """Raises Failure if something keeps a house from working."""
    findings = []
    for one in found:
        findings.append(one)
        if not json:
            _print(console, one)
    if json:
        text = msgspec.json.format(msgspec.json.encode(findings), indent=2).decode()
        console.print(text, markup=False, highlight=False, soft_wrap=True)
    failed = [one.about for one in findings if one.state == "fail"]
    if failed:
        raise Failure(f"to be mended: {', '.join(failed)}", exits.UNAVAILABLE)


def _print(console: PipedConsole, one: Finding) -> None:
    sign = f"[{COLOURS[one.state]}]{one.state:<4}[/]"
    console.print(
        f"{sign} {escape(one.about)}: {escape(one.said)}", highlight=False, soft_wrap=True
    )
    if one.advice:
        console.print(f"     → {escape(one.advice)}", highlight=False, soft_wrap=True)
