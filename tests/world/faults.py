"""What goes wrong on purpose, drawn from a seed. A plan is data: fewer faults or fewer acts are another plan."""

from dataclasses import dataclass, replace
from random import Random

from signoria import GAMES


class Killed(BaseException):
    """The process that runs this is no more."""


@dataclass(frozen=True)
class Fault:
    """At a time of the world's something goes wrong, at one process or at all, for a while."""

    at: float
    kind: str
    whom: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{self.at:.2f} {self.kind} {self.whom} for {self.seconds:.2f}"


# What can go wrong, and how often beside the others; the last ones only where several processes share a store.
KINDS = {
    "kill": 4,
    "kill-before-commit": 3,
    "kill-after-commit": 3,
    "answer-lost": 4,
    "commit-fails": 2,
    "disk-full": 2,
    "sleep": 2,
    "clock-jump": 2,
    "stop": 1,
    "cut": 3,
    "slow-reader": 2,
    "news-lost": 4,
    "line-breaks": 3,
}
SEVERAL = ("news-lost", "line-breaks")
PLAYED = ("principe", *GAMES)
COURSES = 4  # of each game: each is folded once in a process, for each clock, with and without a bot
LONGEST = 4.0  # seconds in which faults happen


@dataclass(frozen=True)
class Plan:
    """All that a world is made of."""

    seed: int
    processes: int
    course: int  # which game is gone on with; -1 begins one
    game: str
    bots: int
    clock: str
    watchable: bool
    open_chat: bool
    odd: float  # how often people do anything but play
    odd_bots: float  # how often bots crash, cheat or are late
    steps: int  # acts of people, in all
    quiet: float  # seconds afterwards, in which what was begun comes to its end
    faults: tuple[Fault, ...]

    def without(self, *gone: int) -> "Plan":
        return replace(self, faults=tuple(fault for n, fault in enumerate(self.faults) if n not in gone))


def drawn(seed: int) -> Plan:
    """The plan of a seed."""
    rng = Random(f"plan {seed}")
    processes = 2 if rng.random() < 0.35 else 1
    kinds = [kind for kind in KINDS if processes > 1 or kind not in SEVERAL]
    weights = [KINDS[kind] for kind in kinds]
    faults = []
    for _ in range(rng.choice((0, 1, 1, 2, 3, 4))):
        kind = rng.choices(kinds, weights)[0]
        seconds = rng.uniform(0.05, 9.0 if kind == "news-lost" else 3.0)
        if kind == "sleep" and rng.random() < 0.3:
            seconds = 60.0
        faults.append(Fault(round(rng.uniform(0.2, LONGEST), 3), kind, rng.randrange(4), round(seconds, 3)))
    plan = Plan(
        seed=seed,
        processes=processes,
        course=rng.randrange(COURSES) if rng.random() < 0.75 else -1,
        game="principe",
        bots=rng.choice((0, 0, 0, 1, 1)),
        clock=rng.choice(("", "", "", "live", "live", "correspondence")),
        watchable=rng.random() < 0.7,
        open_chat=rng.random() < 0.5,
        odd=rng.choice((0.0, 0.1, 0.25)),
        odd_bots=rng.choice((0.0, 0.3)),
        steps=rng.randrange(3, 16),
        quiet=17.0 if rng.random() < 0.12 else 2.2,
        faults=tuple(sorted(faults, key=lambda fault: fault.at)),
    )
    return replace(plan, game=rng.choice(PLAYED))
