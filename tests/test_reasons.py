"""Hints say why: positions with the move that is best, or taken for it, and what speaks for it.

A position that fails can be looked at: `rummel hint --position '<position>'`.
"""

from random import Random

import pytest

from rummel import Position, hints, match
from rummel.deal import Stream, round_key
from rummel.game import Event, View, format_move, parse_move, tell
from rummel.games import GAMES, family_of
from rummel.knowledge import Knowledge
from rummel.lang import Words
from rummel.match import Match
from rummel.pieces import parse_pieces
from rummel.reasons import MOST, partners, threes

ENGLISH = Words(strict=True, names=("Ana", "Ben", "Cyd", "Dov"))


def known(position: str, heard: tuple[Event, ...] = ()) -> Knowledge[View]:
    return Knowledge(Position.parse(position).view_on_turn(), heard)


def why(position: str, move: str, heard: tuple[Event, ...] = ()) -> list[str]:
    """What speaks for a move if the master makes it."""
    seen = known(position, heard)
    family = family_of(seen.view.rules)
    advice = family.advise(seen, parse_move(family.moves, move), hints.USUAL)
    return [ENGLISH.reason(one) for one in advice.reasons]


def threw(seat: int, pieces: str) -> tuple[Event, ...]:
    """One piece after the other."""
    return tuple(tell("discarded", seat=seat, pieces=(one,)) for one in parse_pieces(pieces))


# ------------------------------------------------------------------------------------------ gin

GIN = "1h.2h.3h.7c.7d.7s"

GIN_CASES = [
    (
        f"gin hands={GIN}.1c.2d.3s.4c.13h/?10 discards=8d phase=discard drawn=13h",
        "knock 13h",
        ["Ends the round with 10 points left."],
    ),
    (
        f"gin hands={GIN}.10c.10d.10h.10s.13h/?10 discards=8d phase=discard drawn=13h",
        "knock 13h",
        ["Everything is in melds: nothing is left over."],
    ),
    (
        f"gin hands={GIN}.9c.11d.13s.5s/?10 discards=4h phase=draw",
        "take",
        ["4♥ makes a meld longer: A♥ 2♥ 3♥ 4♥.", "Saves 10 points of what is loose."],
    ),
    (
        f"gin hands={GIN}.9c.9d.2s.1s/?10 discards=9s phase=draw",
        "take",
        ["9♠ completes 9♣ 9♦ 9♠.", "Then you can end the round with one point left."],
    ),
    (
        f"gin hands={GIN}.9c.11d.13s.5s/?10 discards=8h phase=draw",
        "draw",
        ["8♥ completes no meld of yours.", "Leaves 2 ways to make a meld next."],
    ),
    (
        f"gin hands={GIN}.11d.12d.13c.8h.8s/?10 discards=8d phase=discard drawn=8h",
        "discard 13c",
        # Not with 8♦, which lies in sight.
        ["Keeps 3 ways to end next turn.", "Leaves the least loose: 36 points."],
    ),
    (
        f"gin hands={GIN}.1c.2d.3s.4c.13h/?10 discards=8d phase=discard drawn=13h",
        "discard 13h",
        ["You could end the round now with 10 points left; the best bot plays on."],
    ),
]


@pytest.mark.parametrize(("position", "move", "reasons"), GIN_CASES)
def test_gin(position: str, move: str, reasons: list[str]) -> None:
    assert why(position, move)[: len(reasons)] == reasons


def test_gin_remembers_what_makes_a_card_dead() -> None:
    """Without 4d and with two of the other fives gone nothing can be made of 5d."""
    position = f"gin hands={GIN}.5d.12s.9c.10h.1s/?10 discards=4d.6d.5c.5h phase=discard drawn=1s"
    heard = threw(1, "4d 6d 5c 5h")
    assert why(position, "discard 5d", heard)[0] == "5♦ is dead: 5♣ 4♦ 6♦ 5♥ can’t come any more."
    assert not any("dead" in one for one in why(position, "discard 5d", heard[:3]))
    assert not any("dead" in one for one in why(position, "discard 5d"))


