"""Looking back at games: what could be expected, what was missed, where it turned."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec
import pytest

import rotonde as package
from rotonde.analysis import Alternative, Analysis, Judged, Judgement, Thoroughness, analyse, decisions_of, gathered, judge
from rotonde.analysis.keeping import digest_of, keep, kept
from rotonde.analysis.telling import action_sentence
from rotonde.cli.analyse import columns_of, level
from rotonde.core.contract import MalformedSetup
from rotonde.records import Record, read_record, replay, write_record

sys.path.insert(0, str(Path(__file__).parents[1] / "cli"))
from running import rotonde

FILE = Path(__file__).parent / "thrown-away.record"
BLUNDER = 9
"""Ann can end the game here and win by 9 to 8; she sets up a station, and Bob goes on to win."""
OVERBID = 18
"""Bob can pass and win by 12 to 8; he bids 3 and wins by 10 to 9."""
QUICK = Thoroughness(iterations=7)


@cache
def thrown_away() -> Record:
    return read_record(FILE.read_text())


@cache
def analysis() -> Analysis:
    return analyse(thrown_away(), QUICK, threshold=3.0)


@pytest.fixture(autouse=True)
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "rotonde" / "analyses"


def test_a_blunder_is_found() -> None:
    blunder = next(one for one in analysis().decisions if one.number == BLUNDER)
    assert (blunder.seat, blunder.action, blunder.turning) == (0, "station E3", "missed")
    assert blunder.judgement.alternatives[0].action == "extend XR C1"
    assert blunder.judgement.alternatives[0].lead == 1
    assert blunder.judgement.loss >= 3


def test_the_better_action_is_no_blunder() -> None:
    record = thrown_away().upto(BLUNDER - 1).with_action(0, package.game("rocket").parse("extend XR C1"))
    state = replay(record.closed("shares", (9, 8)))
    assert state.winners() == [0]
    better = analyse(record.closed("shares", (9, 8)), QUICK, threshold=3.0).decisions[-1]
    assert (better.number, better.judgement.loss, better.turning) == (BLUNDER, 0, None)
    assert better.judgement.after == [9, 8]


def test_what_the_last_decision_cost_is_exact() -> None:
    last = analysis().decisions[-1]
    assert (last.number, last.action, last.turning) == (OVERBID, "bid 3 D2", "missed")
    assert last.judgement.after == analysis().final == [9, 10]
    assert (last.judgement.lead, last.judgement.loss) == (1, 3)


def test_a_higher_threshold_names_fewer() -> None:
    numbers = {one.number for one in analysis().turning_points}
    assert {BLUNDER, OVERBID} <= numbers
    higher = analyse(thrown_away(), QUICK, threshold=3.5)
    assert {one.number for one in higher.turning_points} < numbers
    assert higher.decisions[BLUNDER - 2].judgement == analysis().decisions[BLUNDER - 2].judgement, "the same every time"


def test_only_where_there_was_a_choice() -> None:
    numbers = [asked.number for asked in decisions_of(thrown_away())]
    assert numbers == [one.number for one in analysis().decisions]
    assert 1 not in numbers, "the dealer drew who begins"


def test_swings_add_up_to_the_end() -> None:
    """With two seats the lead of one is what the other lacks, and the changes lead from the first forecast to the result."""
    changes = [one.swing if one.swing_seat == 0 else -one.swing for one in analysis().decisions]
    first, final = analysis().decisions[0].judgement.before, analysis().final
    assert final is not None
    assert sum(changes) == pytest.approx((final[0] - final[1]) - (first[0] - first[1]))


def test_a_game_that_is_not_over() -> None:
    made = analyse(thrown_away().upto(BLUNDER), QUICK)
    assert made.final is None
    assert made.threshold >= 1
    assert made.decisions[-1].number == BLUNDER
    empty = analyse(thrown_away().upto(0), QUICK)
    assert empty.decisions == []


def test_secrets_of_others_change_nothing() -> None:
    """A decision is judged by what its seat knew."""
    record = read_record(next(Path(__file__).parents[1].glob("recorded/dice/no-tokens-2-all*")).read_text())
    asked = next(iter(decisions_of(record)))
    from random import Random

    other = asked.state.redeal(asked.seat, Random(5))
    few = Thoroughness(iterations=1)
    assert judge(asked.state, asked.seat, asked.action, few, "x") == judge(other, asked.seat, asked.action, few, "x")


def test_levels_think_as_long_as_their_bots() -> None:
    asked = next(asked for asked in decisions_of(thrown_away()) if asked.number == OVERBID)
    few, many = (judge(asked.state, asked.seat, asked.action, Thoroughness(level), "x") for level in ("apprentice", "driver"))
    assert few.playouts < many.playouts


@pytest.mark.parametrize(("wrong", "code"), [({"level": "king"}, "unknown_level"), ({"iterations": 0}, "too_few_iterations")])
def test_what_is_not_thorough(wrong: dict[str, object], code: str) -> None:
    with pytest.raises(MalformedSetup) as refused:
        Thoroughness(**wrong)  # type: ignore[arg-type]
    assert refused.value.code == code


def test_analyses_are_kept(cache_folder: Path) -> None:
    digest = digest_of(thrown_away(), QUICK, 3)
    assert kept(cache_folder, digest) is None
    keep(cache_folder, digest, analysis())
    assert kept(cache_folder, digest) == analysis()
    others = {
        digest_of(thrown_away(), QUICK, 4),
        digest_of(thrown_away(), Thoroughness(iterations=8), 3),
        digest_of(thrown_away().upto(5), QUICK, 3),
    }
    assert len(others | {digest}) == 4
    (cache_folder / f"{digest}.json").write_text("{")
    assert kept(cache_folder, digest) is None


def test_the_second_time_it_is_only_read(cache_folder: Path) -> None:
    call = ("analyse", FILE, "--iterations", "1", "--threshold", "3", "--json")
    first = rotonde(*call)
    assert msgspec.json.decode(first.stdout, type=Analysis).decisions
    (file,) = cache_folder.iterdir()
    file.write_bytes(msgspec.json.encode(replace(msgspec.json.decode(file.read_bytes(), type=Analysis), seats=["X", "Y"])))
    assert msgspec.json.decode(rotonde(*call).stdout, type=Analysis).seats == ["X", "Y"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("over 17 decisions", "Bob bids 3 YR shares for D2. Better by £3.0k: Bob passes", "by £3.0k or more")),
        ("fr", ("sur 17 décisions", "Bob mise 3 titres YR pour la case D2. Mieux de 3,0 k£ : Bob passe", "de 3,0 k£ ou plus")),
    ],
)
def test_on_the_screen(cache_folder: Path, lang: str, words: tuple[str, ...]) -> None:
    keep(cache_folder, digest_of(thrown_away(), QUICK, 3.0), analysis())
    result = rotonde("analyse", FILE, "--iterations", "7", "--threshold", "3", "--lang", lang)
    assert result.exit_code == 0, result.stderr
    for word in words:
        assert word in result.stdout
    chart = result.stdout.splitlines()[1:4]
    assert chart[0].startswith("Ann  ")
    assert chart[1].startswith("Bob  ")
    assert chart[2].index("^") >= 5
    assert chart[2].rstrip().endswith("^")


def test_a_chart_is_as_wide_as_there_is_room() -> None:
    assert columns_of(3, 10) == [range(1), range(1, 2), range(2, 3)]
    columns = columns_of(100, 30)
    assert len(columns) == 30
    assert [i for column in columns for i in column] == list(range(100))
    assert [level(value, 0, 8, 8) for value in (0, 0.9, 1, 7.9, 8)] == [0, 0, 1, 7, 7]
    assert level(3, 3, 3, 8) == 0


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (("--level", "king"), "There is no level “king”.", "Il n’y a pas de niveau « king »."),
        (("--iterations", "0"), "A decision needs at least one playout", "Il faut au moins une simulation"),
        (("--threshold", "0"), "--threshold must be more than 0.", "--threshold doit être plus grand que 0."),
    ],
)
def test_refusals(words: tuple[str, ...], english: str, french: str) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        result = rotonde("analyse", FILE, *words, "--lang", lang)
        assert result.exit_code == 2
        assert sentence in result.stderr


def test_a_record_that_breaks_the_rules(tmp_path: Path) -> None:
    broken = tmp_path / "broken.record"
    broken.write_text(write_record(thrown_away()).replace("extend YR G1", "extend YR A4"))
    result = rotonde("analyse", broken, "--iterations", "1")
    assert result.exit_code == 2
    assert "broken.record" in result.stderr


def test_actions_are_said_by_what_they_bring() -> None:
    """A build that is paid by a share is told as the build; an action that names nothing by its first events."""
    record = read_record((Path(__file__).parents[1] / "recorded" / "tycoon" / "empty-cities-2-greedy.txt").read_text())
    told: dict[str, str] = {}
    for asked in decisions_of(record):
        kind = type(asked.action).__name__
        if kind not in told:
            told[kind] = action_sentence("en", asked.state, asked.seat, str(asked.action), ["Ann", "Bob"])
        if {"Build", "Pass"} <= set(told):
            break
    assert " lays track on " in told["Build"]
    assert "leaves the auction." in told["Pass"]


def test_noise_is_no_turning_point() -> None:
    record = thrown_away()

    def turning(doubt: float, noise: float, loss: float, swing: float) -> str | None:
        first = Judgement([5.0, 5.0], [5.0, 5.0], 0.0, [Alternative("pass", loss)], doubt, noise, 14)
        second = Judgement([5.0 + swing, 5.0], [9.0, 10.0], -1.0, [], 0.0, noise, 14)
        judged = [Judged(2, 0, "pass", first), Judged(3, 1, "pass", second)]
        return gathered(record, judged, threshold=3.0).decisions[0].turning

    assert turning(doubt=0, noise=0, loss=4, swing=0) == "missed"
    assert turning(doubt=5, noise=0, loss=4, swing=0) is None
    assert turning(doubt=0, noise=1.0, loss=0, swing=4) == "swing"
    assert turning(doubt=0, noise=2.0, loss=0, swing=4) is None
    assert turning(doubt=0, noise=0, loss=2.9, swing=2.9) is None


def test_what_is_certain_leaves_no_doubt() -> None:
    asked = next(asked for asked in decisions_of(thrown_away()) if asked.number == OVERBID)
    found = judge(asked.state, asked.seat, asked.action, Thoroughness(iterations=20), "x")
    assert found.playouts >= 20
    assert (found.loss, found.doubt) == (3, 0)
