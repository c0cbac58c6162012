"""`signoria replay`: a game from its record, told sentence by sentence, or as the table stood at one moment."""

import json
from typing import Annotated

import typer
from rich.text import Text

from signoria.cli.boards import board
from signoria.cli.boxes import KnownOption
from signoria.cli.commands.verify import show
from signoria.cli.console import Console, printable
from signoria.cli.language import LANGUAGE, word
from signoria.cli.records import WhichOption, read_record
from signoria.cli.scores import score_table
from signoria.cli.tables import FileArgument, JsonOption, LangOption
from signoria.kernel.errors import BadSetup
from signoria.kernel.event import SPECTATOR
from signoria.kernel.game import Game
from signoria.kernel.record import Record, begun, play_record, proof, replayed
from signoria.text import words

AtOption = Annotated[int | None, typer.Option("--at", help=word("help-at"), show_default=False)]
SeatOption = Annotated[int, typer.Option("--seat", help=word("help-seat"))]
VerifyOption = Annotated[bool, typer.Option("--verify", help=word("help-replay-verify"))]


def run(
    file: FileArgument,
    which: WhichOption = 0,
    at: AtOption = None,
    seat: SeatOption = int(SPECTATOR),
    verify: VerifyOption = False,
    box: KnownOption = "",
    as_json: JsonOption = False,
    lang: LangOption = LANGUAGE,
) -> None:
    """Replay a record."""
    game, record = read_record(file, which, box)
    if not -1 <= seat < record.seats:
        raise BadSetup("seat-range", seat=seat, most=record.seats - 1)
    if at is not None and not 0 <= at <= len(record.actions):
        raise BadSetup("at-range", at=at, most=len(record.actions))
    if verify:
        checks = proof(game, record)
        if any(check.fault for check in checks):
            show(checks, lang)
            raise typer.Exit(1)
    if as_json:
        tell_json(game, record, at, seat)
    elif at is not None:
        Console().print(board(game, game.view(replayed(game, record, at), seat), names(record), lang))
    else:
        tell(game, record, seat, lang)
    if verify and not as_json:
        show(checks, lang)


def tell_json(game: Game, record: Record, at: int | None, seat: int) -> None:
    """One JSON line: the view at a moment, or every event of the game as that seat heard it."""
    s = replayed(game, record, -1 if at is None else at)
    if at is not None:
        print(json.dumps({"view": game.view(s, seat).to_dict()}))
    else:
        print(json.dumps({"events": [event.to_dict() for event in game.heard(s, seat)]}))


def names(record: Record) -> list[str]:
    """The players; a record may come from anywhere."""
    return [printable(player) for player in record.players]


def tell(game: Game, record: Record, seat: int, lang: str) -> None:
    """Every action with its number and what came of it, then the scores."""
    console = Console()
    say = words(lang, game)
    players = names(record)
    s = begun(game, record)
    told = 0
    for n in range(len(record.actions) + 1):
        if n > 0:
            play_record(s, record, n)
        for event in game.heard(s, seat, told):
            console.print(Text.assemble((f"{n:4}  ", "dim"), say.event(event, players)), soft_wrap=True)
        told = len(s.table.log or [])
    if s.over:
        console.print(score_table(game, s, players, lang))
    else:
        console.print(Text(say.say("replay-unfinished", {"actions": len(record.actions)}), style="italic"))
