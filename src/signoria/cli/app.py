"""`signoria`: what it can do, and how it fails: one clear line, never a traceback, nothing lost."""

import os
import sys
from typing import Annotated

import typer

from signoria import __version__
from signoria.cli import bench, games, play, replay, rules, simulate, verify
from signoria.cli.language import LANGUAGE, word
from signoria.kernel.arrays import COMPILED
from signoria.kernel.errors import BadSetup, SignoriaError
from signoria.text import words

app = typer.Typer(
    name="signoria",
    help=word("help-signoria"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, games, rules, simulate, replay, verify, bench):
    name = command.__name__.rpartition(".")[2]
    app.command(name=name, help=word(f"help-{name}"))(command.run)


def say_version(asked: bool) -> None:
    if asked:
        typer.echo(f"signoria {__version__}, {'compiled' if COMPILED else 'interpreted'} core")
        raise typer.Exit


VersionOption = Annotated[
    bool, typer.Option("--version", callback=say_version, is_eager=True, help=word("help-version"))
]


@app.callback()
def house(version: VersionOption = False) -> None:
    """Everything happens in the commands."""


def main() -> None:
    """Run a command; whatever goes wrong is said in one line. 0 well, 1 a check failed, 2 cannot be done."""
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left to flush at exit goes there
        code = fail(BadSetup("closed-pipe"))
    except SignoriaError as error:
        code = fail(error)
    except OSError as error:
        code = fail(BadSetup("file", file=str(error.filename or ""), fault=error.strerror or str(error)))
    except (KeyboardInterrupt, typer.Abort):
        code = 130
    except Exception as error:
        said = getattr(error, "format_message", None)  # a misused option, in typer's words
        if said is None:
            raise
        code = fail(BadSetup("usage", fault=said()))
    sys.exit(code if isinstance(code, int) else 0)


def fail(error: SignoriaError) -> int:
    print("signoria: " + " ".join(words(LANGUAGE).error(error).split()), file=sys.stderr)
    return 2
