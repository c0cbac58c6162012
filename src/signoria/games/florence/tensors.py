"""What a network sees of The Princes of Florence: courts, supplies, the observer's own, and what is asked."""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.florence.components import (
    BONUS_DECK,
    BONUS_NAMES,
    BUILDING_NAMES,
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    DECK_NAMES,
    DISCARD,
    FREEDOM_NAMES,
    FREEDOMS,
    HANDS,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    MINIMUM,
    MOST,
    PIECE_NAMES,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    PROFESSION_NAMES,
    PROFESSIONS,
    SIDE,
    STACK_NAMES,
    STACKS,
)
from signoria.games.florence.frames import florence
from signoria.games.florence.printed import Printed
from signoria.games.florence.rules.action import ActionPhase, Turn, WhichAction
from signoria.games.florence.rules.auction import AuctionPhase, Sale, WhichItem, WhichStack
from signoria.games.florence.rules.cards import LookAtCards, WhichCard, WhichOrder, WhichRecruit
from signoria.games.florence.rules.placing import WhichPlace
from signoria.games.florence.rules.setup import Beginning, WhichDiscard
from signoria.games.florence.rules.work import HowMuchFame, WhichBonus, Work
from signoria.games.florence.table import Florence
from signoria.kernel.action import NOBODY
from signoria.kernel.arrays import vec
from signoria.kernel.bits import first_bit
from signoria.kernel.frame import END, Frame
from signoria.kernel.table import Table
from signoria.kernel.tensors import (
    ActionSpace,
    Feature,
    Tensors,
    capped,
    each,
    flag,
    flags_of,
    from_seat,
    in_byte,
    in_words,
    lay_flags,
    of_seats,
    one_hot,
    packed,
    row_of,
    turned,
)
from signoria.kit.ascending import Ascending

QUESTIONS: Final = [
    *["discard", "stack", "item", "bid", "place", "card", "order", "recruit"],
    *["bonus", "fame", "action"],
]

# Where a card is, as far as the observer can tell: nowhere if it lies open, in the deck or in hands, or either.
IN_DECK: Final[i64] = 1
IN_HANDS: Final[i64] = 2
IN_HAND: Final[i64] = 10  # IN_HAND + seat: surely there
WHERE: Final = "0 open or out of the game, 1 in the deck, 2 in a hand, 3 either, from 10 in the hand of that seat"

BOARD: Final = in_words(
    [
        [
            Feature("round", "the round, from 1", 7),
            Feature("ended", "the game has ended"),
            Feature("actions", "left to whoever has the turn", 2),
            Feature("drew", "the turn's player has taken a profession card"),
            Feature("freed", "the turn's player has introduced a freedom"),
            *each("deck", DECK_NAMES, "cards in a deck", 21),
        ],
        [
            *each("stock", STACK_NAMES, "left to be auctioned; prestige cards are a deck", 20),
            Feature("minimum", "the least value of a work in this round", 127),
        ],
        [
            *each("building-left", BUILDING_NAMES, "in the supply", 5),
            *each("freedom-left", FREEDOM_NAMES, "in the supply", 5),
        ],
        each("spent", BONUS_NAMES, "a bonus card that is out of the game"),
    ]
)

SEAT: Final = in_words(
    [
        [
            Feature("fame", "prestige points on the track", 127),
            Feature("best", "the highest value of a work done this round", 127),
            Feature("recruited", "recruiting cards in the place of a profession", 20),
            Feature("recruits", "recruiting cards in hand", 20),
            Feature("jesters", "jesters at court", 10),
            Feature("builders", "builders at court", 3),
            Feature("starter", "is the starting player"),
            Feature("dropped", "is out of this round's auction without an item"),
        ],
        [
            *each("cards", DECK_NAMES, "cards in hand of a deck", 21),
            *each("landscape", LANDSCAPE_NAMES, "in the principality", 20),
        ],
        [
            *each("building", BUILDING_NAMES, "in the principality"),
            *each("freedom", FREEDOM_NAMES, "in the principality"),
        ],
        each("won", STACK_NAMES, "bought from this stack this round"),
        each("played", PROFESSION_NAMES, "a profession face up before the seat"),
        each("room", PIECE_NAMES, "there is a place for this piece"),
        *[
            each(f"square{row}", [str(column) for column in range(int(SIDE))], "1 covered, 2 by a building", 2)
            for row in range(int(SIDE))
        ],
    ]
)


def own_features(seats: int) -> list[list[Feature]]:
    return in_words(
        [
            [
                Feature("florins", "in the observer's purse, in hundreds", 127),
                Feature("phase", "1 set-up, 2 auction, 3 actions, 0 none", 3),
                Feature("price", "the highest bid, in hundreds", 127),
                Feature("value", "of the work under way", 127),
                Feature("looked-at", "cards of a deck being looked at", 5),
                Feature("discarded", "the profession that the observer has discarded in secret, counted from 1", 21),
            ],
            each("question", QUESTIONS, "what is asked"),
            each("hand", CARD_NAMES, "a card in the observer's hand"),
            each("where", CARD_NAMES, WHERE, 14),
            each("sold", STACK_NAMES, "what is under the hammer"),
            of_seats("bidding", seats, "1 still in the auction, 2 leads it", 2),
            of_seats("asked", seats, "must choose now"),
            of_seats("turn", seats, "has the turn, or names what is sold"),
            each("piece", PIECE_NAMES, "on its way to its place"),
            each("work", PROFESSION_NAMES, "the profession of the work under way"),
        ]
    )


