"""The arranger: small cases by hand and by brute force, refusals, limits."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rummel.errors import CODES, RuleError
from rummel.melds import MeldRules, Worth
from rummel.pieces import JOKER, PIECES, Hand, Meld, deck, parse_pieces
from rummel.solve import Answer, Question, arrange, arrange_many
from tests.solve.positions import check_answer, dense, made, shapes, with_jokers

ROMME = MeldRules(ace="either", longest_run=14, declared=True)
ROMME_WORTH = Worth(court=10, ace_high=11, ace_set=11, ace_hand=11, joker_hand=20)


def ask(rack: str, table: str = "", **more: Any) -> Answer:
    question = Question(rack=parse_pieces(rack), table=melds(table), **more)
    answer = arrange(question)
    check_answer(question, answer)
    return answer


def melds(text: str) -> tuple[Meld, ...]:
    return tuple(parse_pieces(part) for part in text.split("|") if part.strip())


def test_joker_in_a_full_set() -> None:
    """Published solvers miss this placement."""
    assert ask("5h 5c 5s *").placed == 4


def test_greedy_grouping_is_wrong() -> None:
    """The longest run first would leave two pieces over."""
    answer = ask("3h 4h 5h 6h 6c 6s 2d")
    assert answer.placed == 6
    assert set(answer.table) == set(melds("3h 4h 5h | 6c 6h 6s"))


def test_old_melds_only_grow_where_that_is_enough() -> None:
    answer = ask("8h 4c", "5h 6h 7h | 4d 4h 4s | 9c 10c 11c")
    assert answer.table == melds("5h 6h 7h 8h | 4c 4d 4h 4s | 9c 10c 11c")
    assert answer.moved_melds == 0


def test_takes_apart_what_it_must() -> None:
    answer = ask("5c 5s", "2h 3h 4h 5h 6h 7h 8h | 10c 11c 12c")
    assert answer.placed == 2
    assert answer.moved_melds == 1
    assert answer.table[0] == parse_pieces("10c 11c 12c")


def test_jokers_left_over_go_where_they_count_most() -> None:
    """The table's joker is needed where it lies, the rack's is not needed at all."""
    answer = ask("9s *", "1c 2c *=3c | 9c 9d 9h | 11h 12h 13h")
    assert (answer.placed, answer.points) == (2, 9 + 10)  # below the jack
    assert answer.proven


def test_an_opening_adds_no_joker_to_old_melds() -> None:
    """Without a minimum as well, which is how `reach` asks."""
    for rack, points in (("2c 2d *", 6), ("2c 9d *", 0)):
        answer = ask(rack, "5h 6h 7h", opened=False, objectives=("points",))
        assert answer.points == points
        assert answer.table[0] == parse_pieces("5h 6h 7h")
        assert answer.possible == (points > 0)


def test_nothing_to_lay() -> None:
    answer = ask("1h 5c", "7h 8h 9h")
    assert (answer.placed, answer.table, answer.possible) == (0, melds("7h 8h 9h"), True)


@pytest.mark.parametrize(
    ("how", "placed"),
    [("free", 3), ("any", 0), ("declared", 0), ("both", 0)],
)
def test_pinned_joker_stays(how: str, placed: int) -> None:
    """A free joker can be used; a pinned one only in exchange for its piece."""
    answer = ask("3s 4s 12d", "5h 6h *=7h 8h | 13d 13h 13s", table_joker=how)
    free = ask("3s 4s 12d", "5h 6h 7h *=8h | 13d 13h 13s", table_joker=how)
    assert answer.placed == 0
    assert free.placed == (2 if placed else 0)


def test_pinned_joker_is_freed_by_its_piece() -> None:
    table = "5h 6h *=7h"
    assert ask("7h 10s 11s", table, table_joker="any").placed == 3
    assert ask("7h 10s 11s", table, table_joker="declared").placed == 3
    # In a set any missing suit will do, unless the rules require the declared one or both.
    table = "9c 9d *=9h"
    assert ask("9s 1c 2c", table, table_joker="any").placed == 3
    assert ask("9s 1c 2c", table, table_joker="declared").placed == 1
    assert ask("9s 1c 2c", table, table_joker="both").placed == 1
    assert ask("9s 9h 1c 2c", table, table_joker="both").placed == 4


def test_opening() -> None:
    def opened(rack: str, **more: Any) -> Answer:
        return ask(rack, "11h 12h 13h", opened=False, minimum=30, **more)

    short = opened("9h 9c 9d 4c")
    assert (short.possible, short.laid) == (False, ())
    answer = opened("9h 9c 9d 1c 2c 3c 10h")
    assert (answer.possible, answer.points, answer.placed) == (True, 33, 6)
    assert not opened("9h 9c 9d 1c 2c 3c", opening="one").possible
    assert opened("10h 10c 10d 1c 2c 3c", opening="one").placed == 3
    assert not opened("10h 10c *", worth=Worth(joker_laid=False)).possible
    assert opened("1h 1c 1d", out_opens=True).placed == 3
    assert not opened("1h 1c 1d 8s", out_opens=True).possible
    assert opened("10h 10c 10d", keep=1).possible is False


def test_at_most_and_at_least_one_kept() -> None:
    rack = "3h 4h 5h 9c 9d 9s"
    assert ask(rack, most=3).points == 27
    assert ask(rack, most=2).placed == 0
    assert ask(rack, keep=1).placed == 3
    assert ask("3h 4h 5h 6h", keep=1).laid == parse_pieces("4h 5h 6h")


def test_objectives() -> None:
    # Three small pieces or the same number that counts more; a joker kept or spent.
    rack = "1h 2h 3h 4h 13c 13d *"
    assert ask(rack, objectives=("tiles",)).placed == 7
    assert ask("2h 3h 4h *", objectives=("jokers", "tiles")).left == (JOKER,)
    assert ask("2h 3h 4h *", objectives=("tiles",)).left == ()
    assert ask("12c 12d 2h 3h 4h *", objectives=("left",), most=3).laid == parse_pieces("12c 12d *")
    out = ask("3h 4h 5h 6h 6c 6s", objectives=("out",))
    assert out.left == ()
    table = "3h 4h 5h 6h | 7c 7d 7s"
    assert ask("6c 6s", table, objectives=("tiles",)).moved_melds == 1
    assert ask("6c 6s", table, objectives=("undisturbed", "tiles")).moved_melds == 0
    assert ask("6c 6s", table, objectives=("tiles", "undisturbed", "points")).placed == 2


def test_lay_off_mode() -> None:
    """Rommé: the table's melds are added to at their ends, never rebuilt."""
    table = "5h 6h 7h | 13c 13d *=13h | 9s 10s 11s"
    answer = ask("3h 4h 8h 13s 2c", table, melds=ROMME, worth=ROMME_WORTH, rebuild=False)
    assert answer.left == parse_pieces("2c")
    assert answer.table == melds("3h 4h 5h 6h 7h 8h | 13c 13d *=13h 13s | 9s 10s 11s")
    assert ask("6c 6s", "4h 5h 6h 7h 8h 9h", rebuild=False).placed == 0
    # 12c extends what 11c makes, but both hang on the joker.
    answer = ask("13s *", "9s 10s 11s", melds=ROMME, worth=ROMME_WORTH, rebuild=False)
    assert answer.table == melds("9s 10s 11s *=12s 13s")
    assert ask("12s 13s 1s", "9s 10s 11s", melds=ROMME, rebuild=False, keep=1).placed == 2


