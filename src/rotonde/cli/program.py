"""How this program is called where it runs, for the commands that it tells people to type."""

from __future__ import annotations

import os
import shutil
import sys
from shlex import quote

VARIABLE = "ROTONDE_COMMAND"
"""Set by a script that starts Rotonde, such as ./run, to how it was called itself."""


def program() -> str:
    """The words that start Rotonde in the shell that it was started from."""
    if script := os.environ.get(VARIABLE):
        return quote(script)
    return "rotonde" if shutil.which("rotonde") else f"{quote(sys.executable)} -m rotonde"
