"""`manoir admin tables`."""

from functools import partial
from typing import Annotated, Literal

from cyclopts import App, Parameter

from manoir.cli.admin.common import HERE, Which, be_sure, moment

app = App(name="tables", help="Tables: list, show, close, delete.")


@app.command(name="list")
def list_tables(
    *,
    stage: Literal["waiting", "running", "over", "closed"] | None = None,
    game: str | None = None,
    most: int = 50,
    which: Which = HERE,
) -> None:
    """List tables, the last ones first.

    Parameters
    ----------
    stage: only those that wait, run, are over, or were closed.
    game: only those of a game.
    most: how many of them.
    """
    from manoir.server.admin import looking

    rows = which.desk().read(partial(looking.tables, stage=stage, game=game, most=most))
    columns = ("id", "game", "stage", "public", "people", "plies", "touched")
    which.show(rows, columns, "there are no such tables")


@app.command
def show(table: str, *, which: Which = HERE) -> None:
    """Show all about a table that is not a secret of its game."""
    from manoir.server.admin import looking

    row = which.desk().read(partial(looking.table, id=table))
    chairs = [
        f"  seat {chair['seat']}: {chair['name'] or chair['level'] or 'nobody'}"
        + (f" (account {chair['account']})" if chair["account"] else "")
        + (f" (bot {chair['level']})" if chair["name"] and chair["level"] else "")
        for chair in row["chairs"]
    ]
    which.tell(
        row,
        f"table {row['id']}: {row['game']}, {row['stage']}, {row['plies']} records",
        f"  last touched {moment(row['touched'])}"
        + (f", over since {moment(row['ended'])}" if row["ended"] else ""),
        f"  options {row['options']}, {'public' if row['public'] else 'by link'}",
        *chairs,
    )


@app.command
def close(table: str, *, which: Which = HERE) -> None:
    """Close a table: everybody there is sent away, and nobody plays on. What was played stays."""
    from manoir.server.admin.acts import CloseTable

    result = which.desk().act(CloseTable(table))
    which.tell(result, f"table {table} is closed")


@app.command
def delete(
    table: str, *, yes: Annotated[bool, Parameter(negative="")] = False, which: Which = HERE
) -> None:
    """Delete a table with everything that was played there.

    Parameters
    ----------
    yes: do not ask.
    """
    from manoir.server.admin import looking
    from manoir.server.admin.acts import DeleteTable

    desk = which.desk()
    row = desk.read(partial(looking.table, id=table))
    be_sure(f"Delete table {table} ({row['game']}, {row['plies']} records) for ever?", yes=yes)
    result = desk.act(DeleteTable(table))
    which.tell(result, f"table {table} is deleted")
