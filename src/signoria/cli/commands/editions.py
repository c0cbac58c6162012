"""`signoria editions`: what would have gone otherwise by another rulebook."""

import json
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from signoria.cli.boxes import KnownOption
from signoria.cli.commands.replay import names
from signoria.cli.commands.rules import attributes
from signoria.cli.console import Console, printable
from signoria.cli.language import LANGUAGE, word
from signoria.cli.records import WhichOption, read_record
from signoria.cli.tables import FileArgument, JsonOption, LangOption
from signoria.kernel.game import Game, Switch
from signoria.kernel.record import Record
from signoria.lab.editions import Comparison, Point, at, compared
from signoria.text import Words, words

OtherOption = Annotated[str, typer.Option("--edition", "-e", help=word("help-editions-edition"), show_default=False)]


def run(
    file: FileArgument,
    edition: OtherOption = "",
    which: WhichOption = 0,
    box: KnownOption = "",
    as_json: JsonOption = False,
    lang: LangOption = LANGUAGE,
) -> None:
    """Replay a record by the rules of other editions, up to where that is different or impossible."""
    game, record = read_record(file, which, box)
    found = compared(game, record, edition)
    if as_json:
        print(json.dumps([comparison.to_dict() for comparison in found], indent=1))
        return
    for comparison in found:
        show(game, record, comparison, words(lang, game))


def show(game: Game, record: Record, found: Comparison, say: Words) -> None:
    console = Console()
    console.print(Text(f"\n{say.say(f'edition-{found.edition}')}", style="bold"))
    if found.different is None:
        console.print(Text(say.say("editions-same")))
        return
    all = len(record.actions)
    console.print(Text(say.say("editions-different", {"n": found.different.n, "all": all})))
    tell_switches(record, found, found.different, say, console)
    if found.impossible is not None:
        seat, _space, action = record.actions[found.impossible.n].partition(" ")
        name, answer = names(record)[int(seat)], printable(say.action(action))
        nouns: dict[str, int | str] = {"n": found.impossible.n, "name": name, "action": answer}
        console.print(Text(say.say("editions-impossible", nouns)))
        if found.impossible.switches != found.different.switches:
            tell_switches(record, found, found.impossible, say, console)
    console.print(each_alone(found, say))


def tell_switches(record: Record, found: Comparison, where: Point, say: Words, console: Console) -> None:
    """What both rulebooks decide there."""
    for switch in where.switches:
        by = attributes(say, f"edition-{switch.key}")
        nouns = {"switch": titled(switch, say), "here": by[record.edition], "there": by[found.edition]}
        console.print(Text(say.say("editions-because", nouns)))


def each_alone(found: Comparison, say: Words) -> Table:
    """Where each decision would first have been seen, if it alone were the other edition's."""
    table = Table(box=None, padding=(0, 3, 0, 0), title=Text(say.say("editions-alone")), title_justify="left")
    for heading in ("switch", "first-seen", "until"):
        table.add_column(say.say(f"editions-{heading}"), overflow="fold")
    for one in [one for one in found.alone if one.different >= 0]:
        cells = [say.say("editions-never") if at(n) is None else str(n) for n in (one.different, one.impossible)]
        table.add_row(Text(titled(one.switch, say)), *cells)
    return table


def titled(switch: Switch, say: Words) -> str:
    return f"{say.say(f'edition-{switch.key}')} ({switch.rule})"
