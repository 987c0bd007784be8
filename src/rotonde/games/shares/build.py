"""Build one or two links (EA-5.3 to EA-5.5) by the rules of track (EA-5.8: RT-5.1, RT-5.7 to RT-5.11, EW-1)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.core.finishing import NO_LIMIT, Finishing
from rotonde.core.hexes import opposite
from rotonde.core.network import cities_touched
from rotonde.core.track import CITY, CLOSED, FREE, NONE, PAIR_FIRST, PAIR_SECOND, PAIRS_A_HEX, TAKEN, Prices, Unfinished, is_sharp
from rotonde.games.shares import companies
from rotonde.games.shares.events import BuildEnded, LinkFinished, TileLaid
from rotonde.games.shares.position import BUILD, SECOND, Events, Position
from rotonde.games.tycoon.actions import Build


def growing(position: Position) -> Unfinished | None:
    """The link that is being built."""
    return position.track.unfinished[-1] if position.stage == BUILD else None


def tariff(position: Position) -> Prices:
    """EA-5.3: what tiles cost in this link."""
    return position.rails.tariffs[1 if position.second else 0]


def _finishing(position: Position) -> Finishing:
    return position.rails.finishing[1 if position.second else 0]


def start_cities(position: Position, company: int) -> list[int]:
    """EA-5.4: the cities where a company may begin a link."""
    cities = range(len(position.board.cities))
    if company not in position.track.owner:
        return list(cities)
    touched = cities_touched(position.track, company)
    return [city for city in cities if touched >> city & 1]


def barred(position: Position, company: int, city: int) -> int:
    """The cities where a link from a city may not end (RT-5.10), as bits."""
    track = position.track
    mask = 1 << city
    if position.setting.parallel_own_links:
        return mask
    for link in track.at[city]:
        if track.owner[link] == company:
            mask |= 1 << track.city_a[link] | 1 << track.city_b[link]
    return mask


def objections(position: Position, action: Build) -> Iterator[Objection]:
    """Every rule that forbids laying this tile."""
    board, track = position.board, position.track
    pair = board.pair_index.get(action.sides, NONE)
    if pair == NONE:
        yield Objection("RT-1.2", "no_such_tile", sides=action.sides, known=", ".join(board.pair_names))
    elif is_sharp(pair) and not track.map.sharp_curves:
        yield Objection("RT-1.2", "sharp_curve", hex=action.hex, sides=action.sides)
    place = board.index.get(action.hex, NONE)
    if place == NONE:
        yield Objection("RT-5.7", "hex_not_for_track", hex=action.hex, terrain=board.unplayable.get(action.hex, "off_map"))
    elif track.map.city_at[place] != NONE:
        yield Objection("RT-5.7", "track_in_city", hex=action.hex, city=board.cities[track.map.city_at[place]])
    if pair == NONE or place == NONE or track.map.city_at[place] != NONE:
        return
    if is_sharp(pair) and not track.map.sharp_curves:
        return
    found = list(_joining_objections(position, place, pair))
    found += _place_objections(position, place, pair)
    yield from found
    if not found:
        yield from _price_objections(position, place, pair)


def _joining_objections(position: Position, place: int, pair: int) -> Iterator[Objection]:
    """EA-5.4 and RT-5.1: what the tile must be joined to."""
    board, track, company = position.board, position.track, position.company
    label = board.labels[place]
    link = growing(position)
    if link is not None:
        if place != link.hex or link.side not in (PAIR_FIRST[pair], PAIR_SECOND[pair]):
            yield Objection("RT-5.1", "does_not_extend", hex=label, goes_on=board.labels[link.hex])
        return
    cities = position.rails.cities_beside(place * PAIRS_A_HEX + pair)
    if not cities:
        yield Objection("RT-5.1", "link_begins_in_city", hex=label)
    elif company in track.owner:
        touched = cities_touched(track, company)
        if not any(touched >> city & 1 for city in cities):
            yield Objection("EA-5.4", "not_from_own_city", city=board.cities[cities[0]], company=position.id_of(company))


def _place_objections(position: Position, place: int, pair: int) -> Iterator[Objection]:
    """EW-1.1, RT-5.8 and RT-5.10 for a hex that can hold track."""
    track, board, company = position.track, position.board, position.company
    label = board.labels[place]
    sides = (PAIR_FIRST[pair], PAIR_SECOND[pair])
    for side in sides:
        if track.end_at(company, place, side) == CLOSED:
            yield Objection("EW-1.1", "side_closed", hex=label, side=board.side_names[side])
    if track.is_full(place):
        yield Objection("RT-5.8", "hex_full", hex=label)
    if track.crosses_itself(company, place, *sides):
        yield Objection("RT-5.8", "link_enters_hex_twice", hex=label)
    for side in sides:
        if track.end_at(company, place, side) == TAKEN:
            yield Objection("RT-5.8", "side_shared", hex=label, side=board.side_names[side])
    ends = [track.origin_at(company, place, side) for side in sides if track.end_at(company, place, side) > FREE]
    if len(ends) == 2:
        if ends[0] == ends[1]:
            yield Objection("RT-5.10", "city_to_itself", city=board.cities[ends[0]])
        elif not track.may_join(company, ends[0], ends[1], position.setting.parallel_own_links):
            yield Objection("RT-5.10", "linked_already", city=board.cities[ends[0]], other=board.cities[ends[1]])


def _price_objections(position: Position, place: int, pair: int) -> Iterator[Objection]:
    """EA-5.3 and EA-5.5: the link must be finished in this action, and paid."""
    company = position.company
    tile = place * PAIRS_A_HEX + pair
    rest = _rest(position, tile, NO_LIMIT)
    price = position.build_price + tariff(position).tile[tile]
    if rest == NO_LIMIT:
        yield Objection("EA-5.3", "link_cannot_be_finished", hex=position.board.labels[place])
    elif price + rest > companies.capacity(position, company):
        yield Objection(
            "EA-5.5",
            "link_cannot_be_paid",
            company=position.id_of(company),
            price=price + rest,
            cash=companies.capacity(position, company),
        )


def _rest(position: Position, tile: int, most_price: int) -> int:
    """What a link with this tile, which fits, would still cost at least."""
    track, company = position.track, position.company
    place, pair = tile // PAIRS_A_HEX, tile % PAIRS_A_HEX
    link = growing(position)
    a, b = PAIR_FIRST[pair], PAIR_SECOND[pair]
    if link is not None:
        city, tiles, out = link.city, (*link.tiles, tile), a + b - link.side
    else:
        out = b if track.end_at(company, place, a) == CITY else a
        city, tiles = track.map.city_beyond[6 * place + a + b - out], (tile,)
    if track.map.city_beyond[6 * place + out] != NONE:
        return 0
    goes_on = 6 * track.map.neighbour[6 * place + out] + opposite(out)
    return _finishing(position).cheapest(track, tiles, goes_on, barred(position, company, city), most_price)


def first_tiles(position: Position) -> list[int]:
    """Every tile that the company in turn may begin a link with."""
    rails, track, company = position.rails, position.track, position.company
    parallel = position.setting.parallel_own_links
    most = companies.capacity(position, company)
    finishing, prices = _finishing(position), tariff(position).tile
    starts, free_start, goes_on = track.map.starts, track.free_start, rails.start_goes_on
    at_least = rails.start_price[1 if position.second else 0]
    found: list[int] = []
    for city in start_cities(position, company):
        closed = barred(position, company, city)
        for number in rails.starts_at[city]:
            if free_start[number] and at_least[number] <= most:
                tile = starts[number]
                if finishing.is_possible(track, (tile,), goes_on[number], closed, most - prices[tile]):
                    found.append(tile)
        for tile in rails.bridges_at[city]:
            if prices[tile] <= most and tile not in found and track.fits_bridge(company, tile, parallel):
                found.append(tile)
    return found


def next_tiles(position: Position) -> list[int]:
    """Every tile that the link which is being built may go on with."""
    track, company = position.track, position.company
    link = track.unfinished[-1]
    most = companies.capacity(position, company) - position.build_price
    finishing, prices = _finishing(position), tariff(position).tile
    closed = barred(position, company, link.city)
    found: list[int] = []
    for tile in track.extensions(link, position.setting.parallel_own_links):
        rest = most - prices[tile]
        if rest < 0:
            continue
        pair = tile % PAIRS_A_HEX
        out = 6 * link.hex + PAIR_FIRST[pair] + PAIR_SECOND[pair] - link.side
        if track.map.city_beyond[out] == NONE:
            goes_on = 6 * track.map.neighbour[out] + opposite(out % 6)
            if not finishing.is_possible(track, (*link.tiles, tile), goes_on, closed, rest):
                continue
        found.append(tile)
    return found


def lay(position: Position, action: Build, events: Events) -> bool:
    """Lay one tile; a finished link is paid at once. True when the action is over, false when it goes on."""
    track, company = position.track, position.company
    board = position.board
    tile = board.index[action.hex] * PAIRS_A_HEX + board.pair_index[action.sides]
    cost = tariff(position).tile[tile]
    position.build_price += cost
    if events is not None:
        events.append(TileLaid(position.id_of(company), action.hex, action.sides, cost))
    link = track.lay(company, tile)
    if link == NONE:
        position.stage = BUILD
        return False
    return _finish(position, link, events)


def _finish(position: Position, link: int, events: Events) -> bool:
    track, company, price = position.track, position.company, position.build_price
    # EA-5.5: the link that is being paid does not count for its own bonds.
    companies.cover(position, company, price, events)
    position.pay(position.account(company), position.bank, price)
    position.build_price = 0
    position.busy = True
    if events is not None:
        one, other = position.board.cities[track.city_a[link]], position.board.cities[track.city_b[link]]
        events.append(LinkFinished(position.id_of(company), link + 1, one, other, price))
    if position.second:
        position.second = False
        return True
    position.second = True
    position.stage = SECOND
    return False


def stop(position: Position, events: Events) -> None:
    """EA-5.3: no second link."""
    position.second = False
    if events is not None:
        events.append(BuildEnded(position.id_of(position.company)))
