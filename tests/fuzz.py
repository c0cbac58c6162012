"""A fuzzer one can leave running: games of every kind, every law checked, until one is broken or Ctrl-C.

make fuzz                                           random players, for ever
make fuzz ARGS="--seconds 60 --seed 5"              for a while, from a seed
make fuzz ARGS="--bots thumb,random --games 2000"   bots, so many games of each game: what `make nightly` does
"""

import argparse
import sys
import time
import traceback
from collections.abc import Iterator
from itertools import count

from signoria import GAMES, Game, Rng, State
from signoria.bots import bot
from signoria.kernel.dump import canonical
from signoria.kernel.record import parsed, proof
from tests.tables import Table, by_verb, name, options_in_turn, tables, worlds

LONGEST = 100_000  # decisions; no game has a hundredth of them


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


def play(table: Table, seed: int, bots: list[str]) -> int:
    """One game under the eyes of the law, of random players or of bots in turn; the number of its decisions."""
    game, edition, seats = table
    rng = Rng(seed)
    s = game.new(seats, edition, options_in_turn(game, seed), f"fuzz {seed}")
    minds = [bot(bots[(seat + seed) % len(bots)], game, seed + seat) for seat in range(seats)] if bots else []
    n = 0
    while not s.over:
        waiting = s.to_act()
        seat = waiting[int(rng.below(len(waiting)))]
        if minds:
            s.play(seat, minds[seat].choose(game.view(s, seat), game.decision(s, seat)))
        else:
            s.play(seat, chosen(rng, s.legal(seat), seed % 5))
        n += 1
        assert n < LONGEST, "this game does not end"
        if rng.below(16) == 0:
            look(game, s, rng)
    record = parsed(canonical(s.record()))
    faults = [check.fault for check in proof(game, record) if check.fault]
    assert not faults, f"the record does not prove itself: {faults}"
    return n


def schedule(seed: int, games: int) -> Iterator[tuple[Table, int]]:
    """Every table in turn for ever, or so many games of each game; each with its seed."""
    if not games:
        yield from ((tables()[n % len(tables())], n) for n in count(seed))
    for game in GAMES.values():
        own = [table for table in tables() if table[0] is game]
        yield from ((own[n % len(own)], n) for n in range(seed, seed + games))


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make fuzz", description="Games until a law is broken.")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--games", type=int, default=0, help="stop after so many games of each game")
    parser.add_argument("--bots", default="", help="let these play, separated by commas, in turn in every seat")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="the first game's seed")
    asked = parser.parse_args(argv)
    bots = asked.bots.split(",") if asked.bots else []
    begun, games, decisions = time.monotonic(), 0, 0
    print(f"fuzzing from seed {asked.seed}; Ctrl-C ends it", flush=True)
    try:
        for table, seed in schedule(asked.seed, asked.games):
            try:
                decisions += play(table, seed, bots)
            except Exception:
                traceback.print_exc()
                print(f"broken: {name(table)} with --seed {seed}" + (f" --bots {asked.bots}" if bots else ""))
                return 1
            games += 1
            if games % 100 == 0:
                print(f"\r{games:,} games, {decisions:,} decisions, all well", end="", flush=True)
            if time.monotonic() - begun > asked.seconds:
                break
    except KeyboardInterrupt:
        pass
    print(f"\r{games:,} games, {decisions:,} decisions, all well")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
