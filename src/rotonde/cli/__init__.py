"""Rotonde in the terminal."""

from __future__ import annotations


def main() -> None:
    """The command `rotonde`."""
    # Imported here so that importing the package costs nothing.
    import os
    import sys

    from rotonde.cli.app import app

    # A stream that was closed before we began is missing: what would be said there is said to nobody.
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if stream is not None:
            # A terminal that cannot show a sign shows a question mark; it is no reason to stop. Neither is a broken letter.
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    app(prog_name="rotonde")
