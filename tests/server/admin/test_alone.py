"""What a host does while no server runs, and where the server does not answer."""

from pathlib import Path

import pytest

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.admin import acts, looking
from manoir.server.admin.decisions import Banned, Bans
from manoir.server.admin.desk import Desk
from manoir.server.store.check import check_file
from manoir.server.store.opening import claimed
from manoir.server.store.rows import write_room
from manoir.server.store.store import Store
from tests.server.admin.host import Host
from tests.server.store.scenes import keep, with_store
from tests.server.table_scenes import finished_table, running_table, waiting_table


async def played(store: Store) -> None:
    waiting, over, running = waiting_table(), finished_table(), running_table()
    waiting.id, over.id = "waiting000", "over000000"
    await store.write(write_room(waiting, 1))
    await keep(store, over)
    await keep(store, running)


def test_a_closed_house_is_looked_after_like_an_open_one(tmp_path: Path) -> None:
    with_store(tmp_path, played)
    desk = Desk(tmp_path)
    desk.act(acts.SetMotd("Tea at five"))
    desk.act(acts.SetReadOnly(True))
    desk.act(acts.CloseTable("waiting000"))
    desk.act(acts.CloseTable(running_table().id))
    desk.act(acts.DeleteTable("over000000"))
    with pytest.raises(Failure, match="there is no table over000000") as caught:
        desk.act(acts.DeleteTable("over000000"))
    assert caught.value.code == exits.USAGE
    notices = desk.read(looking.notices)
    assert (notices["motd"], notices["read_only"]) == ("Tea at five", True)
    assert len(desk.read(lambda connection: looking.log(connection, most=9))) == 5

    async def after(store: Store) -> None:
        assert (await store.health()).lost == 0
        assert await store.load("over000000") is None

    with_store(tmp_path, after)
    assert Host(tmp_path).run("tables", "list").returncode == 0


def test_closed_tables_pass_the_check(tmp_path: Path) -> None:
    with_store(tmp_path, played)
    for table in ("waiting000", running_table().id):
        Desk(tmp_path).act(acts.CloseTable(table))
    found = check_file(tmp_path / "manoir.db", print)
    assert (found.tables, found.is_whole) == (3, True)


def test_what_no_server_takes_up_is_given_up_and_never_done_later(tmp_path: Path) -> None:
    with_store(tmp_path, played)
    with claimed(tmp_path):  # a server that hangs
        with pytest.raises(Failure, match="nothing was done") as caught:
            Desk(tmp_path, patience=0.3).act(acts.DeleteTable("over000000"))
        assert caught.value.code == exits.IN_USE
    desk = Desk(tmp_path)
    assert desk.read(lambda connection: looking.log(connection, most=9))[0]["state"] == "given_up"
    assert desk.read(lambda connection: looking.table(connection, "over000000"))


def test_no_house_is_a_sentence(tmp_path: Path) -> None:
    code, sentence = Host(tmp_path).refused("tables", "list")
    assert (code, sentence) == (exits.NO_INPUT, f"there is no manoir.db in {tmp_path}")


@pytest.mark.parametrize(
    ("subject", "address", "is_banned"),
    [
        ("192.0.2.7/32", "192.0.2.7", True),
        ("192.0.2.0/24", "192.0.2.200", True),
        ("192.0.2.0/24", "192.0.3.1", False),
        ("2001:db8::7/128", "2001:db8::/64", True),  # of IPv6, limits count networks of 64 bits
        ("2001:db8::/32", "192.0.2.7", False),
        ("192.0.2.0/24", "not an address", False),
    ],
)
def test_T32_a_ban_knows_networks(subject: str, address: str, is_banned: bool) -> None:
    bans = Bans([Banned(1, None, subject, "", 0, None)])
    assert (bans.find(None, address) is not None) is is_banned


def test_T32_a_ban_ends() -> None:
    assert Bans([Banned(1, "who", "Ada", "", 0, 1)]).find("who", "192.0.2.7") is None
    assert Bans([Banned(1, "who", "Ada", "", 0, None)]).find("who", "192.0.2.7") is not None