def test_ace() -> None:
    assert ask("12h 13h 1h").placed == 0
    assert ask("12h 13h 1h", melds=MeldRules(ace="either")).placed == 3
    assert ask("13h 1h 2h", melds=MeldRules(ace="either")).placed == 0
    assert ask("13h 1h 2h", melds=MeldRules(ace="wrap")).placed == 3
    both = " ".join(f"{rank}h" for rank in range(1, 14)) + " 1h"
    assert ask(both, melds=MeldRules(ace="either")).placed == 14
    assert len(ask(both, melds=replace(ROMME, longest_run=14)).table) == 1


def test_a_run_that_stays_gets_one_ace() -> None:
    """Where a run has at most 13 pieces, only one of its ends may take an ace."""
    one_ace = MeldRules(ace="either", longest_run=13)
    more: dict[str, Any] = {"melds": one_ace, "worth": ROMME_WORTH, "rebuild": False}
    whole = "2h 3h 4h 5h 6h 7h 8h 9h 10h 11h 12h"
    answer = ask("1h 1h", f"{whole} 13h", **more)
    assert (answer.placed, answer.points, answer.proven) == (1, 11, True)
    assert ask("1h 1h", f"1h {whole} 13h".replace("1h 2h", "*=1h 2h"), **more).placed == 0
    # The king and no ace, or a low ace and the king.
    answer = ask("13h 1h", f"*=1h {whole}", **more)
    assert (answer.laid, answer.proven) == (parse_pieces("13h"), True)
    answer = ask("13h 1h 1h", whole, **more)
    assert (answer.placed, answer.proven) == (2, True)
    # Pieces that make a separate meld are cut off.
    answer = ask("1h 2h 3h 4h 8h 9h 10h 11h 12h 13h 1h", "5h 6h 7h", **more)
    assert (answer.left, answer.proven) == ((), True)


def test_no_run_begins_above_the_king() -> None:
    """Around the corner a run may go on with an ace; one that begins with an ace counts it low."""
    corner = MeldRules(ace="wrap", longest_run=14, declared=True)
    answer = ask("2d 3d *", melds=corner, worth=ROMME_WORTH, objectives=("points",))
    assert answer.table == (parse_pieces("2d 3d *=4d"),)
    assert answer.points == 9


