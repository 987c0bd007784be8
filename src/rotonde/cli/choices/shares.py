"""What can be done in the share game: whole links with their price, cubes, bids, and what a dividend does to the price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from json import dumps, loads

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rotonde.cli.scene import Scene
from rotonde.core.contract import Action
from rotonde.core.link_plans import NO_LIMIT, LinkPlan, find
from rotonde.core.track import PAIRS_A_HEX, Track, Unfinished
from rotonde.games.shares.actions import Dividend, Via
from rotonde.games.shares.board import ShareBoard
from rotonde.games.shares.dividends import new_price
from rotonde.i18n import money

VERBS = (
    "offer",
    "bid",
    "drop",
    "build",
    "stop",
    "deliver",
    "via",
    "borrow",
    "default",
    "repay",
    "dividend",
    "merge",
    "vote",
    "pass",
)
MOST_SHOWN = 14


def choices(scene: Scene, legal: Sequence[Action]) -> RenderableType:
    """One row a kind of action: how it is typed, and with what."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for verb, what in _rows(scene, legal):
        table.add_row(Text("  " + scene.say(f"cli-shares-verb-{verb}"), "bold"), Text(what))
    return Group(Text(scene.say("cli-you-can"), "bold"), table)


def _rows(scene: Scene, legal: Sequence[Action]) -> Iterator[tuple[str, str]]:
    groups: dict[str, list[Action]] = {}
    for action in legal:
        groups.setdefault(str(action).partition(" ")[0], []).append(action)
    for verb in (v for v in VERBS if v in groups):
        actions = groups[verb]
        if verb == "build":
            yield verb, _builds(scene, actions)
        elif verb == "dividend":
            yield verb, _dividends(scene, [a for a in actions if isinstance(a, Dividend)])
        elif verb == "via":
            yield verb, _links(scene, [a for a in actions if isinstance(a, Via)])
        elif verb in ("bid", "repay"):
            numbers = [int(str(a).partition(" ")[2]) for a in actions]
            yield verb, f"{min(numbers)}–{max(numbers)}" if len(numbers) > 1 else str(numbers[0])
        else:
            yield verb, " · ".join(map(scene.typed, actions))


def _dividends(scene: Scene, actions: Sequence[Dividend]) -> str:
    """`0 → 5 · 1–3 → 6`: the totals by the price that follows."""
    price = scene.view["step"]["price"]
    parts = []
    for after, group in groupby(actions, key=lambda action: new_price(price, action.amount)):
        amounts = [action.amount for action in group]
        spread = str(amounts[0]) if len(amounts) == 1 else f"{amounts[0]}–{amounts[-1]}"
        parts.append(scene.say("cli-shares-price-after", amounts=spread, price=after))
    return " · ".join(parts)


def _links(scene: Scene, actions: Sequence[Via]) -> str:
    """Each link with where it leads and whose it is."""
    here = scene.view["step"]["city"]
    parts = []
    for action in actions:
        link = scene.view["links"][action.link]
        to = next(city for city in link["cities"] if city != here)
        parts.append(f"{action.link + 1} → {to} ({link['owner']})")
    return " · ".join(parts)


def _builds(scene: Scene, actions: Sequence[Action]) -> str:
    """The cheapest links that could be finished and paid, tile by tile."""
    board = _board(dumps(dict(scene.board), sort_keys=True))
    first = {str(action) for action in actions}
    lines: list[str] = []
    for plan in link_plans(scene, board):
        tiles = [f"{board.labels[t // PAIRS_A_HEX]} {board.pair_names[t % PAIRS_A_HEX]}" for t in plan.tiles]
        if f"build {tiles[0]}" in first and len(lines) < MOST_SHOWN:
            price = money(scene.lang, "shares", plan.price)
            typed = ", ".join(scene.typed(f"build {tile}") for tile in tiles)
            lines.append(f"{typed}  ({board.cities[plan.origin]} – {board.cities[plan.goal]}, {price})")
    return "\n".join([*lines, scene.say("cli-shares-in-all", number=len(actions))])


@lru_cache(maxsize=2)
def _board(data: str) -> ShareBoard:
    return ShareBoard(loads(data), None)


def link_plans(scene: Scene, board: ShareBoard) -> list[LinkPlan]:
    """Links that the company in turn could finish in this action, worked out from the view."""
    view = scene.view
    company = view["step"]["company"]
    number = board.company_index[company]
    track = _track(scene, board)
    most = view["companies"][company]["capacity"] - view["build"]["price"]
    rails = board.rails(view["options"].get("sharp_curves") is True)
    tariff = rails.tariffs[1 if view["build"]["second"] else 0]
    own = {c for i in range(len(track.owner)) if track.owner[i] == number for c in (track.city_a[i], track.city_b[i])}
    origins: list[int] | None = [] if track.unfinished else sorted(own) or None
    parallel = view["options"].get("parallel_own_links") is True
    return find(track, number, tariff, NO_LIMIT, 1, origins, parallel, most)


def _track(scene: Scene, board: ShareBoard) -> Track:
    track = Track(board.rails(scene.view["options"].get("sharp_curves") is True).map)
    for link in scene.view["links"]:
        a, b = (board.city_index[c] for c in link["cities"])
        track.add_link(board.company_index[link["owner"]], a, b, _tiles(board, link["tiles"]))
    for link in scene.view["unfinished"]:
        place, side = link["goes_on"]
        end = (board.index[place], board.side_names.index(side))
        owner, city = board.company_index[link["owner"]], board.city_index[link["city"]]
        track.unfinished.append(Unfinished(owner, city, _tiles(board, link["tiles"]), *end))
    track.index()
    return track


def _tiles(board: ShareBoard, tiles: Sequence[Sequence[str]]) -> tuple[int, ...]:
    return tuple(board.index[place] * PAIRS_A_HEX + board.pair_index[sides] for place, sides in tiles)
