"""A mafia that learns: a linear policy, trained with REINFORCE against a town that plays at random.

python examples/learn.py

It needs the extra `lab`, and about a minute on one processor.
"""

import sys
from math import sqrt

import numpy as np

from citysleeps.envs import raw_env


class Policy:
    """Gives every legal action a score and draws one of them. The score of an action depends on its act, on what is
    known about the seat that it names, and on how many partners have just pointed at that seat."""

    def __init__(self, env: raw_env) -> None:
        texts = [env.action_text(number).split()[1:] for number in range(env.action_space("A").n)]
        acts = sorted({text[0] for text in texts})
        self.act = np.array([acts.index(text[0]) for text in texts])
        self.target = np.array([env.possible_agents.index(text[1]) if is_seat(text, env) else -1 for text in texts])
        self.fields = env.fields
        self.weights = np.zeros((len(acts), self.fields["about"].shape[1] + 3))

    def features(self, observation: np.ndarray, legal: np.ndarray) -> np.ndarray:
        """One row for each legal action: 1, is it me, how many point there, and what is known about its target."""
        about, seat, pairs, night = (
            self.part(observation, name) for name in ("about", "seat", "pointed.pairs", "number")
        )
        pointed = (pairs == night[0] + 1).sum(axis=0)
        of_seats = np.column_stack([seat, pointed, about])
        rows = np.zeros((len(legal), self.weights.shape[1]))
        rows[:, 0] = 1
        target = self.target[legal]
        rows[target >= 0, 1:] = of_seats[target[target >= 0]]
        return rows

    def part(self, observation: np.ndarray, name: str) -> np.ndarray:
        return observation[self.fields[name].span].reshape(self.fields[name].shape)

    def choose(self, seen: dict[str, np.ndarray], chance: np.random.Generator, grad: np.ndarray) -> int:
        """Draw an action, and add the gradient of its logarithm to `grad`."""
        legal = seen["action_mask"].nonzero()[0]
        rows, acts = self.features(seen["observation"], legal), self.act[legal]
        scores = (rows * self.weights[acts]).sum(axis=1)
        shares = np.exp(scores - scores.max())
        shares /= shares.sum()
        chosen = int(chance.choice(len(legal), p=shares))
        np.add.at(grad, acts, -shares[:, None] * rows)
        grad[acts[chosen]] += rows[chosen]
        return int(legal[chosen])


def is_seat(text: list[str], env: raw_env) -> bool:
    return len(text) > 1 and text[1] in env.possible_agents


def play(env: raw_env, policy: Policy | None, chance: np.random.Generator, seed: int) -> tuple[bool, np.ndarray]:
    """One game, whose mafia follows the policy and whose town plays at random. Did the mafia win? And the gradient."""
    env.reset(seed=seed)
    mafia = {seat for seat in env.possible_agents if env.game.party(seat) == "mafia"}
    grad = np.zeros(policy.weights.shape if policy else 0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            won = reward > 0 if agent in mafia else reward < 0
            break
        if policy and agent in mafia:
            env.step(policy.choose(seen, chance, grad))
        else:
            env.step(chance.choice(seen["action_mask"].nonzero()[0]))
    return won, grad


def train(env: raw_env, games: int, seed: int = 1, batch: int = 20, rate: float = 1.0) -> Policy:
    """After each batch of games, make what the winners did more likely, and what the losers did less likely."""
    policy, chance = Policy(env), np.random.default_rng(seed)
    for first in range(0, games, batch):
        played = [play(env, policy, chance, seed * 1_000_000 + first + i) for i in range(batch)]
        won = np.array([float(game[0]) for game in played])
        better = won - won.mean()
        step = sum(weight * grad for weight, (_, grad) in zip(better, played, strict=True))
        policy.weights += rate * step / max(float(np.abs(step).max()), 1e-9)
    return policy


def share(env: raw_env, policy: Policy | None, games: int, seed: int = 9) -> tuple[float, float, float]:
    """How often the mafia wins, with the 95 % interval of Wilson."""
    chance = np.random.default_rng(seed)
    won = sum(play(env, policy, chance, seed * 1_000_000 + i)[0] for i in range(games)) / games
    z2 = 1.96**2
    middle = (won + z2 / (2 * games)) / (1 + z2 / games)
    half = 1.96 * sqrt(won * (1 - won) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return won, middle - half, middle + half


def main(games: int = 500, test_games: int = 500) -> None:
    env = raw_env("original", seats=10)
    policy = train(env, games)
    for name, how in (("random", None), ("trained", policy)):
        won, least, most = share(env, how, test_games)
        print(f"{name} mafia wins {won:.2f} of the games (95 %: {least:.2f} to {most:.2f})")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
