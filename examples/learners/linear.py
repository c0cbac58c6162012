#!/usr/bin/env python3
"""The least that learns: a linear policy, by the gradient of what its games were worth. NumPy, and nothing else.

    pip install "signoria[research]"
    python examples/learners/linear.py          # a minute

Every action has one weight a feature; what may not be chosen has no chance. After some steps at many tables each choice
is made likelier by what came of it, less what a second row of weights had expected there (an advantage actor-critic).
"""

import argparse

import numpy as np

from signoria.env import vector


def features(seen):
    """Counts by their logarithm, for one more matters most where few are; and a 1, for what is so anyway."""
    values = np.log1p(seen["observation"].astype(np.float32))
    return np.concatenate([values, np.ones((len(values), 1), np.float32)], axis=1)


def chances(logits, masks):
    """Of every action, by the softmax of those that are allowed."""
    weights = np.exp(logits - logits.max(axis=1, where=masks > 0, initial=-1e9, keepdims=True)) * (masks > 0)
    return weights / weights.sum(axis=1, keepdims=True)


class Adam:
    """Steps that are about as large for every weight, however large its gradient."""

    def __init__(self, weights, rate):
        self.weights, self.rate, self.steps = weights, rate, 0
        self.mean, self.square = np.zeros_like(weights), np.zeros_like(weights)

    def ascend(self, gradient):
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.999**self.steps)
        self.weights += self.rate * mean / (np.sqrt(square) + 1e-8)


def played(env, seen, policy, value, steps, rng):
    """So many steps at every table: what was seen, chosen and paid; where the tables stand then."""
    rows = []
    for _step in range(steps):
        x = features(seen)
        p = chances(x @ policy, seen["action_mask"])
        actions = (p.cumsum(axis=1) > rng.random((len(p), 1)) * p.sum(axis=1, keepdims=True)).argmax(axis=1)
        seen, rewards, over, _cut, _infos = env.step(actions)
        rows.append((x, p, actions, x @ value, rewards, over))
    return rows, seen


def learned(rows, after, trust, policy, value):
    """From the last step to the first: what came, less what was expected, makes a choice likelier or less likely."""
    up, worth, ahead = np.zeros_like(policy.weights), np.zeros_like(value.weights), np.zeros_like(after)
    for x, p, actions, expected, rewards, over in reversed(rows):
        ahead = rewards + ~over * (after + trust * ahead) - expected
        after = expected
        chosen = -p
        chosen[np.arange(len(p)), actions] += 1
        up += x.T @ (chosen * ahead[:, None]).astype(np.float32)
        worth += ahead @ x
    policy.ascend(up / len(rows))
    value.ascend(worth / len(rows))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="principe")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--tables", type=int, default=256, help="at once")
    parser.add_argument("--steps", type=int, default=64, help="at each table between two updates")
    parser.add_argument("--rate", type=float, default=0.01, help="of learning")
    parser.add_argument("--trust", type=float, default=0.95, help="in what came rather than in what was expected: λ")
    parser.add_argument("--every", type=int, default=5, help="updates to a line of the curve")
    asked = parser.parse_args()

    env, rng = vector(asked.game, seats=asked.seats, num_envs=asked.tables), np.random.default_rng(asked.seed)
    size, actions = env.setting.size + 1, env.setting.actions
    policy, value = Adam(np.zeros((size, actions), np.float32), asked.rate), Adam(np.zeros(size), asked.rate)
    seen, _infos = env.reset(seed=asked.seed)
    print(env.setting.version)
    for update in range(0, asked.updates, asked.every):
        games, won = 0, 0.0
        for _update in range(asked.every):
            rows, seen = played(env, seen, policy.weights, value.weights, asked.steps, rng)
            learned(rows, features(seen) @ value.weights, asked.trust, policy, value)
            for *_row, rewards, over in rows:
                games, won = games + over.sum(), won + (rewards[over] + 1 / asked.seats).sum()
        share = won / max(games, 1)
        print(
            f"{update + asked.every:5} updates {100 * share:5.1f} % of {games:5} games won  {'#' * round(40 * share)}"
        )


if __name__ == "__main__":
    main()
