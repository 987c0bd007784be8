"""Greedy at Tycoon: weighs whole plans (a link, an upgrade, a delivery, a card) and plays the first step of the best."""

from __future__ import annotations

from random import Random
from typing import Final, cast

from rotonde.bots.greedy.ranking import ByRank, Ranked
from rotonde.bots.greedy.tycoon_lines import LineHopes
from rotonde.bots.greedy.tycoon_network import Network
from rotonde.bots.greedy.tycoon_routes import Routes
from rotonde.bots.greedy.tycoon_rows import Row, free_rows, rows_of
from rotonde.bots.greedy.tycoon_worth import WEIGHTS, Prospects, Weights
from rotonde.bots.mind import Mind
from rotonde.core.contract import Action, Seat, State
from rotonde.core.link_plans import find
from rotonde.core.network import links_at
from rotonde.core.track import NONE
from rotonde.games.tycoon import operations, western
from rotonde.games.tycoon.actions import Build, Deliver, Pass, Stop, Upgrade
from rotonde.games.tycoon.cards import (
    AddCubes,
    Hotel,
    LinksAt,
    LongerBuild,
    MajorLine,
    MoreActions,
    NetworkConnects,
    NewCity,
    TrackPrices,
)
from rotonde.games.tycoon.position import AUCTION, BUILD, CARD
from rotonde.games.tycoon.state import TycoonState

PASS: Final = Pass()
STOP: Final = Stop()
UPGRADE: Final = Upgrade()
HOTEL_VISITS: Final = 0.15  # deliveries a turn to a city with a hotel
SMALL_NETWORK: Final = 3  # cities
FIRST_LINKS: Final = 12  # that a second one is looked for while the network is small
NEXT_LINKS: Final = 3
CLOSE_LOOKS: Final = 10  # deliveries that are weighed against keeping the cube
TURNS: Final = 12.0  # of one action each: four whole turns
LOOKS_IN_PLAYOUTS: Final = 4
CHOICES: Final = 3  # links that deserve a closer look; so for deliveries
DEAR: Final = 4  # a link that a card for cheaper track is kept for

Valued = list[tuple[float, Row]]
"""Links with what could be done after building them, the best first."""


