"""`web/src/wire.ts`: the web client's types come from the server's structs."""

import inspect
import json
import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from rummel import scoring, sheet, wire
from rummel.bots import CHARACTERS, USUAL
from rummel.family import Game
from rummel.game import Outcome, View, word_of
from rummel.games import GAMES, has_tiles
from rummel.lang import languages, own_name
from rummel.pieces import Piece
from rummel.server import account_api, api, friend_api, lesson_api, replay_api

WIRE = "web/src/wire.ts"

_HEAD = """\
// Made from the server's structs by `make generate`. Do not edit.

/** A card or tile: `7h`, `13s`, `*` for a joker, `*=7h` for one that stands for a piece. */
export type Piece = string;
"""
_UNIONS = {
    "Clock": wire.Clock,
    "AnyCommand": wire.AnyCommand,
    "AnyMessage": wire.AnyMessage,
    "Scoring": scoring.Scoring,
}
_HANDLERS = (
    *api.HANDLERS,
    *account_api.HANDLERS,
    *friend_api.HANDLERS,
    *replay_api.HANDLERS,
    *lesson_api.HANDLERS,
)
_SCALARS = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


def families() -> dict[str, type[View]]:
    """The view of each family, by its name."""
    return {game.family.name: get_type_hints(game.family.view)["return"] for game in GAMES.values()}


def _requests() -> Iterator[type[Struct]]:
    """What clients send: commands, and what a handler takes as its `data`."""
    yield from get_args(wire.AnyCommand)
    for handler in _HANDLERS:
        yield from _structs(get_type_hints(handler.fn).get("data"))


def _answers() -> Iterator[type[Struct]]:
    """What the server sends: messages, and what handlers return."""
    yield from get_args(wire.AnyMessage)
    for handler in _HANDLERS:
        yield from _structs(get_type_hints(handler.fn)["return"])


def _structs(hint: Any) -> Iterator[type[Struct]]:
    if inspect.isclass(hint) and issubclass(hint, Struct):
        yield hint
    for inner in get_args(hint):
        yield from _structs(inner)


class Writer:
    """Writes each struct once, after those it needs."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._done: set[type[Struct]] = set()

    def struct(self, kind: type[Struct], *, sent: bool = False) -> None:
        if kind in self._done:
            return
        self._done.add(kind)
        hints = get_type_hints(kind, include_extras=True)
        lines = []
        config = kind.__struct_config__
        if config.tag_field:
            lines.append(f"  {config.tag_field}: '{config.tag}';")
        for field in msgspec.structs.fields(kind):
            if issubclass(kind, View) and field.name == "rules":
                continue
            if issubclass(kind, View) and field.name == "legal":
                written = "string[]"
            else:
                written = self.type(hints[field.name], sent=sent)
            optional = "?" if sent and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {written};")
        about = (kind.__doc__ or "").strip().splitlines()
        note = f"/** {about[0]} */\n" if about and "\n" not in about[0] else ""
        self.parts.append(
            f"{note}export interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"
        )

    def type(self, hint: Any, *, sent: bool) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.type(args[0], sent=sent)
        if hint is Any:
            return "unknown"
        if hint is msgspec.Raw:
            return "AnyView"
        if hint is Piece:
            return "Piece"
        if hint in _SCALARS:
            return _SCALARS[hint]
        if origin is Literal:
            return " | ".join(f"'{one}'" for one in args)
        for name, union in _UNIONS.items():
            if hint == union:
                self._union(union, sent=sent)
                return name
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(one, sent=sent) for one in args))
        if origin is tuple:
            inner = [self.type(one, sent=sent) for one in args if one is not Ellipsis]
            if Ellipsis not in args:
                return f"[{', '.join(inner)}]"
            return f"({inner[0]})[]" if " " in inner[0] else f"{inner[0]}[]"
        if origin is dict:
            key, value = (self.type(one, sent=sent) for one in args)
            return f"Record<{key}, {value}>"
        if inspect.isclass(hint) and issubclass(hint, Struct):
            self.struct(hint)
            return f"Partial<{hint.__name__}>" if sent else hint.__name__
        raise TypeError(f"no type of TypeScript is known for {hint!r}")

    def _union(self, union: Any, *, sent: bool) -> None:
        for one in get_args(union):
            self.struct(one, sent=sent and issubclass(one, wire.Command))


def _games() -> Iterator[str]:
    yield "/** What does not change about the games; their options come from `/api/games`. */"
    yield "export const GAMES = {"
    for game in GAMES.values():
        facts = {
            "family": f"'{game.family.name}'",
            "tiled": str(has_tiles(game.rules)).lower(),
            "seats": list(game.seats),
            "players": game.rules.players,
            "sheet": f"'{game.sheet}'",
            "colours": json.dumps(game.colours).replace('"', "'"),
            "cells": str(game.cells).lower(),
            "tasks": len(game.lesson),  # of its lesson
            "box": json.dumps(game.box, ensure_ascii=False),
            "minutes": game.minutes,
            "mood": f"'{game.mood}'",
            "bestWith": list(game.best_with),
            "quick": json.dumps(dict(game.length.quick)),
            "long": json.dumps(dict(game.length.long)),
            # Whether it matters how strong a bot is.
            "levels": str(len(set(game.family.bots.levels(game.rules))) > 1).lower(),
        }
        fields = ", ".join(f"{name}: {value}" for name, value in facts.items())
        yield f"  '{game.id}': {{ {fields} }},"
    yield "} as const;"
    yield "export type GameId = keyof typeof GAMES;"
    names = ", ".join(f"'{name}'" for name in CHARACTERS)
    yield "/** The bots that people play with, the weakest first, and the usual one. */"
    yield f"export const CHARACTERS = [{names}] as const;"
    yield "export type Character = (typeof CHARACTERS)[number];"
    yield f"export const USUAL: Character = '{USUAL}';"
    yield "/** The languages of the words, each under its own name. */"
    named = ", ".join(f"{code}: '{own_name(code)}'" for code in languages())
    yield f"export const LANGUAGES = {{ {named} }} as const;"


def _sheets() -> Iterator[str]:
    yield """
