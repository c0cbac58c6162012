"""The command line: one module a command."""

from signoria.cli.app import main

__all__ = ["main"]
