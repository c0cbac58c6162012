"""What a network sees and says: an observation of named features, and a fixed space of answers with its mask.

A feature is a byte from 0 to MOST, and eight of them are a word, so that an observation is a short row of words that is
filled without allocating. It has three parts: the board, then each seat from the observer's own clockwise, then what is
asked and what the observer alone knows. The first two lie open, are the same for all and change only when a paragraph
moves something, so `survey` lays them down once and `observe` copies them, turned to the observer.

Seats are relative: seat 0 of an observation is the observer, seat 1 sits to the observer's left.
"""

from typing import Final, final

from mypy_extensions import i64

from signoria.kernel.action import NOBODY, Actions, filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import shifted
from signoria.kernel.frame import Frame
from signoria.kernel.state import State
from signoria.kernel.table import Table

EIGHT: Final[i64] = 8  # features of a word
MOST: Final[i64] = 127  # of a feature: it is the same number signed or not
EIGHT_ONES: Final[i64] = 0x0101010101010101
SPREAD: Final[i64] = 0x0002040810204081  # a bit every seven places
FINE: Final = 20  # rungs of a folded ladder lie a part of so much apart


@final
class Feature:
    """One number of an observation: from 0 to `most`, what is more counts as that."""

    def __init__(self, name: str, meaning: str, most: int = 1) -> None:
        if not 0 <= most <= MOST:
            raise ValueError(f"{name}: a feature holds no more than {MOST}")
        self.name: str = name
        self.meaning: str = meaning
        self.most: int = most


def each(name: str, things: list[str], meaning: str, most: int = 1) -> list[Feature]:
    """The same of several things: `hand.green`, `hand.white` …"""
    return [Feature(f"{name}.{thing}", f"{meaning}: {thing}", most) for thing in things]


def of_seats(name: str, seats: int, meaning: str, most: int = 1) -> list[Feature]:
    """The same of every seat, the observer's own first."""
    return each(name, [f"seat{n}" for n in range(seats)], meaning, most)


def in_words(rows: list[list[Feature]]) -> list[list[Feature]]:
    """Each row as words of eight: a row that is longer goes on in the next word, the rest of its last stays empty."""
    out: list[list[Feature]] = []
    for row in rows:
        for first in range(0, len(row), 8):
            word = row[first : first + 8]
            out.append(word + [Feature("-", "always 0", 0)] * (8 - len(word)))
    return out


def capped(n: i64) -> i64:
    """As much of a number as a feature holds."""
    if n > MOST:
        return MOST
    return n


def flag(true: bool) -> i64:
    if true:
        return 1
    return 0


def in_byte(n: i64, place: i64) -> i64:
    """A word with n in one of its eight places."""
    return n << (place << 3)


def packed(a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0, g: i64 = 0, h: i64 = 0) -> i64:
    """A word of eight features."""
    return a | (b << 8) | (c << 16) | (d << 24) | (e << 32) | (f << 40) | (g << 48) | (h << 56)


def row_of(cells: vec[i64], first: i64, count: i64) -> i64:
    """A word of up to eight cells of an array, none above MOST."""
    word: i64 = 0
    for i in range(count):
        word |= cells[first + i] << (i << 3)
    return word


def flags_of(bits: i64) -> i64:
    """The eight bits of a set as a word: each a feature of 0 or 1.

    The product has bit n of the first seven where it stands and seven, fourteen … places higher: once at 8 n.
    """
    return (((bits & 127) * SPREAD) & EIGHT_ONES) | (((bits >> 7) & 1) << 56)


def lay_flags(out: vec[i64], at: i64, words: i64, bits: i64) -> None:
    """A larger set as so many words."""
    for i in range(words):
        out[at + i] = flags_of(bits & 255)
        bits >>= 8


def nibbles_of(counts: i64) -> i64:
    """The first eight counts of four bits as a word."""
    word = counts & 0xFFFFFFFF
    word = (word | (word << 16)) & 0x0000FFFF0000FFFF
    word = (word | (word << 8)) & 0x00FF00FF00FF00FF
    return (word | (word << 4)) & 0x0F0F0F0F0F0F0F0F


def turned(ring: i64, observer: i64, seats: i64) -> i64:
    """A set of seats as the observer counts them."""
    return ((ring >> observer) | (ring << (seats - observer))) & (shifted(1, seats) - 1)


def from_seat(seat: i64, observer: i64, seats: i64) -> i64:
    """A seat as the observer counts it; NOBODY stays nobody."""
    if seat == NOBODY:
        return NOBODY
    seat -= observer
    if seat < 0:
        seat += seats
    return seat


def one_hot(out: vec[i64], at: i64, words: i64, n: i64) -> None:
    """So many words with a 1 in the n-th feature of all, or in none."""
    for i in range(words):
        out[at + i] = 0
    if n >= 0:
        out[at + (n >> 3)] = in_byte(1, n & 7)


