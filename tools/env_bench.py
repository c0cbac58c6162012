"""How many random steps a second of processor time environments take: ours, and others that research uses.

    make bench-env                      installs the others beside the environment, and runs this
    make bench-env ARGS=--processes     two processes with shared buffers beside one, by the clock: on a quiet machine

A step is one decision: the observation and the mask of whoever decides are made, an action that is legal is drawn and
played; games that end begin again. The others' games are small ones, of which each has a fast one.
"""

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from signoria import GAMES
from signoria.env import Setting, aec
from signoria.env.tables import SharedTables, Tables

SECONDS = 1.0
ROUNDS = 3
TABLES = 64

Runner = Callable[[], int]  # a while of play: how many steps it took


def best(run: Runner, clock: Callable[[], float] = time.process_time) -> float:
    run()  # whatever compiles or loads on the first use
    found = 0.0
    for _round in range(ROUNDS):
        steps, begun = 0, clock()
        while (spent := clock() - begun) < SECONDS / ROUNDS:
            steps += run()
        found = max(found, steps / spent)
    return found


def batch(key: str, seats: int) -> Runner:
    return at_random(Tables(Setting.of(key, seats, "", None), TABLES, 1, everyone=True))


def at_random(tables: Tables | SharedTables) -> Runner:
    def run() -> int:
        tables.play_at_random(20)
        return 20 * tables.count

    return run


def stepped(key: str, seats: int) -> Runner:
    """The same with every action chosen in NumPy, as a learner would."""
    tables = Tables(Setting.of(key, seats, "", None), 1024, 1, everyone=True)
    rng = np.random.default_rng(1)

    def run() -> int:
        masks = tables.masks
        tables.step((masks * rng.random(masks.shape, dtype=np.float32)).argmax(axis=1))
        return 1024

    return run


def agent_by_agent(env: Any) -> Runner:
    """PettingZoo's loop, ours and theirs alike."""

    def run() -> int:
        env.reset()
        steps = 0
        for _agent in env.agent_iter():
            seen, _reward, over, cut, _info = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
                steps += 1
        return steps

    return run


def one_table(key: str, seats: int) -> Runner:
    return agent_by_agent(aec(key, seats=seats))


def pettingzoo() -> Runner:
    from pettingzoo.classic import connect_four_v3

    return agent_by_agent(connect_four_v3.raw_env())


def rlcard() -> Runner:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("leduc-holdem")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _seat in range(env.num_players)])

    def run() -> int:
        courses, _paid = env.run(is_training=False)
        return sum(len(course) // 2 for course in courses)

    return run


def openspiel() -> Runner:
    import pyspiel

    game = pyspiel.load_game("leduc_poker")

    def run() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.information_state_tensor()
                state.legal_actions_mask()
                steps += 1
            state.apply_action(random.choice(state.legal_actions()))
        return steps

    return run


def pgx() -> Runner:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env, many = pgx.make("leduc_holdem"), 4096
    step = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        weights = jnp.where(state.legal_action_mask, jax.random.uniform(key, state.legal_action_mask.shape), -1)
        return step(state, jnp.argmax(weights), key)

    def some(carried: Any, key: Any) -> Any:
        state = jax.vmap(one)(carried, jax.random.split(key, many))
        return state, state.observation.sum()

    play = jax.jit(lambda state, key: jax.lax.scan(some, state, jax.random.split(key, 20)))
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), many)), jax.random.PRNGKey(1)]

    def run() -> int:
        held[1], key = jax.random.split(held[1])
        held[0], seen = play(held[0], key)
        seen.block_until_ready()
        return 20 * many

    return run


def contenders() -> dict[str, Callable[[], Runner]]:
    found: dict[str, Callable[[], Runner]] = {}
    for game in GAMES.values():
        seats = game.seats[len(game.seats) // 2]
        if game.tensors(seats) is not None:
            who = f"{game.title}, {seats} seats"
            found[f"{who}, the batch"] = partial(batch, game.key, seats)
            found[f"{who}, actions from NumPy"] = partial(stepped, game.key, seats)
            found[f"{who}, PettingZoo's loop"] = partial(one_table, game.key, seats)
    found["PettingZoo classic, Connect Four"] = pettingzoo
    found["RLCard, Leduc Hold'em"] = rlcard
    found["OpenSpiel from Python, Leduc poker"] = openspiel
    found["Pgx, Leduc Hold'em, 4,096 at once"] = pgx
    return found


def processes() -> int:
    """As many tables for each of two processes as one has; both ways in turn, since a machine is never quite quiet."""
    print("| random play, masks and observations | one process | two | times |")
    print("|---|---:|---:|---:|")
    for game in GAMES.values():
        seats = game.seats[len(game.seats) // 2]
        setting = Setting.of(game.key, seats, "", None)
        here, there = Tables(setting, TABLES, 1, True), SharedTables(setting, 2 * TABLES, 1, True, 2)
        found = [[best(at_random(tables), time.perf_counter) for tables in (here, there)] for _round in range(ROUNDS)]
        one, two = (max(column) for column in zip(*found, strict=True))
        there.close()
        print(f"| {game.title}, {seats} seats | {one:,.0f} | {two:,.0f} | {two / one:.2f} |", flush=True)
    return 0


def main() -> int:
    if "--processes" in sys.argv:
        return processes()
    print("| random play, masks and observations | steps a second |")
    print("|---|---:|")
    for name, begin in contenders().items():
        try:
            print(f"| {name} | {best(begin()):,.0f} |", flush=True)
        except ImportError as error:
            print(f"| {name} | not here: {error.name} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
