"""No page has a fault that axe finds: names, roles, contrasts, in light and dark."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from positions import RECORDED, recorded
from reader import PHONE, Reader, Readers
from serving_process import Serving

from rotonde.records import read_record

AXE = Axe()

IN_PLAY = {
    "rocket": ("Bid", "Veto"),
    "tycoon": ("UseCard", "Turn"),
    "england": ("UseCard", "Turn"),
    "shares": ("Dividend", "DividendChoice"),
    "dice": ("Exchange", "Turn"),
}
"""Decisions with much on the table."""


LOOK = """async (rules) => {
  // The drawing is hidden from who cannot see it, who has the text board instead; and slow to look through.
  const found = await axe.run({ exclude: [['.stage']] }, { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) })
  return found.violations.map((fault) => `${fault.id}: ${fault.nodes[0].html.slice(0, 160)}`)
}"""


def faults(reader: Reader) -> list[str]:
    """What axe finds, briefly: by light everything, in the dark what colours do."""
    if not reader.page.evaluate("'axe' in window"):
        reader.page.evaluate(AXE.axe_script)
    return [*seen(reader, "light", None), *seen(reader, "dark", ["color-contrast"])]


def seen(reader: Reader, theme: Literal["light", "dark"], rules: list[str] | None) -> list[str]:
    reader.page.emulate_media(color_scheme=theme)
    reader.page.wait_for_selector(f"html[data-theme={theme}]", state="attached")
    return [f"{theme}: {fault}" for fault in reader.page.evaluate(LOOK, rules)]


@pytest.mark.parametrize("path", ["/", "/lobby", "/new/tycoon", "/rules/rocket", "/nowhere"])
def test_pages_around_the_table(readers: Readers, site: Serving, path: str) -> None:
    with readers.open(site.address, lang="fr-FR", still=True) as reader:
        reader.go(path)
        reader.page.wait_for_load_state("networkidle")
        assert faults(reader) == []


def test_the_waiting_room_and_an_invitation(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader, readers.open(site.address, still=True) as guest:
        reader.create("rocket", ["me", "invited"], {})
        link = reader.link_of(1)
        reader.page.get_by_text("QR code").first.click()
        assert faults(reader) == []
        guest.go(f"/s/{link}")
        guest.page.locator("form").wait_for()
        assert faults(guest) == []


@pytest.mark.parametrize("game_id", IN_PLAY)
def test_tables(readers: Readers, site: Serving, game_id: str) -> None:
    kind, step = IN_PLAY[game_id]
    with readers.open(site.address, still=True) as reader:
        reader.continue_from(recorded(game_id)[kind][step])
        reader.wait_for_my_decision()
        assert faults(reader) == []


def test_rules_beside_the_table(reader: Reader) -> None:
    reader.start_against_bots()
    reader.page.get_by_role("button", name="Rules").click()
    reader.page.locator(".rules dl").first.wait_for()
    assert faults(reader) == []


@pytest.mark.parametrize("game_id", IN_PLAY)
def test_results(readers: Readers, site: Serving, game_id: str) -> None:
    record = min((RECORDED / game_id).glob("*.txt")).read_text(encoding="utf-8")
    with readers.open(site.address, still=True) as reader:
        made = reader.bring(record, ["me", *["bot:random"] * (read_record(record).players - 1)])
        reader.watch(made["table"]["id"])
        expect(reader.page.locator(".result")).to_be_visible()
        assert faults(reader) == []


@pytest.mark.parametrize("game_id", IN_PLAY)
def test_tables_on_a_phone(readers: Readers, site: Serving, game_id: str) -> None:
    kind, step = IN_PLAY[game_id]
    with readers.open(site.address, size=PHONE, still=True) as reader:
        reader.continue_from(recorded(game_id)[kind][step])
        reader.wait_for_my_decision()
        assert faults(reader) == []
        reader.page.get_by_role("tab", name="Players").tap()
        assert faults(reader) == []


def test_log_and_chat_on_a_phone(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, size=PHONE, still=True) as reader:
        reader.start_against_bots()
        for tab in ("Log", "Chat"):
            reader.page.get_by_role("tab", name=tab).tap()
            assert faults(reader) == []
