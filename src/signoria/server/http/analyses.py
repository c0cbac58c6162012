"""The analysis of a finished game: asked for by those who played, read by whoever may know the table."""

from dataclasses import dataclass
from typing import Literal

import msgspec
from fastapi import APIRouter

from signoria.server.accounts.people import Anybody, Somebody
from signoria.server.context import AppContext, Context, Id
from signoria.server.errors import PROBLEMS, Denied
from signoria.server.http.lobby import Invitation, known
from signoria.server.http.results import finished
from signoria.server.play.entry import now
from signoria.server.store.analyses import analysis
from signoria.server.store.tables import TableRow

routes = APIRouter(prefix="/api/tables", tags=["results"], responses=PROBLEMS)


@dataclass(frozen=True)
class AnalysisFacts:
    """How far it is. One that has stopped, because its server did, is begun again by asking again."""

    status: Literal["running", "stopped", "done"]
    done: int  # decisions looked at
    total: int  # 0 while it waits for its turn
    report: dict[str, object] | None  # as `signoria analyse --json` writes it


@routes.post("/{id}/analysis", status_code=202)
async def analyse(id: Id, person: Somebody, context: Context) -> AnalysisFacts:
    """Have the game looked at, decision by decision; it goes on in the background."""
    row, match = await finished(context, id, person, "")
    if not row.seats_of(person.id):
        raise Denied("only-players", 403)
    seats = [str(seat) for seat in match.observers[1:]]  # names are not kept twice
    await context.analyst.ask(id, match.record(seats, whole=True))
    return await standing(context, row)


@routes.get("/{id}/analysis")
async def analysed(id: Id, person: Anybody, context: Context, invitation: Invitation = "") -> AnalysisFacts:
    """How far the analysis is, and when it is done what it says."""
    return await standing(context, await known(context, id, person, invitation))


async def standing(context: AppContext, row: TableRow) -> AnalysisFacts:
    found = await analysis(context.store, row.id)
    if found is None:
        raise Denied("not-analysed", 404)
    if found.report is not None:
        report = {**msgspec.json.decode(found.report), "players": row.names()}
        return AnalysisFacts("done", found.done, found.total, report)
    return AnalysisFacts("running" if found.until >= now() else "stopped", found.done, found.total, None)
