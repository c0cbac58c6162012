"""What is announced, and to whom. Florins are told in full; the kit counts its bids in hundreds, see rulebook.py."""

from typing import Final

from mypy_extensions import i64

from signoria.games.florence.components import (
    BONUS_NAMES,
    BUILDING_NAMES,
    CARD_NAMES,
    DECK_NAMES,
    FREEDOM_NAMES,
    LANDSCAPE_NAMES,
    PIECE_NAMES,
    PRESTIGE_NAMES,
    PROFESSION_NAMES,
    STACK_NAMES,
    THING_NAMES,
    THINGS,
)
from signoria.kernel.event import EventKind
from signoria.kit.sealed import SEALED

# The first codes are the kit's: BIDS, WITHDRAWS, SEALED.
CARD_DEALT: Final[i64] = SEALED + 1
DISCARDED: Final[i64] = CARD_DEALT + 1
DECK_SHUFFLED: Final[i64] = DISCARDED + 1
ROUND_BEGINS: Final[i64] = DECK_SHUFFLED + 1
STACK_NAMED: Final[i64] = ROUND_BEGINS + 1
DROPPED_OUT: Final[i64] = STACK_NAMED + 1
ITEM_SOLD: Final[i64] = DROPPED_OUT + 1
NOTHING_TAKEN: Final[i64] = ITEM_SOLD + 1
PIECE_PLACED: Final[i64] = NOTHING_TAKEN + 1
FAME_GAINED: Final[i64] = PIECE_PLACED + 1
CARDS_SEEN: Final[i64] = FAME_GAINED + 1
CARD_KEPT: Final[i64] = CARDS_SEEN + 1
CARDS_RETURNED: Final[i64] = CARD_KEPT + 1
RECRUITED: Final[i64] = CARDS_RETURNED + 1
RECRUITING_KEPT: Final[i64] = RECRUITED + 1
WORK_BEGUN: Final[i64] = RECRUITING_KEPT + 1
BONUS_ADDED: Final[i64] = WORK_BEGUN + 1
WORK_DONE: Final[i64] = BONUS_ADDED + 1
BUILDING_BOUGHT: Final[i64] = WORK_DONE + 1
FREEDOM_INTRODUCED: Final[i64] = BUILDING_BOUGHT + 1
TURN_ENDS: Final[i64] = FREEDOM_INTRODUCED + 1
FAME_SOLD: Final[i64] = TURN_ENDS + 1
BEST_WORK: Final[i64] = FAME_SOLD + 1
NO_WORK: Final[i64] = BEST_WORK + 1
STARTER_PASSES: Final[i64] = NO_WORK + 1
GAME_ENDS: Final[i64] = STARTER_PASSES + 1

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
    EventKind("piece-placed", "seat piece row column turn where"),
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
FOR_BUILDING: Final[i64] = FOR_LANDSCAPE + 1
FOR_BUILDER: Final[i64] = FOR_BUILDING + 1
FOR_BEST_WORK: Final[i64] = FOR_BUILDER + 1

PHASES: Final = ["setup", "auction", "action"]

# The ninths of the ground, by rows: where a piece lies, for people.
WHERE_NAMES: Final = [
    *("north-west", "north", "north-east", "west", "centre", "east", "south-west", "south", "south-east"),
]

NAMES: Final = {
    "stack": STACK_NAMES,
    "building": BUILDING_NAMES,
    "landscape": LANDSCAPE_NAMES,
    "piece": PIECE_NAMES,
    "freedom": FREEDOM_NAMES,
    "profession": PROFESSION_NAMES,
    "bonus": BONUS_NAMES,
    "prestige": PRESTIGE_NAMES,
    "card": CARD_NAMES,
    "thing": THING_NAMES,
    "counted": THINGS,  # by bonus and prestige cards
    "phase": PHASES,
    "deck": DECK_NAMES,
    "where": WHERE_NAMES,
    "cause": ["landscape", "building", "builder", "best-work"],
}
