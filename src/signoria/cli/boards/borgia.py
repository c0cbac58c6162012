"""The Prince on a terminal: the families and what they protect, what is on the table, and one's own hand."""

from typing import Any

from rich.text import Text

from signoria.cli.boards.ink import GOLD, STONE, STRONG, Lines, flowed, joined, person, rule, wrapped
from signoria.games import game
from signoria.games.borgia.components import CARD_NAMES, CARDS, FAMILY_NAMES, KEPT, OFFICES, TYPE_NAMES
from signoria.kernel.box import Values
from signoria.kernel.event import SPECTATOR
from signoria.text import words

WIDEST = 124  # beyond, the eye gets lost
LETTERS = {"power": "power", "income": "income", "votes": "votes", "vp": "points", "fee": "fee"}  # of what is printed


def board(view: dict[str, Any], players: list[str], lang: str, box: Values) -> Lines:
    return Board(view, players, lang, box)


class Board(Lines):
    """The table as one observer may see it: the view as plain data, and nothing else."""

    def __init__(self, view: dict[str, Any], players: list[str], lang: str, box: Values) -> None:
        self.view = view
        self.box = box
        self.players = [player.partition(" (")[0] for player in players]  # which bot it is, the record says
        self.say = words(lang, game("borgia")).say
        self.observer: int = view["observer"]
        self.sale: dict[str, Any] | None = view["sale"]
        self.asked: list[int] = view["asked"]  # in a sealed choice, all who still owe

    def lines(self, width: int, low: bool = False) -> list[Text]:
        width = min(width, WIDEST)
        families = [line for seat in range(len(self.players)) for line in self.family(seat, width, low)]
        left = [] if low else self.left(width)
        return [*self.header(width), *families, *self.table(width), *left, *self.now(width), *self.own(width)]

    # Where we are.

    def header(self, width: int) -> list[Text]:
        view = self.view
        parts = [
            Text(self.say("title"), STRONG),
            Text(self.say("board-over") if view["over"] else self.say("board-round", {"round": view["round"]}), STRONG),
            Text(self.say("board-pope", {"name": self.players[view["pope"]]})),
            Text(self.say("board-deck", {"cards": view["deck"]})),
        ]
        return flowed(parts, width, " · ")

    # A family and what lies before it.

    def family(self, seat: int, width: int, low: bool) -> list[Text]:
        row = self.view["seats"][seat]
        mark = Text("▸", GOLD) if seat in self.asked else Text(" ")
        crown = Text(" ♔" if seat == self.view["pope"] else "", STRONG)
        name = joined([mark, " ", person(self.players[seat], seat), crown])
        numbers = [
            joined([name, Text(f"  {self.say('house-' + row['family'])}", STONE)]),
            Text(self.say("board-score", {"points": row["score"]}), STRONG),
            Text(self.say("board-cardinals", {"number": row["cardinals"]})),
            Text(self.say("board-votes", {"number": row["votes"]})),
            *self.status(seat),
        ]
        estates = [self.estate(property, cards) for property, cards in row["properties"].items()]
        estates.append(self.pile(self.say("board-home", {"name": self.say(f"home-{row['family']}")}), row["home"]))
        if row["open"]:
            estates.append(self.pile(self.say("board-open"), row["open"]))
        parts = [line for estate in estates for line in flowed(estate, width - 4, " ", 2)]
        head = [] if low and seat else [rule(width)]
        lines = flowed(parts, width - 4, "   ")
        return [*head, *flowed(numbers, width, "   ", 2), *(joined(["    ", line]) for line in lines)]

    def status(self, seat: int) -> list[Text]:
        """A few words on what holds for a family, and on what it does at this moment."""
        out = []
        if seat in self.view["marriage"]:
            other = next(found for found in self.view["marriage"] if found != seat)
            out.append(Text(self.say("board-married", {"family": self.name(FAMILY_NAMES[other])})))
        if seat == self.view["pope"] and self.view["savonarola"]:
            out.append(Text(self.say("board-silenced")))
        if seat in self.view["loses_turn"]:
            out.append(Text(self.say("board-loses-turn")))
        if seat in self.asked:
            out.append(Text(self.say("board-chooses"), STRONG))
        elif self.sale and seat == self.sale["leader"]:
            out.append(Text(self.say("board-leads", {"price": self.sale["price"]}), STRONG))
        elif self.sale and seat not in self.sale["in"]:
            out.append(Text(self.say("board-passed"), STONE))
        return out

    def estate(self, property: str, cards: list[str]) -> list[Text]:
        """A property and what it protects, card by card."""
        return [self.card(property), *(joined(["+ ", self.card(card)]) for card in cards)]

    def pile(self, label: str, cards: list[str]) -> list[Text]:
        """Cards that lie together under a word, card by card."""
        inside = self.estate(cards[0], cards[1:]) if cards else [Text("·", STONE)]
        return [Text(f"{label}:", STONE), *inside]

    def card(self, card: str) -> Text:
        """A card with what is printed on it: power, income, votes, points, fee, each with its letter."""
        number = CARD_NAMES.index(card)
        values = self.box["card"][card]
        found = [(values[field], letter) for field, letter in LETTERS.items() if values.get(field)]
        marks = [f"{value}{self.say(f'letter-{letter}')}" for value, letter in found]
        style = STRONG if number < OFFICES or number >= KEPT else ""
        return joined([Text(self.say(f"card-{card}"), style), Text(f" {' '.join(marks)}" if marks else "", STONE)])

    # The table, and what was set aside.

    def table(self, width: int) -> list[Text]:
        parts = [Text(self.say("board-table", {"cards": " ".join(str(slot) for slot in self.view["table"]) or "–"}))]
        for key in ("aside", "discard", "arriving"):
            if self.view[key] and not (key == "arriving" and self.sale):
                cards = ", ".join(self.say(f"card-{card}") for card in self.view[key])
                parts.append(Text(self.say(f"board-{key}", {"cards": cards}), STONE))
        return [rule(width), *[line for part in parts for line in wrapped(part, width)]]

    def left(self, width: int) -> list[Text]:
        """What the observer cannot place: cards in the pile, on the table or in other hands, by their type."""
        hidden: dict[str, int] = self.view["hidden"]
        lines = [rule(width, self.say("board-what-left"))]
        for kind in TYPE_NAMES:
            cards = [str(row["id"]) for row in CARDS if row["type"] == kind]
            unseen = {card: hidden[card] for card in cards if hidden.get(card, 0) > 0}
            if unseen:
                names = ", ".join(f"{self.say(f'card-{card}')}{f' {n}' if n > 1 else ''}" for card, n in unseen.items())
                lines += wrapped(Text(f"{self.say(f'board-types-{kind}')} {sum(unseen.values())}: {names}"), width)
        return lines if hidden else []

    # What is going on.

    def now(self, width: int) -> list[Text]:
        parts: list[Text] = []
        if self.sale:
            sold = self.card(self.sale["what"]["card"])
            parts.append(joined([Text("▸", GOLD), " ", sold, " ", Text(self.standing(self.sale), STRONG)]))
        making = self.view["making"]
        if making and making["what"] == "trade":
            parts.append(Text(self.offer(making)))
        return [line for part in parts for line in wrapped(part, width)]

    def standing(self, sale: dict[str, Any]) -> str:
        if sale["leader"] is None:
            return self.say("board-no-bid")
        return self.say("board-leader", {"name": self.players[sale["leader"]], "price": sale["price"]})

    def offer(self, offer: dict[str, Any]) -> str:
        """Who gives what for what, as far as the observer may know."""
        names = {"name": self.players[offer["from"]], "other": self.players[offer["to"]]}
        if self.observer != offer["from"] and offer["stage"] == "begun":
            return self.say("board-offer-begun", {**names})
        sides = []
        for key, ducats in (("gives", offer["ducats"]), ("wants", -offer["ducats"])):
            things = [self.say(f"card-{card}") for card in offer[key]]
            if ducats > 0:
                things.append(self.say("board-ducats", {"ducats": ducats}))
            sides.append(", ".join(things) or self.say("board-nothing"))
        return self.say("board-offer", {**names, "gives": sides[0], "wants": sides[1]})

    # What only the observer sees.

    def own(self, width: int) -> list[Text]:
        if self.observer == SPECTATOR:
            return []
        purse = Text(self.say("board-ducats", {"ducats": self.view["ducats"]}), STRONG)
        cards = [self.card(card) for card in self.view["hand"]] or [Text("·", STONE)]
        cards[0] = joined([f"{self.say('board-hand')}  ", cards[0]])
        hidden = Text(f"({self.say('board-hidden')})", STONE)
        return [rule(width), *flowed([*cards, joined([purse, " ", hidden])], width, "  ", 2)]

    def name(self, family: str) -> str:
        return self.say(f"family-{family}")
