"""`rummel play`: a table in the terminal, for people at one keyboard and bots."""

import contextlib
import secrets
from pathlib import Path

import click

from rummel.cli.games import games_menu
from rummel.cli.save import Keeper, free_save, new_file
from rummel.cli.screen import Leave, Refused, Screen, SpokenCommand, clean, option, read_file
from rummel.cli.seats import Seat, read_rules, read_seats, usual_seats
from rummel.cli.session import Session, resume
from rummel.cli.turns import Turns
from rummel.errors import RuleError
from rummel.family import Game
from rummel.games import GAMES, find, has_tiles
from rummel.position import Position

_LONGEST_WORDS = 200


@click.command("play", cls=SpokenCommand, help="cli-play")
@click.argument("game", required=False)
@option("--seats", metavar="NAMES", help="cli-option-seats")
@option("--option", "settings", multiple=True, metavar="KEY=VALUE", help="cli-option-option")
@option("--seed", help="cli-option-seed", metavar="TEXT")
@option("--record", "record", type=Path, metavar="FILE", help="cli-option-record")
@option("--save", "save", type=Path, metavar="FILE", help="cli-option-save")
@option("--position", "text", metavar="TEXT", help="cli-option-position")
@option("--resume", "resumed", type=Path, metavar="FILE", help="cli-option-resume")
@click.pass_obj
def play_command(
    screen: Screen,
    *,
    game: str | None,
    seats: str | None,
    settings: tuple[str, ...],
    seed: str | None,
    record: Path | None,
    save: Path | None,
    text: str | None,
    resumed: Path | None,
) -> int:
    position = None
    if text is not None:
        if game or settings or record or resumed:
            raise Refused("position-alone")
        position = Position.parse(text)
    if resumed:
        if game or seats or settings or seed is not None:
            raise Refused("resume-alone")
        session = resume(read_file(resumed), str(resumed))
        if session.position and record:  # it began with no deal that a record could prove
            raise Refused("position-alone")
        save = save or resumed
    else:
        preset = None if position else find(game) if game else _choose(screen)
        if save:
            new_file(save)
        if position:
            session = _take_up(screen, position, seats, seed)
        else:
            assert preset
            session = _begin(screen, preset, seats, settings, seed)
    names = [seat.name for seat in session.seats]
    screen.at_table(names, has_tiles(session.rules), session.game.colours)
    keeper = Keeper(session, save or free_save(session.game.id), record)
    return _play(screen, session, keeper)


def _play(screen: Screen, session: Session, keeper: Keeper) -> int:
    turns = Turns(screen, session, keeper)
    try:
        turns.play()
    except (Leave, KeyboardInterrupt):
        keeper.save()
        if len(turns.people) > 1:
            screen.clear()
        screen.show()
        screen.say("cli-saved", path=str(keeper.save_path))
        return 0
    except BaseException:
        with contextlib.suppress(Refused):
            keeper.save()
        raise
    keeper.finish()
    if keeper.record_path:
        screen.say("cli-recorded", path=str(keeper.record_path))
    return 0


def _begin(
    screen: Screen,
    game: Game,
    seats_text: str | None,
    settings: tuple[str, ...],
    seed: str | None,
) -> Session:
    words = screen.words
    if seats_text is None:
        rules = read_rules(game, settings)
        seats = usual_seats(rules.players, words)
    else:
        seats = read_seats(seats_text, words)
        rules = read_rules(game, settings, len(seats))
    secret = secrets.token_hex(32) if seed is None else clean(seed)
    screen.say(f"game-{game.id}", style="bold underline")
    screen.say("cli-commitment", commitment=Session.commitment_of(secret, rules))
    return Session(game, rules, seats, secret, _words_for_deal(screen, seats))


def _take_up(
    screen: Screen, position: Position, seats_text: str | None, seed: str | None
) -> Session:
    """A match that begins with a position: what is hidden in it is drawn, and nobody adds words."""
    rules, words = position.rules, screen.words
    if seats_text is None:
        seats = usual_seats(rules.players, words)
    else:
        seats = read_seats(seats_text, words)
        if len(seats) != rules.players:
            raise RuleError("options-clash", first="seats", second="position")
    secret = secrets.token_hex(32) if seed is None else clean(seed)
    screen.say(f"game-{position.game}", style="bold underline")
    nothing = [""] * rules.players
    return Session(find(position.game), rules, seats, secret, nothing, position=position)


def _words_for_deal(screen: Screen, seats: tuple[Seat, ...]) -> list[str]:
    """What each seat adds to the deals, now that the program has committed itself."""
    people = [seat for seat in seats if seat.bot is None]
    answers = []
    for number, seat in enumerate(seats, start=1):
        if seat.bot is not None or not screen.asks:
            # Not the name: it depends on the language, and a seed must not.
            answers.append(f"seat {number}")
        elif len(people) == 1:
            answers.append(screen.ask(screen.words("cli-ask-words"))[:_LONGEST_WORDS])
        else:
            prompt = screen.words("cli-ask-words-of", name=seat.name)
            answers.append(screen.ask(prompt)[:_LONGEST_WORDS])
    return answers


def _choose(screen: Screen) -> Game:
    """The menu of the games."""
    games = list(GAMES.values())
    screen.say("cli-menu", style="bold")
    screen.show()
    screen.show(games_menu(screen))
    screen.show()
    while True:
        text = screen.ask(screen.words("cli-menu-ask", count=len(games)))
        if text.lower() in ("q", "quit", "exit"):
            raise Leave
        if text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= len(games):
            return games[int(text) - 1]
        try:
            return find(text.lower())
        except RuleError as error:
            screen.warn(screen.words.error(error))
