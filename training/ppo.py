"""A net for gin, trained by playing matches.

    python3 training/ppo.py OUT MINUTES [BEGIN [STAGE [PAST...]]]

One net plays both seats of most matches (PPO). In the others seat 0 meets past selves, `greedy` and
plain players, and only its own decisions are learned from. A hand's reward is what its points do to
the chance of winning the match, by a table that is computed from the hands played.

The matches are played by 16 threads in two halves: one half moves while the net thinks about the
other. BEGIN is a file of weights to go on from, STAGE one of `STAGES`, PAST are
files of weights of past selves to play against.
"""

import copy
import ctypes
import json
import os
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

OPTIONS = json.loads((Path(__file__).parents[1] / "src/rummel/nets/gin.json").read_text())
TARGET = 100
TRACE = 0.95  # GAE's lambda
HIDDEN, BLOCKS = 768, 3
CUDA = torch.cuda.is_available()
DEVICE = torch.device("cuda" if CUDA else "cpu")
# Slots of each half, steps between updates, samples of an update, slots of the judge.
HALF, STEPS, PART, JUDGED = (32768, 24, 65536, 8192) if CUDA else (512, 8, 1024, 256)
# Learning rate and weight of the entropy at the beginning and the end; epochs; the share of slots
# that meet greedy, plain players and past selves.
STAGES = {
    "first": {"rate": (3e-4, 1e-5), "entropy": (0.02, 0.001), "epochs": 2, "slots": (0, 0, 0)},
    "league": {
        "rate": (2.5e-4, 5e-5),
        "entropy": (0.006, 0.002),
        "epochs": 1,
        "slots": (0.12, 0.24, 0.16),
    },
    "last": {
        "rate": (1.5e-4, 2e-6),
        "entropy": (0.002, 0.0003),
        "epochs": 1,
        "slots": (0.12, 0.24, 0.16),
    },
}


class Gym:
    """Matches side by side; arrays of what the net that acts sees."""

    def __init__(self, path, count, seed, threads):
        self.lib = ctypes.CDLL(path)
        self.lib.gym_make.restype = ctypes.c_void_p
        text = "".join(f"{name}={value};" for name, value in OPTIONS.items())
        self.self = ctypes.c_void_p(
            self.lib.gym_make(
                text.encode(),
                ctypes.c_uint64(count),
                ctypes.c_uint64(seed),
                ctypes.c_uint(threads),
                TARGET,
            )
        )
        self.width = self.lib.gym_width(self.self)
        self.head = self.lib.gym_head()
        self.features = pinned(count, self.width, dtype=torch.uint8)
        self.legal = pinned(count, self.head, dtype=torch.uint8)
        self.seats = pinned(count, dtype=torch.int8)
        self.points = pinned(count, 2, dtype=torch.int16)
        self.totals = pinned(count, 2, dtype=torch.int16)
        self.over = pinned(count, dtype=torch.uint8)
        self.actions = pinned(count, dtype=torch.int32)
        self.spent = 0.0

    def begin(self, greedy=0, plains=0):
        self._step(None, greedy, plains)

    def step(self):
        """Plays `actions`."""
        start = time.perf_counter()
        self._step(ctypes.c_void_p(self.actions.data_ptr()), 0, 0)
        self.spent += time.perf_counter() - start

    def _step(self, actions, greedy, plains):
        arrays = (self.features, self.legal, self.seats, self.points, self.totals, self.over)
        self.lib.gym_step(
            self.self,
            actions,
            ctypes.c_uint64(greedy),
            ctypes.c_uint64(plains),
            *(ctypes.c_void_p(one.data_ptr()) for one in arrays),
        )


def pinned(*shape, dtype):
    return torch.zeros(shape, dtype=dtype, pin_memory=CUDA)


class Block(nn.Module):
    def __init__(self, hidden):
        super().__init__()
        self.norm, self.line = nn.LayerNorm(hidden), nn.Linear(hidden, hidden)

    def forward(self, x):
        return x + F.relu(self.line(self.norm(x)))


