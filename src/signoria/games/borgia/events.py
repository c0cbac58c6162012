"""What is announced, and to whom."""

from typing import Final

from mypy_extensions import i64

from signoria.games.borgia.actions import SPOT_NAMES
from signoria.games.borgia.components import CARD_NAMES, FAMILY_NAMES, KEPT, NUMBERS, PHASE_NAMES, TYPE_NAMES
from signoria.kernel.event import EventKind
from signoria.kit.sealed import SEALED

# The first codes are the kit's: BIDS, WITHDRAWS, SEALED.
FIRST_POPE: Final[i64] = SEALED + 1
THROWN_IN: Final[i64] = FIRST_POPE + 1
REVEALED: Final[i64] = THROWN_IN + 1
ROUND_BEGINS: Final[i64] = REVEALED + 1
TABLE_LAID: Final[i64] = ROUND_BEGINS + 1
TURN_BEGINS: Final[i64] = TABLE_LAID + 1
TURN_LOST: Final[i64] = TURN_BEGINS + 1
TURNED_UP: Final[i64] = TURN_LOST + 1
SOLD: Final[i64] = TURNED_UP + 1
TAKEN_FREE: Final[i64] = SOLD + 1
TAKEN_UNSEEN: Final[i64] = TAKEN_FREE + 1
GAINED: Final[i64] = TAKEN_UNSEEN + 1
FEE_PAID: Final[i64] = GAINED + 1
FEE_UNPAID: Final[i64] = FEE_PAID + 1
SET_ASIDE: Final[i64] = FEE_UNPAID + 1
PLACED: Final[i64] = SET_ASIDE + 1
MOVED: Final[i64] = PLACED + 1
SPIES: Final[i64] = MOVED + 1
SPIED_ON: Final[i64] = SPIES + 1
POISONS: Final[i64] = SPIED_ON + 1
DOCTOR_ANSWERS: Final[i64] = POISONS + 1
STABS: Final[i64] = DOCTOR_ANSWERS + 1
DIES: Final[i64] = STABS + 1
OFFICE_GIVEN: Final[i64] = DIES + 1
MARRIES: Final[i64] = OFFICE_GIVEN + 1
MARRIAGE_ENDS: Final[i64] = MARRIES + 1
SAVONAROLA_PREACHES: Final[i64] = MARRIAGE_ENDS + 1
SAVONAROLA_GONE: Final[i64] = SAVONAROLA_PREACHES + 1
ACCUSES: Final[i64] = SAVONAROLA_GONE + 1
ACCUSES_IN_VAIN: Final[i64] = ACCUSES + 1
JUDGES: Final[i64] = ACCUSES_IN_VAIN + 1
UPHELD: Final[i64] = JUDGES + 1
REJECTED: Final[i64] = UPHELD + 1
ATTACKS: Final[i64] = REJECTED + 1
STORMS: Final[i64] = ATTACKS + 1
COMMITTED: Final[i64] = STORMS + 1
FOUGHT: Final[i64] = COMMITTED + 1
SEIZED: Final[i64] = FOUGHT + 1
HELD: Final[i64] = SEIZED + 1
ARTIST_STAYS: Final[i64] = HELD + 1
INCOME_PAID: Final[i64] = ARTIST_STAYS + 1
VOTED: Final[i64] = INCOME_PAID + 1
NO_MAJORITY: Final[i64] = VOTED + 1
RUN_OFF: Final[i64] = NO_MAJORITY + 1
DRAWN_VOTE: Final[i64] = RUN_OFF + 1
ELECTED: Final[i64] = DRAWN_VOTE + 1
SCORED_CARD: Final[i64] = ELECTED + 1
SCORED_POPE: Final[i64] = SCORED_CARD + 1
SCORED_DUCATS: Final[i64] = SCORED_POPE + 1
SCORED: Final[i64] = SCORED_DUCATS + 1
SHUFFLED_IN: Final[i64] = SCORED + 1
DRAWN: Final[i64] = SHUFFLED_IN + 1
FAMILY_PAID: Final[i64] = DRAWN + 1
OFFICES_RESHUFFLED: Final[i64] = FAMILY_PAID + 1
OFFICES_LEFT: Final[i64] = OFFICES_RESHUFFLED + 1
CARDINALS_GIVEN: Final[i64] = OFFICES_LEFT + 1
TRADE_OPENED: Final[i64] = CARDINALS_GIVEN + 1
TRADE_DROPPED: Final[i64] = TRADE_OPENED + 1
TRADE_REFUSED: Final[i64] = TRADE_DROPPED + 1
TRADE_FORBIDDEN: Final[i64] = TRADE_REFUSED + 1
TRADE_DONE: Final[i64] = TRADE_FORBIDDEN + 1
GAME_ENDS: Final[i64] = TRADE_DONE + 1

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
    EventKind("fee-unpaid", "seat card"),
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
    EventKind("scored-card", "seat card points"),
    EventKind("scored-pope", "seat points"),
    EventKind("scored-ducats", "seat points"),
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
    EventKind("trade-done", "seat opponent given taken", secret="given taken", ears="seat opponent"),
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
