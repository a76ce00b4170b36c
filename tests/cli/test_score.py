"""The score sheet for a real table."""

from pathlib import Path

import pytest

from rummel.errors import RuleError
from rummel.games import find
from rummel.sheet import Sheet, book, correct, next_first, read_round, strike
from tests.cli.kit import rummel, rummel_here

rule = pytest.mark.rule

PRINTED = ["-10 -5 +23 -8", "-3 +18 -9 -6", "-12 +21 -2 -7", "+22 -9 -10 -3"]


def sheet(game: str, names: str, **options: object) -> Sheet:
    players = tuple(names.split(","))
    rules = find(game).configure(players=len(players), **options)
    return Sheet(game=game, rules=rules, names=players)


@rule("SNR-49", "SNR-31", "SNR-32")
def test_the_printed_score_table() -> None:
    written = sheet("serie-noire", "A,B,C,D")
    for line in PRINTED:
        assert written.result is None
        points = read_round(written, line)
        assert sum(points) == 0
        written = book(written, points)
    assert written.totals == (-3, 25, 2, -24)
    assert written.result
    assert written.result.winners == (1,)
    with pytest.raises(RuleError, match="match-over"):
        book(written, (0, 0, 0, 0))


@rule("SNR-49")
def test_the_printed_score_table_at_the_keyboard(tmp_path: Path) -> None:
    args = ("score", "serie-noire", "--players", "A,B,C,D")
    ran = rummel(*args, typed="\n".join(PRINTED) + "\n", at=tmp_path)
    assert ran.code == 0
    last = ran.out.split("total")[-1]
    assert last.split()[:4] == ["−3", "+25", "+2", "−24"]
    assert "The winner: B\n" in ran.out


def test_the_sheet_says_what_it_understands(tmp_path: Path) -> None:
    for game, word in (("serie-noire", "double"), ("romme-lay", "first=NAME"), ("one-eleven", "!")):
        assert word in rummel_here("score", game, "--players", "a,b", at=tmp_path).out


def test_a_sheet_is_taken_up_again(tmp_path: Path) -> None:
    first = rummel_here(
        "score", "serie-noire", "--players", "A,B,C,D", typed=f"{PRINTED[0]}\nquit\n", at=tmp_path
    )
    assert "rummel-serie-noire.score.json" in first.out
    for line in PRINTED[1:]:
        ran = rummel_here("score", "serie-noire", typed=f"{line}\n", at=tmp_path)
    assert "The winner: B\n" in ran.out
    args = ("score", "serie-noire", "--players", "X,Y")
    assert rummel_here(*args, at=tmp_path).code == 2
    assert rummel_here(
        "score", "karo8", "--file", "rummel-serie-noire.score.json", at=tmp_path
    ).code


def test_mistakes_are_corrected(tmp_path: Path) -> None:
    typed = ["1 0", "0 1", "5 5", "undo", "edit 2 1 0", "edit 9", "edit", "edit 1 x", "sheet", "?"]
    ran = rummel_here(
        "score",
        "karo8",
        "--players",
        "ana,bo",
        "--option",
        "rounds=5",
        typed="\n".join(typed) + "\n",
        at=tmp_path,
    )
    assert ran.out.split("total")[-1].split()[:2] == ["+2", "0"]
    assert "There is no round 9" in ran.out


def test_corrections_are_checked() -> None:
    written = book(sheet("karo8", "a,b", rounds=3), (1, 0))
    assert correct(written, 1, (0, 1)).rounds == ((0, 1),)
    assert strike(written).rounds == ()
    for number in (0, 2):
        with pytest.raises(RuleError, match="sheet-round"):
            correct(written, number, (0, 1))
    with pytest.raises(RuleError, match="sheet-round"):
        strike(strike(written))
    with pytest.raises(RuleError, match="sheet-entries"):
        book(written, (1, 2, 3))


@rule("MYR-42", "MYR-43", "MYR-44", "MYR-50")
def test_tile_racks_are_counted() -> None:
    written = sheet("myrummy", "a,b,c")
    assert read_round(written, "- / 13h * / 5c 5d") == (48, -38, -10)
    doubled = sheet("myrummy", "a,b,c", hand_finish="handrummy")
    assert read_round(doubled, "- / 13h * / 5c 5d double") == (96, -76, -20)
    assert read_round(doubled, "- / 13h * / 5c 5d") == (48, -38, -10)


