"""The open cities: a card each, with what the observer holds of it ticked off."""

from typing import Any

from rich.text import Text

from signoria.cli.boards.ink import STONE, STRONG, flowed, frame, joined, rule, side_by_side
from signoria.cli.boards.principe.part import LISTED, NARROW, BoardPart
from signoria.kernel.event import SPECTATOR


class Cities(BoardPart):
    """What a city asks for, what it gives, and how far the observer is from it."""

    def lines(self, width: int, low: bool = False) -> list[Text]:
        if width < LISTED:
            return self.listed(width)
        columns = 4 if width >= NARROW else 2
        each = width // columns
        inside = [self.city(city, each - 2, low) for city in self.view["open"]]
        cards = []
        for n, city in enumerate(self.view["open"]):
            tallest = max(len(lines) for lines in inside[n - n % columns : n - n % columns + columns])
            lines = inside[n] + [Text("")] * (tallest - len(inside[n]))
            cards.append(frame(self.say(f"city-{city}"), self.points(city), self.reach(city), lines, each))
        return side_by_side(cards, columns, width)

    def listed(self, width: int) -> list[Text]:
        """Where there is no room for cards."""
        lines = [rule(width, self.say("board-cities"))]
        for city in self.view["open"]:
            name = joined([Text(self.say(f"city-{city}"), STRONG), f" {self.points(city)}, {self.price(city)}"])
            regions = [self.say(f"short-region-{region}") for region in self.regions(city)]
            parts = [joined(self.ticked(city)), Text(", ".join(regions), STONE), Text(self.reach(city))]
            lines += [name, *flowed(parts, width, "  ")]
        return lines

    def card(self, city: str) -> dict[str, Any]:
        """What is printed on it."""
        return self.printed["city"][city]

    def points(self, city: str) -> str:
        return self.say("board-points", {"points": self.card(city)["vp"]})

    def price(self, city: str, short: bool = False) -> str:
        nouns = {"ducats": self.card(city)["cost"], "shields": self.card(city)["shields"]}
        return self.say("board-price-short" if short else "board-price", nouns)

    def regions(self, city: str) -> list[str]:
        regions: list[str] = self.card(city)["regions"]
        return regions

    def icons(self, city: str) -> dict[str, int]:
        icons: dict[str, int] = self.card(city)["icons"]
        return icons

    def ticked(self, city: str, tight: bool = False) -> list[Text]:
        """The colours a city asks for, with a tick behind those the observer holds."""
        cards, _ducats = self.view["missing"].get(city, ([], 0))
        icons = []
        for colour, wanted in self.icons(city).items():
            letter = self.letter(colour)[1:2] if tight else self.letter(colour)
            held = 0 if self.observer == SPECTATOR else wanted - cards.count(colour)
            ticks = ["✓" if n < held else " " for n in range(wanted)]
            icons += [joined([letter, Text(tick, STRONG)]) for tick in ticks]
        return icons

    def city(self, city: str, width: int, low: bool) -> list[Text]:
        """What it asks for, its price, the regions it touches."""
        tight = width < 22
        room = width if tight else width - 1
        regions = [self.say(f"short-region-{region}") for region in self.regions(city)]
        if low and len(", ".join(regions)) > room:
            regions = [f"{region[:4]}." for region in regions]
        else:
            regions[:-1] = [f"{region}," for region in regions[:-1]]
        named = [Text(region, STONE) for region in regions]
        inside = [joined(self.ticked(city, tight), " " if tight else ""), Text(self.price(city, short=tight))]
        inside += flowed(named, room, " ")
        return inside if tight else [joined([" ", line]) for line in inside]

    def reach(self, city: str) -> str:
        """What keeps the observer from building it; a spectator builds nothing."""
        if self.observer == SPECTATOR:
            return ""
        cards, ducats = self.view["missing"].get(city, ([], 0))
        if cards:
            return self.say("board-cards-short", {"cards": len(cards)})
        return self.say("board-ducats-short", {"ducats": ducats}) if ducats else self.say("board-in-reach")
