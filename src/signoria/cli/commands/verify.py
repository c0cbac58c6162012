"""`signoria verify`: nothing was dealt after the fact, and every move was by the rules."""

import json
import sys
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import Annotated

import typer
from rich.progress import Progress, TextColumn
from rich.text import Text

from signoria.cli.boxes import Known, KnownOption, known_box
from signoria.cli.console import Console, printable
from signoria.cli.language import LANGUAGE, word
from signoria.cli.records import Found, WhichOption, read, read_record, texts
from signoria.cli.tables import FileArgument, JsonOption, LangOption
from signoria.kernel.errors import BadRecord, BadSetup
from signoria.kernel.record import Check, Record, proof
from signoria.text import words

CommitmentOption = Annotated[str, typer.Option("--commitment", help=word("help-commitment"), show_default=False)]


Failed = dict[int, list[Check]]  # by the number of a game: what is wrong with it


def run(
    file: FileArgument,
    which: WhichOption = 0,
    commitment: CommitmentOption = "",
    box: KnownOption = "",
    as_json: JsonOption = False,
    lang: LangOption = LANGUAGE,
) -> None:
    """Prove a record: the seed's commitment, the deal, every action, the scores. Exits with 1 if anything is amiss.

    Of a file with many all are proved, unless one is named.
    """
    if which:
        game, record = read_record(file, which, box)
    else:
        found = texts(file)
        some = list(islice(found, 2))
        if len(some) > 1:
            if commitment:
                raise BadSetup("commitment-of-many")
            tell_all(chain(some, found), known_box(box), as_json, lang)
            return
        if not some:
            raise BadRecord("no-records", file=file)
        game, record = read(some[0], alone=True, known=known_box(box))
    checks = proof(game, record, commitment.strip().lower())
    if as_json:
        print(json.dumps([check.to_dict() for check in checks], indent=1))
    else:
        show(checks, lang)
        remark(record, commitment, lang)
    if any(check.fault for check in checks):
        raise typer.Exit(1)


def tell_all(found: Iterable[Found], known: Known, as_json: bool, lang: str) -> None:
    """Which of many games fail, one after the other, and how many there were."""
    failed, count = Failed(), 0
    for count, one in enumerate(counted(found), 1):
        wrong = faults(one, known)
        if wrong:
            failed[count] = wrong
            if not as_json:
                tell_game(count, wrong, lang)
    if as_json:
        wrongs = [{"game": n, "checks": [check.to_dict() for check in wrong]} for n, wrong in failed.items()]
        print(json.dumps({"games": count, "failed": wrongs}, indent=1))
    else:
        key, mark = ("verify-some", ("✗ ", "bold red")) if failed else ("verify-all", ("✓ ", "bold green"))
        told = words(lang).say(key, {"games": count, "failed": len(failed)})
        Console().print(Text.assemble(mark, told), soft_wrap=True)
    if failed:
        raise typer.Exit(1)


def faults(found: Found, known: Known) -> list[Check]:
    """What is wrong with a game of a file; a line that is no record is wrong as a whole."""
    try:
        game, record = read(found, alone=False, known=known)
    except BadRecord as error:
        return [Check("record", error)]
    return [check for check in proof(game, record) if check.fault]


def tell_game(n: int, wrong: list[Check], lang: str) -> None:
    say = words(lang)
    for check in wrong:
        assert check.fault is not None
        told = say.say("verify-game", {"game": n, "fault": printable(say.error(check.fault))})
        Console().print(Text.assemble(("✗ ", "bold red"), told), soft_wrap=True)


def counted(found: Iterable[Found]) -> Iterator[Found]:
    """The same, with how many there were so far on standard error."""
    columns = (TextColumn("{task.description}"), TextColumn("{task.completed}"))
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(word("verify-progress"), total=None)
        for one in found:
            yield one
            bar.advance(task)


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
