"""Bad input: a sentence with its place on stderr, exit code 2, nothing written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from mini_board import WHOLE_GAME, mini_board, write_board
from running import Run, rotonde

import rotonde as package
from rotonde.cli.boardfile import game_of_board, load_board
from rotonde.cli.trouble import Trouble, sentences_of


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def check_refused(result: Run, *fragments: str, code: int = 2) -> None:
    assert result.exit_code == code
    assert result.stdout == ""
    for fragment in fragments:
        assert fragment in result.stderr
    assert "Traceback" not in result.stderr


BAD_CALLS = [
    ("play chess", "There is no game “chess”."),
    ("play", "Which game?"),
    ("play rocket --seats me,gredy", "There is no bot “gredy”."),
    ("play rocket --seats me", "1 player cannot play this"),
    ("play rocket --seats me,random,random,random,random", "5 players cannot play this"),
    ("play rocket --seats me:,random", "has no name after the colon"),
    ("play rocket --seats me:Ann,me:ann", "belongs to another player"),
    ("play rocket --seats me:greedy,random", "belongs to another player or a bot"),
    ("play rocket --option speed=fast", "There is no option “speed”."),
    ("play rocket --option move_stations=none", "It can be: any, unlinked."),
    ("play rocket --option move_stations", "not of the form NAME=VALUE"),
    ("play rocket --option move_stations=any --option move_stations=any", "given twice"),
    ("play rocket --board nowhere.json", "neither a board nor a file “nowhere.json”"),
    ("play rocket --resume nothing.record", "There is no file nothing.record."),
    ("play rocket --save nowhere/game.record", "There is no folder nowhere."),
    ("play rocket --resume x.record --seed 4", "leave out --seed"),
    ("play rocket --lang de", "There is no language “de”."),
    ("play rocket --colour red", "There is no option --colour."),
    ("play rocket --seats", "--seats is not complete."),
    ("play rocket tycoon", "more arguments"),
    ("simulate", "GAME is missing."),
    ("simulate chess", "There is no game “chess”."),
    ("simulate rocket --games many", "cannot be “many”"),
    ("simulate rocket --games 0", "--games must be at least 1."),
    ("simulate rocket --workers 0", "--workers must be at least 1."),
    ("simulate rocket --seats random", "1 player cannot play this"),
    ("simulate rocket --players 5", "5 players cannot play this"),
    ("simulate rocket --players 1", "There are 2 bots for 1 seats."),
    ("simulate rocket --seats me,random", "There is no bot “me”."),
    ("rules chess", "There is no game “chess”."),
    ("rules rocket SR-99", "There is no rule “SR-99”."),
    ("rules rocket RT-1", "There is no rule “RT-1”."),
    ("rules tycoon EW-1.1", "There is no rule “EW-1.1”."),
    ("replay nothing.record", "There is no file nothing.record."),
    ("verify nothing.record", "There is no file nothing.record."),
    ("board check nothing.json", "There is no file nothing.json."),
    ("board check x.json --game chess", "There is no game “chess”."),
    ("options chess", "There is no game “chess”."),
    ("dance", "The commands are: play,"),
]


@pytest.mark.parametrize(("call", "sentence"), BAD_CALLS)
def test_a_bad_call_is_answered_with_a_sentence(folder: Path, call: str, sentence: str) -> None:
    check_refused(rotonde(*call.split()), sentence)
    assert list(folder.iterdir()) == []


def test_in_french(folder: Path) -> None:
    check_refused(rotonde("play", "échecs", "--lang", "fr"), "Il n’y a pas de jeu « échecs ».")
    check_refused(rotonde("simulate", LANG="fr_FR.UTF-8"), "Il manque GAME.")
    assert list(folder.iterdir()) == []


class TestRecords:
    @pytest.fixture
    def record(self, folder: Path) -> str:
        board = write_board(folder)
        arguments = ("--board", board, "--seats", "me:Ann,me:Bob", "--seed", "1", "--save", "game.record")
        rotonde("play", "rocket", *arguments, typed=WHOLE_GAME)
        return (folder / "game.record").read_text(encoding="utf-8")

    @pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "--resume"]])
    def test_a_truncated_record(self, folder: Path, record: str, command: list[str]) -> None:
        path = folder / "cut.record"
        path.write_text("\n".join(record.splitlines()[:-3]), encoding="utf-8")
        code = 1 if command == ["verify"] else 2
        check_refused(rotonde(*command, "cut.record"), "cut.record: Line ", "The record is cut off", code=code)
        assert path.read_text(encoding="utf-8") == "\n".join(record.splitlines()[:-3])

    @pytest.mark.parametrize("command", [["replay"], ["verify"]])
    def test_an_illegal_action_in_a_record(self, folder: Path, record: str, command: list[str]) -> None:
        (folder / "bad.record").write_text(record.replace("extend XR C2", "extend XR F4"), encoding="utf-8")
        code = 1 if command == ["verify"] else 2
        check_refused(rotonde(*command, "bad.record"), "bad.record: Line ", "Player 2 may not play “extend XR F4”", code=code)

    def test_another_result_than_the_game_gives(self, folder: Path, record: str) -> None:
        (folder / "bad.record").write_text(record.replace("shares 17 7", "shares 7 17"), encoding="utf-8")
        check_refused(rotonde("verify", "bad.record"), "the game played out gives", code=1)

    def test_a_finished_game_cannot_be_resumed(self, record: str) -> None:
        assert record
        check_refused(rotonde("play", "--resume", "game.record"), "The game in game.record is over.")

    def test_a_position_that_the_record_does_not_have(self, record: str) -> None:
        assert record
        check_refused(rotonde("replay", "game.record", "--at", "99"), "There is no action 99")

    def test_another_game_or_number_of_seats(self, folder: Path, record: str) -> None:
        part = record.split("\n2 seat")[0] + "\nopen 1\n"
        (folder / "part.record").write_text(part, encoding="utf-8")
        check_refused(rotonde("play", "--resume", "part.record", "--seats", "me,random,random"), "has 2 seats")

    def test_a_file_that_is_no_text(self, folder: Path) -> None:
        (folder / "picture.record").write_bytes(b"\x89PNG\xff\xfe")
        check_refused(rotonde("replay", "picture.record"), "picture.record is not a text in UTF-8.")
        check_refused(rotonde("replay", "."), ". is not a plain file.")

    def test_a_save_that_would_destroy_another_file(self, folder: Path) -> None:
        (folder / "letter.txt").write_text("Dear Ann")
        check_refused(rotonde("play", "rocket", "--save", "letter.txt"), "letter.txt exists")
        assert (folder / "letter.txt").read_text() == "Dear Ann"


class TestBoards:
    def refused(self, text: str, *fragments: str, lang: str = "en") -> None:
        Path("mine.json").write_text(text, encoding="utf-8")
        check_refused(rotonde("board", "check", "mine.json", "--lang", lang), *fragments)
        check_refused(rotonde("play", "rocket", "--board", "mine.json", "--lang", lang), *fragments)
        check_refused(rotonde("simulate", "rocket", "--board", "mine.json", "--lang", lang), *fragments)

    def written(self, **changes: Any) -> str:
        return json.dumps({**mini_board(), **changes}, indent=1)

    @pytest.mark.usefixtures("folder")
    def test_each_problem_has_the_line_of_the_file(self) -> None:
        text = self.written().replace('"hex": "D4"', '"hex": "Z9"').replace('"kind": "big_city"', '"kind": "village"')
        lines = text.splitlines()
        halt = next(i for i, line in enumerate(lines, 1) if '"Halt"' in line) - 1
        village = next(i for i, line in enumerate(lines, 1) if '"village"' in line)
        self.refused(text, f"mine.json, line {halt}: Halt lies on Z9", f"mine.json, line {village}: “kind” must be one of")

    @pytest.mark.usefixtures("folder")
    def test_in_french(self) -> None:
        self.refused(
            self.written(commodities=[3]), "mine.json, ligne ", "« commodities » doit être une liste de textes", lang="fr"
        )

    @pytest.mark.usefixtures("folder")
    @pytest.mark.parametrize(
        ("text", "sentence"),
        [
            ('{\n "name": "x"\n "grid": 1}', "line 3, column 2: a comma is missing here."),
            ('{"name" "x"}', "line 1, column 9: a colon is missing here."),
            ('{\n name: "x"}', "line 2, column 2: a name in double quotes is missing here."),
            ('{"name": }', "a value is missing here"),
            ('{"name": "x', "this text has no closing quote"),
            ("{} {}", "something after the end"),
            ('{"name": NaN}', "is not valid JSON"),
            ("[" * 100_000, "is not valid JSON"),
            ("[]", "is not a board"),
            ("", "line 1, column 1: a value is missing here"),
        ],
    )
    def test_what_is_no_json(self, text: str, sentence: str) -> None:
        self.refused(text, sentence)

    @pytest.mark.usefixtures("folder")
    def test_a_good_board(self) -> None:
        Path("mine.json").write_text("\ufeff" + self.written(), encoding="utf-8")
        result = rotonde("board", "check", "mine.json")
        assert result.exit_code == 0
        assert "this board can be played on" in result.stdout

    @pytest.mark.usefixtures("folder")
    @pytest.mark.parametrize(("table", "key"), [("colours", None), ("fewer_cubes", "2x")])
    def test_checked_means_that_it_can_be_dealt(self, table: str, key: str | None) -> None:
        board = package.game("tycoon").board_data("eastern_us")
        value = board["tables"][table]["value"]
        if key is None:
            value.append(value[0])
        else:
            value[key] = 1
        Path("mine.json").write_text(json.dumps(board), encoding="utf-8")
        check_refused(rotonde("board", "check", "mine.json", "--game", "tycoon"), "mine.json")

    def test_a_board_that_only_fails_when_it_is_dealt(self, folder: Path) -> None:
        path = folder / "mine.json"
        path.write_text("{}")
        with pytest.raises(Trouble) as trouble:
            load_board(GameThatFails(), path, "en")
        assert sentences_of("en", trouble.value) == [
            f"{path}: with 3 players a game on this board cannot be begun (KeyError: 'cubes')."
        ]


class GameThatFails:
    """Finds nothing wrong with any board, and cannot deal for three."""

    players = range(2, 5)

    def check_board(self, data: Any) -> list[Any]:
        return []

    def start(self, players: int, *rest: Any) -> Any:
        if players == 3:
            raise KeyError("cubes")
        return package.game("dice").start(2, *rest[:1])


@pytest.mark.parametrize("game", package.games())
def test_the_game_of_a_board_is_told_from_the_board(tmp_path: Path, game: str) -> None:
    for name in package.game(game).boards:
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(package.game(game).board_data(name)), encoding="utf-8")
        assert game_of_board(path).id == game
