"""The parts of the report that are words and tables."""

import shlex
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Final

import msgspec

from manoir.arena.folder import Manifest
from manoir.arena.report.plots import COLOURS
from manoir.arena.reproducible import remark
from manoir.arena.tables import Tables
from manoir.arena.times import Times
from manoir.kernel.match_parts.setup import options_of
from manoir.kernel.registry import find

SHAPES: Final = "●■▲◆▼✚✖★"  # those of the plots
METHOD: Final = """
<p><b>Score</b>: 1 for a win, 0 for the last place, and between them the share of the others who
were beaten; a shared first place counts half for each of those who share it. <b>First</b>: games
won; a win that is shared counts in part.</p>
<p><b>A deal</b> is one set of dice and cards. All bots meet on it on every seat, so luck of the
deal falls on everybody alike. Games of one deal depend on each other; therefore both intervals
count deals, not games: Wilson's by their variance, the bootstrap's by drawing whole deals 2,000
times.</p>
<p><b>Faults</b>: a bot that raises an error or makes an illegal move has lost that game, and the
others share the win. A game that leads nowhere ends as a draw after 20,000 records.</p>
"""


def card(title: str, inside: str, kind: str = "") -> str:
    return f'<section class="{kind}"><h2>{escape(title)}</h2>{inside}</section>\n'


def verdict(tables: Tables) -> str:
    """The result in a sentence or two."""
    best, second = tables.bots[:2]
    low, high = best.wilson
    clear = low > second.wilson[1]
    words = f"{best.name} is ahead: a score of {best.score:.1%} (95 %: {low:.1%} to {high:.1%})"
    doubt = "" if clear else f" Its interval overlaps with that of {second.name}: play more deals."
    size = f"{len(tables.bots)} bots, {tables.deals:,} deals, {tables.games:,} games."
    return f'<p class="verdict">{escape(words)}.{escape(doubt)}</p><p class="quiet">{size}</p>'


def scores(tables: Tables) -> str:
    rows = [
        (
            _name(place, row.name),
            f"{row.score:.1%}",
            f"{row.wilson[0]:.1%} – {row.wilson[1]:.1%}"
            f"<small>{row.bootstrap[0]:.1%} – {row.bootstrap[1]:.1%}</small>",
            f"{row.firsts:.1%}",
        )
        for place, row in enumerate(tables.bots)
    ]
    heads = ("bot", "score", "95 %", "first")
    return _table(heads, rows, "Below Wilson's interval: that of the bootstrap.")


def cross(tables: Tables) -> str:
    """Shares by which the bot of the row is before that of the column, tinted."""
    rows = []
    for place, row in enumerate(tables.bots):
        cells = [
            _tinted(tables.ahead[place][other], tables.met[place][other])
            for other in range(len(tables.bots))
        ]
        rows.append((_name(place, row.name), *cells))
    heads = ("", *(_mark(place) for place in range(len(tables.bots))))
    words = "How often the bot of the row finishes ahead of that of the column; below, of how many."
    return _table(heads, rows, words)


def seats(tables: Tables) -> str:
    """Who wins how often on which seat."""
    rows = [
        (_name(place, row.name), *(f"{share:.1%}" for share in row.firsts_by_seat))
        for place, row in enumerate(tables.bots)
    ]
    rows.append(("all", *(f"{share:.1%}" for share in tables.firsts_by_seat)))
    heads = ("first on seat", *(str(seat + 1) for seat in range(tables.seats)))
    ends = ", ".join(f"{why} {count:,}" for why, count in tables.ends.items())
    words = f"Games have {tables.median_plies:,.0f} plies in the median. Ends: {ends}."
    return _table(heads, rows, words)


def times(rows: Sequence[Times]) -> str:
    cells = [
        (
            _name(place, row.name),
            f"{row.choices:,}",
            *(_millis(millis) for millis in (row.median, row.p99, row.longest)),
        )
        for place, row in enumerate(rows)
    ]
    return _table(
        ("bot", "choices", "median", "p99", "longest"), cells, "In milliseconds, where no s stands."
    )


