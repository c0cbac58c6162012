"""What votes and new cardinals lead to."""

from mypy_extensions import i64

from signoria.games.borgia.components import CARDINALS, CAST, FAMILY_NAMES, VOTES_PER_CARDINAL
from signoria.games.borgia.open import BorgiaOpen
from signoria.games.borgia.rules.ballot import OpenBallot, SecretBallot, WhichVotes, votes_of, votes_that_elect
from signoria.games.borgia.rules.pope import WhichCardinals, most_for_pope
from signoria.games.borgia.rules.runoff import RunOff
from signoria.games.borgia.view import BorgiaView
from signoria.kernel.bits import first_bit
from signoria.kernel.frame import Frame
from signoria.kernel.public import Nouns
from signoria.kernel.view import Fact


def voting(v: BorgiaView, top: Frame, codes: list[i64]) -> list[Fact]:
    """How many votes each family named would have, and whether that elects; others can only add. [TP-70] [TP-71]"""
    t = v.open
    tally = [0] * int(t.seats)
    families = [int(family) for family in range(t.seats)]
    left = votes_of(t, v.observer)
    if isinstance(top, SecretBallot):
        left -= top.cast(v.observer)
        families = families[top.count(v.observer) :]
    else:
        assert isinstance(top, WhichVotes)
        left = top.left
        families = families[top.family :]
        ballot = top.below
        assert isinstance(ballot, (OpenBallot, RunOff))
        tally = [int(votes) for votes in ballot.tally]
        if isinstance(ballot, RunOff):
            families = [int(top.family), int(first_bit(ballot.pair & ~(1 << top.family)))]
    if len(codes) > len(families):
        return []
    out: list[Fact] = []
    for n, code in enumerate(codes):
        if not CAST <= code <= CAST + left:
            return []
        left -= code - CAST
        out += votes_for(t, families[n], tally[families[n]], code - CAST)
    if left > 0 and len(codes) == len(families) - 1:  # the last family gets the rest
        out += votes_for(t, families[-1], tally[families[-1]], left)
    return out


def votes_for(t: BorgiaOpen, family: i64, before: i64, votes: i64) -> list[Fact]:
    if votes == 0:
        return []
    elects = votes_that_elect(t)
    name = FAMILY_NAMES[family]
    if before + votes >= elects:
        return [Fact("votes-elect", "TP-71", {"family": name})]
    nouns: Nouns = {"family": name, "number": int(before + votes), "elects": int(elects)}
    return [Fact("votes-stand", "TP-71", nouns)]


def giving_cardinals(v: BorgiaView, top: WhichCardinals, codes: list[i64]) -> list[Fact]:
    """The votes that new cardinals bring, and, once all have theirs, what the Pope keeps. [TP-92] [TP-70]"""
    t = v.open
    out: list[Fact] = []
    receiver, left, most = top.receiver, top.left, top.most
    for code in codes:
        n = code - CARDINALS
        if receiver == t.pope or not 0 <= n <= left:
            return []
        left -= n
        most = max(most, n)
        if n > 0:
            votes = votes_of(t, receiver) + n * VOTES_PER_CARDINAL
            out.append(Fact("cardinals-vote", "TP-70", {"family": FAMILY_NAMES[receiver], "number": int(votes)}))
        receiver = t.left_of(receiver)
    if receiver == t.pope:
        if left > most_for_pope(most):
            return [Fact("pope-too-many", "TP-92", {"number": int(left), "most": int(most_for_pope(most))})]
        out.append(Fact("pope-keeps", "TP-92", {"number": int(left)}))
    return out
