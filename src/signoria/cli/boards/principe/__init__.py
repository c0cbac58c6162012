"""Il Principe on a terminal: the court, the open cities, the map, what is for sale, and one's own hand."""

from signoria.cli.boards.principe.board import board

__all__ = ["board"]
