"""Nicknames: what people may call themselves, so that no name can disguise or disturb (T8)."""

from itertools import groupby
from typing import Final
from unicodedata import category, normalize

from manoir.kernel import Refusal, Refused

SHORTEST: Final = 2
LONGEST: Final = 20
MARKS_IN_A_ROW: Final = 2
PUNCTUATION: Final = frozenset(" '’-._")
CATEGORIES: Final = frozenset({"Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd"})
# Letters and marks that show nothing: fillers, joiners, variation selectors, silent vowels.
INVISIBLE: Final = frozenset(
    map(
        chr,
        (
            0x034F,
            0x115F,
            0x1160,
            0x17B4,
            0x17B5,
            0x3164,
            0xFFA0,
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            *range(0xE0100, 0xE01F0),
        ),
    )
)


def clean(raw: str) -> str:
    """The name as everybody will see it. Raises Refused, naming what is wrong with it."""
    name = tidy(raw)
    refusal = _refuse(name)
    if refusal:
        raise Refused(refusal)
    return name


def tidy(raw: str) -> str:
    return " ".join(word for word in normalize("NFKC", raw).split(" ") if word)


def skeleton(name: str) -> str:
    """What two names share that people would take for the same."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def same(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other)


def _refuse(name: str) -> Refusal | None:
    bad = next((character for character in name if not _is_allowed(character)), None)
    if bad is not None:
        return Refusal("name_character", "T8", {"character": f"U+{ord(bad):04X}"})
    if len(name) < SHORTEST:
        return Refusal("name_too_short", "T8", {"shortest": SHORTEST})
    if len(name) > LONGEST:
        return Refusal("name_too_long", "T8", {"longest": LONGEST})
    if _piles_marks(name):
        return Refusal("name_marks", "T8")
    return None if any(category(c)[0] in "LN" for c in name) else Refusal("name_plain", "T8")


def _is_allowed(character: str) -> bool:
    if character in PUNCTUATION:
        return True
    return category(character) in CATEGORIES and character not in INVISIBLE


def _piles_marks(name: str) -> bool:
    """Marks need a letter to stand on, and few of them stand on one."""
    runs = [(mark, len(list(run))) for mark, run in groupby(name, lambda c: category(c)[0] == "M")]
    return runs[0][0] or any(mark and length > MARKS_IN_A_ROW for mark, length in runs)
