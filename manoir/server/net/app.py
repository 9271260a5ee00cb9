"""The web application. No other file knows Litestar."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final

import structlog
from litestar import (
    Litestar,
    MediaType,
    Request,
    Response,
    delete,
    get,
    post,
    put,
)
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from litestar.params import FromPath, JSONBody, QueryParameter

from manoir.server import refusals, wire
from manoir.server.house import House
from manoir.server.net import api, feed_api, push_api
from manoir.server.net.asgi import App
from manoir.server.net.files.docs_site import DocsSite
from manoir.server.net.files.static_files import StaticFiles, in_front_of
from manoir.server.net.pacing import paced
from manoir.server.net.problems import HttpProblem, of_refusal, of_status
from manoir.server.net.request_context import RequestContext
from manoir.server.net.security_headers import with_security_headers
from manoir.server.people import sessions
from manoir.server.store.disk import Unreadable

MOST_BODY: Final = 64 * 1024
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
NO_STORE: Final = {"cache-control": "no-store"}
BUDGET: Final = "budget"  # the key under which a route names what a GET of it is counted as
FEED: Final = "/api/feed/"  # what comes after it is a secret
FILM: Final = {BUDGET: "films"}
TheHouse = NamedDependency[House]
TheContext = NamedDependency[RequestContext]
_LOG: Final = structlog.get_logger("manoir.app")


async def context_of(request: Request[Any, Any, State], house: TheHouse) -> RequestContext:
    """After the house, not beside it: for two at once the framework begins a group of tasks."""
    context = house.requests.context(request.scope)
    await house.accounts.look_up(context.session)
    return context


def house_of(request: Request[Any, Any, State]) -> House:
    return _house(request.app)


@get("/healthz", include_in_schema=False, opt={BUDGET: None})
async def healthz(house: TheHouse) -> Response[dict[str, bool | int | str]]:
    health = await house.store.health()
    return Response(health.shown(), headers=NO_STORE, status_code=200 if health.ok else 503)


@get("/readyz", include_in_schema=False, opt={BUDGET: None})
async def readyz(house: TheHouse) -> Response[dict[str, bool | str]]:
    """Whether a proxy should send visitors here."""
    ready = await house.readiness.look(draining=house.is_draining)
    return Response(ready.shown(), headers=NO_STORE, status_code=200 if ready.ok else 503)


@get("/api/me")
async def me(house: TheHouse, context: TheContext) -> Response[wire.Me]:
    """What am I playing? A browser that is nobody yet gets its session here."""
    _, cookie = _token(context)
    return Response(await api.me(house, context.session), headers={**NO_STORE, **cookie})


@get("/api/me/games")
async def my_games(house: TheHouse, context: TheContext) -> Response[tuple[wire.Played, ...]]:
    return Response(await api.my_games(house, context.session), headers=NO_STORE)


@put("/api/me/holiday")
async def take_holiday(
    house: TheHouse, context: TheContext, data: JSONBody[wire.Holiday]
) -> Response[wire.Me]:
    body = await api.take_holiday(house, context.session, data.away)
    return Response(body, headers=NO_STORE)


@get("/api/push")
async def push_key(house: TheHouse) -> wire.PushKey:
    return wire.PushKey(house.postman.key.public)


@put("/api/me/push")
async def listen_to_push(
    house: TheHouse, context: TheContext, data: JSONBody[wire.PushWish]
) -> Response[wire.PushKey]:
    await push_api.listen(house, context, data)
    return Response(wire.PushKey(house.postman.key.public), headers=NO_STORE)


@post("/api/me/push/forget", status_code=200)
async def forget_push(
    house: TheHouse, context: TheContext, data: JSONBody[wire.PushForgotten]
) -> Response[wire.PushKey]:
    await push_api.forget(house, context, data)
    return Response(wire.PushKey(house.postman.key.public), headers=NO_STORE)


@get("/api/me/feed")
async def my_feed(house: TheHouse, context: TheContext) -> Response[wire.FeedAddress]:
    return Response(await feed_api.state(house, context), headers=NO_STORE)


@post("/api/me/feed", status_code=200)
async def make_feed(house: TheHouse, context: TheContext) -> Response[wire.FeedAddress]:
    return Response(await feed_api.make(house, context), headers=NO_STORE)


@delete("/api/me/feed", status_code=200)
async def revoke_feed(house: TheHouse, context: TheContext) -> Response[wire.FeedAddress]:
    return Response(await feed_api.revoke(house, context), headers=NO_STORE)


@get("/api/feed/{secret:str}/{name:str}")
async def feed(
    house: TheHouse,
    context: TheContext,
    request: Request[Any, Any, State],
    secret: FromPath[str],
    name: FromPath[str],
) -> Response[bytes]:
    """Where the owner of a secret address is awaited: LANGUAGE.atom or LANGUAGE.ics."""
    known = request.headers.get("if-none-match", "")
    found = await feed_api.read(house, context, secret, name, known)
    headers = {
        "cache-control": f"private, max-age={feed_api.KEPT_SECONDS}",
        "etag": found.tag,
        "x-robots-tag": "noindex",
    }
    status = 304 if found.body is None else 200
    return Response(found.body or b"", status_code=status, media_type=found.kind, headers=headers)


@post("/api/account")
async def register(
    house: TheHouse, context: TheContext, data: JSONBody[wire.Credentials]
) -> Response[wire.Me]:
    signed = await house.accounts.register(context, data)
    return await _become(house, context, signed.token, signed.device)


@post("/api/session")
async def log_in(
    house: TheHouse, context: TheContext, data: JSONBody[wire.Credentials]
) -> Response[wire.Me]:
    signed = await house.accounts.log_in(context, data)
    return await _become(house, context, signed.token, signed.device)


@delete("/api/session", status_code=200)
async def log_out(house: TheHouse, context: TheContext) -> Response[wire.Me]:
    """A guest stays who it is."""
    if context.session is None or house.accounts.account(context.session) is None:
        return Response(await api.me(house, context.session), headers=NO_STORE)
    await house.accounts.log_out(context.session)
    return await _become(house, context, sessions.new_token(), None)


@put("/api/account/password")
async def change_password(
    house: TheHouse, context: TheContext, data: JSONBody[wire.ChangePassword]
) -> Response[wire.Me]:
    device = await house.accounts.change_password(context, data)
    body = await api.me(house, context.session)
    return Response(body, headers=NO_STORE, cookies=_device_cookies(context, device))


@get("/api/games")
async def games(house: TheHouse) -> tuple[wire.GameInfo, ...]:
    return api.games(house)


@get("/api/games/{game:str}")
async def game_sheet(house: TheHouse, game: FromPath[str]) -> wire.GameSheet:
    return api.game_sheet(house, game)


@get("/api/tables")
async def tables(house: TheHouse) -> Response[tuple[wire.Listed, ...]]:
    body: Any = await api.tables(house)
    return Response(body, media_type=MediaType.JSON, headers=NO_STORE)


@post("/api/tables")
async def open_table(
    house: TheHouse, context: TheContext, data: JSONBody[wire.OpenTable]
) -> Response[wire.Opened]:
    token, cookie = _token(context)
    who = house.accounts.who(sessions.who_of(token)) or ""
    id = await api.open_table(house, context, who, data)
    return Response(wire.Opened(id), headers={**NO_STORE, **cookie})


@get("/api/tables/{table:str}")
async def table(house: TheHouse, table: FromPath[str]) -> wire.Listed:
    return await api.table(house, table)


@get("/api/tables/{table:str}/replay", opt=FILM)
async def replay(
    house: TheHouse,
    context: TheContext,
    request: Request[Any, Any, State],
    table: FromPath[str],
    eye: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> Response[wire.Replay]:
    return await _unpacked(request, await api.replay(house, context, table, eye))


@get("/api/tables/{table:str}/analysis", opt=FILM)
async def analysis(
    house: TheHouse, request: Request[Any, Any, State], table: FromPath[str]
) -> Response[wire.Analysis]:
    return await _unpacked(request, await api.analysis(house, table))


@get("/api/tables/{table:str}/save", opt=FILM)
async def save(house: TheHouse, table: FromPath[str]) -> Response[bytes]:
    body = await api.save(house, table)
    name = f'attachment; filename="manoir-{table}.json"'
    headers = {**NO_STORE, "content-disposition": name}
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table:str}/invite.svg")
async def invite(house: TheHouse, context: TheContext, table: FromPath[str]) -> Response[bytes]:
    body = await api.invite(house, context, table)
    return Response(body, media_type="image/svg+xml", headers=NO_STORE)


async def _guard_reads(
    connection: ASGIConnection[Any, Any, Any, State], route: BaseRouteHandler
) -> None:
    """Every GET is counted: those of few words as lists, others as their route says."""
    if connection.scope.get("method") in SAFE_METHODS:
        house, budget = _house(connection.app), route.opt.get(BUDGET, "lists")
        if budget is not None:  # None: not counted
            address = house.requests.context(connection.scope).address
            await house.budgets.spend(budget, address)


async def _guard_writes(
    connection: ASGIConnection[Any, Any, Any, State], _: BaseRouteHandler
) -> None:
    """Another site's page can neither send JSON to us nor our own Origin."""
    if connection.scope.get("method", "GET") in SAFE_METHODS:
        return
    house = _house(connection.app)
    context = house.requests.context(connection.scope)
    if not context.may_write:
        raise HttpProblem(403, "bad_origin")
    api.check_welcome(house, context)
    if house.office.is_read_only and connection.scope["path"] != "/api/session":
        raise of_refusal(refusals.READ_ONLY)
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise HttpProblem(415, "json_only")


