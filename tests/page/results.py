"""What a table shows when its game is over."""

from __future__ import annotations

from playwright.sync_api import expect
from reader import Reader


def check_result(reader: Reader, charts: int) -> None:
    """Who won, everybody's score, and how it came to it; as the server tells it."""
    told = reader.fetch(f"/tables/{reader.table}/result")
    seats = reader.fetch(f"/tables/{reader.table}")["table"]["seats"]
    result = reader.page.locator(".result")
    for seat in told["winners"]:
        expect(result.locator("h2")).to_contain_text(seats[seat]["name"])
    expect(result.locator("tbody").first.locator("tr")).to_have_count(len(seats))
    expect(result.locator("tbody").first).to_contain_text(str(max(told["scores"])))
    expect(result.locator("figure svg")).to_have_count(charts)
