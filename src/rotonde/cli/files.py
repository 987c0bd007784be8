"""Reading and writing a person's files: what cannot be read is said, what is written is whole."""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from pathlib import Path
from typing import Final

from rotonde.cli.trouble import Trouble

MOST_BYTES: Final = 16 * 2**20
"""No record and no board comes near it; a file beyond is not one of ours."""

_REASONS: Final = {
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
}
"""What the system reports, and what we say for it."""


def read_text(path: Path) -> str:
    """The text of a file; raise `Trouble` if there is none."""
    try:
        text = _read_regular(path).decode("utf-8")
    except FileNotFoundError:
        raise Trouble("cli-error-no-such-file", file=str(path)) from None
    except UnicodeDecodeError:
        raise Trouble("cli-error-not-text", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise Trouble("cli-error-cannot-read", file=str(path), **reason_of(error)) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _read_regular(path: Path) -> bytes:
    """What is in a plain file. A device may never end, and a pipe that nobody writes to may never begin."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise Trouble("cli-error-not-plain", file=str(path))
    with os.fdopen(handle, "rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise Trouble("cli-error-too-large", file=str(path), most=MOST_BYTES // 2**20)
    return data


def at_home(path: Path) -> Path:
    """A path whose `~` stands for the folder that it stands for in a shell."""
    try:
        return path.expanduser()
    except RuntimeError:  # there is no such user
        return path


def check_plain(path: Path) -> None:
    """Refuse a place where no plain file is or can be."""
    try:
        if path.is_dir():
            raise Trouble("cli-error-is-folder", file=str(path))
        if not path.parent.is_dir():
            raise Trouble("cli-error-no-such-folder", folder=str(path.parent))
        if path.exists() and not path.is_file():
            raise Trouble("cli-error-not-plain", file=str(path))
    except (OSError, ValueError) as error:
        raise Trouble("cli-error-cannot-write", file=str(path), **reason_of(error)) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at every moment it is either the old or the new one, whole."""
    try:
        _replace(path, text)
    except (OSError, ValueError) as error:
        raise Trouble("cli-error-cannot-write", file=str(path), **reason_of(error)) from None


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


def reason_of(error: Exception) -> dict[str, str]:
    """Why the system refused: a word that the catalogues know, and what it says itself."""
    number = getattr(error, "errno", None) if isinstance(error, OSError) else errno.EINVAL
    return {"reason": _REASONS.get(number or 0, "other"), "said": getattr(error, "strerror", None) or str(error)}


def free_name(stem: str, suffix: str) -> Path:
    """The first name in this folder that no file has yet: `rocket-1.record`, `rocket-2.record` …"""
    number = 1
    while (path := Path(f"{stem}-{number}{suffix}")).exists():
        number += 1
    return path
