"""What the contract tests must know of The Princes of Florence: what is conserved, and what can be exchanged unseen."""

from itertools import pairwise

from signoria import Rng, State
from signoria.games.florence.components import (
    ALL_PIECES,
    BUILDER,
    CARDS,
    DECK_CARDS,
    DECK_FIRST,
    DECK_NAMES,
    DECKS,
    JESTER,
    LANDSCAPES,
    MOST_PIECES,
    RECRUITING,
    TOP,
)
from signoria.games.florence.frames import florence
from signoria.games.florence.grid import RESIDENCE
from signoria.games.florence.table import Florence
from signoria.kernel.game import ScoreLine
from signoria.kernel.public import Points

STACKS = [6, 6, 6, 7, 6, 0, 5]
PAYMENTS = ("item-sold", "building-bought", "freedom-introduced", "cards-seen")


def conserved(s: State) -> None:
    """Cards, pieces, tiles and florins, wherever they lie. [PF-1] [PF-10]"""
    t = florence(s.table)
    cards_conserved(t)
    pieces_conserved(t)
    for seat in range(t.seats):
        assert t.purse[seat] >= 0
        assert t.fame[seat] >= 0
        assert 0 <= t.builders[seat] <= 3
    assert sum(t.jesters) + t.stock[JESTER] == STACKS[JESTER]
    assert sum(t.builders) + t.stock[BUILDER] == STACKS[BUILDER]
    assert sum(t.recruits) + sum(t.recruited) + t.stock[RECRUITING] == STACKS[RECRUITING]
    for kind in range(3):
        introduced = sum((t.freedoms[seat] >> kind) & 1 for seat in range(t.seats))
        assert introduced + t.freedoms_left[kind] == t.seats - 1
    florins_conserved(s, t)


def cards_conserved(t: Florence) -> None:
    """Every card is in one hand, before one player, out of the game, or in its deck; and no sight misses it."""
    everywhere = [*t.hand, *t.played, t.spent]
    for deck in range(DECKS):
        first = DECK_FIRST[deck]
        cards = [t.deck[first + n] for n in range(t.deck_size[deck])]
        assert all(first <= card < DECK_FIRST[deck + 1] for card in cards)
        everywhere += [1 << card for card in cards]
    assert sum(everywhere) == (1 << CARDS) - 1
    assert sum(bin(some).count("1") for some in everywhere) == CARDS
    sights = [*t.sight_now()]
    for card, place in enumerate(places_of(t)):
        for observer, sight in enumerate(sights[card :: int(CARDS)]):
            assert (sight == 0) if place == 0 else (sight & place), (card, observer)


def places_of(t: Florence) -> list[int]:
    """Where each card is, as a bit of `sight`; 0 if it lies open."""
    found, decks = [0] * int(CARDS), [*t.deck]
    for deck in range(DECKS):
        first = DECK_FIRST[deck]
        for n, card in enumerate(decks[first : first + t.deck_size[deck]]):
            found[card] = 32 << n
    for seat in range(t.seats):
        hand = int(t.hand[seat])
        for card in range(CARDS):
            if (hand >> card) & 1:
                found[card] = 1 << seat
    return found


def pieces_conserved(t: Florence) -> None:
    """What was placed is what is there, apart from each other, and was in the supply. [PF-45]"""
    placed, atlas = [0] * 13, t.printed.atlas
    for seat in range(t.seats):
        covered, solid = int(RESIDENCE), int(RESIDENCE)
        for n in range(t.pieces[seat]):
            place = t.laid[seat * MOST_PIECES + n]
            piece = atlas.piece_at(place)
            placed[piece] += 1
            assert not covered & atlas.squares[place]
            covered |= atlas.squares[place]
            if piece < 10:
                solid |= atlas.squares[place]
        assert (covered, solid) == (t.covered[seat], t.solid[seat])
        room = t.room[seat]
        t.measure(seat, ALL_PIECES)
        assert t.room[seat] == room
        assert (
            sum((t.buildings[seat] >> kind) & 1 for kind in range(10))
            + sum(t.landscapes[seat * LANDSCAPES + kind] for kind in range(3))
            == t.pieces[seat]
        )
    in_hand = [3 - t.buildings_left[kind] - placed[kind] for kind in range(10)]
    in_hand += [6 - t.stock[kind] - placed[10 + kind] for kind in range(3)]
    assert sorted(in_hand) in ([0] * 13, [0] * 12 + [1])  # one may be on its way to its place


