"""Running the commands as a person would."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple, Self

from typer.testing import CliRunner

from rotonde import desk
from rotonde.cli.app import app
from rotonde.cli.choices import Decision
from rotonde.core.contract import State

ENGLISH = {"LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "110", "NO_COLOR": "1"}


class Run(NamedTuple):
    """What came of a command. No-break spaces are told as plain ones: tests are about words."""

    exit_code: int
    stdout: str
    stderr: str


def rotonde(*arguments: object, typed: str = "", **environment: str) -> Run:
    """A command in this process, with what is typed into it."""
    result = CliRunner().invoke(app, [str(a) for a in arguments], input=typed, env={**ENGLISH, **environment})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Run(result.exit_code, *(text.replace("\u00a0", " ") for text in (result.stdout, result.stderr)))


def decision(state: State, seat: int) -> Decision:
    """What lies before a seat."""
    return Decision(state, seat, state.legal(seat), desk.bundles(state, seat))


class Keyboard:
    """A command in a terminal of its own."""

    def __init__(self, folder: Path, *arguments: object, size: tuple[int, int] | None = None) -> None:
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.screen, inner = pty.openpty()
        command = [sys.executable, "-c", "from rotonde.cli import main; main()", *map(str, arguments)]
        environment = {**os.environ, **ENGLISH, "TERM": "xterm", "PYTHONPATH": os.pathsep.join(sys.path)}
        if size is not None:
            environment |= {"COLUMNS": str(size[0]), "LINES": str(size[1])}
        self.process = subprocess.Popen(
            command,
            stdin=inner,
            stdout=inner,
            stderr=inner,
            cwd=folder,
            env=environment,
            start_new_session=True,
            # Tests that run in the background may have been told to ignore Ctrl-C, which a program would inherit.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        os.close(inner)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.screen)

    def wait_for(self, text: str, seconds: float = 20) -> str:
        """Read until a text appears; what was shown since the last time."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            if time.monotonic() > end or not self._read(end - time.monotonic()):
                raise AssertionError(f"no {text!r} in {self.seen[-2000:]!r}")
        shown, _, self.seen = self.seen.partition(text)
        return shown + text

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.screen], [], [], max(0.0, seconds))
        try:
            data = os.read(self.screen, 65536) if ready else b""
        except OSError:  # the other side is gone
            data = b""
        # A read may end in the middle of a character.
        self.seen += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.decoder.decode(data)).replace("\r", "")
        return bool(data)

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def interrupt(self) -> None:
        time.sleep(0.5)  # Python takes no notice of a signal between showing a prompt and waiting for a key
        self.process.send_signal(signal.SIGINT)

    def exit_code(self) -> int:
        while self._read(20):
            pass
        return self.process.wait(20)
