"""`signoria backup`: everything that a server keeps, in one file, while it runs or not."""

from pathlib import Path

from signoria.cli.commands.admin import ConfigOption, DatabaseOption, done
from signoria.cli.commands.restore import BackupFile
from signoria.cli.language import LANGUAGE
from signoria.text import words


def run(file: BackupFile, database: DatabaseOption = None, config: ConfigOption = "") -> None:
    """Write a backup. A file that is there already is left alone."""
    from signoria.server.store.backup import back_up

    rows = done(lambda store: back_up(store, Path(file)), database, config)
    print(words(LANGUAGE).say("backup-done", {"rows": rows, "file": file}))
