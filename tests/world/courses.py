"""Games that are gone on with, a little before their end: played at random once, and folded once."""

from dataclasses import dataclass
from functools import cache
from random import Random

from signoria import GAMES, Rng
from signoria.server.play.clock import TimeControl
from signoria.server.play.entry import Acted, AnyEntry, Started
from signoria.server.play.log_rows import LogRow, row_of
from signoria.server.play.match import Match, Setup
from signoria.server.rooms.snapshots import taken
from tests.tables import by_verb

CLOCKS = {
    "": TimeControl("", 0, 0, "thumb"),
    "live": TimeControl("live", 2, 1, "thumb"),
    "correspondence": TimeControl("correspondence", 600, 60, "default"),
}
BEGAN = 1_699_999_000_000
RANDOM = "bot:random"


@dataclass(frozen=True)
class Course:
    """The log so far, what it comes to, and that as it is kept."""

    setup: Setup
    log: list[AnyEntry]
    rows: list[LogRow]  # the same, as the store has it
    match: Match
    snapshot: bytes
    rest: list[tuple[int, str]]  # how it was played on


@cache
def course(key: str, number: int, clock: str, bots: int) -> Course:
    """Two or three seats, the last a bot's if there is one; some acts are left to do."""
    rng, played = Random(f"course {number}"), GAMES[key]
    seats = max(2 + (number % 3 == 2), played.seats[0])
    options = {option.key: option.default for option in played.options}
    setup = Setup(f"course{number:06}", key, played.editions[0], options, seats, f"{number:064}", CLOCKS[clock])
    s, chance, done = setup.new_game(), Rng(number), list[tuple[int, str]]()
    while not s.over:
        seat = s.to_act()[int(chance.below(len(s.to_act())))]
        text = by_verb(chance, s.legal(seat))
        s.play(seat, text)
        done.append((seat, text))
    players = ["person"] * (seats - bots) + [RANDOM] * bots
    log: list[AnyEntry] = [Started(setup.table, 0, BEGAN, players)]
    left = rng.randrange(3, 20)
    for n, (seat, text) in enumerate(done[:-left], 1):
        log.append(Acted(setup.table, n, BEGAN + n * 10, seat, "person" if players[seat] == "person" else "bot", text))
    match = Match(setup, log)
    rows = [row_of(entry) for entry in log]
    return Course(setup, log, rows, match, taken(match), done[-left:])
