"""Builds the documentation site from the documents of the repository.

    python scripts/docs.py build    the site into manoir/server/docs.zip, if it is stale
    python scripts/docs.py stage    only its sources, into build/docs/source

Documents link to each other as files of the repository, so that they can be read there as well.
Staging gives every page its place on the site and leads the links to it; a file that is not a page
becomes a download. Warnings are errors. To look at it without a house: build/docs/html.

The archive is one file, so that a house that opens meanwhile finds the old site or the new one.
What can be compressed is so inside, as browsers want it.
"""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "docs"
SOURCE = BUILD / "source"
HTML = BUILD / "html"
SITE = ROOT / "manoir" / "server" / "docs.zip"
LEFT_OUT = (".buildinfo", "objects.inv")
PACKED = (".png", ".jpg", ".webp")  # gzip would gain nothing
FILES = "files"  # where pictures and downloads are staged, by their paths in the repository
DOCUMENTED = ("manoir/kernel", "manoir/research", "manoir/client", "manoir/batch.py", "manoir/bots")
UNPLACED = "<!-- pages without a place -->"
_LINK = re.compile(r"(?P<text>\]\()(?P<target>[^)#\s]+)(?P<anchor>#[^)\s]*)?\)")
_CODE = re.compile(r"(^```.*?^```$|`[^`\n]+`)", re.DOTALL | re.MULTILINE)


def pages() -> dict[Path, Path]:
    """Every document with its place on the site."""
    found = {path: path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md")}
    for rules in sorted(ROOT.glob("manoir/games/*/RULES.md")):
        found[rules] = Path("rules") / f"{rules.parent.name}.md"
    found[ROOT / "manoir" / "kernel" / "RULES.md"] = Path("rules/match.md")
    found[ROOT / "manoir" / "server" / "RULES.md"] = Path("rules/table.md")
    for name in ("ARCHITECTURE", "CONTRIBUTING", "CHANGELOG"):
        found[ROOT / f"{name}.md"] = Path("project") / f"{name.lower()}.md"
    found[ROOT / "README.md"] = Path("project/readme.md")
    found[ROOT / "examples" / "lanterne" / "README.md"] = Path("project/lanterne.md")
    found[ROOT / "examples/lanterne/lanterne/RULES.md"] = Path("project/lanterne-rules.md")
    found[ROOT / "web/src/games/labyrinthe/icons/CREDITS.md"] = Path("project/credits.md")
    return found


def stage() -> None:
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(ROOT / "docs" / "site", SOURCE)
    placed = pages()
    for document, page in placed.items():
        text = placed_links(document.read_text(), document, placed)
        _write(SOURCE / page, text)
    index = SOURCE / "index.md"
    index.write_text(index.read_text().replace(UNPLACED, "\n".join(unplaced(placed))))


def unplaced(placed: dict[Path, Path]) -> list[str]:
    """Pages that no table of contents names yet: nobody has to know it to add a document."""
    index = (ROOT / "docs" / "index.md").read_text()
    named = set(re.findall(r"^([\w/-]+)$", index, re.MULTILINE)) | {"index"}
    return sorted({page.with_suffix("").as_posix() for page in placed.values()} - named)


def placed_links(text: str, document: Path, placed: dict[Path, Path]) -> str:
    """The text with its links as they are on the site; code stays as it is."""

    def place(link: re.Match[str]) -> str:
        target, anchor = link["target"], link["anchor"] or ""
        if re.match(r"[a-z]+:", target):
            return link[0]
        found = (document.parent / target).resolve()
        here = placed[document].parent
        if found in placed:
            return f"](<{os.path.relpath(placed[found], here)}{anchor}>)"
        if found.is_file():
            return f"](<{os.path.relpath(_staged(found), here)}>)"
        if found.is_dir():
            return f"](<{os.path.relpath(_staged_folder(found), here)}>)"
        raise SystemExit(f"{document.relative_to(ROOT)} links to {target}, which is not there")

    parts = _CODE.split(text)
    return "".join(part if _CODE.fullmatch(part) else _LINK.sub(place, part) for part in parts)


def _staged(file: Path) -> Path:
    staged = Path(FILES) / file.relative_to(ROOT)
    _write(SOURCE / staged, file.read_bytes())
    return staged


def _staged_folder(folder: Path) -> Path:
    """A folder is a list of its files, to read before one of them is wanted."""
    names = sorted(path.relative_to(ROOT).as_posix() for path in folder.rglob("*.*"))
    staged = Path(FILES) / f"{folder.name}.txt"
    _write(SOURCE / staged, "\n".join(name for name in names if "__pycache__" not in name) + "\n")
    return staged


def _write(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def build() -> None:
    """Build the site unless it is there and made from these very sources."""
    digest = _sources()
    if digest == _built_from():
        return
    stage()
    flags = ("--fail-on-warning", "--keep-going", "--quiet", "--builder", "dirhtml")
    command = [sys.executable, "-m", "sphinx", *flags, "-d", str(BUILD / "doctrees")]
    subprocess.run([*command, str(SOURCE), str(HTML)], cwd=ROOT, check=True)
    pack(HTML, SITE, digest)


def pack(html: Path, site: Path, digest: str) -> None:
    """Write the archive, whole or not at all."""
    new = site.with_suffix(".new")
    with ZipFile(new, "w") as archive:
        archive.comment = digest.encode()
        for path in sorted(path for path in html.rglob("*") if path.is_file()):
            if path.name not in LEFT_OUT:
                body = path.read_bytes()
                kept = body if path.suffix in PACKED else gzip.compress(body, 9, mtime=0)
                archive.writestr(path.relative_to(html).as_posix(), kept)
    new.replace(site)


def _built_from() -> str | None:
    if not SITE.exists():
        return None
    with ZipFile(SITE) as archive:
        return archive.comment.decode()


def _sources() -> str:
    whole = hashlib.sha256()
    for path in sorted(_read()):
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return whole.hexdigest()


def _read() -> Iterator[Path]:
    yield from pages()
    yield Path(__file__)
    yield ROOT / "requirements" / "docs.txt"
    for name in ("docs", "deploy", *DOCUMENTED):
        path = ROOT / name
        kept = path.rglob("*") if path.is_dir() else (path,)
        yield from (each for each in kept if each.is_file() and each.suffix != ".pyc")


def main(arguments: list[str]) -> None:
    match arguments:
        case ["build"]:
            build()
        case ["stage"]:
            stage()
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        raise SystemExit(error.returncode) from None
