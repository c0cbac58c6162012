"""`signoria verify`: nothing was dealt after the fact, and every move was by the rules."""

import json
from typing import Annotated

import typer
from rich.text import Text

from signoria.cli.console import Console, printable
from signoria.cli.files import read_record
from signoria.cli.language import LANGUAGE, word
from signoria.cli.tables import FileArgument, JsonOption, LangOption
from signoria.kernel.record import Check, Record, proof
from signoria.text import words

CommitmentOption = Annotated[str, typer.Option("--commitment", help=word("help-commitment"), show_default=False)]


def run(
    file: FileArgument, commitment: CommitmentOption = "", as_json: JsonOption = False, lang: LangOption = LANGUAGE
) -> None:
    """Prove a record: the seed's commitment, the deal, every action, the scores. Exits with 1 if anything is amiss."""
    game, record = read_record(file)
    checks = proof(game, record, commitment.strip().lower())
    if as_json:
        print(json.dumps([check.to_dict() for check in checks], indent=1))
    else:
        show(checks, lang)
        remark(record, commitment, lang)
    if any(check.fault for check in checks):
        raise typer.Exit(1)


def show(checks: list[Check], lang: str) -> None:
    console = Console()
    say = words(lang)
    for check in checks:
        if check.fault:
            console.print(Text.assemble(("✗ ", "bold red"), printable(say.error(check.fault))), soft_wrap=True)
        else:
            console.print(Text.assemble(("✓ ", "bold green"), say.say(f"check-{check.name}")), soft_wrap=True)


def remark(record: Record, commitment: str, lang: str) -> None:
    """What a proof leaves open: a commitment that only the record itself names, and a game that is not over."""
    console = Console()
    say = words(lang)
    if not commitment:
        shown = say.say("verify-compare", {"commitment": printable(record.commitment)})
        console.print(Text(shown, style="italic"), soft_wrap=True)
    if not record.over:
        nouns: dict[str, int | str] = {"actions": len(record.actions)}
        console.print(Text(say.say("replay-unfinished", nouns), style="italic"))
