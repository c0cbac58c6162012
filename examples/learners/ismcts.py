#!/usr/bin/env python3
"""OpenSpiel's own search at our tables: information-set MCTS against chance, the longer it thinks the better.

    pip install "signoria[research]"
    python examples/learners/ismcts.py          # two minutes

Nothing here knows a rule. The search asks the game for states that its seat cannot tell from the real one
(`resample_from_infostate`), plays each on by chance, and remembers by information state what came of it.
"""

import argparse

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from signoria.env import openspiel


def searcher(game, simulations, seed):
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(seed))
    chance = np.random.RandomState(seed + 1)
    return ismcts.ISMCTSBot(game, rollouts, uct_c=1.0, max_simulations=simulations, random_state=chance)


def played(game, seat, bot, rng):
    """One game of a bot against chance; what it was worth to the bot's seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))  # chance itself deals evenly, too
    return state.returns()[seat]


def share(game, simulations, games, seed):
    """What part of its games the search wins, in every seat in turn."""
    rng, seats = np.random.default_rng(seed), game.num_players()
    paid = [played(game, n % seats, searcher(game, simulations, seed + n), rng) for n in range(games)]
    return sum(paid) / games + 1 / seats


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="principe")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=20, help="to a line of the curve")
    parser.add_argument("--simulations", default="4,16", help="before each answer, one line for each")
    asked = parser.parse_args()
    game = openspiel(asked.game, seats=asked.seats)
    print(game.setting.version)
    for simulations in [int(text) for text in asked.simulations.split(",")]:
        found = share(game, simulations, asked.games, asked.seed)
        print(f"{simulations:5} simulations {100 * found:5.1f} % won  {'#' * round(40 * found)}", flush=True)


if __name__ == "__main__":
    main()
