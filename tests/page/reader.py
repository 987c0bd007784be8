"""Somebody who reads the page: what they see, point at, click, tap and type."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import APIResponse, Browser, Page, Request, Route, expect
from positions import Position

DESKTOP = (1440, 900)
PHONE = (360, 740)

PATIENCE = 90_000
"""Milliseconds until something that must happen counts as failed: on a busy machine everything takes long."""
expect.set_options(timeout=PATIENCE)

POLLING = 30
"""Milliseconds between two looks: at every frame, as Playwright does otherwise, they would keep a slow machine busy."""

MOST_CLICKS = 30
"""No action has so many parts to choose."""

PLACES_OF_CELLS = """async (cells) => {
  const key = (await (await fetch('/api/tables/' + location.pathname.split('/')[2])).json()).table.board_key
  const { picture } = await (await fetch('/api/boards/' + key)).json()
  const unit = Number(document.querySelector('.board').dataset.unit)
  const svg = document.querySelector('svg.pieces'), rect = svg.getBoundingClientRect(), box = svg.viewBox.baseVal
  const square = (at) => { // a map that is laid out in the course of the game
    const [, letters, row] = /([A-Z]+)([0-9]+)/.exec(at)
    return { x: [...letters].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0) - 0.5, y: Number(row) - 0.5 }
  }
  return cells.map((at) => {
    const cell = picture.cells.find((c) => c.at === at) ?? square(at)
    const x = (cell.x * unit - box.x) / box.width, y = (cell.y * unit - box.y) / box.height
    return [rect.left + x * rect.width, rect.top + y * rect.height]
  })
}"""
"""Where cells of the board are on the screen."""

IS_BOARD = "(places) => places.map(([x, y]) => !!document.elementFromPoint(x, y)?.closest('.board'))"

NEXT = """async ([before, kinds, patience]) => {
  const offered = () => [...document.querySelectorAll('.menu button:not(.none)')]
  const ofKind = (kind) => offered().find((button) => button.dataset.choice === kind)
  const wanted = () => ofKind(kinds.find(ofKind)) ?? offered()[0]
  const next = () => {
    const last = document.querySelector('.confirm .main')
    if (last) return last.disabled ? null : [last, 'Enter']
    const amount = document.querySelector('.amount .button')
    return amount ? [amount, '1'] : wanted() ? [wanted(), wanted().querySelector('kbd')?.textContent ?? '1'] : null
  }
  for (const until = performance.now() + patience; performance.now() < until; await new Promise((go) => setTimeout(go, 15))) {
    if (Number(document.querySelector('.table')?.dataset.number) > before) return null
    const [thing, key] = (document.querySelector('.poster.mine[aria-busy=false]') && next()) || []
    if (!thing) continue
    thing.scrollIntoView({ block: 'nearest' })
    const box = thing.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2
    if (thing.contains(document.elementFromPoint(x, y))) return [key, x, y]
  }
  throw new Error('nothing to choose: ' + document.body.innerText.slice(0, 2000))
}"""
"""What to do next, as its key and its place on the screen: confirm, else the first thing offered, kinds that are wanted before
others. Null when the action is played."""

POST = """async ([path, body]) => {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch('/api' + path, { method: 'POST', body: JSON.stringify(body), headers })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}"""

SHOWN = "window.shown = []; addEventListener('rotonde:shown', (e) => window.shown.push(e.detail))"


class Reader:
    """One browser window. `sent` are the actions that its page has sent, in their notation."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.problems: list[str] = []
        self.sent: list[str] = []
        page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        page.on("request", self._note)
        page.add_init_script(SHOWN)

    def _note(self, request: Request) -> None:
        if request.url.endswith("/act"):
            self.sent.append(request.post_data_json["action"])

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    # What the server tells this reader's browser, and is told by it

    def fetch(self, path: str) -> Any:
        return self.page.evaluate("async (path) => (await fetch('/api' + path)).json()", path)

    def post(self, path: str, **body: Any) -> Any:
        return self.page.evaluate(POST, [path, body])

    def offers(self, seat: int = 0) -> dict[str, Any]:
        """The choices of a seat by their kind."""
        root = self.fetch(f"/tables/{self.table}/offers?seat={seat}")["offers"]
        return {choice["value"]: choice for choice in root["choices"]}

    def view(self, seat: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = self.fetch(f"/tables/{self.table}/desk?seat={seat}")["public"]["view"]
        return found

    # Coming to a table

    def start_against_bots(self, game: str = "") -> None:
        """The one click of the front page."""
        self.go("/")
        if game:
            self.page.locator(f"li:has(a[href='/rules/{game}']) button").first.click()
        else:
            self.page.locator(".actions button").first.click()
        self.page.wait_for_url("**/t/*")
        expect(self.page.locator(".board")).to_be_visible()

    def create(self, game: str, seats: Sequence[str], options: Mapping[str, Any]) -> None:
        """A table made on the page where its seats and options are chosen."""
        self.go(f"/new/{game}")
        self.page.locator(".seat").first.wait_for()
        while self.page.locator(".seat").count() > len(seats):
            self.page.locator(".seat button").last.click()
        for i, place in enumerate(seats):
            self.page.locator(".seat select").nth(i).select_option(place)
        if options:
            self.page.locator("main details summary").click()
        told = next(found for found in self.fetch("/games")["games"] if found["id"] == game)
        for i, option in enumerate(told["options"]):
            if option["name"] in options:
                self.page.locator(".options select").nth(i).select_option(str(options[option["name"]]))
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_url("**/t/*")

    def continue_from(self, position: Position, other: str = "bot:random") -> None:
        """Take the seat that must decide where a recorded game was left; the others get what is said."""
        seats = ["me" if seat == position.seat else other for seat in range(position.game.players)]
        self.start(self.bring(position.record, seats)["table"]["id"])

    def bring(self, record: str, seats: Sequence[str]) -> Any:
        """An open table from a record, as the server tells of it."""
        if not self.page.url.startswith(self.address):
            self.go("/nowhere")
        self.post("/me", name="Ann")
        return self.post("/records", record=record, seats=list(seats))

    def link_of(self, seat: int) -> str:
        """The link by which a seat of an open table is taken."""
        self.page.locator("ol .card").first.wait_for()
        link: str = self.fetch(f"/tables/{self.table}")["you"]["links"][str(seat)]
        return link

    def take_seat(self, link: str, name: str) -> None:
        """Follow an invitation."""
        self.go(f"/s/{link}")
        self.page.locator("form input").fill(name)
        self.page.locator("form .button.main").click()
        self.page.wait_for_url("**/t/*")

    def start(self, table: str) -> None:
        """Begin an open table, and go to it."""
        self.post(f"/tables/{table}/start")
        self.watch(table)

    def watch(self, table: str) -> None:
        self.go(f"/t/{table}")
        expect(self.page.locator(".board")).to_be_visible()

    # The table

    @property
    def table(self) -> str:
        return self.page.url.split("/t/")[1].split("?")[0]

    def wait_for_my_decision(self) -> bool:
        """Whether it is this reader's decision; False where the game has ended."""
        self.page.wait_for_function("() => document.querySelector('.poster.mine, .result')", polling=POLLING)
        return self.page.locator(".poster.mine").count() > 0

    def hand_over(self) -> bool:
        """Where several sit at one screen, let the next one decide; False where the game has ended."""
        self.page.wait_for_selector(".poster.mine, .cover button, .result")
        if self.page.locator(".cover button").count():
            self.page.locator(".cover button").click()
        return self.wait_for_my_decision()

    def number(self) -> int:
        """How many actions the page shows."""
        answer: int = self.page.evaluate("Number(document.querySelector('.table').dataset.number)")
        return answer

    def wait_for_number_above(self, number: int) -> None:
        above = "(n) => Number(document.querySelector('.table')?.dataset.number) > n"
        self.page.wait_for_function(above, arg=number, polling=POLLING)

    def menu(self) -> list[str]:
        return self.page.locator(".menu button:not(.none) span").all_inner_texts()

    # The board

    def place_of(self, at: str) -> tuple[float, float]:
        x, y = self.page.evaluate(PLACES_OF_CELLS, [at])[0]
        return x, y

    def click_cell(self, at: str) -> None:
        self.page.mouse.click(*self.place_of(at))

    def tap_cell(self, at: str) -> None:
        self.page.touchscreen.tap(*self.place_of(at))

    def on_screen(self, cells: Sequence[str]) -> list[str]:
        """Those of the cells that the window shows."""
        places = self.page.evaluate(PLACES_OF_CELLS, list(cells))
        return [at for at, shown in zip(cells, self.page.evaluate(IS_BOARD, places), strict=True) if shown]

    # Deciding

    def decide(self, *kinds: str) -> None:
        """Make a decision by mouse: of the kinds named first, else what is offered first, at every step; confirm where asked."""
        self._decide(kinds, lambda key, x, y: self.page.mouse.click(x, y))

    def decide_by_key(self, *kinds: str) -> None:
        self._decide(kinds, lambda key, x, y: self.page.keyboard.press(key))

    def decide_by_touch(self, *kinds: str) -> None:
        self._decide(kinds, lambda key, x, y: self.page.touchscreen.tap(x, y))

    def _decide(self, kinds: Sequence[str], do: Callable[[str, float, float], None]) -> None:
        before, sent = self.number(), len(self.sent)
        for _ in range(MOST_CLICKS):
            found = self.page.evaluate(NEXT, [before, kinds, PATIENCE])
            if found is not None:
                do(*found)
            elif len(self.sent) > sent:
                return
            else:  # somebody else has answered what is asked of several at once
                before = self.number()
        raise AssertionError("what is offered does not come to an action")

    def play_to_the_end(self, *kinds: str) -> int:
        """Decide by mouse until the game has ended; how many decisions that were."""
        made = 0
        while self.wait_for_my_decision():
            self.decide(*kinds)
            made += 1
        return made


class HeldBack:
    """Requests that have reached the server, and whose answers are on their way until they are let go."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.under_way = 0
        self.answered: list[tuple[Route, APIResponse]] = []
        self.is_over = False

    def take(self, route: Route) -> None:
        if self.is_over:
            route.continue_()
            return
        self.under_way += 1
        self.answered.append((route, route.fetch()))

    def let_go(self) -> None:
        """These, and all that come later."""
        self.is_over = True
        while len(self.answered) < self.under_way:
            self.page.wait_for_timeout(POLLING)
        for route, answer in self.answered:
            route.fulfill(response=answer)


@contextmanager
def held_back(reader: Reader, path: str) -> Iterator[HeldBack]:
    """Hold the answers to some requests back; those that the page has given up meanwhile are not missed."""
    held = HeldBack(reader.page)
    reader.page.route(path, held.take)
    yield held
    reader.page.unroute(path)


class Readers:
    """Opens windows of one browser."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    @contextmanager
    def open(self, address: str, lang: str = "en-GB", size: tuple[int, int] = DESKTOP, still: bool = False) -> Iterator[Reader]:
        """Somebody's own window; `still` where movement is not what is tested: it takes time."""
        touch = size[0] < 600
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
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
