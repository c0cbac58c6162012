"""What cards are worth to their holder as things stand: works, bonus cards, prestige cards."""

from mypy_extensions import i64

from signoria.games.florence.components import (
    BONUS_DECK,
    BUILDING_NAMES,
    CARD_NAMES,
    CARDS,
    DECK_FIRST,
    FREEDOM_NAMES,
    LANDSCAPE_NAMES,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    PROFESSIONS,
)
from signoria.games.florence.printed import Printed
from signoria.games.florence.public import Every, Worth
from signoria.games.florence.rules.cards import recruit, recruitable
from signoria.games.florence.rules.holdings import bonus_value, holdings
from signoria.games.florence.rules.work import found, from_cards, from_jesters, holdings_at_work, work_value
from signoria.games.florence.scoring import prestige_value
from signoria.games.florence.table import Florence
from signoria.kernel.action import NOBODY
from signoria.kernel.bits import bit
from signoria.kit.names import named


def every_work(t: Florence, seat: i64) -> Every:
    return {"jesters": int(from_jesters(t, seat)), "cards": int(from_cards(t, seat))}


def worths(t: Florence, seat: i64, begun: i64, in_reach: i64) -> list[Worth]:
    """The cards in hand, the profession whose work has been begun, and cards that could come into the hand now."""
    out: list[Worth] = []
    for card in range(CARDS):
        if ((t.hand[seat] | in_reach) >> card) & 1 or card == begun:
            finds = likings_found(t, seat, card) if card < PROFESSIONS else []
            out.append({"card": CARD_NAMES[card], "worth": int(worth(t, seat, begun, card)), "finds": finds})
    return out


def worth(t: Florence, seat: i64, begun: i64, card: i64) -> i64:
    """What a card is worth, in hand or once it is there; to a work that has been begun bonus cards come later."""
    if card >= DECK_FIRST[PRESTIGE_DECK]:
        owned = [holdings(t, other) for other in range(t.seats)]
        return prestige_value(t.printed, card - DECK_FIRST[PRESTIGE_DECK], seat, owned)
    if card >= DECK_FIRST[BONUS_DECK]:
        return bonus_worth(t, seat, begun, card - DECK_FIRST[BONUS_DECK])
    if (t.hand[seat] >> card) & 1 or card == begun:
        return work_value(t, seat, card)
    then = t.clone()
    if (recruitable(t, seat) >> card) & 1:
        recruit(then, seat, card)
    else:
        then.hand[seat] |= bit(card)
    return work_value(then, seat, card)


def bonus_worth(t: Florence, seat: i64, begun: i64, bonus: i64) -> i64:
    """What a bonus card adds to the work that has been begun, or else to one with a profession of the hand. [PF-43]"""
    if begun == NOBODY and t.held(seat, PROFESSION_DECK) > 0:
        return bonus_value(t.printed, bonus, holdings_at_work(t, seat))
    return bonus_value(t.printed, bonus, holdings(t, seat))


def likings_found(t: Florence, seat: i64, profession: i64) -> list[str]:
    """What a profession likes and finds in a principality. [PF-41]"""
    return named(likings(t.printed, profession), found(t, seat, profession))


def likings(printed: Printed, profession: i64) -> list[str]:
    """What a profession likes: its building, its landscape, its freedom. [PF-2]"""
    return [
        BUILDING_NAMES[printed.liked_building[profession]],
        LANDSCAPE_NAMES[printed.liked_landscape[profession]],
        FREEDOM_NAMES[printed.liked_freedom[profession]],
    ]
