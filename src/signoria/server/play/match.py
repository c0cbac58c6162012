"""A running table as a fold over its log: the one place that holds a State, and the one way out of it.

No clock, no socket, no database: whatever happens comes in as an entry, whatever leaves is a SeatUpdate for one
observer. What an entry leads to is worked out once, on a copy, before it is written: that copy is the match from then
on.
"""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated
from weakref import WeakKeyDictionary

from msgspec import Meta, Raw, Struct
from msgspec.json import Encoder

from signoria.games import game as game_of
from signoria.games import with_box
from signoria.kernel.errors import BrokenInvariant, IllegalAction
from signoria.kernel.event import SPECTATOR
from signoria.kernel.game import Game
from signoria.kernel.lesson import LEARNER
from signoria.kernel.public import GameEvent, LessonStep, Points, Question
from signoria.kernel.refusal import Refusal
from signoria.kernel.rng import Rng, commitment
from signoria.kernel.state import State
from signoria.kernel.view import Fact
from signoria.lab.simulation import number
from signoria.server.play.clock import NO_CLOCK, SeatClock, TimeControl, turned, wound
from signoria.server.play.entry import Acted, AnyEntry, OfSeat, Seated, Started
from signoria.server.play.facts import BoxFacts
from signoria.server.play.fold import fold
from signoria.server.play.fold.acts import Done, Played, Views, last_own, played
from signoria.server.play.lessons import is_lesson
from signoria.server.play.undo_check import came_to_light

ASIDES = 64  # entries of a seat that are no acts, until it hears of an act
ASIDES_IN_ALL = 1_000  # in a game: a log does not grow without end
SHARED = 32  # events that are kept for whoever is told next; a whole story is not
OWN = ("person", "wish")  # acts that are a person's own decision

write = Encoder().encode


@dataclass(frozen=True)
class TableBox:
    """The box of a table, where it is not ours: it has been checked."""

    name: str
    digest: str
    values: Mapping[str, object]
    travels: bool  # whether records carry its values

    def facts(self) -> BoxFacts:
        return BoxFacts(self.name, self.digest, self.travels)


@dataclass(frozen=True)
class Setup:
    """What fixes a game before its first action; it never changes once the log has begun."""

    table: str
    game: str
    edition: str
    options: dict[str, int]
    seats: int
    seed: str
    time_control: TimeControl = NO_CLOCK
    box: TableBox | None = None  # none: ours

    def rules(self) -> Game:
        """The game with the box of this table."""
        return with_box(game_of(self.game), vars(self.box) if self.box else {})

    def new_game(self) -> State:
        """The game before its first action."""
        return self.rules().new(self.seats, self.edition, self.options, self.seed)


WrittenView = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]


class SeatUpdate(Struct, frozen=True):
    """All that an observer is sent of a game: from `first` on the story is `events`; the rest is how it stands now."""

    version: int
    first: int
    events: list[GameEvent]
    view: WrittenView  # of the type that the game declares for its views
    to_act: list[int]
    decision: Question | None
    wishes: list[str]  # of this observer: what is answered for it
    undo: bool  # whether the observer's own last act may yet be taken back, if nothing came to light by it
    over: bool
    scores: list[Points] | None
    winners: list[int] | None
    ended: str  # why nobody plays any more, though the game is not over
    paused: bool
    proposals: dict[str, list[int]]  # what is to be agreed on, and who has agreed
    clocks: list[SeatClock]  # by seat, if the table has any; `since` by the server's clock
    lesson: list[LessonStep]  # at a lesson: what a learner who is asked this is told


class Outcome(Struct, frozen=True):
    """What an entry leads to."""

    entry: AnyEntry
    match: "Match"  # as it is with it
    news: list[int]  # the observers who have something new by it
    ends: bool  # whether nobody plays any more
    newcomers: list[int]  # the seats that somebody new has


