"""Positions for the browser's tests: where pieces may lie and what works pay, as the engine has it.

python -m tests.florence.exported       writes web/tests/games/florence/positions.json anew
"""

import json
from hashlib import sha256
from pathlib import Path

from signoria import Rng
from signoria.games.florence import GAME
from signoria.games.florence.components import MOST_PIECES, PIECE_NAMES, PIECES, PLACE, UNIT
from signoria.games.florence.frames import florence
from signoria.games.florence.refusals import cannot_place
from signoria.games.florence.rules.placing import WhichPlace
from signoria.games.florence.rules.work import most_fame, pay
from signoria.games.florence.table import Florence
from signoria.kernel.action import Actions
from tests.tables import random_game

OUT = Path(__file__).parents[2] / "web" / "tests" / "games" / "florence" / "positions.json"
ATLAS = GAME.printed.atlas
GROUNDS = 80  # each with every piece: more than a thousand positions


def exported() -> str:
    """The positions, one ground a line."""
    grounds = [json.dumps(ground) for ground in some_grounds()]
    pays = [
        [value, fame, int(UNIT * pay(value, fame)), int(most_fame(value))] for value in range(7, 40) for fame in (0, 3)
    ]
    return '{"grounds": [\n' + ",\n".join(grounds) + '\n],\n"pays": ' + json.dumps(pays) + "}\n"


def paid(value: int, fame: int) -> list[int]:
    """A work, the fame taken for it, its florins, and the most fame that it brings."""
    return [value, fame, int(UNIT * pay(value, fame)), int(most_fame(value))]


def some_grounds() -> list[dict[str, object]]:
    """Principalities of random games, at all stages."""
    rng, out = Rng(7), []
    for seed in range(GROUNDS):
        states = [s.clone() for s in random_game((GAME, "rio-grande", 4), 300 + seed % 20)]
        t = florence(states[int(rng.below(len(states)))].table)
        out.append(ground_of(t, seed % 4, rng))
    return out


def ground_of(t: Florence, seat: int, rng: Rng) -> dict[str, object]:
    """What lies before a seat, where each piece may lie, and what stands against some other places."""
    pieces = [ATLAS.texts[t.laid[seat * MOST_PIECES + n]] for n in range(t.pieces[seat])]
    legal = {PIECE_NAMES[piece]: mark(places(t, seat, piece)) for piece in range(PIECES)}
    tried = [refused(t, seat, int(rng.below(len(ATLAS.texts)))) for _ in range(8)]
    return {"pieces": pieces, "builders": int(t.builders[seat]), "legal": legal, "tried": tried}


def places(t: Florence, seat: int, piece: int) -> list[str]:
    acts = Actions()
    WhichPlace(seat, piece).legal(t, seat, acts)
    return [GAME.catalogue.texts[code] for code in acts.to_list()]


def mark(texts: list[str]) -> str:
    """How many, and a digest of them."""
    return f"{len(texts)} {sha256(' '.join(sorted(texts)).encode()).hexdigest()[:8]}"


def refused(t: Florence, seat: int, place: int) -> list[str | None]:
    """A place, and the reason against it if it is none for its piece."""
    piece = max(one for one in range(PIECES) if ATLAS.first_place[one] <= place)
    text = f"place {ATLAS.texts[place]}"
    if text in places(t, seat, piece):
        return [text, None]
    reason = cannot_place(t, WhichPlace(seat, piece), seat, PLACE + place)
    assert reason is not None
    return [text, reason.key]


if __name__ == "__main__":
    OUT.write_text(exported(), encoding="utf-8")
