"""Um Krone und Kragen learnt from nothing by PPO: self-play at many tables, one network for both seats.

``python examples/research/um_krone_ppo.py [UPDATES] [GAMES] [SEED] [PLOT.svg]``, with ``pip install torch`` and
``'regalia[arena]'``. One file in the manner of CleanRL, in one thread. The same seed gives the same run on the same
machine. The network never meets a bot while it learns: they only show how strong it has become.
"""

from __future__ import annotations

import sys
import time
from math import sqrt
from typing import Any, NamedTuple

import matplotlib
import numpy as np
import torch
from torch import Tensor, nn

from regalia.env import Kit, Tables

matplotlib.use("svg")
from matplotlib import pyplot

GAME, SHORT = "um_krone_und_kragen", {"max_rounds": 20}  # beginners never crown a king: their games are cut short
TABLES, STEPS = 128, 64  # answers of an update: their product
EPOCHS, PART = 3, 1024
RATE, LAMBDA, CLIP, ENTROPY, WORTH = 1e-3, 0.95, 0.2, 0.01, 0.5
WIDTH = 128
ROWS = (
    [0.5] * 2 + [1] * 5 + [2] * 3 + [3] * 4 + [4] * 4 + [5] * 2
)  # of the characters: a first guess at what a court is worth
LOOKS = 8  # how often the curve is measured
BOTS = ("random", "page", "squire")  # met at the end; the last one gives the curve


