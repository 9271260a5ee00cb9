#!/bin/sh
# What some tests drive: a browser for the end-to-end tests, and strace, which sees whether the disk
# is waited for. Installs Debian's where it may.
set -eu

missing=
command -v strace >/dev/null || missing=strace
for name in chromium chromium-browser google-chrome none; do
    if [ "$name" = none ]; then missing="$missing chromium"; fi
    if command -v "$name" >/dev/null; then break; fi
done
if [ -z "$missing" ]; then exit 0; fi

if [ "$(id -u)" = 0 ]; then
    root=
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    root='sudo -n'
else
    root=none
fi

if [ "$root" = none ] || ! command -v apt-get >/dev/null; then
    echo "Some tests are skipped: install, so that they are on the PATH: $missing" >&2
    test -z "${CI:-}" # in CI nothing is skipped
    exit
fi

$root apt-get -qq update
$root env DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends $missing