def test_gin_says_what_the_other_does_not_want_and_what_is_dangerous() -> None:
    position = f"gin hands={GIN}.12d.11s.9c.10h.1s/?10 discards=11c.10s phase=discard drawn=1s"
    heard = threw(1, "11c 10s")
    refused = "Ben has discarded or left J♣ 10♠: a sign that it helps little there."
    assert refused in why(position, "discard 11s", heard)
    took = (tell("took", seat=1, pieces=parse_pieces("13d")), *heard)
    danger = "Q♦ would be dangerous: Ben took K♦."
    assert danger not in why(position, "discard 12d", took)
    low = f"gin hands={GIN}.12d.9s.9c.2s.1s/?10 discards=11c.10s phase=discard drawn=1s"
    assert danger in why(low, "discard 9s", took)


def test_gin_gives_nothing_where_every_meld_lacks_a_card() -> None:
    """The other sevens and the neighbours of 7s are in the player's own hand or thrown away."""
    hand = "7c.7d.7h.7s.8s.6s.1h.2h.3h.4h.13c"
    position = f"gin hands={hand}/?10 discards=8d phase=discard drawn=13c"
    assert "Gives Ben nothing: no meld with 7♠ is possible there." in why(position, "discard 7s")
    assert not any("Gives" in one for one in why(position, "discard 13c"))


def test_the_share_of_the_master_is_known_where_there_is_a_net() -> None:
    sure = hints.advise(known(GIN_CASES[3][0])).sure
    assert sure is not None
    assert 5 <= sure <= 10
    other = "serie-noire-gin hands=1h.2h.3h.7c.7d.7s.9c.9d.2s.1s/?10 discards=9s phase=draw"
    assert hints.advise(known(other)).moves


# ---------------------------------------------------------------------------------------- Rommé


def test_romme_takes_what_completes_a_meld() -> None:
    hand = "5h.6h.9c.9d.13s.2c.4d.11s.12c.1d.7s.8c.3h"
    position = f"romme;players=2 hands={hand}/?13 discards=7h phase=draw turns=5"
    assert why(position, "take")[0] == "7♥ completes 5♥ 6♥ 7♥."
    assert why(position.replace("discards=7h", "discards=8s"), "draw") == [
        "8♠ completes no meld of yours."
    ]


def test_romme_opens_and_goes_out() -> None:
    hand = "11h.12h.13h.10c.10d.10s.2c.5d.7s.9h.4c.8d.3s.6c"
    opening = f"romme;players=2 hands={hand}/?13 discards=2d phase=meld turns=9 lap=3"
    assert why(opening, "lay 11h 12h 13h | 10c 10d 10s") == [
        "Your first meld, worth 30 points.",
        "You get rid of 3 cards.",
    ]
    out = "romme;players=2 hands=11h.12h.13h.2c/?13 discards=2d phase=meld turns=9 lap=3 opened=3.0"
    assert why(out, "lay 11h 12h 13h") == ["You go out with it."]
    waits = why(opening, "discard 6c")
    assert waits[0] == "You could also lay 3 cards now; the best bot waits."


def test_romme_discards() -> None:
    position = (
        "romme;players=2 hands=2c.13h.8s.8d.5c.6c/?13 discards=2d phase=meld turns=9 lap=3 "
        "opened=3.3 table=10c.10d.10s owners=1"
    )
    heard = threw(1, "12h")
    assert why(position, "discard 13h", heard) == [
        "K♥ goes with nothing else that you hold.",
        "K♥ fits nothing on the table.",
        "Ben has discarded or left Q♥: a sign that it helps little there.",
    ]
    assert why(position.replace("13h", "10h"), "discard 10h")[:2] != [
        "10♥ goes with nothing else that you hold.",
        "10♥ fits nothing on the table.",
    ]


# ---------------------------------------------------------------------------------------- tiles


