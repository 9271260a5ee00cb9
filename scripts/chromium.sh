#!/bin/sh
# The browser that the end-to-end tests drive. Installs Debian's where it may.
set -eu

for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then exit 0; fi
done

if [ "$(id -u)" = 0 ]; then
    root=
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    root='sudo -n'
else
    root=none
fi

if [ "$root" = none ] || ! command -v apt-get >/dev/null; then
    echo 'The browser tests need Chromium and are skipped: install it so that "chromium" is on the PATH.' >&2
    test -z "${CI:-}" # in CI nothing is skipped
    exit
fi

$root apt-get -qq update
$root env DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends chromium
