"""The command line: one module a command."""

import gc

gc.disable()  # what is imported stays: to look for cycles in it finds none, and takes a tenth of the time

from signoria.cli.app import main  # noqa: E402

gc.enable()

__all__ = ["main"]
