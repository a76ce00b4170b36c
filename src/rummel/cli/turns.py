"""The course of a match at one keyboard: bots move by themselves, people take their turns."""

from typing import Final

from msgspec.structs import replace
from rich.text import Text

from rummel.cli.commands import Commands
from rummel.cli.draft_commands import DraftCommands
from rummel.cli.save import Keeper
from rummel.cli.screen import Refused, Screen, explained
from rummel.cli.session import Session
from rummel.cli.sheets import sheet_table, standings
from rummel.game import EVERYONE, Event, View
from rummel.games import family_of
from rummel.terminal import moves_of, table_of
from rummel.terminal.face import Face

_LOG_LINES: Final = 8
_TALL: Final = 32  # lines of a terminal with room for them


class Turns:
    """Whose turn it is, and who may look at the screen."""

    def __init__(self, screen: Screen, session: Session, keeper: Keeper) -> None:
        self.screen = screen
        self.session = session
        self.keeper = keeper
        self.face = Face(words=screen.words)
        self.people = [at for at, seat in enumerate(session.seats) if seat.bot is None]
        # Who may look: the only person always, several only after the keyboard was passed.
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        self._warned = False  # that the match can't be saved
        self._seen: dict[int | None, int] = {}  # moments that each has seen the events of

    def play(self) -> None:
        """To the end of the match."""
        while True:
            table = self.session.match
            if table.state.outcome:
                self._round_over()
                if table.result:
                    return
                self.screen.pause("cli-next-round")
                self.session.next_round()
                self.keeper.moved()
                continue
            acting = self.session.to_act
            bot = next((seat for seat in acting if self.session.seats[seat].bot), None)
            if bot is not None:
                self.session.bot_move(bot)
                self.keeper.moved()
            else:
                self._person(acting[0])

    # ----------------------------------------------------------------------------- one's turn

    def _person(self, seat: int) -> None:
        """Asks a person until a move is made."""
        self._hand_over(seat)
        self.show_table(seat)
        view = self.session.view(seat)
        commands = DraftCommands(self, seat) if _builds(view) else Commands(self, seat)
        while True:
            line = self.screen.ask(self.screen.words("cli-prompt", seat=seat))
            before = len(self.session.moments)
            if commands.obey(line):
                break
        if len(self.session.moments) > before:
            self.keeper.moved()
            self._save()
            self._hide(seat)
        else:
            self.keeper.undone()

    def _save(self) -> None:
        """Keeps the match after every move, so that nothing is lost whatever happens."""
        try:
            self.keeper.save()
        except Refused as error:
            if not self._warned:
                reason = explained(self.screen.words, error)[1]
                self.screen.warn(self.screen.words("cli-not-saved", reason=reason))
            self._warned = True

    def _hand_over(self, seat: int) -> None:
        if self.looking == seat or not self._has_secrets(seat):
            return
        self.looking = seat
        self.screen.clear()
        self.screen.pause("cli-pass-keyboard", seat=seat)

    def _hide(self, seat: int) -> None:
        """Lets a person read what only they may know before the next one gets the keyboard."""
        news = [event for event in self.session.moments[-1].events if event.to == (seat,)]
        if len(self.people) < 2 or not news or seat in self.session.to_act:
            return
        for event in news:
            self._tell(event)
        if not self.session.match.state.outcome:
            self.screen.pause("cli-hide")
            self.screen.clear()

    def _has_secrets(self, seat: int) -> bool:
        """Whether this seat's view holds anything that not everyone may see."""
        own, anyones = self.session.view(seat), self.session.view(None)
        return _public(own) != _public(anyones)

    # --------------------------------------------------------------------------------- showing

    def show_table(self, seat: int | None) -> None:
        """The view of a seat, what happened since it last looked, and what it may do."""
        self.screen.clear()
        view = self.session.view(seat)
        table = self.session.match
        words = self.screen.words
        head = Text(words(f"game-{table.game}"), style="bold")
        head.append(f" · {words('cli-round', number=table.round)}", style="not bold")
        self.screen.show(head)
        self.screen.show(table_of(view, self.face, table.totals))
        self.screen.show()
        self._show_news(seat)
        if seat is not None and seat in view.to_act:
            self.show_moves(view)

    def show_moves(self, view: View, *, all_of_them: bool = False) -> None:
        self.screen.say(f"phase-{view.rules.family}-{view.phase}", style="bold")
        self.screen.show(moves_of(view, self.face, all_of_them=all_of_them))
        if _builds(view):
            self.screen.say("cli-draft-hint")

    def _show_news(self, seat: int | None) -> None:
        news = self.session.heard(seat, self._seen.get(seat, 0))
        self._seen[seat] = len(self.session.moments)
        room = (_LOG_LINES if self.screen.out.height >= _TALL else 4) if self.screen.clears else 100
        if len(news) > room:
            self.screen.say("cli-log-more", style="dim", count=len(news) - room)
        for event in news[-room:]:
            self._tell(event)
        if news:
            self.screen.show()

    def show_log(self, seat: int) -> None:
        for event in self.session.heard(seat):
            self._tell(event)

    def _tell(self, event: Event) -> None:
        style = "dim" if event.to == EVERYONE else ""
        self.screen.show(Text(f"  {self.screen.words.event(event)}", style=style))

    def forget(self, seat: int) -> None:
        """After a move was taken back there may be less to have seen."""
        self._seen[seat] = min(self._seen.get(seat, 0), len(self.session.moments))

    # ------------------------------------------------------------------------------- the rounds

    def _round_over(self) -> None:
        table = self.session.match
        outcome = table.state.outcome
        assert outcome
        words = self.screen.words
        self.screen.clear()
        self._show_news(self.looking)
        self.screen.say("cli-round-over", style="bold underline", number=table.round)
        # Everyone may see everything now.
        self.screen.show(table_of(self.session.view(None), self.face, table.totals))
        self.screen.show()
        self.screen.say(f"outcome-{outcome.reason}", style="bold")
        self.show_score()
        self.screen.say("cli-reveal", style="dim", seed=self.session.reveal(table.round))
        if table.result:
            self.screen.show()
            self.screen.say("cli-match-over", style="bold underline")
            self.screen.say(f"result-{table.result.reason}")
            self.screen.show(Text(standings(words, table.rules, table.result), style="bold"))
        elif outcome.next_first is None:
            self.screen.say("cli-next-open")
        else:
            self.screen.say("cli-next-first", seat=outcome.next_first)
        if len(self.people) > 1:
            self.looking = None

    def show_score(self) -> None:
        table = self.session.match
        words, players = self.screen.words, table.rules.players
        self.screen.show(sheet_table(words, table.booked, players, result=table.result))


def _builds(view: View) -> bool:
    """Whether the turn may be built on the table now."""
    return family_of(view.rules).building is not None and bool(view.free)


def _public(view: View) -> View:
    return replace(view, seat=None, legal=(), free=())
