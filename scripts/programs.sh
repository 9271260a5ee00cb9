#!/bin/sh
# What some tests drive: a browser for the end-to-end tests, strace, which sees whether the disk is
# waited for, the proxies that deploy/ has files for, systemd, which reads its service, and PostgreSQL
# and NATS for a house of several nodes. Installs Debian's where it may. The browser is best without its windows
# (chromium-headless-shell): a page takes two thirds of the time.
set -eu

has() { command -v "$1" >/dev/null; }
has_browser() { has chromium-headless-shell || has chromium || has chromium-browser || has google-chrome; }
has_proxies() { has nginx && has caddy && has haproxy; }
has_postgres() { has initdb || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }
has_services() { has_proxies && has_postgres && has nats-server && has systemd-analyze; }
is_complete() { has strace && has_browser && has_services; }

if is_complete && has chromium-headless-shell; then exit 0; fi

if [ "$(id -u)" = 0 ]; then
    root=
elif has sudo && sudo -n true 2>/dev/null; then
    root='sudo -n'
else
    root=none
fi

install() {
    $root env DEBIAN_FRONTEND=noninteractive \
        apt-get -qq install --yes --no-install-recommends "$1" || echo "$1 cannot be installed" >&2
}

# Somebody's own machine with any browser is left as it is.
if [ "$root" != none ] && has apt-get && { [ -z "$root" ] || ! is_complete; }; then
    apt-cache show chromium-headless-shell >/dev/null 2>&1 || $root apt-get -qq update || true
    has strace || install strace
    has nginx || install nginx-light
    has caddy || install caddy
    has haproxy || install haproxy
    has_postgres || install postgresql
    has nats-server || install nats-server
    has systemd-analyze || install systemd
    has chromium-headless-shell || install chromium-headless-shell
    has_browser || install chromium # where there is no shell
fi

if ! is_complete; then
    echo "Some tests are skipped: install strace, chromium, nginx, caddy, haproxy, postgresql, nats-server and systemd" >&2
    test -z "${CI:-}" # in CI nothing is skipped
fi
