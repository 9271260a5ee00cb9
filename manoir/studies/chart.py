"""Small plots as SVG: shares with their intervals, as lines or as bars. No library, no script."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from manoir.studies.study import Share

WIDTH: Final = 680
HEIGHT: Final = 360
LEFT, RIGHT, TOP, BOTTOM = 56, 170, 40, 48
# Told apart by brightness and by their marks as well, not by hue alone.
COLOURS: Final = ("#1a3a8f", "#b85c00", "#4d7c3a", "#8a2d6b", "#8c8c8c")
MARKS: Final = ("●", "■", "▲", "◆", "▼")
INK: Final = "#5a5a5a"
PAPER: Final = "#fffdf8"


def lines(
    title: str, about: str, ticks: Sequence[str], series: Mapping[str, Sequence[Share]]
) -> str:
    """A line for each name, over the same ticks."""
    most = _ceiling(series)
    drawn = []
    for number, (name, shares) in enumerate(series.items()):
        colour, mark = COLOURS[number % len(COLOURS)], MARKS[number % len(MARKS)]
        points = [(_across(i, len(ticks)), _up(share.mean, most)) for i, share in enumerate(shares)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        drawn.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for (x, y), share in zip(points, shares, strict=True):
            drawn += [_whisker(x, share, most, colour), _text(x, y + 4, mark, colour, "middle")]
        drawn.append(_text(WIDTH - RIGHT + 14, points[-1][1] + 4, f"{mark} {name}", colour))
    return _framed(title, about, ticks, most, drawn)


def bars(
    title: str, about: str, ticks: Sequence[str], series: Mapping[str, Sequence[Share]]
) -> str:
    """A group of bars over every tick, one for each name."""
    most, drawn = _ceiling(series), []
    room = (WIDTH - LEFT - RIGHT) / len(ticks)
    wide = room * 0.8 / len(series)
    for number, (name, shares) in enumerate(series.items()):
        colour = COLOURS[number % len(COLOURS)]
        for i, share in enumerate(shares):
            x = LEFT + room * (i + 0.1) + wide * number
            y = _up(share.mean, most)
            drawn.append(
                f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}"'
                f' height="{HEIGHT - BOTTOM - y:.1f}" fill="{colour}"/>'
            )
            drawn.append(_whisker(x + wide / 2, share, most, PAPER, 4))
            drawn.append(_whisker(x + wide / 2, share, most, INK))
        drawn.append(_text(WIDTH - RIGHT + 14, TOP + 20 * number + 10, f"■ {name}", colour))
    return _framed(title, about, ticks, most, drawn)


def _framed(title: str, about: str, ticks: Sequence[str], most: float, drawn: list[str]) -> str:
    parts = [_text(LEFT, 22, title, INK)]
    for tenth in range(0, int(most * 10) + 1):
        y = _up(tenth / 10, most)
        parts += [
            f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="#bbb"/>',
            _text(LEFT - 6, y + 4, f"{tenth * 10} %", INK, "end"),
        ]
    for i, tick in enumerate(ticks):
        parts.append(_text(_across(i, len(ticks)), HEIGHT - BOTTOM + 18, tick, INK, "middle"))
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, about, INK, "middle"))
    inside = "\n".join(parts + drawn)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' font-family="system-ui, sans-serif" font-size="13"><title>{escape(title)}</title>\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{PAPER}"/>\n{inside}\n</svg>\n'
    )


def _whisker(x: float, share: Share, most: float, colour: str, wide: int = 1) -> str:
    low, high = _up(share.low, most), _up(share.high, most)
    ends = f'x1="{x:.1f}" y1="{low:.1f}" x2="{x:.1f}" y2="{high:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{wide}"/>'


def _text(x: float, y: float, words: str, colour: str, anchor: str = "start") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} fill="{colour}">{escape(words)}</text>'


def _ceiling(series: Mapping[str, Sequence[Share]]) -> float:
    """The highest share, up to the next tenth."""
    highest = max(share.high for shares in series.values() for share in shares)
    return max(0.1, -(-int(highest * 1000) // 100) / 10)


def _across(index: int, ticks: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (index + 0.5) / ticks


def _up(share: float, most: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * min(share, most) / most
