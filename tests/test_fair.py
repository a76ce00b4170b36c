"""Cheating with a deal is detected: by the record, or by the receipt of any honest player.

The receipts here are what honest devices kept before they revealed anything. A cheating server
writes any record that it likes; a cheating seat helps it.
"""

from collections.abc import Callable, Sequence
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rummel import deal, fair, match, record
from rummel.bots.random import random_move
from rummel.errors import RuleError
from rummel.fair import Claim, Receipt, ReceiptRound
from rummel.games import GAMES, find
from rummel.games.gin.state import GinState
from rummel.lang import Words, languages

GAME = find("gin")
RULES = GAME.configure(rounds=2, stalled="void")  # two deals, however random moves go
SERVER = b"what the server drew before the match"
WORDS = [deal.words_chain(f"device of {name}".encode(), 5) for name in ("Ana", "Ben")]
PLEDGES = tuple(deal.pledge(chain[0]) for chain in WORDS)


def commit_of(secret: bytes) -> str:
    return deal.commitment(deal.chain(secret, RULES.max_rounds)[0])


def honest_words(number: int) -> list[str]:
    return [chain[number - 1] for chain in WORDS]


def written(
    secret: bytes = SERVER,
    pledges: Sequence[str] | None = PLEDGES,
    words: Callable[[int], Sequence[str]] = honest_words,
    seed: object = 0,
) -> bytes:
    """The record of a server that deals with this secret, these pledges and words."""
    chance = Random(f"{seed}")
    seeds = deal.chain(secret, RULES.max_rounds)
    writer = record.Writer(GAME, RULES, ("Ana", "Ben"), commit_of(secret), pledges)
    table: match.Match | None = None
    while table is None or not table.result:
        number = table.round + 1 if table else 1
        key = key_of(secret, pledges, number, words(number))
        if table is None:
            table, _ = match.begin(GAME, RULES, key)
        else:
            table, _ = match.next_round(table, key)
        writer.dealt(number, words(number))
        while table.state.outcome is None:
            seat = table.to_act[0]
            move = random_move(table.view(seat), chance)
            table, _ = match.apply(table, seat, move)
            writer.moved(seat, move)
        writer.ended(table, seeds[number - 1])
    return writer.text


def key_of(
    secret: bytes, pledges: Sequence[str] | None, number: int, words: Sequence[str]
) -> bytes:
    seed = deal.chain(secret, RULES.max_rounds)[number - 1]
    if pledges is None:
        return deal.round_key(seed, number, words)
    return deal.pledged_key(seed, number, commit_of(secret), pledges, words)


def with_ben(words: Sequence[str]) -> Callable[[int], Sequence[str]]:
    """Ana's honest words, and these of Ben's."""
    return lambda number: (honest_words(number)[0], words[number - 1])


def receipt(seat: int, **changes: Any) -> Receipt:
    """What the device of a seat kept at the honest table, and sent."""
    kept = Receipt(
        rummel_receipt=1,
        table="t",
        game=GAME.id,
        rules=msgspec.to_builtins(RULES),
        seat=seat,
        commit=commit_of(SERVER),
        pledges=PLEDGES,
        rounds=tuple(
            ReceiptRound(number, WORDS[seat][number - 1], hands(number)[seat]) for number in (1, 2)
        ),
    )
    return replace(kept, **changes)


def hands(number: int) -> tuple[tuple[str, ...], ...]:
    """What was dealt at the honest table."""
    for step in record.replay(written()):
        if step.seat is None and step.match.round == number:
            state = step.match.state
            assert isinstance(state, GinState)
            return tuple(tuple(map(str, hand)) for hand in state.hands)
    raise AssertionError(number)


def states(text: bytes, kept: Receipt | None = None) -> dict[str, tuple[str, str]]:
    return {one.name: (one.state, one.why) for one in fair.judge(text, kept).claims}


# ---------------------------------------------------------------------------------------- honest


def test_an_honest_match_proves_all_with_a_receipt() -> None:
    for seat in (0, 1):
        judged = fair.judge(written(), receipt(seat))
        assert [claim.state for claim in judged.claims] == ["proved"] * 5
        assert not judged.is_broken


def test_the_record_alone_proves_no_order() -> None:
    assert states(written()) == {
        "seeds": ("open", "record"),
        "words": ("open", "record"),
        "used": ("proved", "all"),
        "cards": ("proved", "record"),
        "moves": ("proved", "record"),
    }


def test_version_1_still_verifies_and_says_what_it_does_not_prove() -> None:
    old = written(pledges=None, words=lambda _: ("mine", "yours"))
    head, _, _ = record.read_header(old)
    assert (head.deal, head.pledges) == (1, None)
    assert b"pledges" not in old
    assert states(old) == {
        "seeds": ("open", "plain"),
        "words": ("open", "plain"),
        "used": ("open", "plain"),
        "cards": ("proved", "record"),
        "moves": ("proved", "record"),
    }


