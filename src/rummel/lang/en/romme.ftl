### Rommé and Rommé with adding.

## Names

game-romme = Rommé
    .about = Draw, lay sets and runs, discard: the first to run out of cards wins.
game-romme-lay = German rummy
    .about = Rommé in which an added card helps with the first meld, and scoring has rewards and penalties.

## Options

option-romme-jokers = Jokers
    .about = How many jokers are in the pack; usually six, but four or two are common as well.
option-romme-minimum = First meld
    .about = What a player’s first meld of a round must be worth.
option-romme-opening = Points of the first meld
    .about = How the points for the first meld can be reached.
    .one = one run or set alone
    .sum = all melds laid in one move together
option-romme-opening-add = Added cards help with the first meld
    .about = Whether cards added to other melds count towards the first meld.
    .none = no
    .one = one card
    .any = any number of cards
option-romme-ace-in-set = Ace in a set
    .about = What an ace in a set counts in the first meld.
    .eleven = 11
    .one = 1
    .nothing = nothing
option-romme-corner = Around the corner
    .about = Runs may go on from the king through the ace to the two.
option-romme-ace-at-both-ends = Ace at both ends
    .about = A run may have an ace at each end, 14 cards in all; otherwise 13 is the most.
option-romme-joker-limit = Jokers in a meld
    .about = How many jokers a meld may have.
    .free = any number
    .natural = any number, with at least one other card
    .majority = fewer than other cards
    .apart = never two side by side in a run
    .one = one
option-romme-joker-in-set = Joker in a set of three
    .about = What it takes to get a joker out of a set of three.
    .declared = the card of the suit it was laid for
    .any = the card of either missing suit
    .both = the cards of both missing suits
option-romme-add-at-once = Adding on the first turn
    .about = Cards may be added on the same turn as your first meld; otherwise from your next turn on.
option-romme-add-unopened = Adding without a meld of your own
    .about = Cards may be added to other players’ melds before your own first meld is down.
option-romme-rob-unopened = Taking jokers without a meld of your own
    .about = Jokers may be taken from the table before your own first meld is down.
option-romme-robbed-joker = A taken joker
    .about = What happens to a joker taken from the table.
    .hand = it goes into your hand, for any use
    .at-once = it must be laid with your very next move
option-romme-last-discard = Last card must be discarded
    .about = The last card must be discarded; otherwise it may be laid or added too.
option-romme-rediscard = Discarding the card you took
    .about = A card taken from the discards may be discarded on the same turn.
option-romme-knock-order = Who may knock
    .about = How the others are asked about a discard that the next player leaves.
    .clockwise = one by one, from the next player’s left
    .first = all at once, and the first to knock gets it
option-romme-knock-in-first-lap = Knocking from the start
    .about = Players may knock before everybody has had a turn.
option-romme-knocker-plays = Knocker takes the turn
    .about = Whoever knocks takes over the turn, and play goes on from there.
option-romme-top-after-knock = Next discard after a knock
    .about = After a knock the player on turn may take the card now on top instead of drawing.
option-romme-empty-stock = Empty stock
    .about = What happens when the stock is empty.
    .reshuffle = all discards but the top one are shuffled
    .void = the round is over and counts for nobody
    .book = the round is over and everyone counts their hand
option-romme-winner-takes = Winner gets the total
    .about = The winner of a round scores as many points as the others get penalty points.
option-romme-relief = Reward for the winner
    .about = How many penalty points are taken off for the winner of a round.
option-romme-relief-for = Who is rewarded
    .about = Which winners have penalty points taken off.
    .winner = every winner
    .hand-romme = only those who laid all their cards in a single turn
option-romme-relief-with-discard = Reward after a last discard
    .about = A winner who discarded the last card is rewarded too.
option-romme-relief-from = Penalty points taken off
    .about = From which rounds the winner’s penalty points are taken off.
    .previous = the previous round
    .carried = all earlier rounds
option-romme-relief-below-zero = Rewards without limit
    .about = Rewards are given in full, even if there are fewer penalty points.
option-romme-lone-joker = A single joker left
    .about = What a loser scores whose whole hand is one joker.
    .counts = 20 penalty points
    .struck = nothing
    .relief = nothing, and 20 penalty points are taken off like a reward
