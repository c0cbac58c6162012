"""What there is to survey in a game, by what it declares (`Game.market`): its sales, and who holds what.

All of it is read from what a spectator hears and from the final score lines.
"""

from collections import Counter

from signoria.kernel.event import SPECTATOR, Event
from signoria.kernel.game import Game
from signoria.kernel.market import ROUND
from signoria.kernel.state import State


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
    for n, sale in enumerate(game.market.sales):
        for event in events:
            if event.name in (sale.event, sale.unsold):
                step = event.nouns[sale.by] if sale.by else 0
                out.append([n, named(event.nouns, sale.noun), step, event.nouns.get(sale.price)])
    return out


def holders(game: Game, s: State, events: list[Event]) -> list[list[int | str]]:
    """Who holds what: the kind of holding, the thing, the seat."""
    out: list[list[int | str]] = []
    for n, holding in enumerate(game.market.holdings):
        got = [(event.name, event.nouns, int(event.nouns["seat"])) for event in events if event.name in holding.told]
        got += [(line.what, line.nouns, int(line.seat)) for line in game.scores(s) if line.what in holding.scored]
        things = [(named(nouns, holding.noun) or name, seat) for name, nouns, seat in got]
        if holding.last:
            things = list(dict(things).items())
        for (thing, seat), times in Counter(things).items():
            out.append([n, f"{thing} {times}" if holding.counted else thing, seat])
    return out