def test_a_player_who_missed_a_round_is_named_and_may_come_back() -> None:
    """Ben's words of round 1 were not revealed; those of round 2 are hashed over both."""
    text = written(words=lambda n: [honest_words(n)[0], "" if n == 1 else honest_words(n)[1]])
    [used] = [one for one in fair.judge(text).claims if one.name == "used"]
    assert (used.state, used.why, used.facts) == ("open", "missing", {"missing": ("Ben (1)",)})
    assert states(text, receipt(0))["used"] == ("open", "missing")


def test_seats_without_a_pledge_have_no_part_and_are_named() -> None:
    text = written(pledges=(PLEDGES[0], ""), words=lambda number: (honest_words(number)[0], ""))
    [used] = [one for one in fair.judge(text).claims if one.name == "used"]
    assert (used.state, used.facts) == ("proved", {"names": ("Ben",)})
    nobody = written(pledges=("", ""), words=lambda _: ("", ""))
    assert states(nobody)["used"] == ("open", "none")


# -------------------------------------------------------------------------------------- cheating


def test_a_server_that_draws_its_secret_after_the_words() -> None:
    text = written(secret=b"drawn when all words were known")
    assert record.verify(text).result  # the record itself is whole
    assert states(text, receipt(0))["seeds"] == ("broken", "changed")


def test_a_seat_that_chooses_its_words_after_the_others() -> None:
    """With the server's help: its pledge is replaced by one for words of its choice."""
    chosen = deal.words_chain(b"Ben would like these cards", 5)
    pledges = (PLEDGES[0], deal.pledge(chosen[0]))
    text = written(pledges=pledges, words=with_ben(chosen))
    assert record.verify(text).result
    assert states(text, receipt(0))["words"] == ("broken", "changed")


def test_words_that_do_not_fit_the_pledge() -> None:
    chosen = deal.words_chain(b"Ben would like these cards", 5)
    for words in (chosen[0], WORDS[1][1], "x", WORDS[1][0].upper(), WORDS[1][0] + "\n"):
        text = written(words=with_ben((words, words)))
        with pytest.raises(RuleError, match="deal-words") as caught:
            record.verify(text)
        assert caught.value.facts["seat"] == 1
    nothing_pledged = written(pledges=(PLEDGES[0], ""))
    with pytest.raises(RuleError, match="deal-words"):
        record.verify(nothing_pledged)


def test_different_pledges_for_different_eyes() -> None:
    """Whatever the server writes in the end, it is not what one of the two kept."""
    lies = deal.words_chain(b"a seat that the server plays", 5)
    other = (PLEDGES[0], deal.pledge(lies[0]))  # what Ana is shown; Ben sees the truth
    ana, ben = receipt(0, pledges=other), receipt(1)
    for pledges, words in ((PLEDGES, WORDS[1]), (other, lies)):
        text = written(pledges=pledges, words=with_ben(words))
        verdicts = [states(text, one)["words"][0] for one in (ana, ben)]
        assert sorted(verdicts) == ["broken", "proved"]


def test_a_reveal_that_the_server_drops() -> None:
    text = written(words=lambda n: ["" if n == 2 else honest_words(n)[0], honest_words(n)[1]])
    assert states(text)["used"] == ("open", "missing")
    [used] = [one for one in fair.judge(text, receipt(0)).claims if one.name == "used"]
    assert (used.state, used.why, used.facts) == ("open", "left-out", {"rounds": (2,)})


def test_a_hand_that_was_not_the_one_in_the_record() -> None:
    """The server shows one deal while it is played, and writes down another."""
    shown = hands(1)[1]
    rounds = (ReceiptRound(1, WORDS[0][0], shown),)
    assert states(written(), receipt(0, rounds=rounds))["cards"] == ("broken", "changed")


def test_rules_that_change_between() -> None:
    rules = {**msgspec.to_builtins(RULES), "packs": 2}
    assert states(written(), receipt(0, rules=rules))["moves"] == ("broken", "changed")


def test_a_receipt_of_another_match_proves_nothing() -> None:
    other = receipt(0, commit="0" * 64, pledges=("1" * 64, "2" * 64))
    verdicts = states(written(), other)
    assert verdicts["seeds"][0] == verdicts["words"][0] == "broken"


@pytest.mark.parametrize("pledges", [PLEDGES, None])
def test_a_receipt_of_a_larger_table_proves_nothing(pledges: Sequence[str] | None) -> None:
    other = replace(receipt(0), seat=3, pledges=(*PLEDGES, "1" * 64, "2" * 64))
    verdicts = states(written(pledges=pledges), other)
    assert verdicts["words"][0] == verdicts["cards"][0] == "broken"


# -------------------------------------------------------------------------------------- grinding


def deadwood(key: bytes, seat: int) -> int:
    """How good a hand is, roughly: the lower, the better."""
    table, _ = match.begin(GAME, RULES, key)
    assert isinstance(table.state, GinState)
    return sum(min(10, piece.rank) for piece in table.state.hands[seat])


