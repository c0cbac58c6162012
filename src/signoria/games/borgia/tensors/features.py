"""Every feature of an observation of The Prince, in its order."""

from typing import Final

from signoria.games.borgia.components import CARD_NAMES, KEPT, OFFICES, SLOTS, SPY
from signoria.games.borgia.tensors.questions import QUESTIONS
from signoria.kernel.tensors import Feature, each, in_words, of_seats

KEPT_NAMES: Final = CARD_NAMES[KEPT:]
PLACES: Final = "0 not seen, 1 arriving, 2 set aside, 3 dead, 4 in the open, 5 at home, from 6 under that property"

BOARD: Final = in_words(
    [
        [
            Feature("round", "the round, from 1", 10),
            Feature("ended", "the game has ended"),
            Feature("savonarola", "Savonarola preaches"),
            Feature("reshuffled", "the Pope collected the others' offices this round"),
            Feature("offers", "made this turn, or by this seat before this ballot", 9),
            Feature("deck", "cards in the deck", 60),
        ],
        each("slot", [str(slot + 1) for slot in range(int(SLOTS))], "a card lies face down in this place"),
        each("place", CARD_NAMES[:OFFICES], PLACES, 4),
        each("place", CARD_NAMES[OFFICES:KEPT], PLACES, 17),
        each("spent", KEPT_NAMES, "copies in the discard", 15),
        each("aside", KEPT_NAMES, "set aside: it comes back next round"),
    ]
)

SEAT: Final = in_words(
    [
        [
            Feature("score", "points so far", 127),
            Feature("cardinals", "cardinals", 30),
            Feature("votes", "votes, those of cardinals and offices", 127),
            Feature("pope", "is the Pope"),
            Feature("married", "is one of the two who are married"),
            Feature("favoured", "had an office or a cardinal from the Pope this round"),
            Feature("barred", "loses the next turn"),
            Feature("to-play", "has not yet played what must be played at once"),
        ],
        each("property", CARD_NAMES[:OFFICES], "a property before the family"),
        each("owns", CARD_NAMES[OFFICES:KEPT], "1 unprotected, 2 under a property or at home", 2),
    ]
)


def own_features(seats: int) -> list[list[Feature]]:
    places = [f"seat{n}" for n in range(1, seats)] + ["pile"]
    return in_words(
        [
            [
                Feature("ducats-tens", "the tens of the observer's purse", 127),
                Feature("ducats-ones", "the rest of it", 9),
                Feature("phase", "1 set-up, 2 buy, 3 play, 4 arrange, 5 election, 6 new round, 0 none", 6),
                Feature("price-tens", "the tens of the highest bid", 127),
                Feature("price-ones", "the rest of it", 9),
                Feature("ballots", "held in this election", 30),
                Feature("left", "votes or cardinals still to be given", 127),
                Feature("most", "new cardinals given to one of the others", 30),
            ],
            each("question", QUESTIONS, "what is asked"),
            each("hand", KEPT_NAMES, "copies in the observer's hand", 15),
            each("unplayed", CARD_NAMES[:KEPT], "in the observer's hand, to be played at once"),
            *[
                each(f"may.{card}", places, f"copies of {card} that may be there, as far as was seen", 15)
                for card in KEPT_NAMES
            ],
            each("subject", CARD_NAMES, "the card that this is about"),
            of_seats("asked", seats, "must choose now"),
            of_seats("turn", seats, "has the turn"),
            of_seats("bidding", seats, "1 still in the auction, 2 leads it", 2),
            of_seats("duel", seats, "1 attacks, 2 is attacked", 2),
            of_seats("tally", seats, "open votes for this family", 127),
            of_seats("candidate", seats, "in the run-off, or among those that tie"),
            of_seats("receiver", seats, "gets what is given out"),
            of_seats("cast", seats, "votes that the observer has cast in secret for this family", 127),
            each("committed", CARD_NAMES[KEPT:SPY], "condottieri that the observer has committed in secret"),
            each("moved", CARD_NAMES[OFFICES:KEPT], "rearranged in this part of the turn"),
            [
                Feature("for", "votes for the accusation", 127),
                Feature("against", "votes against the accusation", 127),
                Feature("storm", "a home is attacked"),
            ],
            [
                Feature("trade", "an offer: 1 begun, 2 put, 3 agreed, 4 carried out", 4),
                Feature("trade-from", "the seat that offers", 4),
                Feature("trade-to", "the seat that is asked", 4),
                Feature("gives-tens", "the tens of the ducats that are offered", 127),
                Feature("gives-ones", "the rest of it", 9),
                Feature("wants-tens", "the tens of the ducats that are asked for", 127),
                Feature("wants-ones", "the rest of it", 9),
            ],
            each("gives", CARD_NAMES, "cards that are offered", 15),
            each("wants", CARD_NAMES, "cards that are asked for", 15),
        ]
    )
