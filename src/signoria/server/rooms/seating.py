"""What an entry of the log changes of its table and of who sits there: statements that are true together with it."""

from signoria.lab.ratings import places
from signoria.server.play.entry import Declined, Seated
from signoria.server.play.facts import ResultFacts
from signoria.server.play.fold.seats import SIT
from signoria.server.play.match import Match, Outcome
from signoria.server.store.tables import TableRow, expecting_no_more, status, taking
from signoria.server.store.writer import Statement
from signoria.text import words

RUNNING = ("running",)


def bot_name(seat: int) -> str:
    return words("en").say(f"play-bot-{seat + 1}")


def changes(row: TableRow, outcome: Outcome) -> list[Statement]:
    """Each is refused by the database if the seat is no longer as it is in this row."""
    entry = outcome.entry
    out: list[Statement] = []
    if isinstance(entry, Seated):
        out.append(sitting(row, entry))
    elif isinstance(entry, Declined) and entry.what.startswith(SIT):
        out += gone(row, int(entry.what.removeprefix(SIT)))
    for seat in outcome.newcomers:
        new = row.seats[seat].expected
        if new is not None:
            values = {"person": new.id, "name": new.name, "bot": None, "token": None}
            out += [taking(row.id, seat, RUNNING, {"bot": row.seats[seat].bot}, **values), *gone(row, seat)]
    if outcome.ends:
        how = vars(result_of(outcome.match))
        out.append(status(row.id, "running", "over", ended=entry.at, due=None, told=entry.at, result=how))
    return out


def result_of(match: Match) -> ResultFacts:
    """How a game ended, as lists tell it."""
    if not match.s.over:
        return ResultFacts([], [], match.ended)
    points = match.game.totals(match.s)
    order = places(points, match.game.winners(match.s))
    return ResultFacts([1 + sum(other < own for other in order) for own in order], points, "")


def sitting(row: TableRow, entry: Seated) -> Statement:
    """The owner comes back; or a bot plays for the owner; or the owner leaves, and the secret of the seat is void."""
    seat = row.seats[entry.seat]
    bot = None if entry.player == "person" else entry.player.removeprefix("bot:")
    new: dict[str, object] = {"bot": bot}
    if bot is not None and entry.by == "person":
        new |= {"person": None, "token": None, "name": bot_name(entry.seat)}
    return taking(row.id, entry.seat, RUNNING, {"person": seat.person, "bot": seat.bot}, **new)


def gone(row: TableRow, seat: int) -> list[Statement]:
    """Whoever was expected in a seat is expected no more."""
    person = row.seats[seat].expected
    return [expecting_no_more(row.id, seat, person)] if person is not None else []
