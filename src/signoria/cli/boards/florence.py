"""The Princes of Florence on a terminal: the market, every principality with its squares, and one's own hand."""

from textwrap import wrap
from typing import Any

from rich.text import Text

from signoria.cli.boards.ink import (
    GLAZES,
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
)
from signoria.games import game
from signoria.games.florence.components import STACK_NAMES, rows
from signoria.games.florence.grid import RESIDENCE, WIDTH, Cell, turns
from signoria.games.florence.printed import cells_of
from signoria.kernel.box import Values
from signoria.text import words

WIDEST = 124
BLOCK = 30  # the least width of a principality with what stands below it
SHORTEST = 3  # squares side by side that a turn of a piece has room for, at least
BUILDINGS = ["red", "yellow", "white"]  # the glazes of large, medium and small ones
LANDSCAPES = {"forest": "green", "lake": "blue", "park": "green"}


def board(view: dict[str, object], players: list[str], lang: str, box: Values) -> Lines:
    return Board(view, players, lang, box)


class Board(Lines):
    """Stacked from top to bottom; principalities stand side by side as far as the width goes."""

    def __init__(self, view: dict[str, Any], players: list[str], lang: str, box: Values) -> None:
        self.view = view
        self.box = box
        self.players = [player.partition(" (")[0] for player in players]
        self.say = words(lang, game("florence")).say
        self.making: dict[str, Any] = view["making"] or {"what": None}

    def lines(self, width: int, low: bool = False) -> list[Text]:
        width = min(width, WIDEST)
        columns = max(1, min(len(self.players), width // BLOCK))
        starter = self.view["starter"]
        order = [(starter + turn) % len(self.players) for turn in range(len(self.players))]
        placing = self.making["what"] == "piece"
        last = [self.view["observer"]] if low and placing and self.asks_observer() else []
        blocks = [[*self.principality(seat, width // columns - 2), Text("")] for seat in order if seat not in last]
        return [
            *self.header(width),
            rule(width, self.say("board-stacks")),
            *flowed([part for stack in STACK_NAMES for part in (self.item(stack), *self.offered(stack))], width),
            *([] if low else self.supplies(width)),
            rule(width),
            *side_by_side(blocks, columns, width),
            *(self.ways(width) if placing and not last else []),
            *self.own(width),
            *self.looked_at(width),
            *self.to_recruit(width),
            *(self.placed_last(last[0], width) if last else []),
        ]

    # Where we are.

    def header(self, width: int) -> list[Text]:
        view = self.view
        parts = [Text(self.say("title"), STRONG)]
        if view["over"]:
            parts.append(Text(self.say("board-over"), STRONG))
        elif view["round"]:
            nouns: dict[str, int | str] = {"round": view["round"], "minimum": view["minimum"]}
            parts += [Text(self.say("board-round", nouns), STRONG), Text(self.say(f"phase-{view['phase']}"))]
            parts += [Text(self.say("board-minimum", nouns))]
            parts += [Text(self.say("board-starter", {"seat": self.players[view["starter"]]}))]
        return flowed(parts, width, " · ")

    # The market.

    def item(self, stack: str) -> Text:
        """A stack with what is left of it, who has bought from it this round, or what is bid for it now."""
        name = f"{self.say(f'stack-{stack}')} {self.view['stacks'][stack]}"
        sale = self.view["sale"]
        if sale is not None and sale["what"]["stack"] == stack:
            nouns: dict[str, int | str] = {"name": self.players[sale["leader"]], "price": sale["price"]}
            return joined([Text("▸", GOLD), Text(f" {name}, {self.say('board-leader', nouns)}", STRONG)])
        if stack in self.view["markers"]:
            owner = self.view["markers"][stack]
            return joined([Text(f"{name} ", STONE), person(self.players[owner], owner)])
        return Text(name, "" if self.view["stacks"][stack] else STONE)

    def offered(self, thing: str) -> list[Text]:
        """What a piece or a freedom costs the observer now, and how many of their professions lack it."""
        for offer in self.view["offers"]:
            if offer["thing"] == thing:
                nouns = {"price": offer["price"], "florins": offer["price"], "cards": len(offer["rises"])}
                if offer["price"] is None:
                    return [Text(f"({self.say('board-of-yours', nouns)})", STRONG)] if offer["rises"] else []
                key = "board-offer" if offer["rises"] else "board-amount"
                return [Text(f"({self.say(key, nouns)})", STRONG if offer["rises"] else STONE)]
        return []

    def supplies(self, width: int) -> list[Text]:
        """Buildings and freedoms that are left, and the decks with the cards that the observer remembers."""
        lines: list[Text] = []
        for key, noun in (("buildings", "building"), ("freedoms", "short-freedom")):
            left = [Text(self.say(f"board-{key}"), STONE)]
            for name, n in self.view[key].items():
                left += [Text(f"{self.say(f'{noun}-{name}')} {n}"), *self.offered(name)]
            lines += flowed(left, width, "  ", 2)
        decks = [Text(self.say("board-decks"), STONE)]
        for deck, cards in self.view["decks"].items():
            decks.append(Text(f"{self.say(f'deck-{deck}')} {len(cards)}"))
            known = [(n, card) for n, card in enumerate(cards, 1) if card is not None]
            decks += [Text(f"{n}. {self.say(f'card-{card}')}", STONE) for n, card in known]
        return lines + flowed(decks, width, "  ", 2)

    # The principalities.

    def principality(self, seat: int, width: int) -> list[Text]:
        """A player's name, grid and belongings."""
        mine = self.view["seats"][seat]
        nouns = {key: mine[key] for key in ("fame", "jesters", "builders", "best", "recruiting")} | mine["hand"]
        facts = [self.say("board-people", nouns)] if mine["jesters"] or mine["builders"] else []
        facts += [", ".join(self.say(f"short-freedom-{name}") for name in mine["freedoms"])]
        facts += [self.say("board-best", nouns)] if mine["best"] else []
        facts += [self.say("board-hand", nouns)]
        played = [self.say(f"card-{card}") for card in mine["played"]]
        played += [self.say("stack-recruiting")] * mine["recruited"]
        facts += [self.say("board-played", {"cards": ", ".join(played)})] if played else []
        known = [self.say(f"card-{card}") for card in mine["known"]]
        facts += [self.say("board-known", {"cards": ", ".join(known)})] if known else []
        told = [Text(line) for fact in facts for line in wrap(fact, max(width, 8), subsequent_indent="  ")]
        return [self.name(seat, mine["fame"], width), *self.grid(mine["pieces"]), *told]

    def name(self, seat: int, fame: int, width: int) -> Text:
        """Who it is, whether they are asked or out, and their fame."""
        mark = Text("▸", GOLD) if seat in self.view["asked"] else Text(" ")
        points = self.say("board-fame", {"fame": fame})
        out = self.say("board-dropped") if seat in self.view["dropped"] else ""
        name = cell(joined([mark, " ", person(self.players[seat], seat)]), max(1, width - len(points) - len(out) - 2))
        return joined([name, Text(f"{out} ", STONE), Text(points, STRONG)])

    def grid(self, pieces: list[str]) -> list[Text]:
        """Seven by seven squares, with the numbers that places are named by."""
        under = {divmod(square, WIDTH): "residence" for square in range(WIDTH * WIDTH) if RESIDENCE >> square & 1}
        for text in pieces:
            under |= dict.fromkeys(self.squares(text), text.split()[0])
        lines = [Text("   " + "".join(f"c{column} " for column in range(1, WIDTH + 1)), STONE)]
        for row in range(WIDTH):
            line = Text(f"r{row + 1} ", STONE)
            for column in range(WIDTH):
                line.append_text(self.square(under.get((row, column), "")))
            lines.append(line)
        return lines

    def squares(self, place: str) -> list[tuple[int, int]]:
        """Row and column of each square that a piece covers, from 0; a place is written as `opera r1 c4 e2`."""
        piece, row, column, turn = place.split()
        outline = dict(self.turns(piece))[int(turn[1:])]
        return [(int(row[1:]) - 1 + y, int(column[1:]) - 1 + x) for x, y in outline]

    def turns(self, piece: str) -> list[tuple[int, list[Cell]]]:
        """The ways to lay a piece, as they are numbered."""
        return turns(cells_of((self.box["building"] | self.box["landscape"])[piece]))

    def square(self, piece: str) -> Text:
        """What lies on a square: its two letters on its glaze."""
        if not piece:
            return Text(" · ", STONE)
        return Text(f"{self.say(f'square-{piece}'):^3}", glaze(piece))

    # What is asked now, and what only the observer sees.

    def ways(self, width: int) -> list[Text]:
        """The turns of the piece that is to be placed, as they are numbered."""
        piece = self.making["piece"]
        ways = self.turns(piece)
        wide = max(SHORTEST, *(x + 1 for _number, outline in ways for x, y in outline))
        blocks = []
        for number, outline in ways:
            drawn = dict.fromkeys(outline, self.square(piece))
            high = max(y for x, y in outline) + 1
            lines = [joined([drawn.get((x, y), Text("   ")) for x in range(wide)]) for y in range(high)]
            blocks.append([Text(f"e{number}", STONE), *lines])
        each = 3 * (wide + 1)
        columns = max(1, min(len(blocks), width // each))
        return [rule(width, self.say(f"piece-{piece}")), *side_by_side(blocks, columns, each * columns)]

    def placed_last(self, seat: int, width: int) -> list[Text]:
        """On a low screen: the principality that a piece must be placed in, beside the turns of that piece."""
        if width < 2 * BLOCK:
            return [*self.ways(width), *self.principality(seat, width)]
        half = width // 2
        return [rule(width), *side_by_side([self.principality(seat, half - 2), self.ways(half)], 2, width)]

    def asks_observer(self) -> bool:
        return self.view["observer"] in self.view["asked"]

    def looked_at(self, width: int) -> list[Text]:
        """The cards on top of a deck that the observer is looking at, with the numbers that orders name."""
        if self.making["what"] != "cards" or not self.asks_observer():
            return []
        cards = self.view["decks"][self.making["deck"]][: self.making["cards"]]
        told = [joined([f"{n}. ", self.card(card)]) for n, card in enumerate(cards, 1)]
        return [rule(width, self.say("board-seen")), *flowed(told, width)]

    def to_recruit(self, width: int) -> list[Text]:
        """Professions that the observer may recruit now, with what they ask for."""
        observer = self.view["observer"]
        if not self.asks_observer() or not self.view["seats"][observer]["recruiting"]:
            return []
        if self.making["what"] != "recruiting" and (self.view["turn"] != observer or self.view["making"]):
            return []
        others = [mine["played"] for seat, mine in enumerate(self.view["seats"]) if seat != observer]
        told = [self.card(card) for played in others for card in played]
        return [rule(width, self.say("board-to-recruit")), *flowed(told, width, " · ")] if told else []

    def card(self, card: str) -> Text:
        """A card's name, and what a profession asks for."""
        return joined([Text(self.say(f"card-{card}"), STRONG), self.wishes(card)])

    def own(self, width: int) -> list[Text]:
        if self.view["hand"] is None:
            return []
        cards = [self.card(card) for card in self.view["hand"]]
        cards.insert(0, Text(self.say("board-florins", {"florins": self.view["florins"]}), STRONG))
        return [rule(width, f"{self.say('board-your-hand')}, {self.say('board-hidden')}"), *flowed(cards, width, " · ")]

    def wishes(self, card: str) -> str:
        """What a profession asks for; nothing of other cards."""
        liked = self.box["profession"].get(card)
        if liked is None:
            return ""
        nouns = {"building": "building", "landscape": "landscape", "freedom": "short-freedom"}
        return f" ({', '.join(self.say(f'{noun}-{liked[key]}') for key, noun in nouns.items())})"


def glaze(piece: str) -> str:
    """A colour for each size of building and kind of landscape; the residence is stone."""
    if piece in LANDSCAPES:
        return GLAZES[LANDSCAPES[piece]]
    for row in rows("building"):
        if row["id"] == piece:
            return GLAZES[BUILDINGS[["large", "medium", "small"].index(str(row["class"]))]]
    return STONE
