"""What is announced, and to whom. Florins are told in full; the kit counts its bids in hundreds, see rulebook.py."""

from typing import Final

from mypy_extensions import i64

from signoria.games.florence.components import (
    BONUS_NAMES,
    BUILDING_NAMES,
    CARD_NAMES,
    DECK_NAMES,
    FREEDOM_NAMES,
    PIECE_NAMES,
    PROFESSION_NAMES,
    STACK_NAMES,
)
from signoria.kernel.event import EventKind

# Codes 0 to 2 are the kit's: BIDS, WITHDRAWS, SEALED.
CARD_DEALT: Final[i64] = 3
DISCARDED: Final[i64] = 4
DECK_SHUFFLED: Final[i64] = 5
ROUND_BEGINS: Final[i64] = 6
STACK_NAMED: Final[i64] = 7
DROPPED_OUT: Final[i64] = 8
ITEM_SOLD: Final[i64] = 9
NOTHING_TAKEN: Final[i64] = 10
PIECE_PLACED: Final[i64] = 11
FAME_GAINED: Final[i64] = 12
CARDS_SEEN: Final[i64] = 13
CARD_KEPT: Final[i64] = 14
CARDS_RETURNED: Final[i64] = 15
RECRUITED: Final[i64] = 16
RECRUITING_KEPT: Final[i64] = 17
WORK_BEGUN: Final[i64] = 18
BONUS_ADDED: Final[i64] = 19
WORK_DONE: Final[i64] = 20
BUILDING_BOUGHT: Final[i64] = 21
FREEDOM_INTRODUCED: Final[i64] = 22
TURN_ENDS: Final[i64] = 23
FAME_SOLD: Final[i64] = 24
BEST_WORK: Final[i64] = 25
NO_WORK: Final[i64] = 26
STARTER_PASSES: Final[i64] = 27
GAME_ENDS: Final[i64] = 28

EVENTS: Final = [
    EventKind("bids", "seat florins"),
    EventKind("withdraws", "seat"),
    EventKind("sealed", "seat"),
    EventKind("card-dealt", "seat profession", secret="profession"),
    EventKind("discarded", "seat profession", secret="profession"),
    EventKind("deck-shuffled", "cards"),
    EventKind("round-begins", "round minimum seat"),
    EventKind("stack-named", "seat stack"),
    EventKind("dropped-out", "seat"),
    EventKind("item-sold", "seat stack florins"),
    EventKind("nothing-taken", "seat"),
    EventKind("piece-placed", "seat piece row column turn"),
    EventKind("fame-gained", "seat fame cause"),
    EventKind("cards-seen", "seat deck cards"),
    EventKind("card-kept", "seat deck card", secret="card"),
    EventKind("cards-returned", "seat deck cards"),
    EventKind("recruited", "seat profession opponent"),
    EventKind("recruiting-kept", "seat"),
    EventKind("work-begun", "seat profession value"),
    EventKind("bonus-added", "seat bonus points value"),
    EventKind("work-done", "seat profession value fame florins"),
    EventKind("building-bought", "seat building florins"),
    EventKind("freedom-introduced", "seat freedom florins"),
    EventKind("turn-ends", "seat"),
    EventKind("fame-sold", "seat fame florins"),
    EventKind("best-work", "seat value"),
    EventKind("no-work", ""),
    EventKind("starter-passes", "seat"),
    EventKind("game-ends", ""),
]

# What fame is gained for.
FOR_LANDSCAPE: Final[i64] = 0
FOR_BUILDING: Final[i64] = 1
FOR_BUILDER: Final[i64] = 2
FOR_BEST_WORK: Final[i64] = 3

NAMES: Final = {
    "stack": STACK_NAMES,
    "building": BUILDING_NAMES,
    "piece": PIECE_NAMES,
    "freedom": FREEDOM_NAMES,
    "profession": PROFESSION_NAMES,
    "bonus": BONUS_NAMES,
    "card": CARD_NAMES,
    "deck": DECK_NAMES,
    "cause": ["landscape", "building", "builder", "best-work"],
}
