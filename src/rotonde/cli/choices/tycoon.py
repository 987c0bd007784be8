"""What can be done in Tycoon: the best deliveries, the cheapest links with their tiles, and the rest by kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from json import dumps, loads
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rotonde.cli.scene import Scene
from rotonde.core.contract import Action, JsonDict
from rotonde.core.link_plans import LinkPlan, find
from rotonde.core.track import PAIRS_A_HEX, Prices, Track, Unfinished
from rotonde.games import game
from rotonde.games.tycoon.actions import Bid, Build, Deliver, Issue
from rotonde.games.tycoon.board import Board
from rotonde.games.tycoon.cards import LongerBuild, TrackPrices
from rotonde.games.tycoon.game import TycoonGame
from rotonde.i18n import money

VERBS = ("build", "stop", "deliver", "upgrade", "urbanize", "take", "use", "grow", "west", "issue", "bid", "pass")
MOST_SHOWN = 14


def choices(scene: Scene, legal: Sequence[Action]) -> RenderableType:
    """One row a kind of action: how it is typed, and with what."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for verb, what in _rows(scene, legal):
        table.add_row(Text("  " + scene.say(f"cli-tycoon-verb-{verb}"), "bold"), what)
    return Group(Text(scene.say("cli-you-can"), "bold"), table)


def _rows(scene: Scene, legal: Sequence[Action]) -> Iterator[tuple[str, Text]]:
    groups: dict[str, list[Action]] = {}
    for action in legal:
        groups.setdefault(str(action).partition(" ")[0], []).append(action)
    for verb in (v for v in VERBS if v in groups):
        actions = groups[verb]
        if verb == "deliver":
            yield verb, _deliveries(scene, [a for a in actions if isinstance(a, Deliver)])
        elif verb == "build":
            yield verb, _builds(scene, [a for a in actions if isinstance(a, Build)])
        elif verb in ("bid", "issue"):
            numbers = [a.amount if isinstance(a, Bid) else a.shares for a in actions if isinstance(a, Bid | Issue)]
            yield verb, Text(f"{min(numbers)}–{max(numbers)}")
        elif verb == "urbanize":
            yield verb, _urbanizations(scene, actions)
        else:
            yield verb, Text(" · ".join(map(scene.typed, actions)))


def _urbanizations(scene: Scene, actions: Sequence[Action]) -> Text:
    cities: dict[str, list[str]] = {}
    for action in actions:
        city, _, colour = scene.typed(action).rpartition(" ")
        cities.setdefault(city, []).append(colour)
    colours = next(iter(cities.values()))
    return Text(f"{', '.join(cities)} ({' | '.join(colours)})")


def _deliveries(scene: Scene, actions: Sequence[Deliver]) -> Text:
    """The ones that bring most, each with what every player would get."""
    owner = [link["owner"] for link in scene.view["links"]]
    me = scene.view["to_act"][0]

    def gain(action: Deliver) -> tuple[int, int]:
        own = sum(owner[link] == me for link in action.links)
        return (2 * own - len(action.links), own)

    lines = []
    for action in sorted(actions, key=gain, reverse=True)[:MOST_SHOWN]:
        earned = {s: sum(owner[i] == s for i in action.links) for s in range(scene.view["players"])}
        parts = [f"{scene.seat_tag(s)[0]}: +{n}" for s, n in earned.items() if n]
        lines.append(f"{scene.typed(action)}  ({', '.join(parts)})")
    return _listed(scene, lines, len(actions))


def _builds(scene: Scene, actions: Sequence[Build]) -> Text:
    """The cheapest links that could be finished, tile by tile; the single tiles where there is none."""
    lines = []
    cities = list(scene.view["cities"])
    board = board_of(scene)
    for plan in link_plans(scene, board)[:MOST_SHOWN]:
        tiles = [f"{board.labels[t // PAIRS_A_HEX]} {board.pair_names[t % PAIRS_A_HEX]}" for t in plan.tiles]
        price = money(scene.lang, scene.game.id, plan.price)
        typed = ", ".join(scene.typed(f"build {tile}") for tile in tiles)
        lines.append(f"{typed}  ({cities[plan.origin]} – {cities[plan.goal]}, {price})")
    if scene.view["step"]["kind"] == "BuildTrack" or not lines:
        lines += [scene.typed(a) for a in actions[:MOST_SHOWN]]
    return _listed(scene, lines, len(actions))


def _listed(scene: Scene, lines: Sequence[str], all_of_them: int) -> Text:
    return Text("\n".join([*lines, scene.say("cli-tycoon-in-all", number=all_of_them)]))


def board_of(scene: Scene) -> Board:
    """The board that is played on, as the rules read it."""
    return _board(scene.game.id, dumps(dict(scene.board), sort_keys=True))


@lru_cache(maxsize=2)
def _board(game_id: str, data: str) -> Board:
    return cast(TycoonGame, game(game_id)).board_of(loads(data))


def link_plans(scene: Scene, board: Board) -> list[LinkPlan]:
    """Links that the seat to act could finish in this action, worked out from its view."""
    view, seat = scene.view, scene.view["to_act"][0]
    table = board.track_table(view["options"])
    track = _track(view, board, Track(table.map))
    prices = _prices(view, board)
    growing = view["step"]["kind"] == "BuildTrack" and view["step"]["city"] is not None
    most = view["step"]["tiles_left"] if growing else _most_tiles(view, board, seat)
    own = sorted({c for link in range(len(track.owner)) if track.owner[link] == seat for c in _ends(track, link)})
    origins = [] if growing else own or None
    plans = find(track, seat, prices, most, origins=origins, parallel=view["options"].get("parallel_own_links") is True)
    return [plan for plan in plans if not growing or plan.extends is track.unfinished[-1]]


def _ends(track: Track, link: int) -> tuple[int, int]:
    return track.city_a[link], track.city_b[link]


def _track(view: JsonDict, board: Board, track: Track) -> Track:
    for link in view["links"]:
        a, b = (board.city_index[c] for c in link["cities"])
        track.add_link(link["owner"], a, b, _tiles(board, link["tiles"]))
    for link in view["unfinished"]:
        place, side = link["goes_on"]
        tiles = _tiles(board, link["tiles"])
        end = (board.index[place], board.side_names.index(side))
        track.unfinished.append(Unfinished(link["owner"], board.city_index[link["city"]], tiles, *end))
    track.index()
    return track


def _tiles(board: Board, tiles: Sequence[Sequence[str]]) -> tuple[int, ...]:
    return tuple(board.index[place] * PAIRS_A_HEX + board.pair_index[sides] for place, sides in tiles)


def _prices(view: JsonDict, board: Board) -> Prices:
    changed: dict[str, int] = {}
    for card in view["named_cards"]:
        effect = board.operations[board.operation_index[card]].effect
        if isinstance(effect, TrackPrices):
            changed |= effect.prices
    return board.track_table(view["options"]).tariff(changed)


def _most_tiles(view: JsonDict, board: Board, seat: int) -> int:
    most = board.tiles_a_build
    row = view["seats"][seat]
    for card, number in row["cards"].items():
        effect = board.operations[board.operation_index[card]].effect
        if isinstance(effect, LongerBuild) and number > row["spent"].get(card, 0):
            most = max(most, effect.tiles)
    return most