class Match:
    """Everything that happened, in order. Versions are each observer's own: docs/adr/0008-server.md says why."""

    def __init__(self, setup: Setup, log: Sequence[AnyEntry]) -> None:
        start = log[0] if log else None
        if not isinstance(start, Started):
            raise BrokenInvariant("log-start", table=setup.table)
        self.setup = setup
        self.s = setup.new_game()
        self.game = self.s.game
        self.commitment = commitment(setup.seed)
        self.views: tuple[State, Views] = (self.s, {})  # of a state: those that had to be worked out
        self.last_look: tuple[State | None, bytes] = (None, b"")  # of a state: what all see alike, written
        self.n = 1  # entries so far
        self.at = start.at
        self.last: AnyEntry = start  # entry
        self.players = start.players[:]  # by seat: `person`, or `bot:thumb`
        told = len(self.s.table.log or [])
        self.marks = [array("I", [told]) for _observer in self.observers]  # the story's length at each version
        self.put_at = [0] * setup.seats  # the version at which a seat's present question was put
        self.trail: list[Done] = []  # the last acts, as far as they may be taken back
        self.heard = [0] * setup.seats  # by which entry a seat last heard of a decision of another
        self.verdicts: WeakKeyDictionary[Done, str] = WeakKeyDictionary()  # asked for once: they are dear
        self.steps: list[list[str]] = [[] for _seat in range(setup.seats)]  # secret answers to the present question
        self.wishes: list[list[str]] = [[] for _seat in range(setup.seats)]
        self.proposals: dict[str, list[int]] = {}
        self.paused_at: int | None = None
        self.idle = 0  # milliseconds of all pauses that are over
        self.ended = ""
        self.asides = [0] * setup.seats  # what persons brought about in a seat but acts, since it last heard of an act
        self.asides_in_all = [0] * setup.seats
        self.told_at = self.at  # when a spectator was last told something
        self.clocks = turned(setup.time_control, wound(setup.time_control, setup.seats), self.s.to_act(), self.at)
        self.announced: tuple[State, int, list[GameEvent]] | None = None  # from an event on, to everybody
        self.tried: Played | None = None  # an act that was looked at
        for entry in log[1:]:
            self.apply(entry)

    @property
    def observers(self) -> range:
        """The spectator, and each seat."""
        return range(SPECTATOR, self.setup.seats)

    def version(self, observer: int) -> int:
        return len(self.marks[observer + 1]) - 1

    @property
    def over(self) -> bool:
        """Played to its end, or given up."""
        return self.s.over or bool(self.ended)

    def awaited(self) -> list[int]:
        """The seats that may answer now."""
        return [] if self.ended or self.paused_at is not None else self.s.to_act()

    def persons(self) -> set[int]:
        """The seats that persons play."""
        return {seat for seat, player in enumerate(self.players) if player == "person"}

    def time(self, at: int) -> int:
        """The time of the game, which stands still in a pause."""
        return (at if self.paused_at is None else self.paused_at) - self.idle

    def bot(self, seat: int) -> str:
        """The bot that plays this seat; none if a person does."""
        return self.players[seat].partition(":")[2]

    def stale(self, seat: int, version: int) -> bool:
        """Whether the question that was asked at this version is no longer the one that is put."""
        return not self.put_at[seat] <= version <= self.version(seat)

    def played(self, seat: int, text: str) -> Played:
        """An act and the game after it: worked out once, whether it is only looked at or comes true."""
        tried = self.tried
        if tried is None or (tried.seat, tried.text) != (seat, text) or tried.before is not self.s:
            tried = self.tried = played(self, seat, text)
        return tried

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """The rule against it, None if there is none."""
        try:
            self.played(seat, text)
        except IllegalAction:
            return self.game.why(self.s, seat, text)
        return None

    def last_own(self, observer: int) -> Done | None:
        """The act that a seat would take back: its own last, if it knows of no decision of another since."""
        done = last_own(self, observer) if observer != SPECTATOR else None
        return done if done is not None and done.entry.by in OWN else None

    def undo_refused(self, seat: int) -> str:
        """Why a seat may not take back its last act: a key, none if it may. It knows what decides this."""
        done = self.last_own(seat)
        if done is None:
            return "nothing-to-undo"
        for _world in self.weighing(seat):
            pass
        return self.verdicts[done]

    def weighing(self, seat: int) -> Iterator[None]:
        """Look, world after world, whether a seat's last act brought anything to light."""
        done = self.last_own(seat)
        if done is not None and done not in self.verdicts:
            chance = Rng(number(f"undo {self.setup.table} {seat} {done.version}"))
            lit = yield from came_to_light(self.game, done.before, seat, [*done.steps, done.entry.text], chance)
            self.verdicts[done] = "came-to-light" if lit else ""

    def act(self, seat: int, text: str, by: str, now: int) -> Acted:
        """The entry of an act that was not refused."""
        return Acted(*self.head(now), seat, by, text)

    def head(self, now: int) -> tuple[str, int, int]:
        """What the next entry begins with: its table, its number, its time."""
        return self.setup.table, self.n, max(now, self.at)

    def after(self, entry: AnyEntry) -> Outcome:
        """What the next entry leads to. This match stays as it is."""
        match = self.copy()
        news = match.apply(entry)
        came = match.persons() - self.persons() if match.players != self.players else set()
        if isinstance(entry, Seated):
            came.discard(entry.seat)  # who comes back is not new
        return Outcome(entry, match, news, match.over and not self.over, sorted(came))

    def copy(self) -> "Match":
        """The same, to go on from: what entries change is not shared. Written out, as it is done for every act."""
        other = Match.__new__(Match)
        other.setup, other.game, other.commitment = self.setup, self.game, self.commitment
        other.verdicts, other.last, other.ended = self.verdicts, self.last, self.ended
        other.s, other.views, other.announced, other.last_look = self.s, self.views, self.announced, self.last_look
        other.tried, other.trail = self.tried, self.trail
        other.n, other.at, other.told_at = self.n, self.at, self.told_at
        other.paused_at, other.idle = self.paused_at, self.idle
        other.marks = [marks[:] for marks in self.marks]
        other.put_at, other.steps, other.wishes = self.put_at[:], self.steps[:], self.wishes[:]
        other.players, other.proposals, other.clocks = self.players[:], self.proposals.copy(), self.clocks[:]
        other.heard, other.asides, other.asides_in_all = self.heard[:], self.asides[:], self.asides_in_all[:]
        return other

    def apply(self, entry: AnyEntry) -> list[int]:
        """The next entry of the log; the observers who have something new by it."""
        if entry.n != self.n:
            raise BrokenInvariant("log-gap", table=self.setup.table, n=entry.n)
        news = fold(self, entry)
        self.n, self.at, self.last = entry.n + 1, entry.at, entry
        self.count(entry, news)
        if SPECTATOR in news:
            self.told_at = entry.at
        if self.clocks:
            self.clocks = turned(self.setup.time_control, self.clocks, self.asked(), self.time(entry.at))
        return news

    def count(self, entry: AnyEntry, news: list[int]) -> None:
        """By what the seat knows: another's secret act is none to it."""
        if isinstance(entry, Acted):
            for seat in news:
                if seat != SPECTATOR:
                    self.asides[seat] = 0
        elif isinstance(entry, OfSeat) and entry.by == "person":
            self.asides[entry.seat] += 1
            self.asides_in_all[entry.seat] += 1

    def restless(self, seat: int) -> bool:
        """Whether so much was brought about in a seat without playing that no more is."""
        return self.asides[seat] >= ASIDES or self.asides_in_all[seat] >= ASIDES_IN_ALL

    def tell(self, observers: Iterable[int]) -> None:
        """These have something new: a version more, at which the story is as long as it is now."""
        for observer in observers:
            self.marks[observer + 1].append(len(self.s.table.log or []))

    def tell_all(self) -> list[int]:
        self.tell(self.observers)
        return list(self.observers)

    def put(self, seats: Iterable[int]) -> None:
        """These are asked something they were not asked before."""
        for seat in seats:
            self.put_at[seat] = self.version(seat)

    def seat_update(self, observer: int, since: int = -1) -> SeatUpdate:
        """What an observer is sent who knows everything up to version `since`; -1 knows nothing."""
        s, asked, over, (first, events) = self.s, self.asked(), self.over, self.story(observer, since)
        return SeatUpdate(
            version=self.version(observer),
            first=first,
            events=events,
            view=self.view(observer),
            to_act=asked,
            decision=self.decision(observer) if observer in asked else None,
            wishes=self.wishes[observer] if observer != SPECTATOR else [],
            undo=not over and self.last_own(observer) is not None,
            over=over,
            scores=[line.to_dict() for line in self.game.scores(s)] if s.over else None,
            winners=self.game.winners(s) if s.over else None,
            ended=self.ended,
            paused=self.paused_at is not None,
            proposals=dict(self.proposals),
            clocks=[self.shown(clock) for clock in self.clocks],
            lesson=self.lesson(observer),
        )

    def story(self, observer: int, since: int) -> tuple[int, list[GameEvent]]:
        """From which event on the story is another than it was at version `since`, and what it is from there."""
        marks = self.marks[observer + 1]
        first = min(marks[since:]) if 0 <= since < len(marks) else 0
        return first, self.events(observer, first)

    def events(self, observer: int, first: int) -> list[GameEvent]:
        """From an event on, as an observer heard them: worked out once for all, where nothing in them is secret."""
        known = self.announced
        if known is not None and known[0] is self.s and known[1] == first:
            return known[2]
        kinds, log = self.game.events, self.s.table.log
        found = [event.to_dict() for event in self.game.heard(self.s, observer, first)]
        if len(found) <= SHARED and log and not any(kinds[told[0]].secret for told in log.since(first)):
            self.announced = self.s, first, found
        return found

    def view(self, observer: int) -> Raw:
        """How it looks now, as it is sent; what was found out to know whether it is news is not found out again."""
        s, views = self.views
        known = views.get(observer) if s is self.s else None
        return self.looked_at(self.s, observer) if known is None else known

    def looked_at(self, s: State, observer: int) -> Raw:
        """How a state looks to an observer, as it is sent.

        What lies open is put into words and written once for all who look. Bytes are kept and no words: they are equal
        when the words are, and whoever looks for cycles among what is kept has nothing to look at.
        """
        view, (of, by_all) = self.game.view(s, observer), self.last_look
        if of is not s:
            by_all = write(view.seen_by_all())
            self.last_look = s, by_all
        return Raw(b"%b,%b" % (by_all[:-1], write(view.own())[1:]))

    def asked(self) -> list[int]:
        return [] if self.ended else self.s.to_act()

    def decision(self, observer: int) -> Question | None:
        return self.game.decision(self.s, observer).to_dict() if observer in self.asked() else None

    def lesson(self, observer: int) -> list[LessonStep]:
        """What whoever learns here is told with the question."""
        if observer != LEARNER or observer not in self.asked() or not is_lesson(self.setup.game, self.setup.seed):
            return []
        return self.game.lesson.told(self.game.view(self.s, observer), self.game.decision(self.s, observer))

    def facts(self, seat: int, texts: list[str]) -> Iterator[tuple[str, list[Fact]]]:
        """What each of these answers leads to, as far as the seat can tell now, however late the next is asked for.

        Where a choice takes several answers, all of them may be asked about at once: `commit lorca; done`.
        """
        view, legal = self.game.view(self.s, seat), set(self.s.legal(seat))
        return ((text, self.game.facts(view, text)) for text in texts if text.partition("; ")[0] in legal)

    def shown(self, clock: SeatClock) -> SeatClock:
        """A clock by the time that hangs on the wall; in a pause all stand still."""
        if clock.since is None or self.paused_at is None:
            return SeatClock(clock.left, None if clock.since is None else clock.since + self.idle, clock.flagged)
        return SeatClock(clock.at(self.time(self.paused_at)), None, clock.flagged)

    def actions(self) -> list[str]:
        """Every act so far, as a record writes it: for bots, which are asked in another process."""
        return self.s.story.actions if self.s.story else []

    def record(self, names: list[str], whole: bool = False) -> dict[str, object]:
        """The game as a record; seed and deal are in it, so nobody is shown it before the end.

        Whole, it has the values of its box also where the host wished that they stay here.
        """
        record = self.s.record()
        record["players"] = names
        if self.setup.box is not None and (whole or self.setup.box.travels):
            record["box"] = self.game.box.to_dict(whole=True)
        return record
