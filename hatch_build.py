"""Build hook: compile `core` and `games` with mypyc when ROTONDE_COMPILE=1, else build plain Python."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def wants_compilation() -> bool:
    return os.environ.get("ROTONDE_COMPILE") == "1"


def groups(source: Path) -> dict[str, list[str]]:
    """The modules of each compiled library, one for core and one a game, so that they can be compiled side by side.

    Package files stay plain so that data can be found beside them.
    """
    package = source / "rotonde"
    folders = [package / "core", *sorted(p for p in (package / "games").iterdir() if (p / "game.py").exists())]
    return {
        folder.name: [str(p.relative_to(source)) for p in sorted(folder.rglob("*.py")) if p.name != "__init__.py"]
        for folder in folders
    }


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules beside the plain ones; the import prefers them."""

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=1.18", "setuptools>=70"] if wants_compilation() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable" or not wants_compilation():
            return
        built = self._compile()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(
            {str(path): str(path.relative_to(built)) for path in built.rglob("*") if path.is_file()}
        )

    def _compile(self) -> Path:
        """Run mypyc on a copy of the sources and return the folder of shared libraries, laid out like the package."""
        from mypyc.build import mypycify
        from setuptools import Distribution

        self._work = tempfile.TemporaryDirectory(prefix="rotonde-")
        work = Path(self._work.name)
        shutil.copytree(Path(self.root) / "src", work / "src")
        before = Path.cwd(), list(sys.argv)
        os.chdir(work / "src")
        try:
            libraries = groups(work / "src")
            modules = [module for library in libraries.values() for module in library]
            separate = [(library, f"rotonde_{name}") for name, library in libraries.items()]
            # Where pip builds in isolation only our own sources are there, and none of what they import from elsewhere.
            flags = ["--config-file=", "--ignore-missing-imports"]
            extensions = mypycify([*modules, *flags], opt_level="2", separate=separate)
            distribution = Distribution({"name": "rotonde", "ext_modules": extensions})
            command = distribution.get_command_obj("build_ext")
            command.build_lib = str(work / "built")
            command.build_temp = str(work / "temp")
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before[0])
            sys.argv = before[1]
        return work / "built"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        work = getattr(self, "_work", None)
        if work is not None:
            work.cleanup()