class TycoonRanking:
    """Ranks actions of the concrete `TycoonState`: the redealt state is the bot's own."""

    def __init__(self, weights: Weights = WEIGHTS, looks: int = CLOSE_LOOKS, ahead: int = 2) -> None:
        self.weights = weights
        self.looks = looks
        self.ahead = ahead  # links: with 1 none is looked for that could follow

    def ranked(self, state: State, seat: Seat, number: int, rng: Random) -> Ranked:
        return self.of_stage(cast(TycoonState, state), seat)

    def of_stage(self, state: TycoonState, seat: Seat) -> Ranked:
        """The actions that deserve a look in the present stage."""
        if state.stage == AUCTION:
            return self._bids(state, seat)
        if state.stage == BUILD:
            return self._lays(state, seat)
        if state.stage == CARD:
            return [(0.0, self._resolve(state, seat))]
        return self._acts(state, seat)

    def totals(self, state: State) -> list[float]:
        """Scores, and what each seat's network will still deliver in the actions that are left."""
        tycoon = cast(TycoonState, state)
        scores = tycoon.scores()
        if tycoon.over:
            return [float(score) for score in scores]
        return [scores[seat] + self.promise(tycoon, seat) for seat in range(tycoon.seats)]

    def promise(self, state: TycoonState, seat: Seat) -> float:
        """What a seat will still win, about."""
        prospects = Prospects(state, seat, self.weights)
        plan = prospects.plan(prospects.network.lengths, prospects.actions)
        cash = state.money(seat) * prospects.worth_of_cash()
        hopes = self.line_hopes(state, seat, prospects).hoped() + self.secret_worth(state, seat)
        return self.weights.promise * plan + cash + prospects.to_come() + hopes

    def secret_worth(self, state: TycoonState, seat: Seat) -> float:
        """What the seat's own secret card gives as things are, where that grows link by link."""
        if state.secret[seat] == NONE:
            return 0.0
        objective = state.board.secrets[state.secret[seat]].objective
        if not isinstance(objective, LinksAt):
            return 0.0
        points = objective.points * links_at(state.track, seat, objective.city)
        return min(points, objective.most) if objective.most else points

    def _bids(self, state: TycoonState, seat: Seat) -> Ranked:
        """Never more than the money at hand allows without shares."""
        auction = state.auction
        assert auction is not None
        extra = False
        for kind, number in enumerate(state.open):
            if number and isinstance(state.board.operations[kind].effect, MoreActions):
                extra = True
        bid = self.weights.bid
        most = min(state.money(seat) // 3, 4 * bid if extra else bid)
        if most <= 0 or auction.bid + 1 >= len(state.board.bids):
            return [(0.0, PASS)]
        return [(most - auction.bid - 0.5, state.board.bids[auction.bid + 1]), (0.0, PASS)]

    def _acts(self, state: TycoonState, seat: Seat) -> Ranked:
        prospects = Prospects(state, seat, self.weights)
        worth, upgrades = prospects.best_upgrades(prospects.network.lengths, prospects.actions)
        options: Ranked = [(-self.weights.growth * prospects.turns, PASS)]
        options += self._deliveries(state, prospects)
        if upgrades:
            options.append((worth + 1e-3, UPGRADE))
        options += self._links(state, seat, prospects, worth)
        options += self._cards(state, seat, prospects)
        options += self._cities(state, seat, prospects)
        return options

    # Deliveries

    def _deliveries(self, state: TycoonState, prospects: Prospects) -> Ranked:
        """The best deliveries now, with what could be done afterwards without that cube."""
        board, lengths = state.board, prospects.network.lengths
        found: Ranked = []
        for value, one in Routes(prospects).ranked()[: self.looks]:
            later = prospects.plan(lengths, prospects.actions - 1, one.origin, one.colour, -1) * self.weights.later
            found.append((value + later, Deliver(board.colours[one.colour], board.cities[one.origin], one.route)))
        found.sort(key=lambda one: -one[0])
        return found[:CHOICES]

    # Links

    def _links(self, state: TycoonState, seat: Seat, prospects: Prospects, whole: float) -> Ranked:
        """The first tiles of the best links; in the last turn only of such as are paid for, or can be used at once."""
        hopes = self.line_hopes(state, seat, prospects)
        best = self._valued(state, seat, prospects, hopes, self._rows_at(state, seat, prospects.network))
        if prospects.turns > 1 and self.ahead > 1:
            number = FIRST_LINKS if len(prospects.network.at) <= SMALL_NETWORK else NEXT_LINKS
            best = [self._with_a_second(state, seat, prospects, hopes, value, row) for value, row in best[:number]]
            best.sort(key=lambda one: -one[0])
        if not best:
            return []
        if best[0][1].price > DEAR and best[0][0] > whole:
            for kind in operations.usable(state, seat):
                return [(best[0][0] + 0.5, state.board.use[kind])]
        table = state.setting.track_table
        return [(value, table.action(row.tiles[0])) for value, row in best[:CHOICES]]

    def _rows_at(self, state: TycoonState, seat: Seat, network: Network) -> list[Row]:
        """Links that join the own network, or any while there is none."""
        rows = rows_of(state.track.map, state.setting.standard_prices)
        used, most = state.track.used, state.most_tiles(seat)
        parallel = state.setting.parallel_own_links
        found: list[Row] = []
        for city in network.at or range(len(state.colour)):
            # A row between two own cities is found from both, and a link is not built twice.
            linked = network.linked(city)
            skipped = (linked if not parallel else 0) | network.cities & (1 << city) - 1
            found += [row for row in free_rows(rows, city, used, most) if not skipped >> row.goal & 1]
        return found

    def _valued(self, state: TycoonState, seat: Seat, prospects: Prospects, hopes: LineHopes, rows: list[Row]) -> Valued:
        """Links by what could be done with them afterwards, the best first."""
        network, later = prospects.network, self.weights.later
        found: Valued = []
        for row in rows:
            paid = hopes.completed(row.origin, row.goal) + self.secret_gain(state, seat, row.origin, row.goal)
            if not prospects.turns and not paid and state.actions_left == 1:
                continue
            value = prospects.plan(network.lengths_with(row.origin, row.goal), prospects.actions - 1) * later
            value += hopes.gain(row.origin, row.goal) + self.secret_gain(state, seat, row.origin, row.goal)
            found.append((value - prospects.price(row.price), row))
        found.sort(key=lambda one: -one[0])
        return found

    def _with_a_second(
        self, state: TycoonState, seat: Seat, prospects: Prospects, hopes: LineHopes, alone: float, one: Row
    ) -> tuple[float, Row]:
        """A link, worth as much as it is alone or together with the best one that could follow."""
        network = Network(state, seat, prospects.network.most, ((one.origin, one.goal),))
        later, best = self.weights.later**2, alone
        hoped = hopes.gain(one.origin, one.goal) + self.secret_gain(state, seat, one.origin, one.goal)
        for two in self._rows_at(state, seat, network):
            lengths = network.lengths_with(two.origin, two.goal)
            value = prospects.plan(lengths, prospects.actions - 2) * later - prospects.price(one.price + two.price)
            best = max(best, value + hoped + hopes.gain(two.origin, two.goal))
        return best, one

    def line_hopes(self, state: TycoonState, seat: Seat, prospects: Prospects) -> LineHopes:
        """What lines that are still to be had promise to the network."""
        rows = rows_of(state.track.map, state.setting.standard_prices)
        return LineHopes(rows, prospects.network, self.open_lines(state, seat, prospects.point), prospects.turns)

    def open_lines(self, state: TycoonState, seat: Seat, point: float) -> list[tuple[int, int, float]]:
        """The lines that a seat could win, and what each is worth to it: those of open cards, and of its secret one."""
        found: list[tuple[int, int, float]] = []
        for kind, number in enumerate(state.open):
            effect = state.board.operations[kind].effect
            if not number or not isinstance(effect, MajorLine) or state.barred[kind] >> seat & 1:
                continue
            if effect.western_city == NONE or state.western[effect.western_city] == seat:
                found.append((effect.a, effect.b, effect.points * point))
        if state.secret[seat] != NONE:
            objective = state.board.secrets[state.secret[seat]].objective
            if isinstance(objective, NetworkConnects):
                found.append((objective.a, objective.b, float(objective.points)))
        return found

    def secret_gain(self, state: TycoonState, seat: Seat, a: int, b: int) -> float:
        """What the seat's own secret card gives for one more link."""
        if state.secret[seat] == NONE:
            return 0.0
        objective = state.board.secrets[state.secret[seat]].objective
        if not isinstance(objective, LinksAt) or (objective.city != a and objective.city != b):
            return 0.0
        points = objective.points * links_at(state.track, seat, objective.city)
        return 0.0 if objective.most and points >= objective.most else float(objective.points)

    def _lays(self, state: TycoonState, seat: Seat) -> Ranked:
        """Go on with the link that has been begun, or begin one with the card that was named."""
        prospects = Prospects(state, seat, self.weights)
        laid = len(state.track.unfinished[-1].tiles) if state.tiles_laid else 0
        rows = self._rows_from_end(state, seat) if laid else self._rows_at(state, seat, prospects.network)
        best = self._valued(state, seat, prospects, self.line_hopes(state, seat, prospects), rows)
        if best or rows:
            # What is begun was weighed as a whole when its first tile was.
            shown = best[: 1 if laid else CHOICES] or [(0.0, rows[0])]
            return [(value, state.setting.track_table.action(row.tiles[laid])) for value, row in shown]
        if laid:
            return [(0.0, STOP)]
        return [(0.0, next(action for action in state.legal(seat) if isinstance(action, Build)))]

    def _rows_from_end(self, state: TycoonState, seat: Seat) -> list[Row]:
        """Usual rows that the begun link is the beginning of; where there is none, whatever finishes it."""
        link = state.track.unfinished[-1]
        rows, begun, left = rows_of(state.track.map, state.setting.standard_prices), link.tiles, state.tiles_left()
        parallel = state.setting.parallel_own_links
        found: list[Row] = []
        for same in rows.from_city[link.city]:
            if state.track.may_join(seat, link.city, same[0].goal, parallel):
                free = [row for row in same if len(row.tiles) <= len(begun) + left and row.goes_on(begun, state.track.used)]
                found += free[:1]
        if found:
            return found
        prices = state.setting.prices(state.build_cards)
        plans = find(state.track, seat, prices, max(left, 0), origins=[], parallel=parallel)
        return [Row(p.origin, p.goal, begun + p.tiles, p.price) for p in plans if p.extends is link]

    # Cards, cities

    def _cards(self, state: TycoonState, seat: Seat, prospects: Prospects) -> Ranked:
        without = prospects.plan(prospects.network.lengths, prospects.actions - 1)
        found: Ranked = []
        for kind, number in enumerate(state.open):
            if number and operations.may_take(state, kind):
                found.append((without + self.worth_of_card(state, seat, prospects, kind), state.board.take[kind]))
        return found

    def worth_of_card(self, state: TycoonState, seat: Seat, prospects: Prospects, kind: int) -> float:
        """What taking an open card brings."""
        effect = state.board.operations[kind].effect
        if isinstance(effect, Hotel):
            return effect.points * HOTEL_VISITS * prospects.turns * prospects.point
        if isinstance(effect, MoreActions):
            return prospects.point * state.level[seat]
        if isinstance(effect, NewCity):
            best = self._best_city(state, prospects)
            without = prospects.plan(prospects.network.lengths, prospects.actions - 1)
            return 0.0 if best is None else best[0] - without
        if isinstance(effect, AddCubes):
            return 0.2 * effect.cubes * state.level[seat] if prospects.turns else 0.0
        if isinstance(effect, LongerBuild | TrackPrices):
            return min(1.2, 0.15 * prospects.turns)
        return 0.0

    def _cities(self, state: TycoonState, seat: Seat, prospects: Prospects) -> Ranked:
        found: Ranked = []
        best = self._best_city(state, prospects)
        if best is not None:
            found.append((best[0] - prospects.price(state.board.urbanize_price), best[1]))
        table = state.board.western
        for city in western.open_cities(state, seat):
            assert table is not None
            cubes = min(table.cubes, state.bag[table.colour])
            lengths = prospects.network.lengths_from(city, table.colour)
            value = prospects.plan(lengths, prospects.actions - 1, city, table.colour, cubes)
            found.append((value - prospects.price(table.price), state.board.west[city]))
        return found

    def _best_city(self, state: TycoonState, prospects: Prospects) -> tuple[float, Action] | None:
        """The best city of the own network to urbanize, and the best colour, before any price."""
        colours = sum([1 << c for c, left in enumerate(state.new_cities) if left])
        best: tuple[float, Action] | None = None
        if not colours:
            return None
        rows = state.board.urbanizations(colours)
        for city in prospects.network.at:
            if state.colour[city] != NONE:
                continue
            for action in rows[city]:
                lengths = prospects.network.lengths_if_coloured(city, state.board.colour_index[action.colour])
                value = prospects.plan(lengths, prospects.actions - 1)
                if best is None or value > best[0]:
                    best = (value, action)
        return best

    def _resolve(self, state: TycoonState, seat: Seat) -> Action:
        """Where a card is used."""
        if isinstance(state.board.operations[state.card].effect, NewCity):
            best = self._best_city(state, Prospects(state, seat, self.weights))
            if best is not None:
                return best[1]
            return next(a for a in state.legal(seat) if str(a).startswith("urbanize"))
        return state.board.grow[max(range(len(state.board.cities)), key=lambda city: links_at(state.track, seat, city))]


def turn_of(state: State) -> tuple[int, int, int]:
    """Another with every action of a seat."""
    tycoon = cast(TycoonState, state)
    return tycoon.turn_number, tycoon.round, tycoon.seat


_RANKING = TycoonRanking()
_BY_RANK = ByRank(_RANKING)
_QUICK = ByRank(TycoonRanking(looks=LOOKS_IN_PLAYOUTS, ahead=1))
MIND = Mind(_BY_RANK, _BY_RANK, _RANKING, turn_of, TURNS, playout=_QUICK)
