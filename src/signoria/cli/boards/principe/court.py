"""The court: a row a family; below each colour, who holds its roles."""

from rich.cells import cell_len
from rich.text import Text

from signoria.cli.boards.ink import GOLD, STONE, STRONG, cell, cut, joined, person
from signoria.cli.boards.principe.part import NARROW, WIDE, WIDEST, BoardPart
from signoria.games.principe.components import COLOUR_NAMES, FAMILY_NAMES
from signoria.games.principe.events import TILE_NAMES
from signoria.kernel.event import SPECTATOR

WIDEST_NAME = 25
STATUS = 10


class Court(BoardPart):
    """Names, points, cards and shields; what lies before each family; the role tiles."""

    def lines(self, width: int, low: bool = False) -> list[Text]:
        if width < NARROW:
            half = self.table(width, numbers=True, colours=False)
            return half + self.table(width, numbers=False, colours=True)
        return self.table(width, numbers=True, colours=True)

    def table(self, width: int, numbers: bool, colours: bool) -> list[Text]:
        """Names, then numbers and a status, then a column a colour, each as wide as the whole allows."""
        headings = [self.say(f"board-{key}") for key in ("vp", "hand", "shields")] if numbers else []
        sizes = [len(heading) + 2 for heading in headings]
        status = STATUS if numbers else 0
        rest = width - sum(sizes) - status
        wanted = 7 if width < WIDE else 8 if width < WIDEST else 14
        names = min(WIDEST_NAME, rest - 5 * wanted) if numbers and colours else min(WIDEST_NAME, rest)
        if not numbers:
            names = min(16, max(9, rest // 4))
        each = (rest - names) // 5 if colours else 0
        head = Text("─" * names, STONE)
        for heading, size in zip(headings, sizes, strict=True):
            head.append(f" {heading} ".rjust(size, "─"), STONE)
        head.append("─" * status, STONE)
        if colours:
            head.append_text(self.headings(each))
        head.append("─" * (width - head.cell_len), STONE)
        lines = [head]
        for seat in range(len(self.players)):
            parts = [self.family(seat, names)]
            if numbers:
                row = self.view["seats"][seat]
                for value, size in zip((row["score"], row["cards"], row["shields"]), sizes, strict=True):
                    parts.append(cell(f"{value} ", size, STRONG, right=True))
                parts.append(cell(joined([" ", self.status(seat)]), status))
            parts += [cell(self.cards(seat, colour), each) for colour in COLOUR_NAMES if colours]
            lines.append(joined(parts))
        return lines + (self.roles(names + sum(sizes) + status, each) if colours else [])

    def headings(self, width: int) -> Text:
        """The letter of each colour, and its building where there is room for all."""
        buildings = [f" {self.say(f'building-{colour}')}" for colour in COLOUR_NAMES]
        if max(len(building) for building in buildings) + 3 > width:
            buildings = [""] * len(buildings)
        out = Text()
        for colour, building in zip(COLOUR_NAMES, buildings, strict=True):
            room = width - 3 - len(building)
            blank = f" {'─' * (room - 1)}" if building and room else "─" * room
            out.append_text(joined([self.letter(colour), building, Text(blank, STONE)]))
        return out

    def family(self, seat: int, width: int) -> Text:
        """The nimbus of whoever is asked, the family's dot, the name, the marker of Il Principe."""
        mark = Text("▸", GOLD) if seat in self.view["asked"] else Text(" ")
        crown = Text(" ♔" if seat == self.view["prince"] else "", STRONG)
        name = person(self.players[seat], seat, width - 3 - crown.cell_len)
        if seat == self.observer:
            name.stylize(STRONG, 2)
        family = Text(f"  {self.say(f'family-{FAMILY_NAMES[seat]}')}" if self.room_for_families(width) else "", STONE)
        return cell(joined([mark, " ", name, crown, family]), width)

    def room_for_families(self, width: int) -> bool:
        """The names of the families stand beside those of the players for all or for none."""
        families = [self.say(f"family-{family}") for family in FAMILY_NAMES]
        longest = max(cell_len(name) + len(families[seat]) for seat, name in enumerate(self.players))
        return longest + len("▸ ●  ♔  ") <= width

    def status(self, seat: int) -> Text:
        """One word on what a family does at this moment."""
        if seat in self.view["asked"]:
            return Text(self.say("board-chooses"), STRONG)
        if self.view["sealed"]:
            return Text(self.say("board-chosen"), STONE)
        sale, making = self.view["sale"], self.view["making"]
        if sale:
            if seat == sale["leader"]:
                return Text(self.say("board-leads", {"price": sale["price"]}), STRONG)
            if seat not in sale["in"] and (not making or seat in making["rivals"]):
                return Text(self.say("board-withdrew"), STONE)
        return Text("")

    def cards(self, seat: int, colour: str) -> Text:
        """`3+2`: three face up, two face down."""
        up, down = self.view["seats"][seat]["court"].get(colour, (0, 0))
        if not up and not down:
            return Text(" ·", STONE)
        return joined([Text(f" {up}", STRONG), Text(f"+{down}" if down else "", STONE)])

    def roles(self, before: int, each: int) -> list[Text]:
        """Who holds the tiles; a game of two has no minor ones. [IP-58]"""
        lines = []
        for tile in [tile for tile in TILE_NAMES if self.view[tile] is not None]:
            line = cell(f"  {self.say(f'board-{tile}')} ", before, STONE, right=before > 20)
            for colour in COLOUR_NAMES:
                holder = self.view[tile].get(colour, SPECTATOR)
                name = Text(" –", STONE) if holder == SPECTATOR else Text(f" {self.players[holder]}")
                line.append_text(cell(cut(name, each), each))
            lines.append(line)
        return lines
