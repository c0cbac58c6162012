"""Whoever was told elsewhere that it is their turn: it was theirs, it was told once, and nobody was forgotten."""

from collections import Counter
from typing import TYPE_CHECKING

from signoria.server.play.match import Match

if TYPE_CHECKING:
    from tests.world.checks.oracles import Truth

LATE = 1_500  # milliseconds from when it was looked whose turn it is, to when a notice is there
SOON = 8_000  # in which a turn is told of


def check(truth: "Truth") -> None:
    world = truth.world
    moved = any(fault.kind in ("clock-jump", "sleep") for fault in world.plan.faults)
    if world.plan.clock != "correspondence" or moved or world.handed_over:
        return
    told = Counter[tuple[str, int]]()
    for notice in world.post.told:
        name, at = notice.address.rpartition("/")[2], world.disk.began + int(notice.at * 1000)
        turns = [
            turn for match, until in spans(truth) if match.at <= at <= until + LATE for turn in asked(truth, match)
        ]
        mine = [since for who, since in turns if who == name]
        if not mine:
            world.fail(f"{name} was told at {at} that it is their turn, and it was that of {turns}")
        elif notice.taken:
            told[name, mine[-1]] += 1
    if told and max(told.values()) > 1 and not world.kills and not world.ill:
        world.fail(f"a turn was told of again and again: {told}")
    if world.plan.quiet > 15 and not world.kills and not world.ill:
        reached = {(notice.address.rpartition("/")[2]) for notice in world.post.told}
        for name, since in asked(truth, truth.match):
            if since + SOON < world.disk.wall() and name not in reached:
                world.fail(f"{name} is asked since {since}, and was never told")


def spans(truth: "Truth") -> list[tuple[Match, int]]:
    """How it stood, and until when."""
    ends = [match.at for match in truth.course[1:]] + [truth.world.disk.wall()]
    return list(zip(truth.course, ends, strict=True))


def asked(truth: "Truth", match: Match) -> list[tuple[str, int]]:
    """The persons whose turn it is, and since when."""
    names = [person.name for person in truth.world.people]
    found = [(names[seat], match.clocks[seat].since) for seat in match.awaited() if seat in match.persons()]
    return [(name, since) for name, since in found if since is not None]
