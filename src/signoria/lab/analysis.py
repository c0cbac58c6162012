"""A record looked at decision by decision, each only from what that seat could know then.

Plain data goes in and comes out, so that any process can do a part of it: `analyse` does all of it here, an `Analysis`
is a series of decisions for workers, and `report` puts together what they found. Chance is drawn for each decision by
its own seed: who looks at it, and in which order, makes no difference.
"""

import json
from dataclasses import asdict, dataclass
from math import sqrt

from signoria.bots.advice import LOOKED_AT, Advice, Opinion, Verdict, advise
from signoria.bots.prices import unit_of
from signoria.bots.searcher import Budget
from signoria.games import game as game_of
from signoria.games import with_box
from signoria.kernel.action import NOBODY
from signoria.kernel.errors import BadRecord, BadSetup
from signoria.kernel.event import SPECTATOR
from signoria.kernel.game import Game
from signoria.kernel.record import Record, begun, parsed, play_record, replayed
from signoria.kernel.state import State
from signoria.kit.ascending import Ascending
from signoria.lab.simulation import number

Facts = dict[str, object]

OTHERS = 4  # answers that are kept beside what was played


@dataclass(frozen=True)
class Analysis:
    """Everything that fixes an analysis."""

    record: Facts
    moments: list[int]  # the numbers of the actions that are looked at
    seed: str = ""
    iterations: int = 1000  # a decision
    seconds: float = 0.0  # or, if no iterations are said, so long

    def seed_of(self, n: int) -> str:
        return f"{self.seed}/{self.moments[n]}"

    def play(self, n: int) -> Facts:
        """Look at the n-th decision."""
        found = look_at(self.record, self.moments[n], number(self.seed_of(n)), Budget(self.iterations, self.seconds))
        return {"seed": self.seed_of(n), **found}

    def facts(self) -> Facts:
        return asdict(self)


def analysis_of(data: Facts, seat: int = -1, seed: str = "", iterations: int = 1000, seconds: float = 0.0) -> Analysis:
    """The analysis of a record, of all seats or one, the record checked."""
    record = parsed(json.dumps(data))
    if not -1 <= seat < record.seats:
        raise BadSetup("seat-range", seat=seat, most=record.seats - 1)
    moments = unforced(with_box(game_of(record.game), record.box), record, seat)
    if not moments:
        raise BadRecord("no-decisions")
    return Analysis(data, moments, seed, iterations, seconds)


def analyse(data: Facts, seat: int = -1, seed: str = "", iterations: int = 1000, seconds: float = 0.0) -> Facts:
    """All of it, here and now."""
    analysis = analysis_of(data, seat, seed, iterations, seconds)
    return report(analysis, [analysis.play(n) for n in range(len(analysis.moments))])


def unforced(game: Game, record: Record, seat: int) -> list[int]:
    """The numbers of the actions that could have been others."""
    s = begun(game, record)
    found = []
    for n, action in enumerate(record.actions):
        who = action.partition(" ")[0]
        free = who.isdigit() and len(who) < 3 and len(s.legal(int(who))) > 1
        play_record(s, record, n + 1)
        if free and seat in (-1, int(who)):
            found.append(n)
    if s.digest() != record.digest:
        raise BadRecord("false-digest")
    return found


def look_at(data: Facts, n: int, seed: int, budget: Budget) -> Facts:
    """One decision of a record: what was expected of it, what else there was, and what that cost."""
    record = Record(data)
    game = with_box(game_of(record.game), record.box)
    s = replayed(game, record, n)
    who, _space, played = record.actions[n].partition(" ")
    seat = int(who)
    decision = game.decision(s, seat)
    advice = advise(game, game.view(s, seat), decision, game.heard(s, seat), seed, budget, played)
    asked = {
        "prompt": decision.prompt,
        "rule": decision.rule,
        "nouns": decision.nouns,
        "options": len(decision.options),
    }
    return {"n": n, "round": round_of(game, s), "seat": seat, **asked, "played": played, **judged(advice)}


def judged(advice: Advice) -> Facts:
    """What advice says of the action that was played."""
    verdict = advice.verdict
    assert verdict is not None
    return {
        "share": verdict.played.share,
        "error": verdict.played.error,
        "shares": advice.shares,
        "best": {"action": verdict.other.action, "share": verdict.other.share},
        "others": [{"action": other.action, "share": other.share} for other in others(advice, verdict)],
        "preferred": verdict.preferred,
        "gain": verdict.gain,
        "cost": round(verdict.cost, 4),
        "cost_error": verdict.error,
        "sure": verdict.sure,
        "price": advice.price.facts() if advice.price else None,
    }


