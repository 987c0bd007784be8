"""Each game in the browser: begun from the front page, decisions of every kind met, played to its end where that is short."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from reader import Reader, Readers
from serving_process import Serving

SHORT: dict[str, dict[str, Any]] = {
    "tycoon": {"max_turns": 1},
    "england": {"max_turns": 1},
    "shares": {"end_empty_cities": 1},
    "dice": {"setup": "fixed"},
    "rocket": {},
}
"""Options that make a game short."""


MAKE_TABLE = """async (body) => {
  const post = (path, what) =>
    fetch('/api' + path, { method: 'POST', body: JSON.stringify(what), headers: { 'Content-Type': 'application/json' } })
  await post('/me', { name: 'Ann' })
  return (await post('/tables', body)).json()
}"""


def open_table(reader: Reader, game_id: str, players: int = 2) -> None:
    """A table against bots, made through the API so that its options can be chosen."""
    reader.go("/")
    body = {"game": game_id, "seats": ["me", *["bot:random"] * (players - 1)], "options": SHORT[game_id], "start": True}
    made = reader.page.evaluate(MAKE_TABLE, body)
    reader.go(f"/t/{made['table']['id']}")
    expect(reader.page.locator(".board")).to_be_visible()


@pytest.mark.parametrize("game_id", ["tycoon", "england"])
def test_a_whole_short_game_by_mouse(readers: Readers, site: Serving, game_id: str) -> None:
    with readers.open(site.address, still=True) as reader:
        open_table(reader, game_id)
        for _ in range(60):
            if not reader.wait_for_my_decision():
                break
            reader.decide()
        expect(reader.page.locator(".result")).to_be_visible()
        expect(reader.page.locator(".result h2")).to_contain_text("win")


@pytest.mark.parametrize("game_id", ["shares", "dice", "rocket"])
def test_some_turns_by_mouse(readers: Readers, site: Serving, game_id: str) -> None:
    with readers.open(site.address, still=True) as reader:
        open_table(reader, game_id)
        for _ in range(12):
            if not reader.wait_for_my_decision():
                break
            reader.decide()
        assert reader.number() > 15


def test_a_whole_link_is_built_in_one_gesture(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        open_table(reader, "tycoon")
        while reader.wait_for_my_decision() and "Build track" not in reader.menu():
            reader.page.locator(".menu button", has_text="Pass").click()
            reader.page.locator(".confirm .main").click()
            reader.page.wait_for_selector(".poster:not(.mine), .menu button:has-text('Build track')")
        reader.page.locator(".aid li button").first.wait_for()
        before = len(reader.fetch(f"/tables/{reader.table}/desk?seat=0")["public"]["view"]["links"])
        link = reader.page.locator(".aid li button").first
        link.click()
        expect(link).to_contain_text("click again")
        link.click()
        reader.page.wait_for_function("() => !document.querySelector('.aid li .sure')")
        reader.page.wait_for_timeout(500)
        assert len(reader.fetch(f"/tables/{reader.table}/desk?seat=0")["public"]["view"]["links"]) > before


def test_barons_are_seen_only_by_their_owner(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as ann, readers.open(site.address, still=True) as bob:
        open_table(ann, "england")
        ann.wait_for_my_decision()
        mine = ann.fetch(f"/tables/{ann.table}/desk?seat=0")
        bob.go(f"/t/{ann.table}")
        expect(bob.page.locator(".board")).to_be_visible()
        theirs = bob.fetch(f"/tables/{ann.table}/desk")
        assert theirs["public"] == mine["public"]
        assert theirs["own"]["secrets"] == []
        assert any("barons_dealt" in secret["path"] for secret in mine["own"]["secrets"])
