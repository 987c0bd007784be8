"""The best delivery of each cube now, over own links and a few of others'."""

from __future__ import annotations

from typing import Final

from rotonde.bots.greedy.tycoon_worth import Prospects, hotel_points
from rotonde.core.deliveries import Delivery
from rotonde.core.track import NONE
from rotonde.games.tycoon.cards import DeliveryTo, FirstDelivery, LongDelivery

OTHERS_LINKS: Final = 2  # that a route is looked for over; more are hardly ever worth it


class Routes:
    """One search from every city with cubes and an own link; keeps the best route of each cube."""

    def __init__(self, prospects: Prospects) -> None:
        state = prospects.state
        self.prospects = prospects
        self.track = state.track
        self.seat = prospects.seat
        self.own = prospects.point
        self.foreign = prospects.weights.against_me
        self.bits: list[int] = prospects.network.colour_bit
        self.by_city: dict[int, float] = hotel_points(state, self.seat, prospects.weights, self.own)
        self.by_length: list[float] = [0.0] * (prospects.level + 1)
        self._add_goals()
        self.best: dict[int, tuple[float, Delivery]] = {}
        self.origin = NONE
        self.route: list[int] = []
        colours = self._colours_to_be_had()
        for city in prospects.network.at:
            waiting = prospects.network.waiting(city) & colours
            if waiting:
                self.origin = city
                self._go(city, waiting, 1 << city, 0, 0)

    def _add_goals(self) -> None:
        """Open cards that a delivery wins."""
        state = self.prospects.state
        for kind, number in enumerate(state.open):
            if not number:
                continue
            effect = state.board.operations[kind].effect
            if isinstance(effect, DeliveryTo):
                self.by_city[effect.city] = self.by_city.get(effect.city, 0.0) + effect.points * self.own
            elif isinstance(effect, LongDelivery | FirstDelivery):
                fewest = effect.fewest if isinstance(effect, LongDelivery) else 1
                for length in range(fewest, len(self.by_length)):
                    self.by_length[length] += effect.points * self.own

    def _colours_to_be_had(self) -> int:
        """The colours of all cities that any link touches, as bits."""
        colours = 0
        for city, links in enumerate(self.track.at):
            if links:
                colours |= self.bits[city]
        return colours

    def _go(self, city: int, travelling: int, seen: int, own: int, others: int) -> None:
        """Every way on from a city; the first link is an own one (RT-8.3)."""
        track, seat, route = self.track, self.seat, self.route
        for link in track.at[city]:
            to = track.city_a[link] + track.city_b[link] - city
            mine = track.owner[link] == seat
            if seen >> to & 1 or (not mine and (not route or others == OTHERS_LINKS)):
                continue
            route.append(link)
            self._arrive(to, travelling, seen | 1 << to, own + (1 if mine else 0), others + (0 if mine else 1))
            route.pop()

    def _arrive(self, city: int, travelling: int, seen: int, own: int, others: int) -> None:
        stopping = travelling & self.bits[city]
        length = own + others
        if stopping:
            travelling &= ~stopping
            value = own * self.own - others * self.foreign + self.by_city.get(city, 0.0) + self.by_length[length]
            colour = stopping.bit_length() - 1
            cube = self.origin * self.prospects.network.colours + colour
            known = self.best.get(cube)
            if known is None or value > known[0]:
                self.best[cube] = (value, Delivery(colour, self.origin, tuple(self.route)))
        if travelling and length < self.prospects.level:
            self._go(city, travelling, seen, own, others)

    def ranked(self) -> list[tuple[float, Delivery]]:
        """The deliveries that bring anything, the best first, of equals the shortest."""
        found = [one for one in self.best.values() if one[0] > 0]
        found.sort(key=lambda one: (-one[0], len(one[1].route)))
        return found
