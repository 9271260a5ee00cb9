"""Looks for known vulnerabilities in what is locked, for Python and for the browser.

    make audit

It needs a source of advisories. Where none can be reached it says so and ends with 69, because
"nothing found" would be a lie.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
UNREACHABLE: Final = 69
LOCKED: Final = tuple(sorted((ROOT / "requirements").glob("*.txt")))


def main() -> int:
    results = {"Python": _audit_python(), "the browser": _audit_web()}
    for what, (code, sentence) in results.items():
        print(f"{what}: {sentence}")
        del code
    return max(code for code, _ in results.values())


def _audit_python() -> tuple[int, str]:
    files = [word for path in LOCKED for word in ("-r", str(path))]
    options = ("--disable-pip", "--require-hashes", "--format", "json", "--progress-spinner", "off")
    ran = _run(sys.executable, "-m", "pip_audit", *options, *files)
    try:
        packages = json.loads(ran.stdout)["dependencies"]
    except (ValueError, KeyError):
        return UNREACHABLE, f"not audited: {_last_line(ran)}"
    found = [f"{one['name']} {v['id']}" for one in packages for v in one.get("vulns", ())]
    return _verdict(len(packages), found)


def _audit_web() -> tuple[int, str]:
    ran = _run(sys.executable, "scripts/web.py", "npm", "audit", "--json")
    try:
        report = json.loads(ran.stdout[ran.stdout.index("{") :])
    except ValueError:
        return UNREACHABLE, f"not audited: {_last_line(ran)}"
    if "vulnerabilities" not in report:
        return UNREACHABLE, f"not audited: {report.get('message', _last_line(ran))}"
    return _verdict(report["metadata"]["dependencies"]["total"], list(report["vulnerabilities"]))


def _verdict(number: int, found: list[str]) -> tuple[int, str]:
    if not found:
        return 0, f"{number} packages, none with a known vulnerability"
    return 1, f"{number} packages, {len(found)} findings: {', '.join(found)}"


def _run(*command: str) -> Any:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def _last_line(ran: Any) -> str:
    lines = [line for line in (ran.stdout + ran.stderr).splitlines() if line.strip()]
    return lines[-1].strip()[:200] if lines else "no answer"


if __name__ == "__main__":
    sys.exit(main())
