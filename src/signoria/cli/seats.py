"""Who sits where: people and bots, and how a record remembers them.

In a record's `players` a person is a name, `Ada`, and a bot is a name with the kind of bot in brackets,
`Bianca (random)`. A person's name has no brackets, so the two cannot be mistaken for each other.
"""

import re
from dataclasses import dataclass

from rich.cells import cell_len

from signoria.bots import Bot, bot
from signoria.bots.roster import STRENGTHS, check_bot
from signoria.cli.console import printable
from signoria.cli.tables import bots_named
from signoria.kernel.errors import BadSetup
from signoria.kernel.state import State
from signoria.lab.simulation import number
from signoria.text import Words

BOT = re.compile(r"^(.*?) ?\(([^()]+)\)$")
LONGEST_NAME = 16
USUAL = list(STRENGTHS)[len(STRENGTHS) // 2]  # the strength of bots nobody said anything about: the middle one


@dataclass(frozen=True)
class Seat:
    """A name, and which bot plays under it; a person if none does."""

    name: str
    bot: str = ""

    @property
    def player(self) -> str:
        """As a record names it."""
        return f"{self.name} ({self.bot})" if self.bot else self.name


def seated(say: Words, names: list[str], seats: int, bots: str) -> list[Seat]:
    """The people on the first seats, bots with names of their own on the others."""
    people = [Seat(checked(name, names[:n])) for n, name in enumerate(names)]
    kinds = bots_named(bots, seats - len(people)) if seats > len(people) else []
    taken = {name.casefold() for name in names}
    free = [name for name in default_names(say, "bot") if name.casefold() not in taken]
    free += [f"{name} II" for name in default_names(say, "bot")]
    return people + [Seat(free[n], kind) for n, kind in enumerate(kinds)]


def checked(name: str, others: list[str]) -> str:
    """A name that can stand on a board and in a record."""
    fine = name.isprintable() and name == name.strip() and 0 < cell_len(name) <= LONGEST_NAME
    if not fine or set(name) & set("()") or name.casefold() in {other.casefold() for other in others}:
        raise BadSetup("bad-name", name=name[:40])
    return name


def default_names(say: Words, kind: str) -> list[str]:
    """The names of people and of bots who were not given any."""
    return [say.say(f"play-{kind}-{n}") for n in range(1, 6)]


def remembered(players: list[str]) -> list[Seat]:
    """The seats of a record. It may come from anywhere: what cannot be shown in a line is not."""
    seats = []
    for player in players:
        found = BOT.match(player)
        name = found[1] if found else player
        seats.append(Seat(printable(name)[:LONGEST_NAME].strip() or "?", found[2] if found else ""))
        if found:
            check_bot(found[2])
    return seats


def bots_of(s: State, seats: list[Seat]) -> dict[int, Bot]:
    """The bots, each with its own chance: another than the deal's, and the same for the same game so far."""
    story = s.story
    assert story is not None
    so_far = f"{story.seed} {story.count}"
    return {n: bot(seat.bot, s.game, number(f"{so_far} {n}")) for n, seat in enumerate(seats) if seat.bot}
