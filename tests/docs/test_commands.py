"""Commands that documents show exist, with these options; links lead somewhere."""

import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest
from cyclopts import CycloptsError

from manoir.cli.app import app
from manoir.server.settings import Settings
from tests import forking
from tests.docs.documents import ROOT, blocks, documents, name_of

DOCUMENTS = documents()
# Programs of other people: what they are called with is theirs.
OTHERS = {"cd", "find", "install", "journalctl", "pip", "pytest", "systemctl"}
OWN_MODULES = ("manoir.", "lanterne")
SETTINGS = {f"MANOIR_{field.upper()}" for field in Settings.__struct_fields__}
ELSEWHERE = {"MANOIR_CACHE", "MANOIR_TOKEN"}  # not the server's
_TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
_SHOWN = re.compile(r"`manoir ([a-z]+)[^`]*`")


def shell_lines(document: Path) -> list[str]:
    written = "\n".join(block.code for block in blocks(document, "sh"))
    return [line for line in written.replace("\\\n", " ").splitlines() if line.strip()]


def check(line: str) -> None:
    """Raise with what is wrong with a line of a shell."""
    words = shlex.split(re.sub(r"\$\([^)]*\)", "some", line), comments=True)
    while words and re.match(r"[A-Z_]+=", words[0]):
        setting = words.pop(0).partition("=")[0]
        known = not setting.startswith("MANOIR_") or setting in SETTINGS | ELSEWHERE
        assert known, f"there is no setting {setting}"
    if not words:
        return
    program, *rest = Path(words[0]).name, *words[1:]
    if program == "manoir":
        _parse(rest)
    elif program == "make":
        unknown = {word for word in rest if "=" not in word} - _TARGETS
        assert not unknown, f"make knows no {unknown}"
    elif program.startswith("python"):
        _module(rest)
    else:
        assert program in OTHERS, f"nobody knows {program}"


def _parse(words: list[str]) -> None:
    try:
        app.parse_args(words, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise AssertionError(f"manoir {' '.join(words)}: {error}") from None


def _module(words: list[str]) -> None:
    if words[:1] == ["-m"] and words[1].startswith(OWN_MODULES):
        assert find_spec(words[1]), f"there is no module {words[1]}"


@pytest.mark.parametrize("document", [p for p in DOCUMENTS if blocks(p, "sh")], ids=name_of)
def test_commands_in_blocks_exist_with_these_options(document: Path) -> None:
    for line in shell_lines(document):
        check(line)


def test_commands_named_in_sentences_exist() -> None:
    shown = {name for path in DOCUMENTS for name in _SHOWN.findall(path.read_text())}
    assert len(shown) > 8
    assert shown <= set(app)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("manoir serve --prot 8000", "prot"),
        ("/opt/manoir/bin/manoir sevre", "sevre"),
        ("make tset", "tset"),
        ("MANOIR_DTAA=/x manoir serve", "MANOIR_DTAA"),
        ("python -m manoir.nothing", "manoir.nothing"),
        ("curl http://example.org", "curl"),
    ],
)
def test_a_wrong_command_is_found(line: str, wrong: str) -> None:
    with pytest.raises(AssertionError, match=wrong):
        check(line)


def test_the_games_that_the_readme_plays_in_the_terminal_begin() -> None:
    played = re.findall(r"bin/(manoir play [^#`\n]*)", (ROOT / "README.md").read_text())
    assert len(played) >= 3
    for line in played:
        result = forking.run("manoir.cli", *line.split()[1:], answers="q\n")
        assert result.returncode == 0, f"{line}: {result.stdout}{result.stderr}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\((?!http)([^)#\s]+)[^)]*\)", document.read_text()):
        assert (document.parent / target).exists(), f"{name_of(document)} links to {target}"
