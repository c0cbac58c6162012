"""Events: facts announced for people and bots. The state never reads them back."""

from typing import Final, final

from mypy_extensions import i64

from signoria.kernel.public import GameEvent, Nouns
from signoria.kernel.table import Told

SPECTATOR: Final[i64] = -1  # the observer who holds no seat: the weakest of all


@final
class EventKind:
    """What an event is called and which nouns it has. The seat in the first noun knows those that are secret."""

    def __init__(self, name: str, nouns: str, secret: str = "") -> None:
        self.name: str = name
        self.nouns: list[str] = nouns.split()
        self.secret: list[str] = secret.split()


@final
class Event:
    """One announcement, its nouns named: {"seat": 2, "colour": "blue", "price": 5}."""

    def __init__(self, name: str, nouns: Nouns, secret: list[str]) -> None:
        self.name: str = name
        self.nouns: Nouns = nouns
        self.secret: list[str] = secret  # nouns for the ears of nouns["seat"] only

    def heard_by(self, observer: i64) -> "Event":
        """Itself, or what is left of it for somebody else."""
        if not self.secret or self.nouns["seat"] == observer:
            return self
        return Event(self.name, {key: noun for key, noun in self.nouns.items() if key not in self.secret}, [])

    def to_dict(self) -> GameEvent:
        return {"name": self.name, "nouns": self.nouns}


def named(kind: EventKind, told: Told, names: dict[str, list[str]]) -> Event:
    """An entry of a table's log with words for its codes; `names` lists them for each noun that has any."""
    numbers = [int(number) for number in told][1:]
    nouns: Nouns = {}
    for i, noun in enumerate(kind.nouns):
        if noun in names:
            nouns[noun] = names[noun][numbers[i]]
        else:
            nouns[noun] = numbers[i]
    return Event(kind.name, nouns, kind.secret)
