"""Every language says the same, in its own words: facts, plural forms, what is typed, articles."""

import re
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from rummel.errors import Fact
from rummel.game import tell
from rummel.games import GAMES
from rummel.lang import Words, languages
from tests.test_lang import Variables, patterns, written


class _Selects(Visitor):
    """Which cases a text distinguishes, and which word follows which fact."""

    def __init__(self) -> None:
        self.selections: list[tuple[str, dict[str, bool]]] = []  # facts with their cases
        self.counted: set[str] = set()  # words after a fact, with plural forms
        self.bare: set[tuple[str, str]] = set()  # other facts, and the word after them
        self._inside: list[str] = []

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        assert isinstance(node.selector, fluent.VariableReference)
        fact = node.selector.id.name
        cases = {
            key.value if isinstance(key, fluent.NumberLiteral) else key.name: variant.default
            for variant in node.variants
            for key in [variant.key]
        }
        self.selections.append((fact, cases))
        self._inside.append(fact if _PLURALS & cases.keys() else "")
        self.generic_visit(node)
        self._inside.pop()

    def visit_Pattern(self, node: fluent.Pattern) -> None:
        for one, after in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(one, fluent.Placeable) and isinstance(after, fluent.TextElement):
                fact, word = one.expression, re.match(r"\s+(\w+)", after.value)
                if word and isinstance(fact, fluent.VariableReference):
                    if fact.id.name in self._inside:
                        self.counted.add(word[1])
                    else:
                        self.bare.add((fact.id.name, word[1]))
        self.generic_visit(node)


_PLURALS = {"zero", "one", "two", "few", "many"}


def _selects(pattern: fluent.Pattern) -> _Selects:
    finder = _Selects()
    finder.visit(pattern)
    return finder


@cache
def counts(key: str) -> frozenset[str]:
    """The facts of a message that are counts: English distinguishes one from many."""
    selections = _selects(patterns("en")[key]).selections
    return frozenset(fact for fact, cases in selections if "one" in cases)


@cache
def plural_forms(language: str) -> frozenset[str]:
    """The plural forms that whole numbers have; others are for fractions and for millions."""
    form = Locale.parse(language).plural_form
    return frozenset(form(number) for number in range(1000))


def _facts(key: str, **special: Fact) -> dict[str, Fact]:
    finder = Variables()
    finder.visit(patterns("en")[key])
    return {fact: special.get(fact, 7) for fact in finder.names}


@pytest.mark.parametrize("language", languages())
def test_languages_use_the_same_facts(language: str) -> None:
    wrong = []
    for key, pattern in patterns(language).items():
        translated, english = Variables(), Variables()
        translated.visit(pattern)
        english.visit(patterns("en")[key])
        if translated.names != english.names:
            wrong.append((key, sorted(translated.names ^ english.names)))
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_spoken(language: str) -> None:
    words = Words(language=language, strict=True, names=("Ana", "Ben"))
    for key in patterns(language):
        assert words(key, **_facts(key)).strip(), key


@pytest.mark.parametrize("language", languages())
def test_numbers_have_all_plural_forms(language: str) -> None:
    """Where English distinguishes one from many, a word with plural forms has them here too."""
    wrong = []
    selects = {key: _selects(pattern) for key, pattern in patterns(language).items()}
    nouns = {word for one in selects.values() for word in one.counted}
    for key, one in selects.items():
        for fact, cases in one.selections:
            if _PLURALS & cases.keys() and (
                plural_forms(language) - cases.keys() or not cases.get("other")
            ):
                wrong.append((key, fact, "forms are missing"))
        for fact, word in one.bare:
            if word in nouns and fact in counts(key):
                wrong.append((key, fact, word))
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_no_number_reads_like_another(language: str) -> None:
    """French counts 0 as one: “une carte” would be a lie there."""
    words, numbers, wrong = Words(language=language, strict=True), (0, 1, 2, 3, 5, 21), []
    for key in patterns(language):
        for fact in counts(key):
            texts = {words(key, **_facts(key, **{fact: number})) for number in numbers}
            if len(texts) < len(numbers):
                wrong.append((key, fact))
    assert wrong == []


_FROM_ONE_TO_ONE = re.compile(r"\b1 ?(–|to|bis|à|a|al|a la|do|až|po|tot en met) ?1\b")


