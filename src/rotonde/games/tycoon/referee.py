"""Tycoon: what must hold in every position, whatever was played. Everything is counted afresh."""

from __future__ import annotations

from rotonde.core.hexes import opposite
from rotonde.core.track import NONE, PAIR_FIRST, PAIR_SECOND, PAIRS_A_HEX, Track, Unfinished, is_sharp
from rotonde.games.tycoon.board import LEVELS
from rotonde.games.tycoon.cards import GREEN_CIRCLE, PURPLE_DIAMOND, RED_X
from rotonde.games.tycoon.position import (
    AUCTION,
    BUILD,
    CARD,
    DEAL_CUBES,
    DEAL_SECRETS,
    DRAW,
    OVER,
    ROUNDS,
    TURN,
    TURN_UP,
    Position,
)


def check(position: Position) -> None:
    """Raise `AssertionError` for the first thing that is wrong."""
    check_cubes(position)
    check_money(position)
    check_cards(position)
    check_secrets(position)
    check_track(position)
    check_stage(position)


def check_cubes(position: Position, elsewhere: list[int] | None = None) -> None:
    """RT-1.3: every cube is in the bag or in a city; markers lie where no cube is (RT-8.7).

    `elsewhere` are cubes, by colour, that a rule of another game keeps out of both.
    """
    board, colours = position.board, len(position.bag)
    assert all(n >= 0 for n in position.bag + position.cubes + position.new_cities), "less than no cubes"
    for colour in range(colours):
        number = position.bag[colour] + sum(position.cubes[colour::colours]) + (elsewhere[colour] if elsewhere else 0)
        assert number == board.cubes_a_colour, f"{number} cubes of {board.colours[colour]}"
    for city in range(len(board.cities)):
        if position.empty[city]:
            assert position.cubes_in(city) == 0, "an empty marker on cubes (RT-8.7)"
        elif position.stage > DEAL_CUBES and city not in (position.draw_origin, position.draw_city):
            assert position.cubes_in(city) > 0, "a city without cubes and without a marker (RT-8.7)"
    urbanized = [0] * colours
    for now, printed in zip(position.colour, board.city_colour, strict=True):
        assert printed in (NONE, now), "a coloured city was changed (RT-6.1)"
        if now != printed:
            urbanized[now] += 1
    for colour in range(colours):
        assert urbanized[colour] + position.new_cities[colour] == board.new_cities[colour], "new cities are not conserved"


def check_money(position: Position) -> None:
    """Money is conserved; nobody owes any (RT-3.3)."""
    assert sum(position.accounts) == 0, "money is not conserved"
    assert all(money >= 0 for money in position.accounts[:-1]), "a player owes money (RT-3.3)"
    assert all(n >= 0 for n in position.shares + position.points), "less than no shares or points"
    assert all(1 <= level <= LEVELS for level in position.level), "no such level (RT-7.1)"
    for level in range(2, LEVELS + 1):
        first = position.first_at[level]
        assert (first != NONE) == any(have >= level for have in position.level), "who was first at a level is wrong"
        assert first == NONE or position.level[first] >= level


def check_cards(position: Position, elsewhere: list[int] | None = None) -> None:
    """Each operations card is somewhere; nobody holds one that cannot be held.

    `elsewhere` are cards, by kind, that a rule of another game lays somewhere else.
    """
    kinds = len(position.open)
    for kind, card in enumerate(position.board.operations):
        held = position.held[kind::kinds]
        number = position.deck[kind] + position.open[kind] + position.discarded[kind] + sum(held)
        number += elsewhere[kind] if elsewhere else 0
        assert number == (card.count if position.setting.cards_used else 0), f"{number} cards {card.id} (RT-9.10)"
        assert min([position.deck[kind], position.open[kind], position.discarded[kind], *held]) >= 0, "less than no cards"
        assert card.symbol not in (GREEN_CIRCLE, RED_X) or not any(held), f"{card.id} cannot be held (RT-9.2, RT-9.4)"
        assert not position.barred[kind] or position.open[kind], "seats are barred from a card that is not open"
        for spent, own in zip(position.spent[kind::kinds], held, strict=True):
            assert 0 <= spent <= own, "a card was used more often than once (RT-9.3)"
            assert not spent or card.symbol == PURPLE_DIAMOND


def check_secrets(position: Position) -> None:
    """RT-2.2: each seat has its own Tycoon card."""
    dealt = [kind for kind in position.secret if kind != NONE]
    assert len(dealt) == len(set(dealt)), "a Tycoon card was dealt twice (RT-2.2)"
    if position.stage > DEAL_SECRETS and position.setting.secrets_used:
        assert len(dealt) == position.seats, "a seat without a Tycoon card (RT-2.2)"


def check_track(position: Position) -> None:
    """Links are joined and share nothing; no owner has two between the same cities unless the option allows it."""
    track = position.track
    pairs: set[tuple[int, int, int]] = set()
    for link, owner in enumerate(track.owner):
        a, b = track.city_a[link], track.city_b[link]
        key = (owner, min(a, b), max(a, b))
        assert position.setting.parallel_own_links or key not in pairs, "two links of one owner between two cities (RT-5.10)"
        pairs.add(key)
    check_rows(track)
    _check_western(position)


