"""The web application. No other file knows Litestar."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Annotated, Any, Final

import structlog
from litestar import (
    Litestar,
    MediaType,
    Request,
    Response,
    WebSocket,
    delete,
    get,
    post,
    put,
    websocket,
)
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, QueryParameter

from manoir.server import refusals, wire
from manoir.server.house import House
from manoir.server.net import api
from manoir.server.net.asgi import App
from manoir.server.net.connection import Connection, Disconnected
from manoir.server.net.limits import TooMany
from manoir.server.net.problems import HttpProblem, of_refusal, of_status
from manoir.server.net.request_context import RequestContext
from manoir.server.net.security_headers import with_security_headers
from manoir.server.net.static_files import StaticFiles, in_front_of
from manoir.server.operations import metrics
from manoir.server.people import sessions
from manoir.server.settings import Settings
from manoir.server.store.disk import Unreadable
from manoir.server.tables.deal import SECRET

MOST_BODY: Final = 64 * 1024
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
NO_STORE: Final = {"cache-control": "no-store"}
TheHouse = NamedDependency[House]
TheContext = NamedDependency[RequestContext]
_LOG: Final = structlog.get_logger("manoir.app")


def context_of(request: Request[Any, Any, State]) -> RequestContext:
    return _house(request.app).requests.context(request.scope)


def house_of(request: Request[Any, Any, State]) -> House:
    return _house(request.app)


@get("/healthz", include_in_schema=False)
async def healthz(house: TheHouse) -> Response[dict[str, bool | int | str]]:
    health = await house.store.health()
    return Response(health.shown(), headers=NO_STORE, status_code=200 if health.ok else 503)


@get("/api/me")
async def me(house: TheHouse, context: TheContext) -> Response[wire.Me]:
    """What am I playing? A browser that is nobody yet gets its session here."""
    _, cookie = _token(context)
    return Response(await api.me(house, context.session), headers={**NO_STORE, **cookie})


@get("/api/me/games")
async def my_games(house: TheHouse, context: TheContext) -> Response[tuple[wire.Played, ...]]:
    return Response(await api.my_games(house, context.session), headers=NO_STORE)


@post("/api/account")
async def register(
    house: TheHouse, context: TheContext, data: JSONBody[wire.Credentials]
) -> Response[wire.Me]:
    return await _become(house, context, await house.accounts.register(context, data))


@post("/api/session")
async def log_in(
    house: TheHouse, context: TheContext, data: JSONBody[wire.Credentials]
) -> Response[wire.Me]:
    return await _become(house, context, await house.accounts.log_in(context, data))


@delete("/api/session", status_code=200)
async def log_out(house: TheHouse, context: TheContext) -> Response[wire.Me]:
    """A guest stays who it is."""
    if context.session is None or house.accounts.account(context.session) is None:
        return Response(await api.me(house, context.session), headers=NO_STORE)
    await house.accounts.log_out(context.session)
    return await _become(house, context, sessions.new_token())


@put("/api/account/password")
async def change_password(
    house: TheHouse, context: TheContext, data: JSONBody[wire.ChangePassword]
) -> Response[wire.Me]:
    await house.accounts.change_password(context, data)
    return Response(await api.me(house, context.session), headers=NO_STORE)


@get("/api/games")
async def games(house: TheHouse) -> tuple[wire.GameInfo, ...]:
    return api.games(house)


@get("/api/games/{game:str}")
async def game_sheet(house: TheHouse, game: FromPath[str]) -> wire.GameSheet:
    return api.game_sheet(house, game)


@get("/api/tables")
async def tables(house: TheHouse) -> tuple[wire.Listed, ...]:
    return await api.tables(house)


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


@get("/api/tables/{table:str}/replay")
async def replay(
    house: TheHouse,
    context: TheContext,
    table: FromPath[str],
    eye: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> Response[wire.Replay]:
    body: Any = await api.replay(house, context, table, eye)
    return Response(body, media_type=MediaType.JSON, headers=NO_STORE)


@get("/api/tables/{table:str}/analysis")
async def analysis(house: TheHouse, table: FromPath[str]) -> Response[wire.Analysis]:
    body: Any = await api.analysis(house, table)
    return Response(body, media_type=MediaType.JSON, headers=NO_STORE)


@get("/api/tables/{table:str}/save")
async def save(house: TheHouse, table: FromPath[str]) -> Response[bytes]:
    body = await api.save(house, table)
    name = f'attachment; filename="manoir-{table}.json"'
    headers = {**NO_STORE, "content-disposition": name}
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table:str}/invite.svg")
async def invite(house: TheHouse, context: TheContext, table: FromPath[str]) -> Response[bytes]:
    body = await api.invite(house, context, table)
    return Response(body, media_type="image/svg+xml", headers=NO_STORE)


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, State], table: FromPath[str]) -> None:
    house = _house(socket.app)
    context = house.requests.context(socket.scope)
    if not context.may_write:
        await socket.close(4403, "bad_origin")
        return
    limits = house.settings
    try:
        with house.connections.take(
            ("all", limits.sockets),
            (("address", context.address), limits.sockets_per_address),
            (("session", context.session or context.address, table), limits.sockets_per_session),
        ):
            await _talk(house, socket, context, table)
    except TooMany:
        await socket.close(4429, "too_many_sockets")


async def _talk(
    house: House, socket: WebSocket[Any, Any, State], context: RequestContext, table: str
) -> None:
    who = house.accounts.who(context.session)
    talk = Connection(house.hub, house.settings, house.clock, _Wire(socket), who)
    with house.sockets.hold(context.session, talk.outbox), metrics.SOCKETS.track_inprogress():
        await socket.accept()
        await talk.run(table)


class _Wire:
    """A Litestar socket as the transport of a talk."""

    def __init__(self, socket: WebSocket[Any, Any, State]) -> None:
        self._socket = socket
        self._open = True

    async def receive(self) -> str | bytes:
        message: Any = await self._socket.receive()
        if message["type"] != "websocket.receive":
            self._open = False
            raise Disconnected
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def send(self, data: bytes) -> None:
        if not self._open:
            raise Disconnected
        try:
            await self._socket.send(
                {"type": "websocket.send", "bytes": None, "text": data.decode()}
            )
        except (OSError, RuntimeError):  # uvicorn's name for a socket that is gone
            self._open = False
            raise Disconnected from None

    async def close(self, code: int, reason: str) -> None:
        if self._open:
            self._open = False
            try:
                await self._socket.send({"type": "websocket.close", "code": code, "reason": reason})
            except (OSError, RuntimeError):
                return


def _guard_writes(connection: ASGIConnection[Any, Any, Any, State], _: BaseRouteHandler) -> None:
    """Another site's page can neither send JSON to us nor our own Origin."""
    if connection.scope.get("method", "GET") in SAFE_METHODS:
        return
    if not _house(connection.app).requests.context(connection.scope).may_write:
        raise HttpProblem(403, "bad_origin")
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise HttpProblem(415, "json_only")


