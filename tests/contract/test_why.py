"""`why` and `legal` never disagree, and anything at all is answered."""

import sys
from collections.abc import Callable
from difflib import SequenceMatcher
from functools import partial
from types import FrameType

from signoria import Rng
from signoria.kernel.refusal import COMPARED, Refusal
from signoria.text import words
from tests.tables import Table, by_verb, random_game

NONSENSE = ["", " ", "bid", "bid -1", "bid 1e9", "bid ٣", "pass pass", "PASS", "build\nmilano", "🏰" * 300, "0" * 5000]


def test_why_is_none_exactly_when_legal_over_the_whole_catalogue(table: Table) -> None:
    game, _edition, seats = table
    rng = Rng(1)
    for s in random_game(table, 4):
        if rng.below(12) == 0 or s.over:
            for seat in range(-1, seats + 1):
                legal = set(s.legal(seat))
                for text in some_of(game.catalogue.texts, legal, rng):
                    refusal = game.why(s, seat, text)
                    assert (refusal is None) == (text in legal), (seat, text)
                    if refusal is not None:
                        assert refusal.rule
                        assert refusal.edition == table[1]
                        assert set(refusal.nearest) <= legal
                        assert bool(refusal.nearest) == bool(legal)
                        assert "{" not in words("en", game).refusal(refusal, ["Anna"] * seats)


def some_of(texts: list[str], legal: set[str], rng: Rng) -> list[str]:
    """The whole catalogue where it is short; else what is legal and a few hundred more."""
    if len(texts) <= 500:
        return texts
    return sorted(legal) + [texts[rng.below(len(texts))] for _n in range(200)]


def test_nonsense_is_answered(table: Table) -> None:
    game, _edition, seats = table
    for n, s in enumerate(random_game(table, 5)):
        if n % 15 == 0 or s.over:
            for text in NONSENSE:
                for seat in (-1, 0, seats - 1, seats, 10**6):
                    assert game.why(s, seat, text) is not None


def test_a_refusal_compares_few_options_however_many_there_are(table: Table) -> None:
    """Letter by letter is dear: 2,001 options held a server for half a second."""
    game, _edition, _seats = table
    rng, dearest = Rng(7), 0
    s = game.new(table[2], table[1], dict.fromkeys([option.key for option in game.options if option.most == 1], 1), 7)
    while not s.over:
        seat = s.to_act()[0]
        legal = s.legal(seat)
        if len(legal) > dearest:
            dearest = len(legal)
            verb = legal[-1].split()[0]
            for text in (
                f"{verb} 999999",
                f"{verb} ?",
                f"{verb}x 5",
                f"{verb} no such thing",
                "9" * 5000,
                "a b c d",
                "",
            ):
                compared, refusal = counted(partial(game.why, s, seat, text))
                assert compared <= 4 * COMPARED, (text, len(legal))
                assert refusal is not None
                assert len(refusal.nearest) == min(3, len(legal))
        s.play(seat, by_verb(rng, legal))


def counted(ask: Callable[[], Refusal | None]) -> tuple[int, Refusal | None]:
    """How many texts were compared by their letters, and the answer."""
    compared = 0

    def look(frame: FrameType, event: str, _arg: object) -> None:
        nonlocal compared
        compared += event == "call" and frame.f_code is SequenceMatcher.ratio.__code__

    sys.setprofile(look)
    try:
        answer = ask()
    finally:
        sys.setprofile(None)
    return compared, answer
