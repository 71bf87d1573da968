"""The language of the terminal: one for the whole process, from the environment; its commands and drawings ask for it."""

import os
from functools import cache
from typing import Any, Final

from quadriga.kernel.words.catalogue import Words
from quadriga.kernel.words.message import ENGLISH, Message
from quadriga.kernel.words.voice import Voice, languages

VARIABLE: Final = "QUADRIGA_LANGUAGE"


def language() -> str:
    """What the reader wants, or English if there are no words in it."""
    wanted = os.environ.get(VARIABLE, ENGLISH)
    return wanted if wanted in languages() else ENGLISH


def sentence(id: str, **args: Any) -> str:
    """A message of the terminal's own."""
    return _voice(language()).say(Message(id, **args))


def label(id: str, **args: Any) -> str:
    """The same within a line: it begins as its file has it."""
    return _voice(language()).phrase(Message(id, **args))


@cache
def _voice(code: str) -> Voice:
    return Words("quadriga.terminal").voice(code)