class Net(nn.Module):
    def __init__(self, width, head, scale):
        super().__init__()
        self.register_buffer("scale", scale)
        self.into = nn.Linear(width, HIDDEN)
        self.blocks = nn.Sequential(*(Block(HIDDEN) for _ in range(BLOCKS)))
        self.norm = nn.LayerNorm(HIDDEN)
        self.out = nn.Linear(HIDDEN, head + 1)
        nn.init.normal_(self.out.weight, std=0.01)

    def forward(self, features, legal):
        x = F.relu(self.into(features.to(self.scale.dtype) * self.scale))
        out = self.out(self.norm(self.blocks(x))).float()
        return out[:, 1:].masked_fill(legal == 0, -1e9), out[:, 0]


def scale_of(width):
    """Planes as they are, points left by a thirty-second, numbers so that they are about one."""
    scale = torch.ones(width)
    scale[52 * 4 : 52 * 5] = 1 / 32
    numbers = [1.0] * 4 + [1 / 16, 1 / 16, 1 / 10, 1 / 32, 1 / 32, 1, 1, 1, 1, 1, 1 / 50, 1 / 50]
    scale[width - 16 :] = torch.tensor(numbers)
    return scale


def amp():
    return torch.autocast(DEVICE.type, dtype=torch.bfloat16)


def sampled(net, features, legal):
    """Actions by their chances, with their logarithms and the values."""
    with amp():
        logits, value = net(features, legal)
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
    action = (logits + noise).argmax(-1)
    return action, F.log_softmax(logits, -1).gather(1, action[:, None])[:, 0], value


def loss_of(net, features, legal, picked, old, better, targets, entropy_weight):  # noqa: PLR0917
    with amp():
        logits, value = net(features, legal)
    every = F.log_softmax(logits, -1)
    ratio = (every.gather(1, picked[:, None])[:, 0] - old).exp()
    gained = torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better)
    entropy = -(every.exp() * every.clamp(min=-50)).sum(-1).mean()
    miss = ((value - targets) ** 2).mean()
    return miss - gained.mean() - entropy_weight * entropy, miss.detach(), entropy.detach()


def equity(counts):
    """The chance of winning a match at every score, where hands bring either side these points."""
    most = len(counts)
    chance = counts[1:] / counts.sum()
    table = np.zeros((TARGET + most, TARGET + most))
    table[TARGET:, :TARGET] = 1
    rest = 2 * chance.sum()
    for a in range(TARGET - 1, -1, -1):
        for b in range(TARGET - 1, -1, -1):
            won = chance @ (table[a + 1 : a + most, b] + table[a, b + 1 : b + most])
            table[a, b] = won / rest
    return torch.tensor(table[:TARGET, :TARGET], dtype=torch.float32).to(DEVICE)


def gain_of(table, totals, points):
    """What hands did to the chance of seat 0, from -4 to 4."""
    a, b = totals[..., 0].long(), totals[..., 1].long()
    x, y = a + points[..., 0], b + points[..., 1]
    after = table[x.clamp(0, TARGET - 1), y.clamp(0, TARGET - 1)]
    after = torch.where(x >= TARGET, 1.0, torch.where(y >= TARGET, 0.0, after))
    now = table[a.clamp(0, TARGET - 1), b.clamp(0, TARGET - 1)]
    return 4 * (after - now)


def returns_of(reward, over, value, skipped, last):
    """For seat 0: what each step was worth in the end; skipped steps only pass it on."""
    steps = len(reward)
    returns = torch.empty_like(reward)
    later, expected = last, last
    for t in reversed(range(steps)):
        going = (~over[t]).float()
        mixed = torch.where(skipped[t], later, (1 - TRACE) * expected + TRACE * later)
        later = reward[t] + going * mixed
        expected = torch.where(skipped[t], reward[t] + going * expected, value[t])
        returns[t] = later
    return returns


