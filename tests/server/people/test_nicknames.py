"""Nicknames: what passes, and what is refused by name (R35, the server's part)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoir.kernel import Refused
from manoir.server.people.nicknames import LONGEST, SHORTEST, clean

GOOD = [
    "Ada", "Élodie", "Jean-Luc", "O'Neill", "d’Artagnan", "mr. x", "a_b", "李小龍", "Зоя",
    "Αθηνά", "नीलम", "สมชาย", "שרה", "محمد", "12", "x" * LONGEST, "  Ada  ", "Ａｄａ",
]  # fmt: skip
MARKUP = [
    "<script>alert(1)</script>", "<b>", "a<img src=x>", "&amp;", 'a"b', "a`b", "{{7*7}}", "${7}",
    "javascript:x", "a/b", "a\\b", "%3Cb%3E", "a;b", "a=b", "a|b", "a$b", "a#b", "a@b", "a!b",
    "a?b", "a*b", "a,b", "a(b)", "[ab]", "a~b", "a^b", "a+b", "😀😀", "👩‍👩‍👧", "½½…",
]  # fmt: skip
CONTROL = [f"ab{chr(code)}cd" for code in (*range(0x20), *range(0x7F, 0xA0))]
BIDI = [f"ab{chr(code)}cd" for code in (0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F))]
ISOLATES = [f"ab{chr(code)}cd" for code in range(0x2066, 0x206A)]
ZERO_WIDTH = [
    f"ab{chr(code)}cd"
    for code in (
        0xAD, 0x34F, 0x115F, 0x1160, 0x17B4, 0x180B, 0x180E, 0x200B, 0x200C, 0x200D, 0x2060,
        0x2061, 0x2063, 0x2800, 0x3164, 0xFE00, 0xFE0F, 0xFEFF, 0xFFA0, 0xE0001, 0xE0020, 0xE0100,
    )
]  # fmt: skip
LINES = [f"ab{chr(code)}cd" for code in (0x2028, 0x2029, 0xD7FF + 0x2000, 0xFFFD, 0xFFFF)]
SURROGATES = ["ab\ud800", "\udfffab"]
BAD = [*MARKUP, *CONTROL, *BIDI, *ISOLATES, *ZERO_WIDTH, *LINES, *SURROGATES]


@pytest.mark.parametrize("name", GOOD)
def test_R35_names_of_people_pass(name: str) -> None:
    assert SHORTEST <= len(clean(name)) <= LONGEST


@pytest.mark.parametrize("name", BAD)
def test_R35_disguises_and_markup_are_refused(name: str) -> None:
    with pytest.raises(Refused) as caught:
        clean(name)
    assert caught.value.refusal.rule == "T8"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_too_short"),
        ("a", "name_too_short"),
        ("    ", "name_too_short"),
        ("x" * 21, "name_too_long"),
        ("\u0301a", "name_marks"),
        ("a\u0335\u0336\u0337b", "name_marks"),
        ("--..", "name_plain"),
        ("a<b", "name_character"),
    ],
)
def test_R35_the_problem_is_named(name: str, code: str) -> None:
    with pytest.raises(Refused) as caught:
        clean(name)
    assert caught.value.refusal.code == code


@given(st.text(max_size=40))
def test_R35_a_cleaned_name_is_clean(name: str) -> None:
    try:
        once = clean(name)
    except Refused:
        return
    assert clean(once) == once
    assert not set(once) & set("<>&\"'`\\/\n\r\0") - {"'"}
