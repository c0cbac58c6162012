"""`signoria`: what it can do, and how it fails: one clear line, never a traceback, nothing lost."""

import os
import sys
import traceback
from contextlib import suppress
from typing import Annotated, TextIO

import typer

from signoria import __version__
from signoria.cli.commands import (
    admin,
    analyse,
    arena,
    backup,
    balance,
    bench,
    box,
    dataset,
    editions,
    games,
    play,
    replay,
    restore,
    rules,
    serve,
    simulate,
    verify,
)
from signoria.cli.commands.rules import line
from signoria.cli.console import printable
from signoria.cli.language import LANGUAGE, word
from signoria.cli.screen import spoken_plainly
from signoria.core import HOW, standing
from signoria.kernel.errors import BadSetup, BrokenInvariant, SignoriaError
from signoria.text import words

NARROWEST = 10  # columns of a terminal that anything can be read on

app = typer.Typer(
    name="signoria",
    help=word("help-signoria"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS = [play, serve, backup, restore, games, rules, box, simulate, arena, balance]
COMMANDS += [replay, verify, analyse, editions, dataset, bench]
for command in COMMANDS:
    name = command.__name__.rpartition(".")[2]
    app.command(name=name, help=word(f"help-{name}"))(command.run)
app.add_typer(admin.app, name="admin")


def say_version(asked: bool) -> None:
    if asked:
        typer.echo(f"signoria {__version__}, {words(LANGUAGE).say(f'core-{standing()}', {'how': HOW})}")
        raise typer.Exit


VersionOption = Annotated[
    bool, typer.Option("--version", callback=say_version, is_eager=True, help=word("help-version"))
]


@app.callback()
def house(version: VersionOption = False) -> None:
    """Everything happens in the commands."""


def main() -> None:
    """Run a command; whatever goes wrong is said in one line. 0 well, 1 a check failed, 2 cannot be done."""
    open_streams()
    doubt_the_size()
    spoken_plainly()
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        code = fail(BadSetup("closed-pipe"))
    except SignoriaError as error:
        code = fail(error)
    except OSError as error:
        key = "system" if error.filename is None else "file"
        code = fail(BadSetup(key, file=str(error.filename), fault=error.strerror or str(error)))
    except (KeyboardInterrupt, typer.Abort):
        code = 130
    except Exception as error:
        said = getattr(error, "format_message", None)  # a misused option, in typer's words
        code = fail(BadSetup("usage", fault=said())) if said else confess(error)
    for stream in (sys.stdout, sys.stderr):
        let_go(stream)
    sys.exit(code if isinstance(code, int) else 0)


def open_streams() -> None:
    """Whoever closed a standard stream wants nothing of it; in this order each gets the number it should have."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  (open as long as we are)


def doubt_the_size() -> None:
    """A width that no terminal has is not believed."""
    columns = os.environ.get("COLUMNS", "")
    if not (columns.isascii() and columns.isdigit() and len(columns) < 5 and int(columns) >= NARROWEST):
        os.environ.pop("COLUMNS", None)


def let_go(stream: TextIO) -> None:
    """What cannot be written any more is not tried again at exit."""
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def fail(error: SignoriaError) -> int:
    """Say in one line what went wrong. SIGNORIA_DEBUG=1 shows where a fault of ours happened."""
    if isinstance(error, BrokenInvariant) and os.environ.get("SIGNORIA_DEBUG") == "1":
        traceback.print_exception(error)
    with suppress(OSError):  # nobody is left to be told
        print("signoria: " + printable(line(words(LANGUAGE).error(error))), file=sys.stderr)
    return 2


def confess(error: Exception) -> int:
    """What nobody thought of."""
    fault = BrokenInvariant("fault", type=type(error).__name__)
    fault.__cause__ = error
    return fail(fault)
