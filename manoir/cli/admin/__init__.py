"""`manoir admin`: what the host of a house can do, while its server runs or not.

Whoever may read and write the data folder is the host: there is no other right.
"""

from cyclopts import App

from manoir.cli.admin import accounts, bans, notices, tables

app = App(name="admin", help=__doc__)
for commands in (tables.app, accounts.app, bans.app, notices.motd):
    app.command(commands)
app.command(notices.read_only, name="read-only")
app.command(notices.show_log, name="log")
