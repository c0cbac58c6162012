"""What every part of the board knows: the view, the names, the words, and who is asked."""

from typing import Any

from rich.text import Text

from signoria.cli.boards.ink import Lines, badge
from signoria.games import game
from signoria.games.principe.components import COLOUR_NAMES
from signoria.kernel.box import Values
from signoria.text import words

WIDEST = 124  # beyond, the eye gets lost between the columns
WIDE = 96  # from here on there is room for words written out
NARROW = 76  # below, the court is told in two tables
LISTED = 52  # below, the cities are a list


class BoardPart(Lines):
    """The table as one observer may see it: the view as plain data, and nothing else."""

    def __init__(self, view: dict[str, Any], players: list[str], lang: str, printed: Values) -> None:
        self.view = view
        self.printed = printed
        self.players = [player.partition(" (")[0] for player in players]  # which bot it is, the record says
        self.lang = lang
        self.say = words(lang, game("principe")).say
        self.observer: int = view["observer"]

    def letter(self, colour: str) -> Text:
        return badge(self.say(f"letter-{colour}"), colour)

    def hand(self) -> dict[str, int]:
        """The observer's cards, without those laid for the auction already."""
        hand = {colour: (self.view["hand"] or {}).get(colour, 0) for colour in COLOUR_NAMES}
        for colour in self.laid():
            hand[colour] -= 1
        return hand

    def laid(self) -> list[str]:
        """The colours the observer has laid face down, while others still choose."""
        sealed = self.view["sealed"]
        return [text.split()[1] for text in sealed["mine"]] if sealed else []
