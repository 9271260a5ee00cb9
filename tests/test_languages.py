"""Every language that is found anywhere says everything that another one says."""

from pathlib import Path

import pytest

import manoir
from manoir.kernel.testing.words import languages_in, messages, missing_words
from manoir.kernel.text.words import LANGUAGES, BadWords, read_words, spoken, written_words

ROOT = Path(manoir.__file__).parents[1]
FOLDERS = (ROOT / "manoir", ROOT / "examples", ROOT / "web" / "src")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_language_lacks_anything(folder: Path) -> None:
    missing = missing_words(folder, languages_in(*FOLDERS))
    assert not missing, "\n".join(("", *missing))


def test_the_terminal_and_the_browser_speak_the_same_languages() -> None:
    assert {*LANGUAGES} == languages_in(ROOT / "web" / "src" / "i18n") >= {"de", "en", "fr"}
    assert LANGUAGES[0] == "en"


@pytest.mark.parametrize("folder", sorted(path.parent for path in ROOT.glob("manoir/**/en.ftl")))
def test_all_words_of_the_terminal_can_be_read(folder: Path) -> None:
    assert {*written_words(folder)} == {*LANGUAGES}


def test_what_is_missing_is_said_in_one_list(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "a = { $one } { $two }\nb = B\nc = { $n ->\n  *[x] { $m }\n}\n"
    )
    (tmp_path / "de.ftl").write_text("# b = b\na = { $one }\nc = { $n } { $m }\n")
    (tmp_path / "board.en.ftl").write_text("x = x\n")
    assert missing_words(tmp_path, {"de", "en"}) == [
        ".: de says a without $two",
        ".: de has no b",
        "board: de has no file",
    ]
    assert messages("a = 1\n    { $b }\n-term = { $c }\n") == {"a": frozenset("b")}


def package(folder: Path, monkeypatch: pytest.MonkeyPatch, **texts: str) -> str:
    monkeypatch.syspath_prepend(folder)
    words = folder / f"spoken_{len(texts)}" / "words"
    words.mkdir(parents=True)
    (words.parent / "__init__.py").touch()
    for lang, text in texts.items():
        (words / f"{lang}.ftl").write_text(text, "utf-8")
    return words.parent.name


def test_a_language_that_lacks_something_says_it_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = '## Heading\nhi = hello { $name }{ " " }\nbye = { "{" }bye{ "}" }\n'
    name = package(tmp_path, monkeypatch, nl="hi = dag { $name }\n", en=english, de="")
    words = read_words(name, "words")
    assert list(words) == ["en", "de", "nl"]
    assert words["nl"]["hi"].format(name="Ada") == "dag Ada"
    assert words["en"]["hi"].format(name="Ada") == "hello Ada "
    assert words["nl"]["bye"].format() == "{bye}"


@pytest.mark.parametrize(
    "text", ["hi", "hi = { -term }", "hi = { $n -> }", "hi = 1\nhi = 2", "  hi = 1", "hi = }"]
)
def test_words_that_cannot_be_read_are_named(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadWords, match=r"en\.ftl, line [12]: "):
        read_words(package(tmp_path, monkeypatch, en=text), "words")
    with pytest.raises(BadWords, match=r"no en\.ftl"):
        read_words(package(tmp_path, monkeypatch, de="hi = 1", fr="hi = 1"), "words")


def test_a_guest_that_lacks_a_language_is_asked_in_english() -> None:
    class Old:
        """It speaks English and French, as all did before there were more."""

    class Dutch:
        LANGUAGES = ("en", "nl")

    assert [spoken(Old, lang) for lang in ("en", "fr", "de")] == ["en", "fr", "en"]
    assert [spoken(Dutch, lang) for lang in ("en", "fr", "nl")] == ["en", "en", "nl"]
