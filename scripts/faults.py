"""Plants faults one by one in a copy of the sources, and says which test finds each.

    make faults                 all of them
    make faults ONLY=dice       those with a word in their name

A fault that no test finds, or that cannot be planted any more, is named at the end.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
COPIED: Final = ("manoir", "tests", "examples", "docs", "pyproject.toml", "README.md")
SECONDS: Final = 120
REQUIRED: Final = 0.95  # of all faults


class Fault(NamedTuple):
    """`old` becomes `new` in one place of a file; `tests` are where it should be noticed."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


PATH: Final = "manoir/server/tables/move_path.py"
TABLE: Final = "manoir/server/tables/table.py"
IN_PLAY: Final = "manoir/server/tables/commands/in_play.py"
ROOM: Final = "manoir/server/tables/room.py"
HUB_TESTS: Final = "tests/server/tables/test_hub.py"
SIMULATION: Final = "tests/server/simulation/test_simulation.py"
FAULTS: Final = (
    Fault(
        "a move is acknowledged before it is on the disk",
        PATH,
        "self._store.put(self._written(table, change), landed)",
        "landed(None); self._store.put(self._written(table, change), lambda _: None)",
        (HUB_TESTS,),
    ),
    Fault(
        "the disk is not waited for",
        "manoir/server/store/disk.py",
        '"synchronous": "FULL"',
        '"synchronous": "NORMAL"',
        ("tests/server/store/test_store.py", "tests/server/store/test_sync.py"),
    ),
    Fault(
        "a refusal of the disk counts as written",
        "manoir/server/store/writer.py",
        "self._answer(batch, [Unwritten(code)] * len(batch))",
        "self._answer(batch, [None] * len(batch))",
        ("tests/server/store/test_writer.py",),
    ),
    Fault(
        "the last of two writers of a ply wins",
        "manoir/server/store/batch.py",
        "    if into is RECORDS:\n        return statement\n",
        '    if into is RECORDS:\n        return statement.prefix_with("OR REPLACE")\n',
        ("tests/server/store/test_store.py",),
    ),
    Fault(
        "a changed record is believed",
        "manoir/server/store/rows.py",
        'if table.links[1:] != [row["hash"] for row in records]:',
        "if False:",
        ("tests/server/store/test_store.py", "tests/server/store/test_integrity.py"),
    ),
    Fault(
        "whoever waits for a table is never woken",
        "manoir/server/tables/lock.py",
        "turn.set_result(None)  # it stays held",
        "pass",
        ("tests/server/tables/test_lock.py",),
    ),
    Fault(
        "a refused move leaves the table locked",
        PATH,
        "        except BaseException:\n            live.lock.release()\n            raise\n        live.lock.release()\n",
        "        except BaseException:\n            raise\n        live.lock.release()\n",
        (HUB_TESTS,),
    ),
    Fault(
        "a move sent twice is played twice",
        IN_PLAY,
        "if asked.id in table.actions:",
        "if asked.id in ():",
        ("tests/server/tables/test_table.py", HUB_TESTS),
    ),
    Fault(
        "an old position may be answered",
        IN_PLAY,
        "    if not fresh:\n        raise Refused(refusals.stale(match.ply))\n    if chair",
        "    if chair",
        ("tests/server/tables/test_table.py", "tests/server/tables/test_together.py"),
    ),
    Fault(
        "a seat is shown what another one sees",
        "manoir/server/tables/projections.py",
        "    view = match.view(eye)\n    return wire.Position(",
        "    view = match.view(0)\n    return wire.Position(",
        ("tests/server/tables/test_secrecy.py", "tests/server/tables/test_day_and_night.py"),
    ),
    Fault(
        "spectators see with the first seat",
        TABLE,
        "known = seats_of(self._chairs, who) or (None,)",
        "known = seats_of(self._chairs, who) or (0,)",
        (HUB_TESTS,),
    ),
    Fault(
        "the seed is told before the end",
        ROOM,
        "seed=table.deal.seed.hex() if over else None,",
        "seed=table.deal.seed.hex(),",
        ("tests/server/tables/test_table.py", "tests/server/tables/test_chance.py"),
    ),
    Fault(
        "the log of a game of memory can be read",
        "manoir/games/escalier/rules.py",
        'return state.options.memory == "open" or _is_over(state)',
        "return True",
        ("tests/server/tables/test_secrecy.py", "tests/games/escalier"),
    ),
    Fault(
        "dice that nobody can roll again",
        "manoir/kernel/dice.py",
        "            if draw < limit:\n                return draw % bound\n            attempt += 1\n\n    def __repr__",
        "            if draw < limit:\n                return __import__('random').randrange(bound)\n            attempt += 1\n\n    def __repr__",
        ("tests/kernel/dice/test_dice.py",),
    ),
    Fault(
        "taking back changes the next roll",
        "manoir/kernel/match.py",
        "label, ply, below, draws = self.game.id, len(self.history), self.dice.below, count()",
        "label, ply, below, draws = self.game.id, len(self.log), self.dice.below, count()",
        ("tests/kernel/test_match.py", "tests/kernel/test_playthroughs.py"),
    ),
    Fault(
        "a die may be taken back",
        "manoir/kernel/match.py",
        "        if last.seat == NATURE:\n            return Refusal",
        "        if last.seat == NATURE and False:\n            return Refusal",
        ("tests/kernel/test_match.py",),
    ),
    Fault(
        "what was revealed may be taken back",
        "manoir/kernel/match.py",
        "if self._revealed(last) else None",
        "if False else None",
        ("tests/kernel/test_undo.py",),
    ),
    Fault(
        "a bot moves while a move is on its way to the disk",
        PATH,
        "        async with live.lock:\n            await self.go(live, choose, self._timer.time())",
        "        if True:\n            await self.go(live, choose, self._timer.time())",
        (SIMULATION,),
    ),
    Fault(
        "a change is shown before it is on the disk",
        PATH,
        "                await self.commit(live, table, made)\n",
        "                self.show(live, table, made, asker)\n                await self.commit(live, table, made)\n",
        (SIMULATION,),
    ),
    Fault(
        "a move is shown before it is on the disk",
        PATH,
        "                self._store.put(self._written(table, change), landed)\n",
        "                live.show_move(table, change.since or 0)\n                self._store.put(self._written(table, change), landed)\n",
        (HUB_TESTS, SIMULATION),
    ),
    Fault(
        "a wish leads to a second table",
        "manoir/server/lobby/seating.py",
        "await self._hub.begin(table, _calls(party, table.id))",
        "await self._hub.begin(table)",
        ("tests/server/lobby/test_seating.py",),
    ),
    Fault(
        "a move is played while another is on its way to the disk",
        PATH,
        " and not live.lock.locked()",
        "",
        (SIMULATION,),
    ),
    Fault(
        "anybody may move for a seat",
        "manoir/server/tables/seating.py",
        "    if not chair.held_by(who):\n        raise Refused(refusals.NOT_YOUR_SEAT)\n",
        "",
        ("tests/server/tables/test_table.py", "tests/server/people/test_rights.py"),
    ),
    Fault(
        "whoever sends anything has said hello",
        "manoir/server/net/live/connection.py",
        "return message if isinstance(message, wire.Hello) else None",
        "return message if isinstance(message, wire.Hello) else wire.Hello()",
        (HUB_TESTS,),
    ),
    Fault(
        "an origin that ends like ours is ours",
        "manoir/server/net/request_context.py",
        "return tidy == own or tidy in self._origins",
        'return tidy.endswith((own or "?").partition("://")[2]) or tidy in self._origins',
        ("tests/server/net/test_request_context.py",),
    ),
    Fault(
        "an address of IPv6 is one of very many",
        "manoir/server/net/addresses.py",
        "NETWORK_BITS: Final = 64",
        "NETWORK_BITS: Final = 128",
        ("tests/server/net/test_request_context.py",),
    ),
    Fault(
        "messages may be of any size",
        "manoir/server/net/live/frames.py",
        "    if size > MOST_MESSAGE:\n        raise BadFrame(TOO_BIG)\n\n\ndef _checked",
        "\n\ndef _checked",
        ("tests/server/net/live/test_frames.py",),
    ),
    Fault(
        "half-open connections keep everybody out",
        "manoir/server/net/open_connections.py",
        "        oldest = next(waiting, None)\n",
        "        oldest = None\n",
        ("tests/server/net/test_http_bounds.py",),
    ),
    Fault(
        "a dead process of bots is of use",
        "manoir/server/bots/process.py",
        "        if self.has_ended:\n            raise Failed(self._cause)\n",
        "        return\n",
        ("tests/server/bots/test_processes.py",),
    ),
    Fault(
        "a trimmed match counts its dice from the start again",
        "manoir/kernel/match_parts/trail.py",
        "return self.first + len(self.kept)",
        "return len(self.kept)",
        ("tests/kernel/test_trim.py",),
    ),
    Fault(
        "games of an arena are counted in the order in which they were played",
        "manoir/arena/parts.py",
        '.unique(KEY, keep="first").sort(KEY)',
        ".reverse()",
        ("tests/arena/test_arena.py",),
    ),
    Fault(
        "a damaged part of an arena is believed",
        "manoir/arena/parts.py",
        "if path.stem[7:] != sha256(data).hexdigest()[:PRINT]:",
        "if not data:",
        ("tests/arena/test_arena.py",),
    ),
    Fault(
        "the last games of an arena that is stopped are lost",
        "manoir/arena/command.py",
        "        if fresh:\n            parts.append(fresh)\n",
        "        pass\n",
        ("tests/arena/test_arena.py",),
    ),
    Fault(
        "an illegal move ends the whole arena",
        "manoir/arena/playing.py",
        '        raise _BotFailed(seat, f"illegal move: {refused}") from None\n',
        "        raise\n",
        ("tests/arena/test_playing.py",),
    ),
    Fault(
        "bots of an arena keep their seats",
        "manoir/arena/contest.py",
        "order[(seat + turn) % at_table]",
        "order[seat % at_table]",
        ("tests/arena/test_seating.py",),
    ),
)


