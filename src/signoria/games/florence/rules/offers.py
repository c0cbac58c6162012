"""Pieces and freedoms that a player could still have: where they would fit, and what they would do."""

from mypy_extensions import i64

from signoria.games.florence.components import (
    BUILDINGS,
    COST_BY_BUILDERS,
    FREEDOM_COST,
    PIECE_NAMES,
    PROFESSION_NAMES,
    PROFESSIONS,
    THING_NAMES,
    UNIT,
)
from signoria.games.florence.public import Offer, Rise
from signoria.games.florence.rules.action import add_freedom
from signoria.games.florence.rules.placing import add_building, add_landscape
from signoria.games.florence.rules.work import work_value
from signoria.games.florence.table import Florence


def offers(t: Florence, seat: i64, bids: list[int | None]) -> list[Offer]:
    """Whatever professions like, as far as there is any left for this player; landscapes at the next bid for each."""
    return [offer(t, seat, thing, bids) for thing in range(len(THING_NAMES)) if can_have(t, seat, thing)]


def can_have(t: Florence, seat: i64, thing: i64) -> bool:
    """Is there one left, and of buildings and freedoms none here yet? [PF-30] [PF-44] [PF-47]"""
    pieces: i64 = len(PIECE_NAMES)
    if thing < BUILDINGS:
        return t.buildings_left[thing] > 0 and not (t.buildings[seat] >> thing) & 1
    if thing < pieces:
        return t.stock[thing - BUILDINGS] > 0
    return t.freedoms_left[thing - pieces] > 0 and not (t.freedoms[seat] >> (thing - pieces)) & 1


def offer(t: Florence, seat: i64, thing: i64, bids: list[int | None]) -> Offer:
    then = t.clone()
    add_thing(then, seat, thing)
    return {
        "thing": THING_NAMES[thing],
        "price": price(t, seat, thing, bids),
        "places": places(t, seat, thing),
        "fame": int(then.fame[seat] - t.fame[seat]),
        "rises": rises(t, then, seat),
    }


def add_thing(t: Florence, seat: i64, thing: i64) -> None:
    """Whatever a profession may like comes into a principality."""
    pieces: i64 = len(PIECE_NAMES)
    if thing < BUILDINGS:
        add_building(t, seat, thing)
    elif thing < pieces:
        add_landscape(t, seat, thing - BUILDINGS)
    else:
        add_freedom(t, seat, thing - pieces)


def price(t: Florence, seat: i64, thing: i64, bids: list[int | None]) -> int | None:
    """In one's own turn, or at the next bid. [PF-21] [PF-44] [PF-47]"""
    if thing < BUILDINGS:
        return int(UNIT * COST_BY_BUILDERS[t.builders[seat]])
    if thing < len(PIECE_NAMES):
        return bids[thing - BUILDINGS]
    return int(UNIT * FREEDOM_COST)


def places(t: Florence, seat: i64, thing: i64) -> int:
    """In how many ways a piece could lie now; a freedom lies nowhere. [PF-45]"""
    if thing >= len(PIECE_NAMES):
        return 0
    atlas, blocked = t.printed.atlas, ~t.free(seat, thing < BUILDINGS)
    found = 0
    for place in range(atlas.first_place[thing], atlas.first_place[thing + 1]):
        if not atlas.squares[place] & blocked:
            found += 1
    return found


def rises(t: Florence, then: Florence, seat: i64) -> list[Rise]:
    """The professions in hand whose works would be worth more, and how much. [PF-41]"""
    out: list[Rise] = []
    for card in range(PROFESSIONS):
        if (t.hand[seat] >> card) & 1:
            value = int(work_value(then, seat, card))
            if value > work_value(t, seat, card):
                out.append({"profession": PROFESSION_NAMES[card], "value": value})
    return out