def check_rows(track: Track) -> None:
    """Every row of tiles is joined (RT-5.1), lies where track may lie (RT-5.7), and shares no side (RT-5.8)."""
    for link in range(len(track.owner)):
        a, b = track.city_a[link], track.city_b[link]
        assert a != b, "a link from a city to itself (RT-5.10)"
        end = _follow(track, a, track.tiles[link])
        assert track.map.city_at[end[0]] == b, "a finished link that does not reach its city (RT-5.1)"
    for unfinished in track.unfinished:
        assert _follow(track, unfinished.city, unfinished.tiles) == (unfinished.hex, unfinished.side), "a broken link (RT-5.4)"
        assert track.map.city_at[unfinished.hex] == NONE
    _check_sides(track, list(track.tiles) + [u.tiles for u in track.unfinished])
    again = track.copy()
    again.index()
    assert again.used == track.used, "the index of sides is wrong"
    assert again.free_start == track.free_start, "the index of first tiles is wrong"
    assert [sorted(x) for x in again.at] == [sorted(x) for x in track.at], "the index of links is wrong"


def _follow(track: Track, city: int, tiles: tuple[int, ...]) -> tuple[int, int]:
    """Walk along a row from a city; where it leads to, and by which side it comes in there."""
    came_from = track.map.city_hex[city]
    place, side = NONE, NONE
    assert tiles, "a link without a tile (RT-5.11)"
    assert len({t // PAIRS_A_HEX for t in tiles}) == len(tiles), "a link enters a hex twice (RT-5.8)"
    for tile in tiles:
        here, pair = tile // PAIRS_A_HEX, tile % PAIRS_A_HEX
        assert track.map.possible[tile], "a tile where none may lie (RT-5.7, RT-5.12)"
        assert track.map.sharp_curves or not is_sharp(pair), "a sharp curve (RT-1.2)"
        assert place in (NONE, here), "tiles that do not meet (RT-5.1)"
        entry = track.map.grid.direction(here, came_from)
        assert entry in (PAIR_FIRST[pair], PAIR_SECOND[pair]), "tiles that do not meet (RT-5.1)"
        out = PAIR_FIRST[pair] + PAIR_SECOND[pair] - entry
        came_from, place, side = here, track.map.neighbour[6 * here + out], opposite(out)
    return place, side


def _check_sides(track: Track, rows: list[tuple[int, ...]]) -> None:
    sides: set[tuple[int, int]] = set()
    tracks: dict[int, int] = {}
    for row in rows:
        for tile in row:
            place, pair = tile // PAIRS_A_HEX, tile % PAIRS_A_HEX
            tracks[place] = tracks.get(place, 0) + 1
            for side in (PAIR_FIRST[pair], PAIR_SECOND[pair]):
                assert (place, side) not in sides, "two tracks share a side (RT-5.8)"
                sides.add((place, side))
    assert all(number <= 2 for number in tracks.values()), "three tracks in a hex (RT-5.8)"
    ends = [(u.hex, u.side) for u in track.unfinished]
    assert not sides & set(ends), "an open end meets a track (RT-5.12)"
    assert len(ends) == len(set(ends)), "two open ends meet (RT-5.12)"


def _check_western(position: Position) -> None:
    for city, owner in enumerate(position.western):
        if owner != NONE:
            assert city in position.board.western_cities, "a western link in the wrong place (RT-10.1)"


def check_stage(position: Position) -> None:
    """What is open fits the stage."""
    stage = position.stage
    assert (position.auction is not None) == (stage == AUCTION), "an auction outside its step"
    assert position.auction is None or not position.auction.over, "an auction that is over"
    assert (position.card != NONE) == (stage == CARD) or stage >= DRAW, "a card outside its step"
    assert (position.draw_city != NONE) == (stage == DRAW), "a draw outside its step"
    assert stage == BUILD or position.tiles_laid == position.build_cards == 0, "a build outside its step"
    assert stage != BUILD or position.tiles_laid or position.build_cards, "a build without a tile or a card"
    growing: list[Unfinished] = position.track.unfinished[-1:] if position.tiles_laid else []
    assert all(link.owner == position.seat for link in growing), "somebody else's link grows (RT-5.9)"
    assert (position.end_reason_code is not None) == (stage == OVER), "an end without a reason"
    assert stage != TURN or (position.actions_left > 0 and 1 <= position.round <= ROUNDS), "a turn without an action (RT-4.4)"
    assert stage not in (TURN_UP, AUCTION, OVER) or not position.track.unfinished, "an unfinished link between turns (RT-5.5)"
    assert position.turn_number <= position.setting.max_turns, "too many turns (RT-12.5)"
    assert position.last_turn == 0 or position.turn_number <= position.last_turn, "played on after the end (RT-12.1)"
    reached = position.empty_cities() >= position.setting.empty_cities_to_end
    assert not reached or position.last_turn or stage == DRAW, "the end was not noticed (RT-12.1)"
