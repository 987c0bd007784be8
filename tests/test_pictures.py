"""Pictures of boards: everything that a rule knows is in them, where it is."""

from __future__ import annotations

import json
from itertools import pairwise
from math import dist
from pathlib import Path
from runpy import run_path

import pytest

import rotonde
from rotonde.core.picture import Picture

BOARDS = [(game_id, board) for game_id in rotonde.games() for board in rotonde.game(game_id).boards]
HEX_BOARDS = [(game_id, board) for game_id, board in BOARDS if game_id != "dice"]


def picture_of(game_id: str, board: str) -> Picture:
    game = rotonde.game(game_id)
    return game.picture(game.board_data(board))


@pytest.mark.parametrize(("game_id", "board"), BOARDS)
def test_every_cell_that_can_be_chosen_is_drawn_once_inside_the_frame(game_id: str, board: str) -> None:
    game = rotonde.game(game_id)
    picture = picture_of(game_id, board)
    assert json.loads(json.dumps(picture)) == picture
    words = game.forms.vocabulary(game.board_data(board))
    labels = [cell["at"] for cell in picture["cells"] if cell["at"]]
    assert len(labels) == len(set(labels))
    assert set(words.get("hex", words.get("cell", ()))) <= set(labels)
    left, top, width, height = picture["frame"]
    for cell in picture["cells"]:
        if cell["at"]:
            assert left < cell["x"] < left + width
            assert top < cell["y"] < top + height


@pytest.mark.parametrize(("game_id", "board"), HEX_BOARDS)
def test_neighbours_touch_and_no_two_cells_overlap(game_id: str, board: str) -> None:
    spots = sorted((cell["x"], cell["y"]) for cell in picture_of(game_id, board)["cells"])
    nearest = min(dist(a, b) for a, b in pairwise(spots))
    assert len(spots) == len(set(spots))
    assert nearest > 1.4


@pytest.mark.parametrize(("game_id", "board"), HEX_BOARDS)
def test_every_city_of_the_board_has_a_place_and_every_colour_an_ink(game_id: str, board: str) -> None:
    game = rotonde.game(game_id)
    data, picture = game.board_data(board), picture_of(game_id, board)
    cities = data["towns"] if game_id == "rocket" else data["cities"]
    assert {(place["id"], place["at"]) for place in picture["places"]} == {(city["name"], city["hex"]) for city in cities}
    used = {place.get("colour") or place.get("company") for place in picture["places"]} - {None}
    used |= {token for place in picture["places"] for token in place.get("tokens", [])}
    used |= {company["id"] for company in data.get("companies", [])}
    used |= {str(seat) for seat in range(game.players[-1])}
    assert used <= set(picture["colours"])


@pytest.mark.parametrize(("game_id", "board"), HEX_BOARDS)
def test_rivers_run_from_cell_to_cell_and_cross_no_side_in_its_middle(game_id: str, board: str) -> None:
    picture = picture_of(game_id, board)
    centre = {cell["at"]: (cell["x"], cell["y"]) for cell in picture["cells"]}
    assert picture["rivers"]
    for river in picture["rivers"]:
        assert river["name"]["en"]
        assert river["name"]["fr"]
        for one, other in pairwise(river["cells"]):
            middle = [(a + b) / 2 for a, b in zip(centre[one], centre[other], strict=True)]
            assert dist(centre[one], centre[other]) == pytest.approx(3**0.5, abs=0.01)
            assert min(dist(middle, point) for point in river["points"]) > 0.1


def test_tycoons_rivers_cross_exactly_the_sides_that_the_rules_know() -> None:
    game = rotonde.game("tycoon")
    data = game.board_data("eastern_us")
    picture = game.picture(data)
    crossed = {frozenset(pair) for river in picture["rivers"] for pair in pairwise(river["cells"])}
    wet = {h["label"] for h in data["hexes"] if "river" in h}
    cities = {city["hex"] for city in data["cities"]}
    at = {h["label"]: (h["q"], h["r"]) for h in data["hexes"]}
    label = {place: name for name, place in at.items()}
    steps = {"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)}
    known = set()
    for h in data["hexes"]:
        for side in h.get("river", {}).get("sides", []):
            other = label.get((h["q"] + steps[side][0], h["r"] + steps[side][1]), "")
            if other in wet | cities:
                known.add(frozenset((h["label"], other)))
    assert crossed == known


def test_ridges_and_barriers_are_edges_and_what_no_rule_knows_is_ornament() -> None:
    pictures = {game_id: picture_of(game_id, board) for game_id, board in HEX_BOARDS}
    tycoon, england, rocket = pictures["tycoon"], pictures["england"], pictures["rocket"]
    assert {edge["kind"] for edge in tycoon["edges"]} == {"ridge"}
    assert len(tycoon["edges"]) == 125
    assert {edge["kind"] for edge in england["edges"]} == {"barrier"}
    assert rocket["edges"] == []
    assert all(cell.get("ornament") for cell in rocket["cells"] if cell["terrain"] == "hill")
    assert not any(cell.get("ornament") for cell in tycoon["cells"] if cell["terrain"] == "hill")
    assert not any(river.get("ornament") for river in tycoon["rivers"])
    assert all(river.get("ornament") for river in rocket["rivers"] + england["rivers"])
    assert {cell["terrain"] for cell in england["cells"]} == {"plain", "river", "mountain", "sea", "beyond"}


@pytest.mark.parametrize("board", rotonde.game("dice").boards)
def test_heaps_of_tokens_lie_beside_the_map(board: str) -> None:
    picture = picture_of("dice", board)
    cells = {(int(cell["x"] // 1), int(cell["y"] // 1)) for cell in picture["cells"]}
    assert len(picture["places"]) == 6
    for place in picture["places"]:
        assert (int(place["x"] // 1), int(place["y"] // 1)) not in cells


@pytest.mark.parametrize("game_id", rotonde.games())
def test_the_pictures_of_the_docs_are_those_of_the_boards(game_id: str) -> None:
    """`python docs/draw_boards.py` draws them anew."""
    docs = Path(__file__).parents[1] / "docs"
    draw_boards = run_path(str(docs / "draw_boards.py"))
    drawn = draw_boards["Drawing"](picture_of(game_id, rotonde.game(game_id).boards[0])).svg()
    assert drawn == (docs / f"{game_id}.svg").read_text(encoding="utf-8")


def test_the_same_board_has_the_same_key_and_another_board_another() -> None:
    keys = {game_id: picture_of(game_id, board)["key"] for game_id, board in BOARDS}
    assert len(set(keys.values())) == len(keys)
    assert all(len(key) == 16 for key in keys.values())
    assert keys["rocket"] == picture_of("rocket", "england")["key"]
