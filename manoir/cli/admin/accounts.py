"""`manoir admin accounts`."""

import sys
from functools import partial
from secrets import token_urlsafe
from typing import Annotated, Final

from cyclopts import App, Parameter

from manoir.cli.admin.common import HERE, Which, be_sure, write_json
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure

NEW_BYTES: Final = 12
app = App(name="accounts", help="Accounts: list, reset a password, delete, export.")


@app.command(name="list")
def list_accounts(*, like: str | None = None, most: int = 200, which: Which = HERE) -> None:
    """List accounts by name.

    Parameters
    ----------
    like: only those with this in their name.
    most: how many of them.
    """
    from manoir.server.admin import looking

    rows = which.desk().read(partial(looking.accounts, like=like, most=most))
    which.show(rows, ("name", "since", "sessions", "games"), "nobody has signed the guest book")


@app.command
def reset_password(
    account: str,
    *,
    password_stdin: Annotated[bool, Parameter(negative="")] = False,
    which: Which = HERE,
) -> None:
    """Give an account another password; every device of it is signed out.

    Parameters
    ----------
    account: its name.
    password_stdin: read the password from standard input instead of making one up.
    """
    from manoir.server.admin.acts import ResetPassword

    made = None if password_stdin else token_urlsafe(NEW_BYTES)
    password = made or sys.stdin.readline().rstrip("\n")
    result = which.desk().act(ResetPassword(account, _hashed(password, account)))
    told = {**result, "password": made} if made else result
    sentences = [f"{result['account']} has another password, and is signed out everywhere"]
    which.tell(told, *sentences, *([f"  {made}"] if made else []))


@app.command
def delete(
    account: str, *, yes: Annotated[bool, Parameter(negative="")] = False, which: Which = HERE
) -> None:
    """Delete an account. Its games stay, without its name.

    Parameters
    ----------
    account: its name.
    yes: do not ask.
    """
    from manoir.server.admin import looking
    from manoir.server.admin.acts import DeleteAccount
    from manoir.server.people.sessions import new_who

    desk = which.desk()
    known = desk.read(partial(looking.export, name=account))
    be_sure(f"Delete the account {known['name']} for ever?", yes=yes)
    result = desk.act(DeleteAccount(account, new_who()))
    which.tell(result, f"{result['account']} is deleted; {len(result['tables'])} tables stay")


@app.command
def export(account: str, *, which: Which = HERE) -> None:
    """Write all that the house knows of an account as JSON.

    Parameters
    ----------
    account: its name.
    """
    from manoir.server.admin import looking

    write_json(which.desk().read(partial(looking.export, name=account)))


def _hashed(password: str, name: str) -> str:
    from argon2 import PasswordHasher

    from manoir.server.net.problems import HttpProblem
    from manoir.server.people.accounts import check_password
    from manoir.server.people.hashing import Hash, answer
    from manoir.server.settings import from_environment

    try:
        check_password(password, name)
    except HttpProblem as problem:
        raise Failure(f"this password cannot be used: {problem}", exits.USAGE) from None
    settings = from_environment()
    hasher = PasswordHasher(settings.password_rounds, settings.password_memory)
    return str(answer(hasher, Hash(password)))
