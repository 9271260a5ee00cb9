"""HTTP errors by name."""

from typing import Final

from manoir.kernel import Refusal
from manoir.server import wire

_STATUS: Final = {
    "no_such_table": 404,
    "no_such_seat": 404,
    "not_your_seat": 403,
    "bad_options": 400,
    "storage_full": 507,
    "storage_busy": 503,
    "storage_error": 503,
}
_NAMES: Final = {
    400: "malformed",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "json_only",
}


class Trouble(Exception):
    """An answer with an error status and a name."""

    def __init__(self, status: int, code: str, **args: int | str) -> None:
        super().__init__(code)
        self.status = status
        self.problem = wire.Problem(code, args)


def of_refusal(refusal: Refusal) -> Trouble:
    status = _STATUS.get(refusal.code, 409)
    return Trouble(status, refusal.code, rule=refusal.rule, **refusal.args)


def of_status(status: int) -> Trouble:
    """For what the framework refuses by itself."""
    return Trouble(status, _NAMES.get(status, "refused" if status < 500 else "internal"))
