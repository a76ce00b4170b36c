"""Requests to the kernel for browsers, each with the answer of the native kernel.

The kernel is fresh before the first; what is opened stays open. `web/kernel/` asks the same of the
WebAssembly file, under Node.js and in a browser.
"""

from collections.abc import Iterator
from math import floor
from random import Random
from typing import Any, Final

from rummel import (
    _kernel,  # noqa: TID251 - compared as it is, without what Python adds
    encoding,
    hints,
)
from rummel.errors import RuleError
from rummel.family import Game
from rummel.games import GAMES
from rummel.games.tiles.rules import TilesRules
from rummel.melds import MeldRules, Worth, read
from rummel.native import FAMILIES, Chance, NotNative, Round, kernel_round, options_of
from rummel.pieces import JOKER, PIECES, Meld, deck, joker_for
from rummel.solve import Question, arguments
from rummel.testkit import random_rules
from tests.solve.positions import made, played, with_table_jokers
from tests.solve.test_exactness import RULE_SETS, question_of

Request = dict[str, Any]
Step = tuple[Request, Request]

_NATIVE: Final = [game for game in GAMES.values() if game.family.name in FAMILIES]


def script(seed: str = "kernel") -> list[Step]:
    chance = Random(seed)
    return [
        _families(),
        *_arranged(chance),
        *_deadwood(chance),
        *_melds(chance),
        *_rounds(chance),
    ]


def _families() -> Step:
    facts = ("name", "most_seats", "actions", "options", "lists", "events", "reasons")
    known = [
        {name: one[name] for name in facts} | {"offers": int(one["offers"])}
        for one in _kernel.families()
    ]
    return {"do": "families"}, {"families": known}


# ------------------------------------------------------------------------------------ the arranger


def _questions(chance: Random) -> Iterator[Question]:
    for name in RULE_SETS:
        for tiles, rack in ((12, 8), (20, 12), (40, 14), (60, 16)):
            for _ in range(6):
                yield question_of(chance, name, tiles, rack)
    for game in _NATIVE:
        if isinstance(game.rules, TilesRules):
            for rules, table, hand, opened in played(game.id, "kernel")[::3]:
                yield hints.question(rules, table, hand, opened=opened)
            for _ in range(6):
                table, hand = with_table_jokers(chance, game.rules, 20, 8)
                yield hints.question(game.rules, table, hand)
    for tiles in (40, 60, 80):  # large, with all jokers
        for _ in range(4):
            table, hand = made(chance, MeldRules(), tiles=tiles, rack=14, loaded=True)
            yield Question(table=table, rack=hand)


def _arranged(chance: Random) -> Iterator[Step]:
    for question in _questions(chance):
        table, rack, laws, settings, objectives = arguments(question)
        answer = _kernel.arrange(table, rack, laws, settings, objectives, PIECES)
        verdict, fault, possible, proven, tidy, after, laid, left, points, moved, _ = answer
        yield (
            {
                "do": "arrange",
                "table": [_row(meld) for meld in table],
                "rack": _row(rack),
                "laws": [int(one) for one in laws],
                "settings": [int(one) for one in settings],
                "objectives": list(objectives),
            },
            {
                "verdict": verdict,
                "fault": fault,
                "possible": int(possible),
                "proven": int(proven),
                "tidy": int(tidy),
                "table": [_row(meld) for meld in after],
                "laid": _row(laid),
                "left": _row(left),
                "points": points,
                "moved": moved,
            },
        )


def _row(pieces: Any) -> str:
    return bytes(pieces).hex()


def _deadwood(chance: Random) -> Iterator[Step]:
    cap, most_left = 10, 99
    asked = {"cap": cap, "most_left": most_left}
    hands = [tuple(chance.sample(deck(1, 0), 11)) for _ in range(60)]
    for discard in (False, True):
        least = _kernel.least_deadwood_many(hands, cap, most_left, discard)
        rows = [_row(hand) for hand in hands]
        yield (
            {"do": "deadwood", "hands": rows, "discard": int(discard), **asked},
            {"least": least},
        )
    for hand in hands[:20]:
        discards = _kernel.least_after_discard(hand, cap, most_left)
        yield {"do": "discards", "hand": _row(hand), **asked}, {"least": discards}
        melds = _kernel.best_melds(hand, cap, most_left)
        yield {"do": "best_melds", "hand": _row(hand), **asked}, {"melds": [_row(m) for m in melds]}


# ---------------------------------------------------------------------------------------- melds


def _melds(chance: Random) -> Iterator[Step]:
    """What the engine reads, the kernel reads so or leaves to the engine."""
    for melds, worth, _ in RULE_SETS.values():
        rows = [_any_meld(chance) for _ in range(60)]
        laws = arguments(Question(melds=melds, worth=worth))[2]
        yield (
            {"do": "melds", "laws": [int(one) for one in laws], "melds": [_row(r) for r in rows]},
            {"melds": [_read(row, melds, worth) for row in rows]},
        )


