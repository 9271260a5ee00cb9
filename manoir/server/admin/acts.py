"""Everything that a host can do, as values: they are written into the log of the host's acts."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

LONGEST_MOTD: Final = 1000
LONGEST_REASON: Final = 200
TableId = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(max_length=80)]


class _Act(Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    """Something that a host does."""


class CloseTable(_Act, frozen=True, tag="close_table"):
    """Nobody gets in or plays on; what was played stays."""

    table: TableId


class DeleteTable(_Act, frozen=True, tag="delete_table"):
    """With its log."""

    table: TableId


class ResetPassword(_Act, frozen=True, tag="reset_password"):
    """Every session of the account ends."""

    account: Name
    password: str = ""  # its hash; the log does not keep it


class DeleteAccount(_Act, frozen=True, tag="delete_account"):
    """Its games stay, without its name."""

    account: Name
    nobody: str = ""  # whom its seats belong to from now on: no token leads there


class Ban(_Act, frozen=True, tag="ban"):
    """Keep an account, an address or a network away."""

    subject: Name
    reason: Annotated[str, Meta(max_length=LONGEST_REASON)] = ""
    until: int | None = None  # in seconds since 1970; None: for ever
    is_account: bool = False


class Unban(_Act, frozen=True, tag="unban"):
    """Lift a ban, by its number."""

    ban: int


class SetMotd(_Act, frozen=True, tag="motd"):
    """The message of the day; empty: none."""

    text: Annotated[str, Meta(max_length=LONGEST_MOTD)]


class SetReadOnly(_Act, frozen=True, tag="read_only"):
    """Nobody opens or plays; pages and films go on."""

    on: bool


Act = CloseTable | DeleteTable | ResetPassword | DeleteAccount | Ban | Unban | SetMotd | SetReadOnly
_DECODER: Final[msgspec.json.Decoder[Act]] = msgspec.json.Decoder(Act)


def encode(act: Act) -> str:
    return msgspec.json.encode(act).decode()


def decode(text: str) -> Act:
    return _DECODER.decode(text)


def without_secrets(act: Act) -> Act:
    """As the log keeps it."""
    return replace(act, password="") if isinstance(act, ResetPassword) else act
