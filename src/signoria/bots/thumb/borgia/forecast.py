"""How the game will end, as it stands."""

from mypy_extensions import i64

from signoria.bots.thumb.borgia.appraisal import Appraisal
from signoria.bots.thumb.borgia.papacy import likely_pope
from signoria.games.borgia.components import (
    ARTISTS,
    KEPT,
    OFFICES,
    OUTSIDES,
    START_CARDINALS,
    VOTES_PER_CARDINAL,
)
from signoria.games.borgia.rules.sequence import RoundEnd
from signoria.games.borgia.table import NIBBLE, Borgia
from signoria.kernel.action import NOBODY
from signoria.kernel.arrays import vec
from signoria.kernel.frame import END, Frame


def income_is_paid(top: Frame) -> bool:
    """Is the round being closed? Then what it brought is already in the purses."""
    while top is not END:
        if isinstance(top, RoundEnd):
            return True
        top = top.below
    return False


def foresee(t: Borgia, appraisal: Appraisal, top: Frame, out: vec[i64]) -> None:
    """What has been scored, what is owned will bring, what ducats and hands are good for, and the tiara."""
    for seat in range(t.seats):
        out[seat] = 100 * t.score[seat]
    if t.ended:
        return
    appraisal.look(t)
    taste = appraisal.taste
    everyone = appraisal.by_now(taste.all_ahead)
    ducat = appraisal.ducat * appraisal.by_now(taste.cash_ahead)
    in_hand = appraisal.ducat * appraisal.by_now(taste.hand_ahead)
    rank = t.printed.rank
    if income_is_paid(top):
        appraisal.close()
        if appraisal.payments == 0:
            in_hand = 0  # no turn will come to play a card in
    for seat in range(t.seats):
        n = t.purse[seat] * ducat
        hand = t.hand[seat]
        card: i64 = 0
        while hand != 0:
            n += (hand & NIBBLE) * taste.in_hand[rank[card]] * in_hand
            hand >>= 4
            card += 1
        out[seat] += n // 100 + everyone
    add_cards(t, appraisal, out)
    add_tiara(t, appraisal, out)


def add_cards(t: Borgia, appraisal: Appraisal, out: vec[i64]) -> None:
    """What lies before each family, by how safe it lies."""
    taste = appraisal.taste
    power, votes, points = t.printed.power, t.printed.votes, t.printed.vp
    property = appraisal.by_now(taste.property_ahead)
    office = appraisal.by_now(taste.office_ahead)
    vote = appraisal.by_now(taste.vote_ahead) * appraisal.rounds
    artist = appraisal.by_now(taste.artist_ahead) * appraisal.rounds
    family = appraisal.by_now(taste.family_ahead) * appraisal.rounds
    for card in range(OFFICES):
        if t.owner[card] != NOBODY:
            out[t.owner[card]] += appraisal.yields(card) * property * (100 + staying(appraisal, card)) // 20000
    for card in range(OFFICES, KEPT):
        spot = t.lies[card - OFFICES]
        if spot == NOBODY:
            continue
        n: i64 = power[card] * family
        if card < ARTISTS:
            n = appraisal.yields(card) * office // 100 + votes[card] * vote
        elif card < OUTSIDES:
            n = points[card] * artist
        out[t.owner[spot]] += n * staying(appraisal, spot) // 100


def staying(appraisal: Appraisal, spot: i64) -> i64:
    """What of the worth of a card at a spot its owner will keep; all of it once the last round is being closed."""
    if appraisal.payments == 0:
        return 100
    return appraisal.kept(spot)


def add_tiara(t: Borgia, appraisal: Appraisal, out: vec[i64]) -> None:
    """Ten points a round, for whoever would be elected now, and by the votes."""
    appraisal.weigh(t)
    out[likely_pope(t, appraisal)] += appraisal.by_now(appraisal.taste.elect_ahead)
    out[t.pope] += appraisal.by_now(appraisal.taste.pope_ahead)
    cardinal = appraisal.by_now(appraisal.taste.vote_ahead) * VOTES_PER_CARDINAL * appraisal.rounds
    for seat in range(t.seats):
        out[seat] += (t.cardinals[seat] - START_CARDINALS) * cardinal
