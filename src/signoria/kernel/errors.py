"""What can go wrong, named after whose fault it is."""


class SignoriaError(Exception):
    """Everything we raise on purpose."""


class IllegalAction(SignoriaError):
    """The player's: this seat may not do this now. The state is untouched."""


class BadSetup(SignoriaError):
    """The host's: no such game, edition, option, or number of seats."""


class BadRecord(SignoriaError):
    """The file's: not a record, or one that the rules do not allow."""


class BrokenInvariant(SignoriaError):
    """Ours: the engine contradicts itself. Never caught below the outermost handler."""
