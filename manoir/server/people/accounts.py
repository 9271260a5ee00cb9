"""Accounts: a name and a password that keep somebody's tables across devices.

Nobody needs one. A token that is not signed in is a guest's, and a guest is its own hash; a token
that is signed in stands for its account. These are few, so all of them are in memory, written
through to the disk: what every request asks is one look into a dictionary.
"""

import asyncio
from collections.abc import Callable, Sized
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection

from manoir.kernel import Refused, registry
from manoir.server import wire
from manoir.server.net.limits import Backoff, Clock, Window
from manoir.server.net.live.open_sockets import OpenSockets
from manoir.server.net.problems import HttpProblem, of_refusal, of_storage
from manoir.server.net.request_context import RequestContext
from manoir.server.operations import metrics
from manoir.server.people import account_rows, devices, nicknames
from manoir.server.people.devices import Device
from manoir.server.people.login_attempts import Attempt, LoginAttempts, too_many
from manoir.server.people.password_rules import is_too_easy
from manoir.server.people.passwords import Busy, Passwords
from manoir.server.people.sessions import YEAR, Session, Who, new_token, new_who, who_of
from manoir.server.processes.beginning import Beginning
from manoir.server.settings import Settings
from manoir.server.store.disk import Unreadable
from manoir.server.store.rows import Row
from manoir.server.store.schema import SESSIONS
from manoir.server.store.store import Job, Store, now
from manoir.server.store.writer import Unwritten
from manoir.server.tables.hub import Hub

SHORTEST: Final = 8
LONGEST: Final = 200
HOUR: Final = 3600.0
MOST_GUESTS: Final = 10_000


class Account(Struct, frozen=True):
    """Somebody who signed in."""

    id: Who
    name: str


class Signed(Struct, frozen=True):
    """What a browser gets that has logged in."""

    token: str
    device: str  # a cookie by which the account knows it again


