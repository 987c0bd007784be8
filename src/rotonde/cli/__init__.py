"""Rotonde in the terminal."""

from __future__ import annotations


def main() -> None:
    """The command `rotonde`."""
    # Imported here so that importing the package costs nothing.
    import sys

    from rotonde.cli.app import app

    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign shows a question mark; it is no reason to stop.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    app(prog_name="rotonde")
