#!/bin/sh
# Writes requirements/*.txt from pyproject.toml: every package pinned, with hashes, no index named.
# Arguments go to uv: "scripts/lock.sh --upgrade" takes the newest versions.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-.venv/bin/python}

compile() {
    output=requirements/$1.txt
    shift
    "$python" -m uv pip compile --quiet --generate-hashes --no-emit-index-url --no-annotate \
        --python-version 3.11 --universal --custom-compile-command "make lock" \
        --output-file "$output" "$@" >/dev/null
}

compile base pyproject.toml "$@"
compile nodes pyproject.toml --extra postgres --extra nats --constraint requirements/base.txt "$@"
compile dev pyproject.toml --extra postgres --extra nats --group dev --constraint requirements/base.txt "$@"
compile docs --group docs --constraint requirements/base.txt --constraint requirements/dev.txt "$@"
compile build --group build "$@"
compile node --group node "$@"
compile lock --group lock "$@"
