"""Tycoon's cards (RT-9, RT-13): data with typed effects. A new card of a known kind needs no code.

Operations cards have an `Effect`, Tycoon cards an `Objective`. `OPERATIONS` and `OBJECTIVES` say how each kind is read from a
board's file; another game adds its own kinds to copies of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rotonde.core import network
from rotonde.core.boards import BoardReader
from rotonde.core.track import NONE, Track

GREEN_CIRCLE: Final = "green_circle"
PURPLE_DIAMOND: Final = "purple_diamond"
RED_X: Final = "red_x"
HAND: Final = "hand"
NO_SYMBOL: Final = "none"
MOST_POINTS: Final = 999
MOST_CARDS: Final = 99
MOST_CUBES: Final = 12  # at once: every handful of them is a legal outcome of chance
SYMBOLS: Final = (GREEN_CIRCLE, PURPLE_DIAMOND, RED_X, HAND, NO_SYMBOL)


class Effect:
    """What an operations card does."""

    def __init__(self) -> None:
        pass


class Goal(Effect):
    """Green circle (RT-9.2): points for the first player who does something. Each kind answers the question that it is about."""

    def __init__(self, points: int) -> None:
        self.points = points

    def met_by_delivery(self, city: int, links: int) -> bool:
        """Whether a delivery to a city over so many links does it."""
        return False

    def met_by_engine(self, level: int) -> bool:
        """Whether reaching a level does it."""
        return False

    def met_by_network(self, track: Track, western: list[int], seat: int) -> bool:
        """Whether a seat's own links do it."""
        return False


class FirstDelivery(Goal):
    """Any delivery."""

    def met_by_delivery(self, city: int, links: int) -> bool:
        return True


class LongDelivery(Goal):
    """A delivery over some number of links or more, anybody's (RT-9.9)."""

    def __init__(self, points: int, fewest: int) -> None:
        super().__init__(points)
        self.fewest = fewest

    def met_by_delivery(self, city: int, links: int) -> bool:
        return links >= self.fewest


class DeliveryTo(Goal):
    """Service Bounty: a delivery to a city."""

    def __init__(self, points: int, city: int) -> None:
        super().__init__(points)
        self.city = city

    def met_by_delivery(self, city: int, links: int) -> bool:
        return city == self.city


class EngineLevel(Goal):
    """The first locomotive of a level."""

    def __init__(self, points: int, level: int) -> None:
        super().__init__(points)
        self.level = level

    def met_by_engine(self, level: int) -> bool:
        return level == self.level


class MajorLine(Goal):
    """Own finished links join two cities (RT-9.8), perhaps with one's own western link."""

    def __init__(self, points: int, a: int, b: int, western_city: int) -> None:
        super().__init__(points)
        self.a = a
        self.b = b
        self.western_city = western_city

    def met_by_network(self, track: Track, western: list[int], seat: int) -> bool:
        if self.western_city != NONE and western[self.western_city] != seat:
            return False
        return network.connects(track, seat, self.a, self.b)


class Hotel(Effect):
    """Points to its owner for every delivery to a city (RT-9.6)."""

    def __init__(self, points: int, city: int) -> None:
        self.points = points
        self.city = city


class TrackPrices(Effect):
    """Other prices of some terrains in one build (RT-9.9: Government Land Grant)."""

    def __init__(self, prices: dict[str, int]) -> None:
        self.prices = prices


class LongerBuild(Effect):
    """More tiles in one build, once a turn (RT-9.9: Perfect Engineering)."""

    def __init__(self, tiles: int) -> None:
        self.tiles = tiles


class NewCity(Effect):
    """Urbanize without paying (RT-9.9: New Industry)."""


class MoreActions(Effect):
    """Several actions at once in place of one (RT-9.9: Railroad Executive)."""

    def __init__(self, actions: int) -> None:
        self.actions = actions


class AddCubes(Effect):
    """Random cubes to any city (RT-9.9: City Growth)."""

    def __init__(self, cubes: int) -> None:
        self.cubes = cubes


class Standing:
    """What Tycoon objectives look at when the game is over."""

    def __init__(
        self,
        track: Track,
        shares: list[int],
        money: list[int],
        first_at: list[int],
        western: list[int],
        network_is_component: bool,
    ) -> None:
        self.track = track
        self.shares = shares
        self.money = money
        self.first_at = first_at  # for each locomotive level, the seat that had it first
        self.western = western  # for each city, the seat whose western link is there
        self.network_is_component = network_is_component  # RT-13.1: the option `judah`


class Objective:
    """What a Tycoon card gives at the end (RT-13)."""

    def __init__(self, points: int) -> None:
        self.points = points

    def bonus(self, standing: Standing, seat: int) -> int:
        """The seat's points for it."""
        return self.points if self.is_met(standing, seat) else 0

    def is_met(self, standing: Standing, seat: int) -> bool:
        return False

    @property
    def shown_at_level(self) -> int:
        """The locomotive level at which it is shown (RT-13.3); 0 where it is shown at the end."""
        return 0