def florins_conserved(s: State, t: Florence) -> None:
    """Every florin in a purse came from the bank, and every one that left went there. [PF-1]"""
    if t.log is None:
        return
    purses = [3500] * int(t.seats)
    paid = {"item-sold": -1, "building-bought": -1, "freedom-introduced": -1, "work-done": 1, "fame-sold": 1}
    for event in s.game.heard(s, -1):
        nouns = {key: noun for key, noun in event.nouns.items() if isinstance(noun, int)}
        if event.name in paid:
            purses[nouns["seat"]] += paid[event.name] * nouns["florins"]
        elif event.name == "cards-seen" and event.nouns["deck"] != "prestige":
            purses[nouns["seat"]] -= 300
    assert purses == [100 * purse for purse in t.purse]


def final(lines: list[ScoreLine]) -> list[Points]:
    """The score lines of the track: in the others hidden cards and florins come to light. [PF-50] [PF-51]"""
    return [line.to_dict() for line in lines if line.what == "track"]


def twin(s: State, end: State, observer: int, rng: Rng) -> State | None:
    """The same table for `observer`, with other florins, hands and decks than the real one. [PF-16]

    Cards change places only with cards that are still hidden where they were when the game is over, and only if the
    observer could not have told.
    """
    other = s.clone()
    t = florence(other.table)
    for seat in range(t.seats):
        if seat != observer and seat not in pays_short(s, end):
            t.purse[seat] += rng.below(4)
    exchange_cards(t, florence(end.table), observer, rng)
    exchange_in_decks(t, end, observer, rng)
    return other if other.digest() != s.digest() else None


def pays_short(s: State, end: State) -> set[int]:
    """Who may sell fame to pay from here on: with more florins they would sell less, and all would see it. [PF-15]"""
    events = end.game.heard(end, -1, len(s.table.log or []))
    sales = pairwise(events)
    return {int(sold.nouns["seat"]) for sold, then in sales if sold.name == "fame-sold" and then.name in PAYMENTS}


def exchange_cards(t: Florence, end: Florence, observer: int, rng: Rng) -> None:
    """Two opponents trade a card that neither plays."""
    t.catch_up()
    sight = t.own_sight()
    row = (t.seats if observer < 0 else observer) * CARDS
    for deck in range(DECKS):
        kept = [t.hand[seat] & end.hand[seat] & DECK_CARDS[deck] for seat in range(t.seats)]
        pairs = [
            (a, x, b, y)
            for a in range(t.seats)
            for b in range(a)
            if observer not in (a, b)
            for x in range(CARDS)
            if (kept[a] >> x) & 1
            for y in range(CARDS)
            if (kept[b] >> y) & 1
            if (sight[row + x] >> b) & 1 and (sight[row + y] >> a) & 1
        ]
        if pairs:
            a, x, b, y = pairs[int(rng.below(len(pairs)))]
            t.hand[a] ^= (1 << x) | (1 << y)
            t.hand[b] ^= (1 << x) | (1 << y)
            for seat, lost, won in ((a, x, y), (b, y, x)):
                sight[seat * CARDS + won] = 1 << seat
                sight[seat * CARDS + lost] = sight[row + lost]


def exchange_in_decks(t: Florence, end: State, observer: int, rng: Rng) -> None:
    """Two cards of a deck that nobody keeps, and that the observer has not seen there and will not look at."""
    since = len(t.log or [])
    looks = {event.nouns.get("deck") for event in end.game.heard(end, -1, since) if event.nouns.get("seat") == observer}
    for deck in range(DECKS):
        first = int(DECK_FIRST[deck])
        last = florence(end.table)
        left = {last.deck[first + n] for n in range(last.deck_size[deck])}
        free = [n for n in range(t.deck_size[deck]) if t.deck[first + n] in left]
        if DECK_NAMES[deck] not in looks and len(free) > 1:
            a, b = free[int(rng.below(len(free)))], free[int(rng.below(len(free)))]
            x, y = t.deck[first + a], t.deck[first + b]
            if all(exchangeable(t, who, x, y, a, b) for who in (observer % (int(t.seats) + 1), int(t.seats))):
                t.deck[first + a], t.deck[first + b] = y, x


def exchangeable(t: Florence, observer: int, x: int, y: int, a: int, b: int) -> bool:
    """Could card x lie at b and card y at a, for all that an observer knows?"""
    sight = t.sight_now()
    return bool((sight[observer * CARDS + x] >> (TOP + b)) & 1 and (sight[observer * CARDS + y] >> (TOP + a)) & 1)
