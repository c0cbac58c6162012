"""`signoria analyse`: a recorded game decision by decision: the wins expected, what was better, what it cost."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from signoria.cli.boards.ink import STONE, STRONG, person
from signoria.cli.boxes import KnownOption
from signoria.cli.console import Console, printable
from signoria.cli.files import check_free
from signoria.cli.language import LANGUAGE, word
from signoria.cli.records import WhichOption, read_record
from signoria.cli.series import JobsOption, play_kept
from signoria.cli.tables import FileArgument, JsonOption, LangOption
from signoria.kernel.errors import BadSetup
from signoria.kernel.game import checked_seed
from signoria.lab.analysis import Facts, analysis_of, report
from signoria.lab.curves import sparkline
from signoria.lab.pages.analysis import about, page
from signoria.text import Words, words

SeatOption = Annotated[int, typer.Option("--seat", "-s", help=word("help-analyse-seat"))]
IterationsOption = Annotated[
    int, typer.Option("--iterations", "-i", min=0, max=100_000_000, help=word("help-analyse-iterations"))
]
TimeOption = Annotated[float, typer.Option("--time", "-t", min=0, max=3600, help=word("help-analyse-time"))]
OutOption = Annotated[Path | None, typer.Option("--out", help=word("help-analyse-out"), show_default=False)]
KeepOption = Annotated[Path | None, typer.Option("--keep", help=word("help-analyse-keep"), show_default=False)]
SeedOption = Annotated[str, typer.Option("--seed", help=word("help-analyse-seed"))]

ITERATIONS = 1000  # a decision, if nothing is said
SHOWN = 12  # of the decisions that cost most
CURVE, SHORTEST_CURVE = 40, 10  # columns of a curve, where there is room and where there is not
OTHERS = 62  # columns of all that stands beside a name and a curve
LONGEST_NAME = 16


class Found:
    """What was found so far, decision by decision."""

    def __init__(self) -> None:
        self.games = 0
        self.results: list[Facts] = []

    def add(self, result: Facts) -> None:
        """KeyError if it is not what a look at a decision gives."""
        for key in ("n", "seat", "played", "share", "shares", "best", "gain", "cost", "cost_error", "sure", "price"):
            result[key]
        self.results.append(result)
        self.games += 1


def run(
    file: FileArgument,
    which: WhichOption = 0,
    seat: SeatOption = -1,
    iterations: IterationsOption = 0,
    seconds: TimeOption = 0.0,
    seed: SeedOption = "",
    out: OutOption = None,
    keep: KeepOption = None,
    box: KnownOption = "",
    jobs: JobsOption = 1,
    as_json: JsonOption = False,
    lang: LangOption = LANGUAGE,
) -> None:
    """Analyse a record. The same seed and iterations find the same, whatever --jobs says."""
    game, record = read_record(file, which, box)
    if iterations and seconds:
        raise BadSetup("analyse-both")
    if not seconds:
        iterations = iterations or ITERATIONS
    analysis = analysis_of(record.data, seat, checked_seed(seed), iterations, seconds)
    check_free(out)
    found, going_on = Found(), keep is not None and keep.exists()
    play_kept(analysis, found, len(analysis.moments), jobs, keep, going_on, True, as_json, "analyse-progress")
    whole = report(analysis, found.results)
    say = words(lang, game)
    if out is not None:
        out.write_text(page(whole, say), encoding="utf-8")
    if as_json:
        print(json.dumps(whole))
    else:
        show(whole, say)
        if out is not None:
            Console().print(Text(say.say("analyse-written", {"file": printable(str(out))})), soft_wrap=True)


def show(whole: Any, say: Words) -> None:
    """The seats with their curves, then the decisions that cost most."""
    console = Console()
    names = [printable(name)[:LONGEST_NAME] for name in whole["players"]]
    console.print(Text(say.say("analyse-title", {"title": say.say("title")}), STRONG))
    console.print(Text(about(whole, say), STONE))
    console.print()
    longest = max(cell_len(name) for name in names)
    console.print(seat_table(whole, names, say, max(SHORTEST_CURVE, min(CURVE, console.width - longest - OTHERS))))
    console.print()
    costly = sorted((one for one in whole["decisions"] if one["sure"]), key=lambda one: -one["cost"])[:SHOWN]
    if costly:
        console.print(decision_table(costly, names, say))
    console.print(Text(say.say("analyse-rest" if costly else "analyse-none"), STONE))


def seat_table(whole: Any, names: list[str], say: Words, columns: int) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say.say("analyse-seat"), no_wrap=True)
    for key in ("decisions", "cost", "mistakes", "bought", "paid", "worth"):
        table.add_column(say.say(f"analyse-{key}"), justify="right", no_wrap=True)
    table.add_column(say.say("analyse-curve"), no_wrap=True)
    for one, points in zip(whole["summary"], whole["curves"], strict=True):
        curve = Text(sparkline(points, whole["actions"], columns), overflow="crop")
        if not one["decisions"]:
            table.add_row(person(names[one["seat"]], one["seat"]), *["–"] * 6, curve)
            continue
        cost = f"{percent(one['cost'])} ± {percent(one['cost_error'])} %"
        bought = [str(one["bought"]), str(one["paid"]), str(one["worth"])] if one["bought"] else ["–"] * 3
        figures = [str(one["decisions"]), cost, str(len(one["mistakes"])), *bought]
        table.add_row(person(names[one["seat"]], one["seat"]), *figures, curve)
    return table


def decision_table(decisions: Any, names: list[str], say: Words) -> Table:
    title = Text(say.say("analyse-costly"), STRONG)
    table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
    for key in ("n", "round"):
        table.add_column(say.say(f"analyse-{key}"), justify="right")
    for key in ("seat", "played", "best"):
        table.add_column(say.say(f"analyse-{key}"), overflow="fold")
    for key in ("share", "cost", "price"):
        table.add_column(say.say(f"analyse-{key}"), justify="right", no_wrap=True)
    for one in decisions:
        price = f"{one['price']['most']} ± {one['price']['error']}" if one["price"] else ""
        table.add_row(
            str(one["n"] + 1),
            str(one["round"]),
            person(names[one["seat"]], one["seat"]),
            Text(say.action(one["played"], one["prompt"])),
            Text(say.action(one["best"]["action"], one["prompt"])),
            f"{percent(one['share'])} %",
            Text(f"{percent(one['cost'])} ± {percent(one['cost_error'])} %", STRONG),
            price,
        )
    return table


def percent(share: float) -> str:
    return f"{100 * share:.0f}"
