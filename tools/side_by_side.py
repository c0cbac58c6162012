"""How fast this checkout is beside another, and perhaps beside a program that plays a game by hand.

    python tools/side_by_side.py OTHER                      a checkout with its core compiled
    python tools/side_by_side.py OTHER --twin GAME PROGRAM  PROGRAM prints {"games": …, "dec": …} a second, as JSON

Whatever else the machine does changes from minute to minute. So they take turns, round after round, and what is shown
are the medians of all rounds, and how the best rounds compare.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median

from signoria import GAMES

HERE = Path(__file__).parent.parent
FIGURES = ["decisions", "games", "clones", "rollouts", "imaginations", "texts", "iterations", "thoughts"]
BY_HAND = {"decisions": "dec", "games": "games"}  # what a twin calls them


def measured(checkout: Path, game: str, seconds: float) -> dict[str, float]:
    command = [
        str(checkout / ".venv/bin/signoria"),
        "bench",
        game,
        "--this-core-only",
        "--json",
        "--seconds",
        str(seconds),
    ]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, cwd=checkout).stdout)[0]
    return {name: found[name] for name in FIGURES}


def by_hand(program: str) -> dict[str, float]:
    found = json.loads(subprocess.run(program.split(), capture_output=True, text=True, check=True).stdout)
    return {name: found[theirs] for name, theirs in BY_HAND.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--twin", nargs=2, metavar=("GAME", "PROGRAM"), default=("", ""))
    said = parser.parse_args()
    twin_of, program = said.twin
    for game in GAMES:
        here, there, twin = [], [], []
        for n in range(said.rounds):
            print(f"{game}, round {n + 1} of {said.rounds} …", file=sys.stderr, flush=True)
            there.append(measured(said.other, game, said.seconds))
            if game == twin_of:
                twin.append(by_hand(program))
            here.append(measured(HERE, game, said.seconds))
        for name in FIGURES:
            ours, theirs = (median(figures[name] for figures in side) for side in (here, there))
            best = max(figures[name] for figures in here) / max(figures[name] for figures in there)
            line = f"{game:10} {name:13} {theirs:14,.0f} {ours:14,.0f} {ours / theirs:6.2f} times, best {best:.2f}"
            if twin and name in BY_HAND:
                hand = median(figures[name] for figures in twin)
                line += f" {hand:14,.0f} by hand: {theirs / hand:.0%} and now {ours / hand:.0%}"
            print(line, flush=True)


if __name__ == "__main__":
    main()
