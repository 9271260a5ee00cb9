"""`manoir admin motd`, `manoir admin read-only` and `manoir admin log`."""

from functools import partial
from typing import Literal

from cyclopts import App

from manoir.cli.admin.common import HERE, Which, moment
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure

motd = App(name="motd", help="The message of the day: set, show, clear.")


@motd.command(name="set")
def set_motd(text: str, *, which: Which = HERE) -> None:
    """Show a message on the first page and in the lobby; everybody may put it away.

    Parameters
    ----------
    text: plain text, lines and all.
    """
    from manoir.server.admin.acts import LONGEST_MOTD, SetMotd

    tidy = text.strip()
    if not 0 < len(tidy) <= LONGEST_MOTD:
        raise Failure(f"a message has 1 to {LONGEST_MOTD} characters", exits.USAGE)
    which.tell(which.desk().act(SetMotd(tidy)), "the message is shown to everybody")


@motd.command(name="clear")
def clear_motd(*, which: Which = HERE) -> None:
    """Take the message away."""
    from manoir.server.admin.acts import SetMotd

    which.tell(which.desk().act(SetMotd("")), "there is no message any more")


@motd.command(name="show")
def show_motd(*, which: Which = HERE) -> None:
    """Say what is shown."""
    from manoir.server.admin import looking

    row = which.desk().read(looking.notices)
    since = f"since {moment(row['motd_since'])}:" if row["motd"] else "there is no message"
    which.tell(row, since, *([row["motd"]] if row["motd"] else []))


def read_only(to: Literal["on", "off", "show"] = "show", *, which: Which = HERE) -> None:
    """Stop all games for a while, or let them go on: pages and films stay, clocks stand.

    Parameters
    ----------
    to: on, off, or show how it is.
    """
    from manoir.server.admin import looking
    from manoir.server.admin.acts import SetReadOnly

    desk = which.desk()
    if to != "show":
        desk.act(SetReadOnly(to == "on"))
    row = desk.read(looking.notices)
    sentence = "nobody opens or plays" if row["read_only"] else "everybody may play"
    which.tell({"read_only": row["read_only"]}, sentence)


def show_log(*, most: int = 50, which: Which = HERE) -> None:
    """Show what hosts have done, the newest first.

    Parameters
    ----------
    most: how many lines.
    """
    from manoir.server.admin import looking

    rows = which.desk().read(partial(looking.log, most=most))
    which.show(rows, ("id", "time", "who", "act", "state", "result"), "nothing was done yet")
