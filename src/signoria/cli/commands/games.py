"""`signoria games`: what can be played here."""

import json

from rich.table import Table

from signoria import GAMES
from signoria.cli.console import Console
from signoria.cli.language import LANGUAGE
from signoria.cli.tables import JsonOption, LangOption
from signoria.kernel.game import Game
from signoria.text import words


def run(as_json: JsonOption = False, lang: LangOption = LANGUAGE) -> None:
    """List the games, their editions, options and numbers of players."""
    if as_json:
        print(json.dumps([facts(game) for game in GAMES.values()], indent=1))
        return
    table = Table(box=None, padding=(0, 3, 0, 0))
    for heading in ("game", "title", "players", "editions", "options"):
        table.add_column(words(lang).say(f"games-{heading}"), overflow="fold")
    for game in GAMES.values():
        say = words(lang, game)
        editions = "\n".join(f"{edition}  {say.say(f'edition-{edition}')}" for edition in game.editions)
        options = "\n".join(option.key for option in game.options)
        table.add_row(game.key, say.say("title"), f"{game.seats[0]}–{game.seats[-1]}", editions, options)
    Console().print(table)


def facts(game: Game) -> dict[str, object]:
    return {
        "key": game.key,
        "title": game.title,
        "seats": game.seats,
        "editions": game.editions,
        "options": [
            {"key": option.key, "default": option.default, "least": option.least, "most": option.most}
            for option in game.options
        ],
    }
