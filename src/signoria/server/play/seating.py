"""What an entry of the log changes of who sits where: statements that are true together with it."""

from signoria.server.play.entry import Entry
from signoria.server.play.fold.consent import newcomers
from signoria.server.play.fold.seats import SIT
from signoria.server.play.match import Match
from signoria.server.store.tables import TableRow, expecting_no_more, taking
from signoria.server.store.writer import Statement
from signoria.text import words

RUNNING = ("running",)


def bot_name(seat: int) -> str:
    return words("en").say(f"play-bot-{seat + 1}")


def changes(row: TableRow, match: Match, entry: Entry) -> list[Statement]:
    """Each is refused by the database if the seat is no longer as it is in this row."""
    out: list[Statement] = []
    if entry.kind == "sit":
        out.append(sitting(row, entry))
    elif entry.kind == "refuse" and entry.text.startswith(SIT):
        out += gone(row, int(entry.text.removeprefix(SIT)))
    for seat in newcomers(match, entry):
        new = row.seats[seat].expected
        if new is not None:
            values = {"person": new.id, "name": new.name, "bot": None, "token": None}
            out += [taking(row.id, seat, RUNNING, {"bot": row.seats[seat].bot}, **values), *gone(row, seat)]
    return out


def sitting(row: TableRow, entry: Entry) -> Statement:
    """The owner comes back; or a bot plays for the owner; or the owner leaves, and the secret of the seat is void."""
    seat = row.seats[entry.seat]
    bot = None if entry.text == "person" else entry.text.removeprefix("bot:")
    new: dict[str, object] = {"bot": bot}
    if bot is not None and entry.by == "person":
        new |= {"person": None, "token": None, "name": bot_name(entry.seat)}
    return taking(row.id, entry.seat, RUNNING, {"person": seat.person, "bot": seat.bot}, **new)


def gone(row: TableRow, seat: int) -> list[Statement]:
    """Whoever was expected in a seat is expected no more."""
    person = row.seats[seat].expected
    return [expecting_no_more(row.id, seat, person)] if person is not None else []
