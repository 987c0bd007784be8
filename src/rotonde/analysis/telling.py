"""Turning points in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rotonde.analysis.analysing import Analysis, Decision, decisions_of
from rotonde.core.contract import Event, Game, Seat, State
from rotonde.i18n import decimal, event_sentence, mean_score, translate
from rotonde.records import Record


def positions_of(record: Record, decisions: Sequence[Decision]) -> dict[int, State]:
    """The positions before some decisions of a game, by their numbers."""
    numbers = {decision.number for decision in decisions}
    return {asked.number: asked.state.copy() for asked in decisions_of(record) if asked.number in numbers}


def turning_sentence(lang: str, analysis: Analysis, decision: Decision, position: State, names: Sequence[str]) -> str:
    """What was played where a game turned, and what it meant."""

    def shown(value: float) -> str:
        return mean_score(lang, analysis.game, decimal(value, lang))

    judgement = decision.judgement
    played = action_sentence(lang, position, decision.seat, decision.action, names)
    if decision.turning == "missed":
        better = action_sentence(lang, position, decision.seat, judgement.alternatives[0].action, names)
        return f"{played} {translate(lang, 'analysis-missed', better=better, amount=shown(judgement.loss))}"
    key = "analysis-gained" if decision.swing > 0 else "analysis-lost"
    return f"{played} {translate(lang, key, name=names[decision.swing_seat], amount=shown(abs(decision.swing)))}"


def action_sentence(lang: str, position: State, seat: Seat, notation: str, names: Sequence[str]) -> str:
    """An action in words: by the event that tells most of its parts; where none tells any, by the first two."""
    game = position.game
    action = game.parse(notation)
    events = position.preview(seat, action)
    parts = {str(part.value) for part in game.forms.parts(action)}
    told = [len(parts & set(_values(game, event))) for event in events]
    best = [events[told.index(max(told))]] if any(told) else events[:2]
    if not best:
        return translate(lang, "analysis-action", action=notation)
    return " ".join([event_sentence(lang, game.id, event, names) for event in best])


def _values(game: Game, event: Event) -> Iterator[str]:
    """Everything that an event names."""
    plain: Mapping[str, Any] = game.forms.plain(event)
    for value in plain.values():
        yield from map(str, value) if isinstance(value, list | tuple) else [str(value)]
