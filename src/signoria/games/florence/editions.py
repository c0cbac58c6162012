"""The one rulebook of this game. Where another disagrees, its decisions will stand here beside these."""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.florence.components import amount, hundreds


@final
class Edition:
    """A named set of decisions."""

    def __init__(self, key: str, *, purse: i64, dealt: i64, discarded: i64, spare_freedoms: i64) -> None:
        self.key: str = key
        self.purse: i64 = purse  # hundreds of florins to start with [PF-10]
        self.dealt: i64 = dealt  # professions dealt to each player [PF-10]
        self.discarded: i64 = discarded  # of these, how many go back [PF-10]
        self.spare_freedoms: i64 = spare_freedoms  # fewer freedoms of each kind than players [PF-10]

    def __str__(self) -> str:
        return self.key


RIO_GRANDE: Final = Edition(
    "rio-grande",
    purse=hundreds("game", "start_money"),
    dealt=amount("game", "start_professions_dealt"),
    discarded=amount("game", "start_professions_dealt") - amount("game", "start_professions_kept"),
    spare_freedoms=amount("supply", "freedoms_each_fewer_than_players"),
)
EDITIONS: Final = [RIO_GRANDE]


def edition_named(key: str) -> Edition:
    return next(found for found in EDITIONS if found.key == key)
