"""The file of SQLite: found behind whatever links lead to it, held by one server, readable by its owner only."""

import fcntl
import logging
import os
from pathlib import Path
from typing import IO

from signoria.kernel.errors import BadSetup

BESIDE = ("", "-wal", "-shm", "-journal", ".lock")  # what may lie there, after the name
OTHERS = 0o077

logger = logging.getLogger("signoria.store")


def private(path: str, flags: int) -> int:
    """For `open`: what it makes is for its owner only."""
    return os.open(path, flags, 0o600)


def prepared(path: str, with_folder: bool) -> Path:
    """The file itself, made for its owner only if there is none.

    One with several names is refused: SQLite keeps a -wal beside each, and what is in one is not seen by the other.
    """
    if path in ("", ":memory:") or path.startswith("file:"):
        raise BadSetup("database", fault="SQLite without a file")
    try:
        file = Path(path).resolve()
        if with_folder:
            file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            open(file, "xb", opener=private).close()
        if file.stat().st_nlink > 1:
            raise BadSetup("database-links", file=path)
    except (OSError, RuntimeError) as error:  # the latter: links that lead in a circle
        raise BadSetup("file", file=path, fault=getattr(error, "strerror", "") or str(error)) from None
    return file


def close_to_others(file: Path) -> None:
    """A database of ours holds the seeds of games that run: only its owner may read it, or what lies beside it.

    By their names, not opened: closing them would lose locks of SQLite's.
    """
    for path in [f"{file}{end}" for end in BESIDE]:
        try:
            mode = os.stat(path).st_mode
            if mode & OTHERS:
                os.chmod(path, mode & 0o700)
                logger.warning("others could read a file of the database: no longer", extra={"file": path})
        except FileNotFoundError:
            pass
        except OSError as error:
            logger.warning("others can read a file of the database", extra={"file": path, "fault": error.strerror})


def hold(file: Path) -> IO[str]:
    """It belongs to one server: a second one would not hear what the first one writes."""
    try:
        held = open(f"{file}.lock", "w", encoding="utf-8", opener=private)  # noqa: SIM115  (as long as the store is)
    except OSError as error:
        raise BadSetup("file", file=str(error.filename), fault=error.strerror or str(error)) from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise BadSetup("database-in-use", file=str(file)) from None
    return held
