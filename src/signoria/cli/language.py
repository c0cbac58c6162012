"""The language of the terminal: --lang, else SIGNORIA_LANG, else what the system says, else English."""

import os
import sys

from signoria.text import LANGUAGES, words


def language() -> str:
    """Known before the commands are: their help and their errors speak it too."""
    for before, option in zip(["", *sys.argv], sys.argv, strict=False):
        found = option.removeprefix("--lang=") if before != "--lang" else option
        if found in LANGUAGES and (before == "--lang" or found != option):
            return found
    for variable in ("SIGNORIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(variable, "")[:2].lower()
        if found in LANGUAGES:
            return found
    return "en"


LANGUAGE = language()


def word(key: str, **nouns: int | str) -> str:
    """What the house says before any command has begun: the help texts."""
    return words(LANGUAGE).say(key, nouns)