option-romme-first-lay-penalty = Penalty for laying first
    .about = Penalty points for the player who laid the first meld of a round and did not win.
option-romme-penalty-without-winner = Penalty without a winner
    .about = The first player to lay is penalised even if nobody wins the round.
option-romme-max-turns = Turn limit
    .about = After this many turns the round is over and everyone counts their hand.

## Prompts and moves

phase-romme-start = You begin: discard one of your 14 cards.
phase-romme-draw = Draw a card, or take the discard.
phase-romme-claim = Knock if you want the discard and a penalty card with it, or pass.
phase-romme-meld = Lay and add what you like, then discard a card.

move-romme-draw = draw – draw the top card of the stock
move-romme-take = take – take the open discard instead
move-romme-knock = knock – get the discard out of turn, with a penalty card
move-romme-pass = pass – don’t knock
move-romme-lay = lay CARDS | CARDS – lay one or more melds (lay 10h Jh Qh | 5c 5d *=5s)
move-romme-open = open CARD MELD CARDS – lay your first meld and add a card that helps to the meld with that number (open 6h 2 8c 8d 8s)
move-romme-add = add CARD MELD – add a card to the meld with that number (add 9h 2, add *=9h 2)
move-romme-rob = rob CARD MELD – put a card in its joker’s place and take the joker (rob 7h 1)
move-romme-discard = discard CARD – discard a card and end your turn (discard 2c)

## Events

event-romme-left = { $seat } leaves { $pieces }. Whoever wants it may knock.
    .you = You leave { $pieces }. Whoever wants it may knock.
event-romme-knocked = { $seat } knocked for { $pieces }. A penalty card came with it.
    .you = You knocked for { $pieces }. A penalty card came with it.
event-romme-robbed = { $seat } put { $pieces } into meld { $meld } and took the joker.
    .you = You put { $pieces } into meld { $meld } and took the joker.
event-romme-reshuffled = The discards were shuffled into a new stock; cards in it: { $stock }.
event-romme-called = { $seat } calls “Rommé”!
    .you = You call “Rommé”!

## How a round ended

outcome-romme-out = Not a card left in hand: the round is won.
outcome-romme-stock = There is nothing left to draw: everyone counts their hand.
outcome-romme-void = There is nothing left to draw: the round counts for nobody.
outcome-romme-cap = The round has reached its turn limit: everyone counts their hand.

## On the score sheet

tally-romme-first = Laid first and did not win
tally-romme-joker = A lone joker does not count
tally-romme-relief = Penalty points taken off

## Refusals

error-romme-first-lap = Nobody may lay before everyone has had a turn. Discard a card.
error-romme-opening-short = That is worth { $points }; your first meld must be worth { $needed }.
error-romme-opening-alone = One meld alone must be worth { $needed }; your best is worth { $points }.
error-romme-unopened = For that you first need a meld of your own, worth { $needed }.
error-romme-opened = Your first meld is already down. Use “lay” and “add”.
error-romme-one-added = One added card may help with your first meld, not { $count }. Add the others afterwards.
error-romme-add-later = You have just laid your first meld; you may add cards from your next turn on.
error-romme-no-meld = There is no meld { $meld } on the table. { $count ->
        [0] There is none yet.
       [one] There is only meld 1.
       *[other] They are numbered from 1 to { $count }.
    }
error-romme-no-fit = { $piece } does not fit meld { $meld }: { $pieces }.
error-romme-no-place = { $piece } fits no meld on the table.
error-romme-declare = In meld { $meld } the joker could be any of { $pieces }. Say which one you mean.
error-romme-no-joker = No joker in meld { $meld } ({ $pieces }) stands for { $piece }.
error-romme-both-missing = To take the joker from meld { $meld } you need all of { $pieces }.
error-romme-joker-owed = First lay the joker you have taken.
error-romme-joker-stuck = You couldn’t lay that joker now, so you may not take it.
error-romme-keep-one = Keep one card: the last one must be discarded.
error-romme-taken = You took { $piece } this turn, so you may not discard it. Keep another card for that.

## Reasons of hints

why-romme-waits = You could also lay { $count ->
        [one] one card
       *[other] { $count } cards
    } now; the best bot waits.
