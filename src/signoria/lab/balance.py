"""Is a game fair, what do its lots sell for, and what goes with winning? A survey of games between bots."""

from dataclasses import asdict, dataclass
from typing import Any

from signoria.games import game as game_of
from signoria.lab.market import heard, holders, sales
from signoria.lab.shares import Share
from signoria.lab.simulation import bots_play
from signoria.lab.workers import Result

SELDOM = 20  # seats: what fewer held is left out


@dataclass(frozen=True)
class Survey:
    """Everything that fixes a series of games to be looked at."""

    game: str
    edition: str
    options: dict[str, int]
    seats: int
    bots: list[str]
    seed: str

    def seed_of(self, n: int) -> str:
        return f"{self.seed}/{n}"

    def play(self, n: int) -> Result:
        """Game `n`: how it ended, what was sold in it, and who held what."""
        game, seed = game_of(self.game), self.seed_of(n)
        turned = [self.bots[(seat + n) % self.seats] for seat in range(self.seats)]  # no bot has a seat of its own
        s = game.new(self.seats, self.edition, self.options, seed, players=turned)
        decisions, events = bots_play(game, s, turned, seed), heard(game, s)
        result: Result = {"n": n, "points": game.totals(s), "winners": game.winners(s), "first": game.first_of(s)}
        return {**result, "decisions": decisions, "sales": sales(game, events), "held": holders(game, s, events)}

    def facts(self) -> dict[str, object]:
        return asdict(self)


class Prices:
    """What one thing sold for: how often each price was paid, and how often nobody wanted it."""

    def __init__(self) -> None:
        self.paid: dict[int, int] = {}
        self.unsold = 0

    def add(self, price: int | None) -> None:
        if price is None:
            self.unsold += 1
        else:
            self.paid[price] = self.paid.get(price, 0) + 1

    def merge(self, other: "Prices") -> None:
        self.unsold += other.unsold
        for price, n in other.paid.items():
            self.paid[price] = self.paid.get(price, 0) + n

    @property
    def sold(self) -> int:
        return sum(self.paid.values())

    @property
    def mean(self) -> float:
        return sum(price * n for price, n in self.paid.items()) / max(self.sold, 1)

    def quantile(self, share: float) -> int:
        """The price that this share of the sales do not exceed; 0 if there were none."""
        seen = 0
        for price in sorted(self.paid):
            seen += self.paid[price]
            if seen >= share * self.sold:
                return price
        return 0

    def facts(self) -> dict[str, object]:
        quartiles = [self.quantile(share) for share in (0.25, 0.5, 0.75)]
        return {"sold": self.sold, "unsold": self.unsold, "mean": self.mean, "quartiles": quartiles}


class Balance:
    """Totals of a survey, one game at a time."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.market = game_of(survey.game).market
        self.games = 0
        self.decisions = 0
        self.shared = 0  # victories
        self.winning = 0  # points of winners
        self.places = [Share() for _seat in range(survey.seats)]  # in turn order from the first player
        self.points = [0] * survey.seats  # the same
        self.prices: list[dict[str, dict[int, Prices]]] = [{} for _sale in self.market.sales]  # by thing, by step
        self.held: list[dict[str, Share]] = [{} for _holding in self.market.holdings]

    def add(self, result: dict[str, Any]) -> None:
        winners, points = result["winners"], result["points"]
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.survey.seats)]
        for seat, share in enumerate(won):
            place = (seat - result["first"]) % self.survey.seats
            self.places[place].add(self.games, share)
            self.points[place] += points[seat]
        for sale, thing, step, price in result["sales"]:
            self.prices[sale].setdefault(thing, {}).setdefault(step, Prices()).add(price)
        for holding, thing, seat in result["held"]:
            self.held[holding].setdefault(thing, Share()).add(self.games, won[seat])
        self.shared += len(winners) > 1
        self.winning += points[winners[0]]
        self.decisions += result["decisions"]
        self.games += 1

    @property
    def fair(self) -> float:
        return 1 / self.survey.seats

    def overall(self, sale: int) -> dict[str, Prices]:
        """What each thing sold for, whatever its price depended on; the dearest first."""
        out = {}
        for thing, steps in self.prices[sale].items():
            out[thing] = Prices()
            for prices in steps.values():
                out[thing].merge(prices)
        return dict(sorted(out.items(), key=lambda item: -item[1].mean))

    def holders(self, holding: int) -> dict[str, Share]:
        """What goes with winning, the most telling first; what was held too seldom to tell is left out."""
        often = {thing: share for thing, share in self.held[holding].items() if share.cases >= SELDOM}
        return dict(sorted(often.items(), key=lambda item: -item[1].share))

    def facts(self) -> dict[str, object]:
        """Every figure of the report."""
        mean = {"decisions": self.decisions / max(self.games, 1), "winning": self.winning / max(self.games, 1)}
        places = [
            {**share_facts(share), "points": points / max(self.games, 1)}
            for share, points in zip(self.places, self.points, strict=True)
        ]
        sold = {
            sale.key: {
                thing: {step: one.facts() for step, one in sorted(steps.items())} for thing, steps in found.items()
            }
            for sale, found in zip(self.market.sales, self.prices, strict=True)
        }
        held = {
            holding.key: {thing: share_facts(share) for thing, share in self.holders(n).items()}
            for n, holding in enumerate(self.market.holdings)
        }
        totals = {"survey": self.survey.facts(), "games": self.games, "shared": self.shared, "fair": self.fair}
        return {**totals, "mean": mean, "places": places, "sales": sold, "held": held}


def share_facts(share: Share) -> dict[str, object]:
    return {"cases": share.cases, "share": share.share, "interval": share.interval}
