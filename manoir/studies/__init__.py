"""Questions worth a paper, each answered by a command: `manoir study memory`; docs/studies.md."""

from importlib import import_module
from typing import Final, cast

from manoir.studies.study import Study

NAMES: Final = ("memory", "goal", "first", "strong", "doors")


def study(name: str) -> Study:
    """The study of that name. Raises ValueError with those there are."""
    if name not in NAMES:
        raise ValueError(f"there is no study {name!r}; there are {', '.join(NAMES)}")
    return cast(Study, import_module(f"manoir.studies.{name}"))
