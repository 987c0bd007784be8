"""Laying the tiles at random (RD-1.2): the dealer lays one after the other, by rising number, turned at will."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rotonde.core.contract import Objection
from rotonde.games.dice.actions import PlaceTile
from rotonde.games.dice.events import TilePlaced
from rotonde.games.dice.layout import LEAST_CONTACT, TILES, contact, overlapping, places_for_next
from rotonde.games.dice.position import FIRST_PLAYER, LAY_OUT, Events, Position


def objections(position: Position, action: PlaceTile) -> Iterator[Objection]:
    """Every rule that forbids laying this tile there."""
    if position.stage != LAY_OUT:
        yield Objection("RD-1.2", "layout_complete")
        return
    tile = next_tile(position)
    if action.tile != tile:
        yield Objection("RD-1.2", "not_the_next_tile", tile=action.tile, right=tile)
    if not 0 <= action.rotation <= 3:
        yield Objection("RD-1.2", "no_such_rotation", rotation=action.rotation)
    spots = list(zip(position.layout[0::3], position.layout[1::3], strict=True))
    if not spots:
        if (action.x, action.y) != (0, 0):
            yield Objection("RD-1.2", "first_tile_elsewhere")
        return
    for other in overlapping(spots, action.x, action.y):
        yield Objection("RD-1.2", "tiles_overlap", tile=action.tile, other=position.board.tiles[other])
    cells = contact(spots, action.x, action.y)
    if cells < LEAST_CONTACT:
        yield Objection("RD-1.2", "tile_touches_too_little", tile=action.tile, cells=cells, fewest=LEAST_CONTACT)


def next_tile(position: Position) -> int:
    return position.board.tiles[len(position.layout) // 3]


def choices(position: Position) -> list[PlaceTile]:
    """Every way to lay the next tile."""
    tile = next_tile(position)
    return [PlaceTile(tile, x, y, rotation) for x, y in places_for_next(position.layout) for rotation in range(4)]


def sample(position: Position, rng: Random) -> PlaceTile:
    return rng.choice(choices(position))


def place(position: Position, action: PlaceTile, events: Events) -> None:
    """The tile lies; after the last one the map is known."""
    position.layout += [action.x, action.y, action.rotation]
    if events is not None:
        events.append(TilePlaced(action.tile, action.x, action.y, action.rotation))
    if len(position.layout) == 3 * TILES:
        position.use_layout()
        position.index()
        position.stage = FIRST_PLAYER
