# What a table opens when it is asked for, or needs only now and then; and replay.

## The menu

table-menu =
    .return = Take my seat back
    .hint = Ask a bot for a hint
    .since = What happened since my last turn
    .replaced = Let a bot play for me
    .replay = Replay
    .record = Download the record

## What happened

since = What happened since your last turn
    .title = Since your last turn
    .none = Nothing yet.

## Taking a turn back

consent = { $name } asks for their last turn back
    .ask = { $name } would like to take their last turn back. Do you agree?
    .no = No
    .yes = Yes, they may
    .wait = { $name } would like to take their last turn back. Waiting for { $names } to answer.

## One screen for several people

curtain = Hand over to { $name }
    .text = { $colour } is next. Everyone else, please look away.
    .open = I'm { $name }: show me the table

## Chat

chat = Chat
    .none = Nobody has said anything yet.
    .label = Say something to the table
    .hint = Say something
    .send = Say

## Rules

book-search = Search the rules
book-now = The rule behind the question
book-none = No rule mentions that.
book-learn = How to play

## A table that waits for players

waiting = Waiting for players
    .seats = Seats
    .free = free
    .sit = Sit down here
    .bot = Put a bot here
    .bot-label = Put a bot in the { $colour } seat
    .bot-level = { $level } bot
    .here = is here
    .away = has a seat, but is away
    .invite = Invitations

## The end

score = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } share first place
 }
    .sheet = Score sheet of { $name }
    .points = Points of { $name }
    .first = first place
    .place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
     }
    .download = Download
    .replay = Replay
    .again = Play again
    .rematch = Go to the rematch
luck = How we know the luck was fair
    .commitment = Commitment, shown from the start
    .seed = Seed
    .secret = revealed when the game is over
    .verify = Check every draw
    .checking = Checking the draws …
    .result = { $text } ({ $draws ->
        [one] 1 draw
       *[other] { $draws } draws
     })

## Replay

replay = Replay
    .title = Replay · { $title }
    .loading = Opening the record …
    .table = Back to the table
    .start = The table before the first move.
    .first = To the beginning
    .previous = One step back
    .play = Play
    .pause = Pause
    .next = One step on
    .last = To the end
    .step = Step
    .of = step { $step } of { $last }
    .eyes = Through the eyes of
    .public = a spectator
    .copy = Copy the link to this moment
    .copied = Copied
replay-keys =
    .next = one step on
    .previous = one step back
    .play = play, pause
