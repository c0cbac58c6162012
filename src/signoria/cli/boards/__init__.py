"""The table as the terminal shows it: one module a game, drawn from a View and nothing else."""

from importlib import import_module

from rich.console import RenderableType

from signoria.kernel.game import Game
from signoria.kernel.view import View


def board(game: Game, view: View, players: list[str], lang: str) -> RenderableType:
    """What an observer may see of the table. It fits itself to the width it is printed at."""
    of_the_game = import_module(f"signoria.cli.boards.{game.key}")
    drawn: RenderableType = of_the_game.board(view.to_dict(), players, lang, game.box.values)
    return drawn
