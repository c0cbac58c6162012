"""How long decisions take, as a mean and a histogram that games can be added up from."""

from math import floor, log
from typing import Any

RATIO = 1.1  # a cell of the histogram ends so many times later than it begins: quantiles are good to 5 %
SHORTEST = 1e-7  # seconds


class Clock:
    """Processor time of the thread that decides, over decisions that are not forced.

    What else the machine does counts little. Of a program that thinks elsewhere, the wall clock while it is waited for.
    """

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.cells: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        cell = floor(log(max(seconds, SHORTEST)) / log(RATIO))
        self.cells[cell] = self.cells.get(cell, 0) + 1
        self.seconds += seconds
        self.decisions += 1

    def merge(self, facts: Any) -> None:
        """Add what another clock's `facts` say; ValueError or TypeError if they are none."""
        decisions, seconds, cells = facts
        if not (isinstance(decisions, int) and isinstance(seconds, int | float) and 0 <= seconds < float("inf")):
            raise TypeError(facts)
        counts = [(cell, n) for cell, n in cells if isinstance(cell, int) and isinstance(n, int) and n > 0]
        if sum(n for _cell, n in counts) != decisions:
            raise ValueError(facts)
        self.decisions += decisions
        self.seconds += seconds
        for cell, n in counts:
            self.cells[cell] = self.cells.get(cell, 0) + n

    def facts(self) -> list[object]:
        """Decisions, seconds, and the histogram as pairs: what `merge` reads."""
        return [self.decisions, round(self.seconds, 6), sorted(map(list, self.cells.items()))]

    @property
    def mean(self) -> float:
        return self.seconds / max(self.decisions, 1)

    def quantile(self, share: float) -> float:
        """The time that this share of the decisions do not exceed; 0 if there were none."""
        seen = 0
        for cell in sorted(self.cells):
            seen += self.cells[cell]
            if seen >= share * self.decisions:
                return float(RATIO ** (cell + 0.5))
        return 0.0