why-romme-opens = Your first meld, worth { $points ->
        [one] one point
       *[other] { $points } points
    }.
why-romme-lays = You get rid of { $count ->
        [one] one card
       *[other] { $count } cards
    }.
why-romme-robs = The joker for { $piece } can be used for any card.
why-romme-fits = { $piece } fits a meld on the table.
why-romme-can-open = Then you have your first meld, worth { $points ->
        [one] one point
       *[other] { $points } points
    }.
why-romme-can-end = Then your whole hand can go.
why-romme-not-on-table = { $piece } fits nothing on the table.
why-romme-dearest = Of your loose cards it counts most: { $points ->
        [one] one point
       *[other] { $points } points
    }.

## In the terminal

cli-romme-first-lap = not until everyone has had a turn
cli-romme-owed = The joker you took must be laid this turn.
cli-score-word-first = Add who laid the first meld: 13h * / - / 5c 5d first=NAME.
cli-score-word-hand = Add “hand” at the end if the winner laid everything in one turn.
cli-score-word-laid = Add “laid” at the end if the winner laid the last card instead of discarding it.

## On the pages

web-do-knock = Knock
web-do-open = Open
web-do-rob = Take the joker
web-cards-joker-for = What does the joker stand for?
web-cards-which = What would you like to do?
web-romme-opened = has melded
web-romme-needed = Your first meld must be worth { $needed }.
web-romme-needed-alone = First, one meld alone must be worth { $needed }.
web-romme-lap = No laying on the first turn.
web-romme-no-melds = No melds here yet.
web-romme-claim = Want { $piece }? Knock: you get it with a penalty card from the stock.
web-romme-window = { $seconds ->
        [one] After one second you pass automatically.
       *[other] After { $seconds } seconds you pass automatically.
    }
web-romme-ask = When a discard is left lying
web-romme-ask-short = Pass after { $seconds } s
web-romme-ask-wait = Wait for me
web-romme-ask-never = Never knock
web-settings-knock-about = How long you are asked whether you want a card that nobody has taken.

## The lesson

lesson-romme-turn = You want to be the first without cards. A turn begins with a new card: draw one from the stock. It ends with a discard: put away a card that you don’t need.
lesson-romme-open = Cards go down in melds: three or more of one rank, or a run in one suit. Your first meld must be worth 30. Queens count 10 each: lay all three, then discard.
lesson-romme-add = Once you have melded, you may add to any meld on the table. Your 7 of hearts continues the run 4-5-6: add it, then discard.
lesson-romme-joker = A joker stands for any card. This one stands for the 9 of diamonds, which you hold: put your nine there and take the joker. Then lay it with the 3 and 4 of clubs, and discard.
lesson-romme-knock = Nobody has taken the 8 of spades, and you hold two eights. Knock: you get it although it isn’t your turn, and a penalty card from the stock with it.
lesson-romme-win = Now win a round. Lay whatever fits and keep one card: the last one is discarded. The others’ cards count as penalty points.
lesson-romme-lay-open = In this game an added card helps with your first meld. Three eights count only 24; with the 6 of hearts added to the run on the table they make 30. Play both in one move, then discard.
lesson-romme-lay-first = Whoever lays the first meld of a round and doesn’t win it gets 20 penalty points. It is a risk, but it can pay off: jack, queen and king of clubs make 30. Lay them, then discard.
lesson-romme-lay-win = Here your last card need not be discarded: you win as soon as your hand is empty, whether you lay, add or discard. Win this round.

## The rules

rules-romme =
    Two to six people play with two packs of 52 cards and six jokers; four or two jokers are common
    too, and you can choose them. Everyone gets 13 cards; the player on the dealer’s left gets 14
    and begins by discarding one of them face up. The rest is the stock. The first dealer is drawn
    by lot; then the deal passes to the left.

    You want to be the first to run out of cards. Cards go down in melds of three or more: a run is
    one suit without a gap (10-J-Q), a set is one rank in different suits, each only once (three
    kings). An ace goes below the two or above the king, never between them; A-2-…-K-A is a run too.

    Your turn: draw the top card of the stock, or take the open discard instead. Then lay and add as
    much as you like, and end your turn with a discard.

    Nobody lays before everyone has had a turn. Your first meld of a round must be worth 30 by
    itself: king, queen, jack and ten count 10 each, an ace 1 before the two and 11 otherwise, other
    cards their number. From then on melds of any value are fine, and on your turn, this first one
    included, you may add fitting cards to any meld on the table. What is on the table stays as it
    is.

    A joker stands for any card and counts as that card. In a set of three, say which suit it is. A
    meld may have any number of jokers; if it has nothing else, say what each of them stands for. If
    you hold the very card that a joker stands for, you may put it there on your own turn and take
    the joker into your hand, even before your own first meld.

    If you draw instead of taking the discard, the others are asked in turn whether they want it,
    beginning on your left. Whoever knocks gets it, with a penalty card from the stock, and it costs
    no turn. Then you draw, or take the card that is now on top. Nobody needs to show what the card
    is for.

    Keep one card: the last one must be discarded, with a call of “Rommé” that is made for you. The
    others count their hands as penalty points: joker 20, ace 11, the rest as above. The winner scores
    0, and after the last round the highest total, the one with the fewest penalty points, wins.

    When the stock runs out, all discards but the top one are shuffled to make a new one. If that
    gives no card, the round is over and everyone counts their hand. The same happens after 500
    turns.

rules-romme-lay =
    Two to six people play with two packs of 52 cards and six jokers; four or two jokers are common
    too, and you can choose them. Everyone gets 13 cards; the player on the dealer’s left gets 14
    and begins by discarding one of them face up. The rest is the stock. The first dealer is drawn
    by lot; then the deal passes to the left.

    Your turn: draw the top card of the stock, or take the open discard instead. Then lay and add as
    much as you like, and end your turn with a discard. Melds have three cards or more: runs of one
    suit without a gap, with the ace low or high, and sets of one rank in different suits. Nobody
    lays before everyone has had a turn.

    Your first meld of a round must be worth 30: king, queen, jack and ten count 10 each, an ace 1
    before the two and 11 otherwise, other cards their number. An added card may help: lay a run or
    set that is worth less and, in the same move, add one card to a meld on the table. Eights of
    three suits count 24; with a six added to another meld they make 30. From then on melds of any
    value are fine, and you may add fitting cards to any meld on the table.

    A joker stands for any card and counts as that card; in a set of three, say which suit it is. A
    meld may have any number of jokers; if it has nothing else, say what each of them stands for. If
    you hold the very card that a joker stands for, you may put it there on your own turn and take
    the joker into your hand, even before your own first meld.

    If you draw instead of taking the discard, the others are asked in turn whether they want it,
    beginning on your left. Whoever knocks gets it, with a penalty card from the stock, and it costs
    no turn. Then you draw, or take the card that is now on top.

    You win by getting rid of your last card in any way: laid, added or discarded. The others count
    their hands as penalty points: joker 20, ace 11, the rest as above. If a single joker is all you
    have left, it is struck out and counts nothing. Whoever laid the first meld of the round and did
    not win scores another 20 penalty points, even if nobody wins. The winner has penalty points of the
    previous round taken off: up to 40, but never more than they scored in it. After the last round
    the highest total, the one with the fewest penalty points, wins.

    When the stock runs out, all discards but the top one are shuffled to make a new one. If that
    gives no card, the round is over and everyone counts their hand. The same happens after 500
    turns.

## The rules: chapters and pictures

web-chapter-first-meld = The first meld
web-figure-no-corner = no run through the ace
web-figure-no-twice-suit = a suit twice
web-figure-opening-one = One meld must be worth 30 by itself. A joker counts as the card it stands for.
web-figure-opening-add = One card added to a meld on the table helps with the 30.
web-figure-rob = The card that the joker stands for goes in its place, and the joker is yours.
web-figure-points-hand = What cards left in a hand count

## Disputed points: Rommé

ruling-q-rom-1 = May several melds together make up the 30?
    .ruling = No, one run or set must reach it alone.
ruling-q-rom-2 = What does an ace in a set count in the first meld?
    .ruling = 11, as in the hand.
ruling-q-rom-3 = May a run go on from the king through the ace to the two?
    .ruling = No, the ace stands at one end.
ruling-q-rom-4 = May a run go from ace to ace?
    .ruling = Yes, with an ace at each end.
