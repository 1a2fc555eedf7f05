#!/bin/sh
# Finds or installs one thing the project needs and prints where it is.
#
#   tools/need.sh python    a Python >= 3.11 that can make virtual environments
#   tools/need.sh node      Node.js >= 20 with npm >= 9
#   tools/need.sh browser   a Chromium (installs one if it can; PORTSMOUTH_CHROMIUM may name it)
#
# Prints one line on stdout. If nothing fits: one sentence on stderr that says what to install,
# and exit code 1.
set -eu

fail() {
    echo "portsmouth: $*" >&2
    exit 1
}

is_new_python() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

need_python() {
    for name in python3.14 python3.13 python3.12 python3.11 python3 python; do
        is_new_python "$name" || continue
        if "$name" -c 'import venv, ensurepip' >/dev/null 2>&1; then
            command -v "$name"
            return
        fi
        bare=$name
    done
    if [ -n "${bare:-}" ]; then
        fail "$bare cannot make virtual environments: install its venv package" \
            "(Debian, Ubuntu: apt-get install python3-venv)."
    fi
    fail "Python 3.11 or newer is needed and was not found: install it from your system's packages" \
        "(Debian, Ubuntu: apt-get install python3 python3-venv) or from python.org."
}

# major TOOL: the major version number TOOL prints, or nothing.
major() {
    "$1" --version 2>/dev/null | sed -n 's/^v\{0,1\}\([0-9][0-9]*\).*/\1/p' | head -n 1
}

need_node() {
    node=$(major node)
    if [ -z "$node" ] || [ "$node" -lt 20 ]; then
        fail "Node.js 20 or newer is needed (found: ${node:-none}): install it from your system's" \
            "packages or from nodejs.org."
    fi
    npm=$(major npm)
    if [ -z "$npm" ] || [ "$npm" -lt 9 ]; then
        fail "npm 9 or newer is needed (found: ${npm:-none}): it comes with Node.js, or is a package" \
            "of its own (Debian, Ubuntu: apt-get install npm)."
    fi
    command -v node
}

# runs PROGRAM: true if it starts and says its version.
runs() {
    "$1" --version >/dev/null 2>&1
}

find_browser() {
    if [ -n "${PORTSMOUTH_CHROMIUM:-}" ]; then
        runs "$PORTSMOUTH_CHROMIUM" ||
            fail "PORTSMOUTH_CHROMIUM names $PORTSMOUTH_CHROMIUM, which does not start."
        echo "$PORTSMOUTH_CHROMIUM"
        return 0
    fi
    for name in chromium google-chrome chromium-browser; do
        if runs "$name"; then
            command -v "$name"
            return 0
        fi
    done
    playwright_browser
}

# The Chromium that Playwright itself downloaded, if there is one.
playwright_browser() {
    [ -x .venv/bin/python ] || return 1
    path=$(.venv/bin/python -c '
from playwright.sync_api import sync_playwright
with sync_playwright() as p:
    print(p.chromium.executable_path)' 2>/dev/null) || return 1
    [ -x "$path" ] && echo "$path"
}

is_debian_root() {
    [ "$(id -u)" = 0 ] && grep -q '^ID=debian' /etc/os-release 2>/dev/null
}

install_browser() {
    if is_debian_root; then
        echo "portsmouth: installing Debian's Chromium" >&2
        apt-get update >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -y \
            --no-install-recommends chromium fonts-liberation >&2 && return 0
    fi
    echo "portsmouth: installing Playwright's Chromium" >&2
    [ -x .venv/bin/python ] && .venv/bin/python -m playwright install chromium >&2
}

need_browser() {
    find_browser && return
    install_browser && find_browser && return
    fail "a Chromium is needed for the browser tests and could not be installed: install Chromium or" \
        "Chrome, or set PORTSMOUTH_CHROMIUM to its program file."
}

case "${1:-}" in
    python) need_python ;;
    node) need_node ;;
    browser) need_browser ;;
    *) fail "usage: tools/need.sh python|node|browser" ;;
esac