def test_whole_set_on_the_table() -> None:
    """All 106 tiles: full runs of every suit twice, the jokers in two of them."""
    runs = [tuple(parse_pieces(" ".join(f"{r}{s}" for r in range(1, 14)))) for s in "cdhs"]
    table = tuple(runs * 2)
    answer = arrange(Question(table=table, rack=()))
    assert answer.table == table
    spare = arrange(Question(table=table[:-1], rack=(JOKER, JOKER, *runs[3])))
    assert spare.proven
    assert spare.placed == 15  # a run cut in two has room for a joker


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"rack": parse_pieces("5h 5h 5h")}, "solve-copies"),
        ({"rack": (JOKER,) * 7}, "solve-jokers"),
        ({"rack": deck(2, 2)}, "solve-rack-long"),
        ({"rack": (PIECES[14],)}, "bad-piece"),
        ({"rack": (PIECES[70],)}, "bad-piece"),
        ({"rack": (-5,)}, "bad-piece"),
        ({"rack": (1 << 70,)}, "bad-piece"),
        ({"table": melds("5h 6h 8h")}, "run-gap"),
        ({"table": melds("5h 6h")}, "meld-short"),
        ({"table": ((),)}, "meld-short"),
        ({"table": melds("5h 5c *"), "melds": MeldRules(declared=True)}, "joker-undeclared"),
        ({"melds": MeldRules(runs=False, sets=False)}, "solve-rules"),
        ({"melds": MeldRules(runs=False, mixed_runs=True)}, "solve-rules"),
        ({"melds": MeldRules(longest_run=5)}, "solve-rules"),
        ({"worth": Worth(court=-3)}, "solve-rules"),
        ({"worth": Worth(joker_hand=10**9)}, "solve-rules"),
        ({"objectives": ("tiles", "tiles")}, "solve-rules"),
        ({"objectives": ("beauty",)}, "bad-option"),
        ({"table_joker": "sometimes"}, "bad-option"),
        ({"most": -1}, "solve-limit"),
        ({"keep": -1}, "solve-limit"),
        ({"minimum": -1, "opened": False}, "solve-limit"),
        ({"minimum": 10**6, "opened": False}, "solve-limit"),
        ({"work": -1}, "solve-limit"),
    ],
)
def test_refusals(more: dict[str, Any], code: str) -> None:
    question = Question(**{"rack": parse_pieces("5h 6h 7h"), **more})
    with pytest.raises(RuleError) as caught:
        arrange(question)
    assert caught.value.code == code
    assert code in CODES
    with pytest.raises(RuleError) as caught:
        arrange_many([question])
    assert caught.value.code == code


def test_a_loose_table_is_read() -> None:
    answer = ask("8h", "7h 5h 6h")
    assert answer.table == melds("5h 6h 7h 8h")


def test_work_limit_is_reported() -> None:
    chance = Random(5)
    table, rack = made(chance, MeldRules(), tiles=50, rack=14, loaded=True)
    question = Question(table=table, rack=rack)
    whole = arrange(question)
    assert whole.proven
    for work in (0, 1, 60, 120):
        hasty = arrange(replace(question, work=work))
        check_answer(question, hasty)
        assert hasty.placed <= whole.placed
        assert not hasty.proven
        assert hasty.steps <= work


def test_same_answer_alone_in_many_and_in_threads() -> None:
    chance = Random(7)
    questions = [
        Question(table=table, rack=rack, table_joker=how)
        for how in ("free", "any")
        for table, rack in (
            made(chance, MeldRules(), tiles=24, rack=10, loaded=True) for _ in range(10)
        )
    ]
    alone = [arrange(question) for question in questions]
    assert arrange_many(questions) == alone
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(arrange, questions)) == alone
    shuffled = [replace(q, rack=tuple(reversed(q.rack))) for q in questions]
    assert [arrange(question) for question in shuffled] == alone


# ------------------------------------------------------------------------------ brute force


def brute(rack: Hand, rules: MeldRules, worth: Worth) -> tuple[int, int]:
    """Most pieces and then points over all ways to choose disjoint melds."""
    jokers = rack.count(JOKER)
    naturals = Counter(one for one in rack if one != JOKER)
    every = [
        meld for faces in shapes(rules) for meld in with_jokers(faces, naturals, jokers, rules)
    ]
    needs = [Counter(JOKER if one >= JOKER else one for one in meld) for meld in every]
    best = (0, 0)

    def visit(at: int, left: Counter[Any], placed: int, points: int) -> None:
        nonlocal best
        best = max(best, (placed, points))
        for i in range(at, len(every)):
            if needs[i] <= left:
                visit(i, left - needs[i], placed + len(every[i]), points + worth.of_meld(every[i]))

    visit(0, Counter(rack), 0, 0)
    return best


@pytest.mark.parametrize("rules", [MeldRules(), ROMME, MeldRules(ace="wrap", jokers="apart")])
def test_against_brute_force(rules: MeldRules) -> None:
    chance = Random("brute")
    for _ in range(40):
        rack = dense(
            chance,
            ranks=chance.randint(2, 4),
            size=chance.randint(4, 8),
            jokers=chance.randint(0, 2),
        )
        answer = arrange(Question(rack=rack, melds=rules, worth=ROMME_WORTH))
        assert (answer.placed, answer.points) == brute(rack, rules, ROMME_WORTH), rack
