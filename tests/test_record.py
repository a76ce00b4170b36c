"""Records: a round trip, and a refusal with the line number for every fault."""

import json
from random import Random

import pytest

from rummel import deal, match, record
from rummel.bots import BOTS
from rummel.bots.play import play
from rummel.errors import RuleError
from rummel.games import GAMES, find

SHORT = {"rounds": 1, "target": 0}


def _record(game: str = "karo8", seed: str = "record", **chosen: object) -> bytes:
    preset = find(game)
    rules = preset.configure(**chosen)
    return play(preset, rules, [BOTS["random"]] * rules.players, seed, recorded=True).record


GOOD = _record(rounds=2)
LINES = GOOD.splitlines()


def refusal(lines: list[bytes]) -> RuleError:
    with pytest.raises(RuleError) as caught:
        record.verify(b"\n".join(lines))
    return caught.value


def altered(number: int, **changes: object) -> list[bytes]:
    """The good record with fields of one line (from 1) changed."""
    line = json.loads(LINES[number - 1])
    line.update(changes)
    return [*LINES[: number - 1], json.dumps(line, separators=(",", ":")).encode(), *LINES[number:]]


@pytest.mark.parametrize("game", GAMES)
def test_round_trip(game: str) -> None:
    preset = find(game)
    rules = preset.configure(**SHORT)
    played = play(preset, rules, [BOTS["random"]] * rules.players, "trip", recorded=True)
    assert record.verify(played.record) == played.match
    head, same, read = record.read_header(played.record)
    assert (same, read) == (preset, rules)
    assert len(head.seats) == rules.players


def test_replay_yields_every_step() -> None:
    steps = list(record.replay(GOOD))
    assert [step.line for step in steps if step.move is None] == [
        at for at, line in enumerate(LINES, start=1) if line.startswith(b'{"round"')
    ]
    assert sum(step.move is not None for step in steps) == GOOD.count(b'"move"')
    assert steps[-1].match.result is not None


def test_line_ends_do_not_matter() -> None:
    assert record.verify(GOOD.replace(b"\n", b"\r\n")) == record.verify(GOOD.rstrip())


def test_empty() -> None:
    assert refusal([]).code == "record-empty"


def test_unknown_version() -> None:
    error = refusal(altered(1, rummel=3))
    assert (error.code, error.facts["version"]) == ("record-version", 3)
    assert refusal(altered(1, deal=9)).code == "record-version"
    assert refusal([b'{"rummel":7,"whatever":1}']).code == "record-version"


def test_unknown_game() -> None:
    assert refusal(altered(1, game="bridge")).code == "unknown-game"


@pytest.mark.parametrize(
    "rules", [{"players": 3, "nonsense": 1}, {"players": "three"}, {"players": 9}, []]
)
def test_bad_rules(rules: object) -> None:
    assert refusal(altered(1, rules=rules)).code in ("record-line", "bad-option", "bad-seats")


def test_wrong_number_of_seats() -> None:
    assert refusal(altered(1, seats=["one"])).facts == {"line": 1, "reason": "seats"}


def test_illegal_move() -> None:
    first = next(at for at, line in enumerate(LINES, start=1) if b'"seat"' in line)
    error = refusal(altered(first, move="lay 2c"))
    assert (error.code, error.facts["line"]) == ("record-move", first)
    assert refusal(altered(first, move="fly")).code == "record-move"
    assert refusal(altered(first, seat=5)).facts["line"] == first


def test_a_move_left_out() -> None:
    assert refusal([*LINES[:9], *LINES[10:]]).code == "record-move"


def test_wrong_points_and_result() -> None:
    end = next(at for at, line in enumerate(LINES, start=1) if b'"points"' in line)
    error = refusal(altered(end, points=[7, 7]))
    assert (error.code, error.facts["line"]) == ("record-result", end)
    last = json.loads(LINES[-1])["result"]
    error = refusal(altered(len(LINES), result=last | {"winners": [0, 1, 2]}))
    assert (error.code, error.facts["line"]) == ("record-result", len(LINES))


def test_a_seed_that_was_not_committed_to() -> None:
    end = next(at for at, line in enumerate(LINES, start=1) if b'"points"' in line)
    error = refusal(altered(end, reveal="00" * 32))
    assert (error.code, error.facts["line"]) == ("deal-commit", end)
    assert refusal(altered(end, reveal="xyz")).facts == {"line": end, "reason": "reveal"}
    assert refusal(altered(1, commit=deal.commitment(b"other"))).code == "deal-commit"


def test_changed_words_change_the_deal() -> None:
    assert refusal(altered(2, seeds=["else", "words"])).code in ("record-move", "record-cut")


@pytest.mark.parametrize("depth", [10_000, 100_000])
def test_rules_without_end(depth: int) -> None:
    error = refusal([b'{"rummel":2,"rules":' + b"[" * depth, *LINES[1:]])
    assert (error.code, error.facts["line"]) == ("record-line", 1)


@pytest.mark.parametrize("kept", [1, 2, 5, len(LINES) - 1])
def test_cut_short(kept: int) -> None:
    error = refusal(LINES[:kept])
    assert (error.code, error.facts["line"]) == ("record-cut", kept)


