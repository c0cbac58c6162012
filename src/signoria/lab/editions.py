"""A record by the rules of another edition: how far it goes the same, how far it goes at all, and by which rule.

Two games are played side by side from one seed. Where they differ in what is told, who is asked or what may be
answered, the record would have gone otherwise; where its next action is not legal, it could not have gone on. Which
decision of the edition makes the difference is found by trying each of them alone.
"""

from dataclasses import dataclass

from signoria.kernel.errors import BadSetup, IllegalAction
from signoria.kernel.game import Game, Switch
from signoria.kernel.record import Record, begun
from signoria.kernel.rng import secret_rng
from signoria.kernel.state import State, Story


@dataclass(frozen=True)
class Point:
    """After so many actions of the record; those decisions that alone come to it there."""

    n: int
    switches: list[Switch]

    def to_dict(self) -> dict[str, object]:
        switches = [{"switch": switch.key, "rule": switch.rule} for switch in self.switches]
        return {"after": self.n, "switches": switches}


@dataclass(frozen=True)
class Alone:
    """One decision of the other edition by itself: after how many actions it is first seen, and stops; or -1."""

    switch: Switch
    different: int
    impossible: int

    def to_dict(self) -> dict[str, object]:
        points = {"different": at(self.different), "impossible": at(self.impossible)}
        return {"switch": self.switch.key, "rule": self.switch.rule, **points}


@dataclass(frozen=True)
class Comparison:
    """What becomes of a record in another edition; without `different` and `impossible` nothing at all."""

    edition: str
    different: Point | None  # where it is first seen to go otherwise
    impossible: Point | None  # where the record's next action is not legal any more
    alone: list[Alone]

    def to_dict(self) -> dict[str, object]:
        return {
            "edition": self.edition,
            "different": self.different and self.different.to_dict(),
            "impossible": self.impossible and self.impossible.to_dict(),
            "alone": [one.to_dict() for one in self.alone],
        }


def at(n: int) -> int | None:
    return n if n >= 0 else None


def compared(game: Game, record: Record, edition: str = "") -> list[Comparison]:
    """A record by every edition but its own, or by this one."""
    if edition:
        game.checked_edition(edition)
    if edition == record.edition or len(game.editions) == 1:
        raise BadSetup("same-edition", edition=record.edition)
    wanted = [edition] if edition else [other for other in game.editions if other != record.edition]
    return [comparison(game, record, other) for other in wanted]


def comparison(game: Game, record: Record, edition: str) -> Comparison:
    whole = course(game, record, edition)
    alone = [Alone(switch, *course(game, record, mixed(record, switch, edition))) for switch in game.switches]
    different = point(whole[0], [(one.different, one.switch) for one in alone])
    return Comparison(edition, different, point(whole[1], [(one.impossible, one.switch) for one in alone]), alone)


def point(n: int, alone: list[tuple[int, Switch]]) -> Point | None:
    """The decisions that come there by themselves; if none does, those that come nearest."""
    if n < 0:
        return None
    reached = [(found, switch) for found, switch in alone if found >= 0]
    nearest = min((abs(found - n) for found, _switch in reached), default=0)
    return Point(n, [switch for found, switch in reached if abs(found - n) == nearest])


def mixed(record: Record, switch: Switch, other: str) -> str:
    """The edition of the record with one decision of another."""
    return f"{record.edition}+{switch.field}={other}"


def course(game: Game, record: Record, edition: str) -> tuple[int, int]:
    """After how many actions the record goes otherwise by these rules, and after how many it cannot go on; or -1."""
    ours, theirs = begun(game, record), by_edition(game, record, edition)
    different = -1
    for n, action in enumerate(record.actions):
        if different < 0 and seen(ours) != seen(theirs):
            different = n
        seat, _space, text = action.partition(" ")
        try:
            theirs.play(int(seat), text)
        except IllegalAction:
            return n if different < 0 else different, n
        ours.play(int(seat), text)
    if different < 0 and seen(ours) != seen(theirs):
        different = len(record.actions)
    return different, -1


def by_edition(game: Game, record: Record, edition: str) -> State:
    story, rng = Story(record.seed, record.players[:], []), secret_rng(record.seed)
    return game.open(record.seats, edition, record.options, rng, record.first, story)


def seen(s: State) -> tuple[int, list[int], list[list[str]]]:
    """What tells two games apart: how much was announced, who is asked, and what each may answer."""
    return len(s.table.log or []), s.to_act(), [s.legal(seat) for seat in s.to_act()]
