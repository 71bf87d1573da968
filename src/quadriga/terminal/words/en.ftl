# What the terminal says, in English.

## A game

seat-you = you
draws-sealed = The draws are sealed by { $commitment }; the seed is opened at the end.
how-to-type = Type a number or a move; ? lists what else you can type.
winners = { SEAT($seats) } { COUNT($seats) ->
        [one] wins
       *[other] share the win
    }.
seed-opened = The seed was { $seed }; it opens { $commitment }.
thinking = is thinking
forced = Only “{ $move }” was possible.
hand-over-before = Pass the screen to
hand-over-after = and press Enter.
since-last-turn = Since your last turn:
say-which-move = Say which move: {"why"} MOVE, for instance {"why"} { $move }.
say-which-rule = Say which rule: {"rule"} ID, for instance {"rule"} { $rule }.
can-be-made = It can be made: { $move }.
undo-takes-number = {"“undo”"} takes a number of moves, not “{ $given }”.
undo-nothing = { SEAT($seat) } can take back nothing: the last move was the only one possible.
took-back = took back { COUNT($moves) ->
        [0] a move
       *[other] { COMMAS($moves) }
    }.
hint = The search bot would
not-typed = { $error }; ? lists what you can type
there-already = { $path } is there already, and is not this game: say another name.
saved = Saved in { $path }.
saved-go-on = Saved in { $path }, with the seed of the draws to come. Go on with:
saved-check = Saved in { $path }; check it with: {"quadriga verify"} { $path }

## What else can be typed

help-move = make that move
    .command = NUMBER or MOVE
help-why = why it cannot be made, and by which rule
    .command = {"why"} MOVE
help-undo = take back your last move, or the last N, as long as nobody has learnt anything since
    .command = {"undo"} [N]
help-hint = ask the search bot; the record will say that you did
    .command = {"hint"}
help-score = the score sheet as it stands now
    .command = {"score"}
help-rule = a rule of the ledger, for instance: {"rule A2"}
    .command = {"rule"} ID
help-log = all that has happened
    .command = {"log"}
help-table = draw the table again; an empty line does the same
    .command = {"table"}
help-save = write the record
    .command = {"save"} [FILE]
help-quit = save and leave
    .command = {"quit"}

## Score sheets

sheet-title = Score sheet
sheet-rule = Rule
sheet-points = Points
sheet-now = points now
sheet-place = { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } place

## Records

not-over = The game is not over.
one-of = one of { $count }
step-help = Enter: next · b: back · a number: so many entries · q: leave
step-refused = “{ $typed }” is none of these: Enter: next · b: back · a number up to { $count }: so many entries · q: leave
step-at = { $at } of { $count } entries · { step-help }
checked = { $path }: { $moves } moves and { $draws } draws, all possible under the rules.
seed-confirms = All { $draws } draws are those of the seed, and the seed opens the commitment.
seed-sealed = The draws could not be verified: the seed has not been opened.
seed-none = The draws could not be verified: the record has no seed.
result-confirmed = The final state and the score sheet are those that the moves lead to.
no-result = The game is not over, so there is no result to check.
hints-taken = { $hints } of the moves were made after a hint.

## Positions

position = { $path }: a position of { $title } for { $players } players; { COUNT($seats) ->
        [0] the game is over
       *[other] { SEAT($seats) } to act, { $question }
    }.

## Games

by-designer = by { $designer } ({ $publisher })
facts = { $least } to { $most } players, { $minutes } minutes, rules version { $version }
usual = (usual)
value-seat = a seat number, or lot
value-seat_order = seat numbers with commas, or lot

## Simulations

games-played = { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $seconds } s ({ $rate } a second), seed { $seed }
bots-wins = Bots, the seats rotated
seats-wins = Seats, whoever sat there
bots-points = Points of the bots
seats-points = Points of the seats
endings = Endings
length = Length
column-games = games
column-share = share
column-mean = mean
column-least = least
column-most = most
column-wins = wins
column-rate = win rate
column-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
decisions = decisions
intervals = Intervals hold 95 % of the time; shared wins are split.