def _any_meld(chance: Random) -> Meld:
    """Mostly a meld, in any order, of known pieces."""
    size = chance.randint(2, 13)
    start, suit = chance.randint(1, 13), chance.randrange(4)
    pieces = [PIECES[suit << 4 | (start + step - 1) % 13 + 1] for step in range(size)]
    if chance.random() < 0.4:
        suits = chance.sample(range(4), chance.randint(3, 4))
        pieces = [PIECES[one << 4 | start] for one in suits]
    if chance.random() < 0.3:
        pieces[chance.randrange(len(pieces))] = chance.choice(deck(1, 0))
    if chance.random() < 0.4:
        at = chance.randrange(len(pieces))
        pieces[at] = joker_for(pieces[at])
    if chance.random() < 0.1:
        pieces[chance.randrange(len(pieces))] = JOKER
    if chance.random() < 0.5:
        chance.shuffle(pieces)
    return tuple(pieces)


def _read(meld: Meld, melds: MeldRules, worth: Worth) -> Request | None:
    if JOKER in meld or len(meld) > 12:
        return None  # only the engine can tell
    try:
        known = read(meld, melds, worth)
    except RuleError:
        return None
    return {"kind": known.kind, "meld": _row(known.meld), "points": worth.of_meld(known.meld)}


# --------------------------------------------------------------------------------------- rounds

_PLAYED: Final = 3  # rounds of each game
_LOOKED: Final = 40  # decisions of each that are looked at closely
_LONGEST: Final = 250


def _rounds(chance: Random) -> Iterator[Step]:
    number = 0
    for game in _NATIVE:
        for seed in range(_PLAYED):
            rules = game.rules if seed == 0 else random_rules(game, chance)
            try:
                played = kernel_round(rules)
            except NotNative as error:
                option = str(error).removeprefix("not played natively: ")
                yield _open(game, options_of(rules)), {"not_native": option}
                continue
            number += 1
            yield _open(game, options_of(rules)), {"round": number}
            yield from _round(played, number, seed, chance)
            yield {"do": "close", "round": number}, {}


def _open(game: Game, options: dict[str, tuple[int, ...]]) -> Request:
    return {"do": "open", "family": game.family.name, "options": options}


def _round(played: Round, number: int, seed: int, chance: Random) -> Iterator[Step]:
    source = Chance.seeded(seed)
    at = {"round": number}
    yield {"do": "deal", **at, "seed": seed, "first": -1}, {"events": played.deal(source)}
    for step in range(_LONGEST):
        if played.result is not None:
            break
        seat = chance.choice(played.acting())
        own = {**at, "seat": seat}
        actions = played.actions(seat)
        if step < _LOOKED:
            yield {"do": "look", **own}, _look(played, seat)
            yield {"do": "greedy", **own}, {"action": played.greedy(seat)}
            yield {"do": "fields", **at}, {"fields": _texts(played.fields())}
            yield from _offers(played, own, actions)
        if step == 6:
            plan = {"policy": "greedy", "worlds": 3, "work": 400, "seed": seed}
            tried = played.rollout(seat, actions[:4], "greedy", 3, 400, seed, 3.0)
            yield {"do": "rollout", **own, **plan, "actions": actions[:4]}, _tried(tried)
            # The same round from its fields, with a chance of its own.
            source = Chance.seeded(100 + seed)
            fields = played.fields()
            played.set(fields)
            yield {"do": "set", **at, "seed": 100 + seed, "fields": _texts(fields)}, {}
        if step == 9:
            played.resample(seat, source)
            yield {"do": "resample", **own}, {}
            actions = played.actions(seat)
        action = played.greedy(seat) if step % 3 else chance.choice(actions)
        yield {"do": "play", **own, "action": action}, {"events": played.play(seat, action, source)}
    yield {"do": "look", **at, "seat": 0}, _look(played, 0)


def _offers(played: Round, own: Request, actions: list[int]) -> Iterator[Step]:
    for action in actions:
        try:
            move, fields = played.offered(own["seat"], action)
        except ValueError:
            continue
        yield {"do": "offered", **own, "action": action}, {"move": move, "fields": _texts(fields)}


def _look(played: Round, seat: int) -> Request:
    result = played.result
    names = ("reason", "points", "winners", "left", "void", "next_first")
    return {
        "acting": played.acting(),
        "actions": played.actions(seat),
        "observation": played.observation(seat).hex(),
        "result": None if result is None else dict(zip(names, _plain(result), strict=True)),
    }


def _plain(result: tuple[Any, ...]) -> Iterator[Any]:
    """Truth is a number there."""
    for value in result:
        yield int(value) if isinstance(value, bool) else value


def _texts(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: encoding.rows_as_text(value) for name, value in fields.items()}


def _tried(tried: tuple[Any, int]) -> Request:
    choices, work = tried
    return {
        "choices": [
            {
                "action": action,
                "worlds": worlds,
                "points": [_millionths(one) for one in points],
                "margin": _millionths(margin),
                "error": _millionths(error),
            }
            for action, worlds, points, margin, error in choices
        ],
        "work": work,
    }


def _millionths(value: float) -> int:
    """Rounded as C does it."""
    whole = floor(abs(value) * 1e6 + 0.5)
    return -whole if value < 0 else whole
