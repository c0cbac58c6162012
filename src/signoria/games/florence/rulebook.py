"""The Princes of Florence as the kernel knows it: every room of this game behind one door."""

from typing import final

from mypy_extensions import i64

from signoria.games.florence.actions import VERBS
from signoria.games.florence.belief import imagine
from signoria.games.florence.components import CARD_NAMES, UNIT, amount
from signoria.games.florence.editions import EDITIONS, edition_named
from signoria.games.florence.events import EVENTS, NAMES
from signoria.games.florence.facts import CONSEQUENCES, facts
from signoria.games.florence.frames import florence
from signoria.games.florence.lesson import LESSON
from signoria.games.florence.market import MARKET
from signoria.games.florence.printed import SHEET, Printed, check
from signoria.games.florence.prompts import PROMPTS, asked
from signoria.games.florence.public import PublicView
from signoria.games.florence.refusals import forbidden
from signoria.games.florence.rules.sequence import Course
from signoria.games.florence.rules.setup import DEAL_FIRST, DEALS, set_up
from signoria.games.florence.scoring import LINES, score_lines, standing
from signoria.games.florence.tensors.fill import FlorenceTensors
from signoria.games.florence.view import FlorenceView
from signoria.kernel.arrays import vec
from signoria.kernel.box import Box, Values
from signoria.kernel.event import Event
from signoria.kernel.game import Game, Options, ScoreLine
from signoria.kernel.refusal import Reason
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, Story, opened
from signoria.kernel.tensors import Tensors
from signoria.kernel.view import Fact, Prompt, View


@final
class FlorenceGame(Game):
    def __init__(self, box: Box) -> None:
        least, most = amount("game", "players_min"), amount("game", "players_max")
        editions = [edition.key for edition in EDITIONS]
        super().__init__("florence", "The Princes of Florence", editions, [], least, most)
        self.order = 3
        self.sheet = SHEET
        self.box = box
        self.printed: Printed = Printed(box.values)
        self.lesson = LESSON
        self.market = MARKET
        self.first_rule = "PF-10"
        self.last_rule = "PF-51"
        self.catalogue = self.printed.catalogue
        self.verbs = VERBS
        self.asides = ["sell"]
        self.events = EVENTS
        self.names = NAMES
        self.prompts = PROMPTS
        self.lines = LINES
        self.consequences = CONSEQUENCES
        self.view_type = PublicView

    def open(self, seats: i64, edition: str, options: Options, rng: Rng, first: i64, story: Story | None) -> State:
        t = set_up(seats, rng, edition_named(edition), self.printed, first, story is not None)
        return opened(self, t, Course(), story)

    def check_box(self, values: Values) -> None:
        check(values)

    def with_box(self, box: Box) -> Game:
        return FlorenceGame(box)

    def edition_of(self, s: State) -> str:
        return florence(s.table).edition.key

    def options_of(self, s: State) -> Options:
        return {}

    def first_of(self, s: State) -> int:
        return int(florence(s.table).first)

    def dealt(self, what: int, cards: list[int]) -> list[str]:
        if what == DEAL_FIRST:
            return [DEALS[what], str(cards[0])]
        return [DEALS[what]] + [CARD_NAMES[card] for card in cards]

    def heard(self, s: State, observer: i64, since: int = 0) -> list[Event]:
        """The kit's bids count hundreds; people hear florins."""
        events = super().heard(s, observer, since)
        for event in events:
            if event.name == "bids":
                hundreds = event.nouns["florins"]
                assert isinstance(hundreds, int)
                event.nouns["florins"] = int(UNIT) * hundreds
        return events

    def ask(self, s: State, seat: i64) -> Prompt:
        return asked(florence(s.table), s.top, seat)

    def seen(self, s: State, observer: i64) -> View:
        return FlorenceView(florence(s.table), s.top, observer)

    def facts(self, view: View, text: str) -> list[Fact]:
        assert isinstance(view, FlorenceView)
        return facts(view, text)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, FlorenceView)
        return imagine(self, view, rng)

    def forbidden(self, s: State, seat: i64, text: str, code: i64) -> Reason | None:
        return forbidden(florence(s.table), s.top, seat, code)

    def tensors(self, seats: i64) -> Tensors:
        return FlorenceTensors(seats, self.printed)

    def scores(self, s: State) -> list[ScoreLine]:
        return score_lines(florence(s.table), s.over)

    def standing(self, s: State, out: vec[i64]) -> None:
        standing(florence(s.table), out)
