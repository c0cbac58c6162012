"""Bots that follow a game: told at which table they sit, what their seat hears, and how it ended."""

from collections.abc import Mapping
from types import TracebackType

from signoria.bots.bot import Bot, Start
from signoria.games import own_box
from signoria.kernel.game import Game
from signoria.kernel.state import State


class Listeners:
    """Those of the bots at a table that listen; the others cost nothing here. `with` them, a game is played."""

    def __init__(self, game: Game, s: State, bots: Mapping[int, Bot]) -> None:
        self.game = game
        self.s = s
        self.bots = {seat: bot for seat, bot in bots.items() if bot.listens}
        self.told = dict.fromkeys(self.bots, 0)

    def __enter__(self) -> "Listeners":
        game, s, seats = self.game, self.s, int(self.s.table.seats)
        players = s.story.players[:] if s.story else [str(seat) for seat in range(seats)]
        for seat, bot in self.bots.items():
            bot.begin(Start(game.key, game.edition_of(s), game.options_of(s), seats, players, seat, own_box(game)))
        return self

    def tell(self, seat: int) -> None:
        """Before a seat is asked: what it has not heard yet."""
        if seat in self.bots:
            self.bots[seat].hear(self.game.heard(self.s, seat, self.told[seat]))
            self.told[seat] = len(self.s.table.log or [])

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for seat, bot in self.bots.items():
            if self.s.over and kind is None:
                self.tell(seat)
                bot.ended(self.game.scores(self.s), self.game.winners(self.s))
            bot.close()
