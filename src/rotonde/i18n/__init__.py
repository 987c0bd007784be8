"""Sentences for people, in English and French: what the games and records tell in codes is said here.

Nothing is loaded before the first sentence is asked for.
"""

from rotonde.i18n.catalogue import LANGUAGES, translate
from rotonde.i18n.sentences import (
    end_sentence,
    event_brief,
    event_sentence,
    malformed_sentence,
    objection_sentence,
    option_label,
    reason_sentence,
    step_sentence,
)
from rotonde.i18n.words import bot_name, decimal, label, listing, mean_score, money, score, seat_name

__all__ = [
    "LANGUAGES",
    "bot_name",
    "decimal",
    "end_sentence",
    "event_brief",
    "event_sentence",
    "label",
    "listing",
    "malformed_sentence",
    "mean_score",
    "money",
    "objection_sentence",
    "option_label",
    "reason_sentence",
    "score",
    "seat_name",
    "step_sentence",
    "translate",
]
