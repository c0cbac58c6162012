"""What search, server and lab know of a game: all that is not the play itself."""

from typing import Final, final

from mypy_extensions import i64

from signoria.kernel.action import NOBODY, Catalogue, filled
from signoria.kernel.arrays import vec
from signoria.kernel.box import Box, Sheet, Values, checked_name
from signoria.kernel.errors import BadSetup
from signoria.kernel.event import SPECTATOR, Event, EventKind, named
from signoria.kernel.lesson import Lesson
from signoria.kernel.market import Market
from signoria.kernel.public import Nouns, Points
from signoria.kernel.refusal import Reason, Refusal, nearest
from signoria.kernel.rng import Rng, commitment, secret_rng
from signoria.kernel.state import SCRATCH, State, Story
from signoria.kernel.tensors import Tensors
from signoria.kernel.view import Decision, Fact, Prompt, View, answers

FORMAT = "signoria/3"  # of records
ENGINE = "0.2.0"  # bumped when old records would play differently

STEP: Final[i64] = 1000  # a point, in a standing: what is below settles ties

Options = dict[str, int]


@final
class Option:
    """A choice the table makes before the game, on top of any edition: a number, or a switch of 0 and 1."""

    def __init__(self, key: str, default: int, least: int, most: int) -> None:
        self.key: str = key
        self.default: int = default
        self.least: int = least
        self.most: int = most


@final
class Switch:
    """A decision in which editions differ: its row in the edition table, the field, and the paragraph that has it."""

    def __init__(self, key: str, field: str, rule: str) -> None:
        self.key: str = key
        self.field: str = field
        self.rule: str = rule


def checked_seed(seed: int | str) -> str:
    """Any number or text that can be written down."""
    text = str(seed)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadSetup("bad-seed") from None
    return text


@final
class ScoreLine:
    """One line of the final scoring: for what, to whom, how much, and by which paragraph."""

    def __init__(self, what: str, seat: i64, points: i64, rule: str, nouns: Nouns) -> None:
        self.what: str = what
        self.seat: i64 = seat
        self.points: i64 = points
        self.rule: str = rule
        self.nouns: Nouns = nouns

    def to_dict(self) -> Points:
        seat, points = int(self.seat), int(self.points)
        return {"what": self.what, "seat": seat, "points": points, "rule": self.rule, "nouns": self.nouns}


