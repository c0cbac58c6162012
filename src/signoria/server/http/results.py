"""After the game, and during it for a seat's own eyes: scores, record, proof, replay, hints, analysis."""

import secrets
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query, Response

from signoria.kernel.event import SPECTATOR
from signoria.kernel.public import Points
from signoria.server.accounts.people import Anybody, Somebody
from signoria.server.bots.hints import Hint, hint
from signoria.server.context import AppContext, Context, Id
from signoria.server.errors import PROBLEMS, Denied
from signoria.server.http.lobby import Invitation, SeatNumber, known
from signoria.server.play.match import Match
from signoria.server.play.replay import replay
from signoria.server.store.people import Person
from signoria.server.store.tables import TableRow

routes = APIRouter(prefix="/api/tables", tags=["results"], responses=PROBLEMS)
STRANGERS = "strangers"  # who have not said who they are: for a queue they are one person
REPLAY = "#/components/schemas/Replay"
Observer = Annotated[int, Query(ge=-1, le=16)]


@dataclass(frozen=True)
class Result:
    """How a game ended, line by line, and what shows that its cards were dealt before it began.

    Of a game that was broken off there are neither scores nor winners.
    """

    scores: list[Points]
    totals: list[int]
    winners: list[int]
    ended: str  # why it was broken off: abandoned, closed; else empty
    seed: str
    commitment: str  # the hash of the seed, which everybody was told at the start


async def finished(context: AppContext, id: str, person: Person | None, invitation: str) -> tuple[TableRow, Match]:
    """A game that was played to its end, or broken off: there is nothing left to keep secret."""
    row = await known(context, id, person, invitation)
    if row.status != "over":
        raise Denied("not-over", 409)
    room = await context.registry.room(id, person.id if person else STRANGERS)
    if room.match is None or not room.match.over:  # another process has ended it, and the news are on their way
        await room.changed()
    if room.match is None:  # closed before it began
        raise Denied("not-begun", 409)
    return row, room.match


@routes.get("/{id}/result")
async def result(id: Id, person: Anybody, context: Context, invitation: Invitation = "") -> Result:
    """Scores with their lines, winners, the seed and its proof, once the game is over."""
    _row, match = await finished(context, id, person, invitation)
    seed, promised = match.setup.seed, match.commitment
    if not match.s.over:
        return Result([], [], [], match.ended, seed, promised)
    lines = [line.to_dict() for line in match.game.scores(match.s)]
    return Result(lines, match.game.totals(match.s), match.game.winners(match.s), "", seed, promised)


@routes.get("/{id}/record")
async def record(
    id: Id, person: Anybody, context: Context, response: Response, invitation: Invitation = ""
) -> dict[str, object]:
    """The game with its seed as a file, once it is over: the whole of it, or as far as it was played."""
    row, match = await finished(context, id, person, invitation)
    name = f"signoria-{match.setup.game}-{id}.json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return match.record(row.names())


@routes.get("/{id}/replay", responses={200: {"content": {"application/json": {"schema": {"$ref": REPLAY}}}}})
async def replayed(
    id: Id,
    person: Anybody,
    context: Context,
    seat: Observer = SPECTATOR,
    all: bool = False,
    invitation: Invitation = "",
) -> Response:
    """The game step by step: a finished one through anybody's eyes, a running one through one's own."""
    row = await known(context, id, person, invitation)
    if seat >= len(row.seats):
        raise Denied("not-your-seat", 403)
    over = row.status == "over"
    if not over and (all or (seat != SPECTATOR and seat not in row.seats_of(person.id if person else ""))):
        raise Denied("not-your-seat", 403)
    if not over and seat == SPECTATOR and not row.watchable:
        raise Denied("not-over", 409)
    observers = [*range(SPECTATOR, len(row.seats))] if all else [seat]
    async with context.replaying.turn(person.id if person else STRANGERS):
        log = await context.store.entries(id)
        if not log:
            raise Denied("not-begun", 409)
        text = await context.readers.quick.do(replay, row.setup(), log, observers, over)
    return Response(text, media_type="application/json")


@routes.post("/{id}/seats/{seat}/hint")
async def ask_hint(id: Id, seat: SeatNumber, person: Somebody, context: Context) -> Hint:
    """What a bot would do in my place, from what I may know and nothing else, if the table allows it."""
    row = await known(context, id, person)
    if seat not in row.seats_of(person.id):
        raise Denied("not-your-seat", 403)
    if not row.hints:
        raise Denied("no-hints", 409)
    room = await context.registry.room(id, person.id)
    check_asked(room.match if row.status == "running" else None, seat)
    if context.hinting.here["person", person.id]:
        raise Denied("one-at-a-time", 429)
    async with context.hinting.turn(person.id):
        match = check_asked(room.match, seat)
        version, chance = match.version(seat), secrets.randbits(30)
        return Hint(version, *await context.readers.slow.do(hint, match.setup, match.actions(), seat, chance))


def check_asked(match: Match | None, seat: int) -> Match:
    if match is None or seat not in match.awaited():
        raise Denied("not-asked", 409, seat=seat)
    return match
