"""Laguna on a terminal: the islands with their owners, and everybody's ducats."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from signoria.cli.boards.ink import GOLD, STONE, STRONG, Lines, flowed, joined
from signoria.games import game
from signoria.games.laguna.components import ISLAND_NAMES, VALUE
from signoria.kernel.box import Values
from signoria.text import words


def board(view: dict[str, Any], players: list[str], lang: str, _box: Values) -> RenderableType:
    return Board(view, players, lang)


class Board(Lines):
    """The table as one observer may see it: the view as plain data, and nothing else."""

    def __init__(self, view: dict[str, Any], players: list[str], lang: str) -> None:
        self.view = view
        self.players = [player.partition(" (")[0] for player in players]
        self.say = words(lang, game("laguna")).say

    def lines(self, width: int, low: bool = False) -> list[Text]:
        head = [Text(self.say("title"), STRONG), Text(self.where())]
        islands = [self.island(n, name) for n, name in enumerate(ISLAND_NAMES)]
        return [*flowed(head, width, " · "), *flowed(islands, width), *map(self.merchant, range(len(self.players)))]

    def where(self) -> str:
        if self.view["over"]:
            return self.say("board-over")
        if self.view["round"] == 0:
            return self.say("board-harbours")
        return self.say("board-round", {"round": self.view["round"], "rounds": self.view["rounds"]})

    def island(self, n: int, name: str) -> Text:
        """An island with its value, and whose it is or that it is under the hammer."""
        sale, owner = self.view["sale"], self.view["owners"].get(name)
        told = f"{self.say(f'island-{name}')} {VALUE[n]}"
        if sale is not None and sale["what"]["island"] == name:
            return joined([Text("▸", GOLD), Text(f" {told}", STRONG)])
        return Text(told if owner is None else f"{told} {self.players[owner]}", STONE if owner is None else "")

    def merchant(self, seat: int) -> Text:
        mine = self.view["seats"][seat]
        nouns = {"name": self.players[seat], "ducats": mine["ducats"], "points": mine["points"]}
        own = self.view["harbour"] if seat == self.view["observer"] else None
        harbour = f" · {self.say('board-harbour', {'island': self.say(f'island-{own}')})}" if own else ""
        return Text(self.say("board-merchant", nouns) + harbour)
