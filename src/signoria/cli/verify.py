"""`signoria verify`: nothing was dealt after the fact, and every move was by the rules."""

import json

import typer
from rich.text import Text

from signoria.cli.console import Console
from signoria.cli.files import read_record
from signoria.cli.language import LANGUAGE
from signoria.cli.tables import FileArgument, JsonOption, LangOption
from signoria.kernel.record import Check, proof
from signoria.text import words


def run(file: FileArgument, as_json: JsonOption = False, lang: LangOption = LANGUAGE) -> None:
    """Prove a record: the seed's commitment, the deal, every action, the scores. Exits with 1 if anything is amiss."""
    game, record = read_record(file)
    checks = proof(game, record)
    if as_json:
        print(json.dumps([check.to_dict() for check in checks], indent=1))
    else:
        show(checks, lang)
    if any(check.fault for check in checks):
        raise typer.Exit(1)


def show(checks: list[Check], lang: str) -> None:
    console = Console()
    say = words(lang)
    for check in checks:
        if check.fault:
            console.print(Text.assemble(("✗ ", "bold red"), say.error(check.fault)), soft_wrap=True)
        else:
            console.print(Text.assemble(("✓ ", "bold green"), say.say(f"check-{check.name}")))