class Game:
    """A game in the house. Below the line a game fills in its own."""

    def __init__(self, key: str, title: str, editions: list[str], options: list[Option], least: int, most: int) -> None:
        self.key: str = key
        self.title: str = title
        self.editions: list[str] = editions  # the first is the default
        self.options: list[Option] = options
        self.switches: list[Switch] = []  # in which the editions differ
        self.seats: list[int] = list(range(least, most + 1))
        self.order: int = 0  # among the games of the house
        self.lesson: Lesson = Lesson("", 0, [])
        self.market: Market = Market([], [], {})
        self.sheet: Sheet = Sheet({}, {})  # what of its box may differ from copy to copy
        self.box: Box = Box(key, "", {})  # that it is played with
        self.catalogue: Catalogue = Catalogue()
        self.first_rule: str = ""  # the paragraph that seats the players
        self.last_rule: str = ""  # the paragraph that ends the game
        self.verbs: dict[str, list[str]] = {}  # the nouns that follow each verb of the catalogue
        self.asides: list[str] = []  # verbs that answer no question: what a seat may do beside any decision of its own
        self.events: list[EventKind] = []
        self.names: dict[str, list[str]] = {}  # for each noun whose codes have names: the names in order
        self.prompts: dict[str, str] = {}  # the nouns of each question
        self.lines: dict[str, str] = {}  # the nouns of each line of the scoring
        self.consequences: dict[str, str] = {}  # the nouns of each fact
        self.view_type: object = None  # the type that the game declares for its views

    def new(
        self,
        seats: int,
        edition: str = "",
        options: Options | None = None,
        seed: int | str = 0,
        first: int | None = None,
        players: list[str] | None = None,
    ) -> State:
        """A game people play: dealt from the secret `seed`, remembered for the record, events told."""
        edition = self.checked_edition(edition)
        chosen = self.checked_options(options)
        self.check_seats(seats, first, players)
        who = players[:] if players is not None else [str(seat) for seat in range(seats)]
        story = Story(checked_seed(seed), who, [])
        return self.open(seats, edition, chosen, secret_rng(story.seed), -1 if first is None else first, story)

    def boxed(self, name: str, given: dict[str, object]) -> "Game":
        """The same game with somebody's own box: these values, and ours where they say nothing."""
        values = self.sheet.completed(given)
        self.check_box(values)
        return self if values == self.box.values else self.with_box(Box(self.key, checked_name(name), values))

    def checked_edition(self, edition: str) -> str:
        if edition == "":
            return self.editions[0]
        if edition not in self.editions:
            raise BadSetup("no-such-edition", game=self.key, edition=edition, known=", ".join(self.editions))
        return edition

    def checked_options(self, options: Options | None) -> Options:
        """Every option with its value; those not named stand at their default."""
        chosen: Options = {option.key: option.default for option in self.options}
        for key, value in (options or {}).items():
            if key not in chosen:
                raise BadSetup("no-such-option", game=self.key, option=key, known=", ".join(chosen) or "–")
            if not isinstance(value, int):
                raise BadSetup("option-form", text=f"{key}={value}", option=key)
            chosen[key] = int(value)
        for option in self.options:
            if not option.least <= chosen[option.key] <= option.most:
                raise BadSetup("option-range", option=option.key, least=option.least, most=option.most)
        return chosen

    def check_seats(self, seats: int, first: int | None, players: list[str] | None) -> None:
        if seats not in self.seats:
            raise BadSetup("seats-range", game=self.key, least=self.seats[0], most=self.seats[-1], seats=seats)
        if first is not None and not 0 <= first < seats:
            raise BadSetup("first-range", most=seats - 1, first=first)
        if players is not None and len(players) != seats:
            raise BadSetup("players-count", seats=seats, players=len(players))

    def heard(self, s: State, observer: i64, since: int = 0) -> list[Event]:
        """What was announced from entry `since` on, as `observer` heard it."""
        log = s.table.log
        if log is None:
            return []
        out = []
        for told in log.since(since):
            kind = self.events[told[0]]
            out.append(kind.heard(named(kind, told, self.names), observer))
        return out

    def deal(self, s: State) -> list[list[str]]:
        """Every outcome of chance so far, so that another implementation can replay the game without our generator."""
        deals = s.table.deals
        if deals is None:
            return []
        return [self.dealt(int(what), cards) for what, cards in deals]

    def decision(self, s: State, seat: i64) -> Decision:
        """What a seat that is asked must decide, with every legal answer."""
        if not s.may_act(seat):
            raise BadSetup("not-asked", seat=int(seat))
        s.offer(seat, SCRATCH)
        return Decision(seat, self.ask(s, seat), answers(self.catalogue, SCRATCH))

    def view(self, s: State, observer: i64) -> View:
        """What a seat, or SPECTATOR, may know."""
        if not SPECTATOR <= observer < s.table.seats:
            raise BadSetup("seat-range", seat=int(observer), most=int(s.table.seats) - 1)
        return self.seen(s, observer)

    def totals(self, s: State) -> list[int]:
        """The points of each seat, all score lines added up."""
        out = [0] * int(s.table.seats)
        for line in self.scores(s):
            out[line.seat] += int(line.points)
        return out

    def winners(self, s: State) -> list[int]:
        """The seats that stand best."""
        standing = filled(s.table.seats, 0)
        self.standing(s, standing)
        best = standing[0]
        for seat in range(s.table.seats):
            best = max(best, standing[seat])
        return [seat for seat in range(int(s.table.seats)) if standing[seat] == best]

    def why(self, s: State, seat: i64, text: str) -> Refusal | None:
        """Why a seat may not do this now: any text at all is answered; None exactly when `legal` offers it."""
        legal = s.legal(seat)
        if text in legal:
            return None
        reason = self.refused(s, seat, text)
        instead = nearest(text, self.answers_like(text, legal))
        return Refusal(reason.key, reason.rule, self.edition_of(s), reason.nouns, instead)

    def answers_like(self, text: str, legal: list[str]) -> list[str]:
        """What may be proposed instead: an aside answers no question, so only to who wanted one."""
        if text.partition(" ")[0] in self.asides:
            return legal
        return [other for other in legal if other.partition(" ")[0] not in self.asides]

    def refused(self, s: State, seat: i64, text: str) -> Reason:
        """From the widest reason to the narrowest: no game, no seat, no turn, this answer, no sense, no answer here."""
        if s.over:
            return Reason("game-over", self.last_rule, {})
        if not 0 <= seat < s.table.seats:
            return Reason("no-such-seat", self.first_rule, {"seats": int(s.table.seats)})
        asking = self.ask(s, s.to_act()[0])
        if not s.may_act(seat):
            return Reason("not-asked", asking.rule, {"prompt": asking.key})
        code = self.catalogue.code(text)
        found = self.forbidden(s, seat, text, code)
        if found is not None:
            return found
        key = "no-such-action" if code == NOBODY else "another-question"
        return Reason(key, asking.rule, {"prompt": asking.key})

    def record(self, s: State) -> dict[str, object]:
        """The game so far as plain data; once it is over, with scores and winners."""
        story = s.story
        if story is None:
            raise BadSetup("no-record")
        out: dict[str, object] = {
            "format": FORMAT,
            "game": self.key,
            "edition": self.edition_of(s),
            "options": self.options_of(s),
            "box": self.box.to_dict(whole=False),
            "seats": int(s.table.seats),
            "players": story.players[:],
            "first": self.first_of(s),
            "seed": story.seed,
            "commitment": commitment(story.seed),
            "engine": ENGINE,
            "deal": self.deal(s),
            "actions": story.actions,
            "digest": s.digest(),
        }
        if s.over:
            out["scores"] = [line.to_dict() for line in self.scores(s)]
            out["winners"] = self.winners(s)
        return out

    # What each game fills in.

    def open(self, seats: i64, edition: str, options: Options, rng: Rng, first: i64, story: Story | None) -> State:
        """Set the game up; NOBODY as `first` leaves the first player to chance.

        Chance is asked for one either way, so that naming the first player does not change the cards.
        """
        raise NotImplementedError

    def check_box(self, values: Values) -> None:
        """What the rulebook says of printed values together; BadBox names the row that is against it."""

    def with_box(self, box: Box) -> "Game":
        """The same game with this box, which has been checked."""
        raise NotImplementedError

    def edition_of(self, s: State) -> str:
        raise NotImplementedError

    def options_of(self, s: State) -> Options:
        raise NotImplementedError

    def first_of(self, s: State) -> int:
        """The first player of this game."""
        raise NotImplementedError

    def dealt(self, what: int, cards: list[int]) -> list[str]:
        """An outcome of chance in words: what was dealt, then each card in order."""
        raise NotImplementedError

    def ask(self, s: State, seat: i64) -> Prompt:
        """What the paragraph on top asks of a seat."""
        raise NotImplementedError

    def seen(self, s: State, observer: i64) -> View:
        """The table as an observer sees it: the game's own view."""
        raise NotImplementedError

    def facts(self, view: View, text: str) -> list[Fact]:
        """What this answer to the question of a view leads to, as far as its observer can tell."""
        return []

    def imagine(self, view: View, rng: Rng) -> State:
        """A full state that the observer of `view` cannot tell from the real one."""
        raise NotImplementedError

    def forbidden(self, s: State, seat: i64, text: str, code: i64) -> Reason | None:
        """What stands against an answer of the kind that is asked for; None if it is of no such kind."""
        raise NotImplementedError

    def tensors(self, seats: i64) -> Tensors | None:
        """What a network sees of a table of so many seats, and what it can answer; None if it cannot play."""
        return None

    def scores(self, s: State) -> list[ScoreLine]:
        raise NotImplementedError

    def standing(self, s: State, out: vec[i64]) -> None:
        """How each seat stands, as one number: its points in STEPs, and what settles a tie, less than a STEP."""
        raise NotImplementedError