def test_tiles() -> None:
    out = "rummikub hands=7h.8c.8d.8s/?14 table=5h.6h.*=7h opened=true.true"
    assert why(out, "draw") == ["You go out with it."]
    more = "rummikub hands=7h.8c.8d.8s.1d/?14 table=5h.6h.*=7h opened=true.true"
    assert why(more, "draw") == [
        "You could also wait: the best bot would lay nothing yet.",
        "A joker on the table comes free and goes elsewhere.",
        "Takes one meld on the table apart.",
    ]
    part = why(more, "lay 5h 6h *=7h | 8c 8d 8s")
    assert part[0] == "The best bot would lay only 3 tiles and keep the rest."
    joker = "rummikub hands=*.8c.8d.8s.1d.4c/?14 table=5h.6h.7h opened=true.true"
    advice = hints.advise(known(joker))
    assert advice.answer
    kept = advice.answer.laid.count(parse_pieces("*")[0]) == 0
    assert ("joker-kept" in [one.code for one in advice.reasons]) is kept


# ------------------------------------------------------------------------- Karo 8, 111, Canasta


def test_karo8() -> None:
    position = "karo8 hands=7d.6d.9c.2s.4s.5s/?6 rows=8.8/8.8/0.0/0.0 phase=play"
    assert why(position, "lay 7d") == [
        "It is your own colour.",
        "You hold what comes next yourself: 6♦.",
    ]
    forced = "karo8 hands=9c.2s.4s.5s.6s.1h/?6 rows=8.8/8.8/0.0/0.0 phase=play"
    assert why(forced, "lay 9c") == ["Nothing of your own colour fits.", "It opens only 10♣."]


def test_111() -> None:
    shown = "shown=true.true.true"
    hand = "2.9.14.30.25.40.52.60.71.85.96.110"
    take = f"one-eleven hands={hand}/?12 centre=33.18.64 {shown}"
    assert why(take, "take 1") == ["With 33 your whole hand is in order."]
    twice = hand.replace("71", "58")
    insert = f"one-eleven hands={twice}/?12 centre=0.18.64 taken=33 spot=1 phase=insert {shown}"
    assert why(insert, "insert 4 right") == ["With 33 your series has 8 cards."]
    assert why(insert, "insert 0 right") == []


# ------------------------------------------------------------------------------- all of the games


def _round(game: str, moves: int) -> list[tuple[Match, int]]:
    """A round as the advised play it, with the seat that acts."""
    preset = GAMES[game]
    played, _ = match.begin(preset, preset.rules, round_key(game.encode(), 1, []))
    met: list[tuple[Match, int]] = []
    while not played.state.outcome and len(met) < moves:
        seat = played.to_act[0]
        met.append((played, seat))
        played, _ = match.apply(played, seat, hints.advise(played.knowledge(seat)).moves[0])
    return met


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_few_worded_and_the_same_in_every_world_that_fits(game: str) -> None:
    speakers = [Words(language=one, strict=True) for one in ("en", "de", "pl")]
    chance, reasons = Random(game), 0
    for played, seat in _round(game, 40):
        advice = hints.advise(played.knowledge(seat))
        assert len(advice.reasons) <= MOST
        assert len({one.code for one in advice.reasons}) == len(advice.reasons)
        assert all(words.reason(one) for words in speakers for one in advice.reasons)
        reasons += len(advice.reasons)
        other = family_of(played.rules).resample(played.state, seat, Stream(chance.randbytes(32)))
        heard = played.knowledge(seat).heard
        again = Knowledge(
            family_of(played.rules).view(other, seat), heard, played.knowledge(seat).totals
        )
        assert hints.advise(again) == advice, format_move(advice.moves[0])
    assert (reasons > 0) is (game != "duel")


def test_threes() -> None:
    """An ace stands below a two; above a king only where the game has it so."""
    (ace,) = parse_pieces("1h")
    assert len(threes(ace)) == 4
    assert len(threes(ace, high_ace=True)) == 5
    assert partners(ace) == tuple(sorted(parse_pieces("1c 1d 1s 2h 3h")))
    (seven,) = parse_pieces("7h")
    assert len(threes(seven)) == 6
    (king,) = parse_pieces("13h")
    assert parse_pieces("1h")[0] not in partners(king)
    assert parse_pieces("1h")[0] in partners(king, high_ace=True)
