"""SIGNORIA_INTERPRET=1: run the sources of an installed, compiled package interpreted, to compare and to debug."""

import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

HERE = str(Path(__file__).parent)


def sources_only(path: str) -> FileFinder:
    """A finder that does not see the extension modules beside the sources of this package."""
    if not path.startswith(HERE):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, [".py"]))


if os.environ.get("SIGNORIA_INTERPRET") == "1":
    sys.path_hooks.insert(0, sources_only)
    for path in [path for path in sys.path_importer_cache if path.startswith(HERE)]:
        del sys.path_importer_cache[path]
