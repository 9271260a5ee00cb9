"""Our docstrings as Sphinx wants them: a section lists names, each with what it is."""

import re
from typing import Any, Final

_ENTRY: Final = re.compile(r"(?P<names>\w+(, \w+)*): (?P<about>.*)")
SECTIONS: Final = {"Parameters": ":param {}: {}", "Attributes": "- ``{}``: {}"}


def rewrite(lines: list[str]) -> list[str]:
    """The same docstring with its sections as lists."""
    shown: list[str] = []
    form: str | None = None
    for line, rule in zip(lines, [*lines[1:], ""], strict=False):
        if line in SECTIONS and rule and not rule.strip("-"):
            form = SECTIONS[line]
        elif form and line and not line.strip("-"):
            continue
        elif form and (entry := _ENTRY.match(line)):
            shown.append(form.format(entry["names"], entry["about"]))
        else:
            form = form if line else None
            shown.append(f"  {line.strip()}" if form else line)
    return shown


def _process(
    _app: Any, _what: str, _name: str, _thing: Any, _options: Any, lines: list[str]
) -> None:
    lines[:] = rewrite(lines)


def setup(app: Any) -> dict[str, bool]:
    app.connect("autodoc-process-docstring", _process)
    return {"parallel_read_safe": True}