def others(advice: Advice, verdict: Verdict) -> list[Opinion]:
    """What else could have been played, the best first; its figures are the verdict's."""
    told = (verdict.played.action, verdict.other.action)
    looked_at = [opinion for opinion in advice.opinions if opinion.action not in told and opinion.visits >= LOOKED_AT]
    return [verdict.other, *looked_at][:OTHERS]


def round_of(game: Game, s: State) -> int:
    """The round that is played; 0 before the first."""
    rounds = [event.nouns["round"] for event in game.heard(s, SPECTATOR) if event.name == "round-begins"]
    return int(rounds[-1]) if rounds else 0


def report(analysis: Analysis, results: list[Facts]) -> Facts:
    """Everything that was found, put together."""
    record = Record(analysis.record)
    game = with_box(game_of(record.game), record.box)
    paid = prices_paid(game, record)
    decisions = [{**found, "paid": paid.get(number_in(found, "n"))} for found in results]
    for decision in decisions:
        decision.pop("seed", None)
    return {
        "game": record.game,
        "edition": record.edition,
        "seats": record.seats,
        "players": told_apart(record.players),
        "actions": len(record.actions),
        "winners": game.winners(replayed(game, record)) if record.over else None,
        "budget": {"iterations": analysis.iterations, "seconds": analysis.seconds, "seed": analysis.seed},
        "decisions": decisions,
        "summary": [summary(decisions, seat) for seat in range(record.seats)],
        "curves": curves(game, record, decisions),
    }


def told_apart(names: list[str]) -> list[str]:
    """Those who share a name are numbered."""
    return [f"{name} {names[: n + 1].count(name)}" if names.count(name) > 1 else name for n, name in enumerate(names)]


def number_in(facts: Facts, key: str) -> int:
    value = facts[key]
    assert isinstance(value, int)
    return value


def figure(facts: Facts, key: str) -> float:
    value = facts[key]
    assert isinstance(value, int | float)
    return float(value)


def prices_paid(game: Game, record: Record) -> dict[int, int]:
    """What was paid at auction, by the number of the bid that won."""
    s, out, last = begun(game, record), dict[int, int](), dict[int, int]()
    for n, action in enumerate(record.actions):
        bidding = s.top
        play_record(s, record, n + 1)
        if isinstance(bidding, Ascending):
            seat, verb = action.split()[:2]
            if verb == "bid":
                last[int(seat)] = n
            if bidding.asked == NOBODY:
                if bidding.leader in last:
                    out[last[int(bidding.leader)]] = int(bidding.price) * unit_of(game)
                last.clear()
    return out


def summary(decisions: list[Facts], seat: int) -> Facts:
    """What a seat gave away in all, and at auction what it paid for what that was worth to it.

    The sum is of gains as they were measured, above nought and below: chance would add up if only costs were counted.
    """
    mine = [decision for decision in decisions if decision["seat"] == seat]
    others = [decision for decision in mine if decision["preferred"]]
    bought = [decision for decision in mine if decision["paid"] is not None]
    prices = [price for price in (decision["price"] for decision in bought) if isinstance(price, dict)]
    worst = sorted((one for one in mine if one["sure"]), key=lambda one: -figure(one, "cost"))
    return {
        "seat": seat,
        "decisions": len(mine),
        "cost": round(max(0.0, sum(figure(one, "gain") for one in others)), 4),
        "cost_error": round(sqrt(sum(figure(one, "cost_error") ** 2 for one in others)), 4),
        "mistakes": [one["n"] for one in worst],
        "bought": len(bought),
        "paid": sum(number_in(one, "paid") for one in bought),
        "worth": sum(int(price["most"]) for price in prices),
    }


def curves(game: Game, record: Record, decisions: list[Facts]) -> list[list[list[float]]]:
    """For each seat, points of an action's number and the share of wins expected then.

    A seat's own decisions tell what it could expect itself; one that was not looked at is seen through the others.
    """
    looked_at = {decision["seat"] for decision in decisions}
    winners = game.winners(replayed(game, record)) if record.over else []
    out = []
    for seat in range(record.seats):
        points = []
        for decision in decisions:
            if decision["seat"] == seat or seat not in looked_at:
                shares = decision["shares"]
                assert isinstance(shares, list)
                points.append([float(number_in(decision, "n")), float(shares[seat])])
        if record.over:
            points.append([float(len(record.actions)), 1 / len(winners) if seat in winners else 0.0])
        out.append(points)
    return out
