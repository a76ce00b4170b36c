"""The messages between a server and its clients, as JSON. Version 1.

A client sends commands, by WebSocket or by HTTP, and gets messages. Pieces, melds and moves are
text in Rummel's one notation (`docs/notation.md`). What a client may know of a match comes to it
as a view and as the events it heard, and in no other way: a move of somebody else is never sent,
since it may hold what only its player knows.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from rummel.game import Group, Points, Win

VERSION: Final = 1

# What no name and no line of chat may hold, since it can't be seen or turns the text around it:
# control characters, marks of direction, blanks other than the plain one, fillers, tags, and marks
# that choose a variant.
UNSEEN: Final = (
    "\\x00-\\x1f\\x7f-\\xa0\\xad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f"
    "\\u2000-\\u200b\\u200e\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0e"
    "\\ufeff\\uffa0\\ufff0-\\uffff\U00016fe4\U0001d159\U000e0000-\U000e0fff"
)
# Joiners hold emoji and some scripts together, so they may stand inside of a name.
_JOINS: Final = "\\u200c\\u200d\\ufe0f"
_NAME: Final = f"^[^{UNSEEN}{_JOINS} ]([^{UNSEEN}]*[^{UNSEEN} ])?$(?!\\n)"

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=_NAME)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$(?!\n)")]
# Of the chain of words that a seat adds to the deals (`docs/notation.md`): its end, or a link.
Hash = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]{64}$(?!\n)")]
RoundNumber = Annotated[int, Meta(ge=1, le=1000)]
Number = Annotated[int, Meta(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
MeldText = Annotated[str, Meta(max_length=200)]

# ----------------------------------------------------------------------------------- new tables


class NoClock(Struct, frozen=True, tag="none", tag_field="kind", forbid_unknown_fields=True):
    """Everybody takes the time they want."""


class TurnClock(Struct, frozen=True, tag="turn", tag_field="kind", forbid_unknown_fields=True):
    """A number of seconds for every turn: the sheets' two minutes, or days for correspondence.

    A turn has one limit for all its moves. A player who may react to another's turn, as with a
    knock in Rommé, has a quarter of that, but at least 15 seconds.
    """

    seconds: Annotated[int, Meta(ge=1, le=30 * 86_400)] = 120


class BankClock(Struct, frozen=True, tag="bank", tag_field="kind", forbid_unknown_fields=True):
    """Seconds for the whole match, and some more for every turn, once it is over.

    With an empty bank a turn has two seconds. To react to another's turn draws on the bank too,
    and brings nothing.
    """

    seconds: Annotated[int, Meta(ge=1, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=600)] = 10


class SheetClock(Struct, frozen=True, tag="sheet", tag_field="kind", forbid_unknown_fields=True):
    """What the rules say: the option `seconds`, in games that have it, for every turn."""


Clock = NoClock | TurnClock | BankClock | SheetClock
# What happens when a player has been away for longer than `grace`.
Away = Literal["wait", "bot", "resign"]
Pace = Literal["live", "correspondence"]
# How long bots seem to think.
BotPace = Literal["natural", "brisk", "at-once"]
# What players can say with one tap; clients word it under `web-react-<code>`.
Reaction = Literal["hello", "nice", "thanks", "oops", "wow", "bye"]
# How somebody at a table stands to another one there: nobody special, one who was asked to be
# friends, one who has asked, a friend.
Bond = Literal["", "sent", "asked", "friend"]
# What one can do at a friend's table: sit down, look on, go on playing, or nothing.
Way = Literal["join", "watch", "yours", ""]
# What somebody is reported for.
Grievance = Literal["insult", "name", "cheating", "stalling", "other"]
# What people look like at tables: their initials, or a drawing that the pages have.
Avatar = Literal[
    "",
    "bear",
    "cat",
    "fox",
    "frog",
    "hare",
    "hedgehog",
    "mouse",
    "owl",
    "penguin",
    "robin",
    "turtle",
    "whale",
]
BotName = Annotated[str, Meta(max_length=20, pattern=r"^[a-z]+$")]
SeatWanted = Annotated[str, Meta(max_length=30, pattern=r"^(me|open|bot:[a-z]+)$")]


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is set up, apart from the rules of its game."""

    listed: bool = False  # in the lobby; otherwise people need the link
    pace: Pace = "live"
    clock: Clock = NoClock()
    away: Away = "wait"
    grace: Annotated[int, Meta(ge=0, le=3600)] = 60  # seconds
    rated: bool = False
    hints: bool = True  # players may ask the solver
    watchers: bool = True  # spectators are allowed
    chat: bool = True
    bot_pace: BotPace = "natural"


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables`. `options` are those that differ from the preset."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    # One per seat: `me`, `open` or `bot:nora`; empty: me, and open seats.
    seats: Annotated[tuple[SeatWanted, ...], Meta(max_length=6)] = ()
    setup: Setup = Setup()
    pledge: Hash | None = None  # of my words, which are my part of the deals
    start: bool = False  # deal at once; every seat has to be taken


# ------------------------------------------------------------------------------------- commands


class Command(Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """What a client wants to do at a table. The answer carries the same key."""


class Sit(Command, frozen=True, kw_only=True):
    """Take an open seat, or any. A pledge makes the player's words a part of the deals."""

    seat: SeatNumber | None = None
    pledge: Hash | None = None
    key: Key = "sit"


class Leave(Command, frozen=True, kw_only=True):
    """Give the seat up before the match starts."""

    key: Key = "leave"


class Free(Command, frozen=True, kw_only=True):
    """Open a seat again that somebody has taken; the host may, before the match starts.

    The player who sat there can watch, and may sit down again after a few minutes.
    """

    seat: SeatNumber
    key: Key = "free"


class Invite(Command, frozen=True, kw_only=True):
    """Let a bot sit down at an open seat; the host may, before the match starts."""

    seat: SeatNumber
    bot: BotName
    key: Key = "invite"


class Start(Command, frozen=True, kw_only=True):
    """Begin the match; the host may, once all seats are taken.

    It is dealt once all players who have pledged words have revealed them, or after a few seconds
    without those that are missing.
    """

    pledge: Hash | None = None
    key: Key = "start"


class Reveal(Command, frozen=True, kw_only=True):
    """The words of the round that is about to be dealt, which the pledge has fixed."""

    round: RoundNumber
    words: Hash
    key: Key = "reveal"


class Play(Command, frozen=True, kw_only=True):
    """A move, as text. `number` is the last one the client has seen; a repeat has the same key."""

    number: Number
    move: Annotated[str, Meta(max_length=2000)]
    key: Key


class Check(Command, frozen=True, kw_only=True):
    """Whether a move would be legal, and what is wrong if not. Nothing is played."""

    number: Number
    move: Annotated[str, Meta(max_length=2000)]
    key: Key = "check"


class Draft(Command, frozen=True, kw_only=True):
    """The melds of a turn that is being built; a time-out falls back on them."""

    number: Number
    melds: Annotated[tuple[MeldText, ...], Meta(max_length=60)]
    key: Key = "draft"


class Ready(Command, frozen=True, kw_only=True):
    """Go on to the next round."""

    key: Key = "ready"


class Resign(Command, frozen=True, kw_only=True):
    """Give up the match."""

    key: Key = "resign"


class Pause(Command, frozen=True, kw_only=True):
    """Ask for the clocks to stop; they do once everybody has. `on=False` lets them run again."""

    on: bool = True
    key: Key = "pause"


class Tempo(Command, frozen=True, kw_only=True):
    """How long bots seem to think from now on; the host may say, at any time."""

    pace: BotPace
    key: Key = "tempo"


class Rematch(Command, frozen=True, kw_only=True):
    """Ask for another match, or agree to it; it begins once everybody has, with the seats moved on
    by one. `on=False` declines it; players who have declined may still agree later.
    """

    on: bool = True
    pledge: Hash | None = None
    key: Key = "rematch"


class Say(Command, frozen=True, kw_only=True):
    """Talk to the others at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    key: Key


class React(Command, frozen=True, kw_only=True):
    """Show the others one of a few quick words, for a moment."""

    reaction: Reaction
    key: Key = "react"


class Mute(Command, frozen=True, kw_only=True):
    """Stop hearing somebody in the chat, or hear them again."""

    seat: SeatNumber
    on: bool = True
    key: Key = "mute"


class Block(Command, frozen=True, kw_only=True):
    """Never be matched with somebody again, and hear nothing from them; or take that back."""

    seat: SeatNumber
    on: bool = True
    key: Key = "block"


class Befriend(Command, frozen=True, kw_only=True):
    """Ask somebody with whom one has played to be friends, or agree to be."""

    seat: SeatNumber
    key: Key = "befriend"


class Report(Command, frozen=True, kw_only=True):
    """Tell the operator of the server about somebody at the table."""

    seat: SeatNumber
    reason: Grievance
    text: Annotated[str, Meta(max_length=300)] = ""
    key: Key = "report"


class Ping(Command, frozen=True, kw_only=True):
    """Still there."""

    key: Key = "ping"


AnyCommand = (
    Sit
    | Leave
    | Free
    | Invite
    | Start
    | Reveal
    | Play
    | Check
    | Draft
    | Ready
    | Resign
    | Pause
    | Tempo
    | Rematch
    | Say
    | React
    | Mute
    | Block
    | Befriend
    | Report
    | Ping
)

# ------------------------------------------------------------------------------------- messages


class SeatInfo(Struct, frozen=True, kw_only=True):
    """One seat as everyone may know it."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    bot: str | None = None  # the bot that plays here, always or until the person is back
    program: bool = False  # the person here is somebody's own bot, which plays by a token
    avatar: Avatar = ""  # of a person
    here: bool = False  # connected now
    host: bool = False
    ready: bool = False  # for the next round
    again: bool = False  # wants a rematch
    declined: bool = False  # wants none
    pausing: bool = False
    out: bool = False  # has resigned


class Dealt(Struct, frozen=True):
    """A round that is over: what the seats added to its deal, and the server's seed."""

    round: int
    words: tuple[str, ...]
    seed: str


class Booked(Struct, frozen=True, kw_only=True):
    """A part of what a seat gets for a round; clients word it under its key."""

    key: str
    points: int
    facts: dict[str, Any]


class Message(Struct, frozen=True, tag_field="is", tag=str.lower):
    """What a client is sent."""


class Table(Message, frozen=True, kw_only=True):
    """Everything about a table but the play itself."""

    version: int = VERSION
    id: str
    game: str
    rules: dict[str, Any]
    setup: Setup
    status: Literal["open", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    you: int | None  # the client's own seat
    number: int
    round: int
    booked: tuple[Points, ...]
    account: tuple[tuple[Booked, ...], ...]  # of a round that is over: each seat's points in parts
    result: dict[str, Any] | None
    win: Win | None  # how the match that is over was won, or else the round; None: not at all
    deal: int  # the version of the dealing scheme
    commit: str
    # What each seat has pledged, empty for nothing; fixed as soon as the table is not open.
    pledges: tuple[str, ...]
    words: tuple[str, ...]  # what each seat added to the deal of this round
    dealt: int  # the number of that deal in the log; 0 before the first
    reveal: Dealt | None  # of the last round that is over; the record has them all
    watchers: int
    due: tuple[float | None, ...]  # seconds left for each seat; None: its clock does not run
    # Seconds on clocks that stand still: of a turn that others react to, or of a bank.
    held: tuple[float | None, ...]
    banks: tuple[float, ...]  # seconds for the rest of the match
    next_deal: float | None  # seconds until the next round is dealt without waiting for more
    paused: bool
    rematch: str | None  # the table where it goes on
    muted: tuple[int, ...] = ()  # the seats that this client wants to hear nothing from
    blocked: tuple[int, ...] = ()  # of these, those whom this client never wants to meet again
    bonds: tuple[Bond, ...] = ()  # how each seat stands to this client, who plays here too


class Question(Struct, frozen=True, kw_only=True):
    """What is best laid now, as the kernel reads it: a client that has the kernel need not ask.

    The answer's table, as the melds of `move`, is the best turn if the kernel says that it is
    proven and something is laid. A row of pieces is two hexadecimal digits for each piece.
    """

    move: str  # its word
    table: tuple[str, ...]
    rack: str
    laws: tuple[int, ...]
    settings: tuple[int, ...]
    objectives: tuple[int, ...]


class Position(Message, frozen=True, kw_only=True):
    """The whole view at a number: the first thing a client gets, and after a gap."""

    number: int
    view: msgspec.Raw
    question: Question | None = None  # for the player on turn, where hints are open
    due: tuple[float | None, ...] = ()
    held: tuple[float | None, ...] = ()
    past: tuple["Past", ...] = ()  # the round so far; empty where the client knows it


class Past(Struct, frozen=True):
    """An earlier move of the round: what this client heard of it."""

    number: int
    events: tuple["Heard", ...]


class Step(Message, frozen=True, kw_only=True):
    """One move: what this client heard of it, and its view after it."""

    number: int
    events: tuple["Heard", ...]
    view: msgspec.Raw | None  # None: a newer one follows at once
    question: Question | None = None  # as in a position
    due: tuple[float | None, ...] = ()
    held: tuple[float | None, ...] = ()


class Heard(Struct, frozen=True):
    """An event as its hearer may know it."""

    code: str
    facts: dict[str, Any]


class Drafted(Message, frozen=True):
    """What somebody is building; empty once the turn is over."""

    seat: int
    melds: tuple[str, ...]


class Said(Message, frozen=True):
    """Somebody talks."""

    id: int
    seat: int
    name: str
    text: str
    at: float  # seconds since 1970


class Reacted(Message, frozen=True):
    """A quick word of somebody; it is not kept."""

    seat: int
    reaction: Reaction


class Refusal(Message, frozen=True, kw_only=True):
    """A command was not carried out; nothing has changed."""

    error: str  # a stable code of `errors.py`
    message: str  # its words in the client's language
    facts: dict[str, Any] = {}
    key: str = ""
    now: Position | None = None  # where the match stands, if the command came too late


class CheckedMeld(Struct, frozen=True, kw_only=True):
    """A meld of a move that was checked: how it reads, or what is wrong with it."""

    meld: str  # every joker declared, if it reads
    kind: Literal["run", "set"] | None = None
    points: int = 0
    refusal: Refusal | None = None


class Checked(Struct, frozen=True, kw_only=True):
    legal: bool
    refusal: Refusal | None
    melds: tuple[CheckedMeld, ...]


class Answer(Message, frozen=True, kw_only=True):
    """A command was carried out. A move has its number in the log."""

    key: str
    number: int | None = None
    check: Checked | None = None


class Bye(Message, frozen=True):
    """The server hangs up; come back after this many seconds."""

    reason: str
    after: float


class Playing(Struct, frozen=True, kw_only=True):
    """Where a friend plays now."""

    game: str
    way: Way
    table: str | None  # for those who may go there


class Friend(Struct, frozen=True, kw_only=True):
    """A friend, as far as they want to be seen."""

    id: str
    name: str
    avatar: Avatar
    here: bool  # has a page open
    playing: Playing | None = None


class Asker(Struct, frozen=True, kw_only=True):
    """Somebody who would like to be friends, or whom one has asked."""

    id: str
    name: str
    avatar: Avatar


class Invitation(Struct, frozen=True, kw_only=True):
    """A friend wants one at a table that has not begun."""

    table: str
    game: str
    name: str
    avatar: Avatar
    at: float


class Circle(Message, frozen=True, kw_only=True):
    """One's friends, who is here, and what they want."""

    friends: tuple[Friend, ...]  # those who are here first
    asked: tuple[Asker, ...]  # who wait for an answer
    sent: tuple[Asker, ...]  # whom one has asked, whatever became of it
    invitations: tuple[Invitation, ...]  # the newest first


AnyMessage = Table | Position | Step | Drafted | Said | Reacted | Answer | Refusal | Bye

# ----------------------------------------------------------------------- answers of the HTTP API


class OptionInfo(Struct, frozen=True, kw_only=True):
    """An option of a game, as a form for new tables needs it."""

    name: str
    key: str  # of its words
    kind: Literal["switch", "number", "choice", "numbers"]
    default: bool | int | str | tuple[int, ...]
    least: int | None
    most: int | None
    allowed: tuple[int, ...]  # the only numbers that fit; empty: all between the bounds
    choices: tuple[str, ...]
    ledger: tuple[str, ...]
    group: Group  # worded under `option-group-<group>`


class Closed(Struct, frozen=True):
    """Values of an option that can't be chosen now, and the option that rules them out."""

    option: str
    values: tuple[bool | int | str, ...]
    by: str


class Why(Struct, frozen=True):
    """Something that speaks for a move; clients word it under `why-<code>`."""

    code: str
    facts: dict[str, Any]


class Hint(Struct, frozen=True, kw_only=True):
    """What the master would do in the place of a player, and why."""

    moves: tuple[str, ...]  # to be played one after the other
    placed: int  # pieces of the hand that these moves lay
    points: int
    # Of a player who has not opened: the points within reach, and those needed.
    reached: int
    needed: int
    proven: bool  # nothing better exists; else the search was cut short
    reasons: tuple[Why, ...]  # three at most, the most telling first
    sure: int | None  # in how many of ten cases the master does so; None: nobody knows


class KernelRound(Struct, frozen=True, kw_only=True):
    """A round as the kernel reads it, and the seat whose move is wanted.

    The first actions of the seat are its listed moves, in the same order.
    """

    family: str
    options: dict[str, tuple[int, ...]]
    fields: dict[str, Any]
    seat: int
