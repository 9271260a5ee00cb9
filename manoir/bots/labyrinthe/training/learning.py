"""Learning from games: TD(λ) on the chance to win, each seat from its own turns."""

from time import monotonic
from typing import Any, Final

import torch
from torch.nn.functional import binary_cross_entropy_with_logits

from manoir.bots.labyrinthe.training.games import Games, Played
from manoir.bots.training_run import Report, Run

TRACE: Final = 0.8  # λ
STRETCH: Final = 32  # turns between two lessons
BATCH: Final = 8192
IMITATED: Final = 10  # lessons, at first, about games of the teacher with itself
NOISE: Final = 0.05  # on logits, of games that are not exams
FALL: Final = 0.1  # what is left of the rate at the end of a sitting
TEACHERS_SHARE: Final = 0.5  # of the games
MOST_CELLS: Final = 3  # that are weighed after a shift
REPORT: Final = 15.0  # seconds


def learn(  # noqa: PLR0917
    run: Run, games: Games, seats: int, seconds: float, rate: float, report: Report
) -> None:
    """For so long."""
    start = shown = monotonic()
    before, kept, exams = run.seconds, [], torch.zeros(2)
    while (now := monotonic()) - start < seconds:
        for group in run.optimiser.param_groups:
            group["lr"] = rate * FALL ** ((now - start) / seconds)
        with torch.no_grad():
            imitate = run.lessons < IMITATED
            kept += [games.turn(run.pupil, NOISE, imitate=imitate) for _ in range(STRETCH)]
        run.lessons += 1
        error = _lesson(run, kept, seats)
        exams += torch.stack(
            [
                sum(p.pupil_won.sum() for p in kept[-STRETCH:]),
                sum(p.pupil_lost.sum() for p in kept[-STRETCH:]),
            ]
        ).cpu()
        run.turns += STRETCH * len(kept[0].won)
        kept = kept[-seats:]
        run.seconds = before + monotonic() - start
        if monotonic() - shown > REPORT:
            shown = monotonic()
            _note(run, exams, error, report)
            exams = torch.zeros(2)
    if exams.sum() > 0:
        _note(run, exams, error, report)


def _note(run: Run, exams: Any, error: float, report: Report) -> None:
    played = float(exams.sum())
    share = float(exams[0]) / max(1.0, played)
    run.curve.append([run.seconds, played, share, error])
    report(
        f"{run.seconds:.0f} s, {run.turns / 1e6:.2f} M turns: {share:.1%} of {played:.0f} games "
        f"with the teacher, error {error:.4f}"
    )


def _lesson(run: Run, kept: list[Played], seats: int) -> float:
    """Learn from all turns but the last round, which waits for what comes of them."""
    seen = torch.stack([played.seen for played in kept])
    with torch.no_grad():
        values = torch.sigmoid(run.pupil(seen.flatten(0, 1))).view(seen.shape[:2])
    worth = _returns(values, kept, seats)
    learns = torch.stack([p.by_pupil & ~p.won & ~p.cut for p in kept[:-seats]])
    x, y = seen[:-seats][learns], worth[:-seats][learns]
    order = torch.randperm(len(x), device=x.device)
    total = torch.zeros((), device=x.device)
    pieces = order.split(BATCH)
    for piece in pieces:
        error = binary_cross_entropy_with_logits(run.pupil(x[piece]), y[piece])
        run.optimiser.zero_grad()
        error.backward()
        run.optimiser.step()
        total += error.detach()
    return float(total) / max(1, len(pieces))


def _returns(values: Any, kept: list[Played], seats: int) -> Any:
    """By turn and game: what the turn's owner is to learn about it."""
    worth = values.clone()
    for turn in range(len(kept) - 1, -1, -1):
        value = values[turn]
        if turn + seats < len(kept):
            value = (1 - TRACE) * values[turn + seats] + TRACE * worth[turn + seats]
        for after in reversed(kept[turn + 1 : turn + seats]):
            value = torch.where(after.won, 0.0, torch.where(after.cut, values[turn], value))
        here = kept[turn]
        worth[turn] = torch.where(here.won, 1.0, torch.where(here.cut, values[turn], value))
    return worth
