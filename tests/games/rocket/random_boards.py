"""Small countries with holes, made at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

Cell = tuple[int, int]


def random_board(rng: Random, most: int = 8, lines: int = 6, cities: int = 4) -> dict[str, Any]:
    """At most so many columns and rows, lines whose start towns are not neighbours, and cities."""
    fewest = most // 2
    cells = [(q, r) for q in range(rng.randint(fewest, most)) for r in range(rng.randint(fewest, most)) if rng.random() < 0.85]
    rng.shuffle(cells)
    starts = far_apart(cells)[:lines]
    towns = [cell for cell in cells if cell not in starts][: rng.randint(1, cities)]
    return board_of(cells, starts, towns, rng.choice(["flat-top", "pointy-top"]))


def far_apart(cells: Sequence[Cell]) -> list[Cell]:
    """Of some cells those that are not next to one before."""
    found: list[Cell] = []
    for q, r in cells:
        near = {(q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1)}
        if near.isdisjoint(found):
            found.append((q, r))
    return found


def board_of(cells: Sequence[Cell], starts: Sequence[Cell], towns: Sequence[Cell], orientation: str) -> dict[str, Any]:
    """Lines L0, L1, …, which start in towns of the same name; railway towns T0, T1, …; hexes called `q.r`."""
    names = {(q, r): f"{q}.{r}" for q, r in cells}
    return {
        "name": "random",
        "grid": {"orientation": orientation},
        "commodities": ["steel"],
        "companies": [{"id": f"L{i}", "start": f"L{i}"} for i in range(len(starts))],
        "towns": [{"name": f"L{i}", "kind": "start_town", "hex": names[cell]} for i, cell in enumerate(starts)]
        + [{"name": f"T{i}", "kind": "railway_town", "hex": names[cell]} for i, cell in enumerate(towns)],
        "hexes": [{"label": names[q, r], "q": q, "r": r, "terrain": "land"} for q, r in sorted(cells)],
    }
