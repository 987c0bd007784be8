"""The commands that only tell: help, games, options, rules, replays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from mini_board import WHOLE_GAME, write_board
from running import rotonde

import rotonde as package

COMMANDS = ("play", "simulate", "rules", "replay", "verify", "board", "games", "options")


@pytest.mark.parametrize(("lang", "word"), [("en", "Commands:"), ("fr", "Commandes :")])
def test_without_a_command_there_is_help(lang: str, word: str) -> None:
    result = rotonde("--lang", lang)
    assert result.exit_code == 0
    assert word in result.stdout
    for command in COMMANDS:
        assert f"  {command} " in result.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", [*COMMANDS, "board check"])
def test_every_command_has_help_in_both_languages(command: str, lang: str) -> None:
    result = rotonde(*command.split(), "--help", "--lang", lang)
    assert result.exit_code == 0
    assert result.stdout.split("\n")[2].startswith({"en": "Usage:", "fr": "Usage :"}[lang])


def test_version() -> None:
    assert rotonde("--version").stdout == f"rotonde {package.__version__}\n"


def test_games_and_options() -> None:
    assert "Stephenson's Rocket" in rotonde("games").stdout
    assert "move_stations=any" in rotonde("options", "rocket").stdout
    assert "(par défaut)" in rotonde("options", "rocket", "--lang", "fr").stdout


@pytest.mark.parametrize(("lang", "word"), [("en", "Veto on the direction"), ("fr", "Veto")])
def test_rules(lang: str, word: str) -> None:
    assert word in rotonde("rules", "rocket", "SR-6", "--lang", lang).stdout
    assert rotonde("rules", "rocket", "sr-5.4", "--lang", lang).stdout.startswith("SR-5.4  ")
    assert "SR-14.5" in rotonde("rules", "rocket", "--lang", lang).stdout


@pytest.mark.parametrize(("game", "cited"), [("england", "RT-6.1"), ("shares", "RT-5.6"), ("shares", "EW-2.1")])
def test_rules_that_a_game_cites(game: str, cited: str) -> None:
    assert rotonde("rules", game, cited).stdout.startswith(f"{cited}  ")


def test_a_long_range_of_an_option_is_one_line() -> None:
    shown = rotonde("options", "shares").stdout
    assert number_lines(shown)["end_empty_cities"] == ["  end_empty_cities=1–62  (default 16)"]
    assert "  end_empty_cities=normal  " in shown


def number_lines(shown: str) -> dict[str, list[str]]:
    """The lines of each option that set it to a number."""
    found: dict[str, list[str]] = {}
    for line in shown.splitlines():
        if match := re.match(r"  (\w+)=\d", line):
            found.setdefault(match[1], []).append(line)
    return found


def test_modules_of_a_game_can_be_imported_and_the_games_be_listed() -> None:
    code = "import rotonde.games.rocket.state as s, rotonde; assert rotonde.games.rocket.state is s; print(rotonde.games())"
    done = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, env={"PYTHONPATH": ":".join(sys.path)}
    )
    assert done.stdout == f"{package.games()}\n"


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "Jeu"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "Game"),
        ({"LANG": "C"}, "Game"),
        ({"LANG": "de_DE.UTF-8"}, "Game"),
        ({"LANG": ""}, "Game"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], word: str) -> None:
    assert rotonde("games", **environment).stdout.startswith(word)


class TestRecord:
    @pytest.fixture(autouse=True)
    def record(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        seats = ("--board", write_board(tmp_path), "--seats", "me:Ann,me:Bob", "--seed", "1", "--save", "game.record")
        rotonde("play", "rocket", *seats, typed=WHOLE_GAME)

    def test_replay(self) -> None:
        result = rotonde("replay", "game.record")
        assert "   2  Ann moves the XR locomotive from A2 to B2." in result.stdout
        assert result.stdout.rstrip().endswith("Ann wins.")

    def test_replay_up_to_an_action(self) -> None:
        result = rotonde("replay", "game.record", "--at", "4", "--lang", "fr")
        assert "Bob avance la locomotive XR de la case B2 à la case C2." in result.stdout
        assert "Ann, misez ou passez" in result.stdout
        assert "gagne" not in result.stdout

    def test_verify(self) -> None:
        assert "all is right; 14 actions" in rotonde("verify", "game.record").stdout


def test_starting_is_quick_because_little_is_imported() -> None:
    late = ("rich.console", "fluent", "concurrent")
    code = f"import sys; from rotonde.cli.app import app; sys.exit(any(m in sys.modules for m in {late}))"
    subprocess.run([sys.executable, "-c", code], check=True, env={"PYTHONPATH": ":".join(sys.path)})
