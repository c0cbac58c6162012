"""`signoria restore`: a backup into an empty database, of either kind."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.commands.admin import ConfigOption, DatabaseOption
from signoria.cli.language import LANGUAGE, word
from signoria.server.settings import settings
from signoria.text import words

BackupFile = Annotated[str, typer.Argument(metavar="FILE", help=word("help-backup-file"), show_default=False)]


def run(file: BackupFile, database: DatabaseOption = None, config: ConfigOption = "") -> None:
    """Put a backup into a database in which there is nothing yet."""
    from signoria.server.store.backup import restore

    rows, schema = asyncio.run(restore(settings({"database": database}, config).database_url, Path(file)))
    print(words(LANGUAGE).say("restore-done", {"rows": rows, "file": file, "schema": schema}))
