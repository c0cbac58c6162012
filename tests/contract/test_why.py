"""`why` and `legal` never disagree, and anything at all is answered."""

from signoria import Rng
from signoria.text import words
from tests.tables import Table, random_game

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
