"""In which language somebody is answered: what their browser asks for, as far as there are words in it."""

from starlette.datastructures import Headers
from starlette.types import Scope

from signoria.text import LANGUAGES, Words, words

LONGEST = 200  # letters of the header that anybody reads
HOUSE_LANGUAGE = "en"


def preferred(accepted: str) -> str:
    """The language we have that stands first by its weight in `Accept-Language`; none if none of ours does."""
    best, found = 0.0, ""
    for part in accepted[:LONGEST].split(","):
        tag, _semicolon, rest = part.strip().partition(";")
        language = tag.partition("-")[0].strip().lower()
        weight = weight_of(rest.strip())
        if language in LANGUAGES and weight > best:
            best, found = weight, language
    return found


def weight_of(parameter: str) -> float:
    try:
        return float(parameter.removeprefix("q=")) if parameter else 1.0
    except ValueError:
        return 0.0


def spoken(scope: Scope) -> Words:
    """The words for whoever asks this."""
    return words(preferred(Headers(scope=scope).get("accept-language", "")) or HOUSE_LANGUAGE)
