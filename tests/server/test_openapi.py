"""The OpenAPI description is true: whatever is sent, no answer is undocumented, and none is a bug of ours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import booleans
from msgspec import json
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from serving_process import Serving
from test_playing import Guest

import rotonde
from rotonde.core import contract
from rotonde.server.settings import Settings
from rotonde.server.web.app import make_app
from rotonde.server.web.describing import SHAPES, described
from write_shapes import shapes_text

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


SCHEMA = schemathesis.openapi.from_dict(described(make_app(Settings()).app.openapi_schema.to_schema()))
OPERATIONS = {f"{found.ok().method.upper()} {found.ok().path}": found.ok() for found in SCHEMA.get_all_operations()}


@pytest.mark.parametrize("operation", sorted(OPERATIONS))
def test_no_answer_is_undocumented(server: Serving, table: tuple[str, str], operation: str) -> None:
    table_id, token = table

    @given(case=OPERATIONS[operation].as_strategy(), exists=booleans())
    @settings(max_examples=10, phases=[Phase.generate], suppress_health_check=list(HealthCheck), deadline=None)
    def try_out(case: Any, exists: bool) -> None:
        if exists and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table_id
        answer = case.call(base_url=server.address, headers={"Authorization": f"Bearer {token}"})
        case.validate_response(answer, checks=CHECKS)

    try_out()


@pytest.mark.parametrize("game", rotonde.games())
def test_what_a_seat_sees_is_described(server: Serving, guest: Guest, game: str) -> None:
    ann = guest("Ann")
    table = ann.create(game, ["me"] * rotonde.game(game).players[0], start=True).table
    seat = table.to_act[0]
    for path, rest in {"/api/tables/{table_id}/desk": {"seat": seat}, "/api/boards/{key}": {}}.items():
        case = OPERATIONS[f"GET {path}"].Case(path_parameters={"table_id": table.id, "key": table.board_key}, query=rest)
        answer = case.call(base_url=server.address, headers={"Authorization": f"Bearer {ann.token}"})
        assert answer.status_code == 200
        case.validate_response(answer, checks=CHECKS)


def test_a_view_that_lacks_something_is_not_as_described() -> None:
    """The comparison itself can fail: every view has parts that must be there."""
    shapes = json.decode(SHAPES.read_bytes())
    for game in rotonde.games():
        name = shapes[f"{game}.View"]["$ref"].rsplit("/", 1)[1]
        assert len(shapes[name]["required"]) > 5


@pytest.mark.skipif(not str(contract.__file__).endswith(".py"), reason="a compiled module forgets the types of its TypedDicts")
def test_the_file_of_shapes_is_current() -> None:
    assert SHAPES.read_text(encoding="utf-8") == shapes_text(), "run python tests/write_shapes.py"


@pytest.fixture
def table(guest: Guest) -> tuple[str, str]:
    ann = guest("Ann")
    return ann.create("rocket", ["me", "me"], start=True).table.id, str(ann.token)


def test_every_route_is_described_in_the_protocol() -> None:
    protocol = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
    for operation in OPERATIONS:
        path = operation.split()[1].replace("{table_id}", "{id}").replace("{game_id}", "{game}")
        assert any(f"{path}{end}" in protocol for end in "`? "), path
