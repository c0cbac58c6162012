"""Events: facts announced for people and bots. The state never reads them back."""

from typing import Final, final

from mypy_extensions import i64

from signoria.kernel.public import GameEvent, Nouns
from signoria.kernel.table import Told

SPECTATOR: Final[i64] = -1  # the observer who holds no seat: the weakest of all


@final
class EventKind:
    """What an event is called and which nouns it has. Those that are secret are for the seats in the nouns `ears`."""

    def __init__(self, name: str, nouns: str, secret: str = "", ears: str = "seat") -> None:
        self.name: str = name
        self.nouns: list[str] = nouns.split()
        self.secret: list[str] = secret.split()
        self.ears: list[str] = ears.split()

    def heard(self, nouns: Nouns, observer: i64) -> "Event":
        """It happened with these nouns: all of them, or what is left for whoever may not know the rest."""
        if not self.secret or observer in [nouns[noun] for noun in self.ears]:
            return Event(self.name, nouns, self.secret)
        return Event(self.name, {noun: value for noun, value in nouns.items() if noun not in self.secret}, [])


@final
class Event:
    """One announcement, its nouns named: {"seat": 2, "colour": "blue", "price": 5}."""

    def __init__(self, name: str, nouns: Nouns, secret: list[str]) -> None:
        self.name: str = name
        self.nouns: Nouns = nouns
        self.secret: list[str] = secret  # nouns that not all have heard

    def to_dict(self) -> GameEvent:
        return {"name": self.name, "nouns": self.nouns}


def named(kind: EventKind, told: Told, names: dict[str, list[str]]) -> Nouns:
    """The nouns of an entry of a table's log with words for its codes; `names` lists them for each that has any."""
    numbers = [int(number) for number in told][1:]
    nouns: Nouns = {}
    for i, noun in enumerate(kind.nouns):
        if noun in names:
            nouns[noun] = names[noun][numbers[i]]
        else:
            nouns[noun] = numbers[i]
    return nouns
