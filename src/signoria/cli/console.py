"""The terminal we write to: plain where colours cannot be shown, and loud when it is closed on us."""

from rich.console import Console as RichConsole

KEEPING = "\u00a0\u202f"  # spaces at which no line is broken


class Console(RichConsole):
    """Rich's console, without its own ideas of what to highlight and when to leave."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False)

    def on_broken_pipe(self) -> None:
        """Whoever read us has gone: the outermost handler says so."""
        raise BrokenPipeError


def printable(text: str) -> str:
    """What came from a file or an argument, fit for a line: no letter of it moves the cursor or cannot be written."""
    return "".join(letter if letter.isprintable() or letter in KEEPING else "?" for letter in text)
