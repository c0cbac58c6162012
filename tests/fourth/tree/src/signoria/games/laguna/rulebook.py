"""Laguna as the kernel knows it: every room of this game behind one door."""

from typing import final

from mypy_extensions import i64

from signoria.games.laguna.actions import CATALOGUE, VERBS
from signoria.games.laguna.belief import imagine
from signoria.games.laguna.components import ISLAND_NAMES
from signoria.games.laguna.editions import EDITIONS, OPTIONS
from signoria.games.laguna.events import EVENTS, NAMES
from signoria.games.laguna.facts import CONSEQUENCES, facts
from signoria.games.laguna.frames import laguna
from signoria.games.laguna.lesson import LESSON
from signoria.games.laguna.market import MARKET
from signoria.games.laguna.prompts import PROMPTS, asked
from signoria.games.laguna.public import PublicView
from signoria.games.laguna.refusals import forbidden
from signoria.games.laguna.rules.sequence import Course
from signoria.games.laguna.rules.setup import DEAL_FIRST, DEALS, set_up
from signoria.games.laguna.scoring import LINES, score_lines, standing
from signoria.games.laguna.view import LagunaView
from signoria.kernel.arrays import vec
from signoria.kernel.game import Game, Options, ScoreLine
from signoria.kernel.refusal import Reason
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, Story, opened
from signoria.kernel.view import Fact, Prompt, View


@final
class LagunaGame(Game):
    def __init__(self) -> None:
        super().__init__("laguna", "Laguna", EDITIONS, OPTIONS, 2, 5)
        self.order = 4
        self.lesson = LESSON
        self.market = MARKET
        self.first_rule = "LG-10"
        self.last_rule = "LG-33"
        self.catalogue = CATALOGUE
        self.verbs = VERBS
        self.events = EVENTS
        self.names = NAMES
        self.prompts = PROMPTS
        self.lines = LINES
        self.consequences = CONSEQUENCES
        self.view_type = PublicView

    def open(self, seats: i64, edition: str, options: Options, rng: Rng, first: i64, story: Story | None) -> State:
        return opened(self, set_up(seats, rng, first, story is not None), Course(), story)

    def edition_of(self, s: State) -> str:
        return EDITIONS[0]

    def options_of(self, s: State) -> Options:
        return {}

    def first_of(self, s: State) -> int:
        return int(laguna(s.table).first)

    def dealt(self, what: int, cards: list[int]) -> list[str]:
        if what == DEAL_FIRST:
            return [DEALS[what], str(cards[0])]
        return [DEALS[what]] + [ISLAND_NAMES[card] for card in cards]

    def ask(self, s: State, seat: i64) -> Prompt:
        return asked(s.top, seat)

    def seen(self, s: State, observer: i64) -> View:
        return LagunaView(laguna(s.table), s.top, observer)

    def facts(self, view: View, text: str) -> list[Fact]:
        assert isinstance(view, LagunaView)
        return facts(view, text)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, LagunaView)
        return imagine(self, view, rng)

    def forbidden(self, s: State, seat: i64, text: str, code: i64) -> Reason | None:
        return forbidden(laguna(s.table), s.top, seat, text)

    def scores(self, s: State) -> list[ScoreLine]:
        return score_lines(laguna(s.table))

    def standing(self, s: State, out: vec[i64]) -> None:
        standing(laguna(s.table), out)