def _token(context: RequestContext) -> tuple[str, dict[str, str]]:
    """The context's token, or a new one and the header that hands it over."""
    if context.token is not None:
        return context.token, {}
    token = sessions.new_token()
    return token, {"set-cookie": context.cookie(token)}


async def _unpacked(request: Request[Any, Any, State], packed: bytes) -> Response[Any]:
    """Gzipped JSON as it is, for whoever can read it."""
    headers = {**NO_STORE, "vary": "accept-encoding"}
    body: Any = packed
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(gzip.decompress, packed)
    return Response(body, media_type=MediaType.JSON, headers=headers)


async def _become(
    house: House, context: RequestContext, token: str, device: str | None
) -> Response[wire.Me]:
    """Another session than before: nobody goes on with a token that somebody may have planted."""
    cookie = {"set-cookie": context.cookie(token)}
    body = await api.me(house, sessions.who_of(token))
    await house.postman.subscriptions.load()  # some may have another owner now
    cookies = _device_cookies(context, device)
    return Response(body, headers={**NO_STORE, **cookie}, cookies=cookies)


def _device_cookies(context: RequestContext, device: str | None) -> list[Cookie]:
    if device is None:
        return []
    return [
        Cookie(
            sessions.device_name(https=context.https, base=context.base),
            path=sessions.device_path(context.base),
            value=device,
            max_age=sessions.YEAR,
            secure=context.https,
            httponly=True,
            samesite="lax",
        )
    ]


