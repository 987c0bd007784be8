"""Says which build is tested, and refuses to test another one than was asked for."""

from __future__ import annotations

import os

import pytest

from rotonde.core import contract

BUILD = "plain" if contract.__file__.endswith(".py") else "compiled"


def pytest_report_header() -> str:
    return f"rotonde: {BUILD} build"


def pytest_configure() -> None:
    wanted = os.environ.get("ROTONDE_BUILD", BUILD)
    if wanted != BUILD:
        raise pytest.UsageError(f"the {wanted} build was asked for, but this is the {BUILD} one: {contract.__file__}")
