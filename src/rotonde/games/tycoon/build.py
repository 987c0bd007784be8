"""Tycoon: build track (RT-5)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.core.track import CLOSED, FREE, NONE, OWN_END, PAIR_FIRST, PAIR_SECOND, PAIRS_A_HEX, TAKEN, Unfinished, is_sharp
from rotonde.games.tycoon import operations, shares
from rotonde.games.tycoon.actions import Build
from rotonde.games.tycoon.events import BuildStopped, LinkFinished, TileLaid, UnfinishedLinkRemoved
from rotonde.games.tycoon.position import BUILD, Events, Position


def growing(position: Position) -> Unfinished | None:
    """The link that this build extends, once a tile lies."""
    return position.track.unfinished[-1] if position.stage == BUILD and position.tiles_laid else None


def tile_number(position: Position, action: Build) -> int:
    """The tile that an action lays; NONE if there is no such tile on this board."""
    board = position.board
    if action.hex not in board.index or action.sides not in board.pair_index:
        return NONE
    return board.index[action.hex] * PAIRS_A_HEX + board.pair_index[action.sides]


def objections(position: Position, seat: int, action: Build) -> Iterator[Objection]:
    """Every rule that forbids laying this tile."""
    board = position.board
    pair = board.pair_index.get(action.sides, NONE)
    if pair == NONE:
        yield Objection("RT-1.2", "no_such_tile", sides=action.sides, known=", ".join(board.pair_names))
    elif is_sharp(pair) and not position.track.map.sharp_curves:
        yield Objection("RT-1.2", "sharp_curve", hex=action.hex, sides=action.sides)
    place = board.index.get(action.hex, NONE)
    if pair != NONE and place != NONE and position.track.map.city_at[place] == NONE:
        yield from _joining_objections(position, seat, place, pair)
    if position.stage == BUILD and position.tiles_left() < 1:
        yield Objection("RT-5.3", "no_tiles_left", tiles=position.tiles_laid)
    if place == NONE:
        yield Objection("RT-5.7", "hex_not_for_track", hex=action.hex, terrain=board.unplayable.get(action.hex, "off_map"))
    elif position.track.map.city_at[place] != NONE:
        yield Objection("RT-5.7", "tile_in_city", hex=action.hex, city=board.cities[position.track.map.city_at[place]])
    elif pair != NONE:
        yield from _place_objections(position, seat, place, pair)


def _joining_objections(position: Position, seat: int, place: int, pair: int) -> Iterator[Objection]:
    """RT-5.2: what the tile must be joined to."""
    track, label = position.track, position.board.labels[place]
    a, b = PAIR_FIRST[pair], PAIR_SECOND[pair]
    link = growing(position)
    if link is not None:
        if place != link.hex or link.side not in (a, b):
            yield Objection("RT-5.2", "does_not_extend", hex=label, goes_on=position.board.labels[link.hex])
    elif track.end_at(seat, place, a) <= FREE and track.end_at(seat, place, b) <= FREE:
        yield Objection("RT-5.2", "joins_nothing", hex=label)


def _place_objections(position: Position, seat: int, place: int, pair: int) -> Iterator[Objection]:
    """RT-5.8 to RT-5.12 for a hex that can hold track."""
    track, board = position.track, position.board
    label = board.labels[place]
    a, b = PAIR_FIRST[pair], PAIR_SECOND[pair]
    if track.is_full(place):
        yield Objection("RT-5.8", "hex_full", hex=label)
    if track.crosses_itself(seat, place, a, b):
        yield Objection("RT-5.8", "link_enters_hex_twice", hex=label)
    for side in (a, b):
        if track.end_at(seat, place, side) == TAKEN:
            owner = _end_owner(position, place, side)
            if owner == NONE:
                yield Objection("RT-5.8", "side_shared", hex=label, side=board.side_names[side])
            else:
                yield Objection("RT-5.9", "end_of_another", hex=label, side=board.side_names[side], owner=owner)
    one, two = _origin(position, seat, place, a), _origin(position, seat, place, b)
    if one != NONE and two != NONE:
        if one == two:
            yield Objection("RT-5.10", "city_to_itself", city=board.cities[one])
        elif not track.may_join(seat, one, two, position.setting.parallel_own_links):
            yield Objection("RT-5.10", "linked_already", city=board.cities[one], other=board.cities[two])
    for side in (a, b):
        if track.end_at(seat, place, side) == CLOSED:
            yield Objection("RT-5.12", "end_closed", hex=label, side=board.side_names[side])


def _origin(position: Position, seat: int, place: int, side: int) -> int:
    """The city that a usable end is joined to."""
    if position.track.end_at(seat, place, side) <= FREE:
        return NONE
    return position.track.origin_at(seat, place, side)


def _end_owner(position: Position, place: int, side: int) -> int:
    """Whose open end reserves a side (RT-5.12)."""
    for link in position.track.unfinished:
        if link.hex == place and link.side == side:
            return link.owner
    return NONE


def lay(position: Position, seat: int, action: Build, events: Events) -> bool:
    """Lay and pay one tile. True when it finished a link, which ends the build (RT-5.3)."""
    tile = tile_number(position, action)
    track = position.track
    price = track.price(tile, position.setting.prices(position.build_cards))
    shares.pay(position, seat, price, events)
    if position.stage != BUILD:
        position.stage = BUILD
    operations.spend_longer_build(position, seat, events)
    position.tiles_laid += 1
    position.busy = True
    link = track.lay(seat, tile)
    if events is not None:
        events.append(TileLaid(seat, action.hex, action.sides, price))
    if link == NONE:
        return False
    if events is not None:
        cities = position.board.cities
        events.append(LinkFinished(seat, link + 1, cities[track.city_a[link]], cities[track.city_b[link]]))
    operations.review_network(position, seat, events)
    position.rules.after_link(position, seat, events)
    close(position)
    return True


def stop(position: Position, seat: int, events: Events) -> None:
    """RT-5.3: leave the link unfinished."""
    close(position)
    if events is not None:
        events.append(BuildStopped(seat))


def close(position: Position) -> None:
    """The build is over."""
    position.tiles_laid = 0
    position.build_limit = position.board.tiles_a_build
    position.build_cards = 0


def stopping_objections(position: Position) -> Iterator[Objection]:
    if position.stage != BUILD:
        yield Objection("RT-5.3", "no_build_open")
    elif position.tiles_laid == 0:
        yield Objection("RT-5.3", "no_tile_laid")


def remove_unfinished(position: Position, events: Events) -> None:
    """RT-5.5: at the end of the third round."""
    for link in position.track.remove_unfinished():
        if events is not None:
            events.append(UnfinishedLinkRemoved(link.owner, position.board.cities[link.city], len(link.tiles)))


def can_begin(position: Position, seat: int) -> bool:
    """Whether the seat could lay any first tile."""
    return 1 in position.track.free_start or bool(position.track.owner_tiles(seat, position.setting.parallel_own_links))


class TilePrice:
    """RT-5.6: what a tile costs and why, in $1,000."""

    def __init__(self, terrain: str, terrain_price: int, ridges: int, ridge_price: int, river_price: int, shares: int) -> None:
        self.terrain = terrain
        self.terrain_price = terrain_price
        self.ridges = ridges
        self.ridge_price = ridge_price
        self.river_price = river_price
        self.shares = shares

    @property
    def total(self) -> int:
        return self.terrain_price + self.ridge_price + self.river_price


def price_of(position: Position, seat: int, action: Build) -> TilePrice | None:
    """What a tile would cost now, by reason, with the shares that it would take; None where no such tile can lie."""
    tile = tile_number(position, action)
    track, board = position.track, position.board
    if tile == NONE or not track.map.possible[tile]:
        return None
    place, pair = tile // PAIRS_A_HEX, tile % PAIRS_A_HEX
    a, b = PAIR_FIRST[pair], PAIR_SECOND[pair]
    ridges = 0
    for side in (a, b):
        if board.is_ridge[6 * place + side] and track.end_at(seat, place, side) != OWN_END:
            ridges += 1
    river = board.river_price if position.setting.track_table.crosses_river(place, a, b) else 0
    terrain_price = position.setting.prices(position.build_cards).tile[tile] - river
    total = terrain_price + ridges * board.ridge_price + river
    missing = shares.shares_needed(position, seat, total)
    return TilePrice(board.terrain[place], terrain_price, ridges, ridges * board.ridge_price, river, missing)
