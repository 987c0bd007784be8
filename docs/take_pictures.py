"""Takes pictures of the page: `python docs/take_pictures.py` writes those of README and docs into docs/pictures.

`--all FOLDER` writes every game at its start, in mid-play and at its end, and everything around them, on a large screen and on a
phone, light and dark, in both languages, for looking through; `--only REGEX` takes those alone whose names match.
Needs the page built (`pip install -e .`), Chromium, Playwright and Pillow (`pip install -e .[pictures]`).
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
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
"""Those that README and docs show."""
SIZES = {"desktop": DESKTOP, "phone": PHONE}
GAMES = {
    "rocket": "rocket/shares-4-mixed",
    "tycoon": "tycoon/empty-cities-4-greedy",
    "england": "england/empty-cities-4-no-extra-turn",
    "shares": "shares/empty_cities-4-mixed",
    "dice": "dice/nobody-can-carry-4-complex-dice-gone-mixed",
}
MID_PLAY = {"rocket": (0.7, ""), "tycoon": (0.7, "build"), "england": (0.7, ""), "shares": (0.7, "build"), "dice": (0.4, "lay")}
"""After which share of the game somebody is to decide, and which move was made then."""
MOMENTS = (
    ("rocket-veto", "rocket", 0.35, "bid", ()),
    ("rocket-choosing", "rocket", 0.5, "extend", ("Extend",)),
    ("tycoon-auction", "tycoon", 0.3, "bid", ()),
    ("tycoon-deliver", "tycoon", 0.7, "deliver", ("Deliver",)),
    ("england-inspect", "england", 0.3, "allow", ()),
    ("england-keep", "england", 0.0, "keep", ()),
    ("shares-auction", "shares", 0.3, "bid", ()),
    ("shares-dividend", "shares", 0.5, "dividend", ()),
    ("dice-exchange", "dice", 0.3, "exchange", ("Exchange",)),
    ("dice-load", "dice", 0.6, "load", ()),
    ("dice-final", "dice", 0.97, "", ()),
)
"""Decisions of a kind: their names, games, when, which move was made, and what to choose before the picture is taken."""


@dataclass(frozen=True)
class Sight:
    """Something to be looked at: where, and what to click before."""

    name: str
    path: str
    clicks: tuple[str, ...] = ()
    known: bool = True
    """Whether who looks has been here before."""
    form: str = ""
    """On which screen alone; "" for every one."""


def sights(site: Site) -> Iterator[Sight]:
    for game, seats in (("rocket", ["me", "open", "bot:greedy"]), ("shares", ["me", "open", "open"]), ("dice", ["me", "open"])):
        waiting = site.open(game, seats)
    yield Sight("waiting", waiting)
    for game, name in GAMES.items():
        yield from sights_of(site, game, Record(name))
    for name, game, share, kind, choices in MOMENTS:
        record = Record(GAMES[game])
        clicks = tuple(f"[data-choice={choice}]" for choice in choices)
        yield Sight(name, site.decision_of(record, record.decision(share, kind)), clicks)
    yield Sight("front", "/", known=False)
    yield Sight("mine", "/")
    yield Sight("lobby", "/lobby")
    yield Sight("rulebook", "/rules/tycoon")


def sights_of(site: Site, game: str, record: Record) -> Iterator[Sight]:
    table = site.decision_of(record, record.decision(*MID_PLAY[game]))
    yield Sight(f"{game}-start", site.decision_of(record, record.decision(0.0)))
    yield Sight(f"{game}-table", table)
    yield Sight(f"{game}-rules", table, ("header button[aria-pressed]",))
    yield Sight(f"{game}-players", table, ("#tab-players",), form="phone")
    yield Sight(f"{game}-log", table, ("#tab-log",), form="phone")
    whole = site.table(with_names(record.text), public=game == "shares")
    yield Sight(f"{game}-past", f"{whole}?at={record.decision(0.5)}")
    yield Sight(f"{game}-end", whole)
    yield Sight(f"{game}-new", f"/new/{game}")


def with_names(record: str) -> str:
    """A recorded game as if people had played it."""
    names = iter(("Ada", "Blanche", "Chloé", "Denis"))
    return re.sub(r"^(seat \d+: ).*$", lambda seat: seat[1] + next(names), record, flags=re.MULTILINE)


def window(browser: Browser, size: tuple[int, int], theme: str, lang: str) -> BrowserContext:
    small = size == PHONE
    return browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=1,
        locale="fr-FR" if lang == "fr" else "en-GB",
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=small,
        is_mobile=small,
    )


def remember(context: BrowserContext, site: Site) -> None:
    context.add_init_script("localStorage.setItem('rotonde.me', 'Ada')")
    context.add_cookies([{"name": "rotonde", "value": site.token, "url": site.address}])


def take(page: Page, site: Site, sight: Sight, file: Path) -> None:
    page.goto(site.address + sight.path)
    page.wait_for_load_state("networkidle")
    if sight.path.startswith("/t/"):
        page.wait_for_selector(".poster, .result table, main ol")
    for click in sight.clicks:
        page.locator(click).first.click()
    page.wait_for_timeout(400)  # fonts, and the board rastered at its scale
    page.screenshot(path=file)


def shrink(file: Path) -> None:
    """A picture of few colours is a small file."""
    with Image.open(file) as picture:
        small = picture.convert("RGB").quantize(256, Image.Quantize.FASTOCTREE)
    small.save(file, optimize=True)
    print(file.name, f"{file.stat().st_size / 1000:.0f} kB")


def main(folder: Path | None, only: str) -> None:
    """Those that are kept, or everything into a folder."""
    with tempfile.TemporaryDirectory() as database, a_site(Path(database)) as site, a_browser() as browser:
        every = list(sights(site))
        for (form, size), theme, lang in product(SIZES.items(), ("light", "dark"), ("en", "fr")):
            context = window(browser, size, theme, lang)
            page = context.new_page()
            for sight in sorted(every, key=lambda sight: sight.known):
                if sight.known and not context.cookies():
                    remember(context, site)
                name = f"{sight.name}-{form}-{theme}-{lang}"
                if sight.form not in ("", form) or not re.search(only, name) or (folder is None and name not in KEPT):
                    continue
                file = (folder or PICTURES) / f"{name}.png"
                take(page, site, sight, file)
                if folder is None:
                    shrink(file)
            context.close()


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("--all", type=Path, metavar="FOLDER")
    asked.add_argument("--only", default="", metavar="REGEX")
    wanted = asked.parse_args()
    if wanted.all:
        wanted.all.mkdir(parents=True, exist_ok=True)
    main(wanted.all, wanted.only)