def main(word: str) -> int:
    chosen = [fault for fault in FAULTS if word in fault.name]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        _copy(copy)
        missed = [fault.name for fault in chosen if not _is_found(fault, copy)]
    print(f"{len(chosen) - len(missed)} of {len(chosen)} faults were found")
    for name in missed:
        print(f"  not found: {name}")
    return int(len(chosen) - len(missed) < REQUIRED * len(chosen))


def _copy(to: Path) -> None:
    without = shutil.ignore_patterns("__pycache__", "static", "node_modules")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, to / name, ignore=without)
        else:
            shutil.copy(source, to / name)


def _is_found(fault: Fault, copy: Path) -> bool:
    file = copy / fault.file
    whole = file.read_text()
    if whole.count(fault.old) != 1:
        print(f"{fault.name}: its place in {fault.file} is there {whole.count(fault.old)} times")
        return False
    file.write_text(whole.replace(fault.old, fault.new))
    try:
        finder = _first_failure(fault.tests, copy)
    finally:
        file.write_text(whole)
    print(f"{fault.name}: {finder or 'NOT FOUND'}", flush=True)
    return finder is not None


def _first_failure(tests: tuple[str, ...], copy: Path) -> str | None:
    """The first test that fails; also one that never ends."""
    command = (sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider")
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        ran = subprocess.run(
            (*command, "-m", "not soak", *tests),
            cwd=copy,
            env=environment,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"{tests[0]} does not end"
    if ran.returncode == 0:
        return None
    failed = [line for line in ran.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0].split(" - ")[0] if failed else ran.stdout.strip()[-200:]


if __name__ == "__main__":
    sys.exit(main(os.environ.get("ONLY", "")))
