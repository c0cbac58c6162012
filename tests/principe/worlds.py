"""What the contract tests must know of Il Principe: what is conserved, and what can be exchanged unseen."""

from signoria import Rng, State
from signoria.games.principe.components import CITIES, COLOURS, REGIONS
from signoria.games.principe.frames import principe
from signoria.games.principe.table import Principe
from signoria.kernel.game import ScoreLine
from signoria.kernel.public import Points


def conserved(s: State) -> None:
    """Cards, cities, shields and ducats, wherever they lie. [IP-1] [IP-3] [IP-11]"""
    t = principe(s.table)
    for colour in range(COLOURS):
        rows = [seat * COLOURS + colour for seat in range(t.seats)]
        hands = sum(t.hand[cell] for cell in rows)
        before = sum(t.up[cell] + t.down[cell] for cell in rows)
        deck = sum(t.deck[n] == colour for n in range(t.drawn, len(t.deck)))
        assert hands + before + deck + t.offered[colour] + t.removed[colour] == t.terms.cards_per_colour
        assert all(0 <= t.known[cell] <= t.hand[cell] for cell in rows)
    for seat in range(t.seats):
        placed = sum(t.map[seat * REGIONS + region] for region in range(REGIONS))
        assert placed + t.shields[seat] == t.terms.edition.shields
        assert t.purse[seat] >= 0
    cities = [city for city in t.open if city >= 0] + [city for city in range(CITIES) if t.builder[city] >= 0]
    cities += [t.city_deck[n] for n in range(t.cities_drawn, CITIES)]
    assert sorted(cities) == list(range(CITIES))
    ducats_conserved(s, t)


def ducats_conserved(s: State, t: Principe) -> None:
    """Every ducat in a purse came from the bank, and every one that left went there. [IP-5]"""
    if t.log is None:
        return
    purses = [int(t.terms.purse)] * int(t.seats)
    for event in s.game.heard(s, -1):
        nouns = {key: noun for key, noun in event.nouns.items() if isinstance(noun, int)}
        if event.name == "income":
            purses = [purse + nouns["ducats"] for purse in purses]
        elif event.name == "ducats-gained":
            purses[nouns["seat"]] += nouns["ducats"]
        elif event.name == "city-built":
            purses[nouns["seat"]] -= nouns["ducats"]
        elif event.name in ("lot-sold", "role-bought"):
            purses[nouns["seat"]] -= nouns["price"]
    assert purses == list(t.purse)


def final(lines: list[ScoreLine]) -> list[Points]:
    """The score lines but for most ducats, where a purse comes to light, and ties, which that may make. [IP-73]"""
    return [line.to_dict() for line in lines if line.what != "most-ducats" and not line.what.startswith("tie")]


def twin(s: State, end: State, observer: int, rng: Rng) -> State | None:
    """The same table for `observer`, with other ducats, hidden cards and unseen cities than the real one. [IP-22]

    Cards change places only with cards that never come to light before `end`.
    """
    other = s.clone()
    t = principe(other.table)
    others = [seat for seat in range(t.seats) if seat != observer]
    for seat in others:
        t.purse[seat] += rng.below(4)
    exchange_cities(t, principe(end.table))
    exchange_hands(t, others, rng)
    exchange_with_deck(t, end, others, rng)
    return other if other.digest() != s.digest() else None


def exchange_cities(t: Principe, end: Principe) -> None:
    """Two cities that nobody turns up; the deck is shared between clones, so it is copied first."""
    if end.cities_drawn < CITIES - 1:
        cards = t.city_deck[:]
        cards[end.cities_drawn], cards[CITIES - 1] = cards[CITIES - 1], cards[end.cities_drawn]
        t.city_deck = cards


def hidden(t: Principe, seat: int) -> list[int]:
    """The colours in a hand of which some cards are not known to all."""
    return [c for c in range(COLOURS) if t.hand[seat * COLOURS + c] > t.known[seat * COLOURS + c]]


def exchange_hands(t: Principe, others: list[int], rng: Rng) -> None:
    """Two opponents trade a hidden card."""
    if len(others) < 2:
        return
    start = int(rng.below(len(others)))
    a, b = others[start], others[(start + 1) % len(others)]
    pairs = [(x, y) for x in hidden(t, a) for y in hidden(t, b) if x != y]
    if not pairs:
        return
    x, y = pairs[int(rng.below(len(pairs)))]
    for seat, lost, won in ((a, x, y), (b, y, x)):
        t.hand[seat * COLOURS + lost] -= 1
        t.hand[seat * COLOURS + won] += 1


def exchange_with_deck(t: Principe, end: State, others: list[int], rng: Rng) -> None:
    """Two cards of the deck that only opponents draw, or nobody; and a hidden card for one that nobody draws."""
    if len(principe(end.table).deck) != len(t.deck):  # the deck was made anew in between
        return
    drawn_by = draws(t, end)
    free = [n for n in range(t.drawn, len(t.deck)) if drawn_by.get(n, others[0]) in others]
    deck = t.deck[:]
    if len(free) > 1:
        a, b = free[int(rng.below(len(free)))], free[int(rng.below(len(free)))]
        deck[a], deck[b] = deck[b], deck[a]
    seat = others[int(rng.below(len(others)))]
    pairs = [(c, n) for c in hidden(t, seat) for n in free if n not in drawn_by and deck[n] != c]
    if pairs:
        colour, n = pairs[int(rng.below(len(pairs)))]
        t.hand[seat * COLOURS + colour] -= 1
        t.hand[seat * COLOURS + deck[n]] += 1
        deck[n] = colour
    t.deck = deck


def draws(t: Principe, end: State) -> dict[int, int]:
    """Who draws each card of the deck between here and the end; -1 where all see it."""
    out: dict[int, int] = {}
    since = len(t.log or [])
    at = int(t.drawn)
    for event in end.game.heard(end, -1, since):
        if event.name in ("drawn", "card-drawn", "drawn-for-auction"):
            cards, seat = event.nouns.get("cards", 1), event.nouns.get("seat", -1)
            assert isinstance(cards, int)
            assert isinstance(seat, int)
            for _n in range(cards):
                out[at] = seat
                at += 1
    return out
