# What a table says itself, whatever is played: the game's own sentences come from the server.

## The page

table-title = ● Your turn · { $title }
table-loading = Setting up the table …
table-board = Board
table-players = Players
table-rules = Rules
table-lost = The connection is lost.
    .text = Your game is safe. This page reconnects by itself.
    .again = Try now
table-gone = This table is closed to you, or it no longer exists.
    .record = Download what is left of it
table-luck = Fair luck
table-transfer = Move my seat to another device
table-resign = Resign?
    .text = You give up the game, and can't change your mind afterwards.
    .no = Play on
    .yes = Resign
table-unreachable = The table can't be reached right now.
table-unanswered = The connection was lost before the table answered.

## Keys

table-keys =
    .confirm = confirm your choice, end your turn
    .skip = skip ahead
    .undo = undo
    .hint = ask a bot for a hint
    .log = open the log
    .chat = open the chat
    .rules = open the rules
    .since = see what happened since your last turn
    .larger = make the board larger
    .smaller = make the board smaller
    .whole = show the board as it was at first
table-zoom =
    .in = Make the board larger
    .out = Make the board smaller

## A player's plate

plate = { $name }, { $colour }
    .you = you
    .bot = bot
    .resigned = resigned
    .replaced = a bot plays
    .away = away
    .thinking = thinking
    .points = Points:{ " " }
    .time = { $now } on this move, { $all } of thinking in all
    .past = { $all } of thinking in all

## What is asked

ask = Prompt
ask-turn = Your turn.
    .named = { $name }, your turn.
    .asked = Your turn. { $question }
ask-sure = { $deed }?
ask-held = Your turn is done.
    .named = { $name }, your turn is done.
    .sure = End it?
    .text = You can still take your moves back.
    .end = End turn
    .spoken = Your turn is done. End it, or take a move back.
ask-playing = Click, or press the space bar, to skip ahead.
    .skip = Skip
ask-over = The game is over.
    .sheet = The score sheet
ask-waiting = Waiting for everyone to sit down.
    .text = The game starts by itself as soon as every seat is taken.
ask-thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
 }
    .replaced = · A bot is playing for you.
    .away = · { $name } is away.
    .back = I'm back
    .bot = Let a bot play for { $name }
ask-hint = A bot would:
    .spoken = A bot would: { $deed }.
    .take = Choose that
    .coming = A bot is thinking about it.
ask-points = Points
ask-unknown = You'll only find out by doing it.
ask-next = { $names }: now choose something that glows.
ask-offers = What you can do
ask-back = Put back
steps = The steps of a turn
    .done = , done
take-back = Undo
    .label = Undo: { $move }
    .none = nothing to take back
    .none-label = Undo: nothing to take back
    .ask = Ask for my turn back
    .agree = if the others agree

## Beside the board

beside = Beside the board
    .board = Table
    .log = Log
    .chat = Chat
    .rules = Rules
    .news = , something new
    .calls = , something to choose
    .fold = Hide this panel
    .unfold = Show this panel
log-since = since your last move
