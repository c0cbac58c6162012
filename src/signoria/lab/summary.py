"""What many games add up to: wins with their interval, points, length."""

from typing import Any

from signoria.bots.program import FAULTS
from signoria.lab.shares import wilson
from signoria.text import Words


class Summary:
    """Totals of a series, one game at a time."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.wins = [0.0] * seats  # a shared victory is shared
        self.points = [0] * seats
        self.least = [10**9] * seats
        self.most = [-(10**9)] * seats
        self.faults: list[dict[str, int]] = [{} for _seat in range(seats)]  # what bots did wrong, and how often

    def add(self, result: dict[str, object]) -> None:
        """Count a result, or a whole record; ValueError, KeyError or TypeError if it is neither."""
        winners, points = whole(result["winners"]), points_of(result, len(self.points))
        if not set(winners) <= set(range(len(self.points))) or len(points) != len(self.points):
            raise ValueError(winners, points)
        self.add_faults(result.get("faults", []))
        for seat, n in enumerate(points):
            self.points[seat] += n
            self.least[seat] = min(self.least[seat], n)
            self.most[seat] = max(self.most[seat], n)
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        self.decisions += decisions_of(result)
        self.games += 1

    def add_faults(self, faults: object) -> None:
        """What each seat did wrong in a game; nothing if nobody did."""
        for seat, found in enumerate(listed(faults)):
            for kind in sorted(found, key=FAULTS.index):
                (count,) = whole([found[kind]])
                self.faults[seat][kind] = self.faults[seat].get(kind, 0) + count

    def interval(self, seat: int) -> tuple[float, float]:
        """The 95 % interval of the share of wins."""
        return wilson(self.wins[seat] / max(self.games, 1), self.games)

    def rows(self, bots: list[str], say: Words) -> list[list[str]]:
        """The table people read, a row for each seat."""
        out = []
        for seat, name in enumerate(bots):
            low, high = self.interval(seat)
            share = say.percent(self.wins[seat] / max(self.games, 1))
            mean = say.number(self.points[seat] / max(self.games, 1), 1)
            reach = f"{self.least[seat]}–{self.most[seat]}" if self.games else "–"
            out.append([str(seat), name, share, f"{say.number(100 * low, 1)}–{say.percent(high)}", mean, reach])
        return out

    def facts(self, bots: list[str]) -> dict[str, object]:
        seats = [
            {
                "seat": seat,
                "bot": name,
                "wins": self.wins[seat],
                "interval": self.interval(seat),
                "points": self.points[seat],
                "least": self.least[seat] if self.games else None,
                "most": self.most[seat] if self.games else None,
                "faults": self.faults[seat],
            }
            for seat, name in enumerate(bots)
        ]
        return {"games": self.games, "decisions": self.decisions, "seats": seats}


def points_of(result: dict[str, object], seats: int) -> list[int]:
    """The points of each seat, from a result or from the score lines of a record."""
    if "points" in result:
        return whole(result["points"])
    out = [0] * seats
    for line in listed(result["scores"]):
        seat, points = whole([line["seat"], line["points"]])
        if seat not in range(seats):
            raise ValueError(seat)
        out[seat] += points
    return out


def decisions_of(result: dict[str, object]) -> int:
    if "decisions" in result:
        return whole([result["decisions"]])[0]
    return len(listed(result["actions"]))


def listed(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value


def whole(value: object) -> list[int]:
    """Whole numbers, of a size that points and counts have."""
    numbers = listed(value)
    if not all(isinstance(number, int) and abs(number) < 10**9 for number in numbers):
        raise TypeError(value)
    return numbers
