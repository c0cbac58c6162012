"""`signoria rules`: any rule by its number, by game, or by a word in it."""

import json
from typing import Annotated

import typer
from rich.text import Text

from signoria import GAMES
from signoria.cli.console import Console
from signoria.cli.language import LANGUAGE, word
from signoria.cli.tables import JsonOption, LangOption
from signoria.kernel.errors import BadSetup
from signoria.text import words
from signoria.text.words import Rule

AboutArgument = Annotated[
    list[str] | None, typer.Argument(metavar="[GAME] [ID | WORD]…", help=word("help-about"), show_default=False)
]


def run(
    about: AboutArgument = None,
    lang: LangOption = LANGUAGE,
    as_json: JsonOption = False,
) -> None:
    """Read the numbered rules: all of a game, one by its number (IP-33), or those that speak of some words."""
    asked = about or []
    games = [game for game in GAMES.values() if game.key in asked] or list(GAMES.values())
    wanted = [text for text in asked if text not in GAMES]
    found = [rule for game in games for rule in words(lang, game).rules() if speaks_of(rule, wanted)]
    if not found:
        raise BadSetup("no-such-rule", rule=" ".join(wanted))
    if as_json:
        print(json.dumps([rule.to_dict() for rule in found], indent=1, ensure_ascii=False))
        return
    show(found, lang)


def speaks_of(rule: Rule, wanted: list[str]) -> bool:
    """By its number exactly, or with every word in it."""
    if any(text.upper() == rule.id for text in wanted):
        return True
    everything = f"{rule.title} {rule.text} {rule.rulings}".lower()
    return all(text.lower() in everything for text in wanted)


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
        console.print(Text(say.say("rules-sources", {"sources": rule.sources}), style="dim"))
