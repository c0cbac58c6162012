"""What is announced, and to whom."""

from typing import Final

from mypy_extensions import i64

from signoria.games.borgia.actions import SPOT_NAMES
from signoria.games.borgia.components import CARD_NAMES, FAMILY_NAMES, KEPT, NUMBERS, PHASE_NAMES, TYPE_NAMES
from signoria.kernel.event import EventKind

# Codes 0 to 2 are the kit's: BIDS, WITHDRAWS, SEALED.
FIRST_POPE: Final[i64] = 3
THROWN_IN: Final[i64] = 4
REVEALED: Final[i64] = 5
ROUND_BEGINS: Final[i64] = 6
TABLE_LAID: Final[i64] = 7
TURN_BEGINS: Final[i64] = 8
TURN_LOST: Final[i64] = 9
TURNED_UP: Final[i64] = 10
SOLD: Final[i64] = 11
TAKEN_FREE: Final[i64] = 12
TAKEN_UNSEEN: Final[i64] = 13
GAINED: Final[i64] = 14
FEE_PAID: Final[i64] = 15
SET_ASIDE: Final[i64] = 16
PLACED: Final[i64] = 17
MOVED: Final[i64] = 18
SPIES: Final[i64] = 19
SPIED_ON: Final[i64] = 20
POISONS: Final[i64] = 21
DOCTOR_ANSWERS: Final[i64] = 22
STABS: Final[i64] = 23
DIES: Final[i64] = 24
OFFICE_GIVEN: Final[i64] = 25
MARRIES: Final[i64] = 26
MARRIAGE_ENDS: Final[i64] = 27
SAVONAROLA_PREACHES: Final[i64] = 28
SAVONAROLA_GONE: Final[i64] = 29
ACCUSES: Final[i64] = 30
ACCUSES_IN_VAIN: Final[i64] = 31
JUDGES: Final[i64] = 32
UPHELD: Final[i64] = 33
REJECTED: Final[i64] = 34
ATTACKS: Final[i64] = 35
STORMS: Final[i64] = 36
COMMITTED: Final[i64] = 37
FOUGHT: Final[i64] = 38
SEIZED: Final[i64] = 39
HELD: Final[i64] = 40
ARTIST_STAYS: Final[i64] = 41
INCOME_PAID: Final[i64] = 42
VOTED: Final[i64] = 43
NO_MAJORITY: Final[i64] = 44
RUN_OFF: Final[i64] = 45
DRAWN_VOTE: Final[i64] = 46
ELECTED: Final[i64] = 47
SCORED: Final[i64] = 48
SHUFFLED_IN: Final[i64] = 49
DRAWN: Final[i64] = 50
FAMILY_PAID: Final[i64] = 51
OFFICES_RESHUFFLED: Final[i64] = 52
OFFICES_LEFT: Final[i64] = 53
CARDINALS_GIVEN: Final[i64] = 54
TRADE_OPENED: Final[i64] = 55
TRADE_DROPPED: Final[i64] = 56
TRADE_REFUSED: Final[i64] = 57
TRADE_FORBIDDEN: Final[i64] = 58
TRADE_DONE: Final[i64] = 59
GAME_ENDS: Final[i64] = 60

EVENTS: Final = [
    EventKind("bids", "seat amount"),
    EventKind("withdraws", "seat"),
    EventKind("sealed", "seat"),
    EventKind("first-pope", "seat"),
    EventKind("thrown-in", "seat"),
    EventKind("revealed", "seat card"),
    EventKind("round-begins", "round"),
    EventKind("table-laid", "cards"),
    EventKind("turn-begins", "seat"),
    EventKind("turn-lost", "seat"),
    EventKind("turned-up", "seat slot card"),
    EventKind("sold", "seat card price"),
    EventKind("taken-free", "seat card"),
    EventKind("taken-unseen", "seat slot card", secret="card"),
    EventKind("gained", "seat card"),
    EventKind("fee-paid", "seat card ducats"),
    EventKind("set-aside", "card"),
    EventKind("placed", "seat card spot"),
    EventKind("moved", "seat card spot"),
    EventKind("spies", "seat opponent loot", secret="loot"),
    EventKind("spied-on", "seat opponent loot", secret="loot"),
    EventKind("poisons", "seat card"),
    EventKind("doctor-answers", "seat ducats"),
    EventKind("stabs", "seat card"),
    EventKind("dies", "card"),
    EventKind("office-given", "seat card"),
    EventKind("marries", "seat opponent"),
    EventKind("marriage-ends", ""),
    EventKind("savonarola-preaches", "seat"),
    EventKind("savonarola-gone", ""),
    EventKind("accuses", "seat opponent"),
    EventKind("accuses-in-vain", "seat"),
    EventKind("judges", "seat verdict number"),
    EventKind("upheld", "seat number against"),
    EventKind("rejected", "seat number against"),
    EventKind("attacks", "seat card opponent"),
    EventKind("storms", "seat opponent"),
    EventKind("committed", "seat card ducats"),
    EventKind("fought", "seat opponent attack defence"),
    EventKind("seized", "seat card"),
    EventKind("held", "seat"),
    EventKind("artist-stays", "seat card"),
    EventKind("income-paid", "seat ducats"),
    EventKind("voted", "seat family number"),
    EventKind("no-majority", "ballot"),
    EventKind("run-off", "family rival"),
    EventKind("drawn-vote", "family rival"),
    EventKind("elected", "seat number all"),
    EventKind("scored", "seat points"),
    EventKind("shuffled-in", "cards"),
    EventKind("drawn", "seat card", secret="card"),
    EventKind("family-paid", "ducats"),
    EventKind("offices-reshuffled", "cards"),
    EventKind("offices-left", ""),
    EventKind("cardinals-given", "seat number"),
    EventKind("trade-opened", "seat opponent"),
    EventKind("trade-dropped", "seat opponent"),
    EventKind("trade-refused", "seat opponent"),
    EventKind("trade-forbidden", "seat"),
    EventKind("trade-done", "seat opponent"),
    EventKind("game-ends", ""),
]

LOOT_NOTHING: Final[i64] = NUMBERS  # behind the cards: the hand was empty

NAMES: Final = {
    "card": CARD_NAMES,
    "loot": [*CARD_NAMES, "nothing"],
    "family": FAMILY_NAMES,
    "rival": FAMILY_NAMES,
    "spot": SPOT_NAMES,
    "verdict": ["for", "against"],
    "type": TYPE_NAMES,
    "target": [*CARD_NAMES[:KEPT], *FAMILY_NAMES],
    "phase": PHASE_NAMES,
}