class Accounts:
    """Who is who, and how one becomes it."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        sockets: OpenSockets,
        settings: Settings,
        clock: Clock,
        *,
        now: Callable[[], int] = now,
        beginning: Beginning | None = None,
    ) -> None:
        self._store = store
        self._now = now
        self._hub = hub
        self._sockets = sockets
        self._passwords = Passwords(
            settings.password_memory, settings.password_rounds, beginning=beginning
        )
        self._tries = LoginAttempts(settings, clock)
        self._registrations = Window(settings.registrations, HOUR, clock)
        self._most = settings.accounts
        self._is_shared = store.database.is_shared
        self._guests: dict[Session, None] = {}  # known not to be signed in, where it is shared
        self._signed_in: dict[Session, Account] = {}
        self._turn = asyncio.Lock()  # the disk and the dictionary change together

    async def start(self) -> None:
        """A file whose sessions cannot be read opens all the same: people sign in again."""
        if not self._is_shared:
            try:
                known = await self._store.read(account_rows.signed_in)
            except Unreadable:
                known = []
            self._signed_in = {session: Account(id, name) for session, id, name in known}
        self._passwords.start()

    async def look_up(self, session: Session | None) -> None:
        """Know a session that may have begun on another node. Raises Unreadable."""
        if not self._is_shared or session is None:
            return
        if session in self._signed_in or session in self._guests:
            return
        found = await self._store.read(lambda c: account_rows.session(c, session))
        if found is not None:
            self._signed_in[session] = Account(*found)
            return
        self._guests[session] = None  # for ever: whoever signs in gets another token
        if len(self._guests) > MOST_GUESTS:
            del self._guests[next(iter(self._guests))]

    async def look_again(self) -> None:
        """End what has ended on another node; sessions without a socket are looked up anew."""
        known = list(self._signed_in)
        still = await self._store.read(lambda c: account_rows.which_of(c, known)) if known else ()
        self._forget([session for session in known if session not in still])
        for session in known:
            if not self._sockets.has(session):
                self._signed_in.pop(session, None)

    def limits(self) -> dict[str, Window | Backoff]:
        """What counts on all nodes together."""
        return {"registrations": self._registrations, **self._tries.limits()}

    async def close(self) -> None:
        await self._passwords.close()

    async def read_again(self) -> None:
        """Somebody else has changed what is on the disk: sessions that are gone there end here."""
        async with self._turn:
            known = await self._store.read(account_rows.signed_in)
            there = {session: Account(id, name) for session, id, name in known}
            gone = [session for session in self._signed_in if session not in there]
            self._signed_in = there
            self._forget(gone)

    def registries(self) -> dict[str, Sized]:
        return {
            "signed_in": self._signed_in,
            "registrations": self._registrations,
            **self._tries.registries(),
        }

    def account(self, session: Session | None) -> Account | None:
        return self._signed_in.get(session) if session else None

    def who(self, session: Session | None) -> Who | None:
        account = self.account(session)
        return account.id if account else session

    async def register(self, context: RequestContext, given: wire.Credentials) -> Signed:
        """A new account with all that the guest had, and its first session."""
        name = _cleaned(given.name)
        check_password(given.password, name)
        if not self._registrations.take(context.address):
            raise too_many(self._registrations.wait(context.address))
        key = nicknames.skeleton(name)
        if await self._store.read(lambda connection: account_rows.find(connection, key)):
            raise HttpProblem(409, "name_taken")
        if await self._store.read(account_rows.count) >= self._most:
            raise HttpProblem(507, "too_many_accounts")
        password = await self._hash(given.password)
        row = {"id": new_who(), "name": name, "key": key, "password": password}
        return await self._sign_in(context, {**row, "since": self._now()}, password, new=True)

    async def log_in(self, context: RequestContext, given: wire.Credentials) -> Signed:
        """A new session, to which the guest brings what it had."""
        key = nicknames.skeleton(nicknames.tidy(given.name))
        device = devices.read(context.device)
        if device is None:
            self._tries.take(Attempt(key, context.address))
        row = await self._store.read(lambda connection: account_rows.find(connection, key))
        stored = row["password"] if row else None
        known = await self._known(device, stored)
        attempt = Attempt(key, context.address, known)
        if device is not None:
            self._tries.take(attempt)
        await self._verify(attempt, stored, given.password, "bad_login")
        assert row is not None, "a password was right"
        fresh = await self._refreshed(row["password"], given.password)
        return await self._sign_in(context, row, fresh)

    async def log_out(self, session: Session) -> None:
        self._forget([session])  # first: whatever the disk says, it is over
        async with self._turn:
            await self._write(
                lambda connection: account_rows.end(connection, SESSIONS.c.id == session)
            )

    async def change_password(self, context: RequestContext, given: wire.ChangePassword) -> str:
        """Every other session of the account ends; this device gets a new cookie."""
        session, account = context.session, self.account(context.session)
        if session is None or account is None:
            raise HttpProblem(403, "not_signed_in")
        check_password(given.new, account.name)
        attempt = Attempt(nicknames.skeleton(account.name), context.address, session)
        self._tries.take(attempt)
        old = await self._store.read(lambda c: account_rows.password_of(c, account.id)) or ""
        await self._verify(attempt, old, given.old, "wrong_password")
        new = await self._hash(given.new)
        async with self._turn:
            self._forget(
                await self._write(
                    lambda c: account_rows.change_password(c, account.id, old, new, session)
                )
            )
        return devices.marked(devices.read(context.device), new)

    async def sweep(self) -> None:
        """A session lasts as long as its cookie."""
        old = SESSIONS.c.since < self._now() - YEAR
        async with self._turn:
            self._forget(await self._store.do(lambda connection: account_rows.end(connection, old)))

    async def _sign_in(
        self, context: RequestContext, row: Row, password: str, *, new: bool = False
    ) -> Signed:
        """One commit: the account if it is new, its session, and all that the guest had."""
        token, before = new_token(), context.session
        session: Row = {"id": who_of(token), "account": row["id"], "since": self._now()}

        def job(connection: Connection) -> list[Session]:
            if new:
                account_rows.register(connection, row)
            over = account_rows.end(connection, SESSIONS.c.id == before)
            return over + account_rows.sign_in(connection, session, row["password"], password)

        async with self._turn:
            guest = before if self.account(before) is None else None
            ended = await self._write(job, guest, row["id"])
            self._signed_in[session["id"]] = Account(row["id"], row["name"])
            self._forget([before, *ended] if before else ended)
        return Signed(token, devices.marked(devices.read(context.device), password))

    async def _write(
        self, job: "Job[list[Session]]", guest: Who | None = None, account: Who = ""
    ) -> list[Session]:
        """The sessions that ended."""
        try:
            if guest is not None:
                return await self._hub.hand_over(guest, account, job)
            return await self._store.do(job)
        except account_rows.Outdated:
            raise HttpProblem(403, "bad_login") from None
        except Unwritten as error:
            raise of_storage(error.code, conflict=HttpProblem(409, "name_taken")) from None

    async def _known(self, device: Device | None, stored: str | None) -> str | None:
        """The device's id if the account knows it, after the same work for who is unknown."""
        if device is None:
            return None
        known = devices.is_known(device, stored or await self._nobodys())
        return device.id if known and stored is not None else None

    async def _verify(self, attempt: Attempt, stored: str | None, password: str, code: str) -> None:
        try:
            right = await self._passwords.verify(stored, password)
        except Busy:
            self._tries.give_back(attempt)
            metrics.LOGINS.labels("busy").inc()
            raise HttpProblem(503, "busy") from None
        metrics.LOGINS.labels("right" if right else "wrong").inc()
        if not right:
            raise HttpProblem(403, code)
        self._tries.give_back(attempt)

    async def _nobodys(self) -> str:
        try:
            return await self._passwords.nobodys()
        except Busy:
            raise HttpProblem(503, "busy") from None

    async def _hash(self, password: str) -> str:
        try:
            return await self._passwords.hash(password)
        except Busy:
            raise HttpProblem(503, "busy") from None

    async def _refreshed(self, stored: str, password: str) -> str:
        """The hash by today's parameters, if there is time for it now."""
        if not self._passwords.is_outdated(stored):
            return stored
        try:
            return await self._passwords.hash(password)
        except Busy:
            return stored

    def _forget(self, ended: list[Session]) -> None:
        for session in ended:
            self._signed_in.pop(session, None)
            self._sockets.close(session)


def _cleaned(raw: str) -> str:
    try:
        return nicknames.clean(raw)
    except Refused as error:
        raise of_refusal(error.refusal) from None


def check_password(password: str, name: str) -> None:
    """Raise HttpProblem for one that is quickly guessed."""
    if len(password) < SHORTEST:
        raise HttpProblem(400, "password_too_short", shortest=SHORTEST)
    if len(password) > LONGEST:
        raise HttpProblem(400, "password_too_long", longest=LONGEST)
    if is_too_easy(password, name, registry.games()):
        raise HttpProblem(400, "password_too_easy")
