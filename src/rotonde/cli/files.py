"""Reading and writing a person's files: what cannot be read is said, what is written is whole."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from rotonde.cli.trouble import Trouble


def read_text(path: Path) -> str:
    """The text of a file; raise `Trouble` if there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Trouble("cli-error-no-such-file", file=str(path)) from None
    except UnicodeDecodeError:
        raise Trouble("cli-error-not-text", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise Trouble("cli-error-cannot-read", file=str(path), reason=_reason(error)) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at every moment it is either the old or the new one, whole."""
    try:
        _replace(path, text)
    except (OSError, ValueError) as error:
        raise Trouble("cli-error-cannot-write", file=str(path), reason=_reason(error)) from None


def _replace(path: Path, text: str) -> None:
    # In the same folder: only there is renaming one step.
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    """The bits that new files do not get; it can only be read by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def free_name(stem: str, suffix: str) -> Path:
    """The first name in this folder that no file has yet: `rocket-1.record`, `rocket-2.record` …"""
    number = 1
    while (path := Path(f"{stem}-{number}{suffix}")).exists():
        number += 1
    return path
