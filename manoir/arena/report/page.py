"""The report as one page: nothing is loaded from anywhere, so it can be sent to somebody."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from manoir.arena.folder import Manifest
from manoir.arena.playing import Played
from manoir.arena.report import plots, sections
from manoir.arena.tables import Tables, scores_by_deal
from manoir.arena.times import times_of


def page_of(
    manifest: Manifest,
    tables: Tables,
    games: Sequence[Played],
    millis: Sequence[NDArray[np.float64]],
) -> str:
    contest = manifest.contest
    order = [contest.bots.index(row.name) for row in tables.bots]
    times = [times_of(contest.bots[bot], millis[bot]) for bot in order]
    deals = scores_by_deal(contest, games)[:, order]
    parts = [
        sections.card("Scores", sections.scores(tables) + _figure(
            plots.scores(tables),
            "Mark: the mean score. Line: Wilson's 95 % interval over deals. Band: the bootstrap's. "
            "Dots: the mean of all bots.",
        )),
        sections.card("Deal by deal", _figure(
            plots.course(tables, deals),
            "The mean score after so many deals, with a 95 % band. Lines that still wander "
            "say that more deals are needed.",
        )),
        sections.card("Who finishes ahead of whom", sections.cross(tables)),
        sections.card("Ratings", _figure(
            plots.ratings(tables),
            "Plackett–Luce, as OpenSkill computes it: 25 is where everybody begins. "
            "The line is two sigma each way.",
        )),
        sections.card("Time a choice", sections.times(times) + _figure(
            plots.times(times), "Mark: the median. Line: up to the 99th percentile. Wall clock."
        )),
        sections.card("Seats", sections.seats(tables)),
        sections.faults(tables),
        sections.card("What was played", sections.facts(manifest, tables), "wide"),
        sections.card("How to read this", sections.METHOD, "wide"),
    ]  # fmt: skip
    return _page(f"{tables.game}, {tables.seats} seats", sections.verdict(tables), parts)


def _figure(svg: str, words: str) -> str:
    return f"<figure>{svg}<figcaption>{escape(words)}</figcaption></figure>"


def _page(title: str, verdict: str, parts: Iterable[str]) -> str:
    style = (files("manoir.arena.report") / "style.css").read_text()
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Arena: {escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<main>
<header>
<p class="quiet">Manoir · arena</p>
<h1>{escape(title)}</h1>
{verdict}
</header>
<div class="cards">
{"".join(parts)}</div>
</main>
</body>
</html>
"""
