"""Names of people: such as can stand on a board and in a record, can be seen, and are taken for nobody else's."""

import unicodedata
from functools import cache

from signoria.kernel.errors import BadSetup
from signoria.server.bots.workers import GUESTS_BOTS
from signoria.text import LANGUAGES, words

LONGEST_NAME = 24
MOST_MARKS = 2  # accents and the like on one letter
BRACKETS = set("()")  # in a record they mark bots
EMOJI_STYLE = "\ufe0f"  # keyboards put it behind symbols; it shows nothing by itself
# What Unicode lets programs show as nothing though it counts as printable, and the blank pattern of Braille.
UNSEEN = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810)}
UNSEEN |= {*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}


def checked_name(name: str) -> str:
    """As it is kept: one way to write it, however it was typed."""
    plain = unicodedata.normalize("NFKC", name.replace(EMOJI_STYLE, ""))
    fine = (
        plain.isprintable()
        and plain == plain.strip()
        and 0 < len(plain) <= LONGEST_NAME
        and not set(plain) & BRACKETS
        and not {ord(letter) for letter in plain} & UNSEEN
        and not overloaded(plain)
        and bare(plain) not in reserved()
    )
    if not fine:
        raise BadSetup("bad-person-name", name=shown(name), most=LONGEST_NAME)
    return " ".join(plain.split())


def overloaded(name: str) -> bool:
    """Whether it has marks without a letter, or so many on one that they cover what is around."""
    marks = MOST_MARKS  # before the first letter there is none for them to stand on
    for letter in name:
        if unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS:
                return True
        else:
            marks = 0 if letter != " " else MOST_MARKS
    return False


def bare(name: str) -> str:
    """What is left of a name at a glance: its letters and digits, neither large nor small, without accents."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", name).casefold() if letter.isalnum())


@cache
def reserved() -> frozenset[str]:
    """What who has gone is called, whoever looks, and each kind of bot, in any language. Bots' first names are free."""
    keys = ("person-gone", "called-you", *(f"bot-{bot}" for bot in GUESTS_BOTS))
    said = {bare(words(language).say(key)) for language in LANGUAGES for key in keys}
    return frozenset(said | {bare(bot) for bot in GUESTS_BOTS})


@cache
def unchosen() -> frozenset[str]:
    """What whoever plays without having said their name is called, in any language."""
    return frozenset(words(language).say("guest-name") for language in LANGUAGES)


def is_chosen(name: str) -> bool:
    return name not in unchosen()


def shown(name: str) -> str:
    """A name that is none, in the sentence that says so: what is odd about it does nothing there."""
    return "".join(
        letter if letter.isprintable() and not unicodedata.combining(letter) else "�" for letter in name[:40]
    )
