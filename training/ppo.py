"""A net for a family of games, trained by playing matches.

    python3 training/ppo.py PLAN OUT MINUTES [BEGIN [PAST...]]

PLAN is a file of `training/plans` (`plans.py` writes them): the kinds of matches that are played.
For the first seconds the net learns to play as a bot of ours does, `steady` or `greedy`, or as
another net if TEACHER names a file of weights (not if it goes on from BEGIN, such a file). Then it
plays: one net has all seats of most matches (PPO); in the others it meets past selves, `greedy`,
`steady` and plain players, and only its own decisions are learned from. A round's reward is what it
does to the chance of winning the match. PAST are files of weights of past selves.

The matches are played by threads in two halves: one half moves while the net thinks about the
other. OUT gets the weights and the curve, every 75 seconds (`JUDGED`) and at the end.
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
from net import Net
from torch import nn
from torch.nn import functional as F

LIBRARY = os.environ.get("GYM", "/tmp/libgym.so")
THREADS = int(os.environ.get("THREADS", os.cpu_count() or 1))
CUDA = torch.cuda.is_available()
DEVICE = torch.device("cuda" if CUDA else "cpu")
torch.set_num_threads(1)
SEATS = 4  # that the gym's arrays have
TRACE = 0.95  # GAE's lambda
SNAPSHOT = 30  # seconds between past selves
JUDGED = 75  # seconds between measurements
MEAN = 0.001  # of the weights goes into their running mean, per update
# At the beginning and at the end; a first leg ends where the next one begins.
RATE = tuple(map(float, os.environ.get("RATE", "3e-4,1e-5").split(",")))
ENTROPY = tuple(map(float, os.environ.get("ENTROPY", "0.01,0.0005").split(",")))
# The shares of slots that meet greedy, steady, plain players and past selves.
SHARES = tuple(map(float, os.environ.get("SHARES", "0.06,0,0.2,0.16").split(",")))
RIVALS = ("greedy", "steady", "plain", "past")


class Gym:
    """Matches side by side; arrays of what the net that acts sees."""

    def __init__(self, plan, count, seed, threads):
        self.lib = ctypes.CDLL(LIBRARY)
        self.lib.gym_make.restype = ctypes.c_void_p
        kinds = plan["kinds"]
        rules = (ctypes.c_char_p * len(kinds))(*(text_of(one["options"]) for one in kinds))
        ends = [one[name] for one in kinds for name in COURSE]
        self.self = ctypes.c_void_p(
            self.lib.gym_make(
                plan["family"].encode(),
                ctypes.c_uint64(len(kinds)),
                rules,
                (ctypes.c_double * len(ends))(*ends),
                ctypes.c_uint64(count),
                ctypes.c_uint64(seed),
                ctypes.c_uint(threads),
            )
        )
        self.width = self.lib.gym_width(self.self)
        self.head = self.lib.gym_head(self.self)
        usual = torch.zeros(self.width)
        self.lib.gym_usual(self.self, ctypes.c_void_p(usual.data_ptr()))
        self.scale = 1 / usual
        self.features = pinned(count, self.width, dtype=torch.uint8)
        self.legal = pinned(count, self.head, dtype=torch.uint8)
        self.seats = pinned(count, dtype=torch.int8)
        self.past = pinned(count, dtype=torch.uint8)
        self.advice = pinned(count, dtype=torch.int16)
        self.gains = pinned(count, SEATS, dtype=torch.float32)
        self.over = pinned(count, dtype=torch.uint8)
        self.won = pinned(count, dtype=torch.int8)
        self.choices = pinned(count, dtype=torch.int32)
        self.advised = False  # whether `advice` is filled
        self.spent = 0.0

    def begin(self, **rivals):
        self._step(None, *(rivals.get(name, 0) for name in RIVALS))

    def step(self):
        """Plays `choices`."""
        start = time.perf_counter()
        self._step(ctypes.c_void_p(self.choices.data_ptr()), 0, 0, 0, 0)
        self.spent += time.perf_counter() - start

    def _step(self, choices, *shares):
        advice = self.advice if self.advised else None
        arrays = (self.features, self.legal, self.seats, self.past, advice)
        arrays += (self.gains, self.over, self.won)
        self.lib.gym_step(
            self.self,
            choices,
            *(ctypes.c_uint64(share) for share in shares),
            *(None if one is None else ctypes.c_void_p(one.data_ptr()) for one in arrays),
        )


COURSE = ("share", "target", "rounds", "pace", "spread")


def text_of(options):
    """Options as the gym reads them."""
    return "".join(f"{name}={','.join(map(str, of))};" for name, of in options.items()).encode()


def pinned(*shape, dtype):
    return torch.zeros(shape, dtype=dtype, pin_memory=CUDA)


def amp():
    return torch.autocast(DEVICE.type, dtype=torch.bfloat16, enabled=CUDA)


def sampled(net, features, legal):
    """Choices by their chances, with their logarithms and the values."""
    with amp():
        logits, value = net(features, legal)
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
    choice = (logits + noise).argmax(-1)
    return choice, F.log_softmax(logits, -1).gather(1, choice[:, None])[:, 0], value


def loss_of(net, features, legal, picked, old, better, targets, entropy_weight):  # noqa: PLR0917
    with amp():
        logits, value = net(features, legal)
    every = F.log_softmax(logits, -1)
    ratio = (every.gather(1, picked[:, None])[:, 0] - old).exp()
    gained = torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better)
    entropy = -(every.exp() * every.clamp(min=-50)).sum(-1).mean()
    miss = ((value - targets) ** 2).mean()
    return miss - gained.mean() - entropy_weight * entropy, miss.detach(), entropy.detach()


def taught(net, features, legal, advice, targets):
    """The loss of one who shall do what the advice says, or the teacher."""
    with amp():
        logits, value = net(features, legal)
        if isinstance(advice, Net):
            with torch.no_grad():
                advice = F.softmax(advice(features, legal)[0], -1)
    miss = ((value - targets) ** 2).mean()
    said = F.cross_entropy(logits, advice)
    return said + 0.5 * miss, miss.detach(), said.detach()


def returns_of(half):
    """What each decision was worth in the end, and whether that is known.

    Each seat goes its own way: from one of its decisions to its next one, or to the round's end.
    """
    seats, over, value = half.seats.long(), half.over.bool(), half.value
    rows = torch.arange(half.count, device=DEVICE)
    later = torch.zeros(half.count, SEATS, device=DEVICE)
    known = torch.zeros(half.count, SEATS, dtype=torch.bool, device=DEVICE)
    later[rows, seats[-1]] = value[-1]
    known[rows, seats[-1]] = half.past[-1] == 0
    expected = later.clone()
    returns = torch.empty_like(value[:-1])
    valid = torch.empty_like(returns, dtype=torch.bool)
    for t in reversed(range(len(returns))):
        ended = over[t + 1][:, None]
        later = torch.where(ended, half.gains[t + 1], later)
        expected = torch.where(ended, half.gains[t + 1], expected)
        known |= ended
        seat = seats[t]
        at = seat[:, None]
        mixed = (1 - TRACE) * expected.gather(1, at) + TRACE * later.gather(1, at)
        knows = known.gather(1, at)
        own = (half.past[t] == 0)[:, None]
        returns[t] = mixed[:, 0]
        valid[t] = (knows & own)[:, 0]
        # From here back the seat's own value stands for what is not known.
        now = value[t][:, None]
        later = torch.where(own, later.scatter(1, at, torch.where(knows, mixed, now)), later)
        expected = torch.where(own, expected.scatter(1, at, now), expected)
        known = torch.where(own, known.scatter(1, at, True), known)
    return returns, valid


class Half:
    """Half of the slots: what they remember of the steps since the last update."""

    def __init__(self, plan, number, sizes, advised):
        self.count, self.steps = sizes["slots"], sizes["steps"]
        gym = self.gym = Gym(plan, self.count, 20260101 + number, THREADS)
        rivals = {name: int(share * self.count) for name, share in zip(RIVALS, SHARES, strict=True)}
        others = sum(rivals.values())
        self.pasts = slice(others - rivals["past"], others)
        gym.advised = advised
        gym.begin(**rivals)

        def make(*shape, dtype):
            return torch.zeros((self.steps + 1, self.count, *shape), dtype=dtype, device=DEVICE)

        self.features = make(gym.width, dtype=torch.uint8)
        self.legal = make(gym.head, dtype=torch.uint8)
        self.seats = make(dtype=torch.int8)
        self.past = make(dtype=torch.uint8)
        self.advice = make(dtype=torch.int16)
        self.gains = make(SEATS, dtype=torch.float32)
        self.over = make(dtype=torch.uint8)
        self.value = make(dtype=torch.float32)
        self.chosen = make(dtype=torch.int64)
        self.before = make(dtype=torch.float32)
        self.stepping = None

    def look(self, t):
        """Copies what the slots show; the round that ended before is with it."""
        if self.stepping is not None:
            self.stepping.result()
            self.stepping = None
        for name in ("features", "legal", "seats", "past", "advice", "gains", "over"):
            getattr(self, name)[t].copy_(getattr(self.gym, name), non_blocking=True)

    def act(self, t, net, past, pool, advise):
        choice, self.before[t], self.value[t] = net(self.features[t], self.legal[t])
        if advise:
            said = advise(self.features[t], self.legal[t], self.advice[t])
            follow = (torch.rand(self.count, device=DEVICE) < 0.85) & (said >= 0)
            choice = torch.where(follow, said, choice)
        else:
            other = past(self.features[t, self.pasts], self.legal[t, self.pasts])[0]
            theirs = self.past[t, self.pasts] != 0
            choice = choice.clone()
            choice[self.pasts] = torch.where(theirs, other, choice[self.pasts])
        self.chosen[t] = choice
        self.gym.choices.copy_(choice.to(torch.int32), non_blocking=True)
        if CUDA:
            torch.cuda.current_stream().synchronize()
        self.stepping = pool.submit(self.gym.step)


def main():
    plan = json.loads(Path(sys.argv[1]).read_text())
    out, seconds = Path(sys.argv[2]), 60 * float(sys.argv[3])
    begin = Path(sys.argv[4]) if len(sys.argv) > 4 else None
    sizes = plan["gpu"] if CUDA else {"slots": 256, "steps": 16, "part": 1024, "judged": 256}
    name, part = plan["name"], sizes["part"]
    teach = 0.0 if begin else min(plan["teach"], 0.25 * seconds)
    out.mkdir(exist_ok=True, parents=True)
    start = time.monotonic()
    torch.manual_seed(1)
    chance = random.Random(1)
    torch.set_float32_matmul_precision("high")
    teacher = os.environ.get("TEACHER") if teach else None
    halves = [Half(plan, number, sizes, teach and not teacher) for number in range(2)]
    two = [one for one in plan["kinds"] if one["options"]["players"] == [2]]
    judge = Gym(plan | {"kinds": two}, sizes["judged"], 777, THREADS)
    net = Net(plan, judge).to(DEVICE)
    if begin:
        net.take(weights_of(begin))
    if teacher:
        teacher = net_of(weights_of(Path(teacher)), plan, judge)
    past = copy.deepcopy(net).requires_grad_(False)
    mean = copy.deepcopy(net).requires_grad_(False)
    league = []
    for path in sys.argv[5:]:
        past.take(weights_of(Path(path)))
        league.append(copy.deepcopy(past.state_dict()))
    league.append(copy.deepcopy(net.state_dict()))
    weights = sum(one.numel() for one in net.parameters())
    print(f"{name}: {weights:,} weights, {judge.width} features, {judge.head} choices", flush=True)
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE[0], eps=1e-5, fused=CUDA)
    pool = ThreadPoolExecutor(2)
    plays, learns = sampled, loss_of
    if CUDA and os.environ.get("COMPILE", "0") == "1":
        plays, learns = (torch.compile(one, dynamic=False) for one in (sampled, loss_of))
    teaches = torch.compile(taught, dynamic=False) if plays is not sampled and teacher else taught

    def advise(features, legal, advice):
        return sampled(teacher, features, legal)[0] if teacher else advice.long()

    def join(key, steps):
        return torch.cat([getattr(half, key)[:steps].flatten(0, 1) for half in halves])

    decisions, turn, log = 0, 0, []
    clocks = {"play": 0.0, "learn": 0.0, "judge": 0.0}
    judged = kept = changed = 0.0
    teaching = teach > 0
    while (spent := time.monotonic() - start) < seconds:
        share = max(0.0, spent - teach) / (seconds - teach)
        if teaching and spent > teach:
            teaching = False
            mean.load_state_dict(net.state_dict())
            league = [copy.deepcopy(net.state_dict())]
            past.load_state_dict(league[0])
            kept = changed = spent
            for half in halves:
                half.gym.advised = False
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 if teaching else RATE[0] * (1 - share) + RATE[1] * share
        # A tensor: for every other number the loss would be compiled again.
        entropy_weight = torch.tensor(ENTROPY[0] * (1 - share) + ENTROPY[1] * share, device=DEVICE)
        # A past self to play against for some seconds, rather a late one.
        if spent - changed > 5:
            changed = spent
            past.load_state_dict(league[max(chance.randrange(len(league)) for _ in range(2))])
        if spent - kept > SNAPSHOT and not teaching:
            kept = spent
            league.append(copy.deepcopy(mean.state_dict()))
        tick = time.monotonic()
        with torch.no_grad():
            for t in range(sizes["steps"]):
                for half in halves:
                    half.look(t)
                    half.act(
                        t,
                        lambda *given: plays(net, *given),
                        lambda *given: plays(past, *given),
                        pool,
                        advise if teaching else None,
                    )
            for half in halves:
                half.look(sizes["steps"])
                half.value[-1] = plays(net, half.features[-1], half.legal[-1])[2]
            targets, valid = (
                torch.cat(one) for one in zip(*map(flat_returns, halves), strict=True)
            )
            before = join("value", sizes["steps"])
            better = targets - before
            steps = valid.nonzero()[:, 0]
            mine = better[steps]
            better = (better - mine.mean()) / (mine.std() + 1e-8)
        features, legal = join("features", sizes["steps"]), join("legal", sizes["steps"])
        picked, old = join("chosen", sizes["steps"]), join("before", sizes["steps"])
        advice = join("advice", sizes["steps"]).long()
        if teaching and not teacher:
            steps = ((advice >= 0) & valid).nonzero()[:, 0]
        now = time.monotonic()
        clocks["play"] += now - tick
        size, epochs = (part // (4 if teacher else 8), 3) if teaching else (part, plan["epochs"])
        for some in parts_of(steps, size, epochs):
            if teaching:
                given = (features[some], legal[some], teacher or advice[some], targets[some])
                loss, miss, entropy = teaches(net, *given)
            else:
                given = (picked[some], old[some], better[some], targets[some], entropy_weight)
                loss, miss, entropy = learns(net, features[some], legal[some], *given)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            with torch.no_grad():
                torch._foreach_lerp_(list(mean.parameters()), list(net.parameters()), MEAN)
        losses = [miss.item(), entropy.item()]
        clocks["learn"] += time.monotonic() - now
        decisions += len(steps)
        turn += 1
        if spent - judged > JUDGED or turn == 3:
            judged = spent
            tick = time.monotonic()
            judged_net = net if teaching else mean
            matches, won = against(judge, judged_net, plan["judge"])
            steady = against(judge, judged_net, plan["judge"], "steady")[1]
            clocks["judge"] += time.monotonic() - tick
            log.append(
                {
                    "seconds": round(time.monotonic() - start),
                    "decisions": decisions,
                    "teaching": teaching,
                    "matches": matches,
                    "won": won,
                    "steady": steady,
                    "value": round(losses[0], 4),
                    "entropy": round(losses[1], 4),
                    "clocks": {key: round(value, 1) for key, value in clocks.items()},
                    "gym": round(sum(half.gym.spent for half in halves), 1),
                }
            )
            print(name, json.dumps(log[-1]), flush=True)
            save(mean if not teaching else net, out, name, log)
    matches, won = against(judge, mean, 3 * plan["judge"])
    steady = against(judge, mean, 3 * plan["judge"], "steady")[1]
    raw = against(judge, net, 3 * plan["judge"])[1]
    final = {"seconds": round(time.monotonic() - start), "decisions": decisions, "turns": turn}
    log.append(final | {"matches": matches, "won": won, "steady": steady, "raw": raw})
    print(name, json.dumps(log[-1]), flush=True)
    save(mean, out, name, log)


def parts_of(steps, size, epochs):
    """The steps in parts of a size, in any order, so many times."""
    for _ in range(epochs):
        order = steps[torch.randperm(len(steps), device=DEVICE)]
        for at in range(0, len(order) - size + 1, size):
            yield order[at : at + size]


def flat_returns(half):
    return tuple(one.flatten() for one in returns_of(half))


def weights_of(path):
    """Of a run, in half precision."""
    return {name: torch.tensor(one).float().to(DEVICE) for name, one in np.load(path).items()}


def net_of(weights, plan, gym):
    """A net of any size that sees and chooses the same."""
    blocks = sum(name.endswith("line.weight") for name in weights)
    sizes = {"hidden": len(weights["norm.bias"]), "blocks": blocks, "suited": None}
    net = Net(plan | sizes, gym).to(DEVICE).requires_grad_(False)
    net.take(weights)
    return net


def save(net, out, name, log):
    state = {key: one.detach().half().cpu().numpy() for key, one in net.weights().items()}
    np.savez(out / f"{name}.npz", **state)
    (out / f"{name}.json").write_text(json.dumps(log))


@torch.no_grad()
def against(judge, net, steps, rival="greedy"):
    """Matches, and the share that the net wins of them by its likeliest choices. Half is par."""
    judge.begin(**{rival: len(judge.over)})
    won = matches = 0
    for _ in range(steps):
        with amp():
            logits, _ = net(judge.features.to(DEVICE), judge.legal.to(DEVICE))
        judge.choices.copy_(logits.argmax(-1).to(torch.int32))
        judge.step()
        matches += (judge.won >= 0).sum().item()
        won += (judge.won == 1).sum().item()
    return matches, round(won / max(1, matches), 4)


main()
