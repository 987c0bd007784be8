"""Input that the terminal cannot use. It is told in one sentence on stderr, never as a traceback."""

from __future__ import annotations

from rotonde.cli.saying import say
from rotonde.core.contract import Malformed
from rotonde.i18n import malformed_sentence

WRONG_RECORD = 1
BAD_INPUT = 2
INTERRUPTED = 130


class Trouble(Exception):
    """Something that cannot be done as asked; the key of its sentence and what the sentence says."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


class Findings(Exception):
    """Several problems, each a finished sentence, and what the command ends with."""

    def __init__(self, sentences: list[str], code: int = BAD_INPUT) -> None:
        super().__init__("\n".join(sentences))
        self.sentences = sentences
        self.code = code


class InFile(Exception):
    """Something in a file that cannot be read."""

    def __init__(self, file: str, problem: Malformed) -> None:
        super().__init__(file)
        self.file = file
        self.problem = problem


Problem = Trouble | Findings | InFile | Malformed
PROBLEMS = (Trouble, Findings, InFile, Malformed)


def sentences_of(lang: str, problem: Problem) -> list[str]:
    """What to tell the person."""
    match problem:
        case Trouble(key=key, details=details):
            return [say(lang, key, **details)]
        case Findings(sentences=sentences):
            return sentences
        case InFile(file=file, problem=inner):
            return [say(lang, "cli-in-file", file=file, sentence=malformed_sentence(lang, inner))]
        case Malformed():
            return [malformed_sentence(lang, problem)]
