"""A hint: what a search thinks of the answers, from the view of the seat that is asked. Thought in another process."""

from dataclasses import dataclass

from signoria.bots.advice import Opinion, advise
from signoria.bots.prices import Price
from signoria.bots.searcher import Budget
from signoria.kernel.record import play_on
from signoria.server.play.match import Setup

SECONDS = 0.6
SHOWN = 3


@dataclass(frozen=True)
class Hint:
    version: int  # of the seat, when it asked
    opinions: list[Opinion]  # the best first
    price: Price | None  # in an auction: the most to pay


def hint(setup: Setup, actions: list[str], seat: int, chance: int) -> tuple[list[Opinion], Price | None]:
    """The game is played again up to here; the search is given what the seat sees and has heard, and no more."""
    s = setup.new_game()
    play_on(s, actions)
    game = s.game
    view, decision, heard = game.view(s, seat), game.decision(s, seat), game.heard(s, seat)
    advice = advise(game, view, decision, heard, chance, Budget(seconds=SECONDS))
    return advice.opinions[:SHOWN], advice.price
