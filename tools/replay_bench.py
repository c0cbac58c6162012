"""How long a replay takes to make: the longest of some games at the fullest table, one pair of eyes and all of them."""

import time

from signoria import GAMES, Rng
from signoria.kernel.game import Game
from signoria.lab.simulation import play_out
from signoria.server.play.entry import Acted, AnyEntry, Started
from signoria.server.play.match import Match, Setup
from signoria.server.play.replay import replay

GAMES_TRIED = 5
TARGET = 600  # entries


def played(game: Game, seed: int) -> tuple[Setup, list[AnyEntry]]:
    """A game at random, each kind of answer as likely as any other."""
    seats = game.seats[-1]
    setup = Setup("bench", game.key, game.editions[0], game.checked_options({}), seats, str(seed))
    s, rng = setup.new_game(), Rng(seed)
    log: list[AnyEntry] = [Started("bench", 0, 0, ["person"] * seats)]

    def answer() -> tuple[int, str]:
        seat, options = s.to_act()[0], s.legal(s.to_act()[0])
        verbs = sorted({text.split()[0] for text in options})
        verb = verbs[int(rng.below(len(verbs)))]
        fitting = [text for text in options if text.split()[0] == verb]
        text = fitting[int(rng.below(len(fitting)))]
        log.append(Acted("bench", len(log), 0, seat, "person", text))
        return seat, text

    play_out(s, answer)
    return setup, log


def measured(setup: Setup, log: list[AnyEntry], observers: list[int]) -> str:
    begun = time.perf_counter()
    size = len(replay(setup, log, observers, True))
    taken = 1000 * (time.perf_counter() - begun)
    return f"{taken:5.0f} ms {size / 1000:6.0f} kB  ({taken * TARGET / len(log):4.0f} ms for {TARGET} entries)"


for game in GAMES.values():
    setup, log = max((played(game, seed) for seed in range(GAMES_TRIED)), key=lambda found: len(found[1]))
    begun = time.perf_counter()
    match = Match(setup, log)
    opened = 1000 * (time.perf_counter() - begun)
    print(f"{game.key}, {setup.seats} seats, {len(log)} entries; opened in {opened:.0f} ms")
    print(f"  a seat's eyes   {measured(setup, log, [0])}")
    print(f"  everybody's     {measured(setup, log, list(match.observers))}")
