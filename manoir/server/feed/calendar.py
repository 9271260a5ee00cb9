"""A calendar of what is due: RFC 5545. Only tables where a move has its days are in it."""

import re
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from manoir.server.feed.entry import Entry, about, game_title, said

TYPE: Final = "text/calendar"
HOUR: Final = 3600
WIDEST: Final = 75  # bytes of a line
ALARM: Final = "-PT3H"


def calendar(entries: Iterable[Entry], *, house: str, lang: str) -> bytes:
    """An hour that ends when the time is up, with an alarm before it."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Manoir//Your turn//EN",
        f"X-WR-CALNAME:{_text(said(lang, 'feed-title'))}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    ]
    for entry in entries:
        if entry.until is not None:
            lines += _event(entry, entry.until, house, lang)
    lines.append("END:VCALENDAR")
    return "".join(f"{_folded(line)}\r\n" for line in lines).encode()


def _event(entry: Entry, until: int, house: str, lang: str) -> list[str]:
    title = _text(said(lang, "due", game=game_title(entry.game, lang)))
    return [
        "BEGIN:VEVENT",
        f"UID:{entry.turn}@manoir",
        f"DTSTAMP:{_date(entry.since)}",
        f"DTSTART:{_date(until - HOUR)}",
        f"DTEND:{_date(until)}",
        f"SUMMARY:{title}",
        f"DESCRIPTION:{_text(about(entry, lang))}",
        f"URL:{house}/t/{entry.table}",
        "TRANSP:TRANSPARENT",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        f"DESCRIPTION:{title}",
        f"TRIGGER:{ALARM}",
        "END:VALARM",
        "END:VEVENT",
    ]


def _text(text: str) -> str:
    return re.sub(r"([\\;,])", r"\\\1", text).replace("\n", "\\n")


def _date(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y%m%dT%H%M%SZ")


def _folded(line: str) -> str:
    """Long lines go on after a space; no letter is cut apart."""
    parts, part = [], ""
    for letter in line:
        if len((part + letter).encode()) > WIDEST - 1:
            parts.append(part)
            part = ""
        part += letter
    return "\r\n ".join([*parts, part])
