"""After the game: what each could expect, and where it turned."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from reader import Readers
from serving_process import Serving

from rotonde.client import Client

RECORD = (Path(__file__).parents[1] / "arena" / "thrown-away.record").read_text(encoding="utf-8")


@pytest.mark.parametrize(("lang", "sentence"), [("en-GB", "Better by"), ("fr-FR", "Mieux de")])
def test_a_finished_game_is_looked_back_at(readers: Readers, site: Serving, lang: str, sentence: str) -> None:
    with Client(site.address) as ann:
        ann.be("Ann")
        table = ann.call("POST", "/api/records", {"record": RECORD})["table"]["id"]
    with readers.open(site.address, lang=lang) as reader:
        reader.go(f"/t/{table}")
        analysis = reader.page.locator(".result .analysis")
        analysis.get_by_role("button").click()
        last = analysis.locator("li").last
        expect(last).to_contain_text(sentence)
        expect(analysis.locator("figure svg path[fill='var(--ox)']").last).to_be_visible()
        last.get_by_role("button", name="18").click()
        expect(reader.page.locator(".result")).to_have_count(0)
        reader.page.locator("button.now:visible").first.click()
        expect(last).to_contain_text(sentence)  # and it is not asked for again
