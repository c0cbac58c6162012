"""`signoria dataset`: the decisions of recorded games as arrays, with a card that describes them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.console import Console
from signoria.cli.language import LANGUAGE, word
from signoria.cli.records import read, texts
from signoria.cli.tables import FileArgument, LangOption
from signoria.kernel.errors import BadRecord
from signoria.kernel.game import Game
from signoria.kernel.record import Record
from signoria.text import words

OutOption = Annotated[Path, typer.Option("--out", help=word("help-dataset-out"))]


def run(file: FileArgument, out: OutOption = Path("games.npz"), lang: LangOption = LANGUAGE) -> None:
    """Make a data set of records: what each seat could know and chose, as arrays, and a card beside them."""
    from signoria.env.dataset import collected

    found = collected(every_record(file))
    if found.setting is None:
        raise BadRecord("no-records", file=file)
    arrays = out if out.suffix == ".arrow" else out.with_suffix(".npz")
    found.write(arrays)
    card = arrays.with_suffix(".md")
    card.write_text(found.card(arrays), encoding="utf-8")
    nouns: dict[str, int | str] = {"decisions": len(found.rewards), "games": found.games}
    told = words(lang).say("dataset-done", {**nouns, "file": str(arrays), "card": str(card)})
    Console().print(told, soft_wrap=True, markup=False)


def every_record(file: str) -> Iterator[tuple[Game, Record]]:
    for one in texts(file):
        yield read(one, alone=False, known={})