def _token(context: RequestContext) -> tuple[str, dict[str, str]]:
    """The context's token, or a new one and the header that hands it over."""
    if context.token is not None:
        return context.token, {}
    token = sessions.new_token()
    return token, {"set-cookie": sessions.set_cookie(token, https=context.https)}


async def _become(house: House, context: RequestContext, token: str) -> Response[wire.Me]:
    """Another session than before: nobody goes on with a token that somebody may have planted."""
    cookie = {"set-cookie": sessions.set_cookie(token, https=context.https)}
    body = await api.me(house, sessions.who_of(token))
    return Response(body, headers={**NO_STORE, **cookie})


def _trouble(_: Request[Any, Any, State], trouble: HttpProblem) -> Response[wire.Problem]:
    return Response(trouble.problem, status_code=trouble.status, headers=NO_STORE)


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
    _LOG.error("failed", path=request.scope["path"], exc_info=error)
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


def build(settings: Settings, chance: Random = SECRET) -> App:
    """The whole server as one ASGI application; `chance` deals."""
    return with_security_headers(in_front_of(api_app(settings, chance), StaticFiles()))  # type: ignore[arg-type]


def api_app(settings: Settings, chance: Random = SECRET) -> Litestar:
    return Litestar(
        route_handlers=[
            healthz,
            me,
            my_games,
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
            live,
        ],
        state=State({"house": House(settings, chance=chance)}),
        dependencies={
            "house": Provide(house_of, sync_to_thread=False),
            "context": Provide(context_of, sync_to_thread=False),
        },
        guards=[_guard_writes],
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
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )
