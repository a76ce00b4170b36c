"""Every refusal Rummel can give, in one list.

A code never changes its meaning once released. Its words stand in `lang/<language>/` under
`error-<code>`, with the facts as arguments: in the file of the family that alone gives it, or in a
general one. A test fails on a code without words, and on words without a code.
"""

from typing import Final, Union

# What an error or an event may say: numbers (pieces among them), words, and lists of those.
Fact = Union[int, str, None, tuple["Fact", ...]]  # noqa: UP007 - a recursive alias needs it

CODES: Final[dict[str, str]] = {
    # Notation
    "bad-piece": "`text` is no piece.",
    "bad-meld": "`text` is no list of pieces.",
    "bad-move": "`text` is no move of this game; `moves` lists the words it knows.",
    "bad-number": "`text` is no whole number.",
    # Rules and set-up
    "unknown-game": "There is no game called `game`; `games` lists those there are.",
    "unknown-option": "`game` has no option `option`; `options` lists its options.",
    "bad-option": "`value` does not fit the option `option`: `expected` says what does.",
    "options-clash": "The options `first` and `second` contradict each other.",
    "bad-seats": "`numbers` of players can play `game`, not `players`.",
    "unknown-bot": "There is no bot called `bot`; `bots` lists those there are.",
    "bot-failed": "The bot `bot` can't play on: `reason`; `move` is what it wanted to play.",
    "unknown-language": "There are no words in `language`; `languages` lists those there are.",
    # Any game
    "no-seat": "There is no seat `text`: they are counted from 0 to `last`.",
    "clock-only": "Only a clock may say that the time is up, and not a player.",
    "deals-outside": "The match does not know its own deals: each needs a key from outside.",
    "not-your-turn": "Seat `seat` may not act now.",
    "round-over": "The round is over.",
    "match-over": "The match is over.",
    "has-resigned": "Seat `seat` has given up already.",
    "round-not-over": "The next round can't be dealt before this one is over.",
    "wrong-phase": "The move `move` is not possible at this point of the turn.",
    "not-in-hand": "The player does not hold `piece`.",
    "wrong-move": "The move `move` does not exist in this game.",
    # Melds
    "meld-short": "A meld has at least three pieces; `meld` has `count`.",
    "meld-neither": "`meld` is neither a run nor a set.",
    "meld-neither-mixed": "`meld` is neither a run, which may mix suits here, nor a set.",
    "run-gap": "The run `meld` has a gap, or falls, between `before` and `after`.",
    "run-suits": "The run `meld` mixes suits: `piece` does not belong.",
    "run-wrap": "The run `meld` goes on past its last rank.",
    "run-long": "The run `meld` has `count` pieces; `most` is the most.",
    "runs-barred": "Only sets are allowed here, and `meld` is a run.",
    "set-suit-twice": "The set `meld` has `suit` twice.",
    "set-ranks": "The set `meld` mixes ranks.",
    "sets-barred": "Only runs are allowed here, and `meld` is a set.",
    "joker-undeclared": "It is open what a joker in `meld` stands for.",
    "joker-no-natural": "`meld` needs at least one piece that is no joker.",
    "joker-too-many": "`meld` has `count` jokers; `most` is the most.",
    "joker-adjacent": "Two jokers stand side by side in `meld`.",
    "joker-majority": "`meld` has no more natural pieces than jokers.",
    # Records and deals
    "record-file": "The file `path` with the record can't be read: `reason`.",
    "record-empty": "The record is empty.",
    "record-line": "Line `line` of the record can't be read: `reason`.",
    "record-version": "The record has version `version`; this program reads `known`.",
    "record-move": "The move on line `line` is illegal: `reason`.",
    "record-result": "The result on line `line` does not follow from the moves.",
    "record-cut": "The record ends after line `line`, before the match does.",
    "record-after-end": "Line `line` comes after the end of the match.",
    "deal-commit": "The seed revealed on line `line` does not fit the commitment.",
    "deal-words": "The words of seat `seat` on line `line` do not fit its pledge.",
    "receipt-read": "The receipt can't be read: `reason`.",
    # Positions
    "position-long": "A position has at most `most` characters.",
    "position-field": "A position of this game has no field `field`; `fields` lists those it has.",
    "position-twice": "The position says `field` twice.",
    "position-lacks": "The position needs the field `field` too.",
    "position-value": "`value` does not fit the field `field`: `expected` says what does.",
    "position-seats": "The field `field` has `count` values; it needs one for each of `players`.",
    "position-copies": "`piece` is there `count` times, and `most` times in the pack.",
    "position-count": "The position has `count` pieces, hidden ones included; the pack has `pack`.",
    "position-clash": "The fields or options `first` and `second` can't be so together.",
    "position-stuck": "Nobody could move in this position, though the round is not over.",
    "position-no-deal": "In `tries` tries, nothing hidden was found that fits the rest.",
    "position-open": "What is hidden in the field `field` would have to be seen.",
    # Score sheets
    "sheet-entries": "A round has `needed` entries, one a player, and not `count`.",
    "sheet-points": "`text` are no points.",
    "sheet-racks": "This game has no racks to count: it takes points.",
    "sheet-empty": "Only one rack can be empty, not `count`.",
    "sheet-round": "There is no round `number`; `count` are booked.",
    "sheet-word": "`text` has no meaning here; `words` lists what has.",
    # --- karo8
    "karo-must-eight": "The first card has to be `piece`.",
    "karo-no-row": "`piece` does not fit: its row has no `needed` yet.",
    "karo-must-lay": "Who can lay a card has to.",
    # --- tiles
    "tiles-table-missing": "`piece` was on the table and is not on the new one.",
    "tiles-lay-none": "No tile of the rack has been laid.",
    "tiles-too-many": "`count` tiles have been played; `most` is the most in a turn.",
    "tiles-keep-one": "One tile has to stay on the rack, to be rejected.",
    "tiles-table-closed": "`meld` may not be touched in the turn of the opening or before.",
    "tiles-opening-one": "The opening is one meld, not `count`.",
    "tiles-opening-own": "The opening needs a meld wholly from the player's own rack.",
    "tiles-opening-short": "The opening counts `reached`; `needed` is the least.",
    "tiles-joker-pinned": "`joker` has to stay until one of `needed` lies in its place.",
    "tiles-joker-stands": "`joker` has to stay: those of `needed` that lie there have not moved.",
    "tiles-joker-both": "`joker` has to stay until all of `needed` lie in its place.",
    "tiles-joker-joins": "A freed joker has to be added to a meld that was there before.",
    "tiles-rebuild-three": "`meld` has to keep three tiles together or be scattered wholly.",
    "tiles-rebuild-listed": "`meld` has to live on: shifted, split, or with a tile replaced.",
    "tiles-board-full": "The melds do not fit on the board of `columns` by `rows`.",
    "tiles-pool-empty": "The pool is empty.",
    "tiles-pool-left": "Passing has to wait: the pool still has `tiles` tiles.",
    "tiles-must-lay": "Who can lay tiles may not pass; `pieces` could be laid.",
    "tiles-change-opened": "After the opening no tile may be changed.",
    "tiles-change-most": "`most` tiles have been changed in this turn, and that is the most.",
    "tiles-keep-drawn": "`piece` has just been drawn: another tile has to go.",
    # --- romme
    "romme-first-lap": "Nobody lays before everybody has had a turn.",
    "romme-opening-alone": "One meld has to reach `needed` alone; the best has `points`.",
    "romme-opening-short": "The first meld counts `points`; it needs `needed`.",
    "romme-unopened": "Before that the player needs a first meld of `needed` points.",
    "romme-opened": "The player's first meld lies already.",
    "romme-one-added": "One added card counts towards the first meld, not `count`.",
    "romme-add-later": "Cards are added only from the turn after the first meld on.",
    "romme-no-meld": "There is no meld `meld`; `count` lie on the table.",
    "romme-no-fit": "`piece` does not fit the meld `meld`, which is `pieces`.",
    "romme-no-place": "`piece` fits no meld on the table.",
    "romme-declare": "A joker could be any of `pieces` in the meld `meld`.",
    "romme-no-joker": "No joker of the meld `meld`, which is `pieces`, stands for `piece`.",
    "romme-both-missing": "The joker of the meld `meld` is robbed with all of `pieces`.",
    "romme-joker-owed": "The robbed joker has to be laid before anything else.",
    "romme-joker-stuck": "There would be no place for the robbed joker.",
    "romme-keep-one": "One card has to stay in hand for the last discard.",
    "romme-taken": "`piece` was taken in this turn and may not be discarded.",
    # --- gin
    "gin-much-left": "Ending leaves `left` points; `most` is the most.",
    "gin-few-melded": "Ending needs at least `least` pieces in melds.",
    "gin-not-all": "Not all pieces are in melds.",
    "gin-needs-discard": "Ending needs a discard here.",
    "gin-dealt-eleven": "Eleven pieces end the round only if one of them was just taken.",
    "gin-same-piece": "`piece` was just taken from the discards and may not go back at once.",
    "gin-wall": "The stock has come to its end, and this is not possible any more.",
    "gin-take-to-end": "The last discard may be taken only to end the round with it.",
    "gin-must-end": "The last discard was taken to end the round, so it has to be ended.",
    "gin-no-lay-off": "Nothing may be laid off here.",
    "gin-no-meld": "There is no meld `meld`; `count` are exposed.",
    "gin-not-best": "A better way is at hand: only `least` points need be left.",
    # --- one-eleven
    "one-no-spot": "There is no spot `spot` in the centre; they go from 1 to `most`.",
    "one-spot-empty": "No card lies on spot `spot`.",
    "one-centre-hidden": "Clearing needs open cards only; `hidden` lie face down.",
    "one-pile-short": "The draw pile has only `cards` cards, too few for clearing.",
    "one-no-gap": "There is no gap `gap` in the hand; they go from 0 to `most`.",
    "one-no-drop": "No card can leave by `drop` when the new one goes into gap `gap`.",
    # --- duel
    # --- solve
    "solve-line": "The position can't be read: `reason`.",
    "solve-no-melds": "This game has no melds to arrange.",
    "solve-copies": "`piece` is there more than `most` times.",
    "solve-jokers": "There are `count` jokers; `most` is the most.",
    "solve-rack-long": "The rack has `count` pieces; `most` is the most.",
    "solve-table": "The table holds what is no meld.",
    "solve-rules": "No melds, worths or objectives can be like that together.",
    "solve-limit": "A limit is negative or too high.",
    # --- server
    "table-unknown": "There is no table `table`.",
    "table-full": "All seats are taken.",
    "table-started": "The match has begun.",
    "table-not-started": "The match has not begun.",
    "table-over": "The match is over.",
    "table-not-over": "The match is not over.",
    "table-paused": "The clocks stand still; nobody moves.",
    "seat-unknown": "There is no seat `number`.",
    "seat-taken": "Somebody sits there.",
    "seat-held": "The player sits at the table already.",
    "seat-none": "Only who sits at the table may do that.",
    "seats-open": "The match can't begin: `count` seats are open.",
    "seats-many": "The player sits at `most` tables that have not begun.",
    "seat-freed": "The host has freed the seat; its player may come back in `minutes` minutes.",
    "pledge-none": "The seat has pledged no words, so it has none to reveal.",
    "reveal-words": "The words do not fit the pledge of the seat.",
    "reveal-late": "Round `round` has been dealt without the words.",
    "host-only": "Only who made the table may do that.",
    "stale": "The command answers number `number`, but the match is at `now`.",
    "draft-pieces": "A draft holds only what lies on the table and in the player's own hand.",
    "watch-closed": "Nobody may look on at this table.",
    "chat-closed": "Nobody talks at this table.",
    "hints-closed": "The solver may not be asked at this table.",
    "replay-round": "Round `round` can't be shown: the first `over` rounds are over, no more.",
    "replay-step": "There is no step `step` in this round; `last` is the last one.",
    "rated-accounts": "Rated matches are for people with accounts.",
    "name-taken": "An account is called `name` already.",
    "weak-password": "A password has at least `least` characters and is not the name.",
    "bad-login": "The name or the password is wrong.",
    "account-held": "The person has an account already.",
    "account-needed": "That needs an account.",
    "people-only": "A bot's token can't be used for that.",
    "tokens-full": "Somebody has at most `most` bots.",
    "bad-setting": "The setting `name` does not fit: `reason`.",
    "workers-sqlite": "SQLite serves one process; more need PostgreSQL.",
    "not-signed-in": "A name is needed first.",
    "bad-request": "The request can't be read: `reason`.",
    "bad-origin": "The request comes from another site.",
    "not-found": "There is nothing at this address.",
    "method-wrong": "That can't be done at this address.",
    "too-large": "The request has more than `most` bytes.",
    "too-much-work": "The answer would take more time or memory than one question may have.",
    "too-many": "Too many requests; the next is welcome in `seconds` seconds.",
    "storage-down": "The server can't write at the moment; nothing has changed.",
    "server-fault": "The server made a mistake; nothing has changed.",
}


class RuleError(Exception):
    """A refusal: a stable code and the facts that its words need. Nothing has changed."""

    def __init__(self, code: str, **facts: Fact) -> None:
        if code not in CODES:
            raise KeyError(code)
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}({facts})" if facts else self.code