class Half:
    """Half of the slots: what they remember of the steps since the last update."""

    def __init__(self, number, shares, threads):
        self.gym = Gym("/tmp/libgym.so", HALF, 20260101 + number, threads)
        gym = self.gym
        greedy, plains, league = (int(share * HALF) for share in shares)
        self.past = slice(HALF - league, HALF)  # the slots in which seat 1 is a past self
        self.own = slice(greedy + plains, HALF - league)
        gym.begin(greedy, plains)

        def make(*shape, dtype):
            return torch.empty(shape, dtype=dtype, device=DEVICE)

        self.features = make(STEPS + 1, HALF, gym.width, dtype=torch.uint8)
        self.legal = make(STEPS + 1, HALF, gym.head, dtype=torch.uint8)
        self.seats = make(STEPS + 1, HALF, dtype=torch.int8)
        self.points = make(STEPS + 1, HALF, 2, dtype=torch.int16)
        self.totals = make(STEPS + 1, HALF, 2, dtype=torch.int16)
        self.over = make(STEPS + 1, HALF, dtype=torch.uint8)
        self.chosen = make(STEPS, HALF, dtype=torch.int64)
        self.before = make(STEPS, HALF, dtype=torch.float32)
        self.value = make(STEPS + 1, HALF, dtype=torch.float32)
        self.stepping = None

    def look(self, t):
        """Copies what the slots show; the hand that ended before is with it."""
        if self.stepping is not None:
            self.stepping.result()
            self.stepping = None
        gym = self.gym
        for name in ("features", "legal", "seats", "points", "totals", "over"):
            getattr(self, name)[t].copy_(getattr(gym, name), non_blocking=True)

    def act(self, t, net, past, pool):
        action, self.before[t], self.value[t] = net(self.features[t], self.legal[t])
        if self.past.start < HALF:
            other = past(self.features[t, self.past], self.legal[t, self.past])[0]
            theirs = self.seats[t, self.past] == 1
            action = action.clone()
            action[self.past] = torch.where(theirs, other, action[self.past])
        self.chosen[t] = action
        self.gym.actions.copy_(action.to(torch.int32), non_blocking=True)
        if CUDA:
            torch.cuda.current_stream().synchronize()
        self.stepping = pool.submit(self.gym.step)

    def learned(self, table):
        """Indices of the samples to learn from, advantages, targets; and how hands ended."""
        sign = torch.where(self.seats == 0, 1.0, -1.0)
        over = self.over[1:].bool()
        reward = torch.where(over, gain_of(table, self.totals[1:], self.points[1:]), 0.0)
        skipped = torch.zeros(STEPS, HALF, dtype=torch.bool, device=DEVICE)
        skipped[:, self.past] = self.seats[:-1, self.past] == 1
        value = sign * self.value
        returns = returns_of(reward, over, value[:-1], skipped, value[-1])
        targets = sign[:-1] * returns
        own = over[:, self.own]
        won = self.points[1:][:, self.own].amax(-1)[own].long().clamp(0, 159)
        counts = torch.bincount(won, minlength=160)
        return (
            (~skipped).flatten(),
            (targets - self.value[:-1]).flatten(),
            targets.flatten(),
            counts,
        )


