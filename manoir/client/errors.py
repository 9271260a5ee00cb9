"""What can go wrong at a table, each as a sentence."""


class ClientError(Exception):
    """Something that a program at a table cannot do."""


class NoSuchTable(ClientError):
    """The address names no table, or none that this person may enter."""


class NoFreeSeat(ClientError):
    """Somebody sits on every seat, or on the one that was asked for."""


class AlreadyBegun(ClientError):
    """The game has begun without this program."""


class HouseGone(ClientError):
    """The house does not answer, or no longer."""


class TableRefused(ClientError):
    """The table says no, by name and rule; nothing has changed."""

    def __init__(self, code: str, rule: str) -> None:
        super().__init__(f"the table says no: {code} ({rule})")
        self.code, self.rule = code, rule