@pytest.mark.parametrize("language", languages())
def test_no_range_goes_from_one_to_one(language: str) -> None:
    """“Numbered from 1 to 1” where there is only one."""
    words, wrong = Words(language=language, strict=True), []
    for key in patterns(language):
        for fact in counts(key):
            if _FROM_ONE_TO_ONE.search(words(key, **_facts(key, **{fact: 1}))):
                wrong.append((key, fact))
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_a_total_below_zero_is_shown(language: str) -> None:
    assert re.search(r"[-\N{MINUS SIGN}]1\b", Words(language=language)("cli-points", points=-1))


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_no_english_is_left(language: str) -> None:
    left = []
    for key in patterns(language).keys() - {f"game-{game}" for game in GAMES}:  # names stay
        here = set(re.split(r"[.:;!?]", written(language, key)))
        for sentence in re.split(r"[.:;!?]", written("en", key)):
            plain = re.sub(r"\{[^}]*\}", "", sentence)
            if sentence in here and len(re.findall(r"[^\W\d]{2,}", plain)) > 4:
                left.append((key, sentence))
    assert left == []


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_what_stands_for_a_typed_word_is_not_english(language: str) -> None:
    """`add CARD MELD` in the help of a move."""

    def stand_ins(text: str) -> set[str]:
        return {word for word in re.findall(r"\w+", text.partition("–")[0]) if word.isupper()}

    helps = [key for key in patterns(language) if key.startswith(("move-", "cli-do-"))]
    english = {word for key in helps for word in stand_ins(written("en", key))}
    assert {"CARD", "MELD"} <= english
    assert (
        sorted(english & {word for key in helps for word in stand_ins(written(language, key))})
        == []
    )


@pytest.mark.parametrize("language", languages())
def test_what_is_typed_is_the_same(language: str) -> None:
    """Commands stand first in their help, in quotes elsewhere, and in examples in brackets."""
    missing = []
    for key in patterns(language):
        here, english = written(language, key), written("en", key)
        typed = set(re.findall(r"“([ -z]+)”", english))
        if key.startswith(("move-", "cli-do-")):
            word = english.split()[0]
            typed |= {f"({example})" for example in re.findall(rf"\(({word} [^()]+)\)", english)}
            if here.split()[0] != word:
                missing.append((key, word))
        missing += [(key, text) for text in typed if text not in here]
    assert missing == []


@pytest.mark.parametrize("language", languages())
def test_quotes_are_typographic(language: str) -> None:
    """Straight ones are for what a shell reads, and for a blank that Fluent would strip."""
    straight = re.compile("[\"'`]")
    wrong = [
        key
        for key in patterns(language)
        if straight.search(re.sub(r'pip install "[^"]+"|\{ " " \}', "", written(language, key)))
    ]
    assert wrong == []


def test_french_signs_stand_after_spaces_that_do_not_break() -> None:
    """A plain space would let a line begin with the colon."""
    plain = re.compile(r"« | [;:!?»]|«\w|[\w}…][;?»](?!\S)|[^\W\d][:!](?!\S)")
    wrong = [
        key
        for key, pattern in patterns("fr").items()
        if plain.search(serialize_pattern(pattern).replace("->", "").strip())
    ]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_rules_say_enough_for_a_newcomer(game: str, language: str) -> None:
    english, here = (Words(language=one)(f"rules-{game}") for one in ("en", language))
    assert len(here.split()) > 60
    assert len(here) > len(english) * 0.7
    # The terminal makes list items of lines that begin like “2. …”: none may do so by chance.
    items = re.compile(r"^\s*(?:[–•*-]|\d+\.)\s", re.MULTILINE)
    assert len(items.findall(here)) == len(items.findall(english))
    # Short numbers may be spelt out; long ones are points, minimums and sizes.
    long = re.compile(r"\d\d+")
    assert set(long.findall(english)) <= set(long.findall(here))


# ------------------------------------------------------------------------- names and articles

_NAMES = ("Anna", "Hugo", "Émile")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_two_and_three_names_fit(language: str, count: int) -> None:
    """Where several may have won, nobody is left out, whatever the language does with lists."""
    words = Words(language=language, strict=True, names=_NAMES)
    winners = tuple(range(count))
    for win in ("alone", "team", "shared"):
        if (win == "alone") != (count == 1):
            continue
        text = words.event(tell("match-over", win=win, winners=winners))
        assert all(name in text for name in _NAMES[:count]), text
        assert "{" not in text


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        # Before a vowel or a mute h an article loses its own; 8, 11 and 80 begin with one too.
        ("fr", r"(?<![\w’])(de|le|la|que|je|ne|se|ce|jusque) (Anna|Hugo|Émile)\b"),
        ("it", r"(?<![\w’])(il|del|al|dal|sul|nel|i|un) (8|11|80|81|83|88)\b"),
        ("it", r"(?<![\w’])(lo|la|dello|della|allo|alla) (Anna|Hugo|Émile)\b"),
    ],
)
def test_articles_fit_what_follows(language: str, wrong: str) -> None:
    words = Words(language=language, strict=True, names=_NAMES)
    faulty = []
    for key in patterns(language):
        facts = _facts(key)
        for name in _NAMES:
            for number in (8, 11, 80, 83):
                given = {
                    fact: name if fact in ("name", "seat", "names") else number
                    for fact in facts
                    if fact in ("name", "seat", "names") or fact in counts(key)
                }
                text = words(key, **{**facts, **given})
                if re.search(wrong, text):
                    faulty.append((key, text[:120]))
    assert faulty == []
