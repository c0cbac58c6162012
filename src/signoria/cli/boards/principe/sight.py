"""What every part of the board knows: the view, the names, the words, and who is asked."""

from typing import Any

from rich.text import Text

from signoria.cli.boards.ink import Lines, badge
from signoria.games import game
from signoria.games.principe.actions import CATALOGUE
from signoria.games.principe.components import COLOUR_NAMES
from signoria.kernel.event import SPECTATOR
from signoria.text import words

WIDEST = 124  # beyond, the eye gets lost between the columns
WIDE = 96  # from here on there is room for words written out
NARROW = 76  # below, the court is told in two tables
LISTED = 52  # below, the cities are a list


class Sight(Lines):
    """The table as one observer may see it: the view as plain data, and nothing else."""

    def __init__(self, view: dict[str, Any], players: list[str], lang: str) -> None:
        self.view = view
        self.players = [player.partition(" (")[0] for player in players]  # which bot it is, the record says
        self.lang = lang
        self.say = words(lang, game("principe")).say
        self.observer: int = view["observer"]
        self.stack: dict[str, dict[str, Any]] = {each["is"]: each for each in view["stack"]}
        self.top: dict[str, Any] = view["stack"][0] if view["stack"] else {"is": "Over", "asked": SPECTATOR}

    def letter(self, colour: str) -> Text:
        return badge(self.say(f"letter-{colour}"), colour)

    def hand(self) -> dict[str, int]:
        """The observer's cards, without those laid for the auction already."""
        hand = {colour: self.view.get("hand", {}).get(colour, 0) for colour in COLOUR_NAMES}
        for colour in self.laid():
            hand[colour] -= 1
        return hand

    def laid(self) -> list[str]:
        """The colours the observer has laid face down, while others still choose."""
        if self.top["is"] != "LayCards" or self.observer == SPECTATOR:
            return []
        first = self.observer * self.top["each"]
        given = [code for code in self.top["given"][first : first + self.top["each"]] if code >= 0]
        return [CATALOGUE.text(code).split()[1] for code in given]

    def asked(self) -> list[int]:
        """Whoever must choose now; in a sealed choice, all who have not yet."""
        if "owing" in self.top:
            return [seat for seat in range(len(self.players)) if self.top["owing"] >> seat & 1]
        return [self.top["asked"]]