@final
class FlorenceTensors(Tensors):
    def __init__(self, seats: i64, printed: Printed) -> None:
        space = ActionSpace(printed.catalogue.texts, [(0, MOST)])
        super().__init__(seats, space, BOARD, SEAT, own_features(int(seats)))

    def lay_board(self, t: Table, out: vec[i64], at: i64) -> None:
        f = florence(t)
        size = f.deck_size
        out[at] = packed(
            f.round,
            flag(f.ended),
            f.actions,
            flag(f.drew),
            flag(f.freed),
            size[PROFESSION_DECK],
            size[BONUS_DECK],
            size[PRESTIGE_DECK],
        )
        out[at + 1] = row_of(f.stock, 0, STACKS) | in_byte(MINIMUM[f.round], STACKS)
        out[at + 2] = row_of(f.buildings_left, 0, 8)
        left = row_of(f.freedoms_left, 0, FREEDOMS)
        out[at + 3] = row_of(f.buildings_left, 8, BUILDINGS - 8) | (left << (8 * (BUILDINGS - 8)))
        lay_flags(out, at + 4, 3, f.spent >> PROFESSIONS)

    def lay_seat(self, t: Table, seat: i64, out: vec[i64], at: i64) -> None:
        f = florence(t)
        out[at] = packed(
            capped(f.fame[seat]),
            capped(f.best[seat]),
            f.recruited[seat],
            f.recruits[seat],
            f.jesters[seat],
            f.builders[seat],
            flag(f.starter == seat),
            (f.dropped >> seat) & 1,
        )
        held = packed(f.held(seat, PROFESSION_DECK), f.held(seat, BONUS_DECK), f.held(seat, PRESTIGE_DECK))
        out[at + 1] = held | (row_of(f.landscapes, seat * LANDSCAPES, LANDSCAPES) << 24)
        lay_flags(out, at + 2, 2, f.buildings[seat] | (f.freedoms[seat] << BUILDINGS))
        won: i64 = 0
        for stack in range(STACKS):
            if f.marker[stack] == seat:
                won |= 1 << stack
        out[at + 4] = flags_of(won)
        lay_flags(out, at + 5, 3, f.played[seat])
        lay_flags(out, at + 8, 2, f.room[seat])
        covered = f.covered[seat]
        solid = f.solid[seat]
        for row in range(SIDE):
            out[at + 10 + row] = flags_of(covered & 127) + flags_of(solid & 127)
            covered >>= SIDE
            solid >>= SIDE

    def lay_own(self, t: Table, top: Frame, observer: i64, out: vec[i64], at: i64) -> None:
        f = florence(t)
        seats = self.seats
        one_hot(out, at + 1, 2, question(top))
        lay_flags(out, at + 3, 7, f.hand[observer])
        lay_sight(f, observer, out, at + 10)
        at += 17
        bidding: i64 = 0
        price: i64 = 0
        discarded: i64 = 0
        if isinstance(top, Ascending):
            price = top.price
            bidding = flags_of(turned(top.ring, observer, seats))
            bidding += in_byte(1, from_seat(top.leader, observer, seats))
        elif isinstance(top, WhichDiscard) and top.given[observer * top.each] != NOBODY:
            discarded = top.given[observer * top.each] - DISCARD + 1
        out[at + 1] = bidding
        out[at + 2] = flags_of(turned(top.waiting(), observer, seats))
        phase: i64 = 0
        stack = NOBODY
        piece = NOBODY
        profession = NOBODY
        value: i64 = 0
        looked_at: i64 = 0
        turn = NOBODY
        frame = top
        while phase == 0 and frame is not END:
            if isinstance(frame, Turn):
                turn = frame.seat
            elif isinstance(frame, Work):
                profession = frame.profession
                value = frame.value
            elif isinstance(frame, LookAtCards):
                looked_at = frame.cards
            elif isinstance(frame, WhichPlace):
                piece = frame.piece
            elif isinstance(frame, Sale) and isinstance(top, Ascending):
                stack = frame.stack
            elif isinstance(frame, AuctionPhase):
                phase = 2
                turn = frame.namer
            elif isinstance(frame, ActionPhase):
                phase = 3
            elif isinstance(frame, Beginning):
                phase = 1
            frame = frame.below
        one_hot(out, at, 1, stack)
        one_hot(out, at + 3, 1, from_seat(turn, observer, seats))
        one_hot(out, at + 4, 2, piece)
        one_hot(out, at + 6, 3, profession)
        florins = capped(f.purse[observer])
        out[at - 17] = packed(florins, phase, capped(price), capped(value), looked_at, discarded)


def lay_sight(f: Florence, observer: i64, out: vec[i64], at: i64) -> None:
    """Where each card can be, as far as the observer has seen."""
    row = observer * CARDS
    sight = f.sight
    word: i64 = 0
    for card in range(CARDS):
        places = sight[row + card]
        hands = places & HANDS
        where = flag(places != hands) * IN_DECK + flag(hands != 0) * IN_HANDS
        if where == IN_HANDS and hands & (hands - 1) == 0:
            where = IN_HAND + from_seat(first_bit(hands), observer, f.seats)
        word |= in_byte(where, card & 7)
        if card & 7 == 7:
            out[at] = word
            at += 1
            word = 0
    out[at] = word


def question(top: Frame) -> i64:
    """Which question this is, in the order of QUESTIONS; NOBODY if none is asked."""
    if isinstance(top, Ascending):
        return 3
    if isinstance(top, WhichAction):
        return 10
    if isinstance(top, WhichStack):
        return 1
    if isinstance(top, WhichPlace):
        return 4
    if isinstance(top, WhichCard):
        return 5
    if isinstance(top, WhichOrder):
        return 6
    if isinstance(top, HowMuchFame):
        return 9
    if isinstance(top, WhichBonus):
        return 8
    if isinstance(top, WhichItem):
        return 2
    if isinstance(top, WhichRecruit):
        return 7
    if isinstance(top, WhichDiscard):
        return 0
    return NOBODY
