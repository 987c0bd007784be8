"""Rocket in the browser: as a newcomer, by keyboard, together, on a phone, and after a crash."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect
from reader import PHONE, Reader, Readers
from serving_process import Serving


def test_a_newcomer_starts_against_bots_and_plays_ten_turns_by_mouse(reader: Reader) -> None:
    reader.start_against_bots()
    for _ in range(20):
        if not reader.wait_for_my_decision():
            break
        reader.decide()
    assert reader.number() > 40


def test_every_event_is_shown_once(reader: Reader) -> None:
    reader.start_against_bots()
    for _ in range(3):
        reader.wait_for_my_decision()
        reader.decide()
    reader.wait_for_my_decision()
    reader.page.wait_for_selector(".ticker", state="detached")
    shown: list[str] = reader.page.evaluate("window.shown")
    assert shown
    assert len(shown) == len(set(shown))


def test_the_board_offers_what_can_be_done_where_it_is_clicked(reader: Reader) -> None:
    reader.start_against_bots()
    reader.wait_for_my_decision()
    reader.page.get_by_role("button", name=re.compile("Place a station")).click()
    offers = reader.fetch(f"/tables/{reader.table}/offers?seat=0")["offers"]
    cell = next(c for c in offers["choices"] if c["value"] == "PlaceStation")["next"]["choices"][40]["value"]
    before = reader.number()
    reader.click_cell(cell)
    expect(reader.page.locator(".preview")).to_contain_text(cell)
    reader.click_cell(cell)
    reader.wait_for_number_above(before)
    assert cell in reader.fetch(f"/tables/{reader.table}/desk?seat=0")["public"]["view"]["stations"]


def test_pointing_at_a_city_says_why_not_and_opens_the_rule(reader: Reader) -> None:
    reader.start_against_bots()
    reader.wait_for_my_decision()
    reader.page.get_by_role("button", name=re.compile("Place a station")).click()
    reader.click_cell("E14")
    reasons = reader.page.locator(".reasons")
    expect(reasons).to_contain_text("SR-")
    reasons.locator(".rule").first.click()
    panel = reader.page.get_by_role("region", name="Rules")
    expect(panel.locator(".here")).to_be_visible()


def test_a_choice_can_be_taken_back_before_it_is_sent(reader: Reader) -> None:
    reader.start_against_bots()
    reader.wait_for_my_decision()
    first = reader.menu()
    reader.page.get_by_role("button", name=re.compile("Take a token")).click()
    assert reader.menu() != first
    reader.page.get_by_role("button", name="back", exact=True).click()
    assert reader.menu() == first


def test_a_turn_by_keyboard_only(reader: Reader) -> None:
    reader.go("/")
    page = reader.page
    page.wait_for_selector(".actions button:not([disabled])")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.actions button')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    for _ in range(4):
        if not reader.wait_for_my_decision():
            break
        before = reader.number()
        for _ in range(8):
            if page.locator(".confirm").count():
                break
            page.keyboard.press("1")
        page.keyboard.press("Enter")
        reader.wait_for_number_above(before)


def test_two_browsers_play_together_in_french_and_english(readers: Readers, site: Serving) -> None:
    with readers.open(site.address) as ann, readers.open(site.address, lang="fr-FR") as bruno:
        ann.go("/new/rocket")
        ann.page.get_by_role("button", name="Remove seat 3").click()
        ann.page.get_by_role("button", name="Open the table").click()
        ann.page.wait_for_url("**/t/*")
        ann.page.get_by_text("QR code").first.wait_for()
        links = ann.fetch(f"/tables/{ann.table}")["you"]["links"]
        bruno.go(f"/s/{links['1']}")
        bruno.page.get_by_label("Nom").fill("Bruno")
        bruno.page.get_by_role("button", name="Prendre la place").click()
        bruno.page.wait_for_url("**/t/*")
        ann.page.get_by_role("button", name="Start the game").click()
        for _ in range(8):
            for someone in (ann, bruno):
                someone.page.locator(".poster").wait_for()
            mover = ann if ann.page.locator(".poster.mine").count() else bruno
            mover.wait_for_my_decision()
            before = mover.number()
            mover.decide()
            for someone in (ann, bruno):
                someone.wait_for_number_above(before)
        assert "begins" in ann.page.locator(".log").inner_text()
        assert "commence" in bruno.page.locator(".log").inner_text()


def test_the_money_of_others_is_neither_shown_nor_sent(readers: Readers, site: Serving) -> None:
    with readers.open(site.address) as reader:
        frames: list[str] = []
        reader.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
        reader.start_against_bots()
        for _ in range(3):
            reader.wait_for_my_decision()
            reader.decide()
        reader.wait_for_my_decision()
        amounts = reader.page.locator(".seat .money").all_inner_texts()
        assert [text for text in amounts if text != "secret"] == [amounts[0]]
        for message in map(json.loads, frames):
            desk = message.get("public", {}).get("desk") if isinstance(message.get("public"), dict) else None
            if desk:
                assert [seat["money"] for seat in desk["view"]["seats"]] == [None, None, None]
            for secret in (message.get("own") or {}).get("secrets", []):
                assert secret["path"] == ["seats", 0, "money"] or "money" not in secret["path"]


def test_it_comes_back_after_the_server_was_killed(readers: Readers, tmp_path) -> None:
    with Serving(tmp_path / "tables.db", tmp_path / "log") as site, readers.open(site.address) as reader:
        reader.start_against_bots()
        reader.wait_for_my_decision()
        reader.decide()
        reader.wait_for_my_decision()
        before = reader.number()
        site.kill()
        expect(reader.page.locator(".lost")).to_be_visible()
        site.start()
        expect(reader.page.locator(".lost")).to_have_count(0)
        assert reader.number() >= before
        reader.wait_for_my_decision()
        reader.decide()


def test_opening_an_old_position_disturbs_nobody(readers: Readers, site: Serving) -> None:
    with readers.open(site.address) as reader, readers.open(site.address) as other:
        reader.start_against_bots()
        reader.wait_for_my_decision()
        reader.decide()
        reader.wait_for_my_decision()
        now = reader.number()
        other.go(f"/t/{reader.table}?at=1")
        expect(other.page.get_by_text("An earlier position")).to_be_visible()
        assert reader.number() == now
        reader.page.get_by_role("button", name="One action back").click()
        expect(reader.page.get_by_role("button", name="Back to now")).to_be_visible()
        assert re.search(r"\?at=\d+$", reader.page.url)
        reader.page.get_by_role("button", name="Back to now").click()
        reader.wait_for_my_decision()
        reader.decide()


def test_a_turn_on_a_phone_by_touch(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, lang="fr-FR", size=PHONE) as reader:
        reader.start_against_bots()
        reader.wait_for_my_decision()
        assert reader.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        reader.page.get_by_role("button", name=re.compile("Poser une gare")).tap()
        offers = reader.fetch(f"/tables/{reader.table}/offers?seat=0")["offers"]
        cells = next(c for c in offers["choices"] if c["value"] == "PlaceStation")["next"]["choices"]
        before = reader.number()
        cell = cells[60]["value"]
        reader.tap_cell(cell)
        expect(reader.page.locator(".preview")).to_contain_text(cell)
        reader.tap_cell(cell)
        reader.page.get_by_role("tab", name="Journal").tap()
        reader.wait_for_number_above(before)