def _trouble(_: Request[Any, Any, State], trouble: HttpProblem) -> Response[wire.Problem]:
    later = {} if trouble.retry_after is None else {"retry-after": str(trouble.retry_after)}
    headers = {**NO_STORE, **later}
    return Response(trouble.problem, status_code=trouble.status, headers=headers)


def _refused(request: Request[Any, Any, State], error: HTTPException) -> Response[wire.Problem]:
    return _trouble(request, of_status(error.status_code))


def _malformed(
    request: Request[Any, Any, State], _: RecursionError | UnicodeError
) -> Response[wire.Problem]:
    """What the framework's decoder does not expect of JSON."""
    return _trouble(request, of_status(400))


def _unreadable(request: Request[Any, Any, State], error: Unreadable) -> Response[wire.Problem]:
    return _trouble(request, of_refusal(refusals.of_store(error.code)))


def _failed(request: Request[Any, Any, State], error: Exception) -> Response[wire.Problem]:
    path = request.scope["path"]
    secret = path.startswith(FEED)
    _LOG.error("failed", path=FEED if secret else path, exc_info=error)
    return _trouble(request, of_status(500))


def _house(app: Litestar) -> House:
    house: House = app.state.house
    return house


@asynccontextmanager
async def _open_house(app: Litestar) -> AsyncIterator[None]:
    house = _house(app)
    await house.start()
    try:
        yield
    finally:
        await house.stop()


def build(house: House) -> App:
    """All that is asked for over HTTP as one ASGI application."""
    base = house.settings.base
    app = in_front_of(api_app(house), StaticFiles(base=base), DocsSite(base=base))  # type: ignore[arg-type]
    return with_security_headers(paced(app, house.pace, house.requests.address))


def api_app(house: House) -> Litestar:
    return Litestar(
        route_handlers=[
            healthz,
            readyz,
            me,
            my_games,
            take_holiday,
            push_key,
            listen_to_push,
            forget_push,
            my_feed,
            make_feed,
            revoke_feed,
            feed,
            register,
            log_in,
            log_out,
            change_password,
            games,
            game_sheet,
            tables,
            open_table,
            table,
            replay,
            analysis,
            save,
            invite,
        ],
        state=State({"house": house}),
        dependencies={
            "house": Provide(house_of, sync_to_thread=False),
            "context": Provide(context_of),
        },
        guards=[_guard_reads, _guard_writes],
        exception_handlers={
            HttpProblem: _trouble,
            Unreadable: _unreadable,
            HTTPException: _refused,
            RecursionError: _malformed,
            UnicodeError: _malformed,
            Exception: _failed,
        },
        lifespan=[_open_house],
        logging_config=None,
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Manoir",
            version="1",
            path="/api/schema",
            servers=[Server(url=house.settings.base or "/")],
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )
