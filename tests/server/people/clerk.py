"""Accounts without a network, with a clock that the test turns."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from manoir.server.net.live.open_sockets import OpenSockets
from manoir.server.net.problems import HttpProblem
from manoir.server.net.request_context import RequestContext
from manoir.server.people.accounts import Accounts, Signed
from manoir.server.people.sessions import new_token
from manoir.server.store import store
from manoir.server.wire import Credentials
from tests.server.memory import Memory, in_memory

PASSWORD = "une bougie, deux fantômes 🕯"
CHEAP = {"password_memory": 64, "password_rounds": 1}


class Clerk:
    """Whoever stands at the guest book."""

    def __init__(self, house: Memory) -> None:
        self.sockets = OpenSockets()
        self.house = house
        self.today = store.now()
        self.accounts = Accounts(
            house.store, house.hub, self.sockets, house.settings, house.clock, now=self.now
        )

    def now(self) -> int:
        return self.today

    async def register(self, name: str, password: str = PASSWORD) -> Signed:
        return await self.accounts.register(context(new_token()), Credentials(name, password))

    async def log_in(self, name: str, password: str = PASSWORD, **where: Any) -> Signed:
        given = Credentials(name, password)
        return await self.accounts.log_in(context(new_token(), **where), given)

    async def answer(self, name: str, password: str = PASSWORD, **where: Any) -> str:
        try:
            await self.log_in(name, password, **where)
        except HttpProblem as trouble:
            return trouble.problem.code
        return "welcome"


def context(token: str, address: str = "9.9.9.9", device: str | None = None) -> RequestContext:
    return RequestContext(address, False, None, token, True, False, device)


def with_clerk(folder: Path, scene: Callable[[Clerk], Awaitable[None]], **settings: Any) -> None:
    async def run(house: Memory) -> None:
        clerk = Clerk(house)
        await clerk.accounts.start()
        try:
            await scene(clerk)
        finally:
            await clerk.accounts.close()

    in_memory(folder, run, **{**CHEAP, **settings})
