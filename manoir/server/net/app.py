"""The web application. No other file knows Litestar."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
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

from manoir.server import wire
from manoir.server.house import House
from manoir.server.net import api
from manoir.server.net.asgi import App
from manoir.server.net.connection import Gone, Talk
from manoir.server.net.limits import TooMany
from manoir.server.net.problems import Trouble, of_status
from manoir.server.net.request_context import Visitor
from manoir.server.net.security_headers import shielded
from manoir.server.net.static_files import Statics, in_front_of
from manoir.server.operations import metrics
from manoir.server.people import sessions
from manoir.server.settings import Settings

MOST_BODY: Final = 64 * 1024
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
NO_STORE: Final = {"cache-control": "no-store"}
TheHouse = NamedDependency[House]
TheVisitor = NamedDependency[Visitor]
_LOG: Final = structlog.get_logger("manoir.app")


def visitor_of(request: Request[Any, Any, State]) -> Visitor:
    return _house(request.app).door.visitor(request.scope)


def house_of(request: Request[Any, Any, State]) -> House:
    return _house(request.app)


@get("/healthz", include_in_schema=False)
async def healthz(house: TheHouse) -> Response[dict[str, bool]]:
    return Response({"ok": await house.store.is_well()}, headers=NO_STORE)


@get("/api/me")
async def me(house: TheHouse, visitor: TheVisitor) -> Response[wire.Me]:
    """What am I playing? A browser that is nobody yet gets its session here."""
    _, cookie = _token(visitor)
    return Response(await api.me(house, visitor.session), headers={**NO_STORE, **cookie})


@get("/api/me/games")
async def my_games(house: TheHouse, visitor: TheVisitor) -> Response[tuple[wire.Played, ...]]:
    return Response(await api.my_games(house, visitor.session), headers=NO_STORE)


@post("/api/account")
async def register(
    house: TheHouse, visitor: TheVisitor, data: JSONBody[wire.Credentials]
) -> Response[wire.Me]:
    return await _become(house, visitor, await house.accounts.register(visitor, data))


@post("/api/session")
async def log_in(
    house: TheHouse, visitor: TheVisitor, data: JSONBody[wire.Credentials]
) -> Response[wire.Me]:
    return await _become(house, visitor, await house.accounts.log_in(visitor, data))


@delete("/api/session", status_code=200)
async def log_out(house: TheHouse, visitor: TheVisitor) -> Response[wire.Me]:
    """A guest stays who it is."""
    if visitor.session is None or house.accounts.account(visitor.session) is None:
        return Response(await api.me(house, visitor.session), headers=NO_STORE)
    await house.accounts.log_out(visitor.session)
    return await _become(house, visitor, sessions.new_token())


@put("/api/account/password")
async def change_password(
    house: TheHouse, visitor: TheVisitor, data: JSONBody[wire.ChangePassword]
) -> Response[wire.Me]:
    await house.accounts.change_password(visitor, data)
    return Response(await api.me(house, visitor.session), headers=NO_STORE)


@get("/api/games")
async def games(house: TheHouse) -> tuple[wire.GameInfo, ...]:
    return api.games(house)


@get("/api/tables")
async def tables(house: TheHouse) -> tuple[wire.Listed, ...]:
    return await api.tables(house)


@post("/api/tables")
async def open_table(
    house: TheHouse, visitor: TheVisitor, data: JSONBody[wire.OpenTable]
) -> Response[wire.Opened]:
    token, cookie = _token(visitor)
    who = house.accounts.who(sessions.who_of(token)) or ""
    id = await api.open_table(house, visitor, who, data)
    return Response(wire.Opened(id), headers={**NO_STORE, **cookie})


@get("/api/tables/{table:str}")
async def table(house: TheHouse, table: FromPath[str]) -> wire.Listed:
    return await api.table(house, table)


@get("/api/tables/{table:str}/replay")
async def replay(
    house: TheHouse,
    visitor: TheVisitor,
    table: FromPath[str],
    eye: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> Response[wire.Replay]:
    body: Any = await api.replay(house, visitor, table, eye)
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
async def invite(house: TheHouse, visitor: TheVisitor, table: FromPath[str]) -> Response[bytes]:
    body = await api.invite(house, visitor, table)
    return Response(body, media_type="image/svg+xml", headers=NO_STORE)


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, State], table: FromPath[str]) -> None:
    house = _house(socket.app)
    visitor = house.door.visitor(socket.scope)
    if not visitor.may_write:
        await socket.close(4403, "bad_origin")
        return
    limits = house.settings
    try:
        with house.places.take(
            ("all", limits.sockets),
            (("address", visitor.address), limits.sockets_per_address),
            (("session", visitor.session or visitor.address, table), limits.sockets_per_session),
        ):
            await _talk(house, socket, visitor, table)
    except TooMany:
        await socket.close(4429, "too_many_sockets")


async def _talk(
    house: House, socket: WebSocket[Any, Any, State], visitor: Visitor, table: str
) -> None:
    who = house.accounts.who(visitor.session)
    talk = Talk(house.hub, house.settings, house.clock, _Wire(socket), who)
    with house.sockets.hold(visitor.session, talk.outbox), metrics.SOCKETS.track_inprogress():
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
            raise Gone
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def send(self, data: bytes) -> None:
        if not self._open:
            raise Gone
        try:
            await self._socket.send(
                {"type": "websocket.send", "bytes": None, "text": data.decode()}
            )
        except (OSError, RuntimeError):  # uvicorn's name for a socket that is gone
            self._open = False
            raise Gone from None

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
    if not _house(connection.app).door.visitor(connection.scope).may_write:
        raise Trouble(403, "bad_origin")
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Trouble(415, "json_only")


def _token(visitor: Visitor) -> tuple[str, dict[str, str]]:
    """The visitor's token, or a new one and the header that hands it over."""
    if visitor.token is not None:
        return visitor.token, {}
    token = sessions.new_token()
    return token, {"set-cookie": sessions.set_cookie(token, https=visitor.https)}


async def _become(house: House, visitor: Visitor, token: str) -> Response[wire.Me]:
    """Another session than before: nobody goes on with a token that somebody may have planted."""
    cookie = {"set-cookie": sessions.set_cookie(token, https=visitor.https)}
    body = await api.me(house, sessions.who_of(token))
    return Response(body, headers={**NO_STORE, **cookie})


def _trouble(_: Request[Any, Any, State], trouble: Trouble) -> Response[wire.Problem]:
    return Response(trouble.problem, status_code=trouble.status, headers=NO_STORE)


def _refused(request: Request[Any, Any, State], error: HTTPException) -> Response[wire.Problem]:
    return _trouble(request, of_status(error.status_code))


def _malformed(
    request: Request[Any, Any, State], _: RecursionError | UnicodeError
) -> Response[wire.Problem]:
    """What the framework's decoder does not expect of JSON."""
    return _trouble(request, of_status(400))


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


def build(settings: Settings) -> App:
    """The whole server as one ASGI application."""
    return shielded(in_front_of(api_app(settings), Statics()))  # type: ignore[arg-type]


def api_app(settings: Settings) -> Litestar:
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
            tables,
            open_table,
            table,
            replay,
            analysis,
            save,
            invite,
            live,
        ],
        state=State({"house": House(settings)}),
        dependencies={
            "house": Provide(house_of, sync_to_thread=False),
            "visitor": Provide(visitor_of, sync_to_thread=False),
        },
        guards=[_guard_writes],
        exception_handlers={
            Trouble: _trouble,
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