def _millis(millis: float) -> str:
    if millis >= 1000:
        return f"{millis / 1000:,.1f} s"
    return f"{millis:.1f}" if millis >= 0.1 else f"{millis:.2f}"


def faults(tables: Tables) -> str:
    if not tables.faults:
        return ""
    rows = [
        (escape(row.bot), f"{row.games:,}", f"{row.deal}, {row.rotation}", escape(row.what))
        for row in tables.faults
    ]
    heads = ("bot", "games", "first: deal, rotation", "what")
    return card("Faults", _table(heads, rows, "Each of these games counts as a loss."), "fault")


def facts(manifest: Manifest, tables: Tables) -> str:
    contest = manifest.contest
    items = [
        ("Command", f"<code>{escape(command(manifest))}</code>"),
        ("Faults", f"{sum(row.games for row in tables.faults):,} games"),
        ("Seed", str(tables.seed)),
        ("Options", escape(_options(manifest)) or "those of the rulebook"),
        ("Manoir", escape(f"{manifest.manoir}, rules {manifest.rules}")),
        ("Again?", escape(remark(contest.bots))),
    ]
    return "<dl>" + "".join(f"<dt>{name}</dt><dd>{said}</dd>" for name, said in items) + "</dl>"


def command(manifest: Manifest) -> str:
    """The command that plays the same arena again."""
    contest = manifest.contest
    words = ["manoir", "arena", contest.game, *contest.bots]
    words += ["--seats", str(contest.seats), "--deals", str(manifest.deals)]
    words += ["--seed", str(contest.seed)]
    if contest.budget != 1.0:
        words += ["--budget", f"{contest.budget:g}"]
    for name, value in _unusual(manifest).items():
        words += [f"--option.{name}", value]
    return shlex.join(words)


def _options(manifest: Manifest) -> str:
    return ", ".join(f"{name}={value}" for name, value in _unusual(manifest).items())


def _unusual(manifest: Manifest) -> dict[str, str]:
    """Options that are not what the game has by itself, as text."""
    contest = manifest.contest
    usual = _texts(msgspec.to_builtins(options_of(find(contest.game), contest.seats, {})))
    asked = _texts(contest.options)
    return {name: text for name, text in asked.items() if usual.get(name) != text}


def _texts(options: dict[str, Any]) -> dict[str, str]:
    return {
        name: value if isinstance(value, str) else msgspec.json.encode(value).decode()
        for name, value in options.items()
    }


def _table(heads: Iterable[str], rows: Iterable[Sequence[str]], words: str) -> str:
    head = "".join(f'<th scope="col">{each}</th>' for each in heads)
    body = "".join(
        f'<tr><th scope="row">{name}</th>{"".join(map(_cell, cells))}</tr>' for name, *cells in rows
    )
    caption = f"<caption>{escape(words)}</caption>" if words else ""
    inside = f"{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="scroll"><table>{inside}</table></div>'


def _cell(inside: str) -> str:
    if inside.startswith("<td"):
        return inside
    return (
        f'<td class="words">{inside}</td>'
        if len(inside) > 60 and "<" not in inside
        else f"<td>{inside}</td>"
    )


def _tinted(ahead: float | None, met: int) -> str:
    if ahead is None:
        return "<td>·</td>"
    colour = "--win" if ahead >= 0.5 else "--loss"
    tint = f"rgb(var({colour}) / {abs(ahead - 0.5) * 0.9:.2f})"
    return f'<td style="background: {tint}">{ahead:.1%}<small>{met:,}</small></td>'


def _name(place: int, name: str) -> str:
    return f"{_mark(place)} {escape(name)}"


def _mark(place: int) -> str:
    shape, colour = SHAPES[place % len(SHAPES)], place % COLOURS
    return f'<span class="mark" style="color: var(--bot-{colour})">{shape}</span>'
