"""The books a bot keeps that listens: money is hidden, but it changes hands before everyone's ears."""

from signoria.kernel.event import Event

# For each game whose every payment is announced: the events that tell of one, its direction, the noun of its amount.
# An event that names no seat pays everyone.
FLOWS: dict[str, dict[str, tuple[int, str]]] = {
    "principe": {
        "income": (1, "ducats"),
        "ducats-gained": (1, "ducats"),
        "lot-sold": (-1, "price"),
        "role-bought": (-1, "price"),
        "city-built": (-1, "ducats"),
    },
}


class Books:
    """What each seat has been paid since the start of the game, less what it paid."""

    def __init__(self, game: str, seats: int) -> None:
        self.flows = FLOWS[game]
        self.balance = [0] * seats

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if event.name in self.flows:
                direction, noun = self.flows[event.name]
                amount, seat = event.nouns[noun], event.nouns.get("seat")
                assert isinstance(amount, int)
                for payee in range(len(self.balance)) if seat is None else [int(seat)]:
                    self.balance[payee] += direction * amount
