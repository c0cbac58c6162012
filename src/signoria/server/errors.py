"""What the server denies: a key with words, as everywhere, and the number that HTTP has for it."""

from signoria.kernel.errors import SignoriaError
from signoria.kernel.refusal import Refusal


class Denied(SignoriaError):
    """The asker's: not known, not allowed, not now. Nothing has changed."""

    def __init__(self, key: str, status: int, **nouns: int | str) -> None:
        super().__init__(key, **nouns)
        self.status = status


class Illegal(Denied):
    """The rules of the game are against it: which, and what may be done instead."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("illegal", 409)
        self.refusal = refusal