def test_lines_after_the_end() -> None:
    error = refusal([*LINES, LINES[2]])
    assert (error.code, error.facts["line"]) == ("record-after-end", len(LINES) + 1)


@pytest.mark.parametrize(
    "line",
    [b"", b"{", b"null", b"[]", b'{"seat":0}', b'{"seat":0,"move":"draw","x":1}', b'{"x":1}',
     b'{"seat":"0","move":"draw"}', b"\xff\xfe", b'{"seat":0,"move":"' + b"x" * 30_000 + b'"}'],
    ids=range(10),
)  # fmt: skip
def test_lines_that_are_none(line: bytes) -> None:
    error = refusal([*LINES[:5], line, *LINES[6:]])
    assert (error.code, error.facts["line"]) == ("record-line", 6)


def test_flipped_bytes_are_always_refused_or_harmless() -> None:
    """With any single byte changed: a `RuleError`, or a record of exactly the same moves."""
    chance = Random(4)
    good = [(step.seat, step.move) for step in record.replay(GOOD)]
    for _ in range(400):
        at = chance.randrange(len(GOOD))
        bad = GOOD[:at] + bytes([chance.randrange(256)]) + GOOD[at + 1 :]
        try:
            steps = [(step.seat, step.move) for step in record.replay(bad)]
        except RuleError:
            continue
        assert steps == good


def test_melds_that_stay_are_numbers() -> None:
    text = _record("myrummy", seed="short", rounds=1)
    lays = [line for line in text.splitlines() if b'"lay ' in line]
    assert any(b"=1" in line for line in lays[1:])
    assert b"=" not in lays[0].replace(b"*=", b"")
    lines = text.splitlines()
    at = lines.index(next(line for line in lays if b"lay =" in line))
    for bad in (b"lay =99", b"lay =0", b"lay =2-1", b"lay =x", b"lay ="):
        error = refusal(
            [*lines[:at], lines[at].replace(b"lay =1", bad + b" | =1"), *lines[at + 1 :]]
        )
        assert (error.code, error.facts["line"]) == ("record-line", at + 1)


def test_moves_do_not_grow_from_line_to_line() -> None:
    """Any draft may run out of time, and the next one may repeat it as often as it likes."""
    lines = _record("rummikub", seed="short", rounds=1).splitlines()
    first = next(at for at, line in enumerate(lines) if b'"seat"' in line)
    seat = json.loads(lines[first])["seat"]
    drafts = [" | ".join(["1c"] * 1000), " | ".join(["=1-1000"] * 1000)]
    grown = [
        b'{"seat":%d,"move":"timeout %s"}' % ((seat + at) % 2, draft.encode())
        for at, draft in enumerate(drafts)
    ]
    error = refusal([*lines[:first], *grown, *lines[first:]])
    assert (error.code, error.facts["line"]) == ("record-line", first + 2)


@pytest.mark.parametrize("game", GAMES)
def test_size(game: str) -> None:
    """Under 100 bytes per move, including the header."""
    text = _record(game)
    assert len(text) / text.count(b'"move"') < 100


def resigned(seat: int = 0) -> bytes:
    game = find("gin")
    rules = game.configure(rounds=2, target=0)
    seeds = deal.chain(b"resign", rules.max_deals)
    writer = record.Writer(game, rules, ("Ana", "Ben"), deal.commitment(seeds[0]))
    writer.dealt(1, ("a", "b"))
    table, _ = match.begin(game, rules, deal.round_key(seeds[0], 1, ("a", "b")))
    first = table.to_act[0]
    move = table.view(first).legal[0]
    table, _ = match.apply(table, first, move)
    writer.moved(first, move)
    table, _ = match.resign(table, seat)
    writer.resigned(seat, table, seeds[0])
    return writer.text


def test_resigning_between_two_rounds() -> None:
    lines = play(
        find("gin"),
        find("gin").configure(rounds=2, target=0),
        [BOTS["greedy"]] * 2,
        "r",
        recorded=True,
    ).record.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith(b'{"points"'))
    totals = json.loads(lines[at])["points"]
    result = {"result": {"reason": "resigned", "totals": totals, "winners": [1]}}
    text = b"\n".join([*lines[: at + 1], b'{"resign":0}', json.dumps(result).encode()])
    table = record.verify(text)
    assert table.result
    assert table.result.winners == (1,)


def test_a_resignation_cuts_the_round_short() -> None:
    table = record.verify(resigned())
    assert table.result
    assert table.result.reason == "resigned"
    assert table.result.winners == (1,)
    lines = resigned().splitlines()
    assert json.loads(lines[3]) == {"resign": 0}
    assert json.loads(lines[4])["points"] == []


def test_a_resignation_that_is_left_out_or_impossible() -> None:
    lines = resigned().splitlines()
    assert refusal([*lines[:3], *lines[4:]]).code == "record-cut"
    assert refusal([*lines[:3], b'{"resign":7}', *lines[4:]]).code == "record-move"
    assert refusal([*lines[:3], b'{"resign":1}', *lines[4:]]).code == "record-result"
