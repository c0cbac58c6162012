"""What bots did wrong, told at the end."""

from collections.abc import Iterator

from signoria.cli.console import printable
from signoria.text import Words


def fault_lines(say: Words, names: list[str], faults: list[dict[str, int]]) -> Iterator[str]:
    """A line for each seat whose bot did not answer every question as it should."""
    for seat, (name, found) in enumerate(zip(names, faults, strict=True)):
        if found:
            told = ", ".join(say.say(f"fault-{kind}", {"count": count}) for kind, count in found.items())
            yield say.say("faults", {"seat": seat, "bot": printable(name), "faults": told})
