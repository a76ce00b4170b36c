"""Advice: it can be played, and nothing that the games offer beats it."""

from itertools import islice
from random import Random

import msgspec
import pytest

from rummel.bots.random import random_move
from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.family import Advice, Building
from rummel.game import Opening, Rules, View, heard
from rummel.games import GAMES, find
from rummel.games.gin import state as gin_state
from rummel.games.romme import state as romme_state
from rummel.games.tiles import state as tiles_state
from rummel.games.tiles.table import plan
from rummel.hints import advise, lays_melds, melds_asked, question
from rummel.knowledge import Knowledge
from rummel.pieces import parse_pieces
from rummel.solve import arrange, reach
from rummel.testkit import random_rules

LAYING = [id for id, game in GAMES.items() if lays_melds(game.rules)]


def _play(game: str, rules: Rules, seed: str, least: int) -> int:
    """Plays a round at random and asks for advice on the way; how often something could be laid."""
    family, chance = find(game).family, Random(seed)
    state, events_so_far = family.deal(rules, Opening(), Stream(chance.randbytes(32)))
    laid = hints = 0
    while not state.outcome:
        seat = family.to_act(state)[0]
        view = family.view(state, seat)
        advice = advise(Knowledge(view, heard(events_so_far, seat)))
        after, more = state, events_so_far
        for move in advice.moves:
            after, events = family.apply(after, seat, move)
            more = (*more, *events)
        if advice.answer:
            hints += 1
            laid += bool(advice.answer.laid)
            _check_best(view, advice.answer.placed)
        _check_question(family.building, view, advice)
        # Follow the advice sometimes, so that tables fill up.
        if chance.random() < 0.3:
            state, events_so_far = after, more
        else:
            state, events = family.apply(state, seat, random_move(view, chance))
            events_so_far = (*events_so_far, *events)
    assert hints >= least
    return laid


def _check_best(view: object, placed: int) -> None:
    if isinstance(view, tiles_state.TilesView):
        assert view.seat is not None
        rack = view.hands[view.seat]
        assert rack is not None
        for move in islice(tiles_state.unlisted(view), 10):
            assert isinstance(move, tiles_state.Lay)
            turn = plan(
                view.rules,
                view.table,
                rack,
                move.table,
                opened=view.opened[view.seat],
                rejects=view.rejects,
            )
            assert placed >= len(turn.laid)
    elif isinstance(view, romme_state.RommeView):
        for lay in islice(romme_state.unlisted(view), 10):
            if isinstance(lay, romme_state.Lay):
                assert placed >= sum(map(len, lay.melds))


def _check_question(building: Building[View] | None, view: View, advice: Advice) -> None:
    """A client that puts the question to its arranger finds the same, or knows that it has not."""
    question = building.question(view) if building else None
    if building and question:
        answer = arrange(question)
        if answer.laid and answer.proven:
            assert advice.moves == (building.move(answer.table),)


@pytest.mark.parametrize("game", [id for id, game in GAMES.items() if game.family.building])
def test_presets_leave_nothing_to_the_server(game: str) -> None:
    """Wherever something can be laid by a preset's own rules, there is a question for clients."""
    preset, chance = find(game), Random(game)
    building = preset.family.building
    assert building
    state, _ = preset.family.deal(preset.rules, Opening(), Stream(chance.randbytes(32)))
    questions = 0
    while not state.outcome:
        seat = preset.family.to_act(state)[0]
        view = preset.family.view(state, seat)
        question = building.question(view)
        assert (question is not None) == bool(view.free)
        assert building.question(preset.family.view(state, None)) is None
        questions += question is not None
        state, _ = preset.family.apply(state, seat, random_move(view, chance))
    assert questions > 5


@pytest.mark.parametrize("game", LAYING)
def test_advice_is_legal_and_best(game: str) -> None:
    rules = find(game).rules
    assert sum(_play(game, rules, f"{game} {number}", least=5) for number in range(3)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", LAYING)
def test_advice_under_any_rules(game: str) -> None:
    for number in range(6):
        rules = random_rules(find(game), Random(f"rules {game} {number}"))
        try:
            _play(game, rules, f"any {game} {number}", least=0)
        except BaseException as error:
            error.add_note(f"{game}, {number}: {rules}")
            raise


@pytest.mark.parametrize("game", [one for one in GAMES if one not in LAYING])
def test_advice_where_there_is_nothing_to_arrange(game: str) -> None:
    _play(game, find(game).rules, game, least=0)


def test_an_opening_out_of_reach_says_how_far_it_is() -> None:
    rules = find("myrummy").rules
    opening = question(rules, (), parse_pieces("9c 9d 9h 1s"), opened=False)
    assert not arrange(opening).possible
    assert reach(opening) == 27


def test_games_without_melds() -> None:
    with pytest.raises(RuleError, match="solve-no-melds"):
        question(find("karo8").rules, (), parse_pieces("9c"))


def test_a_spread_without_melds_asks_how_the_hand_groups() -> None:
    family = find("gin").family
    state, _ = family.deal(find("gin").rules, Opening(first=0), Stream(bytes(32)))
    hand = parse_pieces("5h 6h 7h 11c 11d 11s 1s 2c 9d 13d")
    view = family.view(msgspec.structs.replace(state, hands=(hand, state.hands[1])), 0)
    melds = {parse_pieces("5h 6h 7h"), parse_pieces("11c 11d 11s")}
    assert set(melds_asked(gin_state.Spread(), view)) == melds
    given = (parse_pieces("5h 6h 7h"),)
    assert melds_asked(gin_state.Spread(given), view) == given
    # The hands of others stay closed, for spectators too.
    assert melds_asked(gin_state.Spread(), family.view(state, None)) == ()
    assert melds_asked(gin_state.Take(), view) == ()
