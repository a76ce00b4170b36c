"""The terminal's help lists what can happen in this game, and explains signs and letters."""

import re
from pathlib import Path
from random import Random

import pytest

from rummel.bots import BOTS
from rummel.bots.play import play
from rummel.game import Move, View, word_of
from rummel.games import GAMES, find, moves_under
from rummel.knowledge import Knowledge
from tests.cli.kit import rummel_here

rule = pytest.mark.rule


def help_in(game: str, at: Path, *args: str, lang: str = "en") -> str:
    """What `help` says in the first turn, on one line."""
    command = ("--lang", lang, "play", game, "--seed", "help", "--seats", "me,bot:steady", *args)
    ran = rummel_here(*command, typed="\nhelp\nquit\n", at=at)
    assert ran.code == 0
    return re.sub(r"\s+", " ", ran.out.split("> help")[1])


def words_in(text: str) -> set[str]:
    """The words that a help text explains."""
    return set(re.findall(r"(?:^| )([a-z]+)(?: [A-Z|\[\]…]+| suit \| number)* – ", text))


TABLE = {"help", "table", "score", "log", "rules", "quit"}
HAND = {"moves", "best", "hand", "sort", "undo"}
DRAFT = {"meld", "add", "take", "split", "done", "show", "reset", "hint"}


@pytest.mark.parametrize(
    ("game", "options", "listed"),
    [
        ("myrummy", (), {"lay", "draw", "pass"} | HAND | DRAFT),
        ("serie-noire", (), {"lay", "exchange"} | HAND | DRAFT),
        ("brettspielnetz", (), {"lay", "draw"} | HAND | DRAFT),
        ("duel", (), {"flip"}),
        ("karo8", (), {"lay", "draw", "pass"} | HAND),
        (
            "one-eleven",
            (),
            {"clear", "take", "insert", "announce", "pass"} | HAND - {"sort"},
        ),
        (
            "romme",
            (),
            {"draw", "take", "lay", "add", "rob", "discard", "hint"} | HAND,
        ),
        (
            "romme-lay",
            ("jokers=0",),
            {"draw", "take", "lay", "open", "add", "discard", "hint"} | HAND,
        ),
    ],
)
def test_help_lists_only_what_can_happen(
    game: str, options: tuple[str, ...], listed: set[str], tmp_path: Path
) -> None:
    args = [arg for option in options for arg in ("--option", option)]
    assert words_in(help_in(game, tmp_path, *args)) == listed | TABLE


def test_words_of_other_rules_are_unknown(tmp_path: Path) -> None:
    command = ("play", "myrummy", "--seed", "x", "--seats", "me,bot:steady")
    ran = rummel_here(*command, typed="\nexchange 5h\ntake\nquit\n", at=tmp_path)
    assert "I don’t know “exchange”" in ran.out
    # Without a scrap `take` can only mean tiles of a meld, so that is explained.
    assert "take TILES MELD" in ran.out
    assert "scrap" not in ran.out


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_move_that_a_game_has_is_made_in_it(game: str) -> None:
    """Every listed kind of move occurs in a few matches."""
    rules = find(game).configure(**({"rounds": 2} if game != "one-eleven" else {"target": 40}))
    kinds = {word_of(kind) for kind in moves_under(rules)}
    met: set[str] = set()

    def watching(name: str):  # type: ignore[no-untyped-def]
        def bot(known: Knowledge[View], chance: Random) -> Move:
            met.update(map(word_of, known.view.legal), known.view.free)
            return BOTS[name](known, chance)

        return bot

    for number in range(200):
        name = ("greedy", "random", "steady")[number % 3]
        play(find(game), rules, [watching(name)] * rules.players, f"{game}/{number}")
        if met >= kinds:
            break
    assert met == kinds


# --------------------------------------------------------------------------------------- letters


@rule("MYR-02", "BSN-04")
@pytest.mark.parametrize(
    ("game", "colours"),
    [
        ("myrummy", "black (c), grey (d), purple (h), green (s)"),
        ("brettspielnetz", "blue (c), yellow (d), red (h), green (s)"),
    ],
)
def test_the_colours_of_tiles_have_their_own_names(game: str, colours: str, tmp_path: Path) -> None:
    command = ("play", game, "--seed", "x", "--seats", "me,bot:steady")
    ran = rummel_here(*command, typed="\nhelp\nquit\n", at=tmp_path)
    assert f"Colours:  {colours}" in ran.out
    assert re.sub(r"\s+", " ", ran.out).count(colours) > 1, "in the help too"
    assert "hearts" not in ran.out


@rule("MYR-02")
def test_a_refusal_names_the_games_own_colour(tmp_path: Path) -> None:
    for game, colour in (("myrummy", "Lila"), ("brettspielnetz", "Rot")):
        ran = rummel_here(
            "--lang", "de", "play", game, "--seats", "me,bot:steady", "--seed", "x",
            typed="\nlay 5h 5h 5c\nquit\n", at=tmp_path,
        )  # fmt: skip
        assert f"{colour} (h)" in ran.out.split("> lay")[1]


def test_cards_are_explained_as_cards_and_numbers_not_at_all(tmp_path: Path) -> None:
    assert "h hearts" in help_in("karo8", tmp_path)
    assert "joker" not in help_in("karo8", tmp_path)
    assert "* is a joker" in help_in("romme", tmp_path)
    assert "7h" not in help_in("one-eleven", tmp_path)


@rule("BSN-15")
def test_the_mark_of_an_unopened_player_says_what_it_means(tmp_path: Path) -> None:
    command = ("play", "brettspielnetz", "--seed", "x", "--seats", "me,bot:greedy")
    ran = rummel_here(*command, typed="\nquit\n", at=tmp_path)
    # The bot starts with this seed, and opens at once.
    assert re.search(r"Player \(you\) .* ! has not opened yet", ran.out)
    assert re.search(r"Bot .* has opened", ran.out)


def test_best_says_nothing_of_laying_where_nothing_is_laid(tmp_path: Path) -> None:
    command = ("play", "karo8", "--seed", "x", "--seats", "me,bot:greedy")
    ran = rummel_here(*command, typed="\nbest\nquit\n", at=tmp_path)
    assert "Best: " in ran.out
    assert "no laying" not in ran.out


def test_the_example_of_an_insertion_is_one_that_can_be_made(tmp_path: Path) -> None:
    command = ("play", "one-eleven", "--seed", "x", "--seats", "me,bot:greedy")
    ran = rummel_here(*command, typed="\ntake 1\nquit\n", at=tmp_path)
    example = re.search(r"(insert \d+\s+\d+)\.", ran.out)
    assert example
    again = rummel_here(*command, typed=f"\ntake 1\n{example[1]}\nquit\n", at=tmp_path)
    assert "Announce that your hand is in order" in again.out
