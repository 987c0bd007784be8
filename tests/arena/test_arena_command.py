"""The command `arena`, what it writes, and what it refuses, in both languages."""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from some_bots import write_bots

from rotonde.arena.plan import make_plan
from rotonde.arena.results import Result, result_of
from rotonde.arena.running import here, hold

sys.path.insert(0, str(Path(__file__).parents[1] / "cli"))
from running import rotonde


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    write_bots(tmp_path)
    return tmp_path


def arena(*more: str, bots: str = "mine.py:First,random", game: str = "rocket") -> tuple[int, str, str]:
    return tuple(rotonde("arena", game, "--bots", bots, "--games", "4", "--jobs", "1", *more))  # type: ignore[return-value]


class Reader(HTMLParser):
    """What a page holds: tags that are open, addresses it asks for, texts by language."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asked: list[str] = []
        self.charts = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.asked += [value or "" for name, value in attrs if name in ("src", "href", "srcset", "data", "action")]
        self.charts += tag == "svg"
        if tag not in ("meta", "line", "rect", "circle", "path"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.charts += tag == "svg"

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_it_writes_a_result_and_a_page_that_needs_nothing_else() -> None:
    code, said, _ = arena("--out", "out", "--players", "2", bots="random,mine.py:First,mine.py:Crash")
    assert code == 0
    assert "Written: out/result.json, out/result.html" in said
    result = msgspec.json.decode(Path("out/result.json").read_bytes(), type=Result)
    assert (result.games, result.wanted, len(result.tables), len(result.cross)) == (12, 12, 3, 6)
    assert result.command == ("rotonde arena rocket --bots random,mine.py:First,mine.py:Crash --games 4 --players 2 --seed 1")
    page = Path("out/result.html").read_text()
    reader = Reader()
    reader.feed(page)
    assert (reader.open, reader.asked, reader.charts) == ([], [], 4)
    assert not re.search(r"https?://|@import|url\(", page)
    assert "How often the bot of the row" in page
    assert "Combien de fois le joueur de la ligne" in page
    assert "prefers-color-scheme: dark" in page


def test_names_are_no_markup(folder: Path) -> None:
    (folder / "<b>.py").write_text((folder / "mine.py").read_text())
    arena("--out", "out", bots="random,<b>.py:First")
    assert "<b>" not in Path("out/result.html").read_text()


def test_the_result_is_that_of_its_games() -> None:
    arena("--out", "out")
    plan = make_plan("rocket", ["mine.py:First", "random"], games=4)
    played = [outcome for piece in hold(plan, here, 1) for outcome in piece]
    told = msgspec.json.decode(Path("out/result.json").read_bytes(), type=Result)
    mine = result_of(plan, played)
    assert told.tables == mine.tables
    assert [one.elo for one in told.standings] == [one.elo for one in mine.standings]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("2 players, 4 games, seed 1.", "even share", "mine.py:First")),
        ("fr", ("2 joueurs, 4 parties, graine 1.", "part égale", "mine.py:First")),
    ],
)
def test_the_screen(lang: str, words: tuple[str, ...]) -> None:
    code, said, _ = arena("--lang", lang)
    assert code == 0
    for word in words:
        assert word in said


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "mine.py:Cheat chose what is not legal and lost (deal 0, turn 0): station Z99"),
        ("fr", "mine.py:Cheat a choisi un coup interdit et a perdu (donne 0, tour 0) : station Z99"),
    ],
)
def test_a_forfeit_on_the_screen(lang: str, sentence: str) -> None:
    code, _, told = arena("--lang", lang, bots="mine.py:Cheat,random")
    assert code == 0
    assert sentence in told


def test_many_forfeits_are_not_all_told() -> None:
    _, _, told = arena("--games", "14", bots="mine.py:Cheat,random")
    assert len(told.splitlines()) == 11
    assert "… and 4 more." in told


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (("--bots", "greedy"), "An arena needs two different bots.", "Il faut deux joueurs virtuels différents"),
        (("--games", "0"), "An arena needs at least one game", "Il faut au moins une partie"),
        (("--jobs", "0"), "--jobs must be at least 1", "--jobs doit être au moins 1"),
        (("--players", "7"), "7 players cannot play this", "On ne peut pas y jouer à 7"),
        (("--bots", "none.py:X,random"), "There is no file none.py.", "Il n’y a pas de fichier none.py."),
        (("--option", "x"), "not of the form NAME=VALUE", "pas de la forme NOM=VALEUR"),
        (("--out", "mine.py"), "The folder mine.py cannot be used", "Le dossier mine.py est inutilisable"),
    ],
)
def test_refusals(words: tuple[str, ...], english: str, french: str) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        code, _, said = arena(*words, "--lang", lang)
        assert code == 2
        assert sentence in said


def test_help_in_both_languages() -> None:
    assert "Let bots play each other" in rotonde("arena", "--help", "--lang", "en").stdout
    assert "Faire jouer des joueurs virtuels entre eux" in rotonde("arena", "--help", "--lang", "fr").stdout
