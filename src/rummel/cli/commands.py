"""What a person can type at the table: the moves of the game, and words of the table's own."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from rich.table import Table
from rich.text import Text

from rummel.cli.rules import show_rules
from rummel.cli.screen import Leave, Refused, explained
from rummel.cli.solve import show_best, show_hint, show_reasons
from rummel.errors import RuleError
from rummel.game import Move, parse_move, word_of
from rummel.games import has_tiles, moves_under
from rummel.hints import advise, lays_melds
from rummel.pieces import JOKER, SUITS, Piece
from rummel.terminal import hands_of

if TYPE_CHECKING:
    from rummel.cli.turns import Turns

_SIGNS: Final = str.maketrans("♣♦♥♠♧♢♡♤", "cdhscdhs")


class Commands:
    """Obeys one person in one turn."""

    def __init__(self, turns: "Turns", seat: int) -> None:
        self.turns = turns
        self.screen = turns.screen
        self.session = turns.session
        self.seat = seat
        rules = self.session.rules
        view = self.session.view(seat)
        self.moves = {word_of(kind): kind for kind in moves_under(rules)}
        self.lays_melds = lays_melds(rules)
        # Only what makes sense here: not every game has hands, and not every hand is sorted.
        has_hand = bool(view.hands)
        decides = len(self.moves) > 1
        own: dict[str, tuple[Callable[[list[str]], bool], bool]] = {
            "help": (self._help, True),
            "moves": (self._moves, decides),
            "hint": (self._hint, self.lays_melds),
            "best": (self._best, decides),
            "table": (self._table, True),
            "hand": (self._hand, has_hand),
            "sort": (self._sort, has_hand and self.session.game.family.terminal.hand is None),
            "undo": (self._undo, decides),
            "score": (self._score, True),
            "log": (self._log, True),
            "rules": (self._rules, True),
            "quit": (self._quit, True),
        }
        self.own = {word: do for word, (do, makes_sense) in own.items() if makes_sense}

    def obey(self, line: str) -> bool:
        """Does what the line says; True once the match has moved on, or back."""
        line = line.translate(_SIGNS)
        words = line.split()
        if not words:
            return self._only_move()
        word = self._whole_word(words[0].lower())
        if word is None:
            return False
        try:
            if word in self.moves and not self.means_own(word, words[1:]):
                return self.play(" ".join([word, *self._rephrased(word, words[1:])]))
            return self.own[word](words[1:])
        except (RuleError, Refused) as error:
            if error.code == "bad-move":
                self.screen.warn(self.screen.words("cli-not-so", text=word))
            else:
                self.refuse(error)
            if error.code in ("bad-move", "bad-number", "bad-piece", "bad-meld"):
                self.screen.show(Text(f"  {self.help_of(word)}"))
            return False

    def _rephrased(self, word: str, rest: list[str]) -> list[str]:
        rephrase = self.session.game.family.terminal.rephrase
        return rephrase(self.session.view(self.seat), word, rest) if rephrase else rest

    def means_own(self, _word: str, _rest: list[str]) -> bool:
        """Whether a word that is a move too is meant as the table's own."""
        return False

    def play(self, text: str) -> bool:
        """Plays a move of the game, written out."""
        return self.make(parse_move(self.moves.values(), text))

    def make(self, move: Move) -> bool:
        self.session.apply(self.seat, move)
        return True

    def refuse(self, error: RuleError | Refused) -> None:
        self.screen.warn(explained(self.screen.words, error)[1])

    def _whole_word(self, word: str) -> str | None:
        """The word that is meant: it may be cut short as long as it is clear."""
        known = [*self.moves, *(one for one in self.own if one not in self.moves)]
        if word == "?":
            return "help"
        if word in known:
            return word
        meant = [one for one in known if one.startswith(word)]
        if len(meant) == 1:
            return meant[0]
        if meant:
            self.screen.warn(self.screen.words("cli-ambiguous", text=word, words=tuple(meant)))
        else:
            self.screen.warn(self.screen.words("cli-unknown-word", text=word[:40]))
        return None

    def _only_move(self) -> bool:
        """Enter alone makes the only move there is."""
        view = self.session.view(self.seat)
        if len(view.legal) == 1 and not view.free:
            return self.make(view.legal[0])
        self.screen.say("cli-enter")
        return False

    # -------------------------------------------------------------------- words of the table

    def help_of(self, word: str) -> str:
        if word in self.moves:
            return self.screen.words(f"move-{self.session.game.family.name}-{word}")
        if word == "best" and not self.lays_melds:
            return self.screen.words("cli-do-best-move")
        return self.screen.words(f"cli-do-{word}")

    def open_now(self) -> set[str]:
        """The words of moves that are possible now."""
        view = self.session.view(self.seat)
        return {word_of(move) for move in view.legal} | set(view.free)

    def _help(self, rest: list[str]) -> bool:
        if rest:
            word = self._whole_word(rest[0].lower())
            if word:
                self.screen.show(Text(self.help_of(word)))
            return False
        table = Table(box=None, show_header=False, pad_edge=False)
        open_now = self.open_now()
        for word in [*self.moves, *(one for one in self.own if one not in self.moves)]:
            mark = "▶" if word in open_now else " "
            table.add_row(mark, Text(self.help_of(word)))
        self.screen.show(table)
        self.screen.say("cli-help-end", style="dim")
        self._help_pieces()
        return False

    def _help_pieces(self) -> None:
        """How pieces are written: what the letters of this game stand for."""
        rules, words = self.session.rules, self.screen.words
        pack = self.session.game.family.pack(rules)
        if not isinstance(pack[0], Piece):
            return  # a card is just its number
        if has_tiles(rules):
            colours = tuple(words.suit(letter) for letter in SUITS)
            self.screen.say("cli-help-tiles", style="dim", colours=colours)
        elif len(self.moves) > 1:
            self.screen.say("cli-help-cards", style="dim")
        if JOKER in pack and len(self.moves) > 1:
            self.screen.say("cli-help-joker", style="dim")

    def _moves(self, _rest: list[str]) -> bool:
        self.turns.show_moves(self.session.view(self.seat), all_of_them=True)
        return False

    def _hint(self, _rest: list[str]) -> bool:
        advice = advise(self.session.match.knowledge(self.seat))
        show_hint(self.screen, advice)
        show_reasons(self.screen, advice)
        return False

    def _best(self, _rest: list[str]) -> bool:
        shown = self.session.view(self.seat)
        advice = advise(self.session.match.knowledge(self.seat))
        if self.lays_melds:
            show_hint(self.screen, advice)
        show_best(self.screen, shown, advice)
        show_reasons(self.screen, advice)
        return False

    def _table(self, _rest: list[str]) -> bool:
        self.turns.show_table(self.seat)
        return False

    def _hand(self, _rest: list[str]) -> bool:
        for line in hands_of(self.session.view(self.seat), self.turns.face):
            self.screen.show(line)
        return False

    def _sort(self, rest: list[str]) -> bool:
        face = self.turns.face
        if rest and rest[0] not in ("suit", "number"):
            self.screen.show(Text(self.help_of("sort")))
            return False
        other = "number" if face.order == "suit" else "suit"
        chosen = rest[0] if rest else other
        self.turns.face = replace(face, order="number" if chosen == "number" else "suit")
        self.turns.show_table(self.seat)
        return False

    def _undo(self, _rest: list[str]) -> bool:
        if not self.session.can_undo(self.seat):
            self.screen.warn(self.screen.words("cli-no-undo"))
            return False
        self.session.undo()
        self.turns.forget(self.seat)
        return True

    def _score(self, _rest: list[str]) -> bool:
        self.turns.show_score()
        return False

    def _log(self, _rest: list[str]) -> bool:
        self.turns.show_log(self.seat)
        return False

    def _rules(self, _rest: list[str]) -> bool:
        show_rules(self.screen, self.session.game)
        return False

    def _quit(self, _rest: list[str]) -> bool:
        raise Leave
