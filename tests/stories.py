"""What whole games tell one seat: for the browser's tests of the story.

python -m tests.stories       writes web/tests/games/GAME/stories.json anew, after a change of the events that is meant
"""

import json
from pathlib import Path

from signoria import GAMES, Game
from tests.tables import random_game

OUT = Path(__file__).parents[1] / "web" / "tests" / "games"
SEEDS = range(2)


def stories(game: Game) -> str:
    """Games played at random at its largest table, as the first seat heard them: one a line."""
    edition = next(iter(game.editions))
    told = []
    for seed in SEEDS:
        *_, last = random_game((game, edition, max(game.seats)), seed)
        told.append([[event.name, event.nouns] for event in game.heard(last, 0)])
    return "[\n" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in told) + "\n]\n"


if __name__ == "__main__":
    for key, game in GAMES.items():
        (OUT / key / "stories.json").write_text(stories(game), encoding="utf-8")
