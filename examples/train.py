"""Learns gin against the greedy bot by PPO in PyTorch: `python examples/train.py [SECONDS]`."""

import sys
import time

import torch
from torch.nn import Embedding, Linear, ReLU, Sequential

from rummel.env.gymnasium import RummelVectorEnv

torch.manual_seed(1)
torch.set_num_threads(1)  # several would wait for each other: the network is small
rounds = RummelVectorEnv("gin", 512, opponent="greedy")
body = Sequential(Linear(*rounds.single_observation_space.shape, 128), ReLU(), Linear(128, 65))
policy = Embedding(rounds.batch.actions, 64)
optimizer = torch.optim.Adam([*body.parameters(), *policy.parameters()], lr=2e-3)


def look(observations, info):  # what is seen, and the few legal actions with -1 behind them
    row, action = torch.from_numpy(info["action_mask"]).nonzero(as_tuple=True)
    listed = torch.full((len(observations), 40), -1)
    listed[row, torch.arange(len(row)) - torch.searchsorted(row, row)] = action
    return torch.from_numpy(observations).float().clamp(max=16), listed


def think(seen, legal):  # what to do, and what the position is worth
    worth, thought = body(seen).split([1, 64], -1)
    logits = (policy(legal.clamp(min=0)) @ thought.unsqueeze(-1)).squeeze(-1) / 8
    return torch.distributions.Categorical(logits=logits.masked_fill(legal < 0, -1e9)), worth[:, 0]


seen, legal = look(*rounds.reset(seed=1))
brought, start, seconds = [], time.monotonic(), float(sys.argv[1]) if sys.argv[1:] else 60
while time.monotonic() - start < seconds:
    kept, gains, gain = [], [], torch.zeros(len(seen))
    with torch.no_grad():
        for _ in range(32):
            choice, worth = think(seen, legal)
            pick = choice.sample()
            results = rounds.step(legal.gather(1, pick.unsqueeze(1)).squeeze(1).numpy())
            brought += results[1][results[2]].tolist()
            reward, over = torch.from_numpy(results[1]).float() / 50, torch.from_numpy(results[2])
            kept.append((seen, legal, pick, choice.log_prob(pick), worth, reward, over))
            seen, legal = look(results[0], results[4])
        following = think(seen, legal)[1]
        for *_, worth, reward, over in reversed(kept):
            gain = reward - worth + ~over * (following + 0.95 * gain)
            following, gains = worth, [gain, *gains]
    saw, legals, picks, before, worths, *_ = map(torch.cat, zip(*kept, strict=True))
    better = torch.cat(gains)
    for part in torch.randperm(len(better)).split(2048):
        choice, worth = think(saw[part], legals[part])
        ratio = (choice.log_prob(picks[part]) - before[part]).exp()
        gained = torch.min(ratio * better[part], ratio.clamp(0.8, 1.2) * better[part])
        loss = (worth - worths[part] - better[part]) ** 2 - gained / better.std()
        optimizer.zero_grad()
        ((loss - 0.01 * choice.entropy()) * (legals[part, 0] >= 0)).mean().backward()
        optimizer.step()
    mean = torch.tensor(brought[-2000:]).mean()
    print(f"{time.monotonic() - start:4.0f} s {len(brought):7} rounds {mean:+.1f} points")
