"""Somebody who reads the page: what they see, point at, click and type."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

DESKTOP = (1440, 900)
PHONE = (360, 740)

PATIENCE = 90_000
"""Milliseconds until something that must happen counts as failed: on a busy machine everything takes long."""
expect.set_options(timeout=PATIENCE)

PLACE_OF_CELL = """async (at) => {
  const key = (await (await fetch('/api/tables/' + location.pathname.split('/')[2])).json()).table.board_key
  const { picture } = await (await fetch('/api/boards/' + key)).json()
  const cell = picture.cells.find((c) => c.at === at)
  const unit = Number(document.querySelector('.board').dataset.unit)
  const svg = document.querySelector('svg.pieces'), rect = svg.getBoundingClientRect(), box = svg.viewBox.baseVal
  const x = (cell.x * unit - box.x) / box.width, y = (cell.y * unit - box.y) / box.height
  return [rect.left + x * rect.width, rect.top + y * rect.height]
}"""
"""Where a cell of the board is on the screen."""

SHOWN = "window.shown = []; addEventListener('rotonde:shown', (e) => window.shown.push(e.detail))"


class Reader:
    """One browser window."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.problems: list[str] = []
        page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        page.add_init_script(SHOWN)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    # The table

    def start_against_bots(self, game: str = "") -> None:
        """The one click of the front page."""
        self.go("/")
        if game:
            self.page.locator(f"li:has(a[href='/rules/{game}']) button").first.click()
        else:
            self.page.locator(".actions button").first.click()
        self.page.wait_for_url("**/t/*")
        expect(self.page.locator(".board")).to_be_visible()

    @property
    def table(self) -> str:
        return self.page.url.split("/t/")[1].split("?")[0]

    def wait_for_my_decision(self, timeout: float = PATIENCE) -> bool:
        """Whether it is this reader's decision; False where the game has ended."""
        self.page.wait_for_selector(".poster.mine, .result", timeout=timeout)
        return self.page.locator(".poster.mine").count() > 0

    def number(self) -> int:
        """How many actions the page shows."""
        answer: int = self.page.evaluate("Number(document.querySelector('.table').dataset.number)")
        return answer

    def menu(self) -> list[str]:
        return self.page.locator(".menu button:not(.none) span").all_inner_texts()

    def click_cell(self, at: str) -> None:
        x, y = self.page.evaluate(PLACE_OF_CELL, at)
        self.page.mouse.click(x, y)

    def tap_cell(self, at: str) -> None:
        x, y = self.page.evaluate(PLACE_OF_CELL, at)
        self.page.touchscreen.tap(x, y)

    def point_at_cell(self, at: str) -> None:
        x, y = self.page.evaluate(PLACE_OF_CELL, at)
        self.page.mouse.move(x - 3, y)
        self.page.mouse.move(x, y)

    def decide(self) -> None:
        """Make a decision by mouse: the first choice offered at every step, then confirm."""
        before = self.number()
        for _ in range(12):
            confirm = self.page.locator(".confirm .main")
            if confirm.count():
                confirm.click()
                break
            amount = self.page.locator(".amount .button")
            (amount if amount.count() else self.page.locator(".menu button:not(.none)")).first.click()
        self.wait_for_number_above(before)

    def wait_for_number_above(self, number: int) -> None:
        self.page.wait_for_function("(n) => Number(document.querySelector('.table').dataset.number) > n", arg=number)

    def fetch(self, path: str) -> Any:
        """What the server tells this reader's browser."""
        return self.page.evaluate("async (path) => (await fetch('/api' + path)).json()", path)


class Readers:
    """Opens windows of one browser."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    @contextmanager
    def open(
        self, address: str, lang: str = "en-GB", size: tuple[int, int] = DESKTOP, theme: str = "light", still: bool = False
    ) -> Iterator[Reader]:
        touch = size[0] < 600
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
            is_mobile=touch,
        )
        context.set_default_timeout(PATIENCE)
        reader = Reader(context.new_page(), address)
        yield reader
        context.close()
        if reader.problems:
            raise AssertionError(f"the page failed: {reader.problems}")