class Comparison(Objective):
    """To have more of something than everybody else; not met on a tie (RT-12.3)."""

    def is_met(self, standing: Standing, seat: int) -> bool:
        values = self.values(standing)
        return values[seat] == max(values) and values.count(values[seat]) == 1

    def values(self, standing: Standing) -> list[int]:
        """For each seat, the more the better."""
        return [0 for _ in standing.shares]


class MostLinks(Comparison):
    """The most links."""

    def values(self, standing: Standing) -> list[int]:
        return [standing.track.owner.count(seat) for seat in range(len(standing.shares))]


class FewestShares(Comparison):
    """The fewest shares issued."""

    def values(self, standing: Standing) -> list[int]:
        return [-shares for shares in standing.shares]


class MostMoney(Comparison):
    """The most money."""

    def values(self, standing: Standing) -> list[int]:
        return standing.money


class LargestNetwork(Comparison):
    """The most own links in a row, or joined to each other, by the option `judah` (RT-13.1)."""

    def values(self, standing: Standing) -> list[int]:
        seats = range(len(standing.shares))
        if standing.network_is_component:
            return [network.largest_component(standing.track, seat) for seat in seats]
        return [network.longest_trail(standing.track, seat) for seat in seats]


class LinksAt(Objective):
    """Points for each own link at a city, up to a limit."""

    def __init__(self, points: int, city: int, most: int) -> None:
        super().__init__(points)
        self.city = city
        self.most = most

    def bonus(self, standing: Standing, seat: int) -> int:
        points = self.points * network.links_at(standing.track, seat, self.city)
        return min(points, self.most) if self.most else points


class NetworkConnects(Objective):
    """Own links join two cities."""

    def __init__(self, points: int, a: int, b: int) -> None:
        super().__init__(points)
        self.a = a
        self.b = b

    def is_met(self, standing: Standing, seat: int) -> bool:
        return network.connects(standing.track, seat, self.a, self.b)


class BuiltWesternLink(Objective):
    """To have built a western link."""

    def is_met(self, standing: Standing, seat: int) -> bool:
        return seat in standing.western


class FirstEngineLevel(Objective):
    """To have been first at a locomotive level; shown when done (RT-13.3)."""

    def __init__(self, points: int, level: int) -> None:
        super().__init__(points)
        self.level = level

    def is_met(self, standing: Standing, seat: int) -> bool:
        return standing.first_at[self.level] == seat

    @property
    def shown_at_level(self) -> int:
        return self.level


class Card:
    """An operations card; `count` copies of it."""

    def __init__(self, id: str, name: str, symbol: str, count: int, start: bool, effect: Effect) -> None:
        self.id = id
        self.name = name
        self.symbol = symbol
        self.count = count
        self.start = start
        self.effect = effect


class SecretCard:
    """A Tycoon card."""

    def __init__(self, id: str, name: str, objective: Objective) -> None:
        self.id = id
        self.name = name
        self.objective = objective


class CardReader:
    """Reads the fields of one effect and notes what is wrong with them."""

    def __init__(self, reader: BoardReader, cities: Mapping[str, int], terrains: Mapping[str, int], levels: int) -> None:
        self.reader = reader
        self.cities = cities
        self.terrains = terrains
        self.levels = levels
        self.item: Mapping[str, Any] = {}
        self.where = ""

    def number(self, key: str, most: int = MOST_POINTS) -> int:
        """A number that is at least 1."""
        return self.reader.number_within(self.item, self.where, key, 1, most)

    def level(self) -> int:
        return self.number("level", self.levels)

    def city(self, key: str = "city") -> int:
        name = self.reader.text(self.item, self.where, key)
        if name and name not in self.cities:
            self.reader.note(self.where, "board_unknown_city", city=name)
        return self.cities.get(name, 0)

    def optional_city(self, key: str) -> int:
        return self.city(key) if key in self.item else NONE

    def two_cities(self) -> tuple[int, int]:
        names = self.item.get("cities")
        if not isinstance(names, list) or len(names) != 2 or names[0] == names[1]:
            self.reader.note(self.where, "board_not_two_cities", cities=repr(names))
            return 0, 0
        for name in names:
            if str(name) not in self.cities:
                self.reader.note(self.where, "board_unknown_city", city=str(name))
        return self.cities.get(str(names[0]), 0), self.cities.get(str(names[1]), 0)

    def prices(self) -> dict[str, int]:
        """Prices by terrain."""
        value = self.item.get("terrain")
        if not isinstance(value, dict) or not value:
            self.reader.note(self.where, "board_field_not_object", field="terrain")
            return {}
        for terrain in value:
            if terrain not in self.terrains:
                self.reader.note(self.where, "board_terrain_without_price", terrain=terrain)
            self.reader.number_within(value, self.where, terrain, 0, MOST_POINTS)
        return {t: p for t, p in value.items() if type(p) is int}