/** What a score sheet on paper needs to know of a game; the engine's own rules say it. */
export interface Sheet {
  rounds: number;
  target: number;
  /** Among equals the last round decides who has won. */
  lastDecides: boolean;
  /** Nobody wins a match in which all are level; else they share it. */
  draws: boolean;
  /** Who starts the next round: the next player, the one after the winner; null: chosen again. */
  starter: 'next' | 'after-winner' | null;
  /** The seats of each side, by the number of players; where it is left out, all play alone. */
  sides: Readonly<Record<number, readonly (readonly number[])[]>>;
  scoring: Scoring;
}
export const SHEETS: Record<GameId, Sheet> = {"""
    for game in GAMES.values():
        blank = sheet.Sheet(game=game.id, rules=game.rules, names=("",) * game.rules.players)
        facts = {
            "rounds": game.rules.rounds,
            "target": game.rules.target,
            "lastDecides": str(game.rules.last_round_decides).lower(),
            "draws": str(game.rules.tie_is_draw).lower(),
            "starter": _starter(game, blank),
            "sides": json.dumps(_sides(game), separators=(",", ":")),
            "scoring": msgspec.json.encode(game.family.counting.facts(game)).decode(),
        }
        fields = ", ".join(f"{name}: {value}" for name, value in facts.items())
        yield f"  '{game.id}': {{ {fields} }},"
    yield "};"


def _sides(game: Game) -> dict[int, tuple[tuple[int, ...], ...]]:
    """The seats of each side, for the numbers of players at which some are partners."""
    sides_of = {players: sheet.sides(game.configure(players=players)) for players in game.seats}
    return {players: sides for players, sides in sides_of.items() if len(sides) < players}


def _starter(game: Game, blank: sheet.Sheet) -> str:
    """Found by booking rounds that the first and the last player win."""
    players = game.rules.players
    seats = [0, players - 1]
    starters = [
        sheet.next_first(sheet.book(blank, [1 if seat == won else -1 for seat in range(players)]))
        for won in seats
    ]
    if starters == [1, 1]:
        return "'next'"
    return "'after-winner'" if starters == [1, 0] else "null"


def written() -> str:
    """The file as it has to be."""
    writer = Writer()
    views = families()
    for union in _UNIONS.values():
        for kind in get_args(union):
            writer.struct(kind, sent=issubclass(kind, wire.Command))
    for kind in _answers():
        writer.struct(kind)
    # What clients send may leave out what has a default; what the server sends is complete.
    for kind in _requests():
        writer.struct(kind, sent=True)
    writer.struct(Outcome)
    for view in views.values():
        writer.struct(view)
    unions = [
        f"export type {name} =\n  | "
        + "\n  | ".join(one.__name__ for one in get_args(union))
        + ";\n"
        for name, union in _UNIONS.items()
    ]
    by_family = "\n".join(f"  '{name}': {view.__name__};" for name, view in views.items())
    known = {game.family.name: game.family for game in GAMES.values()}
    moves = "\n".join(
        f"  '{name}': " + " | ".join(f"'{word_of(move)}'" for move in family.moves) + ";"
        for name, family in known.items()
    )
    unions.append(
        "/** The view of each family. */\n"
        f"export interface Views {{\n{by_family}\n}}\n"
        "/** The words of each family's moves. */\n"
        f"export interface Moves {{\n{moves}\n}}\n"
        "export type Family = keyof Views;\n"
        "export type AnyView = Views[Family];\n"
    )
    return "\n".join([_HEAD, *writer.parts, *unions, *_games(), *_sheets()]) + "\n"


def outputs() -> dict[str, str]:
    return {WIRE: written()}