@rule("SNR-40")
def test_a_blocked_round_has_no_winner() -> None:
    written = sheet("serie-noire", "a,b,c")
    assert read_round(written, "1c / 13h * / 5c 5d") == (-1, -38, -10)


@rule("ROM-40", "ROM-38")
def test_romme_hands_are_counted() -> None:
    written = sheet("romme", "a,b")
    assert read_round(written, "- / Ah Kh Qh Qs 8h 8s 10c *") == (0, -87)


@rule("LAY-06", "LAY-07", "LAY-08")
def test_rewards_and_penalties_of_romme_with_adding() -> None:
    written = book(sheet("romme-lay", "a,b,c"), (-55, 0, 0))
    assert read_round(written, "- / * / 8h 9h") == (40, 0, -17)
    assert read_round(written, "- / * / 8h 9h first=c") == (40, 0, -37)
    assert read_round(written, "- / * / 8h 9h first=b") == (40, -20, -17)


@rule("GIN-18", "GIN-21", "GIN-24", "GIN-25", "GIN-26")
@pytest.mark.parametrize(
    ("names", "line", "points"),
    [
        ("a,b", "- / 13h 4c end=a", (62, 0)),
        ("a,b", "9h / 4c end=a", (20, 35)),
        ("a,b", "5h / 5c end=a", (20, 10)),
        ("a,b", "- / 13h 4c end=a big", (87, 0)),
        ("a,b,c", "6h / 6c / 12c end=a", (70, 0, 0)),
        ("a,b,c", "- / 6c / 12c big end=a", (100, 0, 0)),
    ],
)
def test_rests_of_gin_are_counted(names: str, line: str, points: tuple[int, ...]) -> None:
    assert read_round(sheet("serie-noire-gin", names), line) == points


def test_rests_of_gin_are_refused_without_the_ender_and_with_too_much_left() -> None:
    written = sheet("gin", "a,b")
    assert read_round(written, "10h / Kh Qh end=a") == (10, 0)  # a queen is no word
    for line in ("- / Kh", "Kh 2h / 3h end=a", "- / Kh end=c", "- / Kh end=a big"):
        with pytest.raises(RuleError):
            read_round(written, line)


@rule("ONE-30")
def test_ending_a_round_of_111_earns_a_bonus() -> None:
    assert read_round(sheet("one-eleven", "a,b,c"), "17! 6 12") == (22, 6, 12)


@rule("MYR-45", "ONE-37", "Q-ROM-21")
def test_who_starts_next() -> None:
    assert next_first(book(sheet("myrummy", "a,b,c"), (-5, 12, -7))) == 2
    assert next_first(book(sheet("myrummy", "a,b,c"), (-5, -12, -7))) is None
    assert next_first(book(sheet("serie-noire", "a,b,c"), (-5, 12, -7))) is None
    assert next_first(book(sheet("one-eleven", "a,b,c"), (5, 12, 7))) == 1
    assert next_first(book(sheet("romme", "a,b,c"), (0, -12, -7))) == 1
    assert next_first(book(sheet("duel", "a,b"), (1, 0))) is None


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("myrummy", ""),
        ("myrummy", "1 2"),
        ("myrummy", "1 2 x"),
        ("myrummy", "1 2 3!"),
        ("myrummy", "1 2 9999999"),
        ("myrummy", "1 2 ²"),
        ("myrummy", "- / - / 5c"),
        ("myrummy", "- / 5c"),
        ("myrummy", "- / 5c / 5x"),
        ("myrummy", "- / 5c / "),
        ("myrummy", "- / 5c / 5c double"),
        ("serie-noire", "- / 5c / 5c triple"),
        ("romme-lay", "- / 5c / 5c first=zoe"),
        ("one-eleven", "- / 5c / 5c"),
        ("gin", "1 2 3"),
    ],
)
def test_bad_rounds_are_refused(game: str, line: str) -> None:
    with pytest.raises(RuleError):
        read_round(sheet(game, "a,b" if game == "gin" else "a,b,c"), line)