class Net(nn.Module):
    """A policy over all indices and the worth of a position to the seat that is asked."""

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        most = np.concatenate([np.full(int(np.prod(field.shape)), field.most) for field in kit.fields])
        self.register_buffer("scale", torch.tensor(1 / np.minimum(most, 6), dtype=torch.float32))
        self.owned = kit.layout()["owned"]  # mine, then the other's
        self.register_buffer("guess", torch.tensor(ROWS + [-each for each in ROWS]) * 0.05)
        self.body = nn.Sequential(nn.Linear(kit.size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy, self.value = nn.Linear(WIDTH, kit.actions), nn.Linear(WIDTH, 1)
        for head in (self.policy, self.value):
            nn.init.zeros_(head.bias)
            nn.init.orthogonal_(head.weight, 0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of all answers, and the worth."""
        row = seen.float()
        found = self.body(row * self.scale)
        chances = torch.log_softmax(self.policy(found).masked_fill(mask == 0, -1e9), 1)
        return chances, self.value(found)[:, 0] + row[:, self.owned] @ self.guess


class Asked(NamedTuple):
    """A question at every table: what is seen, what may be answered, and which seat is asked."""

    seen: np.ndarray
    mask: np.ndarray
    seat: np.ndarray


def asked(tables: Tables) -> Asked:
    """A copy of the rows, for the next step writes them anew."""
    kit, n = tables.kit, len(tables.games)
    seen = np.frombuffer(tables.observations, "i1").reshape(n, kit.row)[:, : kit.size].copy()
    mask = np.frombuffer(tables.masks, "u1").reshape(n, kit.actions).copy()
    return Asked(seen, mask, np.frombuffer(tables.seats, "i8").copy())


def ended(tables: Tables, seat: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Where a game has just ended, and what that brings to one seat of each table."""
    rewards = np.frombuffer(tables.rewards, "f8").reshape(len(seat), -1)
    return np.frombuffer(tables.done, "u1").astype(bool), rewards[np.arange(len(seat)), seat]


@torch.no_grad()
def collect(net: Net, tables: Tables) -> list[Tensor]:
    """Play on at all tables, and say for each answer what it was, how likely, what it gained and what it was worth."""
    kept: list[tuple[Any, ...]] = []
    for _ in range(STEPS):
        now = asked(tables)
        chances, worth = net(torch.from_numpy(now.seen), torch.from_numpy(now.mask))
        choice = torch.multinomial(chances.exp(), 1)
        tables.step(choice[:, 0])
        done, reward = ended(tables, now.seat)
        likely = chances.gather(1, choice)[:, 0]
        kept.append((now.seen, now.mask, choice[:, 0].numpy(), likely.numpy(), worth.numpy(), now.seat, done, reward))
    last = asked(tables)
    worth = net(torch.from_numpy(last.seen), torch.from_numpy(last.mask))[1].numpy()
    seen, mask, choice, likely, worths, seats, done, reward = (np.stack(each) for each in zip(*kept, strict=True))
    gain = gains(np.vstack([worths, worth]), np.vstack([seats, last.seat]), done, reward)
    rows = seen, mask, choice, likely, gain, (gain + worths).astype("f4")
    return [torch.from_numpy(each.reshape(STEPS * len(last.seat), *each.shape[2:])) for each in rows]


def gains(worth: np.ndarray, seat: np.ndarray, done: np.ndarray, reward: np.ndarray) -> np.ndarray:
    """Generalised advantages without discount: what is good for the other seat is as bad for one's own."""
    found, gain = np.zeros_like(worth[:-1]), np.zeros_like(worth[0])
    for t in reversed(range(len(found))):
        goes_on = np.where(seat[t] == seat[t + 1], 1, -1) * ~done[t]
        gain = reward[t] + goes_on * worth[t + 1] - worth[t] + LAMBDA * goes_on * gain
        found[t] = gain
    return found


def learn(net: Net, optimizer: torch.optim.Optimizer, rows: list[Tensor]) -> float:
    """Some passes over what was collected; the last entropy tells how sure the policy is."""
    entropy = torch.zeros(())
    for _ in range(EPOCHS):
        for part in torch.randperm(len(rows[0])).split(PART):
            seen, mask, choice, likely, gain, target = (each[part] for each in rows)
            chances, worth = net(seen, mask)
            ratio = (chances.gather(1, choice[:, None])[:, 0] - likely).exp()
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(chances.exp() * chances).sum(1).mean()
            loss = WORTH * (worth - target).square().mean() - better - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
    return float(entropy.detach())


@torch.no_grad()
def share(net: Net, kit: Kit, bot: str, games: int, seed: int) -> tuple[float, float, float]:
    """How often the likeliest answers win against a bot, with the 95 % interval (Wilson); each seat equally often."""
    places = min(games, 50) // 2 * 2
    each = games // places  # as many games at every table, for the short ones end first
    tables, played, won = Tables(kit, places, seed, bot), np.zeros(places, int), 0
    while played.min() < each:
        now = asked(tables)
        tables.step(net(torch.from_numpy(now.seen), torch.from_numpy(now.mask))[0].argmax(1))
        done, reward = ended(tables, now.seat)
        won += int((done & (played < each) & (reward > 0)).sum())
        played += done
    n, z = places * each, 1.96
    middle, half = won / n + z * z / (2 * n), z * sqrt(won * (n - won) / n**3 + z * z / (4 * n * n))
    return won / n, (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)


def draw(curve: list[tuple[int, float, float, float]], path: str) -> None:
    """The share of games won over the answers played, with its interval."""
    answers, rate, low, high = (np.array(each) for each in zip(*curve, strict=True))
    figure, axes = pyplot.subplots(figsize=(6, 3.5))
    axes.plot(answers / 1e6, rate, marker="o", color="#6b4fa0")
    axes.fill_between(answers / 1e6, low, high, color="#6b4fa0", alpha=0.2)
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set(xlabel="million answers of self-play", ylabel=f"won against {BOTS[-1]}", ylim=(0, 1), title=GAME)
    figure.tight_layout()
    figure.savefig(path)
    print(f"plot: {path}")


def main(updates: str = "280", games: str = "400", seed: str = "1", path: str = "um-krone-ppo.svg") -> None:
    """Learn, measure now and then against the last bot, in the end against all."""
    torch.manual_seed(int(seed))
    torch.set_num_threads(1)
    kit, n, begun = Kit(GAME, 2), int(updates), time.perf_counter()
    net, tables, curve = Net(kit), Tables(Kit(GAME, 2, SHORT), TABLES, int(seed)), []
    optimizer = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)
    for k in range(1, n + 1):
        optimizer.param_groups[0]["lr"] = RATE * (1 - (k - 1) / n)
        entropy = learn(net, optimizer, collect(net, tables))
        if k % max(n // LOOKS, 1) == 0 or k == n:
            rate, low, high = share(net, kit, BOTS[-1], max(int(games) // 4, 2), int(seed) + 1)
            curve.append((k * TABLES * STEPS, rate, low, high))
            print(
                f"{curve[-1][0]:9,} answers, {time.perf_counter() - begun:4.0f} s: entropy {entropy:.2f}, "
                f"{BOTS[-1]} {rate:.1%} ({low:.1%}–{high:.1%})",
                flush=True,
            )
    draw(curve, path)
    for bot in BOTS:
        rate, low, high = share(net, kit, bot, int(games), int(seed) + 2)
        print(f"won against {bot}: {rate:.1%} ({low:.1%}–{high:.1%})", flush=True)
    print(f"{time.perf_counter() - begun:.0f} s, of them {time.process_time():.0f} s of processor time")


if __name__ == "__main__":
    main(*sys.argv[1:])
