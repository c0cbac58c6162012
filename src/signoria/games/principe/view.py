"""What an observer may know: what lies open, what this seat alone knows, and where we are, in public words."""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.principe.actions import CATALOGUE
from signoria.games.principe.components import (
    CITIES,
    CITY_NAMES,
    COLOUR_NAMES,
    COLOURS,
    OPEN_CITIES,
    REGION_NAMES,
    REGIONS,
)
from signoria.games.principe.events import TILE_NAMES
from signoria.games.principe.open import PrincipeOpen
from signoria.games.principe.public import (
    Cards,
    City,
    CityMaking,
    Colour,
    Due,
    Family,
    Own,
    Prize,
    PublicView,
    Refill,
    Region,
    RoleMaking,
    SeenByAll,
)
from signoria.games.principe.rules.auction import AuctionPhase, smallest_lot
from signoria.games.principe.rules.build import BuildOrPlay, BuildPhase
from signoria.games.principe.rules.cards import LayCards, NewCards, ends_near
from signoria.games.principe.rules.city import RaiseCity, missing_cards
from signoria.games.principe.rules.roles import AwardRole, RolePhase, RolesOfColour, fewest_cards, most, seconds
from signoria.games.principe.scoring import majority, region_points
from signoria.games.principe.table import Principe, table_for
from signoria.kernel.action import NOBODY, copy_cells, fill, filled
from signoria.kernel.arrays import vec
from signoria.kernel.event import SPECTATOR
from signoria.kernel.frame import Frame, censored, frames
from signoria.kernel.public import Nouns, Sale, SealedChoice
from signoria.kernel.rng import Rng
from signoria.kernel.view import View
from signoria.kit.ascending import Ascending
from signoria.kit.names import by_name
from signoria.kit.ring import seats_in


