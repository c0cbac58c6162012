"""Somebody's own boxes on disk: read from files, and the one that is played with from now on."""

import os
from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.console import printable
from signoria.cli.language import word
from signoria.games import own_box
from signoria.kernel.errors import BadBox
from signoria.kernel.game import Game
from signoria.lab.boxes import LONGEST, read_box
from signoria.server.settings import data_folder

OURS = "ours"  # in place of a file
SHOWN = 8  # letters of a digest

Known = dict[str, object]  # a box with its values; nothing, if it is ours

BoxOption = Annotated[str, typer.Option("--box", metavar="FILE | ours", help=word("help-box-file"), show_default=False)]
KnownOption = Annotated[str, typer.Option("--box", metavar="FILE", help=word("help-box-known"), show_default=False)]


def box_in(path: Path) -> Game:
    """The game with the box of a file, checked."""
    with open(path, "rb") as file:
        data = file.read(4 * LONGEST)  # a character has at most four bytes
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadBox("box-toml", file=printable(str(path)), line=data[: error.start].count(b"\n") + 1) from None
    return read_box(text, printable(str(path)))


def box_of(game: Game, path: Path) -> Game:
    """The same, which must be a box of this game."""
    found = box_in(path)
    if found.key != game.key:
        raise BadBox("box-game", file=printable(str(path)), game=found.key)
    return found


def kept(game: Game) -> Path:
    """Where the box lies that is used for a game, if it is not ours."""
    return data_folder() / "boxes" / f"{game.key}.toml"


def in_use(game: Game) -> Game:
    """A game with the box that is used for it here."""
    path = kept(game)
    return box_of(game, path) if path.exists() else game


def use(game: Game, file: str) -> Game:
    """Have a game played with the box of a file from now on."""
    path = kept(game)
    if file == OURS:
        path.unlink(missing_ok=True)
        return game
    found = box_of(game, Path(file))
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_bytes(Path(file).read_bytes())
    os.replace(part, path)
    return found


def chosen(game: Game, box: str) -> Game:
    """A game with the box that is named, or else as it is."""
    return game if box in ("", OURS) else box_of(game, Path(box))


def known_box(file: str) -> Known:
    """The box of a file, that records may name without its values."""
    return own_box(box_in(Path(file))) if file not in ("", OURS) else {}


def told_of(box: Known) -> dict[str, int | str]:
    """How somebody's own box is spoken of."""
    return {"name": printable(str(box["name"])), "digest": printable(str(box["digest"])[:SHOWN])}
