"""What anybody who may know a table is told about it, apart from the game: who sits where, and under which rules."""

from dataclasses import dataclass

from signoria.server.play.clock import TimeControl


@dataclass(frozen=True)
class SeatFacts:
    seat: int
    kind: str  # free, person, bot
    name: str
    bot: str
    away: bool  # a bot plays for a person who may come back
    expected: str  # the name of whoever asks for this seat, or for whom it is kept


@dataclass(frozen=True)
class BoxFacts:
    """Whose printed values a table is played with: what the host calls that box, and how it is told from others."""

    name: str
    digest: str
    travels: bool  # whether records carry its values


@dataclass(frozen=True)
class ResultFacts:
    """How a game ended, by seat; of one that was broken off only why."""

    places: list[int]  # 1 for the winners
    points: list[int]
    ended: str  # why it was broken off: abandoned, closed; else empty


@dataclass(frozen=True)
class TableFacts:
    id: str
    game: str
    edition: str
    options: dict[str, int]
    seats: list[SeatFacts]
    status: str  # open, running, over
    public: bool
    watchable: bool
    hints: bool  # whoever is asked may ask what a bot would do
    open_chat: bool  # spectators may read what players say
    commitment: str  # to the seed, which is shown when the game is over
    created: int
    ended: int | None
    clock: TimeControl
    told: int | None  # when a spectator was last told something, to the minute
    lesson: bool  # a guided first game
    next: str  # the table at which the same people play again
    box: BoxFacts | None  # none: ours
    result: ResultFacts | None  # none while it is not over; and of old games that nobody has looked at since
