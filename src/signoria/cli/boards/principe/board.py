"""The whole board, from the header down to one's own hand."""

from rich.text import Text

from signoria.cli.boards.ink import (
    GOLD,
    STONE,
    STRONG,
    Lines,
    cell,
    flowed,
    joined,
    person,
    rule,
    side_by_side,
    wrapped,
)
from signoria.cli.boards.principe.cities import Cities
from signoria.cli.boards.principe.court import Court
from signoria.cli.boards.principe.part import LISTED, NARROW, WIDE, WIDEST, BoardPart
from signoria.games.principe.components import COLOUR_NAMES, OPEN_CITIES, REGION_NAMES
from signoria.games.principe.editions import by_seats
from signoria.games.principe.events import NAMES
from signoria.kernel.box import Values
from signoria.kernel.event import SPECTATOR
from signoria.kernel.public import Nouns, Sale

NUMERALS = ("I", "II", "III", "IV")


def board(view: dict[str, object], players: list[str], lang: str, printed: Values) -> Lines:
    return Board(view, players, lang, printed)


class Board(BoardPart):
    """Stacked from top to bottom: nothing is beside anything that a narrow terminal would tear apart."""

    def lines(self, width: int, low: bool = False) -> list[Text]:
        width = min(width, WIDEST)
        return [
            *self.header(width, low),
            *Court(self.view, self.players, self.lang, self.printed).lines(width, low),
            *Cities(self.view, self.players, self.lang, self.printed).lines(width, low),
            *self.map(width, low),
            *self.sale(width, low),
            *self.own(width),
        ]

    # The header: where we are, and what is left.

    def header(self, width: int, low: bool) -> list[Text]:
        view = self.view
        title = Text(self.say("title"), STRONG)
        turn = Text(self.say("board-last-round" if view["last"] else "board-round", {"round": view["round"]}), STRONG)
        left = [
            Text(self.say("board-deck", {"cards": view["deck"]})),
            Text(self.say("board-city-deck", {"cities": view["city_deck"]})),
            Text(self.say("board-prince", {"name": self.players[view["prince"]]})),
        ]
        full = [title, turn, *self.phases(all_four=True), *left]
        short = [title, turn, *self.phases(all_four=False), *left]
        for parts in (full, short, short[:-1]):  # the marker stands in the court as well
            lines = flowed(parts, width, " · ")
            if len(lines) == 1:
                break
        return lines if low else [*lines, *(line for end in self.ends() for line in wrapped(end, width))]

    def ends(self) -> list[Text]:
        """Both ends of the game: when they come, or that one is near. [IP-60] [IP-61]"""
        if self.view["last"] or self.view["phase"] is None:
            return []
        near: list[str] = self.view["ends"]
        nouns = {"cards": int(by_seats(len(self.players), "last_round_below")), "cities": int(OPEN_CITIES)}
        short = [end for end in near if end != "deck"]
        keys = ["board-end-deck" if "deck" in near else "board-when-deck"]
        keys += [f"board-end-{end}" for end in short] or ["board-when-cities"]
        return [Text(self.say(key, {**nouns}), STRONG if key.startswith("board-end") else STONE) for key in keys]

    def phases(self, all_four: bool) -> list[Text]:
        """The four tabs of a round with the open one marked, or that one alone."""
        if self.view["phase"] is None:
            return [Text(self.say("board-over"), STRONG)]
        tabs = []
        for numeral, phase in zip(NUMERALS, NAMES["phase"], strict=True):
            tab = f"{numeral} {self.say(f'phase-{phase}')}"
            if phase == self.view["phase"]:
                tabs.append(Text(f"[{tab}]" if all_four else tab, STRONG))
            elif all_four:
                tabs.append(Text(tab, STONE))
        return [joined(tabs, "  ")]

    # The map: in each region the leader first.

    def map(self, width: int, low: bool) -> list[Text]:
        columns = 3 if width >= WIDEST or (low and width >= NARROW) else 2 if width >= 64 else 1
        kind = "region" if columns == 2 and width >= WIDE else "short-region"
        names = [self.say(f"{kind}-{region}") for region in REGION_NAMES]
        label = max(len(name) for name in names) + 2
        each = width // columns - 1
        blocks = [self.region(region, cell(names[n], label), each) for n, region in enumerate(REGION_NAMES)]
        head = [] if low else [rule(width, self.say("board-map"))]
        return head + side_by_side(blocks, columns, width)

    def region(self, region: str, name: Text, width: int) -> list[Text]:
        counts = [(row["map"][region][0], seat) for seat, row in enumerate(self.view["seats"]) if region in row["map"]]
        there = sorted(counts, key=lambda found: (-found[0], found[1]))
        parts = [joined([person(self.players[seat], seat, 12), Text(f" {n}", STRONG)]) for n, seat in there]
        shields = flowed(parts or [Text("·", STONE)], width - name.cell_len, "  ")
        return [joined([name if n == 0 else " " * name.cell_len, line]) for n, line in enumerate(shields)]

    # What is for sale, in the order of sale.

    def sale(self, width: int, low: bool) -> list[Text]:
        """The lots from the smallest to the largest, the one under the hammer lit. [IP-30]"""
        sale = self.view["sale"]
        parts = [joined([self.letter(colour), f" {cards}"]) for colour, cards in self.view["lots"]]
        if sale and "cards" in sale["what"]:
            parts[0] = joined([Text("▸", GOLD), parts[0], f" {self.say('board-hammer')}"])
        elif sale:
            parts.insert(0, joined([Text("▸", GOLD), f" {self.role(sale['what'])}"]))
        if sale:
            parts.insert(1, Text(self.standing(sale), STRONG))
        if low:
            return flowed([Text(self.say("board-offer"), STONE), *parts], width) if parts else []
        return [rule(width, self.say("board-offer") if parts else ""), *flowed(parts, width)]

    def role(self, what: Nouns) -> str:
        tile, colour = self.say(f"tile-{what['tile']}"), self.say(f"colour-{what['colour']}")
        return self.say("board-role", {"tile": tile, "colour": colour})

    def standing(self, sale: Sale) -> str:
        leader = sale["leader"]
        if leader is None:
            return self.say("board-no-bid")
        return self.say("board-leader", {"name": self.players[leader], "price": sale["price"]})

    # What only the observer sees.

    def own(self, width: int) -> list[Text]:
        if self.observer == SPECTATOR:
            return []
        hand = self.hand()
        cards = [joined([self.letter(colour), Text(f" {hand[colour] or '·'}", STRONG)]) for colour in COLOUR_NAMES]
        cards[0] = joined([Text(f"{self.say('board-your-hand')}  "), cards[0]])
        if self.laid():
            cards.append(joined([f"{self.say('board-laid')} ", *(self.letter(colour) for colour in self.laid())]))
        purse = Text(self.say("board-ducats", {"ducats": self.view["ducats"]}), STRONG)
        cards.append(joined([purse, Text(f"  ({self.say('board-hidden')})", STONE)]))
        return flowed(cards, width, "  " if width >= LISTED else " ")
