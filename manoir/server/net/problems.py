"""HTTP errors by name."""

from typing import Final

from manoir.kernel import Refusal
from manoir.server import refusals, wire

_STATUS: Final = {
    "no_such_table": 404,
    "no_such_seat": 404,
    "not_your_seat": 403,
    "bad_options": 400,
    "name_too_short": 400,
    "name_too_long": 400,
    "name_character": 400,
    "name_marks": 400,
    "name_plain": 400,
    "damaged": 409,
    "storage_full": 507,
    "storage_busy": 503,
    "unknown": 503,
    "storage_error": 503,
    "too_busy": 503,
    "read_only": 503,
    "table_closed": 410,
    "banned": 403,
}
_NAMES: Final = {
    400: "malformed",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "json_only",
}


class HttpProblem(Exception):
    """An answer with an error status and a name."""

    def __init__(self, status: int, code: str, **args: int | str) -> None:
        super().__init__(code)
        self.status = status
        self.retry_after: int | None = 1 if code in refusals.PASSING else None  # seconds
        self.problem = wire.Problem(code, args)


def of_refusal(refusal: Refusal) -> HttpProblem:
    status = _STATUS.get(refusal.code, 409)
    return HttpProblem(status, refusal.code, rule=refusal.rule, **refusal.args)


def of_storage(code: str, *, conflict: HttpProblem) -> HttpProblem:
    """Why something is not on the disk; a conflict means what the caller says."""
    return conflict if code == "conflict" else HttpProblem(_STATUS[code], code)


def of_status(status: int) -> HttpProblem:
    """For what the framework refuses by itself."""
    return HttpProblem(status, _NAMES.get(status, "refused" if status < 500 else "internal"))
