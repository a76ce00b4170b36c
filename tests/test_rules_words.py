"""The rules texts state the numbers that their games are played by, in every language."""

import pytest

from rummel.games import GAMES
from rummel.games.gin.rules import GinRules
from rummel.games.one_eleven.rules import OneElevenRules
from rummel.games.romme.rules import RommeRules
from rummel.games.tiles.rules import TilesRules
from rummel.lang import Words, languages

rule = pytest.mark.rule

MYRUMMY = {
    "cs": "fialové, černé, zelené a šedé",
    "de": "Lila, Schwarz, Grün und Grau",
    "en": "purple, black, green and grey",
    "es": "morado, negro, verde y gris",
    "fr": "violet, noir, vert et gris",
    "it": "viola, nero, verde e grigio",
    "nl": "paars, zwart, groen en grijs",
    "pl": "fioletowym, czarnym, zielonym i szarym",
    "sk": "fialovej, čiernej, zelenej a sivej",
}


def _numbers(game: str) -> set[int]:
    """What the rules of a preset say in figures."""
    rules = GAMES[game].rules
    if isinstance(rules, OneElevenRules):
        return {rules.hand, 13, 14, rules.target, rules.max_turns}  # ONE-42, ONE-43
    if isinstance(rules, RommeRules):
        return {rules.minimum, rules.max_turns, rules.relief, rules.first_lay_penalty} - {0}
    if isinstance(rules, GinRules) and GAMES[game].sheet:
        return {rules.max_turns, rules.target}
    if isinstance(rules, TilesRules):
        cap = {rules.max_turns} if rules.turn == "lay-or-exchange" else set()
        return {rules.hand, rules.minimum, rules.joker_hand} | cap
    return set()


@rule("ONE-42", "ONE-43", "Q-ONE-11", "Q-SNR-3", "LAY-06", "LAY-08")
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_rules_state_their_numbers(game: str, language: str) -> None:
    text = Words(language=language)(f"rules-{game}")
    numbers = {int(word) for word in "".join(c if c.isdigit() else " " for c in text).split()}
    assert _numbers(game) <= numbers


@rule("MYR-02")
@pytest.mark.parametrize("language", languages())
def test_myrummy_names_its_colours(language: str) -> None:
    text = " ".join(Words(language=language)("rules-myrummy").split())
    assert MYRUMMY[language] in text


@rule("ONE-41", "ROM-03", "SNR-04", "SNR-20", "Q-ONE-10")
def test_rules_state_the_printed_choices() -> None:
    def text(game: str, language: str = "en") -> str:
        return " ".join(Words(language=language)(f"rules-{game}").split())

    assert "a fixed number of rounds" in text("one-eleven")
    assert "more than 12 cards" in text("one-eleven")
    assert "nicht aber die drei, die gerade abgeräumt werden" in text("one-eleven", "de")
    for game in ("romme", "romme-lay"):
        assert "four or two jokers" in text(game)
    assert "A match has several rounds: four" in text("serie-noire")
    assert "The sand timer gives you a minute" in text("serie-noire")
