"""`signoria rules`: any rule by its number, by game, or by a word in it."""

import json
import re
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from signoria import GAMES
from signoria.cli.console import Console
from signoria.cli.language import LANGUAGE, word
from signoria.cli.tables import JsonOption, LangOption
from signoria.kernel.errors import BadSetup
from signoria.kernel.game import Game
from signoria.text import Words, words
from signoria.text.words import RULE_ID, SPACES, Rule

AboutArgument = Annotated[
    list[str] | None, typer.Argument(metavar="[GAME] [ID | WORD]…", help=word("help-about"), show_default=False)
]

SWITCH = re.compile(r"^(edition-[\w-]+) = .*\n +\.", re.MULTILINE)  # a message with a part for each edition


def run(
    about: AboutArgument = None,
    lang: LangOption = LANGUAGE,
    as_json: JsonOption = False,
) -> None:
    """Read the numbered rules: all of a game, one by its number (IP-33), or those that speak of some words."""
    asked = about or []
    games = [game for game in GAMES.values() if game.key in asked] or list(GAMES.values())
    wanted = [text for text in asked if text not in GAMES]
    if wanted == ["editions"] and not as_json:
        for game in games:
            show_editions(game, words(lang, game))
        return
    found = [rule for game in games for rule in every_rule(words(lang, game)) if speaks_of(rule, wanted)]
    if not found:
        raise BadSetup("no-such-rule", rule=" ".join(wanted))
    if as_json:
        print(json.dumps([rule.to_dict() for rule in found], indent=1))
        return
    show(found, lang)


def every_rule(say: Words) -> list[Rule]:
    """The numbered paragraphs, and behind them the options of the game."""
    options = [f"option-{option.key}" for option in say.game.options] if say.game else []
    return say.rules() + [Rule(key, line(say.say(key)), attributes(say, key)) for key in options if say.has(key)]


def attributes(say: Words, key: str) -> dict[str, str]:
    parts = say.bundle.get_message(key).attributes
    return {name: line(str(say.bundle.format_pattern(part)[0])) for name, part in parts.items()}


def line(text: str) -> str:
    return SPACES.sub(" ", text).strip()


def speaks_of(rule: Rule, wanted: list[str]) -> bool:
    """By its number exactly if one is named, and with every other word in it."""
    numbers = [text.upper() for text in wanted if RULE_ID.match(text.upper())]
    if numbers and rule.id not in numbers:
        return False
    everything = f"{rule.id} {rule.title} {rule.text} {rule.rulings}".lower()
    return all(text.lower() in everything for text in wanted if text.upper() not in numbers)


def show(rules: list[Rule], lang: str) -> None:
    console = Console()
    say = words(lang)
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            console.print(Text(f"\n{section}", style="bold"))
        console.print(Text.assemble((f"\n{rule.id}  ", "bold cyan"), (rule.title, "bold")))
        console.print(Text(rule.text))
        if rule.rulings:
            console.print(Text(say.say("rules-ruling", {"text": rule.rulings}), style="italic"))
        console.print(Text(say.say("rule-sources", {"sources": rule.sources}), style="dim"))


def show_editions(game: Game, say: Words) -> None:
    """Where the rulebooks disagree: a row for each switch, a column for each edition."""
    keys = [key for source in say.sources for key in SWITCH.findall(source)]
    if not keys:
        return
    table = Table(title=Text(say.say("title"), "bold"), title_justify="left", box=None, padding=(0, 3, 1, 0))
    table.add_column("")
    for edition in game.editions:
        table.add_column(edition)
    for key in keys:
        said = attributes(say, key)
        table.add_row(Text(say.say(key)), *[Text(said.get(edition, "")) for edition in game.editions])
    Console().print(table)
