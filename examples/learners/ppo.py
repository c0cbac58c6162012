#!/usr/bin/env python3
"""Masked PPO: a network learns one seat of Il Principe against chance, with PyTorch.

    pip install "signoria[research]" torch
    python examples/learners/ppo.py --out ppo.pt --plot ppo.svg     # two minutes on two cores

One policy plays one seat at each of many tables, another seat in each game. It is paid at the end of a game, 1 less
an equal share for a win. What may not be chosen has no chance: its logits are masked, in play and in learning alike.
With --out it keeps what it knows after every line it prints, and goes on from there when it is begun again.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from signoria.env import vector


class Mind(nn.Module):
    """Policy and value on one body. Counts are seen by their logarithm: one more card matters most where few are."""

    def __init__(self, features, actions, width):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)  # the first policy is chance itself

    def forward(self, seen, masks):
        hidden = self.body(torch.log1p(seen.float()))
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


class Learner:
    """The tables, the network, and what has come of it so far."""

    def __init__(self, asked):
        torch.manual_seed(asked.seed)
        torch.set_num_threads(asked.threads)
        self.asked = asked
        self.env = vector(asked.game, seats=asked.seats, num_envs=asked.tables)
        self.mind = Mind(self.env.setting.size, self.env.setting.actions, asked.width)
        self.optimizer = torch.optim.Adam(self.mind.parameters(), lr=asked.rate)
        self.curve = []  # (steps, seconds, share of wins) of each line
        self.updates, self.steps, self.seconds = 0, 0, 0.0
        if asked.out and asked.out.exists():
            self.go_on(torch.load(asked.out))
        self.seen, _infos = self.env.reset(seed=asked.seed + self.updates)

    def go_on(self, kept):
        if kept["version"] != self.env.setting.version:
            raise SystemExit(f"{self.asked.out} was learned with {kept['version']}")
        self.mind.load_state_dict(kept["mind"])
        self.optimizer.load_state_dict(kept["optimizer"])
        torch.set_rng_state(kept["chance"])
        self.curve, self.updates, self.steps, self.seconds = (
            kept["curve"],
            kept["updates"],
            kept["steps"],
            kept["seconds"],
        )

    def keep(self):
        kept = {"version": self.env.setting.version, "mind": self.mind.state_dict()}
        kept |= {"optimizer": self.optimizer.state_dict(), "chance": torch.get_rng_state()}
        kept |= {"curve": self.curve, "updates": self.updates, "steps": self.steps, "seconds": self.seconds}
        unfinished = self.asked.out.with_suffix(".new")
        torch.save(kept, unfinished)
        unfinished.replace(self.asked.out)  # whoever is stopped while writing has the last one still

    def update(self):
        """Play some steps at every table, then learn from them; games that ended, and how many were won."""
        begun = time.perf_counter()
        self.optimizer.param_groups[0]["lr"] = self.asked.rate * (1 - self.updates / self.asked.updates)
        batch, games, won = self.play()
        self.learn(batch)
        self.updates += 1
        self.steps += self.asked.steps * self.asked.tables
        self.seconds += time.perf_counter() - begun
        return games, won

    @torch.no_grad()
    def play(self):
        rows = {name: [] for name in ("seen", "masks", "actions", "chances", "values", "rewards", "over")}
        games, won = 0, 0.0
        for _step in range(self.asked.steps):
            seen, masks = torch.from_numpy(self.seen["observation"]), torch.from_numpy(self.seen["action_mask"])
            policy, values = self.mind(seen, masks)
            actions = policy.sample()
            self.seen, rewards, over, _cut, _infos = self.env.step(actions.numpy())
            games, won = games + int(over.sum()), won + float((rewards[over] + 1 / self.asked.seats).sum())
            row = (seen, masks, actions, policy.log_prob(actions), values)
            row += (torch.from_numpy(rewards).float(), torch.from_numpy(over).float())
            for column, value in zip(rows.values(), row, strict=True):
                column.append(value)
        batch = {name: torch.stack(column) for name, column in rows.items()}
        seen, masks = torch.from_numpy(self.seen["observation"]), torch.from_numpy(self.seen["action_mask"])
        batch["advantages"] = advantages(batch, self.mind(seen, masks)[1], self.asked.trust)
        batch["returns"] = batch["advantages"] + batch["values"]
        return {name: values.flatten(0, 1) for name, values in batch.items()}, games, won

    def learn(self, batch):
        asked, size = self.asked, len(batch["actions"])
        for _epoch in range(asked.epochs):
            for rows in torch.randperm(size).split(size // asked.parts):
                policy, values = self.mind(batch["seen"][rows], batch["masks"][rows])
                ratio = (policy.log_prob(batch["actions"][rows]) - batch["chances"][rows]).exp()
                gain = batch["advantages"][rows]
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                clipped = ratio.clamp(1 - asked.clip, 1 + asked.clip)
                loss = -torch.min(ratio * gain, clipped * gain).mean()
                loss += 0.5 * (values - batch["returns"][rows]).square().mean()
                loss -= asked.entropy * policy.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.mind.parameters(), 0.5)
                self.optimizer.step()


def advantages(batch, after, trust):
    """Generalised advantage estimation; nothing is discounted, for games end."""
    out, ahead = torch.zeros_like(batch["values"]), torch.zeros_like(after)
    for n in reversed(range(len(out))):
        going_on = 1 - batch["over"][n]
        ahead = batch["rewards"][n] + going_on * after - batch["values"][n] + trust * going_on * ahead
        out[n], after = ahead, batch["values"][n]
    return out


@torch.no_grad()
def judged(learner, games, seed):
    """How often the best answers win, at new tables; each table counts the same number of games, long ones too."""
    asked = learner.asked
    env = vector(asked.game, seats=asked.seats, num_envs=asked.tables)
    seen, _infos = env.reset(seed=seed)
    left, won = np.full(asked.tables, -(-games // asked.tables)), 0.0
    played = int(left.sum())
    while left.any():
        policy, _values = learner.mind(torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]))
        seen, rewards, over, _cut, _infos = env.step(policy.probs.argmax(-1).numpy())
        counts = over & (left > 0)
        won += float((rewards[counts] + 1 / asked.seats).sum())
        left[counts] -= 1
    return won / played, played


def draw(curve, seats, path):
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot([steps / 1e6 for steps, _seconds, _share in curve], [100 * share for _s, _t, share in curve])
    axes.axhline(100 / seats, linestyle=":", color="grey")
    axes.set(xlabel="million decisions of the learner", ylabel="games won, %", ylim=(0, 100))
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None} if path.suffix == ".svg" else None)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="principe")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--updates", type=int, default=40, help="of the network; the rate falls to 0 at the last")
    parser.add_argument("--tables", type=int, default=512, help="at once")
    parser.add_argument("--steps", type=int, default=64, help="at each table between two updates")
    parser.add_argument("--epochs", type=int, default=3, help="in which each step is learned from")
    parser.add_argument("--parts", type=int, default=8, help="of each epoch")
    parser.add_argument("--width", type=int, default=256, help="of the network")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at first")
    parser.add_argument("--clip", type=float, default=0.2, help="how far one update may go")
    parser.add_argument("--trust", type=float, default=0.95, help="in what came rather than in what was expected: λ")
    parser.add_argument("--entropy", type=float, default=0.01, help="the worth of trying things")
    parser.add_argument("--every", type=int, default=2, help="updates to a line of the curve")
    parser.add_argument("--judge", type=int, default=2000, help="games at the end, with the best answers")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", type=Path, help="keep the network here, and go on from it")
    parser.add_argument("--plot", type=Path, help="draw the curve: a name ending in .svg or .png")
    return parser.parse_args()


def main():
    learner = Learner(arguments())
    asked = learner.asked
    print(learner.env.setting.version)
    while learner.updates < asked.updates:
        games, won = 0, 0.0
        for _update in range(min(asked.every, asked.updates - learner.updates)):
            ended, wins = learner.update()
            games, won = games + ended, won + wins
        share = won / max(games, 1)
        learner.curve.append((learner.steps, learner.seconds, share))
        bar = "#" * round(40 * share)
        print(f"{learner.seconds:6.0f} s {learner.steps:11,} steps {100 * share:5.1f} % won  {bar}", flush=True)
        if asked.out:
            learner.keep()
    share, games = judged(learner, asked.judge, asked.seed + 1_000_000)
    print(f"its best answers win {100 * share:.1f} % of {games} games against {asked.seats - 1} random")
    if asked.plot:
        draw(learner.curve, asked.seats, asked.plot)


if __name__ == "__main__":
    main()
