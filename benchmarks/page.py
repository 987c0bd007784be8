"""How large and how fast the page is: `python benchmarks/page.py [--beside FOLDER] [--games rocket tycoon]`.

Frames are those that the browser asks for while the board is moved a step each; without a graphics card they are the slowest
that a reader will see.

An event is timed from the message of the WebSocket to the end of the first frame in which the table shows the position after
it, with board, decision, players, ledger and log. What comes after that frame is not seen or not wanted yet: the position in
words for who does not see the board, and the links that could be built. Several events that come within one frame are painted
in one. Bots think meanwhile on the same processors, so that the processor time of the page's own thread is told too: the rest
is waiting.

FOLDER holds another build with its index.html, measured in the same run. It must offer `pan(dx, dy)`, tell in `data-ready` of its
root after how many milliseconds it was usable, and draw pieces in `svg.pieces`, as the prototype of the board does. It has no
server, so that a path that is added to its pieces stands for an event.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import http.server
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from statistics import median
from typing import Any

from a_site import DESKTOP, Record, Site, a_browser, a_site
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

PAGE = Path(__file__).parents[1] / "src" / "rotonde" / "server" / "page"
POSITIONS = {"rocket": ("rocket/shares-4-mixed", 0.7), "tycoon": ("tycoon/empty-cities-6-mixed", 0.985)}
"""A usual position, and the last turn of six players on the largest map."""
SLOWER = (1, 4)
ZOOMED = 4
"""How often the key is pressed that enlarges the board by 1.4."""

CLOCKS = """
window.usable = 0; window.painted = []
// right behind the frame, before any other news that have come meanwhile
const whenPainted = (then) => void scheduler.postTask(then, { priority: 'user-blocking' })
window.after = (then) => requestAnimationFrame(() => whenPainted(then))
// a frame counts only if the page shows the position by the time that it is painted
const number = () => Number(document.querySelector('.table')?.dataset.number)
const shows = (wanted, then) => requestAnimationFrame(() => number() >= wanted ? whenPainted(then) : shows(wanted, then))
const look = () => {
  if (document.querySelector('.board svg.pieces .place')) after(() => (window.usable = performance.now()))
  else requestAnimationFrame(look)
}
look()
const Plain = WebSocket
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', (message) => {
      const news = JSON.parse(message.data)
      if (news.type !== 'news' || !news.public.desk) return
      const came = performance.now()
      shows(news.public.desk.number, () => window.painted.push(performance.now() - came))
    })
  }
}
"""
CHANGES = """async () => {
  const times = []
  for (let i = 0; i < 12; i++) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', 'M100 ' + (100 + i * 40) + 'l60 30')
    path.setAttribute('stroke', 'red')
    const start = performance.now()
    document.querySelector('svg.pieces').append(path)
    await new Promise(after)
    times.push(performance.now() - start)
    await new Promise((go) => setTimeout(go, 100))
  }
  return times
}"""
FRAMES = """async () => {
  const ways = [['ArrowLeft', -80, 0], ['ArrowUp', 0, -80], ['ArrowRight', 80, 0], ['ArrowDown', 0, 80]]
  const board = document.querySelector('.board')
  const press = (key) => board.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true }))
  const step = ([key, dx, dy]) => globalThis.pan ? pan(dx, dy) : press(key)
  const start = performance.now(), times = []
  for (let i = 0, last = start; last - start < 2500; i++) {
    step(ways[Math.floor(i / 4) % 4])
    await new Promise(requestAnimationFrame)
    const now = performance.now(); times.push(now - last); last = now
  }
  times.sort((a, b) => a - b)
  return [1000 * times.length / times.reduce((a, b) => a + b), times[Math.floor(times.length * 0.95)]]
}"""


def size(folder: Path) -> str:
    files = [file for file in sorted((folder / "assets").iterdir()) if file.suffix in {".js", ".css"}]
    squeezed = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
    return f"{squeezed / 1000:.1f} kB gzip in {len(files)} files without fonts"


def window(browser: Browser, slower: int, site: Site | None = None) -> tuple[BrowserContext, Page]:
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="en-GB")
    context.add_init_script(CLOCKS)
    if site:
        context.add_cookies([{"name": "rotonde", "value": site.token, "url": site.address}])
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return context, page


def thread_time(session: CDPSession) -> float:
    """Milliseconds of processor time that the page's thread has taken so far."""
    metrics = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"]) * 1000


