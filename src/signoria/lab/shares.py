"""Shares of wins and how far they can be trusted."""

from math import sqrt

Z = 1.96  # 95 %

Interval = tuple[float, float]


def wilson(share: float, n: float) -> Interval:
    """Wilson's 95 % interval of a share seen in `n` independent cases."""
    n = max(n, 1)
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


class Share:
    """A share of wins over cases that come in groups: games of one deal are alike.

    The interval is Wilson's for as many independent cases as would vary like the groups do, and never for more than
    there were: what pairing gains is not counted, what likeness costs is.
    """

    def __init__(self) -> None:
        self.groups: dict[int, list[float]] = {}  # wins and cases of each

    def add(self, group: int, wins: float, cases: int = 1) -> None:
        found = self.groups.setdefault(group, [0.0, 0.0])
        found[0] += wins
        found[1] += cases

    @property
    def wins(self) -> float:
        return sum(wins for wins, _cases in self.groups.values())

    @property
    def cases(self) -> int:
        return int(sum(cases for _wins, cases in self.groups.values()))

    @property
    def share(self) -> float:
        return self.wins / max(self.cases, 1)

    @property
    def independent(self) -> float:
        """How many independent cases this is worth."""
        share, cases, groups = self.share, self.cases, len(self.groups)
        spread = sum((wins - share * n) ** 2 for wins, n in self.groups.values())
        if groups < 2 or spread == 0:
            return float(cases)
        variance = spread / cases**2 * groups / (groups - 1)
        return min(float(cases), share * (1 - share) / variance)

    @property
    def interval(self) -> Interval:
        return wilson(self.share, self.independent)
