"""The books a bot keeps that listens: money is hidden, but it changes hands before everyone's ears."""

from signoria.kernel.event import Event
from signoria.kernel.game import Game


def keeps_books(game: Game) -> bool:
    """Only where every payment is announced do they come out even."""
    return bool(game.market.payments)


class Books:
    """What each seat has been paid since the start of the game, less what it paid."""

    def __init__(self, game: Game, seats: int) -> None:
        self.payments = game.market.payments
        self.balance = [0] * seats

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if event.name in self.payments:
                direction, noun = self.payments[event.name]
                amount, seat = event.nouns[noun], event.nouns.get("seat")
                assert isinstance(amount, int)
                for payee in range(len(self.balance)) if seat is None else [int(seat)]:
                    self.balance[payee] += direction * amount
