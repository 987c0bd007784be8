"""A real browser in front of a real server. Where there is no Chromium these tests are skipped, but never under CI=true."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))

from reader import Reader, Readers
from serving_process import Serving

PAGE = Path(__file__).parents[2] / "src" / "rotonde" / "server" / "page" / "index.html"


def _missing(what: str) -> None:
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what}, and the page must be tested here")
    pytest.skip(f"{what}: the page is not tested")


@pytest.fixture(scope="session")
def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        _missing("no Chromium on this machine")
    if not PAGE.exists():
        _missing("the page was not built")
    assert found is not None
    return found


@pytest.fixture(scope="module")
def readers(chromium: str) -> Iterator[Readers]:
    """Browsers of one file of tests: as long as Playwright runs, so does its event loop, and no other test could start one."""
    from playwright.sync_api import sync_playwright

    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=flags)
        yield Readers(browser)
        browser.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("site")
    with Serving(folder / "tables.db", folder / "log") as server:
        yield server


@pytest.fixture
def reader(readers: Readers, site: Serving) -> Iterator[Reader]:
    """Somebody who reads English on a large screen, without movement."""
    with readers.open(site.address, still=True) as someone:
        yield someone
