"""Il Principe as the kernel knows it: every room of this game behind one door."""

from typing import final

from mypy_extensions import i64

from signoria.games.principe.actions import CATALOGUE, VERBS
from signoria.games.principe.belief import imagine
from signoria.games.principe.components import CITY_NAMES, COLOUR_NAMES, number
from signoria.games.principe.editions import EDITIONS, OPTIONS, SWITCHES, Terms, edition_named
from signoria.games.principe.events import EVENTS, NAMES
from signoria.games.principe.facts import CONSEQUENCES, facts
from signoria.games.principe.frames import principe
from signoria.games.principe.lesson import LESSON
from signoria.games.principe.market import MARKET
from signoria.games.principe.printed import SHEET, Printed, check
from signoria.games.principe.prompts import PROMPTS, asked
from signoria.games.principe.public import PublicView
from signoria.games.principe.refusals import forbidden
from signoria.games.principe.rules.sequence import Course
from signoria.games.principe.rules.setup import DEAL_CITIES, DEAL_FIRST, DEALS, set_up
from signoria.games.principe.scoring import LINES, score_lines, standing
from signoria.games.principe.tensors.fill import PrincipeTensors
from signoria.games.principe.view import PrincipeView
from signoria.kernel.arrays import vec
from signoria.kernel.box import Box, Values
from signoria.kernel.game import Game, Options, ScoreLine
from signoria.kernel.refusal import Reason
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, Story, opened
from signoria.kernel.tensors import Tensors
from signoria.kernel.view import Fact, Prompt, View


@final
class PrincipeGame(Game):
    def __init__(self, box: Box) -> None:
        least, most = number("game", "players_min"), number("game", "players_max")
        super().__init__("principe", "Il Principe", [edition.key for edition in EDITIONS], OPTIONS, least, most)
        self.order = 1
        self.switches = SWITCHES
        self.sheet = SHEET
        self.box = box
        self.printed: Printed = Printed(box.values)
        self.written: dict[tuple[str, int, int], Terms] = {}
        self.lesson = LESSON
        self.market = MARKET
        self.first_rule = "IP-10"
        self.last_rule = "IP-75"
        self.catalogue = CATALOGUE
        self.verbs = VERBS
        self.events = EVENTS
        self.names = NAMES
        self.prompts = PROMPTS
        self.lines = LINES
        self.consequences = CONSEQUENCES
        self.view_type = PublicView

    def open(self, seats: i64, edition: str, options: Options, rng: Rng, first: i64, story: Story | None) -> State:
        terms = self.terms(edition, seats, options["rich"])
        return opened(self, set_up(seats, rng, terms, first, story is not None), Course(), story)

    def terms(self, edition: str, seats: i64, rich: int) -> Terms:
        """Written down once for all tables of a kind."""
        kind = (edition, int(seats), rich)
        terms = self.written.get(kind)
        if terms is None:
            terms = Terms(edition_named(edition), seats, rich == 1, self.printed)
            self.written[kind] = terms
        return terms

    def check_box(self, values: Values) -> None:
        check(values)

    def with_box(self, box: Box) -> Game:
        return PrincipeGame(box)

    def edition_of(self, s: State) -> str:
        return principe(s.table).terms.edition.key

    def options_of(self, s: State) -> Options:
        return principe(s.table).terms.options

    def first_of(self, s: State) -> int:
        return int(principe(s.table).first)

    def dealt(self, what: int, cards: list[int]) -> list[str]:
        if what == DEAL_FIRST:
            return [DEALS[what], str(cards[0])]
        names = CITY_NAMES if what == DEAL_CITIES else COLOUR_NAMES
        return [DEALS[what]] + [names[card] for card in cards]

    def ask(self, s: State, seat: i64) -> Prompt:
        return asked(principe(s.table), s.top, seat)

    def seen(self, s: State, observer: i64) -> View:
        return PrincipeView(principe(s.table), s.top, observer)

    def facts(self, view: View, text: str) -> list[Fact]:
        assert isinstance(view, PrincipeView)
        return facts(view, text)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, PrincipeView)
        return imagine(self, view, rng)

    def forbidden(self, s: State, seat: i64, text: str, code: i64) -> Reason | None:
        return forbidden(principe(s.table), s.top, seat, text, code)

    def tensors(self, seats: i64) -> Tensors:
        return PrincipeTensors(seats)

    def scores(self, s: State) -> list[ScoreLine]:
        return score_lines(principe(s.table), s.over)

    def standing(self, s: State, out: vec[i64]) -> None:
        standing(principe(s.table), out)
