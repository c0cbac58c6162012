"""What the server denies: a key with words, as everywhere, and the number that HTTP has for it."""

from signoria.kernel.errors import SignoriaError


class Denied(SignoriaError):
    """The asker's: not known, not allowed, not now. Nothing has changed."""

    def __init__(self, key: str, status: int, **nouns: int | str) -> None:
        super().__init__(key, **nouns)
        self.status = status
