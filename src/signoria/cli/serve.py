"""`signoria serve`: the server. Everything it needs is imported when it starts, not before."""

from typing import Annotated

import typer

from signoria.cli.language import word
from signoria.server.settings import ENVIRONMENT, settings


def setting(name: str, shown: str) -> typer.models.OptionInfo:
    """An option that says nothing unless it is given: then the environment or the file may."""
    found: typer.models.OptionInfo = typer.Option(
        f"--{name.replace('_', '-')}",
        help=f"{word(f'help-serve-{name}'.replace('_', '-'))} [{ENVIRONMENT[name]}]",
        show_default=shown or False,
    )
    return found


def run(
    host: Annotated[str | None, setting("host", "127.0.0.1")] = None,
    port: Annotated[int | None, setting("port", "8000")] = None,
    database: Annotated[str | None, setting("database", "SQLite")] = None,
    public_url: Annotated[str | None, setting("public_url", "")] = None,
    bot_workers: Annotated[int | None, setting("bot_workers", "2")] = None,
    wish_pause: Annotated[int | None, setting("wish_pause", "1000")] = None,
    abandon_days: Annotated[int | None, setting("abandon_days", "30")] = None,
    migrate: Annotated[bool | None, setting("migrate", "")] = None,
    config: Annotated[str, typer.Option("--config", help=word("help-serve-config"), show_default=False)] = "",
) -> None:
    """Serve games to browsers and bots."""
    given = {"host": host, "port": port, "database": database, "public_url": public_url}
    times = {"wish_pause": wish_pause, "abandon_days": abandon_days}
    chosen = settings({**given, **times, "bot_workers": bot_workers, "migrate": migrate}, config)
    from signoria.server.run import run as serve  # half a second that no other command should pay

    serve(chosen)
