"""`manoir admin bans`."""

from typing import Annotated

from cyclopts import App, Parameter

from manoir.cli.admin.common import HERE, Which, end_of, moment
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure

app = App(name="bans", help="Keep accounts, addresses or networks away.")


@app.command(name="list")
def list_bans(*, which: Which = HERE) -> None:
    """List all bans."""
    from manoir.server.admin import looking

    rows = which.desk().read(looking.bans)
    which.show(rows, ("id", "subject", "reason", "since", "until"), "nobody is banned")


@app.command
def add(
    *,
    account: str | None = None,
    address: str | None = None,
    reason: str = "",
    span: Annotated[str | None, Parameter(name="--for")] = None,
    until: str | None = None,
    which: Which = HERE,
) -> None:
    """Ban somebody: they may read pages, and nothing else.

    Parameters
    ----------
    account: the name of an account.
    address: an address such as 192.0.2.7, or a network such as 192.0.2.0/24.
    reason: shown to whoever is banned.
    span: for how long: 30m, 12h, 7d, 4w; by default, for ever.
    until: until when, such as 2026-12-24.
    """
    from manoir.server.admin.acts import LONGEST_REASON, Ban

    if (account is None) == (address is None):
        raise Failure("name either an --account or an --address", exits.USAGE)
    if len(reason) > LONGEST_REASON:
        raise Failure(f"a reason has {LONGEST_REASON} characters at most", exits.USAGE)
    end = end_of(span, until)
    subject = account if address is None else _network(address)
    result = which.desk().act(Ban(subject or "", reason, end, is_account=account is not None))
    lasts = f"until {moment(end)}" if end else "for ever"
    which.tell(result, f"ban {result['ban']}: {result['subject']}, {lasts}")


@app.command
def lift(ban: int, *, which: Which = HERE) -> None:
    """Lift a ban.

    Parameters
    ----------
    ban: its number, as `manoir admin bans list` says.
    """
    from manoir.server.admin.acts import Unban

    which.tell(which.desk().act(Unban(ban)), f"ban {ban} is lifted")


def _network(text: str) -> str:
    """A network as it is written down; a proxy of the house is nobody's address."""
    from manoir.server.admin.decisions import parse_network
    from manoir.server.settings import from_environment

    try:
        network = parse_network(text)
    except ValueError as error:
        raise Failure(str(error), exits.USAGE) from None
    if any(network.overlaps(proxy) for proxy in from_environment().proxies()):
        raise Failure(
            f"{text} is in MANOIR_TRUSTED_PROXIES: all visitors come from there", exits.USAGE
        )
    return str(network)