def test_bonuses_and_spades_on_the_sheet(tmp_path: Path) -> None:
    options = ["oklahoma=true", "spades_double=true", "game_bonus=100", "line_bonus=25"]
    args = [part for one in options for part in ("--option", one)]
    typed = "4c / 13h 13d end=ana spades\n70 0\n"
    ran = rummel_here("score", "gin", "--players", "Ana,Ben", *args, typed=typed, at=tmp_path)
    assert "spades" in ran.out
    last = ran.out.split("Bonus")[-1].split()
    assert last[:2] == ["+150", "0"]
    # (20 - 4) twice, seventy, a hundred for the match and twenty-five for each round.
    assert last[last.index("total") + 1 :][:2] == ["+252", "0"]
    assert "The winner: Ana\n" in ran.out


@rule("CAN-39", "CAN-40", "CAN-41", "CAN-42", "CAN-43", "CAN-44", "CAN-45", "CAN-34")
@pytest.mark.parametrize(
    ("names", "line", "points"),
    [
        ("a,b", "melds=365 natural=1 red=2 out / melds=90 13h 5c *", (1165, 25)),
        ("a,b", "melds=365 natural=1 mixed=2 concealed / red=1 left=20", (1665, -120)),
        ("a,b", "melds=50 red=4 left=50 / -", (800, 0)),
        ("a,b", "red=4 / melds=80 mixed", (-800, 380)),
        ("a,b,c", "- / melds=70 natural out / 1c 2c 3c 4c", (0, 670, -50)),
        ("a,b,c,d", "melds=300 fine=2 / melds=60 out 7c 1c", (100, 135, 100, 135)),
        ("a,b,c,d", "850 -40", (850, -40, 850, -40)),
        ("a,b,c,d", "850 -40 850 -40", (850, -40, 850, -40)),
    ],
)
def test_sides_of_canasta_are_counted(names: str, line: str, points: tuple[int, ...]) -> None:
    assert read_round(sheet("canasta", names), line) == points


@rule("Q-CAN-11")
def test_a_sheet_counts_by_the_options_it_was_begun_with() -> None:
    written = sheet("canasta", "a,b", lone_red_threes="nothing")
    assert read_round(written, "red=3 / melds=50") == (0, 50)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("melds=100", "sheet-sides"),
        ("melds=100 / - / -", "sheet-sides"),
        ("melds=100 out / concealed", "sheet-many"),
        ("melds=50 red=3 / melds=50 red=2", "sheet-many"),
        ("melds=900 natural=12 / -", "sheet-many"),
        ("natural=1 / -", "sheet-melds"),
        ("melds=80 natural=1 mixed=1 / -", "sheet-melds"),
        ("melds / -", "bad-number"),
        ("melds=-5 / -", "bad-number"),
        ("melds=x / -", "bad-number"),
        ("melds=5 out=1 / -", "sheet-word"),
        ("naturals=1 / -", "sheet-word"),
        ("fine=1 / -", "sheet-word"),  # two have no partners
        ("melds=50 14h / -", "sheet-word"),
        ("1 2 3", "sheet-entries"),
    ],
)
def test_bad_tallies_are_refused(line: str, code: str) -> None:
    with pytest.raises(RuleError) as refused:
        read_round(sheet("canasta", "a,b"), line)
    assert refused.value.code == code


def test_partners_have_one_column_as_long_as_their_points_are_the_same(tmp_path: Path) -> None:
    args = ("score", "canasta", "--players", "Ana,Ben,Cyd,Dov")
    said = "melds=365 natural out / melds=90 5c\n?\n"
    ran = rummel_here(*args, typed=said, at=tmp_path)
    assert "Ana + Cyd" in ran.out
    assert "natural=N" in ran.out
    assert ran.out.split("total")[-1].split()[:2] == ["+965", "+85"]
    uneven = rummel_here("score", "canasta", typed="1 2 3 4\n", at=tmp_path)
    assert uneven.out.split("total")[-1].split()[:4] == ["+966", "+87", "+968", "+89"]


def test_a_drawn_sheet_says_so(tmp_path: Path) -> None:
    ran = rummel_here("score", "duel", "--players", "Ana,Ben", typed="0 0\n", at=tmp_path)
    assert "A draw: nobody wins" in ran.out
