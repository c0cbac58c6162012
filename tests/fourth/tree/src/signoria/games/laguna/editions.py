"""The rulebooks and the options: one of the first, none of the others."""

from typing import Final

from signoria.kernel.game import Option

EDITIONS: Final = ["house"]
OPTIONS: Final[list[Option]] = []
