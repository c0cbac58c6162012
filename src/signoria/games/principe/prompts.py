"""What a seat is asked: the prompt of each question, with the nouns that its sentence needs."""

from typing import Final

from mypy_extensions import i64

from signoria.games.principe.components import CITY_NAMES
from signoria.games.principe.rules.auction import AuctionPhase
from signoria.games.principe.rules.build import BuildOrPlay
from signoria.games.principe.rules.cards import LayCards
from signoria.games.principe.rules.city import RaiseCity, WhichCity, WhichRegion
from signoria.games.principe.rules.roles import WhichCard, WhichRegionOfAll
from signoria.games.principe.table import Principe
from signoria.games.principe.view import sold
from signoria.kernel.action import NOBODY
from signoria.kernel.errors import BrokenInvariant
from signoria.kernel.frame import Frame
from signoria.kernel.public import Nouns
from signoria.kernel.view import Prompt
from signoria.kit.ascending import Ascending

PROMPTS: Final = {
    "lay-cards": "seat cards",
    "bid-for-lot": "seat price leader? colour cards",
    "bid-for-role": "seat price leader? colour tile",
    "which-city": "seat",
    "build-or-play": "seat",
    "play-cards": "seat",
    "which-region": "seat city shields all",
    "which-card": "seat",
    "card-or-none": "seat",
    "which-region-of-all": "seat",
}


def asked(t: Principe, top: Frame, seat: i64) -> Prompt:
    """The prompt for a seat, with the nouns its sentence needs."""
    nouns: Nouns = {"seat": int(seat)}
    if isinstance(top, LayCards):
        nouns["cards"] = int(top.each - top.count(seat))
        return Prompt("lay-cards", "IP-21", nouns)
    if isinstance(top, Ascending):
        return auction_asked(t, top, nouns)
    if isinstance(top, WhichCity):
        return Prompt("which-city", "IP-33", nouns)
    if isinstance(top, BuildOrPlay):
        if t.may_build():
            return Prompt("build-or-play", "IP-38", nouns)
        return Prompt("play-cards", "IP-38", nouns)
    if isinstance(top, WhichRegion):
        raising = top.below
        assert isinstance(raising, RaiseCity)
        nouns["city"] = CITY_NAMES[top.city]
        nouns["shields"] = int(min(raising.left, t.shields[seat]))
        nouns["all"] = int(t.terms.printed.shields[top.city])
        return Prompt("which-region", "IP-41", nouns)
    if isinstance(top, WhichCard):
        if t.terms.edition.green_is_a_choice:
            return Prompt("card-or-none", "IP-56", nouns)
        return Prompt("which-card", "IP-56", nouns)
    if isinstance(top, WhichRegionOfAll):
        return Prompt("which-region-of-all", "IP-56", nouns)
    raise BrokenInvariant("no-prompt", frame=type(top).__name__)


def auction_asked(t: Principe, top: Ascending, nouns: Nouns) -> Prompt:
    """What is under the hammer is the business of the paragraph that called the auction."""
    nouns["price"] = int(top.price)
    if top.leader != NOBODY:
        nouns["leader"] = int(top.leader)
    nouns.update(sold(t, top.below))
    if isinstance(top.below, AuctionPhase):
        return Prompt("bid-for-lot", "IP-31", nouns)
    return Prompt("bid-for-role", "IP-54", nouns)
