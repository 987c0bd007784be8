# Sourced by ./run and ./check: makes .venv and installs into it what is missing, nothing if all is there.

set_up() { # set_up WHAT PIP-ARGUMENTS...
    what=$1
    shift
    [ -x .venv/bin/python ] || python3 -m venv .venv
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
