"""Why an action is refused: the rule that forbids it, and the nearest legal ones."""

from mypy_extensions import i64

from signoria.games.principe.components import (
    BUILD,
    CARDS_PER_COLOUR,
    CITY_NAMES,
    COLOUR_NAMES,
    COLOURS,
    GREEN,
    LAY,
    PLACE,
    PLAY,
    REGION_NAMES,
    REVEAL,
)
from signoria.games.principe.rules.build import BuildOrPlay
from signoria.games.principe.rules.cards import LayCards
from signoria.games.principe.rules.city import WhichCity, WhichRegion, has_cards
from signoria.games.principe.rules.roles import WhichCard, WhichRegionOfAll
from signoria.games.principe.table import Principe
from signoria.kernel.action import NOBODY
from signoria.kernel.frame import Frame
from signoria.kernel.refusal import Reason, numbers
from signoria.kit.ascending import PASS, Ascending


def forbidden(t: Principe, top: Frame, seat: i64, text: str, code: i64) -> Reason | None:
    """What stands against an answer of the kind this question takes; None if it is not of that kind."""
    if isinstance(top, Ascending) and text in [f"bid {amount}" for amount in numbers(text)]:
        return cannot_bid(t, top, seat, numbers(text)[0])
    if code == NOBODY:
        return None
    if isinstance(top, LayCards):
        return cannot_lay(t, top, seat, code)
    if isinstance(top, (WhichCity, BuildOrPlay)):
        return cannot_build_or_play(t, seat, code, isinstance(top, BuildOrPlay))
    if isinstance(top, WhichRegion):
        return cannot_place(top, code)
    if isinstance(top, WhichCard):
        return cannot_reveal(code)
    if isinstance(top, WhichRegionOfAll) and code == PASS:
        return Reason("power-must-be-used", "IP-56", {})
    return None


def cannot_lay(t: Principe, top: LayCards, seat: i64, code: i64) -> Reason | None:
    """Cards for the auction come from the hand, and everyone lays. [IP-21]"""
    if LAY <= code < LAY + COLOURS:
        colour = code - LAY
        cards = int(t.hand[seat * COLOURS + colour] - top.laid(seat, colour))
        return Reason("no-card-to-lay", "IP-21", {"colour": COLOUR_NAMES[colour], "cards": cards})
    if code == PASS:
        return Reason("must-lay", "IP-21", {"cards": int(top.each - top.count(seat))})
    return None


def cannot_bid(t: Principe, top: Ascending, seat: i64, amount: int) -> Reason:
    """Higher than the last bid, no higher than the purse; any amount is answered, in the catalogue or not. [IP-31]"""
    if amount <= top.price:
        return Reason("bid-too-low", "IP-31", {"amount": amount, "price": int(top.price)})
    return Reason("bid-too-high", "IP-31", {"amount": amount, "ducats": int(t.purse[seat])})


def cannot_build_or_play(t: Principe, seat: i64, code: i64, may_play: bool) -> Reason | None:
    """Cities: not in round 1, only open ones, and only when cards and ducats are there. [IP-33] [IP-38] [IP-40]"""
    if BUILD <= code < PLAY:
        return cannot_build(t, seat, code - BUILD)
    if PLAY <= code < PLACE:
        colour = (code - PLAY) // CARDS_PER_COLOUR
        wanted = int((code - PLAY) % CARDS_PER_COLOUR + 1)
        if not may_play:
            return Reason("no-cards-after-auction", "IP-33", {})
        held = int(t.hand[seat * COLOURS + colour])
        return Reason("too-few-cards", "IP-38", {"colour": COLOUR_NAMES[colour], "cards": wanted, "held": held})
    return None


def cannot_build(t: Principe, seat: i64, city: i64) -> Reason:
    """The first reason that stands against a city. [IP-38] [IP-40]"""
    nouns: dict[str, int | str] = {"city": CITY_NAMES[city]}
    if not t.may_build():
        return Reason("no-city-in-round-1", "IP-38", nouns)
    if t.builder[city] != NOBODY:
        return Reason("city-built", "IP-40", nouns)
    if not any(t.open[slot] == city for slot in range(len(t.open))):
        return Reason("city-not-open", "IP-40", nouns)
    nouns["cost"] = int(t.terms.printed.cost[city])
    nouns["ducats"] = int(t.purse[seat])
    if not has_cards(t, seat, city):
        return Reason("cards-missing", "IP-40", nouns)
    return Reason("ducats-missing", "IP-40", nouns)


def cannot_place(top: WhichRegion, code: i64) -> Reason | None:
    """Shields of a city go to regions it touches. [IP-41]"""
    if PLACE <= code < REVEAL:
        nouns: dict[str, int | str] = {"city": CITY_NAMES[top.city], "region": REGION_NAMES[code - PLACE]}
        return Reason("region-not-touched", "IP-41", nouns)
    return None


def cannot_reveal(code: i64) -> Reason | None:
    """The green power turns up a card that lies face down and is not green; in most editions it must. [IP-56]"""
    if code == REVEAL + GREEN:
        return Reason("green-stays-down", "IP-56", {})
    if code >= REVEAL:
        return Reason("no-card-face-down", "IP-56", {"colour": COLOUR_NAMES[code - REVEAL]})
    if code == PASS:
        return Reason("power-must-be-used", "IP-56", {})
    return None