EffectReader = Callable[[CardReader], Effect]
ObjectiveReader = Callable[[CardReader], Objective]


def _major_line(r: CardReader) -> Effect:
    a, b = r.two_cities()
    return MajorLine(r.number("points"), a, b, r.optional_city("western_city"))


def _network_connects(r: CardReader) -> Objective:
    a, b = r.two_cities()
    return NetworkConnects(r.number("points"), a, b)


def _links_at(r: CardReader) -> Objective:
    return LinksAt(r.number("points"), r.city(), r.number("most") if "most" in r.item else 0)


# The kind of an effect: the symbol that its cards have, and how it is read.
OPERATIONS: Final[dict[str, tuple[str, EffectReader]]] = {
    "first_delivery": (GREEN_CIRCLE, lambda r: FirstDelivery(r.number("points"))),
    "long_delivery": (GREEN_CIRCLE, lambda r: LongDelivery(r.number("points"), r.number("min_links"))),
    "delivery_to": (GREEN_CIRCLE, lambda r: DeliveryTo(r.number("points"), r.city())),
    "engine_level": (GREEN_CIRCLE, lambda r: EngineLevel(r.number("points"), r.level())),
    "major_line": (GREEN_CIRCLE, _major_line),
    "hotel": (NO_SYMBOL, lambda r: Hotel(r.number("points"), r.city())),
    "track_prices": (HAND, lambda r: TrackPrices(r.prices())),
    "longer_build": (PURPLE_DIAMOND, lambda r: LongerBuild(r.number("tiles"))),
    "new_city": (RED_X, lambda _: NewCity()),
    "more_actions": (RED_X, lambda r: MoreActions(r.number("actions", MOST_CARDS))),
    "add_cubes": (RED_X, lambda r: AddCubes(r.number("cubes", MOST_CUBES))),
}
OBJECTIVES: Final[dict[str, ObjectiveReader]] = {
    "most_links": lambda r: MostLinks(r.number("points")),
    "fewest_shares": lambda r: FewestShares(r.number("points")),
    "most_money": lambda r: MostMoney(r.number("points")),
    "longest_trail": lambda r: LargestNetwork(r.number("points")),
    "links_at": _links_at,
    "network_connects": _network_connects,
    "built_western_link": lambda r: BuiltWesternLink(r.number("points")),
    "first_engine_level": lambda r: FirstEngineLevel(r.number("points"), r.level()),
}


class CardKinds:
    """The kinds of cards that a game knows, and what its board calls the secret ones."""

    def __init__(
        self, operations: dict[str, tuple[str, EffectReader]], objectives: dict[str, ObjectiveReader], secrets: str = "tycoons"
    ) -> None:
        self.operations = operations
        self.objectives = objectives
        self.secrets = secrets


TYCOON_KINDS: Final = CardKinds(OPERATIONS, OBJECTIVES)


def read_operations(fields: CardReader, data: Mapping[str, Any], kinds: CardKinds) -> list[Card]:
    """The operations cards of a board."""
    reader = fields.reader
    cards: list[Card] = []
    seen: dict[Any, str] = {}
    for where, item in reader.items(data, "", "operations"):
        card_id = reader.word(item, where, "id")
        reader.unique(seen, card_id, where, "board_card_twice", card=card_id)
        symbol = reader.choice(item, where, "symbol", SYMBOLS)
        effect = _effect_of(fields, item, where, tuple(kinds.operations))
        if effect is None:
            continue
        right, read = kinds.operations[effect]
        if symbol != right:
            reader.note(where, "board_wrong_symbol", card=card_id, symbol=symbol, right=right)
        fields.where, fields.item = where + "/effect", item["effect"]
        count, start = reader.number_within(item, where, "count", 0, MOST_CARDS), item.get("start") is True
        cards.append(Card(card_id, reader.text(item, where, "name"), symbol, count, start, read(fields)))
    return cards


def read_secrets(fields: CardReader, data: Mapping[str, Any], kinds: CardKinds) -> list[SecretCard]:
    """The secret cards of a board."""
    reader = fields.reader
    cards: list[SecretCard] = []
    seen: dict[Any, str] = {}
    for where, item in reader.items(data, "", kinds.secrets):
        card_id = reader.word(item, where, "id")
        reader.unique(seen, card_id, where, "board_card_twice", card=card_id)
        effect = _effect_of(fields, item, where, tuple(kinds.objectives))
        if effect is not None:
            fields.where, fields.item = where + "/effect", item["effect"]
            cards.append(SecretCard(card_id, reader.text(item, where, "name"), kinds.objectives[effect](fields)))
    return cards


def _effect_of(fields: CardReader, item: Mapping[str, Any], where: str, known: tuple[str, ...]) -> str | None:
    effect = item.get("effect")
    if not isinstance(effect, dict):
        fields.reader.note(where, "board_field_not_object", field="effect")
        return None
    if effect.get("type") not in known:
        fields.reader.choice(effect, where + "/effect", "type", known)
        return None
    return str(effect["type"])
