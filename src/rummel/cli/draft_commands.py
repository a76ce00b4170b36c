"""A turn that is built at the keyboard: the table is rebuilt as a draft, and sent with `done`."""

from typing import TYPE_CHECKING, Final

from rich.console import RenderableType

from rummel.cli.commands import Commands
from rummel.cli.draft import Draft
from rummel.cli.screen import Refused
from rummel.errors import RuleError
from rummel.family import Building
from rummel.game import Move, View, word_of
from rummel.hints import question
from rummel.pieces import PIECES, Piece, parse_pieces

if TYPE_CHECKING:
    from rummel.cli.turns import Turns

# Words whose help speaks of the pieces: as tiles of a rack or as cards of a hand, by the family.
OF_PIECES: Final = ("meld", "add", "take", "split")


class DraftCommands(Commands):
    """The commands of a turn in which melds may be laid and rebuilt."""

    def __init__(self, turns: "Turns", seat: int) -> None:
        super().__init__(turns, seat)
        self.view = view = self.session.view(seat)
        building: Building[View] | None = self.session.game.family.building
        assert building
        self.building = building
        hand = tuple(PIECES[one] for one in view.own)
        start = question(view.rules, view.table, hand)
        self.steps = [Draft(question=start, old=view.table, hand=hand, melds=view.table)]
        # The draft's words stand first in the help: a turn is made of them.
        self.own = {
            "meld": self._meld,
            "add": self._add,
            "take": self._take,
            "split": self._split,
            "done": self._done,
            "show": self._show,
            "reset": self._reset,
        } | self.own

    @property
    def draft(self) -> Draft:
        return self.steps[-1]

    def means_own(self, word: str, rest: list[str]) -> bool:
        return word == "take" and (bool(rest) or "take" not in self.moves)

    def help_of(self, word: str) -> str:
        if word not in OF_PIECES:
            return super().help_of(word)
        own = self.screen.words(f"cli-do-{self.session.game.family.name}-{word}")
        # A move may have the same word: `take` alone takes from the scrap.
        return f"{own}\n{super().help_of(word)}" if word in self.moves else own

    def open_now(self) -> set[str]:
        words = super().open_now()
        if not self.view.free:
            return words
        words.add("meld")
        if self.draft.changed:
            words |= {"done", "show", "reset"}
        if self.draft.changed or self.building.uses_table(self.view):
            words |= {"add", "take", "split"}
        return words

    def make(self, move: Move) -> bool:
        if self.draft.changed and word_of(move) not in self.view.free:
            raise Refused("draft-open")
        return super().make(move)

    # ---------------------------------------------------------------------------------- changes

    def _meld(self, rest: list[str]) -> bool:
        tiles = parse_pieces(" ".join(rest))
        if not tiles:
            raise RuleError("bad-meld", text="")
        return self._step(self.draft.with_meld(tiles))

    def _add(self, rest: list[str]) -> bool:
        tiles, number = _tiles_and_number(rest)
        return self._step(self.draft.with_added(tiles, number))

    def _take(self, rest: list[str]) -> bool:
        tiles, number = _tiles_and_number(rest)
        return self._step(self.draft.with_taken(tiles, number))

    def _split(self, rest: list[str]) -> bool:
        if len(rest) != 2:
            raise RuleError("bad-number", text=" ".join(rest)[:20])
        return self._step(self.draft.with_split(_number(rest[0]), _number(rest[1])))

    def _step(self, draft: Draft) -> bool:
        self.steps.append(draft)
        return self._show([])

    def _undo(self, rest: list[str]) -> bool:
        if len(self.steps) == 1:
            return super()._undo(rest)
        self.steps.pop()
        return self._show([])

    def _reset(self, _rest: list[str]) -> bool:
        self.steps.append(self.steps[0])
        return self._show([])

    def _table(self, rest: list[str]) -> bool:
        super()._table(rest)
        return self._show([]) if self.draft.changed else False

    def _done(self, _rest: list[str]) -> bool:
        if not self.draft.changed:
            raise Refused("draft-empty")
        if self.draft.loose:
            raise Refused("draft-loose", pieces=self.draft.loose)
        return self.make(self.building.move(self.draft.melds))

    # ---------------------------------------------------------------------------------- showing

    def _show(self, _rest: list[str]) -> bool:
        """The draft: its melds, what is wrong with them, and what is left to place."""
        draft, words, face = self.draft, self.screen.words, self.turns.face
        rows: list[tuple[str, RenderableType]] = [(words("cli-draft"), face.melds(draft.melds))]
        if draft.loose:
            rows.append((words("cli-draft-loose"), face.pieces(face.sorted(draft.loose), "  ")))
        if draft.laid:
            rows.append((words("cli-draft-laid"), face.pieces(draft.laid, "  ")))
        needed = self.building.needed(self.view)
        if needed and draft.changed:
            opening = words("cli-draft-opening", points=draft.points, needed=needed)
            rows.append((words("cli-to-open"), opening))
        rows.append((words("cli-your-hand"), face.hand(draft.rack)))
        self.screen.show(face.facts(rows))
        for fault in draft.faults:
            reason = words.error(fault.error)
            self.screen.warn(words("cli-draft-fault", number=fault.number, reason=reason))
        if draft.laid and not draft.faults and not draft.loose and draft.points >= needed:
            self.screen.say("cli-draft-fine")
        return False


def _tiles_and_number(rest: list[str]) -> tuple[tuple[Piece, ...], int]:
    """Reads `9h 10h 3`: tiles, then the number of a meld."""
    tiles = parse_pieces(" ".join(rest[:-1]))
    if not rest or not tiles:
        raise RuleError("bad-meld", text=" ".join(rest)[:40])
    return tiles, _number(rest[-1])


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 4):
        raise RuleError("bad-number", text=word[:20])
    return int(word)
