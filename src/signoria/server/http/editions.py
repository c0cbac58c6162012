"""A finished game by the rules of other editions: what would have gone otherwise, and by which rule."""

import json
from dataclasses import dataclass

from fastapi import APIRouter

from signoria.games import game as game_of
from signoria.games import with_box
from signoria.kernel.record import parsed
from signoria.lab.editions import Comparison, Point, at, compared
from signoria.server.accounts.people import Anybody
from signoria.server.context import Context, Id
from signoria.server.errors import PROBLEMS
from signoria.server.http.lobby import Invitation
from signoria.server.http.results import STRANGERS, finished

routes = APIRouter(prefix="/api/tables", tags=["results"], responses=PROBLEMS)


@dataclass(frozen=True)
class Decided:
    """A decision in which editions differ: its row of the edition table, and its paragraph."""

    switch: str
    rule: str


@dataclass(frozen=True)
class Turn:
    """After so many actions, by these decisions; and the action that came next."""

    after: int
    by: list[Decided]
    seat: int  # -1: there was none
    text: str


@dataclass(frozen=True)
class DecidedAlone:
    """One decision by itself: after how many actions it is first seen, and after how many the game cannot go on."""

    switch: str
    rule: str
    different: int | None
    impossible: int | None


@dataclass(frozen=True)
class InEdition:
    """What becomes of the game in another edition; it goes the same where neither is there."""

    edition: str
    different: Turn | None
    impossible: Turn | None
    alone: list[DecidedAlone]


@routes.get("/{id}/editions")
async def editions(id: Id, person: Anybody, context: Context, invitation: Invitation = "") -> list[InEdition]:
    """The game by the other editions, once it is over: where it would have gone otherwise. Empty if there is one."""
    _row, match = await finished(context, id, person, invitation)
    if len(match.game.editions) == 1:
        return []
    record = match.record(match.players, whole=True)
    async with context.replaying.turn(person.id if person else STRANGERS):
        return await context.readers.quick.do(in_other_editions, record)


def in_other_editions(data: dict[str, object]) -> list[InEdition]:
    """Worked out in a process of its own."""
    record = parsed(json.dumps(data))
    found = compared(with_box(game_of(record.game), record.box), record)
    return [told(comparison, record.actions) for comparison in found]


def told(found: Comparison, actions: list[str]) -> InEdition:
    alone = [
        DecidedAlone(one.switch.key, one.switch.rule, at(one.different), at(one.impossible))
        for one in found.alone
        if one.different >= 0
    ]
    return InEdition(found.edition, turn(found.different, actions), turn(found.impossible, actions), alone)


def turn(point: Point | None, actions: list[str]) -> Turn | None:
    if point is None:
        return None
    seat, _space, text = actions[point.n].partition(" ") if point.n < len(actions) else ("-1", "", "")
    return Turn(point.n, [Decided(switch.key, switch.rule) for switch in point.switches], int(seat), text)