ruling-q-rom-5 = May you add cards on the turn of your first meld?
    .ruling = Yes, once it is down.
ruling-q-rom-6 = May you take a joker before your own first meld?
    .ruling = Yes, on your own turn: the sheet sets no condition.
ruling-q-rom-7 = Must a joker you take be laid at once?
    .ruling = No, it goes into your hand for any use.
ruling-q-rom-8 = Which card gets a joker out of a set of three?
    .ruling = Only the one of the suit it was laid for.
ruling-q-rom-9 = How many jokers may a meld have?
    .ruling = Any number, even nothing but jokers. Then you say what each of them stands for.
ruling-q-rom-10 = Must the card that replaces a joker be newly drawn?
    .ruling = No, any card in your hand will do.
ruling-q-rom-11 = What if the stock is empty?
    .ruling = All discards but the top one are shuffled into a new stock.
ruling-q-rom-12 = Who plays after a knock?
    .ruling = The player whose turn it was anyway: a knock is not a turn.
ruling-q-rom-13 = May that player take the card now on top of the discards?
    .ruling = Yes, that player may take it or draw. Nobody can knock for it.
ruling-q-rom-14 = What if several players want the same discard?
    .ruling = They are asked one by one, clockwise from the next player.
ruling-q-rom-15 = May you knock before everyone has had a turn, without a meld of your own, without showing why?
    .ruling = Yes, all three.
ruling-q-rom-16 = May you knock for the winner’s last discard, or with an empty stock?
    .ruling = No: the round is over, or there is no penalty card.
ruling-q-rom-17 = When may the player who began lay?
    .ruling = From their second turn on, like everyone.
ruling-q-rom-18 = May you go out without a discard?
    .ruling = No, one card must be left for it.
ruling-q-rom-19 = May you discard a joker, or the card you have just taken?
    .ruling = Yes, neither is forbidden.
ruling-q-rom-20 = What if somebody forgets to call “Rommé”?
    .ruling = It can’t be forgotten: the call is made for you.
ruling-q-rom-21 = When is the match over, and who has won?
    .ruling = The sheet does not say. After the agreed number of rounds the fewest penalty points win, and the deal passes to the left.
ruling-q-rom-23 = May laid cards be taken back or rearranged?
    .ruling = No, melds only grow, and jokers can be taken.
ruling-q-rom-24 = May a set have more than four cards?
    .ruling = No, each suit appears in it once, jokers included.
ruling-q-rom-25 = May you look through the discards?
    .ruling = Yes, they lie open.
ruling-d-rom-1 = Does taking the previous player’s discard cost a penalty card?
    .ruling = No. Several translations get this the wrong way round; only a knock costs one.
ruling-d-rom-2 = Some translations sound as if only fitting cards could be discarded.
    .ruling = You may discard any card. It is laying that has to wait until everyone has had a turn.

## Disputed points: Rommé with adding

ruling-q-lay-1 = Whose meld must be down before you may add?
    .ruling = Your own; you may lay it on the same turn.
ruling-q-lay-2 = How many added cards help with the 30?
    .ruling = One.
ruling-q-lay-3 = May a second meld of your own help with the 30?
    .ruling = No, as in Rommé: one meld, here with one added card.
ruling-q-lay-4 = Which penalty points are taken off for the winner, and what if there are fewer than 40?
    .ruling = Those of the previous round, as the sheet says, and only as many as there are. Older ones stay.
ruling-q-lay-5 = Are the 40 only for going out in one go?
    .ruling = No, every winner gets them.
ruling-q-lay-6 = Does a winner who discards the last card get them too?
    .ruling = Yes, discarding it is allowed here.
ruling-q-lay-7 = What does a single joker left in your hand count?
    .ruling = Nothing: its 20 are struck out.
ruling-q-lay-8 = Does the penalty of 20 for laying first apply when nobody wins?
    .ruling = Yes: whoever laid first has not won.
ruling-q-lay-9 = What about the deal, knocking, jokers and waiting until everyone has had a turn?
    .ruling = As in Rommé.
ruling-d-lay-5 = Who gets 20 more penalty points: whoever began the round, or whoever laid first?
    .ruling = Whoever laid the first meld and did not win. The Dutch text names the starter by mistake.
