"""What an answer leads to: the rules themselves play it, on the table as far as the seat knows it."""

from typing import Final

from mypy_extensions import i64

from signoria.games.principe.actions import CATALOGUE
from signoria.games.principe.components import (
    BUILD,
    CARDS_PER_COLOUR,
    CITY_NAMES,
    COLOUR_NAMES,
    COLOURS,
    PLACE,
    PLAY,
    REGION_NAMES,
    REGIONS,
    REVEAL,
)
from signoria.games.principe.events import MAJOR
from signoria.games.principe.open import PrincipeOpen
from signoria.games.principe.rules.auction import AuctionPhase, award_lot
from signoria.games.principe.rules.build import play_cards
from signoria.games.principe.rules.city import add_cities, pay_for_city, place_shield, reward_roles
from signoria.games.principe.rules.roles import AwardRole, most, seconds, take_tile, turn_card_up
from signoria.games.principe.scoring import majority, region_points
from signoria.games.principe.table import Principe
from signoria.games.principe.view import PrincipeView
from signoria.kernel.action import Actions
from signoria.kernel.arrays import vec
from signoria.kernel.frame import Frame
from signoria.kernel.public import Nouns
from signoria.kernel.rng import Rng
from signoria.kernel.view import Fact
from signoria.kit.ascending import BID, PASS, Ascending
from signoria.kit.ring import seats_in

CONSEQUENCES: Final = {
    "withdraws": "",
    "bid-leaves": "amount ducats",
    "then-in-reach": "city",
    "then-too-dear": "city",
    "power": "power",
    "city-scores": "points ducats",
    "role-scores": "seat points",
    "cards-up": "building before cards",
    "others-up": "seat cards",
    "takes-major": "major cards down",
    "bids-for-major": "major seat",
    "takes-minor": "minor",
    "bids-for-minor": "minor seat",
    "no-role": "",
    "shield": "region before shields rank points",
    "others-shields": "seat shields points",
    "region-points": "points",
}


def facts(v: PrincipeView, text: str) -> list[Fact]:
    """What an answer leads to; nothing if it is none to what is asked."""
    code = CATALOGUE.code(text)
    t = v.laid_out(Rng(0))
    seat, top = v.observer, v.stack
    if not answers(v, t, code):
        return []
    if isinstance(top, Ascending):
        return of_a_bid(t, seat, top.below, code)
    if BUILD <= code < PLAY:
        return of_a_city(t, seat, code - BUILD)
    if PLAY <= code < PLACE:
        return of_cards(t, seat, code - PLAY)
    if PLACE <= code < REVEAL:
        return of_a_shield(t, seat, code - PLACE)
    if code >= REVEAL:
        return of_a_card(t, seat, code - REVEAL)
    return []


def answers(v: PrincipeView, t: Principe, code: i64) -> bool:
    """Is this an answer to what the observer is asked?"""
    if v.observer < 0 or not (v.stack.waiting() >> v.observer) & 1:
        return False
    acts = Actions()
    v.stack.offer(t, v.observer, acts)
    return acts.has(code)


def of_a_bid(t: Principe, seat: i64, seller: Frame, code: i64) -> list[Fact]:
    """What a bid leaves if it wins, and what it brings: cities in reach, or the power of a role. [IP-33] [IP-56]"""
    if code == PASS:
        return [Fact("withdraws", "IP-31", {})]
    amount = code - BID
    out = [Fact("bid-leaves", "IP-31", {"amount": int(amount), "ducats": int(t.purse[seat] - amount)})]
    if isinstance(seller, AwardRole):
        out.append(Fact("power", "IP-56", {"power": COLOUR_NAMES[seller.colour]}))
    elif isinstance(seller, AuctionPhase) and t.may_build():
        award_lot(t, seller.lot, seat, amount)
        found = in_reach(t, seat)
        if found:
            return out + [Fact("then-in-reach", "IP-33", {"city": city}) for city in found]
        t.purse[seat] += amount
        out += [Fact("then-too-dear", "IP-33", {"city": city}) for city in in_reach(t, seat)]
    return out


def in_reach(t: Principe, seat: i64) -> list[str]:
    """The open cities that hand and purse can pay for. [IP-40]"""
    acts = Actions()
    add_cities(t, seat, acts)
    return [CITY_NAMES[code - int(BUILD)] for code in acts.to_list()]


