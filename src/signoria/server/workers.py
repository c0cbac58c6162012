"""Bots think in processes of their own, never in the event loop: a slow one delays only its table."""

import asyncio
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from signal import SIG_BLOCK, SIG_UNBLOCK, SIGINT, pthread_sigmask

from signoria.bots import bot
from signoria.bots.roster import STRENGTHS
from signoria.games import game as game_of
from signoria.kernel.errors import BadSetup
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.lab.simulation import number
from signoria.server.match import Setup

GUESTS_BOTS = ("random", "thumb", *STRENGTHS)  # what a stranger may ask for: no settings, and never a command line


class Workers:
    """A pool that is made when the first bot is asked, and made anew when a worker was killed."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, setup: Setup, actions: list[str], seat: int, name: str) -> str:
        """What the bot of this name does now in this seat."""
        while True:
            pool = self.opened()
            pthread_sigmask(SIG_BLOCK, {SIGINT})  # Ctrl-C is ours alone: workers are born deaf to it
            try:
                under_way = pool.submit(chosen, setup, actions, seat, name)
            finally:
                pthread_sigmask(SIG_UNBLOCK, {SIGINT})
            try:
                return await asyncio.wrap_future(under_way)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.close()

    def opened(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.count, get_context("spawn"), initializer=leave_with_the_server)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = None


def check_bot(name: str) -> None:
    """Bots of the house only: what people type decides neither how long a worker thinks nor what it runs."""
    if name not in GUESTS_BOTS:
        raise BadSetup("no-such-bot", bot=name[:40], known=", ".join(GUESTS_BOTS))


def chosen(setup: Setup, actions: list[str], seat: int, name: str) -> str:
    """In a worker: the game is played again up to here, and the bot sees its own view of it and no more."""
    check_bot(name)
    game, s = played(setup, actions)
    chance = number(f"{setup.seed} {len(actions)} {seat}")
    return bot(name, game, chance).choose(game.view(s, seat), game.decision(s, seat))


def played(setup: Setup, actions: list[str]) -> tuple[Game, State]:
    """The game up to here, played again."""
    game = game_of(setup.game)
    s = game.new(setup.seats, setup.edition, setup.options, setup.seed)
    for action in actions:
        actor, _space, text = action.partition(" ")
        s.play(int(actor), text)
    return game, s


def leave_with_the_server() -> None:
    """A server that was killed cannot stop its workers: they watch for it."""
    parent = parent_process()
    assert parent is not None

    def watch(sentinel: int) -> None:
        connection.wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, args=(parent.sentinel,), daemon=True).start()
