"""`signoria serve`: the server. Everything it needs is imported when it starts, not before."""

import gc
import os
import sys
import webbrowser
from dataclasses import fields
from inspect import Parameter, Signature
from typing import Annotated, Any

import typer

from signoria.cli.language import word
from signoria.server.settings import ENVIRONMENT, Settings, Value, settings

DEFAULTS: dict[str, object] = {"config": "", "open": False}


def option(name: str, shown: object) -> typer.models.OptionInfo:
    """An option that says nothing unless it is given: then the environment or the file may."""
    found: typer.models.OptionInfo = typer.Option(
        f"--{name.replace('_', '-')}",
        help=f"{word(f'help-serve-{name}'.replace('_', '-'))} [{ENVIRONMENT[name]}]",
        show_default=str(shown) if shown else False,
    )
    return found


def run(config: str, open: bool, **given: Value | None) -> None:
    """Serve games to browsers and bots."""
    chosen = settings(given, config)
    gc.disable()  # until the server sets it going in its own way: what is imported stays
    from signoria.server import run as one  # half a second that no other command should pay
    from signoria.server import several

    front = several.inherited()

    def ready(address: str) -> None:
        print(word("serve-ready", address=address), flush=True)
        if open and front is None:
            show(address)

    if chosen.processes > 1 and front is None:
        several.run(chosen, ready)
    else:
        one.run(chosen, ready, front)


def show(address: str) -> None:
    """Open the page, where there is a screen: a browser of the terminal would take it over."""
    if sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ:
        webbrowser.open(address)


def options() -> dict[str, Any]:
    """An option for each setting, and one for the file that may hold them."""
    file = typer.Option("--config", help=word("help-serve-config"), show_default=False)
    kinds: dict[str, Any] = {"str": str, "int": int, "bool": bool}
    found = {
        field.name: Annotated[kind | None, option(field.name, "SQLite" if field.name == "database" else field.default)]
        for field in fields(Settings)
        if field.name in ENVIRONMENT
        for kind in [kinds[field.type.__name__ if isinstance(field.type, type) else field.type]]
    }
    shown = typer.Option("--open", help=word("help-serve-open"))
    return found | {"config": Annotated[str, file], "open": Annotated[bool, shown]}


run.__annotations__ = options()
run.__signature__ = Signature(  # type: ignore[attr-defined]  # typer reads the options from it
    [
        Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind, default=DEFAULTS.get(name))
        for name, kind in run.__annotations__.items()
    ]
)