def rungs(most: int) -> list[int]:
    """The amounts of a folded ladder: every one while they are few, then about a twentieth apart."""
    out, amount = [0], 0
    while amount < most:
        amount += max(1, amount // FINE)
        out.append(amount)
    return [amount for amount in out if amount <= most]


@final
class ActionSpace:
    """Every answer, by index: the codes of a catalogue in order, the longest ladders folded.

    An answer of a folded ladder stands for every amount from its own to below the next one's; given, it is the least of
    these that is legal. So the lowest bid there is can always be made, and there is always an answer.
    """

    def __init__(self, texts: list[str], folded: list[tuple[int, int]]) -> None:
        self.texts: list[str] = []
        self.index: vec[i64] = filled(len(texts), 0)  # by code
        codes: list[int] = []
        ends = {first: last for first, last in folded}
        code = 0
        while code < len(texts):
            last = ends.get(code, code)
            for amount in rungs(last - code):
                self.texts.append(texts[code + amount])
                codes.append(code + amount)
            code = last + 1
        self.codes: vec[i64] = filled(len(codes), 0)  # by index: the least code that it stands for
        for i, least in enumerate(codes):
            self.codes[i] = least
            end = codes[i + 1] if i + 1 < len(codes) else len(texts)
            for code in range(least, end):
                self.index[code] = i
        self.size: i64 = len(codes)
        self.words: i64 = (self.size + 7) >> 3

    def code_of(self, index: i64, least: i64) -> i64:
        """What an answer means where a ladder begins with the code `least`, NOBODY where there is none."""
        code = self.codes[index]
        if code < least and self.index[least] == index:
            return least
        return code

    def least_of(self, acts: Actions) -> i64:
        """Where the ladder of these answers begins; NOBODY if they have none."""
        if acts.count > acts.listed:
            return acts.first
        return NOBODY

    def mark(self, acts: Actions, out: vec[i64], at: i64) -> None:
        """Write a 1 for each of these answers into a mask, one byte each."""
        index = self.index
        codes = acts.codes
        for n in range(acts.listed):
            i = index[codes[n]]
            out[at + (i >> 3)] |= in_byte(1, i & 7)
        if acts.count > acts.listed:
            mark_range(out, at, index[acts.first], index[acts.first + acts.count - acts.listed - 1])

    def unmark(self, acts: Actions, out: vec[i64], at: i64) -> None:
        """Wipe what `mark` wrote of the same answers: a mask is long, and few of its words are ever touched."""
        index = self.index
        codes = acts.codes
        for n in range(acts.listed):
            out[at + (index[codes[n]] >> 3)] = 0
        if acts.count > acts.listed:
            first = index[acts.first] >> 3
            last = index[acts.first + acts.count - acts.listed - 1] >> 3
            for word in range(at + first, at + last + 1):
                out[word] = 0


def mark_range(out: vec[i64], at: i64, first: i64, last: i64) -> None:
    while first <= last:
        if first & 7 == 0 and first + 7 <= last:
            out[at + (first >> 3)] = EIGHT_ONES
            first += 8
        else:
            out[at + (first >> 3)] |= in_byte(1, first & 7)
            first += 1


class Tensors:
    """What a network sees of a table of so many seats, and what it can answer. A game fills in the three parts."""

    def __init__(
        self,
        seats: i64,
        space: ActionSpace,
        board: list[list[Feature]],
        seat: list[list[Feature]],
        own: list[list[Feature]],
    ) -> None:
        self.seats: i64 = seats
        self.space: ActionSpace = space
        self.board_words: i64 = len(board)
        self.seat_words: i64 = len(seat)
        self.open_words: i64 = self.board_words + seats * self.seat_words
        self.words: i64 = self.open_words + len(own)
        self.features: list[Feature] = [feature for word in board for feature in word]
        for n in range(int(seats)):
            for word in seat:
                for feature in word:
                    name = feature.name if feature.most == 0 else f"seat{n}.{feature.name}"
                    self.features.append(Feature(name, feature.meaning, feature.most))
        self.features += [feature for word in own for feature in word]

    def survey(self, s: State, out: vec[i64], at: i64) -> None:
        """Lay down what lies open: the board, then every seat in the order of the table."""
        t = s.table
        self.lay_board(t, out, at)
        at += self.board_words
        for seat in range(self.seats):
            self.lay_seat(t, seat, out, at)
            at += self.seat_words

    def observe(self, s: State, observer: i64, kept: vec[i64], at: i64, out: vec[i64], to: i64) -> None:
        """The observation of a seat, from a survey that still holds."""
        for i in range(self.board_words):
            out[to + i] = kept[at + i]
        at += self.board_words
        to += self.board_words
        first = at + observer * self.seat_words
        end = at + self.seats * self.seat_words
        for i in range(first, end):
            out[to] = kept[i]
            to += 1
        for i in range(at, first):
            out[to] = kept[i]
            to += 1
        self.lay_own(s.table, s.top, observer, out, to)

    # What each game fills in.

    def lay_board(self, t: Table, out: vec[i64], at: i64) -> None:
        """What lies on the table and belongs to nobody."""
        raise NotImplementedError

    def lay_seat(self, t: Table, seat: i64, out: vec[i64], at: i64) -> None:
        """What all may know of a seat."""
        raise NotImplementedError

    def lay_own(self, t: Table, top: Frame, observer: i64, out: vec[i64], at: i64) -> None:
        """What is asked, and what the observer alone knows."""
        raise NotImplementedError
