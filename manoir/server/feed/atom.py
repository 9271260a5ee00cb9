"""A feed for readers: RFC 4287."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring

from manoir.server.feed.entry import Entry, about, game_title, said

TYPE: Final = "application/atom+xml"
NAMESPACE: Final = "http://www.w3.org/2005/Atom"


def atom(entries: Iterable[Entry], *, id: str, house: str, lang: str, since: int) -> bytes:
    """An entry a turn, and another one when its time runs out; the newest first."""
    told = sorted(_told(entries), key=lambda one: one[1], reverse=True)
    feed = Element("feed", {"xmlns": NAMESPACE, "xml:lang": lang})
    _add(feed, "id", f"urn:manoir:feed:{id}")
    _add(feed, "title", said(lang, "feed-title"))
    _add(feed, "updated", _date(max([since, *(at for _, at, _ in told)])))
    SubElement(SubElement(feed, "author"), "name").text = "Manoir"
    SubElement(feed, "link", {"href": f"{house}/me"})
    for entry, at, key in told:
        _add_entry(feed, entry, at, key, house=house, lang=lang)
    text: bytes = tostring(feed, "utf-8", xml_declaration=True)
    return text


def _told(entries: Iterable[Entry]) -> Iterable[tuple[Entry, int, str]]:
    for entry in entries:
        yield entry, entry.since, "turn"
        if entry.reminded is not None:
            yield entry, entry.reminded, "remind"


def _add_entry(feed: Element, entry: Entry, at: int, key: str, *, house: str, lang: str) -> None:
    element = SubElement(feed, "entry")
    _add(element, "id", f"urn:manoir:{entry.turn}:{key}")
    _add(element, "title", said(lang, key, game=game_title(entry.game, lang)))
    _add(element, "updated", _date(at))
    SubElement(element, "link", {"href": f"{house}/t/{entry.table}"})
    _add(element, "summary", about(entry, lang))


def _add(to: Element, name: str, text: str) -> None:
    SubElement(to, name).text = text


def _date(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")
