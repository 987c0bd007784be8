"""No page has a fault that axe finds: names, roles, contrasts, in light and dark."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from reader import PHONE, Reader, Readers
from serving_process import Serving

import rotonde

AXE = Axe()


def faults(reader: Reader) -> list[str]:
    """What axe finds, briefly."""
    found = AXE.run(reader.page).response["violations"]
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:160]}" for fault in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/lobby", "/new/tycoon", "/rules/rocket", "/nowhere"])
def test_pages_around_the_table(readers: Readers, site: Serving, path: str, theme: str) -> None:
    with readers.open(site.address, theme=theme, lang="fr-FR", still=True) as reader:
        reader.go(path)
        reader.page.wait_for_load_state("networkidle")
        assert faults(reader) == []


def test_the_waiting_room(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        reader.go("/new/rocket")
        reader.page.get_by_role("button", name="Open the table").click()
        reader.page.get_by_text("QR code").first.wait_for()
        assert faults(reader) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game_id", rotonde.games())
def test_tables(readers: Readers, site: Serving, game_id: str, theme: str) -> None:
    with readers.open(site.address, theme=theme, still=True) as reader:
        reader.start_against_bots(game_id)
        reader.wait_for_my_decision()
        assert faults(reader) == []
        reader.page.get_by_role("button", name="Rules").click()
        reader.page.locator(".rules dl").first.wait_for()
        assert faults(reader) == []


@pytest.mark.parametrize("game_id", ["rocket", "dice"])
def test_tables_on_a_phone(readers: Readers, site: Serving, game_id: str) -> None:
    with readers.open(site.address, theme="dark", size=PHONE, still=True) as reader:
        reader.start_against_bots(game_id)
        reader.wait_for_my_decision()
        for tab in ("Players", "Log", "Chat", "Decide"):
            reader.page.get_by_role("tab", name=tab).tap()
            assert faults(reader) == []
