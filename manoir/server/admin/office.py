"""The host's office in a running server: it looks at the store every second.

What was asked on a command line is carried out here, where tables and sockets are; and whatever
was done, here or by another server, changes what this one holds in memory.
"""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from sqlalchemy import Connection, update

from manoir.server import refusals
from manoir.server.admin import acts, carrying_out, decisions
from manoir.server.admin.acts import Act
from manoir.server.admin.decisions import Banned, Bans, Decisions
from manoir.server.bots.waking import wake_bots
from manoir.server.net.encoder import encode, encode_lobby
from manoir.server.people.sessions import Who
from manoir.server.store.disk import Unreadable
from manoir.server.store.schema import ADMIN_LOG, ADMINISTRATION
from manoir.server.store.writer import Unwritten

if TYPE_CHECKING:
    from manoir.server.house import House

LOOKS: Final = 1.0  # seconds between two
_LOG: Final = structlog.get_logger("manoir.admin")


class Office:
    """What the host has decided, and how this server follows it."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._store = house.store
        self._bans = Bans()
        self._waking: asyncio.Task[None] | None = None
        self._strangers: tuple[str, ...] = ()
        self.decisions = Decisions()

    @property
    def is_read_only(self) -> bool:
        return self.decisions.read_only

    def ban_of(self, who: Who | None, address: str) -> Banned | None:
        return self._bans.find(who, address)

    async def start(self) -> None:
        """What was decided before is in force from the first visitor on."""
        try:
            await self._take_over(await self._store.read(decisions.read_decisions), first=True)
        except Unreadable as error:
            _LOG.error("decisions_unread", code=error.code)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOKS)
            try:
                await self.look()
            except (Unreadable, Unwritten):
                continue  # the disk is full, busy or damaged: there is always a next time
            except Exception as error:
                _LOG.error("failed", exc_info=error)

    async def look(self) -> None:
        """Carry out what is asked, and follow what was done."""
        standing = await self._store.read(decisions.read_standing)
        while standing.asked:
            await self._carry_out(standing.asked)
            standing = await self._store.read(decisions.read_standing)
        if standing.revision != self.decisions.revision:
            await self._follow()
        await self._note_strangers()

    async def _carry_out(self, number: int) -> None:
        """Under the locks of the tables that it is about; why not is said in the log."""
        act = await self._store.read(partial(_asked, number=number))
        if act is None:
            return
        job = partial(_done, number=number)
        match act:
            case acts.CloseTable(table) | acts.DeleteTable(table):
                refused = await self._house.hub.change_rows(table, job)
            case acts.DeleteAccount(name, nobody):
                refused = await self._delete_account(name, nobody, job)
            case _:
                refused = await self._store.do(job)
        _LOG.info("admin_act", number=number, kind=type(act).__name__, refused=refused)

    async def _delete_account(self, name: str, nobody: Who, job: Any) -> str | None:
        """Like a guest who signs in, the other way round: all its tables at once."""
        try:
            row = await self._store.read(lambda c: carrying_out.account_called(c, name))
        except carrying_out.Refused:
            return await self._store.do(job)
        return await self._house.hub.hand_over(row["id"], nobody, job)

    async def _follow(self) -> None:
        before = self.decisions.revision
        new = await self._store.read(decisions.read_decisions)
        done = await self._store.read(lambda connection: decisions.read_acts(connection, before))
        await self._take_over(new)
        for act, result in done:
            await self._apply(acts.decode(act), msgspec.json.decode(result or "{}"))

    async def _take_over(self, new: Decisions, *, first: bool = False) -> None:
        old, self.decisions = self.decisions, new
        self._bans = Bans(new.bans)
        if new.bans != old.bans:
            self._send_banned_away()
        if new.read_only != old.read_only:
            self._stand_still(new.read_only, first=first)
        house = self._house
        house.stream.notice = house.hub.notice = None
        if new.notice() != Decisions().notice():
            house.stream.notice = encode_lobby(new.notice())
            house.hub.notice = encode(new.notice())
        if new.notice() != old.notice():
            await house.stream.give_notice(encode_lobby(new.notice()))
            house.hub.tell_everybody(encode(new.notice()))

    def _stand_still(self, still: bool, *, first: bool) -> None:
        self._house.hub.stand_still(still)
        if not still and not first:
            self._waking = asyncio.create_task(wake_bots(self._house.hub, self._store))

    def _send_banned_away(self) -> None:
        who = self._house.accounts.who

        def is_banned(session: str | None, address: str) -> bool:
            return self.ban_of(who(session), address) is not None

        self._house.sockets.close_where(is_banned, 4403, refusals.BANNED.code)

    async def _apply(self, act: Act, result: Any) -> None:
        """What this server holds in memory is not what it was."""
        house = self._house
        match act:
            case acts.CloseTable(table):
                house.hub.forget(table, refusals.TABLE_CLOSED)
                house.stream.forget(table)
            case acts.DeleteTable(table):
                house.hub.forget(table, refusals.NO_SUCH_TABLE)
                house.stream.forget(table)
            case acts.ResetPassword():
                await house.accounts.read_again()
            case acts.DeleteAccount():
                await house.accounts.read_again()
                await house.postman.subscriptions.load()
                house.answers.clear()  # films have its name in them
                for table in result.get("tables", ()):
                    await house.hub.read_again(table)
            case _:
                return

    async def _note_strangers(self) -> None:
        """Proxies that nobody has named: `manoir doctor` asks about them."""
        told = self._house.requests.strangers()
        if told != self._strangers:
            text = msgspec.json.encode(told).decode()
            kept = update(ADMINISTRATION).values(strangers=text)
            await self._store.do(lambda connection: connection.execute(kept).rowcount)
            self._strangers = told

    async def close(self) -> None:
        if self._waking is not None:
            self._waking.cancel()


def _asked(connection: Connection, *, number: int) -> Act | None:
    row = connection.execute(ADMIN_LOG.select().where(ADMIN_LOG.c.id == number)).mappings().first()
    return acts.decode(row["act"]) if row is not None and row["state"] == "asked" else None


def _done(connection: Connection, *, number: int) -> str | None:
    """Why it cannot be carried out; None: it is, or has been."""
    try:
        carrying_out.carry_out(connection, number)
    except carrying_out.Refused as error:
        carrying_out.refuse(connection, number, str(error))
        return str(error)
    return None
