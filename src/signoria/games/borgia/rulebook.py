"""The Prince as the kernel knows it: every room of this game behind one door."""

from typing import final

from mypy_extensions import i64

from signoria.games.borgia.actions import CATALOGUE, VERBS
from signoria.games.borgia.belief import imagine
from signoria.games.borgia.components import CARD_NAMES, number
from signoria.games.borgia.editions import EDITIONS, OPTIONS, Terms
from signoria.games.borgia.events import EVENTS, NAMES
from signoria.games.borgia.facts import CONSEQUENCES, facts
from signoria.games.borgia.frames import borgia
from signoria.games.borgia.lesson import LESSON
from signoria.games.borgia.market import MARKET
from signoria.games.borgia.printed import SHEET, Printed, check
from signoria.games.borgia.prompts import PROMPTS, asked
from signoria.games.borgia.public import PublicView
from signoria.games.borgia.refusals import forbidden
from signoria.games.borgia.rules.piles import DEAL_FIRST, DEALS
from signoria.games.borgia.rules.sequence import Course
from signoria.games.borgia.rules.setup import set_up
from signoria.games.borgia.scoring import LINES, score_lines, standing
from signoria.games.borgia.table import cards_counted
from signoria.games.borgia.tensors.fill import BorgiaTensors
from signoria.games.borgia.view import BorgiaView
from signoria.kernel.arrays import vec
from signoria.kernel.box import Box, Values
from signoria.kernel.event import Event
from signoria.kernel.game import Game, Options, ScoreLine
from signoria.kernel.public import Nouns
from signoria.kernel.refusal import Reason
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, Story, opened
from signoria.kernel.tensors import Tensors
from signoria.kernel.view import Fact, Prompt, View


def name_hands(nouns: Nouns) -> None:
    """The cards that went from hand to hand, with a space between; neither noun if none did."""
    hands = [int(nouns.pop("given")), int(nouns.pop("taken"))]
    if hands != [0, 0]:
        names = [" ".join([CARD_NAMES[card] for card in cards_counted(hand)]) for hand in hands]
        nouns["given"], nouns["taken"] = names[0] or "nothing", names[1] or "nothing"


@final
class BorgiaGame(Game):
    def __init__(self, box: Box) -> None:
        least, most = number("players_min"), number("players_max")
        super().__init__("borgia", "The Prince: The Struggle of House Borgia", EDITIONS, OPTIONS, least, most)
        self.order = 2
        self.sheet = SHEET
        self.box = box
        self.printed: Printed = Printed(box.values)
        self.written: dict[tuple[int, int, int, int], Terms] = {}
        self.lesson = LESSON
        self.market = MARKET
        self.first_rule = "TP-10"
        self.last_rule = "TP-81"
        self.catalogue = CATALOGUE
        self.verbs = VERBS
        self.events = EVENTS
        self.names = {**NAMES, "prompt": list(PROMPTS)}
        self.prompts = PROMPTS
        self.lines = LINES
        self.consequences = CONSEQUENCES
        self.view_type = PublicView

    def open(self, seats: i64, edition: str, options: Options, rng: Rng, first: i64, story: Story | None) -> State:
        t = set_up(seats, rng, self.terms(seats, options), self.printed, first, story is not None)
        return opened(self, t, Course(), story)

    def terms(self, seats: i64, options: Options) -> Terms:
        """Written down once for all tables of a kind."""
        kind = (int(seats), options["trade"], options["trade_offers"], options["open_ballots"])
        terms = self.written.get(kind)
        if terms is None:
            terms = Terms(seats, options)
            self.written[kind] = terms
        return terms

    def check_box(self, values: Values) -> None:
        check(values)

    def with_box(self, box: Box) -> Game:
        return BorgiaGame(box)

    def edition_of(self, s: State) -> str:
        return EDITIONS[0]

    def options_of(self, s: State) -> Options:
        return borgia(s.table).terms.options

    def first_of(self, s: State) -> int:
        return int(borgia(s.table).first)

    def dealt(self, what: int, cards: list[int]) -> list[str]:
        if what == DEAL_FIRST:
            return [DEALS[what], str(cards[0])]
        return [DEALS[what]] + [CARD_NAMES[card] for card in cards]

    def heard(self, s: State, observer: i64, since: int = 0) -> list[Event]:
        """What went from hand to hand is counted in bits; the two who traded hear names."""
        events = super().heard(s, observer, since)
        for event in events:
            if event.name == "trade-done" and event.secret:
                name_hands(event.nouns)
        return events

    def ask(self, s: State, seat: i64) -> Prompt:
        return asked(borgia(s.table), s.top, seat)

    def seen(self, s: State, observer: i64) -> View:
        return BorgiaView(borgia(s.table), s.top, observer)

    def facts(self, view: View, text: str) -> list[Fact]:
        assert isinstance(view, BorgiaView)
        return facts(view, text)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, BorgiaView)
        return imagine(self, view, rng)

    def forbidden(self, s: State, seat: i64, text: str, code: i64) -> Reason | None:
        return forbidden(borgia(s.table), s.top, seat, text, code)

    def tensors(self, seats: i64) -> Tensors:
        return BorgiaTensors(seats)

    def scores(self, s: State) -> list[ScoreLine]:
        return score_lines(borgia(s.table))

    def standing(self, s: State, out: vec[i64]) -> None:
        standing(borgia(s.table), out)
