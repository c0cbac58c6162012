"""What a network sees: what lies before the families, the observer's own, and what is asked."""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.borgia.actions import CATALOGUE
from signoria.games.borgia.components import (
    ARTISTS,
    CAST,
    COPIES,
    COVERED,
    DUCATS,
    FIRST_COPY,
    HOME,
    KEPT,
    MOST,
    NUMBERS,
    OFFICES,
    OPEN,
    SLOTS,
    STORM,
    VOTES_PER_CARDINAL,
    WANT,
)
from signoria.games.borgia.frames import borgia
from signoria.games.borgia.knowledge import ALL, PILE, PLACES
from signoria.games.borgia.rules.accusation import Accusation
from signoria.games.borgia.rules.ballot import OpenBallot, SecretBallot, WhichVotes
from signoria.games.borgia.rules.election import Election
from signoria.games.borgia.rules.pope import WhichCardinals
from signoria.games.borgia.rules.runoff import RunOff, WhichFamily
from signoria.games.borgia.rules.seizure import Commit, Seizure
from signoria.games.borgia.rules.trade import Trade
from signoria.games.borgia.rules.turn import ArrangePhase, BuyPhase, PlayPhase
from signoria.games.borgia.table import Borgia, counted
from signoria.games.borgia.tensors.features import BOARD, SEAT, own_features
from signoria.games.borgia.tensors.questions import phase_of, question, subject, turn_of
from signoria.kernel.action import NOBODY
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bit
from signoria.kernel.frame import END, Frame
from signoria.kernel.table import Table
from signoria.kernel.tensors import (
    ActionSpace,
    Tensors,
    capped,
    flag,
    flags_of,
    from_seat,
    in_byte,
    lay_flags,
    nibbles_of,
    one_hot,
    packed,
    turned,
)
from signoria.kit.ascending import Ascending
from signoria.kit.bidders import bidders

# Where a card that is played at once is: hidden, or one of these, or from UNDER on under a property.
ARRIVING: Final[i64] = 1
ASIDE: Final[i64] = 2
DEAD: Final[i64] = 3
IN_PLAY: Final[i64] = 4  # a property before a family, another card unprotected
AT_HOME: Final[i64] = 5
UNDER: Final[i64] = 6  # UNDER + property

FOUR: Final[i64] = 0xFFFFFFFF  # the first four features of a word
HANDS: Final[i64] = (1 << PILE) - 1


