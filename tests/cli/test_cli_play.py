"""Playing at the terminal, by script."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mini_board import WHOLE_GAME, mini_board, write_board
from running import Run, rotonde

from rotonde import DEALER, game
from rotonde.records import Record, read_record, replay

MINI = ("--seats", "me:Ann,me:Bob", "--seed", "1")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to play in, but for a small board."""
    monkeypatch.chdir(tmp_path)
    write_board(tmp_path)
    return tmp_path


def play_mini(*arguments: object, typed: str, **environment: str) -> Run:
    return rotonde("play", "rocket", "--board", "mini.json", *MINI, *arguments, typed=typed, **environment)


def record_in(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


def test_a_whole_game(folder: Path) -> None:
    result = play_mini("--save", "game.record", typed=WHOLE_GAME)
    assert result.exit_code == 0, result.stderr
    assert "Ann wins." in result.stdout
    assert "Saved in game.record." in result.stdout
    record = record_in(folder / "game.record")
    assert record.ending is not None
    assert [str(entry.action) for entry in record.entries[1:]] == WHOLE_GAME.splitlines()


def test_a_whole_game_in_french_with_french_words(folder: Path) -> None:
    typed = "agrandir xr b2\nmarq mid acier\nagr xr c2\npasser\nm m a\nagr x d2\npasser\nmarq mid biere\n"
    result = play_mini("--save", "game.record", typed=typed, LANG="fr_FR.UTF-8")
    assert "Vous pouvez :" in result.stdout
    assert "Ann prend un marqueur bière à Mid." in result.stdout
    actions = [str(entry.action) for entry in record_in(folder / "game.record").entries[1:]]
    assert actions == WHOLE_GAME.splitlines()[: len(actions)]
    assert len(actions) == 8


def test_against_bots_without_being_asked_anything() -> None:
    result = rotonde("play", "rocket", "--seed", "3", typed="quit\n")
    assert result.exit_code == 0
    assert "Player 1, greedy 1 and greedy 2" in result.stdout


def test_a_board_that_is_too_wide_is_cut_off_and_says_so() -> None:
    shown = rotonde("play", "england", "--seats", "me:Ann,me:Bob", "--seed", "3", typed="quit\n", COLUMNS="100").stdout
    board, hint, _ = shown.partition("The board is cut off: it needs 117 columns and this terminal has 100.")
    assert hint
    rows = [line for line in board.splitlines() if "\\___/" in line]
    assert len(rows) > 20
    assert all(len(row) <= 100 for row in rows)
    whole = rotonde("play", "england", "--seats", "me:Ann,me:Bob", "--seed", "3", typed="quit\n", COLUMNS="125").stdout
    assert "cut off" not in whole
    assert len([line for line in whole.splitlines() if "\\___/" in line[:100]]) == len(rows)


@pytest.mark.usefixtures("folder")
class TestTyping:
    def test_a_word_may_be_shortened_while_it_is_clear(self) -> None:
        result = play_mini(typed="EXT xr b2\nlog\nquit\n")
        assert "Ann moves the XR locomotive from A2 to B2." in result.stdout

    def test_what_is_not_clear_is_listed(self) -> None:
        result = play_mini(typed="ext xr b\nquit\n")
        assert "“ext xr b” could be 2 different actions:" in result.stdout
        assert "extend XR B1 · extend XR B2" in result.stdout

    def test_a_word_in_full_means_itself(self) -> None:
        board = mini_board()
        board["hexes"] += [{"label": "A10", "q": 0, "r": 9, "terrain": "land"}]
        write_board(Path(), board)
        result = play_mini(typed="station c1\nstation c1\nlog\nquit\n")
        assert "Ann puts a station on C1." in result.stdout

    def test_what_is_typed_whole_is_never_extended(self) -> None:
        board = mini_board()
        board["hexes"] += [{"label": "A10", "q": 0, "r": 9, "terrain": "land"}]
        write_board(Path(), board)
        result = play_mini(typed="station a1\nyes\nlog\nquit\n")
        assert "“station A1” is not legal:" in result.stdout
        assert "puts a station" not in result.stdout

    def test_a_hex_that_was_only_begun_is_asked_about(self) -> None:
        board = mini_board()
        board["hexes"] += [{"label": "H10", "q": 0, "r": 9, "terrain": "land"}]
        write_board(Path(), board)
        result = play_mini(typed="station h1\nlog\nyes\nstation h1\nyes\nlog\nquit\n")
        assert result.stdout.count("Do you mean “station H10”? “yes” plays it.") == 2
        assert "“yes” is not an action of this game." in result.stdout
        assert "Ann puts a station on H10." in result.stdout

    def test_an_illegal_bid_is_not_played_as_another(self) -> None:
        result = rotonde("play", "tycoon", "--seats", "me:Ann,me:Bob", "--seed", "1", typed="bid 56\nbid 1\nbid 10\nlog\nquit\n")
        assert "“bid 1” is not legal:" in result.stdout
        assert "“bid 10” is not legal:" in result.stdout
        assert "$100,000" not in result.stdout

    def test_where_nothing_is_legal_the_rule_is_told_and_no_list(self) -> None:
        result = rotonde("play", "tycoon", "--seats", "me:Ann,me:Bob", "--seed", "1", typed="build\nquit\n")
        assert "Nothing that “build” could mean is legal now." in result.stdout
        assert "could be" not in result.stdout

    def test_an_illegal_action_is_refused_with_its_rule(self) -> None:
        result = play_mini(typed="station a1\nquit\n")
        assert "“station A1” is not legal:" in result.stdout
        assert "SR-4.2  A1 is next to the XR locomotive" in result.stdout

    def test_nonsense_is_answered(self) -> None:
        result = play_mini(typed="make tea\n\nquit\n")
        assert "“make tea” is not an action of this game." in result.stdout

    def test_an_action_that_is_not_legal_is_not_taken_for_a_command(self) -> None:
        result = play_mini(typed="tok mid beer\ntok mid beer\nquit\n")
        assert "“token Mid beer” is not legal:" in result.stdout

    def test_a_command_may_be_shortened_where_no_action_is_meant(self) -> None:
        result = play_mini(typed="h\nquit\n")
        assert "Tab completes." in result.stdout


@pytest.mark.usefixtures("folder")
class TestCommands:
    def test_why_tells_every_objection_and_the_rules(self) -> None:
        result = play_mini(typed="why extend xr g2\nquit\n")
        assert "SR-5.1  G2 is not next to the XR locomotive." in result.stdout
        assert "SR-5.3  G2 is East; locomotives do not enter cities." in result.stdout
        assert "A locomotive never moves into a city" in result.stdout

    def test_why_in_french(self) -> None:
        result = play_mini("--lang", "fr", typed="pourquoi gare a1\nquitter\n")
        assert "« gare A1 » n’est pas permis :" in result.stdout
        assert "SR-4.2" in result.stdout

    def test_why_of_a_legal_action(self) -> None:
        assert "“extend XR B2” is legal." in play_mini(typed="why ext xr b2\nquit\n").stdout

    def test_why_of_what_no_board_has(self) -> None:
        assert "There is no hex Z9 on this board." in play_mini(typed="why station Z9\nquit\n").stdout

    def test_rule(self) -> None:
        result = play_mini(typed="rule 5.4\nrule SR-99\nrule 8\nquit\n")
        assert "SR-5.4  A locomotive never moves to a hex" in result.stdout
        assert "There is no rule “SR-99”." in result.stdout
        assert "SR-8.4" in result.stdout

    def test_log_tells_what_happened(self) -> None:
        result = play_mini(typed="ext xr b2\nlog\nlog x\nquit\n")
        assert re.search(r"2 +Ann moves the XR locomotive from A2 to B2. Ann takes one XR share.", result.stdout)
        assert "“x” is not a number of actions." in result.stdout

    def test_money_is_only_shown_when_asked_for_where_people_share_the_screen(self) -> None:
        result = play_mini(typed="ext xr b2\nmoney\nquit\n")
        assert result.stdout.count("£0") == 1
        assert "You have £0." in result.stdout

    def test_own_money_is_shown_to_one_who_plays_alone(self) -> None:
        result = rotonde("play", "rocket", "--board", "mini.json", "--seats", "me,random", "--seed", "1", typed="quit\n")
        own, other = re.findall(r"^[▶ ] [12] .*$", result.stdout, re.MULTILINE)[-2:]
        assert "£0" in own
        assert "?" in other

    def test_tokens(self) -> None:
        result = play_mini(typed="tok mid beer\ndetails\nquit\n")
        assert re.search(r"Mid +2 steel +1:1 +2:–", result.stdout)

    def test_a_command_without_what_it_needs(self) -> None:
        result = play_mini(typed="why\nrule\nsave\nundo\nquit\n")
        for answer in ("Say which action", "Say which rule", "Say where", "Nothing has been decided here yet."):
            assert answer in result.stdout


class TestUndo:
    def test_takes_back_my_last_decision_and_what_followed(self, folder: Path) -> None:
        detour = WHOLE_GAME.replace("extend XR C2\n", "extend YR F3\nundo\nextend XR C2\n")
        play_mini("--save", "plain.record", typed=WHOLE_GAME)
        result = play_mini("--save", "detour.record", typed=detour)
        assert "Taken back: extend YR F3." in result.stdout
        assert (folder / "detour.record").read_text() == (folder / "plain.record").read_text()

    def test_bots_do_the_same_again(self, folder: Path) -> None:
        """Their luck follows from the seed and the position, so nothing is won by trying."""
        seats = ("--seats", "me:Ann,random,random", "--seed", "4")
        for name, typed in (
            ("plain", "tok man s\ntok man t\nquit\n"),
            ("undone", "tok man s\ntok man t\nundo\ntok man t\nquit\n"),
        ):
            rotonde("play", "rocket", *seats, "--save", f"{name}.record", typed=typed)
        assert (folder / "undone.record").read_text() == (folder / "plain.record").read_text()


class TestSaving:
    @pytest.mark.parametrize("stop", [1, 4, 5, 9])
    def test_a_resumed_game_is_the_one_that_was_left(self, folder: Path, stop: int) -> None:
        lines = WHOLE_GAME.splitlines(keepends=True)
        play_mini("--save", "whole.record", typed=WHOLE_GAME)
        left = play_mini(typed="".join(lines[:stop]) + "save part.record\nquit\n")
        assert "The game is saved in part.record." in left.stdout
        position = replay(record_in(folder / "part.record")).to_dict()
        assert position == replay(record_in(folder / "whole.record"), upto=stop + 1).to_dict()
        resumed = rotonde("play", "rocket", "--resume", "part.record", typed="".join(lines[stop:]))
        assert "Ann wins." in resumed.stdout
        assert (folder / "part.record").read_text() == (folder / "whole.record").read_text()

    def test_resuming_changes_nothing_by_itself(self, folder: Path) -> None:
        play_mini(typed="ext xr b2\nsave part.record\nquit\n")
        before = (folder / "part.record").read_text()
        result = rotonde("play", "--resume", "part.record", typed="quit\n")
        assert result.exit_code == 0
        assert (folder / "part.record").read_text() == before

    def test_bots_go_on_after_resuming_as_if_never_left(self, folder: Path) -> None:
        seats = ("--seats", "me:Ann,random", "--seed", "9")
        moves = ["tok man s\n", "tok lon l\n", "tok cam b\n", "tok glo t\n"]
        rotonde("play", "rocket", *seats, "--save", "whole.record", typed="".join(moves) + "quit\n")
        rotonde("play", "rocket", *seats, "--save", "part.record", typed="".join(moves[:2]))
        rotonde("play", "rocket", "--resume", "part.record", typed="".join(moves[2:]) + "quit\n")
        assert (folder / "part.record").read_text() == (folder / "whole.record").read_text()

    @pytest.mark.usefixtures("folder")
    def test_at_the_end_of_the_input_it_is_said_that_nothing_was_saved(self) -> None:
        result = play_mini(typed="ext xr b2\n")
        assert result.exit_code == 0
        assert "The game was not saved." in result.stdout

    def test_no_other_file_is_written_over(self, folder: Path) -> None:
        (folder / "letter.txt").write_text("Dear Ann")
        result = play_mini(typed="ext xr b2\nsave letter.txt\nsave nowhere/x.record\nsave .\nquit\n")
        assert "letter.txt exists and is not an earlier save of this game" in result.stdout
        assert "There is no folder nowhere." in result.stdout
        assert ". is a folder." in result.stdout
        assert (folder / "letter.txt").read_text() == "Dear Ann"
        assert sorted(p.name for p in folder.iterdir()) == ["letter.txt", "mini.json"]

    def test_a_finished_game_is_not_written_over_by_a_new_one_of_the_same_seed(self, folder: Path) -> None:
        play_mini("--save", "game.record", typed=WHOLE_GAME)
        before = (folder / "game.record").read_text()
        again = play_mini("--save", "game.record", typed="quit\n")
        assert again.exit_code == 2
        assert "game.record exists" in again.stderr
        assert (folder / "game.record").read_text() == before

    def test_an_earlier_save_of_the_same_game_may_be_written_over(self, folder: Path) -> None:
        result = play_mini(typed="ext xr b2\nsave a.record\nsave b.record\ntok mid beer\nsave a.record\nundo\nsave\nquit\n")
        assert result.stdout.count("Saved in a.record.") == 3
        assert len(record_in(folder / "a.record").entries) == 2

    def test_nothing_but_the_save_is_left_behind(self, folder: Path) -> None:
        play_mini("--save", "game.record", typed=WHOLE_GAME)
        assert sorted(p.name for p in folder.iterdir()) == ["game.record", "mini.json"]


def test_a_card_that_others_may_not_see_is_taken_back_without_being_told() -> None:
    state = game("england").start(2, 7)
    while state.to_act == (DEALER,):
        state.play(DEALER, state.deal())
    result = rotonde("play", "england", "--seats", "me:Ann,greedy", "--seed", "7", typed=f"{state.legal(0)[0]}\nundo\nquit\nn\n")
    assert "Taken back: …." in result.stdout
