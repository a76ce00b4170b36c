"""`rummel._kernel` where Python runs in a browser: the kernel is asked across its border of JSON.

It stands in for the compiled module in what pages play with (`tools/alone.py`), and has the part of
`src/rummel/_kernel.pyi` that players ask for. Whoever starts Python there registers the module
`rummel_border`: `said(request)` is the answer to a request, both as text, and `net(file)` takes in
the file of a net. `native/wasm/requests.hpp` has the other side.
"""

import json
import struct
from weakref import finalize

from rummel_border import net as _net
from rummel_border import said as _said


class NotNativeError(ValueError): ...


def _answer(text):
    answer = json.loads(text)
    if "not_native" in answer:
        raise NotNativeError(answer["not_native"])
    if "refused" in answer:
        raise ValueError(answer["refused"])
    return answer


def _ask(what, **facts):
    return _answer(_said(json.dumps({"do": what, **facts})))


def _sent(value):
    """A field as the border has it: pieces as hexadecimal digits."""
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, (list, tuple)):
        return [_sent(one) for one in value]
    return int(value)


def _got(value):
    if isinstance(value, str):
        return bytes.fromhex(value)
    return [_got(one) for one in value] if isinstance(value, list) else value


def _all_got(fields):
    return {name: _got(value) for name, value in fields.items()}


def _doubles(text):
    raw = bytes.fromhex(text)
    return struct.unpack(f"<{len(raw) // 8}d", raw)


def families():
    # How much memory a round takes depends on the machine, and nobody asks for it here.
    unasked = {"bytes": 0, "choices": 0}
    facts = _ask("families")["families"]
    return [{**one, **unasked, "offers": bool(one["offers"])} for one in facts]


# ---------------------------------------------------------------------------------------- melds


def least_deadwood(hand, cap, most_left, discard=False):
    return least_deadwood_many([hand], cap, most_left, discard)[0]


def least_deadwood_many(hands, cap, most_left, discard=False):
    hands = [bytes(hand).hex() for hand in hands]
    asked = {"cap": cap, "most_left": most_left, "discard": int(discard)}
    return _ask("deadwood", hands=hands, **asked)["least"]


def least_after_discard(hand, cap, most_left):
    return _ask("discards", hand=bytes(hand).hex(), cap=cap, most_left=most_left)["least"]


def best_melds(hand, cap, most_left):
    melds = _ask("best_melds", hand=bytes(hand).hex(), cap=cap, most_left=most_left)["melds"]
    return [list(bytes.fromhex(meld)) for meld in melds]


def arrange(table, rack, laws, settings, objectives, known):  # noqa: PLR0917 - as it is asked
    answer = _ask(
        "arrange",
        table=[bytes(meld).hex() for meld in table],
        rack=bytes(rack).hex(),
        laws=[int(one) for one in laws],
        settings=[int(one) for one in settings],
        objectives=list(objectives),
    )

    def pieces(row):
        return tuple(known[code & 127] for code in bytes.fromhex(row))

    return (
        answer["verdict"],
        answer["fault"],
        bool(answer["possible"]),
        bool(answer["proven"]),
        bool(answer["tidy"]),
        tuple(pieces(meld) for meld in answer["table"]),
        pieces(answer["laid"]),
        pieces(answer["left"]),
        answer["points"],
        answer["moved"],
        answer["steps"],
    )


def arrange_many(questions, known):
    return [arrange(*question, known) for question in questions]


# --------------------------------------------------------------------------------------- rounds


class Chance:
    """Rounds are set here to positions that the engine deals, so no chance is drawn."""


class Rounds:
    """Batches are for research."""


class Round:
    def __init__(self, family, options):
        options = {name: list(values) for name, values in options.items()}
        self._number = _ask("open", family=family, options=options)["round"]
        finalize(self, _ask, "close", round=self._number)

    def _ask(self, what, **facts):
        return _ask(what, round=self._number, **facts)

    def fields(self):
        return _all_got(self._ask("fields")["fields"])

    def set(self, fields):
        fields = {name: _sent(value) for name, value in fields.items()}
        self._ask("set", fields=fields, seed=0)

    def remember(self, memory):
        self._ask("remember", memory={name: _sent(value) for name, value in memory.items()})

    def actions(self, seat):
        return self._ask("look", seat=seat)["actions"]

    def offered(self, seat, action):
        offer = self._ask("offered", seat=seat, action=action)
        return offer["move"], _all_got(offer["fields"])


class Net:
    def __init__(self, file):
        said = _answer(_net(file))
        self.number, self.family = said["net"], said["family"]
        self.width, self.actions = said["width"], said["actions"]

    def knows(self, round):
        return bool(round._ask("knows", net=self.number)["knows"])

    def judge(self, round, seat, needs, ways=1):
        said = round._ask("judge", net=self.number, seat=seat, needs=list(needs), ways=ways)
        if "actions" not in said:
            return None
        chances = _doubles(said["chances"])
        return _doubles(said["value"])[0], list(zip(said["actions"], chances, strict=True))
