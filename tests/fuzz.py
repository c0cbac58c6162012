"""A fuzzer one can leave running: random games of every kind, every law checked, until one is broken or Ctrl-C.

make fuzz                                  for ever
make fuzz ARGS="--seconds 60 --seed 5"     for a while, from a seed
"""

import argparse
import sys
import time
import traceback

from signoria import Game, Rng, State
from signoria.kernel.dump import canonical
from signoria.kernel.record import parsed, proof
from tests.tables import Table, by_verb, name, options_in_turn, tables, worlds


def chosen(rng: Rng, legal: list[str], boldness: int) -> str:
    """From players who pass whenever they may to players who try everything alike."""
    if "pass" in legal and rng.below(4) >= boldness:
        return "pass"
    return by_verb(rng, legal) if rng.below(2) else legal[int(rng.below(len(legal)))]


def look(game: Game, s: State, rng: Rng) -> None:
    """Every law that can be checked at one moment of a game."""
    worlds(game).conserved(s)
    observer = int(rng.below(s.table.seats + 1)) - 1
    view = game.view(s, observer)
    imagined = game.imagine(view, rng)
    assert game.view(imagined, observer).to_json() == view.to_json(), "an imagined state looks different"
    worlds(game).conserved(imagined)
    text = game.catalogue.texts[int(rng.below(len(game.catalogue)))]
    for seat in range(s.table.seats):
        legal = s.legal(seat)
        assert (game.why(s, seat, text) is None) == (text in legal), f"why and legal disagree on {seat} {text!r}"
    assert s.clone().digest() == s.digest(), "a clone differs"


def play(table: Table, seed: int) -> int:
    """One random game under the eyes of the law; the number of its decisions."""
    game, edition, seats = table
    rng = Rng(seed)
    s = game.new(seats, edition, options_in_turn(game, seed), f"fuzz {seed}")
    n = 0
    while not s.over:
        waiting = s.to_act()
        seat = waiting[int(rng.below(len(waiting)))]
        s.play(seat, chosen(rng, s.legal(seat), seed % 5))
        n += 1
        if rng.below(16) == 0:
            look(game, s, rng)
    record = parsed(canonical(s.record()))
    faults = [check.fault for check in proof(game, record) if check.fault]
    assert not faults, f"the record does not prove itself: {faults}"
    return n


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make fuzz", description="Random games until a law is broken.")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="the first game's seed")
    asked = parser.parse_args(argv)
    begun, games, decisions, seed = time.monotonic(), 0, 0, asked.seed
    print(f"fuzzing from seed {seed}; Ctrl-C ends it", flush=True)
    try:
        while time.monotonic() - begun < asked.seconds:
            table = tables()[seed % len(tables())]
            try:
                decisions += play(table, seed)
            except Exception:
                traceback.print_exc()
                print(f"broken: {name(table)} with --seed {seed}")
                return 1
            games, seed = games + 1, seed + 1
            if games % 100 == 0:
                print(f"\r{games:,} games, {decisions:,} decisions, all well", end="", flush=True)
    except KeyboardInterrupt:
        pass
    print(f"\r{games:,} games, {decisions:,} decisions, all well")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