@final
class BorgiaTensors(Tensors):
    def __init__(self, seats: i64) -> None:
        folded = [(0, MOST), (int(DUCATS), int(DUCATS) + MOST), (int(WANT), int(WANT) + MOST)]
        super().__init__(seats, ActionSpace(CATALOGUE.texts, folded), BOARD, SEAT, own_features(int(seats)))

    def lay_board(self, t: Table, out: vec[i64], at: i64) -> None:
        b = borgia(t)
        out[at] = packed(b.round, flag(b.ended), flag(b.preaching), flag(b.reshuffled), b.offers, b.deck_size())
        down: i64 = 0
        for slot in range(SLOTS):
            if b.slots[slot] != NOBODY:
                down |= 1 << slot
        lay_flags(out, at + 1, 2, down)
        owned: i64 = 0
        for seat in range(self.seats):
            owned |= b.estate[seat]
        at += 3
        for word in range(6):
            first = 8 * word
            if word > 1:
                first -= 4  # the last four places of the second word are empty
            out[at + word] = flags_of(b.waiting >> first) * ARRIVING + flags_of(b.shelf >> first) * ASIDE
            out[at + word] += flags_of(b.dead >> first) * DEAD
        out[at] += flags_of(owned) * IN_PLAY
        out[at + 1] = (out[at + 1] & FOUR) + flags_of((owned >> 8) & 15) * IN_PLAY
        out[at + 5] &= 255
        at += 2
        for i in range(COVERED):
            spot = b.lies[i]
            if spot != NOBODY:
                out[at + (i >> 3)] |= in_byte(place_at(spot), i & 7)
        lay_counts(out, at + 4, b.spent)
        lay_flags(out, at + 6, 2, b.shelf >> KEPT)

    def lay_seat(self, t: Table, seat: i64, out: vec[i64], at: i64) -> None:
        b = borgia(t)
        protected = b.estate[seat]
        owned = protected | bit(OPEN + seat)
        votes = b.cardinals[seat] * VOTES_PER_CARDINAL
        lay_flags(out, at + 1, 2, protected & ((1 << OFFICES) - 1))
        word: i64 = 0
        to = at + 3
        for i in range(COVERED):
            spot = b.lies[i] & 63  # NOBODY is a place that nobody owns
            own = (owned >> spot) & 1
            if i < ARTISTS - OFFICES and own:
                votes += b.printed.votes[OFFICES + i]
            word |= in_byte(own + ((protected >> spot) & 1), i & 7)
            if i & 7 == 7:
                out[to] = word
                to += 1
                word = 0
        out[to] = word
        out[at] = packed(
            capped(b.score[seat]),
            b.cardinals[seat],
            capped(votes),
            flag(b.pope == seat),
            (b.married >> seat) & 1,
            (b.favoured >> seat) & 1,
            (b.barred >> seat) & 1,
            (b.yet >> seat) & 1,
        )

    def lay_own(self, t: Table, top: Frame, observer: i64, out: vec[i64], at: i64) -> None:
        b = borgia(t)
        purse = b.purse[observer]
        price: i64 = 0
        if isinstance(top, Ascending):
            price = top.price
        out[at] = packed(capped(purse // 10), purse % 10, phase_of(top), capped(price // 10), price % 10)
        one_hot(out, at + 1, 4, question(top))
        lay_counts(out, at + 5, b.hand[observer])
        lay_flags(out, at + 7, 5, b.unplayed[observer])
        lay_sight(b, observer, out, at + 12)
        late = at + 12 + NUMBERS - KEPT
        one_hot(out, late, 7, subject(top))
        self.lay_place(b, top, observer, out, at, late + 7)

    def lay_place(self, b: Borgia, top: Frame, observer: i64, out: vec[i64], at: i64, late: i64) -> None:
        """Where we are in the rulebook: who is concerned, and what of it the observer may know."""
        seats = self.seats
        for i in range(29):
            out[late + i] = 0
        out[late] = flags_of(turned(top.waiting(), observer, seats))
        one_hot(out, late + 1, 1, from_seat(turn_of(top), observer, seats))
        if isinstance(top, Ascending):
            out[late + 2] = bidders(top, observer, seats)
        elif isinstance(top, Commit):
            out[late + 8] = flags_of((top.sent(observer) >> KEPT) & 255)
            out[late + 3] = 2 * flags_of(turned(top.duel, observer, seats))
        elif isinstance(top, SecretBallot):
            for family in range(top.count(observer)):
                votes = capped(top.given[observer * top.each + family] - CAST)
                out[late + 7] |= in_byte(votes, from_seat(family, observer, seats))
        elif isinstance(top, WhichVotes):
            out[at] |= in_byte(capped(top.left), 6)
            one_hot(out, late + 6, 1, from_seat(top.family, observer, seats))
        elif isinstance(top, WhichCardinals):
            out[at] |= in_byte(top.left, 6) | in_byte(top.most, 7)
            one_hot(out, late + 6, 1, from_seat(top.receiver, observer, seats))
        elif isinstance(top, WhichFamily):
            out[late + 5] = flags_of(turned(top.tied, observer, seats))
        frame = top
        while frame is not END:
            if isinstance(frame, (BuyPhase, PlayPhase, ArrangePhase)):
                lay_flags(out, late + 9, 4, frame.moved)
            elif isinstance(frame, Seizure):
                attacker = in_byte(1, from_seat(frame.thief, observer, seats))
                out[late + 3] = (out[late + 3] & ~(3 * attacker)) | attacker
                out[late + 13] |= in_byte(flag(frame.code >= STORM), 2)
            elif isinstance(frame, Accusation):
                out[late + 13] = packed(capped(frame.yes), capped(frame.no))
            elif isinstance(frame, OpenBallot):
                out[late + 4] = tallied(frame.tally, observer, seats)
            elif isinstance(frame, RunOff):
                out[late + 4] = tallied(frame.tally, observer, seats)
                if not isinstance(top, WhichFamily):
                    out[late + 5] = flags_of(turned(frame.pair, observer, seats))
            elif isinstance(frame, Election):
                out[at] |= in_byte(frame.ballots, 5)
            elif isinstance(frame, Trade):
                lay_trade(frame, observer, seats, out, late + 14)
            frame = frame.below


def place_at(spot: i64) -> i64:
    """What a card that lies at a spot is said to be."""
    if spot < HOME:
        return UNDER + spot
    if spot < OPEN:
        return AT_HOME
    return IN_PLAY


def lay_counts(out: vec[i64], at: i64, hand: i64) -> None:
    """The cards of a hand that is counted in bits, each number a feature: two words."""
    out[at] = nibbles_of(hand)
    out[at + 1] = nibbles_of(hand >> 32)


def lay_sight(b: Borgia, observer: i64, out: vec[i64], at: i64) -> None:
    """How many copies of each card may be in each hand but the observer's, and in the pile: a word a card."""
    seats = b.seats
    where = b.where
    shift = PLACES * observer
    for card in range(KEPT, NUMBERS):
        word: i64 = 0
        first = FIRST_COPY[card]
        for cell in range(first, first + COPIES[card]):
            places = (where[cell] >> shift) & ALL
            hands = turned(places & HANDS, observer, seats) >> 1
            word += flags_of(hands | ((places >> PILE) << (seats - 1)))
        out[at] = word
        at += 1


def tallied(tally: vec[i64], observer: i64, seats: i64) -> i64:
    word: i64 = 0
    for family in range(seats):
        word |= in_byte(capped(tally[family]), from_seat(family, observer, seats))
    return word


def lay_trade(trade: Trade, observer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """An offer, as far as the observer may know it: see `Trade.seen_by`. [TP-4] [TP-95]"""
    stage: i64 = 1
    if trade.paid:
        stage = 4
    elif trade.agreed:
        stage = 3
    elif trade.sent:
        stage = 2
    out[at] = packed(stage, from_seat(trade.seat, observer, seats), from_seat(trade.other, observer, seats))
    if observer != trade.seat and not trade.sent:
        return
    lay_flags(out, at + 1, 5, trade.gives)
    lay_flags(out, at + 8, 5, trade.wants)
    if observer == trade.seat or observer == trade.other:
        gives = trade.ducats
        wants = -trade.ducats
        if gives > 0:
            out[at] |= packed(0, 0, 0, capped(gives // 10), gives % 10)
        elif wants > 0:
            out[at] |= packed(0, 0, 0, 0, 0, capped(wants // 10), wants % 10)
        for card in range(KEPT, NUMBERS):
            out[at + 1 + (card >> 3)] |= in_byte(counted(trade.gives_hand, card), card & 7)
            out[at + 8 + (card >> 3)] |= in_byte(counted(trade.wants_hand, card), card & 7)
