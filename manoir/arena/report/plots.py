"""Plots as SVG inside the page: its colours are the page's, by day and by night.

Matplotlib draws with stand-in colours, which become variables of the style sheet. Each bot has a
shape as well as a colour.
"""

import io
import re
from collections.abc import Sequence
from html import escape
from statistics import fmean
from typing import Any, Final

import numpy as np
from matplotlib import rc_context
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, PercentFormatter
from numpy.typing import NDArray

from manoir.arena.scores import Z
from manoir.arena.tables import Tables
from manoir.arena.times import Times

INK, LINE = "#010203", "#040506"
COLOURS: Final = 8  # of bots, in the style sheet; then they come again with other shapes
MARKERS: Final = "os^DvPX*"
WIDTH: Final = 4.6  # inches of 72 points: as wide as a phone
STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "manoir",
    "font.size": 11,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": LINE,
    "xtick.color": INK,
    "ytick.color": INK,
    "grid.color": LINE,
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
}


@rc_context(STYLE)
def scores(tables: Tables) -> str:
    """Scores with both intervals: Wilson's as a line, the bootstrap's as a band."""
    rows = tables.bots
    figure, axes = _rows_figure([row.name for row in rows])
    for place, row in enumerate(rows):
        low, high = row.bootstrap
        axes.barh(place, high - low, left=low, height=0.5, color=_colour(place), alpha=0.25)
        axes.plot(row.wilson, [place, place], color=_colour(place), linewidth=1.6)
        axes.plot(row.score, place, _marker(place), color=_colour(place), markersize=7)
    axes.axvline(fmean(row.score for row in rows), color=INK, linewidth=0.8, linestyle=":")
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    return _svg(figure, "scores", "Scores of all bots with their 95 % intervals")


@rc_context(STYLE)
def ratings(tables: Tables) -> str:
    rows = tables.bots
    figure, axes = _rows_figure([row.name for row in rows])
    axes.margins(x=0.1, y=0)
    for place, row in enumerate(rows):
        half = 2 * row.rating.sigma
        ends = [row.rating.mu - half, row.rating.mu + half]
        axes.plot(ends, [place, place], color=_colour(place), linewidth=1.6)
        axes.plot(row.rating.mu, place, _marker(place), color=_colour(place), markersize=7)
        words = f"{row.rating.mu:.1f} ± {half:.1f}"
        axes.text(row.rating.mu, place - 0.22, words, ha="center", va="bottom", fontsize=9)
    return _svg(figure, "ratings", "Plackett–Luce ratings of all bots, with two sigma each way")


@rc_context(STYLE)
def times(rows: Sequence[Times]) -> str:
    """Time a choice: from the median, marked, to the 99th percentile."""
    figure, axes = _rows_figure([row.name for row in rows])
    axes.set_xscale("log")
    for place, row in enumerate(rows):
        median, p99 = max(row.median, 1e-3), max(row.p99, 1e-3)
        axes.plot([median, p99], [place, place], color=_colour(place), linewidth=1.6)
        axes.plot(p99, place, "|", color=_colour(place), markersize=10)
        axes.plot(median, place, _marker(place), color=_colour(place), markersize=7)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda millis, _: _duration(millis)))
    axes.margins(x=0.1)
    return _svg(figure, "times", "Time a choice of all bots: median and 99th percentile")


@rc_context(STYLE)
def course(tables: Tables, deals: NDArray[np.float64]) -> str:
    """The mean score after each deal; columns are bots in the order of the tables."""
    figure = Figure(figsize=(WIDTH, 3.2), layout="constrained")
    axes = figure.subplots()
    numbers = np.arange(1, len(deals) + 1)
    shown = np.unique(np.geomspace(1, len(deals), 200).astype(int)) - 1
    for place, row in enumerate(tables.bots):
        means = deals[:, place].cumsum() / numbers
        squares = (deals[:, place] ** 2).cumsum() / numbers - means**2
        half = Z * np.sqrt(np.maximum(squares, 0) / numbers)
        at, mean, wide = numbers[shown], means[shown], half[shown]
        low, high = np.clip(mean - wide, 0, 1), np.clip(mean + wide, 0, 1)
        axes.fill_between(at, low, high, color=_colour(place), alpha=0.15, linewidth=0)
        step = max(1, len(at) // 6)
        line: Any = {"color": _colour(place), "linewidth": 1.6, "label": row.name}
        axes.plot(
            at, mean, marker=_marker(place), markersize=5, markevery=(place % step, step), **line
        )
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(FuncFormatter(lambda deal, _: f"{deal:,.0f}"))
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.set_xlabel("deals")
    if len(tables.bots) <= 10:
        columns = 2 if len(tables.bots) == 4 else 3
        figure.legend(loc="outside upper center", ncols=columns, frameon=False)
    return _svg(figure, "course", "Mean scores of all bots after so many deals")


def _rows_figure(names: Sequence[str]) -> tuple[Figure, Any]:
    """One line a bot, the best on top."""
    figure = Figure(figsize=(WIDTH, 0.7 + 0.38 * len(names)), layout="constrained")
    axes = figure.subplots()
    axes.set_yticks(range(len(names)), [_short(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(visible=False, axis="y")
    axes.tick_params(length=0)
    return figure, axes


def _short(name: str) -> str:
    return name if len(name) <= 22 else f"…{name[-21:]}"


def _colour(place: int) -> str:
    return f"#0708{place % COLOURS:02x}"


def _marker(place: int) -> str:
    return MARKERS[place % len(MARKERS)]


def _duration(millis: float) -> str:
    if millis >= 1000:
        return f"{millis / 1000:g} s"
    return f"{millis:g} ms" if millis >= 1 else f"{millis * 1000:g} µs"


def _svg(figure: Figure, name: str, title: str) -> str:
    """The drawing, without what only a file needs, with names of its own."""
    buffer = io.StringIO()
    figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None})
    text = buffer.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'\b(id="|url\(#|href="#)', rf"\g<1>{name}-", text)
    text = re.sub(r"#0708(\d\d)", lambda found: f"var(--bot-{int(found[1])})", text)
    text = text.replace(INK, "var(--ink)").replace(LINE, "var(--line)")
    label = f'<svg role="img" aria-label="{escape(title)}"'
    return re.sub(r' (width|height)="[\d.]+pt"', "", text.replace("<svg", label, 1), count=2)