def frames(page: Page) -> str:
    rate, slow = page.evaluate(FRAMES)
    return f"{rate:.0f} frames/s (slowest 5 % over {slow:.0f} ms)"


def told(times: list[float]) -> str:
    return f"{median(times):.0f} ms, at most {max(times):.0f} ms of {len(times)}"


def measure(browser: Browser, site: Site, game: str, slower: int) -> None:
    name, share = POSITIONS[game]
    record = Record(name)
    number = record.decision(share)
    path = site.decision_of(record, number)
    context, page = window(browser, slower, site)
    page.goto(site.address + path)
    page.wait_for_function("() => window.usable > 0")
    usable = page.evaluate("window.usable")
    page.wait_for_timeout(1500)
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = thread_time(session)
    site.play(path, record, number)
    page.wait_for_function("() => window.painted.length > 0")
    page.wait_for_timeout(4000)
    taken = thread_time(session) - before
    painted: list[float] = page.evaluate("window.painted")
    page.locator(".board").focus()
    page.keyboard.press("+")
    page.wait_for_timeout(1000)
    fit = frames(page)
    for _ in range(ZOOMED - 1):
        page.keyboard.press("+")
    page.wait_for_timeout(1500)
    near = frames(page)
    print(f"{game}, processor slowed {slower}×: usable board after {usable:.0f} ms;", end=" ")
    print(f"event to picture {told(painted)}, {taken / len(painted):.0f} ms of processor time each;", end=" ")
    print(f"pan near fit {fit}, zoomed in {near}", flush=True)
    context.close()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Nothing: requests are not what is measured."""


@contextmanager
def other_build(folder: Path) -> Iterator[str]:
    handler = functools.partial(Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def measure_other(browser: Browser, address: str, game: str, slower: int) -> None:
    usable, changes, figures = 0.0, list[float](), []
    for place in ("", "&zoom=2.6"):
        context, page = window(browser, slower)
        page.goto(f"{address}?game={game}&theme=light{place}")
        page.wait_for_selector("html[data-ready]")
        page.wait_for_timeout(1500)
        figures.append(frames(page))
        if not place:
            usable, changes = float(page.evaluate("document.documentElement.dataset.ready")), page.evaluate(CHANGES)
        context.close()
    print(f"other build, {game}, slowed {slower}×: usable board after {usable:.0f} ms;", end=" ")
    print(f"change to picture {told(changes)}; pan at fit {figures[0]}, zoomed in {figures[1]}", flush=True)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How large and how fast the page is.")
    parser.add_argument("--beside", type=Path, help="folder of another build to measure in the same run")
    parser.add_argument("--games", nargs="+", choices=POSITIONS, default=list(POSITIONS))
    return parser.parse_args()


def main() -> None:
    wanted = asked()
    print(f"page, all games and both languages: {size(PAGE)}")
    if wanted.beside:
        print(f"other build: {size(wanted.beside)}")
    other = other_build(wanted.beside) if wanted.beside else nullcontext("")
    with tempfile.TemporaryDirectory() as work, a_site(Path(work)) as site, a_browser() as browser, other as address:
        for game in wanted.games:
            for slower in SLOWER:
                measure(browser, site, game, slower)
                if address:
                    measure_other(browser, address, game, slower)
    if not wanted.beside:
        print("no other build was given to compare with")


if __name__ == "__main__":
    main()
