"""What can go wrong, named after whose fault it is. The words for it are in the catalogues: `error-<key>`."""


class SignoriaError(Exception):
    """Everything we raise on purpose: a key, and the nouns its sentence needs."""

    def __init__(self, key: str, **nouns: int | str) -> None:
        super().__init__(key)
        self.key: str = key
        self.nouns: dict[str, int | str] = nouns

    def __reduce__(self) -> tuple[object, ...]:
        """Whole, also from one process to another."""
        return raised_again, (type(self), self.key, self.nouns)

    def __str__(self) -> str:
        return self.key + "".join(f", {noun} {value!r}" for noun, value in self.nouns.items())


def raised_again(kind: type[SignoriaError], key: str, nouns: dict[str, int | str]) -> SignoriaError:
    return kind(key, **nouns)


class IllegalAction(SignoriaError):
    """The player's: this seat may not do this now. The state is untouched."""


class BadSetup(SignoriaError):
    """The host's: no such game, edition, option, or number of seats."""


class BadRecord(SignoriaError):
    """The file's: not a record, or one that the rules do not allow."""


class BadBox(SignoriaError):
    """The owner's: a value that no box of this game can have; its noun `row` names the component."""


class BrokenInvariant(SignoriaError):
    """Ours: the engine contradicts itself. Never caught below the outermost handler."""
