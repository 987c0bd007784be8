"""How large and how fast the page is: `python benchmarks/page.py [folder of another build with index.html to pan beside it]`.

Frames are those that the browser asks for while the board is moved a step each; without a graphics card they are the slowest
that a reader will see. The other build must offer `pan(dx, dy)` and set `data-ready`, as the prototype of the board does.
"""

from __future__ import annotations

import functools
import gzip
import http.server
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from a_site import DESKTOP, Record, Site, a_browser, a_site
from playwright.sync_api import Browser, BrowserContext, Page

PAGE = Path(__file__).parents[1] / "src" / "rotonde" / "server" / "page"
POSITIONS = {"rocket": ("rocket/shares-4-mixed", 0.7), "tycoon": ("tycoon/empty-cities-6-mixed", 0.985)}
"""A usual position, and the last turn of six players on the largest map."""
SLOWER = (1, 4)
ZOOMED = 4
"""How often the key is pressed that enlarges the board by 1.4."""

CLOCKS = """
window.usable = 0; window.painted = []
const after = (then) => requestAnimationFrame(() => {
  const c = new MessageChannel()
  c.port1.onmessage = then
  c.port2.postMessage(0)
})
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
      after(() => window.painted.push(performance.now() - came))
    })
  }
}
"""
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


def sizes() -> None:
    files = [file for file in sorted((PAGE / "assets").iterdir()) if file.suffix in {".js", ".css"}]
    squeezed = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
    print(f"bundle, all games and both languages, without fonts: {squeezed / 1000:.1f} kB gzip in {len(files)} files")


def window(browser: Browser, slower: int, site: Site | None = None) -> tuple[BrowserContext, Page]:
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="en-GB")
    context.add_init_script(CLOCKS)
    if site:
        context.add_cookies([{"name": "rotonde", "value": site.token, "url": site.address}])
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return context, page


def frames(page: Page) -> str:
    rate, slow = page.evaluate(FRAMES)
    return f"{rate:.0f} frames/s (slowest 5 % over {slow:.0f} ms)"


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
    site.play(path, record, number)
    page.wait_for_function("() => window.painted.length > 0")
    page.wait_for_timeout(4000)
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
    print(f"event to picture {median(painted):.0f} ms, at most {max(painted):.0f} ms of {len(painted)};", end=" ")
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
    figures = []
    for place in ("", "&zoom=2.6"):
        context, page = window(browser, slower)
        page.goto(f"{address}?game={game}&theme=light{place}")
        page.wait_for_selector("html[data-ready]")
        page.wait_for_timeout(1500)
        figures.append(frames(page))
        context.close()
    print(f"other build, {game}, slowed {slower}×: pan at fit {figures[0]}, zoomed in {figures[1]}", flush=True)


def main(folder: str = "") -> None:
    sizes()
    with tempfile.TemporaryDirectory() as work, a_site(Path(work)) as site, a_browser() as browser:
        for game in POSITIONS:
            for slower in SLOWER:
                measure(browser, site, game, slower)
        if not folder:
            print("no other build was given to compare with")
            return
        with other_build(Path(folder)) as address:
            for game in POSITIONS:
                for slower in SLOWER:
                    measure_other(browser, address, game, slower)


if __name__ == "__main__":
    main(*sys.argv[1:2])
