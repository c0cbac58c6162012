"""In which language somebody is answered: what their browser asks for, as far as there are words in it.

Catalogues take a tenth of a second each to read: that is done in a thread of its own, where each is read once.
"""

from asyncio import get_running_loop
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from starlette.datastructures import Headers
from starlette.types import Scope

from signoria.text import LANGUAGES, Words, words

P = ParamSpec("P")
T = TypeVar("T")
LONGEST = 200  # letters of the header that anybody reads
HOUSE_LANGUAGE = "en"
READ: dict[str, Words] = {}  # by language

reader = ThreadPoolExecutor(1, "words")


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


async def spoken(scope: Scope) -> Words:
    """The words for whoever asks this."""
    return await words_in(preferred(Headers(scope=scope).get("accept-language", "")))


async def words_in(language: str) -> Words:
    """The words of a language; of the house's, where none is known."""
    wanted = language or HOUSE_LANGUAGE
    return READ[wanted] if wanted in READ else await in_reader(read, wanted)


async def in_reader(job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """What may have to read catalogues first."""
    return await get_running_loop().run_in_executor(reader, partial(job, *args, **named))


def read(language: str) -> Words:
    READ[language] = words(language)
    return READ[language]
