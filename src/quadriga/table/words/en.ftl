# What a table says of itself, in English.

## In the log

SatDown = { SEAT($seat) } sat down.
StoodUp = A seat is free again.
BotSeated = { SEAT($seat) } is played by a bot.
Transferred = { SEAT($seat) } moved to another device.
Resigned = { SEAT($seat) } resigned.
SteppedOut = { SEAT($seat) } is away: a bot plays on.
CameBack = { SEAT($seat) } is back.
TookBack = { SEAT($seat) } took back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
TurnTakenBack = { SEAT($seat) } took back the last turn.
AskedBack = { SEAT($seat) } asked to take the last turn back.
AnsweredBack = { SEAT($seat) } does not agree.

given-up = { SEAT($seat) } resigned: the game goes to { SEAT($seats) }.

## Why something cannot be done

stale = The table has moved on since: here it is as it stands now.
not-begun = The game has not begun: a seat is still free.
not-your-seat = That is not your seat.
have-resigned = You have resigned: a bot plays on for you.
bot-plays-for-you = A bot plays for you: take your seat back first.
resigned-already = You have resigned already.
only-players-call = Only who plays here can call a bot.
no-seat = There is no such seat.
player-is-here = The player is here, or was a minute ago.
no-person = No person plays that seat now.
no-turn-to-end = There is no turn of yours to end.
nothing-to-decide = There is nothing for you to decide now.
nothing-taken-back = At this table nothing is taken back.
too-far-back = You can take back { $moves ->
        [0] nothing
       *[other] only the last { $moves }
    }: before that, something was learnt or another moved.
no-turn-to-give-back = There is no turn of yours that the others could give back.
nobody-asks = Nobody asks you for a turn back.
sits-already = You sit at this table already.
all-taken = All seats at this table are taken.
seat-taken = The seat { SEAT($seat) } is taken.
has-begun = The game has begun: let a bot play for you, or resign.
nobody-there = Nobody sits there.
seat-not-free = The seat { SEAT($seat) } is not free.
no-bot = There is no bot “{ $bot }”.
turn-not-ended = { SEAT($seat) } has not ended the turn yet.
turn-not-ended-you = You have not ended the turn yet.
unreadable = { $error }
no-option = “{ $move }” is not among your options.

## Bots

bot-carefree = carefree
    .text = Plays whatever comes to mind: good for a first game, or for children.
bot-steady = steady
    .text = Looks one move ahead and takes what is best now.
bot-sharp = sharp
    .text = Thinks through hundreds of games that could follow, for half a second a move.
