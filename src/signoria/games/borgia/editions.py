"""The one edition, and the options, as named knobs."""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.borgia.components import AUCTION_CARDS, BOX, HAND
from signoria.kernel.game import Option, Options
from signoria.kernel.table import Spare

EDITIONS: Final = ["phalanx"]
OPTIONS: Final = [Option(key, row["default"], row["least"], row["most"]) for key, row in BOX["option"].items()]


SPARE: Final = Spare()  # a table that nobody needs any more


@final
class Terms:
    """The numbers this table plays by: the options, and the number of players."""

    def __init__(self, seats: i64, options: Options) -> None:
        self.hand: i64 = HAND[seats]  # cards dealt to each [TP-11]
        self.lots: i64 = AUCTION_CARDS[seats]  # face-down cards each round [TP-13]
        self.trade: bool = options["trade"] == 1  # [TP-95]
        self.trade_offers: i64 = options["trade_offers"]  # offers a turn, and before each ballot [TP-95]
        self.open_ballots: i64 = options["open_ballots"]  # then the run-off [TP-73]
        self.spare: Final = SPARE

    @property
    def options(self) -> Options:
        return {
            "trade": int(self.trade),
            "trade_offers": int(self.trade_offers),
            "open_ballots": int(self.open_ballots),
        }

    def __str__(self) -> str:
        return " ".join(f"{key}={value}" for key, value in self.options.items())
