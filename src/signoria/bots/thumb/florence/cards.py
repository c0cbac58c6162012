"""Cards by rules of thumb: which to keep, which to add to a work, how to be paid."""

from mypy_extensions import i64

from signoria.bots.thumb.florence.evaluation import SeatEvaluation, likes, most
from signoria.bots.thumb.florence.prestige import expected
from signoria.bots.thumb.policy import Menu
from signoria.games.florence.components import (
    ADD,
    BONUS_DECK,
    DECK_FIRST,
    DISCARD,
    FAME,
    KEEP,
    MINIMUM,
    PRESTIGE_DECK,
    PROFESSION_DECK,
)
from signoria.games.florence.rules.holdings import bonus_value, holdings
from signoria.games.florence.rules.work import furnished
from signoria.games.florence.table import Florence
from signoria.kernel.action import Actions
from signoria.kit.ascending import PASS


def rate_discards(t: Florence, evaluation: SeatEvaluation, acts: Actions, menu: Menu) -> None:
    """Away with what shares least with the rest of the hand."""
    hand = t.hand[evaluation.seat]
    for n in range(acts.listed):
        menu.add(acts.codes[n], -evaluation.taste.point * likes(t.printed, hand, acts.codes[n] - DISCARD))


def rate_kept(t: Florence, evaluation: SeatEvaluation, deck: i64, acts: Actions, menu: Menu) -> None:
    """Which of the cards looked at is kept."""
    taste = evaluation.taste
    owned = holdings(t, evaluation.seat)
    for n in range(acts.listed):
        code = acts.codes[n]
        if code >= t.first_aside:
            return
        card = code - KEEP
        if deck == PROFESSION_DECK:
            common = likes(t.printed, t.hand[evaluation.seat], card) * taste.shared
            menu.add(code, taste.point * (furnished(t, evaluation.seat, card) * 100 + common) // 100)
        elif deck == BONUS_DECK:
            menu.add(code, taste.point * bonus_value(t.printed, card - DECK_FIRST[BONUS_DECK], owned))
        else:
            menu.add(code, expected(t, evaluation.seat, card - DECK_FIRST[PRESTIGE_DECK], taste))


def rate_bonuses(t: Florence, evaluation: SeatEvaluation, value: i64, acts: Actions, menu: Menu) -> None:
    """Add a card where it is needed, where it wins the best work, or where it is now or never."""
    keep = evaluation.taste.bonus_keep
    if evaluation.hand == 0 or evaluation.actions == 0:
        keep = 0
    owned = holdings(t, evaluation.seat)
    best: i64 = 1
    for seat in range(t.seats):
        best = most(best, t.best[seat])
    for n in range(acts.listed):
        code = acts.codes[n]
        if code >= t.first_aside:
            return
        if code == PASS:
            menu.add(PASS, 0)
        else:
            points = bonus_value(t.printed, code - ADD, owned)
            worth = 50 * points - 50 * points * keep // 100
            if value < MINIMUM[t.round] <= value + points:
                worth += 300 - 50 * points
            if value <= best < value + points:
                worth += 100
            menu.add(code, worth)


def rate_fame(evaluation: SeatEvaluation, value: i64, menu: Menu) -> None:
    """All in fame; or florins up to what is needed soon, or up to what will ever be needed."""
    fame = value >> 1
    menu.add(FAME + fame, 100 * fame + evaluation.worth(evaluation.purse + value - 2 * fame))
    soon = evaluation.fame_beyond(value, evaluation.soon)
    if soon < fame:
        menu.add(FAME + soon, evaluation.paid(value, evaluation.soon))
    if evaluation.fame_beyond(value, evaluation.ever) < soon:
        menu.add(FAME + evaluation.fame_beyond(value, evaluation.ever), evaluation.paid(value, evaluation.ever))
