"""A table of one person among bots that no server keeps: the same messages, and nothing is lost."""

import json
from typing import Any

import msgspec
import pytest

from rummel import record, wire
from rummel.alone import Alone, Desk, Kept, Update, another
from rummel.errors import RuleError
from rummel.games import GAMES

FAST = wire.Setup(bot_pace="at-once")


def kept(game: str, **changes: Any) -> Kept:
    bots = ["bot:nora"] * (GAMES[game].rules.players - 1)
    wanted = wire.NewTable(game=game, seats=("me", *bots), setup=FAST)
    return Kept(id="x", wanted=wanted, name="Ana", secret="ab" * 32, created=1.0, **changes)


class Page:
    """What a page knows of a table, and what it does there."""

    def __init__(self, match: Kept) -> None:
        self.now = 0.0
        self.alone = Alone(match, self.now)
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.number = -1
        self.drafted = 0
        self.kept = match
        self.last: dict[str, Any] = {}
        self.take(self.alone.hello(self.now))

    def take(self, update: Update) -> None:
        self.update = update
        self.kept = update.kept or self.kept
        for raw in update.messages:
            message = self.last = json.loads(bytes(raw))
            if message["is"] == "table":
                self.table = message
            elif message["is"] in ("position", "step"):
                self.view = message["view"] or self.view
                self.number = message["number"]
            elif message["is"] == "drafted":
                self.drafted += bool(message["melds"])

    def tell(self, **command: Any) -> dict[str, Any]:
        self.take(self.alone.command(json.dumps({"key": "k", **command}), self.now))
        return self.last

    def wait(self) -> bool:
        if self.update.wait is None:
            return False
        self.now += self.update.wait
        self.take(self.alone.go_on(self.now))
        return True

    def play(self) -> None:
        [move, *_] = json.loads(self.alone.hint())["moves"] or self.view["legal"]
        said = self.tell(do="play", number=self.number, move=move, key=f"k{self.number}")
        assert said["is"] == "answer", said

    def step(self) -> None:
        if not self.wait():
            if self.view["outcome"]:
                self.tell(do="ready")
            else:
                self.play()


@pytest.mark.parametrize("game", ["gin", "karo8", "duel", "one-eleven", "brettspielnetz"])
def test_a_match_is_played_to_its_end_and_taken_up_in_between(game: str) -> None:
    page = Page(kept(game))
    for step in range(2000):
        if page.table["result"]:
            break
        page.step()
        if step % 25 == 7:
            before = page.view
            text = msgspec.json.encode(page.kept)
            page = Page(msgspec.json.decode(text, type=Kept))
            assert page.view == before
    assert page.kept.over
    played = record.verify(page.alone.record())
    assert played.result
    assert list(played.result.totals) == page.table["result"]["totals"]
    assert page.update.wait is None


def test_another_match_begins_one_seat_further_on() -> None:
    page = Page(kept("karo8"))
    again = another(page.kept, "y", "cd" * 32, 2.0)
    assert again.wanted.seats == (page.kept.wanted.seats[-1], *page.kept.wanted.seats[:-1])
    assert not again.entries
    assert Page(again).table["you"] == 1


def test_a_turn_that_is_built_in_the_open_grows_before_it_is_played() -> None:
    match = kept("rummikub")
    wanted = msgspec.structs.replace(match.wanted, setup=wire.Setup())
    page = Page(msgspec.structs.replace(match, wanted=wanted))
    for _ in range(60):
        page.step()
    assert page.drafted
    drafted = page.drafted
    assert page.tell(do="tempo", pace="at-once")["is"] == "answer"
    for _ in range(40):
        page.step()
    assert page.drafted == drafted


def test_nobody_else_deals_the_next_round() -> None:
    page = Page(kept("gin"))
    while not page.view["outcome"]:
        page.step()
    assert page.update.wait is None
    assert page.table["next_deal"] is None
    page.tell(do="ready")
    assert page.wait()
    assert page.table["round"] == 2


def test_refusals_change_nothing() -> None:
    page = Page(kept("gin"))
    while page.wait():
        pass
    before, number = page.kept, page.number
    for command, error in (
        ({"do": "play", "number": number, "move": "lay 3h"}, None),
        ({"do": "play", "number": number + 1, "move": "draw"}, "stale"),
        ({"do": "ready"}, "round-not-over"),
        ({"do": "say", "text": "hello"}, "seat-nobody"),
        ({"do": "fly"}, "bad-request"),
    ):
        said = page.tell(**command)
        assert said["is"] == "refusal"
        assert error is None or said["error"] == error
    assert page.kept == before
    page.play()
    first = page.number
    again = {"number": number, "move": page.view["legal"][:1] or "draw", "key": f"k{number}"}
    assert page.tell(do="play", **{**again, "move": "draw"})["number"] == number + 1  # a repeat
    assert page.number == first


def test_to_give_up_ends_the_match() -> None:
    page = Page(kept("duel"))
    assert page.tell(do="resign")["is"] == "answer"
    assert page.table["result"]["reason"] == "resigned"
    assert page.kept.over


def test_what_is_kept_may_be_damaged() -> None:
    with pytest.raises(RuleError, match="record-version"):
        Alone(kept("gin", version=2), 0.0)
    wanted = wire.NewTable(game="gin", seats=("me", "open"))
    with pytest.raises(RuleError, match="bad-request"):
        Alone(msgspec.structs.replace(kept("gin"), wanted=wanted), 0.0)
    desk = Desk()
    whole = json.loads(msgspec.json.encode(Page(kept("gin")).kept))
    for damage in (
        {"secret": "no"},
        {"secret": 5},
        {"entries": whole["entries"][1:]},
        {"entries": [{**one, "text": "nothing"} for one in whole["entries"]]},
        {"wanted": {"game": "chess"}},
    ):
        request = {"do": "open", "kept": {**whole, **damage}, "now": 0.0}
        assert json.loads(desk.ask(json.dumps(request)))["is"] == "refusal", damage
    assert "messages" in desk.ask(json.dumps({"do": "open", "kept": whole, "now": 0.0}))