def of_a_city(t: Principe, seat: i64, city: i64) -> list[Fact]:
    """Points, the ducats that are left, and who else scores by their roles. [IP-41] [IP-42]"""
    before = t.score[:]
    pay_for_city(t, seat, city)
    reward_roles(t, seat, city)
    points, left = int(t.score[seat] - before[seat]), int(t.purse[seat])
    out = [Fact("city-scores", "IP-41", {"points": points, "ducats": left})]
    for other in range(t.seats):
        if other != seat and t.score[other] > before[other]:
            gained = int(t.score[other] - before[other])
            out.append(Fact("role-scores", "IP-42", {"seat": int(other), "points": gained}))
    return out


def of_cards(t: Principe, seat: i64, play: i64) -> list[Fact]:
    colour = play // CARDS_PER_COLOUR
    before = t.up[seat * COLOURS + colour]
    play_cards(t, seat, play)
    return of_cards_up(t, seat, colour, before)


def of_a_card(t: Principe, seat: i64, colour: i64) -> list[Fact]:
    before = t.up[seat * COLOURS + colour]
    turn_card_up(t, seat, colour)
    return of_cards_up(t, seat, colour, before)


def of_cards_up(t: PrincipeOpen, seat: i64, colour: i64, before: i64) -> list[Fact]:
    """Who has how many face up now, and who would hold the roles of the colour if nothing else changed. [IP-50]"""
    cards = int(t.up[seat * COLOURS + colour])
    out = [Fact("cards-up", "IP-50", {"building": COLOUR_NAMES[colour], "before": int(before), "cards": cards})]
    for n, other in most_first(t, t.up, COLOURS, colour, seat):
        out.append(Fact("others-up", "IP-50", {"seat": other, "cards": n}))
    return out + of_roles(t, seat, colour)


def most_first(t: PrincipeOpen, cells: vec[i64], width: i64, column: i64, seat: i64) -> list[tuple[int, int]]:
    """What others than a seat have in a column of a table by seats, and who: most first, who has none is left out."""
    others = [(int(cells[other * width + column]), int(other)) for other in range(t.seats) if other != seat]
    others.sort(key=lambda found: -found[0])
    return [found for found in others if found[0] > 0]


def of_roles(t: PrincipeOpen, seat: i64, colour: i64) -> list[Fact]:
    """The role that a seat would take, or those it would bid against. [IP-51] [IP-52] [IP-53] [IP-54] [IP-55]"""
    me = 1 << seat
    name = COLOUR_NAMES[colour]
    leaders = most(t, colour, t.everyone())
    second = seconds(t, colour, leaders)
    if leaders == me:
        down, cards = t.down[seat * COLOURS + colour], t.up[seat * COLOURS + colour]
        take_tile(t, seat, colour, MAJOR)
        turned = t.down[seat * COLOURS + colour] - down
        return [Fact("takes-major", "IP-55", {"major": name, "cards": int(cards), "down": int(turned)})]
    if leaders & me:
        return [Fact("bids-for-major", "IP-54", {"major": name, "seat": rival}) for rival in seats_in(leaders ^ me)]
    if second == me:
        return [Fact("takes-minor", "IP-51", {"minor": name})]
    if second & me:
        return [Fact("bids-for-minor", "IP-54", {"minor": name, "seat": rival}) for rival in seats_in(second ^ me)]
    return [Fact("no-role", "IP-50", {})]


def of_a_shield(t: PrincipeOpen, seat: i64, region: i64) -> list[Fact]:
    """How the majority of a region tips, and what it would score as it then stands. [IP-70]"""
    place_shield(t, seat, region)
    scoring = majority(t, region)
    own = t.map[seat * REGIONS + region]
    rank = rank_in(t, seat, region, scoring)
    points = int(region_points(own, scoring))
    nouns: Nouns = {"region": REGION_NAMES[region], "before": int(own - 1), "shields": int(own), "rank": rank}
    nouns["points"] = points
    out = [Fact("shield", "IP-70", nouns)]
    for n, other in most_first(t, t.map, REGIONS, region, seat):
        scores = int(region_points(n, scoring))
        out.append(Fact("others-shields", "IP-70", {"seat": other, "shields": n, "points": scores}))
    out.append(Fact("region-points", "IP-70", {"points": points}))
    return out


def rank_in(t: PrincipeOpen, seat: i64, region: i64, scoring: tuple[i64, i64]) -> str:
    """Where a seat with shields in a region stands there. [IP-70]"""
    own = t.map[seat * REGIONS + region]
    alike: i64 = 0
    for other in range(t.seats):
        if t.map[other * REGIONS + region] == own:
            alike += 1
    if own == scoring[0]:
        return "first" if alike == 1 else "tied"
    if own == scoring[1]:
        return "second" if alike == 1 else "tied-second"
    return "behind"