def main():
    out, minutes = Path(sys.argv[1]), float(sys.argv[2])
    begin = Path(sys.argv[3]) if len(sys.argv) > 3 else None
    stage = STAGES[sys.argv[4] if len(sys.argv) > 4 else "first"]
    threads = os.cpu_count() or 1
    entry = time.monotonic()
    torch.manual_seed(1)
    chance = random.Random(1)
    torch.set_float32_matmul_precision("high")
    halves = [Half(number, stage["slots"], threads) for number in range(2)]
    judge = Gym("/tmp/libgym.so", JUDGED, 777, threads)
    width, head = judge.width, judge.head
    net = Net(width, head, scale_of(width)).to(DEVICE)
    if begin:
        net.load_state_dict(weights_of(begin))
    past = copy.deepcopy(net).requires_grad_(False)
    mean = copy.deepcopy(net).requires_grad_(False)
    league = [weights_of(Path(path)) for path in sys.argv[5:]]
    league.append(copy.deepcopy(net.state_dict()))
    print(f"{sum(p.numel() for p in net.parameters()):,} weights, {width} features", flush=True)
    optimizer = torch.optim.Adam(net.parameters(), lr=3e-4, eps=1e-5, fused=CUDA)
    pool = ThreadPoolExecutor(2)
    plays, learns = sampled, loss_of
    if CUDA and os.environ.get("COMPILE", "1") == "1":
        plays, learns = compiled(net, past, halves[0])
        print(f"compiled after {time.monotonic() - entry:.0f} s", flush=True)

    def acts(features, legal):
        return plays(net, features, legal)

    def pasts(features, legal):
        return plays(past, features, legal)

    def spread(name, share):
        return stage[name][0] * (1 - share) + stage[name][1] * share

    def join(name):
        return torch.cat([getattr(half, name)[:STEPS].flatten(0, 1) for half in halves])

    counts = np.zeros(160)
    counts[:80] = np.exp(-np.abs(np.arange(80) - 25) / 12)
    table = equity(counts)
    start = entry
    decisions, turn, log = 0, 0, []
    clocks = {"play": 0.0, "learn": 0.0, "judge": 0.0}
    seconds = minutes * 60
    judged = kept = changed = 0.0
    while (spent := time.monotonic() - start) < seconds:
        share = spent / seconds
        for group in optimizer.param_groups:
            group["lr"] = spread("rate", share)
        entropy_weight = torch.tensor(spread("entropy", share), device=DEVICE)
        # A past self to play against for some seconds, rather a late one.
        if spent - changed > 5:
            changed = spent
            past.load_state_dict(league[max(chance.randrange(len(league)) for _ in range(2))])
        if spent - kept > 45:
            kept = spent
            league.append(copy.deepcopy(mean.state_dict()))
        tick = time.monotonic()
        with torch.no_grad():
            for t in range(STEPS):
                for half in halves:
                    half.look(t)
                    half.act(t, acts, pasts, pool)
            for half in halves:
                half.look(STEPS)
                half.value[STEPS] = acts(half.features[STEPS], half.legal[STEPS])[2]
            parts = [half.learned(table) for half in halves]
        valid = torch.cat([one[0] for one in parts]).nonzero()[:, 0]
        better = torch.cat([one[1] for one in parts])
        targets = torch.cat([one[2] for one in parts])
        counts += (parts[0][3] + parts[1][3]).cpu().numpy()
        mine = better[valid]
        better = (better - mine.mean()) / (mine.std() + 1e-8)
        features, legal = join("features"), join("legal")
        words = features.view(torch.int32) if width % 4 == 0 else features
        picked, old = join("chosen"), join("before")
        now = time.monotonic()
        clocks["play"] += now - tick
        for _ in range(stage["epochs"]):
            order = valid[torch.randperm(len(valid), device=DEVICE)]
            for at in range(0, len(order) - PART + 1, PART):
                part = order[at : at + PART]
                loss, miss, entropy = learns(
                    net,
                    words[part].view(torch.uint8),
                    legal[part],
                    picked[part],
                    old[part],
                    better[part],
                    targets[part],
                    entropy_weight,
                )
                optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(net.parameters(), 0.5)
                optimizer.step()
                with torch.no_grad():
                    torch._foreach_lerp_(list(mean.parameters()), list(net.parameters()), 0.002)
        losses = [miss.item(), entropy.item()]
        clocks["learn"] += time.monotonic() - now
        decisions += len(valid)
        turn += 1
        if turn % 20 == 0 or turn == 4:
            table = equity(counts)
            counts *= 0.5
        if spent - judged > 30 or turn == 3:
            judged = spent
            tick = time.monotonic()
            _, points, won = against_greedy(judge, mean)
            clocks["judge"] += time.monotonic() - tick
            log.append(
                {
                    "seconds": round(time.monotonic() - start),
                    "decisions": decisions,
                    "points": points,
                    "matches": won,
                    "value": losses[0],
                    "entropy": losses[1],
                    "clocks": {name: round(value, 1) for name, value in clocks.items()},
                    "gym": round(sum(half.gym.spent for half in halves), 1),
                }
            )
            print(json.dumps(log[-1]), flush=True)
            save(mean, out)
    save(mean, out)
    hands, points, won = against_greedy(judge, mean, steps=600)
    final = {"seconds": round(time.monotonic() - start), "decisions": decisions, "turns": turn}
    final |= {"hands": hands, "points": points, "matches": won}
    final["raw"] = against_greedy(judge, net, steps=600)[1:]
    final["equity"] = [round(float(table[a, b]), 4) for a, b in ((50, 0), (0, 50), (90, 50))]
    final["hand"] = (counts / counts.sum()).round(4).tolist()[:100]
    log.append(final)
    print(json.dumps(final), flush=True)
    (out / "gin.json").write_text(json.dumps(log))