@final
class PrincipeView(View):
    """The open table and the observer's own hand and purse. Others' ducats and colours are hidden. [IP-22]"""

    def __init__(self, t: Principe, top: Frame, observer: i64) -> None:
        super().__init__(observer, t.seats, t.terms.edition.key, censored(top, observer))
        self.open: Final = PrincipeOpen(t.seats, Rng(0), t.terms)  # its chance is nobody's
        t.copy_open(self.open)
        self.refill_sizes: vec[i64] = vec[i64]()  # how many cards each seat drew from the refilled deck
        self.refill_hand: vec[i64] = vec[i64]()  # which of these the observer did
        self.hand_size: Final = filled(t.seats, 0)
        for seat in range(t.seats):
            self.hand_size[seat] = t.hand_size(seat)
        if len(t.refill) > 0:
            self.refill_sizes = filled(t.seats, 0)
            for cell in range(len(t.refill_drawn)):
                self.refill_sizes[cell // COLOURS] += t.refill_drawn[cell]
        self.hand: vec[i64] = vec[i64]()  # the observer's own
        self.purse: i64 = NOBODY  # the observer's own
        if observer != SPECTATOR:
            self.hand = t.hand[observer * COLOURS : (observer + 1) * COLOURS]
            self.purse = t.purse[observer]
            self.refill_hand = t.refill_drawn[observer * COLOURS : (observer + 1) * COLOURS]

    def laid_out(self, rng: Rng) -> Principe:
        """The table as far as the observer knows it: no decks, of others' hands what all have seen, no purses."""
        t = table_for(self.seats, rng, self.open.terms)
        self.open.copy_open(t)
        t.deck, t.city_deck, t.refill_drawn = vec[i64](), vec[i64](), vec[i64]()
        copy_cells(t.known, t.hand)
        fill(t.purse, 0)
        if self.observer != SPECTATOR:
            t.purse[self.observer] = self.purse
            for c in range(COLOURS):
                t.hand[self.observer * COLOURS + c] = self.hand[c]
        return t

    def to_dict(self) -> PublicView:
        return {**self.seen_by_all(), **self.own()}

    def seen_by_all(self) -> SeenByAll:
        t = self.open
        return {
            "game": "principe",
            "edition": self.edition,
            "options": t.terms.options,
            "asked": seats_in(self.stack.waiting()),
            "phase": phase_of(self.stack),
            "sale": sale_of(t, self.stack),
            "making": making_of(t, self.stack),
            "prince": int(t.prince),
            "round": int(t.round),
            "last": t.last,
            "ends": ends_near(t),  # type: ignore[typeddict-item]
            "deck": int(t.deck_size()),
            "city_deck": int(t.city_deck_size()),
            "open": [CITY_NAMES[city] for city in open_cities(t)],
            "built": built_by(t),
            "lots": lots_of(t),
            "removed": by_name(COLOUR_NAMES, t.removed, 0),
            "major": holders(t.major),
            "minor": holders(t.minor) if t.terms.minors else None,
            "due": roles_due(t),
            "seats": [self.family(seat) for seat in range(self.seats)],
        }

    def own(self) -> Own:
        """What another sees otherwise. [IP-22]"""
        watches = self.observer == SPECTATOR
        out: Own = {
            "observer": int(self.observer),
            "sealed": sealed_of(self.stack, self.observer),
            "hand": None if watches else by_name(COLOUR_NAMES, self.hand, 0),
            "ducats": None if watches else int(self.purse),
            "missing": {} if watches else self.missing(),
            "fewest": self.fewest(),
        }
        if len(self.open.refill) > 0:
            out["refill"] = self.refill()
        return out

    def family(self, seat: i64) -> Family:
        t = self.open
        row = seat * COLOURS
        return {
            "score": int(t.score[seat]),
            "cards": int(self.hand_size[seat]),
            "known": by_name(COLOUR_NAMES, t.known, row),
            "court": court_of(t, row),
            "shields": int(t.shields[seat]),
            "map": shields_of(t, seat),
        }

    def refill(self) -> Refill:
        mine: Cards = {}
        if self.observer != SPECTATOR:
            mine = by_name(COLOUR_NAMES, self.refill_hand, 0)
        drawn = [int(cards) for cards in self.refill_sizes]
        return {"cards": by_name(COLOUR_NAMES, self.open.refill, 0), "drawn": drawn, "mine": mine}

    def missing(self) -> dict[City, tuple[list[Colour], int]]:
        """What the observer lacks for open cities; cards laid for the auction are as good as gone. [IP-40]"""
        top = self.stack
        hand = self.hand[:]
        if isinstance(top, LayCards):
            for c in range(COLOURS):
                hand[c] -= top.laid(self.observer, c)
        out: dict[City, tuple[list[Colour], int]] = {}
        for city in open_cities(self.open):
            ducats = max(0, int(self.open.terms.printed.cost[city] - self.purse))
            cards: list[Colour] = []
            for c in range(COLOURS):
                for _card in range(missing_cards(self.open, hand[c], city, c)):
                    cards.append(COLOUR_NAMES[c])
            if cards or ducats > 0:
                out[CITY_NAMES[city]] = cards, ducats
        return out

    def fewest(self) -> dict[Colour, tuple[int, Prize]]:
        """How few cards of each colour in hand are enough for a role, while the observer may play some. [IP-38]"""
        top = self.stack
        out: dict[Colour, tuple[int, Prize]] = {}
        if isinstance(top, BuildOrPlay) and top.seat == self.observer:
            for c in range(COLOURS):
                cards, what = fewest_cards(self.open, self.observer, c, self.hand[c])
                if cards > 0:
                    out[COLOUR_NAMES[c]] = int(cards), what  # type: ignore[assignment]
        return out


def built_by(t: PrincipeOpen) -> dict[City, int]:
    return {CITY_NAMES[city]: int(t.builder[city]) for city in range(CITIES) if t.builder[city] != NOBODY}


def roles_due(t: PrincipeOpen) -> dict[Colour, Due]:
    """Who would have the roles if they were given as the cards lie now. [IP-50] [IP-51]"""
    out: dict[Colour, Due] = {}
    for c in range(COLOURS):
        leaders = most(t, c, t.everyone())
        if leaders != 0:
            out[COLOUR_NAMES[c]] = {"major": seats_in(leaders), "minor": seats_in(seconds(t, c, leaders))}
    return out


def holders(tiles: vec[i64]) -> dict[str, int]:
    """Who holds the tile of each colour; those on the board are left out."""
    return {name: int(tiles[i]) for i, name in enumerate(COLOUR_NAMES) if tiles[i] != NOBODY}


def open_cities(t: PrincipeOpen) -> list[int]:
    return [int(t.open[slot]) for slot in range(OPEN_CITIES) if t.open[slot] != NOBODY]


def lots_of(t: PrincipeOpen) -> list[tuple[Colour, int]]:
    """What is still to be sold, in the order of sale. [IP-30]"""
    left = t.offered[:]
    out: list[tuple[Colour, int]] = []
    while (lot := smallest_lot(left)) != NOBODY:
        out.append((COLOUR_NAMES[lot], int(left[lot])))
        left[lot] = 0
    return out


def court_of(t: PrincipeOpen, row: i64) -> dict[Colour, tuple[int, int]]:
    """The cards before a seat, face up and turned down, of each colour of which it has any."""
    out: dict[Colour, tuple[int, int]] = {}
    for c in range(COLOURS):
        if t.up[row + c] + t.down[row + c] > 0:
            out[COLOUR_NAMES[c]] = int(t.up[row + c]), int(t.down[row + c])
    return out


def shields_of(t: PrincipeOpen, seat: i64) -> dict[Region, tuple[int, int]]:
    """The shields of a seat in each region where it has any, and what they would score now. [IP-70]"""
    out: dict[Region, tuple[int, int]] = {}
    for region in range(REGIONS):
        shields = t.map[seat * REGIONS + region]
        if shields > 0:
            out[REGION_NAMES[region]] = int(shields), int(region_points(shields, majority(t, region)))
    return out


def phase_of(stack: Frame) -> str | None:
    for frame in frames(stack):
        if isinstance(frame, NewCards):
            return "new-cards"
        if isinstance(frame, AuctionPhase):
            return "auction"
        if isinstance(frame, BuildPhase):
            return "building"
        if isinstance(frame, RolePhase):
            return "roles"
    return None


def sale_of(t: PrincipeOpen, top: Frame) -> Sale | None:
    """The open auction; what is sold is the business of the paragraph that called it. [IP-31] [IP-54]"""
    if not isinstance(top, Ascending):
        return None
    return top.sale(sold(t, top.below))


def sold(t: PrincipeOpen, seller: Frame) -> Nouns:
    if isinstance(seller, AuctionPhase):
        return {"colour": COLOUR_NAMES[seller.lot], "cards": int(t.offered[seller.lot])}
    assert isinstance(seller, AwardRole)
    return {"colour": COLOUR_NAMES[seller.colour], "tile": TILE_NAMES[seller.tile]}


def sealed_of(top: Frame, observer: i64) -> SealedChoice | None:
    if isinstance(top, LayCards):
        return top.choice(observer, CATALOGUE.texts)
    return None


def making_of(t: PrincipeOpen, stack: Frame) -> CityMaking | RoleMaking | None:
    """What is under way besides an auction of cards: a city, or a role."""
    for frame in frames(stack):
        if isinstance(frame, RaiseCity):
            left = min(frame.left, t.shields[frame.builder])
            return {"what": "city", "seat": int(frame.builder), "city": CITY_NAMES[frame.city], "shields": int(left)}
        if isinstance(frame, AwardRole):
            return role_making(frame)
    return None


def role_making(award: AwardRole) -> RoleMaking:
    settled = award.below
    assert isinstance(settled, RolesOfColour)
    return {
        "what": "role",
        "rivals": seats_in(award.rivals),
        "seconds": seats_in(settled.seconds),
    }
