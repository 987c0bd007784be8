"""Says which build is tested, and refuses to test another one than was asked for."""

from __future__ import annotations

import os
from shutil import rmtree
from time import time

import pytest
from hypothesis import HealthCheck, settings

import playing
from rotonde.core import contract

# How long an example takes says nothing about the rules: on a busy machine a whole game takes seconds.
# Where a change is judged, the same examples are tried every time; elsewhere new ones.
settings.register_profile("rotonde", deadline=None, derandomize="CI" in os.environ, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("rotonde")

A_DAY = 24 * 60 * 60
BUILD = "plain" if contract.__file__.endswith(".py") else "compiled"


def pytest_report_header() -> str:
    return f"rotonde: {BUILD} build"


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("ROTONDE_BUILD", BUILD)
    if wanted != BUILD:
        raise pytest.UsageError(f"the {wanted} build was asked for, but this is the {BUILD} one: {contract.__file__}")
    if hasattr(config, "cache"):
        key = playing.source_key(BUILD)
        played = config.cache.mkdir("rotonde-games") / key
        played.mkdir(exist_ok=True)
        playing.PLAYED = played
        for old in played.parent.iterdir():
            if old.name != key and time() - old.stat().st_mtime > A_DAY:
                rmtree(old, ignore_errors=True)
