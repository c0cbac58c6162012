"""Files that are written whole or not at all, and where games in play are kept."""

import json
import os
import tempfile
from pathlib import Path

from signoria.server.settings import data_folder


def write_whole(path: Path, data: dict[str, object]) -> None:
    """Replace a file in one step, so that a crash leaves the old or the new one, never half."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def check_free(path: Path | None, *, again: bool = False) -> None:
    """Before long work: its outcome can be written, and over nothing, unless it is written `again`."""
    if path is not None:
        with open(path, "a" if again else "x", encoding="utf-8"):
            pass
        if path.stat().st_size == 0:
            path.unlink()


def saves() -> Path:
    """Where games in play are kept; made if need be."""
    folder = data_folder() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
