"""A PostgreSQL server for the tests: made, used and thrown away."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType

import pytest
from serving_process import free_port


def binaries() -> Path | None:
    """Where PostgreSQL's programs are."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: int(p.parent.name), reverse=True)
    found = shutil.which("initdb")
    return next(iter([*places, *([Path(found).parent] if found else [])]), None)


class Postgres:
    """A cluster in a temporary folder, listening on loopback only."""

    def __enter__(self) -> Postgres:
        programs = binaries()
        if programs is None:
            message = "PostgreSQL is not installed (Debian: postgresql): not tested with it"
            if os.environ.get("CI") == "true":
                pytest.fail(message)
            pytest.skip(message)
        self.programs, self.port = programs, free_port()
        self.folder = tempfile.mkdtemp(prefix="rotonde-pg-")
        # PostgreSQL refuses to run as root.
        self.user = "postgres" if os.getuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        data = f"{self.folder}/data"
        self._run("initdb", "-N", "-A", "trust", "-U", "rotonde", "-E", "UTF8", "--locale=C.UTF-8", "-D", data)
        settings = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c fsync=off"
        self._run("pg_ctl", "-D", data, "-w", "-l", f"{self.folder}/log", "-o", settings, "start")
        self.url = f"postgresql://rotonde@127.0.0.1:{self.port}/postgres"
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self.programs / program), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            user=self.user,
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
        )
