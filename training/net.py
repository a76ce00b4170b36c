"""The net that is trained: bytes in, a number for each choice and a value out.

Where a plan says how many planes of pieces there are (`suited`), all suits are alike to the net:
exchanging them exchanges what it says of them. Then few weights stand for many, but the file has
all of them, so the kernel plays such a net as any other.
"""

import torch
from torch import nn
from torch.nn import functional as F

SUITS, RANKS = 4, 13


class Net(nn.Module):
    """In and out everything is in the order of the gym; in between one suit follows the other."""

    def __init__(self, plan, gym):
        super().__init__()
        hidden, planes = plan["hidden"], plan.get("suited")
        self.register_buffer("scale", gym.scale)
        if planes:
            pieces = planes * SUITS * RANKS
            rest = (gym.head % (SUITS * RANKS)) + 1  # the value too
            inside = (hidden // (SUITS + 1), hidden - hidden // (SUITS + 1) * SUITS)
            given = (planes * RANKS, gym.width - pieces)
            said = ((gym.head + 1 - rest) // SUITS, rest)
            self.register_buffer("given", order_of(pieces, gym.width, 0), persistent=False)
            order = order_of(gym.head + 1 - rest, gym.head + 1, rest).argsort()
            self.register_buffer("said", order, persistent=False)

            def line(one, other):
                return Suited(one, other)

            def norm(one):
                return SuitedNorm(one)
        else:
            given, inside, said = gym.width, hidden, gym.head + 1
            self.given = self.said = None
            line, norm = nn.Linear, nn.LayerNorm
        self.into = line(given, inside)
        self.blocks = nn.Sequential(
            *(Block(norm(inside), line(inside, inside)) for _ in range(plan["blocks"]))
        )
        self.norm = norm(inside)
        self.out = line(inside, said)
        for one in self.out.parameters():
            if one.dim() > 1:
                nn.init.normal_(one, std=0.01)

    def forward(self, features, legal):
        x = features.to(self.scale.dtype) * self.scale
        x = F.relu(self.into(x if self.given is None else x[:, self.given]))
        out = self.out(self.norm(self.blocks(x))).float()
        if self.said is not None:
            out = out[:, self.said]
        return out[:, 1:].masked_fill(legal == 0, -1e9), out[:, 0]

    def weights(self):
        """By the names and in the order that `export.py` reads: all of them."""
        state = {"scale": self.scale}
        for name, module in self.named_modules():
            if isinstance(module, nn.Linear | nn.LayerNorm | Suited | SuitedNorm):
                weight, bias = dense_of(module)
                if name == "into" and self.given is not None:
                    weight = weight[:, self.given.argsort()]
                if name == "out" and self.said is not None:
                    weight, bias = weight[self.said], bias[self.said]
                state[f"{name}.weight"], state[f"{name}.bias"] = weight, bias
        return state

    @torch.no_grad()
    def take(self, state):
        """Weights as `weights` gives them."""
        for name, module in self.named_modules():
            if isinstance(module, nn.Linear | nn.LayerNorm | Suited | SuitedNorm):
                weight, bias = state[f"{name}.weight"], state[f"{name}.bias"]
                if name == "into" and self.given is not None:
                    weight = weight[:, self.given]
                if name == "out" and self.said is not None:
                    weight, bias = weight[self.said.argsort()], bias[self.said.argsort()]
                if isinstance(module, nn.Linear | nn.LayerNorm):
                    module.weight.copy_(weight)
                    module.bias.copy_(bias)
                else:
                    module.take(weight, bias)


def order_of(pieces, size, begin):
    """Planes of pieces with one suit after the other, and then all else; they begin somewhere."""
    by_suit = torch.arange(pieces).view(-1, SUITS, RANKS).transpose(0, 1).flatten() + begin
    rest = [one for one in range(size) if not begin <= one < begin + pieces]
    return torch.cat([by_suit, torch.tensor(rest, dtype=torch.long)])


class Block(nn.Module):
    def __init__(self, norm, line):
        super().__init__()
        self.norm, self.line = norm, line

    def forward(self, x):
        return x + F.relu(self.line(self.norm(x)))


def dense_of(module):
    if isinstance(module, nn.Linear | nn.LayerNorm):
        return module.weight, module.bias
    return module.dense()


class Suited(nn.Module):
    """A linear layer: of each suit the same, by itself and by all of them together."""

    def __init__(self, given, out):
        super().__init__()
        (suit, rest), (out_suit, out_rest) = given, out
        self.sizes = suit, out_suit
        near, far = (suit + rest) ** -0.5, (SUITS * suit + rest) ** -0.5
        self.own = drawn(near, out_suit, suit)
        self.all = drawn(near / SUITS, out_suit, suit)
        self.rest = drawn(near, out_suit, rest)
        self.up = drawn(far, out_rest, suit)
        self.top = drawn(far, out_rest, rest)
        self.bias = drawn(near, out_suit)
        self.top_bias = drawn(far, out_rest)

    def dense(self):
        alone = torch.block_diag(*[self.own] * SUITS)
        suits = alone + self.all.repeat(SUITS, SUITS)
        upper = torch.cat([suits, self.rest.repeat(SUITS, 1)], 1)
        lower = torch.cat([self.up.repeat(1, SUITS), self.top], 1)
        return torch.cat([upper, lower]), torch.cat([self.bias.repeat(SUITS), self.top_bias])

    def forward(self, x):
        return F.linear(x, *self.dense())

    def take(self, weight, bias):
        suit, out = self.sizes
        self.all.copy_(weight[:out, suit : 2 * suit])
        self.own.copy_(weight[:out, :suit] - self.all)
        self.rest.copy_(weight[:out, SUITS * suit :])
        self.up.copy_(weight[SUITS * out :, :suit])
        self.top.copy_(weight[SUITS * out :, SUITS * suit :])
        self.bias.copy_(bias[:out])
        self.top_bias.copy_(bias[SUITS * out :])


class SuitedNorm(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.size = size
        self.gain, self.shift = (
            nn.Parameter(torch.ones(size[0])),
            nn.Parameter(torch.zeros(size[0])),
        )
        self.top_gain = nn.Parameter(torch.ones(size[1]))
        self.top_shift = nn.Parameter(torch.zeros(size[1]))

    def dense(self):
        gain = torch.cat([self.gain.repeat(SUITS), self.top_gain])
        return gain, torch.cat([self.shift.repeat(SUITS), self.top_shift])

    def forward(self, x):
        gain, shift = self.dense()
        return F.layer_norm(x, gain.shape, gain, shift)

    def take(self, gain, shift):
        self.gain.copy_(gain[: self.size[0]])
        self.shift.copy_(shift[: self.size[0]])
        self.top_gain.copy_(gain[SUITS * self.size[0] :])
        self.top_shift.copy_(shift[SUITS * self.size[0] :])


def drawn(most, *shape):
    return nn.Parameter(torch.empty(shape).uniform_(-most, most))