def test_grinding_gets_nobody_past_the_receipts() -> None:
    """The best of many secrets and words is far better than the honest deal, and is caught.

    The same cheat under version 1 leaves a record in which nothing is wrong.
    """
    honest = deadwood(key_of(SERVER, PLEDGES, 1, honest_words(1)), 1)
    best: tuple[int, bytes, tuple[str, ...]] | None = None
    for number in range(150):
        secret = b"%d" % number
        chosen = deal.words_chain(b"words %d" % number, 2)
        pledges = (PLEDGES[0], deal.pledge(chosen[0]))
        worth = deadwood(key_of(secret, pledges, 1, (WORDS[0][0], chosen[0])), 1)
        if best is None or worth < best[0]:
            best = worth, secret, chosen
    assert best
    assert best[0] < honest - 10
    _, secret, chosen = best
    pledges = (PLEDGES[0], deal.pledge(chosen[0]))
    cheat = written(secret, pledges, with_ben(chosen))
    assert record.verify(cheat).result
    verdicts = states(cheat, receipt(0))
    assert verdicts["seeds"] == verdicts["words"] == ("broken", "changed")
    version_1 = written(secret, None, with_ben(chosen))
    assert not fair.judge(version_1).is_broken


def test_all_that_is_left_to_choose_is_whether_to_speak() -> None:
    """Once everything is pledged, a seat can only withhold its words, and that is visible."""
    accepted: dict[bytes, str] = {}
    silent = tuple(ReceiptRound(number, WORDS[0][number - 1]) for number in (1, 2))
    tried = [SERVER, b"another secret"]
    chosen = deal.words_chain(b"chosen later", 5)
    for secret, words in product(tried, (WORDS[1], chosen, ("",) * 5)):
        revealed = with_ben(words)
        try:
            judgement = fair.judge(written(secret, PLEDGES, revealed), receipt(0, rounds=silent))
        except RuleError:
            continue
        if not judgement.is_broken:
            [used] = [one for one in judgement.claims if one.name == "used"]
            accepted[key_of(secret, PLEDGES, 1, revealed(1))] = used.why
    assert sorted(accepted.values()) == ["all", "missing"]


# ----------------------------------------------------------------------------- reading and words


@pytest.mark.parametrize(
    "changes",
    [
        {"pledges": None},
        {"pledges": [PLEDGES[0]]},
        {"pledges": [PLEDGES[0], "x"]},
        {"pledges": [PLEDGES[0], PLEDGES[1].upper()]},
        {"deal": 1},
    ],
)
def test_headers_whose_pledges_are_none(changes: dict[str, Any]) -> None:
    head, rest = written().split(b"\n", 1)
    bad = {**msgspec.json.decode(head), **changes}
    with pytest.raises(RuleError, match="record-line") as caught:
        record.verify(msgspec.json.encode(bad) + b"\n" + rest)
    assert caught.value.facts["reason"] == "pledges"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[" * 100_000,
        b"\xff",
        msgspec.json.encode(receipt(0, rummel_receipt=2)),
        msgspec.json.encode(replace(receipt(0), seat=2)),
        msgspec.json.encode(receipt(0, commit="x")),
    ],
)
def test_receipts_that_are_none(text: bytes) -> None:
    with pytest.raises(RuleError, match="receipt-read"):
        fair.read_receipt(text)


def test_a_receipt_reads_back() -> None:
    assert fair.read_receipt(msgspec.json.encode(receipt(1))) == receipt(1)


SENTENCES = (
    *(f"seeds-{why}" for why in ("receipt", "record", "plain", "changed")),
    *(f"words-{why}" for why in ("receipt", "record", "plain", "changed")),
    *(f"used-{why}" for why in ("all", "some", "missing", "none", "left-out", "changed", "plain")),
    *(f"cards-{why}" for why in ("record", "receipt", "changed")),
    *(f"moves-{why}" for why in ("record", "changed")),
)
FACTS: dict[str, Any] = {
    "names": ("Cyd",),
    "missing": ("Ben (1, 2)",),
    "rounds": (2, 3),
    "round": 2,
}


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_there(language: str) -> None:
    words = Words(language=language)
    for key in SENTENCES:
        sentence = words(f"fair-{key}", **FACTS)
        assert sentence.endswith("."), sentence
        assert "{" not in sentence


def test_every_game_can_be_judged() -> None:
    """Hands have different names, or are not shown at all."""
    for game in GAMES.values():
        rules = game.configure(rounds=1, target=0)
        pledges = tuple(
            deal.pledge(deal.words_chain(b"%d" % seat, 2)[0]) for seat in range(rules.players)
        )
        words = [deal.words_chain(b"%d" % seat, 2)[0] for seat in range(rules.players)]
        seeds = deal.chain(b"s", rules.max_deals)
        commit = deal.commitment(seeds[0])
        key = deal.pledged_key(seeds[0], 1, commit, pledges, words)
        table, _ = match.begin(game, rules, key)
        names = [f"seat {seat}" for seat in range(rules.players)]
        writer = record.Writer(game, rules, names, commit, pledges)
        writer.dealt(1, words)
        for seat in range(rules.players - 1):
            table, _ = match.resign(table, seat)
            writer.resigned(seat, table, seeds[0])
            if table.result:
                break
        claims = fair.judge(writer.text).claims
        assert all(isinstance(one, Claim) and one.state != "broken" for one in claims)
