"""The language of the terminal: SIGNORIA_LANG, else what the system says, else English."""

import os

from signoria.text import LANGUAGES, words


def language() -> str:
    for variable in ("SIGNORIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(variable, "")[:2].lower()
        if found in LANGUAGES:
            return found
    return "en"


LANGUAGE = language()


def word(key: str, **nouns: int | str) -> str:
    """What the house says before any command has begun: the help texts."""
    return words(LANGUAGE).say(key, nouns)
