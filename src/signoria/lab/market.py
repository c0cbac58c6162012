"""What there is to survey in each game: which announcements are sales, and what seats hold that may win games.

All of it is read from what a spectator hears and from the final score lines.
"""

from collections import Counter
from dataclasses import dataclass

from signoria.kernel.event import SPECTATOR, Event
from signoria.kernel.game import Game
from signoria.kernel.state import State

ROUND = "round"  # a noun of any event: the round it is told in


@dataclass(frozen=True)
class Sale:
    """A kind of auction. What goes under the hammer is named by a noun; `by` is what its price depends on besides."""

    key: str
    event: str
    noun: str
    price: str
    by: str = ""
    unsold: str = ""  # the event that says nobody wanted it


@dataclass(frozen=True)
class Holding:
    """Things that seats hold: a noun of some events or score lines, or without a noun their names."""

    key: str
    noun: str = ""
    told: tuple[str, ...] = ()  # events
    scored: tuple[str, ...] = ()  # score lines
    last: bool = False  # only who got it last holds it
    counted: bool = False  # two are another thing than one


@dataclass(frozen=True)
class Market:
    """What to look at in a game."""

    sales: tuple[Sale, ...]
    holdings: tuple[Holding, ...]


MARKETS = {
    "principe": Market(
        (
            Sale("lots", "lot-sold", "colour", "price", by="cards", unsold="lot-removed"),
            Sale("roles", "role-bought", "tile colour", "price", unsold="role-unsold"),
        ),
        (
            Holding("majors", "colour", scored=("major",)),
            Holding("minors", "colour", scored=("minor",)),
            Holding("cities", "city", told=("city-built",)),
            Holding("regions", "region", scored=("region-first",)),
            Holding("endings", scored=("sets", "most-ducats", "most-cards")),
        ),
    ),
    "borgia": Market(
        (Sale("cards", "sold", "card", "price", by=ROUND),),
        (
            Holding("popes", ROUND, told=("elected",)),
            Holding("cards", "card", told=("gained", "sold", "taken-free", "office-given", "seized"), last=True),
        ),
    ),
    "florence": Market(
        (Sale("items", "item-sold", "stack", "florins", by=ROUND),),
        (
            Holding("items", "stack", told=("item-sold",), counted=True),
            Holding("buildings", "building", told=("building-bought",)),
            Holding("freedoms", "freedom", told=("freedom-introduced",)),
            Holding("works", "profession", told=("work-done",)),
            Holding("bonuses", "bonus", told=("bonus-added",)),
            Holding("prestige", "prestige", scored=("prestige",)),
            Holding("best-works", ROUND, told=("best-work",)),
        ),
    ),
}


def heard(game: Game, s: State) -> list[Event]:
    """All that a spectator hears, every event with the round it was told in."""
    now: int | str = 0
    out = []
    for event in game.heard(s, SPECTATOR):
        now = event.nouns.get(ROUND, now)
        out.append(Event(event.name, {**event.nouns, ROUND: now}, []))
    return out


def named(nouns: dict[str, int | str], noun: str) -> str:
    """What an event or score line is about, as a key: `major green` of the nouns `tile colour`."""
    return " ".join(str(nouns[part]) for part in noun.split())


def sales(game: Game, events: list[Event]) -> list[list[int | str | None]]:
    """Every lot of a game: the kind of sale, what it was, what its price depends on, and the price; None if unsold."""
    out: list[list[int | str | None]] = []
    for n, sale in enumerate(MARKETS[game.key].sales):
        for event in events:
            if event.name in (sale.event, sale.unsold):
                step = event.nouns[sale.by] if sale.by else 0
                out.append([n, named(event.nouns, sale.noun), step, event.nouns.get(sale.price)])
    return out


def holders(game: Game, s: State, events: list[Event]) -> list[list[int | str]]:
    """Who holds what: the kind of holding, the thing, the seat."""
    out: list[list[int | str]] = []
    for n, holding in enumerate(MARKETS[game.key].holdings):
        got = [(event.name, event.nouns, int(event.nouns["seat"])) for event in events if event.name in holding.told]
        got += [(line.what, line.nouns, int(line.seat)) for line in game.scores(s) if line.what in holding.scored]
        things = [(named(nouns, holding.noun) or name, seat) for name, nouns, seat in got]
        if holding.last:
            things = list(dict(things).items())
        for (thing, seat), times in Counter(things).items():
            out.append([n, f"{thing} {times}" if holding.counted else thing, seat])
    return out
