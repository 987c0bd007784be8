"""A real server in a process of its own, for tests that talk to it over the wire."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

PROGRAM = """
import json, sys
from rotonde.server.serving import Place, serve
from rotonde.server.settings import Settings
given = json.loads(sys.argv[1])
serve(Settings(**given["settings"]), Place(port=given["port"]))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Serving:
    """`with Serving(database) as server: server.address`; `kill` and `start` again as often as wanted."""

    def __init__(self, database: str | Path, log: Path, **settings: Any) -> None:
        self.settings = {"database": str(database), "limits": False, "log_requests": False, "bot_workers": 1, **settings}
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Serving:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        self.stop()

    def start(self) -> None:
        given = json.dumps({"settings": self.settings, "port": self.port})
        with open(self.log, "ab") as out:
            self.process = subprocess.Popen([sys.executable, "-c", PROGRAM, given], stdout=out, stderr=out)
        self.wait()

    def wait(self) -> None:
        assert self.process is not None
        for _ in range(2400):
            assert self.process.poll() is None, "the server ended"
            try:
                if httpx.get(f"{self.address}/api/health", timeout=60).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an operator stops it."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)
