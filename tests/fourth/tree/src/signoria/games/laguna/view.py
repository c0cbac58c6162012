"""What an observer may know: what lies open, what this seat alone knows, and where we are, in public words."""

from typing import final

from mypy_extensions import i64

from signoria.games.laguna.actions import CATALOGUE
from signoria.games.laguna.components import ISLAND_NAMES, ISLANDS, ROUNDS
from signoria.games.laguna.events import PHASES
from signoria.games.laguna.open import LagunaOpen
from signoria.games.laguna.public import Own, PublicView, SeenByAll
from signoria.games.laguna.rules.harbours import WhichHarbour
from signoria.games.laguna.rules.sale import IslandSale
from signoria.games.laguna.scoring import open_points
from signoria.games.laguna.table import Laguna
from signoria.kernel.action import NOBODY
from signoria.kernel.event import SPECTATOR
from signoria.kernel.frame import Frame, censored
from signoria.kernel.public import Nouns, Sale, SealedChoice
from signoria.kernel.rng import Rng
from signoria.kernel.view import View
from signoria.kit.ascending import Ascending


@final
class LagunaView(View):
    """The open table, and the observer's own harbour. [LG-11]"""

    def __init__(self, t: Laguna, top: Frame, observer: i64) -> None:
        super().__init__(observer, t.seats, "house", censored(top, observer))
        self.open: LagunaOpen = LagunaOpen(t.seats, Rng(0))  # its chance is nobody's
        t.copy_open(self.open)
        self.harbour: i64 = NOBODY
        if observer != SPECTATOR:
            self.harbour = t.harbour[observer]

    def to_dict(self) -> PublicView:
        return {**self.seen_by_all(), **self.own()}

    def seen_by_all(self) -> SeenByAll:
        t = self.open
        return {
            "game": "laguna",
            "edition": self.edition,
            "options": {},
            "first": int(t.first),
            "round": int(t.round),
            "rounds": int(ROUNDS),
            "over": t.ended,
            "phase": self.phase(),
            "sale": self.sale(),
            "turned": [ISLAND_NAMES[island] for island in range(ISLANDS) if t.turned[island]],
            "owners": {ISLAND_NAMES[n]: int(t.owner[n]) for n in range(ISLANDS) if t.owner[n] != NOBODY},
            "seats": [
                {"ducats": int(t.purse[seat]), "points": int(open_points(t, seat))} for seat in range(self.seats)
            ],
        }

    def own(self) -> Own:
        """What another sees otherwise. [LG-11]"""
        return {
            "observer": int(self.observer),
            "sealed": self.sealed(),
            "harbour": ISLAND_NAMES[self.harbour] if self.harbour != NOBODY else None,
            "ducats": int(self.open.purse[self.observer]) if self.observer != SPECTATOR else None,
        }

    def phase(self) -> str | None:
        if self.open.ended:
            return None
        return PHASES[0] if isinstance(self.stack, WhichHarbour) else PHASES[1]

    def sale(self) -> Sale | None:
        top = self.stack
        return top.sale(sold(top.below), 1) if isinstance(top, Ascending) else None

    def sealed(self) -> SealedChoice | None:
        top = self.stack
        return top.choice(self.observer, CATALOGUE.texts) if isinstance(top, WhichHarbour) else None


def sold(selling: Frame) -> Nouns:
    """What is under the hammer."""
    assert isinstance(selling, IslandSale)
    return {"island": ISLAND_NAMES[selling.island]}