def compiled(net, past, half):
    """The two functions made faster, or as they are where that does not work."""
    plays, learns = torch.compile(sampled, dynamic=False), torch.compile(loss_of, dynamic=False)
    try:
        half.look(0)
        with torch.no_grad():
            plays(net, half.features[0], half.legal[0])
            if half.past.start < HALF:
                plays(past, half.features[0, half.past], half.legal[0, half.past])

        def rows(like):
            return like.repeat(-(-PART // HALF), *[1] * (like.dim() - 1))[:PART]

        zeros = torch.zeros(PART, device=DEVICE)
        arguments = (rows(half.features[0]), rows(half.legal[0]), zeros.long(), zeros, zeros, zeros)
        learns(net, *arguments, torch.tensor(0.0, device=DEVICE))[0].backward()
        net.zero_grad(set_to_none=True)
    except Exception as error:  # any fault of the compiler: it is only about speed
        print(f"not compiled: {type(error).__name__}: {str(error)[:300]}", flush=True)
        return sampled, loss_of
    return plays, learns


def weights_of(path):
    """Of a run: as PyTorch keeps them, or in half precision (.npz)."""
    if path.suffix == ".npz":
        return {name: torch.tensor(one).float().to(DEVICE) for name, one in np.load(path).items()}
    return torch.load(path, map_location=DEVICE)


def save(net, out):
    torch.save(net.state_dict(), out / "gin.pt")
    state = {name: one.half() for name, one in net.state_dict().items()}
    np.savez(out / "gin.npz", **{name: one.cpu().numpy() for name, one in state.items()})


@torch.no_grad()
def against_greedy(judge, net, steps=150):
    """Hands, points a hand and the share of matches against greedy, by the likeliest action."""
    judge.begin(greedy=JUDGED)
    hands = won = matches = 0
    points = 0.0
    for _ in range(steps):
        with amp():
            logits, _ = net(judge.features.to(DEVICE), judge.legal.to(DEVICE))
        judge.actions.copy_(logits.argmax(-1).to(torch.int32))
        judge.step()
        over = judge.over.bool()
        ended, totals = judge.points[over].int(), judge.totals[over].int()
        hands += len(ended)
        points += (ended[:, 0] - ended[:, 1]).sum().item()
        after = totals + ended
        done = after.max(-1).values >= TARGET
        matches += done.sum().item()
        won += (after[done, 0] > after[done, 1]).sum().item()
    return hands, round(points / max(1, hands), 2), round(won / max(1, matches), 4)


main()
