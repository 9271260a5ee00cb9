"""R08: somebody leaves at any moment of any game, and the game still gets to its end.

Those who stay put a bot of the house on the seat, by the table's own rule (T13). It chooses at
random; in the long form, in the first game of each part, it is the house's weakest.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from manoir.bots.bot import levels
from manoir.bots.play import choose_move, first_view, heard_since, observer
from manoir.kernel import Refused, Seat
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.registry import games
from manoir.server.people.sessions import who_of
from manoir.server.tables.commands import before_play, in_play, stand_ins
from manoir.server.tables.deal import Deal
from manoir.server.tables.seating import EMPTY
from manoir.server.tables.table import MOST_RECORDS, Table
from manoir.server.wire import Play
from tests.kernel.walks import Setup, setups

PEOPLE = tuple(who_of(f"person {seat}") for seat in range(5))
PART = 100  # games of the long form
# A phase is what somebody is about to do, the leaver or another. Two of the hall are left out: to
# fuse and to pass come up once in hundreds of games.
PHASES = {
    "escalier": ("roll", "haunt", "decline", "advance", "swap", "trade"),
    "labyrinthe": ("shift", "go"),
    "pacman": ("roll", "run", "chase", "rob", "back"),
    "pasvu": ("place", "decline", "walk", "escape", "done", "choose", "tip", "swap", "put"),
}
RARE = {
    "pasvu": ("place", "decline", "escape", "choose", "tip", "swap", "put")
}  # for the quick form
QUICK = {"escalier": 30, "labyrinthe": 4, "pacman": 6, "pasvu": 3}
LONG = {"escalier": 4500, "labyrinthe": 3200, "pacman": 2000, "pasvu": 300}  # 10,000 games
Left = Counter[tuple[str, bool]]  # how often somebody left in a phase, and whether it was theirs


def running_table(game: Game, setup: Setup, rng: Random) -> Table:
    variant, seats = setup
    deal = Deal(rng.randbytes(32), "table00000")
    table = Table(
        "table00000", game, game.options(**variant), (EMPTY,) * seats, deal, host=PEOPLE[0]
    )
    for seat in range(seats):
        before_play.sit(table, PEOPLE[seat], seat, f"Person {seat}", "")
    before_play.start(table, PEOPLE[0])
    assert table.match is not None
    table.match.observer = observer(game.id)
    return table


def stand_in(table: Table, leaver: Seat, others: list[Seat]) -> None:
    """T13: nobody may while the owner is there; whoever sits here may afterwards."""
    names = tuple(level.name for level in levels(table.game.id))
    helper, level = PEOPLE[others[0]], names[0]
    with pytest.raises(Refused, match="still_here"):
        stand_ins.stand_in(table, helper, leaver, level, names, gone=False)
    stand_ins.stand_in(table, helper, leaver, level, names, gone=True)


def bots_choice(table: Table, match: Match, seat: Seat) -> Any:
    """What the house's own bot plays, having heard all that its seat was told."""
    return choose_move(
        table.game.id,
        table.chairs[seat].level or "",
        seat,
        table.seats,
        match.ply,
        first_view(match, seat),
        heard_since(match, seat),
        match.view(seat),
        match.legal(seat),
        0.01,
    )


def play_with_leavers(table: Table, rng: Random, left: Left, *, real_bot: bool) -> int:
    """To the end; how many have left on the way, one at least must stay."""
    match, staying = table.match, list(range(table.seats))
    assert match is not None
    while not match.outcome:
        assert not table.is_full, "it never ends"
        assert match.to_act, "nobody can go on"
        seat = rng.choice(match.to_act)
        move = match.sample(seat, rng.randrange)
        for leaver in leaving(seat, move, staying, rng, left):
            staying.remove(leaver)
            stand_in(table, leaver, staying)
        if table.chairs[seat].by_bot:
            move = bots_choice(table, match, seat) if real_bot else move
            in_play.bot_move(table, seat, match.ply, move)
        else:
            asked = msgspec.Raw(msgspec.json.encode(move))
            in_play.play(table, PEOPLE[seat], Play(seat, match.ply, f"action-{match.ply}", asked))
    assert match.ply <= MOST_RECORDS
    assert table.stage == "over"
    return table.seats - len(staying)


def leaving(
    acting: Seat, move: Any, staying: list[Seat], rng: Random, left: Left
) -> Iterator[Seat]:
    """Who leaves before this move, if anybody; rather where nobody has left before."""
    if len(staying) < 2:
        return
    leaver = rng.choice(staying)
    phase = type(move).__struct_config__.tag, leaver == acting
    if rng.random() < (0.01 if left[phase] else 0.5):
        left[phase] += 1
        yield leaver


def games_with_leavers(game: Game, number: int, seed: int, real_bots: int) -> Left:
    rng, left, gone, played = Random(seed), Left(), 0, 0
    for setup in setups(game, rng):
        table = running_table(game, setup, rng)
        gone += play_with_leavers(table, rng, left, real_bot=played < real_bots)
        played += 1
        if played == number:
            break
    print(f"R08: {game.id}, {played} games to their end, {gone} seats left: {dict(left)}")
    return left


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_R08_a_game_ends_whoever_leaves(game: Game) -> None:
    left = games_with_leavers(game, QUICK[game.id], 10, 0)
    often = set(PHASES[game.id]) - set(RARE.get(game.id, ()))
    assert {phase for phase, _ in left} >= often


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "part"),
    [
        pytest.param(game, part, id=f"{game.id}-{part}")
        for game in games().values()
        for part in range(LONG[game.id] // PART)
    ],
)
def test_R08_ten_thousand_games_end_whoever_leaves(game: Game, part: int) -> None:
    left = games_with_leavers(game, PART, 1000 + part, 1)
    assert set(left) >= {(phase, own) for phase in PHASES[game.id] for own in (False, True)}
