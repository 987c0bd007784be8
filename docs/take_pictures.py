"""Takes pictures of the page: `python docs/take_pictures.py` writes docs/pictures/ and, for looking through, docs/pictures/all/.

Needs the page built (`pip install -e .`), Chromium, Playwright and Pillow (`pip install -e .[pictures]`).
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page

sys.path.insert(0, str(Path(__file__).parents[1] / "benchmarks"))

from a_site import DESKTOP, PHONE, Record, Site, a_browser, a_site

PICTURES = Path(__file__).parent / "pictures"
KEPT = {
    "front-desktop-light-en",
    "lobby-desktop-light-en",
    "rocket-table-desktop-light-en",
    "rocket-veto-desktop-dark-fr",
    "rocket-rules-desktop-light-fr",
    "rocket-end-desktop-light-en",
    "tycoon-table-desktop-dark-en",
    "england-table-desktop-light-fr",
    "shares-table-desktop-light-fr",
    "dice-table-desktop-light-en",
    "rocket-table-phone-light-fr",
    "tycoon-table-phone-dark-en",
}
"""Those that README and docs show; the others are only looked through."""
LOOKED_THROUGH = {("light", "en"), ("dark", "fr")}
"""In which light and language everything is taken; between them they show every word and every colour."""
GAMES = {
    "rocket": "rocket/shares-4-mixed",
    "tycoon": "tycoon/empty-cities-4-greedy",
    "england": "england/empty-cities-4-no-extra-turn",
    "shares": "shares/empty_cities-4-mixed",
    "dice": "dice/nobody-can-carry-4-complex-dice-gone-mixed",
}


@dataclass(frozen=True)
class Sight:
    """Something to be looked at: where, and what to click before."""

    name: str
    path: str
    click: str = ""


def sights(site: Site) -> Iterator[Sight]:
    for game, seats in (("rocket", ["me", "open", "bot:greedy"]), ("shares", ["me", "open", "open"]), ("dice", ["me", "open"])):
        site.open(game, seats)
    veto = Record(GAMES["rocket"])
    yield Sight("rocket-veto", site.decision_of(veto, veto.decision(0.35, "bid")))
    for game, name in GAMES.items():
        record = Record(name)
        table = site.decision_of(record, record.decision(0.7))
        yield Sight(f"{game}-table", table)
        if game == "rocket":
            yield Sight("rocket-rules", table, "header button[aria-pressed]")
        whole = site.table(record.text, public=game == "shares")
        yield Sight(f"{game}-past", f"{whole}?at={record.decision(0.5)}")
        yield Sight(f"{game}-end", whole)
        yield Sight(f"{game}-new", f"/new/{game}")
    yield Sight("front", "/")
    yield Sight("lobby", "/lobby")
    yield Sight("rulebook", "/rules/tycoon")


def window(browser: Browser, site: Site, size: tuple[int, int], theme: str, lang: str) -> BrowserContext:
    small = size == PHONE
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=1,
        locale="fr-FR" if lang == "fr" else "en-GB",
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=small,
        is_mobile=small,
    )
    context.add_init_script("localStorage.setItem('rotonde.me', 'Ada')")
    context.add_cookies([{"name": "rotonde", "value": site.token, "url": site.address}])
    return context


def take(page: Page, site: Site, sight: Sight, file: Path) -> None:
    page.goto(site.address + sight.path)
    page.wait_for_load_state("networkidle")
    if sight.path.startswith("/t/"):
        page.wait_for_selector(".board svg.pieces")
    if sight.click:
        page.locator(sight.click).first.click()
    page.wait_for_timeout(400)  # fonts, and the board rastered at its scale
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file)
    with Image.open(file) as picture:
        small = picture.convert("RGB").quantize(256, Image.Quantize.FASTOCTREE)
    small.save(file, optimize=True)
    print(file.relative_to(PICTURES), f"{file.stat().st_size / 1000:.0f} kB")


def main(wanted: str = "") -> None:
    """The pictures that are kept, and of the others those whose names match what is given: by default all."""
    with tempfile.TemporaryDirectory() as folder, a_site(Path(folder)) as site, a_browser() as browser:
        every = list(sights(site))
        for form, size in (("desktop", DESKTOP), ("phone", PHONE)):
            for theme, lang in (("light", "en"), ("dark", "en"), ("light", "fr"), ("dark", "fr")):
                context = window(browser, site, size, theme, lang)
                page = context.new_page()
                for sight in every:
                    name = f"{sight.name}-{form}-{theme}-{lang}"
                    if name in KEPT or ((theme, lang) in LOOKED_THROUGH and re.search(wanted, name)):
                        take(page, site, sight, (PICTURES if name in KEPT else PICTURES / "all") / f"{name}.png")
                context.close()


if __name__ == "__main__":
    main(*sys.argv[1:2])
