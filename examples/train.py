"""Learns gin against the greedy bot by PPO in PyTorch: `python examples/train.py [SECONDS]`."""

import sys
import time

import torch
from torch import nn

from rummel.env.gymnasium import RummelVectorEnv

seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
torch.manual_seed(1)
rounds = RummelVectorEnv("gin", 256, opponent="greedy")
width, actions = rounds.batch.observations.shape[1], rounds.batch.actions
body = nn.Sequential(nn.Linear(width, 128), nn.ReLU(), nn.Linear(128, 1 + actions))
optimizer = torch.optim.Adam(body.parameters(), lr=1e-3)


def think(seen, mask):
    """What to do, and what the position is worth. A round that is over has no legal action."""
    worth, logits = body(seen.float().clamp(max=16)).split([1, actions], -1)
    blocked = (mask == 0) & mask.any(-1, keepdim=True)
    choice = torch.distributions.Categorical(logits=logits.masked_fill(blocked, -1e9))
    return choice, worth.squeeze(-1)


observations, info = rounds.reset(seed=1)
seen, mask = torch.from_numpy(observations), torch.from_numpy(info["action_mask"])
over, brought, start = torch.zeros(256, dtype=torch.bool), [], time.monotonic()
while time.monotonic() - start < seconds:
    kept, gains, gain = [], [], torch.zeros(256)
    with torch.no_grad():
        for _ in range(32):
            choice, worth = think(seen, mask)
            action = choice.sample()
            observations, points, ended, _, info = rounds.step(action.numpy())
            brought += points[ended].tolist()
            done, reward = torch.from_numpy(ended), torch.from_numpy(points).float() / 50
            kept.append((seen, mask, action, choice.log_prob(action), worth, reward, ~over, done))
            seen, mask = torch.from_numpy(observations), torch.from_numpy(info["action_mask"])
            over = done
        following = think(seen, mask)[1]
        for *_, worth, reward, live, done in reversed(kept):
            gain = live * (reward - worth + ~done * (following + 0.95 * gain))
            following, gains = worth, [gain, *gains]
    seens, masks, chosen, before, worths, _, live, _ = map(torch.cat, zip(*kept, strict=True))
    target = torch.cat(gains) + worths
    better = (target - worths) / (target - worths).std()
    for part in torch.randperm(len(live)).split(2048):
        choice, worth = think(seens[part], masks[part])
        ratio = (choice.log_prob(chosen[part]) - before[part]).exp()
        gained = torch.min(ratio * better[part], ratio.clamp(0.8, 1.2) * better[part])
        loss = (worth - target[part]) ** 2 - gained - 0.01 * choice.entropy()
        optimizer.zero_grad()
        (loss * live[part]).mean().backward()
        optimizer.step()
    mean = sum(brought[-2000:]) / max(1, len(brought[-2000:]))
    print(f"{time.monotonic() - start:4.0f} s {len(brought):7} rounds {mean:+.1f} points")
