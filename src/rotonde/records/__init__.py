"""Records: a game as its header and its actions, in a text that people can read. The log is the truth; states are caches of it.

The format is described in docs/records.md.
"""

from rotonde.records.journal import Journal
from rotonde.records.reading import read_record
from rotonde.records.record import VEILED, Ending, Entry, Record, new_record
from rotonde.records.replaying import Played, replay, verify, walk
from rotonde.records.writing import write_record

__all__ = [
    "VEILED",
    "Ending",
    "Entry",
    "Journal",
    "Played",
    "Record",
    "new_record",
    "read_record",
    "replay",
    "verify",
    "walk",
    "write_record",
]
