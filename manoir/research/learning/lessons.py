"""Learning from games: TD(λ) on the reward, each seat from one of its choices to its next."""

from time import monotonic
from typing import Any, Final

import torch

from manoir.bots.training_run import Report, Run
from manoir.research.learning.games import Games, Played

TRACE: Final = 0.9  # λ
STRETCH: Final = 96  # steps between two lessons
BATCH: Final = 8192
FALL: Final = 0.05  # what is left of the rate at the end of a sitting
REPORT: Final = 15.0  # seconds


def learn(run: Run, games: Games, seconds: float, rate: float, report: Report) -> None:
    """For so long."""
    start = shown = monotonic()
    before, exams = run.seconds, torch.zeros(2)
    while (now := monotonic()) - start < seconds:
        for group in run.optimiser.param_groups:
            group["lr"] = rate * FALL ** ((now - start) / seconds)
        with torch.no_grad():
            played = [games.step(run.pupil) for _ in range(STRETCH)]
        run.lessons += 1
        error = _lesson(run, played)
        exams += sum(games.examined(each) for each in played).cpu()
        run.turns += STRETCH * len(played[0].seat)
        run.seconds = before + monotonic() - start
        if monotonic() - shown > REPORT:
            shown = monotonic()
            _note(run, exams, error, report)
            exams = torch.zeros(2)
    _note(run, exams, error, report)


def _note(run: Run, exams: Any, error: float, report: Report) -> None:
    ended, won = exams.tolist()
    share = won / max(1.0, ended)
    run.curve.append([run.seconds, ended, share, error])
    report(
        f"{run.seconds:.0f} s, {run.turns / 1e6:.2f} M steps: {share:.1%} of {ended:.0f} games "
        f"with chance, error {error:.4f}"
    )


def _lesson(run: Run, played: list[Played]) -> float:
    """Learn from all choices whose seat has made another one since, or has seen the end."""
    worth, known = returns(played)
    learns = torch.stack([each.learns for each in played]) & known
    x = torch.stack([each.seen for each in played])[learns]
    y = worth[learns]
    total = torch.zeros((), device=y.device)
    pieces = torch.randperm(len(x), device=y.device).split(BATCH)
    for piece in pieces:
        error = torch.nn.functional.mse_loss(run.pupil(x[piece]), y[piece])
        run.optimiser.zero_grad()
        error.backward()
        run.optimiser.step()
        total += error.detach()
    return float(total) / max(1, len(pieces))


def returns(played: list[Played]) -> tuple[Any, Any]:
    """By step and game: what its choice came to, and whether that is known yet."""
    ahead = torch.zeros_like(played[0].rewards)  # by game and seat, of what comes later
    there = torch.zeros_like(ahead, dtype=torch.bool)
    worth, known = [], []
    for each in reversed(played):
        over, cut = each.over[:, None], each.cut[:, None]
        ahead = torch.where(over, each.rewards, ahead)
        there = (there | over) & ~cut
        own = each.seat[:, None]
        later, sure = ahead.gather(1, own), there.gather(1, own)
        worth.append(later.squeeze(1))
        known.append(sure.squeeze(1))
        here = each.worth[:, None]
        mixed = torch.where(sure, (1 - TRACE) * here + TRACE * later, here)
        chose = each.learns[:, None]
        ahead = ahead.scatter(1, own, torch.where(chose, mixed, later))
        there = there.scatter(1, own, sure | chose)
    return torch.stack(worth[::-1]), torch.stack(known[::-1])
