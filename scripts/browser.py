"""Runs the browser tests many times, each time with other deals, and says what failed how often.

    python scripts/browser.py TIMES FOLDER [pytest's own arguments]

Run N has seed N, so `pytest TEST --seed N` plays again what failed. Whole reports are in FOLDER.
"""

import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

TESTS = "tests/e2e"


def run(seed: int, folder: Path, arguments: list[str]) -> list[str]:
    """Run all of them with the deals of a seed; the names of those that failed."""
    report, log = folder / f"{seed}.xml", folder / f"{seed}.log"
    command = [
        sys.executable, "-m", "pytest", TESTS, "-q", "--seed", str(seed), f"--junit-xml={report}",
        *arguments,
    ]  # fmt: skip
    with log.open("w") as file:
        code = subprocess.run(command, stdout=file, stderr=file, check=False).returncode
    failed = failures(report) if report.exists() else []
    return failed or ([f"pytest itself, exit code {code}: {log}"] if code else [])


def failures(report: Path) -> list[str]:
    """The names in a report that have a failure or an error."""
    cases = ElementTree.parse(report).iter("testcase")  # noqa: S314  our own file
    bad = (case for case in cases if {"failure", "error"} & {part.tag for part in case})
    return [f"{case.get('classname')}::{case.get('name')}" for case in bad]


def main(times: int, folder: Path, arguments: list[str]) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    seeds: defaultdict[str, list[int]] = defaultdict(list)
    green = 0
    for seed in range(1, times + 1):
        begun = time.monotonic()
        failed = run(seed, folder, arguments)
        green += not failed
        for name in failed:
            seeds[name].append(seed)
        took = time.monotonic() - begun
        told = ", ".join(failed) or "green"
        print(f"seed {seed}: {told} ({took:.0f} s)", flush=True)
    print(f"{green} of {times} runs were green.")
    for name, red in sorted(seeds.items(), key=lambda item: -len(item[1])):
        print(f"{len(red)} times: {name} with seeds {', '.join(map(str, red))}")
    return int(green < times)


if __name__ == "__main__":
    if len(sys.argv) < 3 or not sys.argv[1].isdecimal():
        raise SystemExit(__doc__)
    raise SystemExit(main(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]))
