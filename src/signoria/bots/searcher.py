"""`search`: looks ahead over imagined deals, for a time or a number of iterations."""

from dataclasses import dataclass
from time import perf_counter

from signoria.bots.books import Books, keeps_books
from signoria.bots.bot import Bot, Start
from signoria.bots.policies import policy_of
from signoria.bots.search.search import Search, Style
from signoria.kernel.action import column
from signoria.kernel.event import Event
from signoria.kernel.game import Game
from signoria.kernel.view import Decision, View

BREATH = 16  # iterations between two looks at the clock


@dataclass(frozen=True)
class Budget:
    """How long to think about a decision: so many iterations, or else so many seconds."""

    iterations: int = 0
    seconds: float = 0.0

    def part(self, share: float) -> "Budget":
        return Budget(max(1, int(self.iterations * share)) if self.iterations else 0, self.seconds * share)

    def spent(self, iterations: int, begun: float) -> bool:
        """Is it used up, after so many iterations since that moment?"""
        return iterations >= self.iterations if self.iterations else perf_counter() - begun >= self.seconds


class SearchBot(Bot):
    """Thinks again from where it left off whenever it foresaw what it now sees."""

    def __init__(self, game: Game, seed: int, style: Style, seconds: float, iterations: int) -> None:
        super().__init__(game, seed)
        self.style, self.seconds, self.iterations = style, seconds, iterations
        self.search: Search | None = None
        self.books: Books | None = None
        self.listens = keeps_books(game)

    def begin(self, start: Start) -> None:
        self.books = Books(self.game, start.seats)

    def hear(self, events: list[Event]) -> None:
        if self.books is not None:
            self.books.hear(events)

    def choose(self, view: View, decision: Decision) -> str:
        if len(decision.options) == 1:
            return decision.options[0]
        if self.search is None:
            self.search = Search(self.game, policy_of(self.game), self.style, view, self.rng)
        else:
            self.search.move_to(view)
        if self.books is not None:
            self.search.balance = column(self.books.balance)
        think(self.search, self.seconds, self.iterations)
        return self.game.catalogue.text(self.search.tree.code[self.search.children()[0]])


def think(search: Search, seconds: float, iterations: int, hasty: bool = True) -> None:
    """Search until the time is up or the iterations are done; in haste, until the first cannot be overtaken."""
    begun, done = perf_counter(), 0
    while done < iterations:
        search.run(min(BREATH, iterations - done))
        done += BREATH
        left = float(iterations - done)
        if seconds > 0:
            spent = perf_counter() - begun
            if spent >= seconds:
                return
            left = min(left, done * (seconds - spent) / spent)
        if hasty and float(search.lead()) > left:
            return
