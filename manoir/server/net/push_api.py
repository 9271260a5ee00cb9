"""Browsers that want to hear of their turn, over HTTP. It knows no framework."""

from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec

from manoir.server import wire
from manoir.server.house import PUSH_WISHES, House
from manoir.server.net.problems import HttpProblem, of_storage
from manoir.server.net.request_context import RequestContext
from manoir.server.people.sessions import Who
from manoir.server.push.delivery import read_endpoint
from manoir.server.push.encryption import CURVE, from_text
from manoir.server.push.subscriptions import Subscription, id_of
from manoir.server.store.writer import Unwritten

AUTH_BYTES: Final = 16


async def listen(house: House, context: RequestContext, wish: wire.PushWish) -> None:
    """Keep where a browser listens. Raises HttpProblem."""
    who = known(house, context)
    try:
        read_endpoint(wish.endpoint, loopback=house.settings.push_loopback)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(wish.key))
        sound = len(from_text(wish.auth)) == AUTH_BYTES
    except ValueError:
        sound = False
    if not sound:
        raise HttpProblem(400, "bad_push")
    if not house.push_wishes.take(context.address):
        raise HttpProblem(429, "too_many_pushes", most=PUSH_WISHES)
    contact = context.origin or ""
    id = id_of(wish.endpoint)
    new = Subscription(id, who, wish.endpoint, wish.key, wish.auth, contact)
    try:
        await house.postman.subscriptions.add(new)
    except Unwritten as error:
        raise unwritten(error) from None


async def forget(house: House, context: RequestContext, wish: wire.PushForgotten) -> None:
    """Only one's own; what is not there is forgotten already."""
    who, id = known(house, context), id_of(wish.endpoint)
    mine = await house.postman.subscriptions.of(who)
    if any(one.id == id for one in mine):
        try:
            await house.postman.subscriptions.forget(id)
        except Unwritten as error:
            raise unwritten(error) from None


def known(house: House, context: RequestContext) -> Who:
    who = house.accounts.who(context.session)
    if who is None:
        raise HttpProblem(403, "no_session")
    return who


def unwritten(error: Unwritten) -> HttpProblem:
    return of_storage(error.code, conflict=HttpProblem(409, "conflict"))
