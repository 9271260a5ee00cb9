"""Somebody's feed, over HTTP. It knows no framework."""

from hashlib import sha256
from math import ceil
from typing import Final

from msgspec import Struct

from manoir.server import wire
from manoir.server.feed import atom, calendar
from manoir.server.feed.addresses import hash_of
from manoir.server.feed.entry import languages
from manoir.server.house import FEED_WISHES, House
from manoir.server.net.problems import HttpProblem
from manoir.server.net.push_api import known as person_of
from manoir.server.net.push_api import unwritten
from manoir.server.net.request_context import RequestContext
from manoir.server.reading.feed import entries_of
from manoir.server.store.writer import Unwritten

ATOM, CALENDAR = "atom", "ics"
KEPT_SECONDS: Final = 300  # for which a reader need not ask again


class Feed(Struct, frozen=True):
    """A feed as it stands; no body: the reader has it already."""

    body: bytes | None
    kind: str
    tag: str


async def state(house: House, context: RequestContext) -> wire.FeedAddress:
    """Whether somebody has a feed; its secret is told only when it is made."""
    who = house.accounts.who(context.session)
    return wire.FeedAddress(since=await house.feeds.since(who) if who else None)


async def make(house: House, context: RequestContext) -> wire.FeedAddress:
    """A new address; an older one leads nowhere any more. Raises HttpProblem."""
    who = person_of(house, context)
    if not house.feed_wishes.take(context.address):
        raise HttpProblem(429, "too_many_feeds", most=FEED_WISHES)
    try:
        secret = await house.feeds.make(who)
    except Unwritten as error:
        raise unwritten(error) from None
    return wire.FeedAddress(since=await house.feeds.since(who), secret=secret)


async def revoke(house: House, context: RequestContext) -> wire.FeedAddress:
    try:
        await house.feeds.revoke(person_of(house, context))
    except Unwritten as error:
        raise unwritten(error) from None
    return wire.FeedAddress()


async def read(house: House, context: RequestContext, secret: str, name: str, known: str) -> Feed:
    """What is at a secret address. Raises HttpProblem."""
    lang, _, kind = name.partition(".")
    if lang not in languages() or kind not in (ATOM, CALENDAR):
        raise HttpProblem(404, "no_such_feed")
    owner = await house.feeds.owner(secret)
    if owner is None:
        raise HttpProblem(404, "no_such_feed")
    _check_rate(house, secret)
    if context.home is None:
        raise HttpProblem(400, "bad_host")
    who, since = owner
    entries, home = await entries_of(house, who), context.home
    if kind == ATOM:
        id = hash_of(secret)[:32]
        body = atom.atom(entries, id=id, house=home, lang=lang, since=since)
    else:
        body = calendar.calendar(entries, house=home, lang=lang)
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    is_known = known == "*" or tag in (one.strip().removeprefix("W/") for one in known.split(","))
    mime = atom.TYPE if kind == ATOM else calendar.TYPE
    return Feed(None if is_known else body, f"{mime}; charset=utf-8", tag)


def _check_rate(house: House, secret: str) -> None:
    key = hash_of(secret)
    if not house.feed_reads.take(key):
        seconds = max(1, ceil(house.feed_reads.wait(key)))
        problem = HttpProblem(429, "too_many_questions", seconds=seconds)
        problem.retry_after = seconds
        raise problem
