"""A move that may not be played gets a name and the number of the rule against it."""

from msgspec import Struct


class Refusal(Struct, frozen=True, gc=False):
    """A code the client can put into words, and the rule it rests on."""

    code: str
    rule: str
    args: dict[str, int | str] = {}


class Refused(Exception):
    """Raised at the door of a match; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} (rule {refusal.rule})")
        self.refusal = refusal
