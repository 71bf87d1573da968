# What the pages around the table say: home, new table, joining, how to play, the rules.

## Home

home-title = { $waiting ->
    [0] { -quadriga }
   *[other] ({ $waiting }) { -quadriga }
 }
home-greeting = Which empire tonight, { $name }?
    .text = Alone against bots, side by side on one screen, or with friends anywhere.
home-tabs = Home
home-games = Games
home-mine = My tables
    .waiting = { $count ->
        [one] It's your turn at one
       *[other] It's your turn at { $count }
     }
home-open = Open tables
    .none = No open tables right now. Start one yourself: leave a seat free and let anyone join.
home-learn = Learn
home-first = Your first table
play-now = Play now
    .key = play now
how-to-play = How to play
the-rules = The rules

## A game on the home page

game-company = you and { $bots ->
    [one] one bot
   *[other] { $bots } bots
 }
game-open = { $tables ->
    [one] One open table
   *[other] { $tables } open tables
 }, { $seats ->
    [one] one free seat
   *[other] { $seats } free seats
 }
game-players = Players:
game-time = Playing time:
    .minutes = { $minutes } min
game-weight = Weight:
game-play = Play now: { $title }, you and { $bots ->
    [one] one bot
   *[other] { $bots } bots
 }
game-new = New table
    .short = New
    .label = New table: { $title }

## A first visit

first-learn = Learn by playing
    .text = { $title } takes { $minutes } minutes. You learn the rules as you go.
first-take = Take a card
    .text = Six lie face up. The first is free, the last costs three coins.
first-play = Play it
    .text = Pick something that glows; the board shows what it would do.
first-hold = Hold the land
    .text = Most armies hold a region, most regions a continent.

## What the home page asks

prompt = What's next
prompt-waiting = { $count ->
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
 }
    .longest = { $name } has been waiting the longest.
    .key = go to the table that has waited longest
prompt-none = No table is waiting for you. Start a new game?
prompt-short = Shall we start with the short one?
prompt-start = Shall we start?
prompt-game = { $title }: { $minutes } minutes, you and { $bots ->
    [one] one bot
   *[other] { $bots } bots
 }. You learn the rules as you go.
prompt-score = { $title }: you have { $points ->
    [one] one point
   *[other] { $points } points
 }, { $rival } has { $theirs }.
prompt-last = { $title }. { $last }
prompt-sit = Sit down with { $name }
    .others = Sit down with others
prompt-watch = Watch an open table
prompt-back = Back to the table
    .to = Back to { $name }

## A table as a ticket

ticket-turn = Your turn
ticket-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
ticket-over = Over
ticket-you = you
ticket-won = { $winners } won
    .score = { $winners } won, { $best } to { $next }
ticket-full = About to start
ticket-free = { $seats ->
    [one] One seat free
   *[other] { $seats } seats free
 }
ticket-with = with { $name }
ticket-thinking = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
 }
ticket-running = In progress
ticket-begins = Starts when every seat is taken.
ticket-players = Players
    .free = free seat
ticket-verb =
    .back = Look back
    .invite = Invite
    .look = Look
    .sit = Sit down
    .on = Play on
    .watch = Watch
    .label = { $verb }: { $title }

## A new table

new-title = New table
new-players = How many players?
    .count = { $players } players
    .refused = { $players } players: why not?
    .mend = { $option }: { $value }, for { $players } players
new-seats = Who sits where?
new-options = How do you play?
new-open = Open the table
lot-random = At random
    .text = Chosen at random.
lot-named = You choose
    .one = You choose who.
    .order = You choose the order.
order-earlier = Move { $name } one place up
undo = Undo
undo-turn = Your own turn
    .text = Take back moves of your own turn, as long as nobody has learnt anything new.
undo-consent = If all agree
    .text = Later, take back a whole turn as well, if everyone else agrees.
undo-none = Never
    .text = No taking back.
onlookers = Spectators
onlookers-yes = Welcome
    .text = Anyone with the link can watch. They only see what everyone can see.
onlookers-no = None
    .text = Only the players can see the table.
listed = Free seats
listed-no = By invitation
    .text = You send a link to the people you want.
listed-yes = For anyone
    .text = The table is listed among the open tables until it is full.

## Who sits in a seat

seat-row = Seat { $number }, { $colour }:{ " " }
    .change = change
    .question = Who sits in seat { $number }, { $colour }?
seat-me = You
    .choice = { $you }, { $name }.
seat-neighbour = Someone next to you.
    .text = You share this screen and pass it on after each turn.
    .note = on this screen
    .name = Name of the player in seat { $number }
seat-bot = A bot
    .choice = A bot, { $level }.
seat-free = Free seat
    .note = by link
    .choice = A free seat.
    .text = Anyone with the link can sit down. You get the link once the table is open.

## Joining by a link

join-title = A seat for you
join-private = A private table
join-free = There's a seat for you: { $colour }.
join-carried = { $name } sits here. Is that you, on another device? Then move your seat over.
join-taken = A bot has taken this seat in the meantime.
join-with = With { $names }.
    .bot = { $name } (bot)
join-bot = bot
join-name = What should the others call you?
join-sit = Sit down
    .carry = Move my seat here
join-look = Look at the table
join-shut = This link doesn't work
join-home = See all games

## How to play, and the rules

books = Guide and rules
books-contents = Contents
books-others = Other games
learn-title = How to play { $title }
learn-credit = A game by { $designer }, published by { $publisher }. The words here are our own.
learn-from = { $count ->
    [one] The rule:
   *[other] The rules:
 }
learn-more = Everything else is in { $rules }. At the table you can open the rule behind every question.
    .rules = the full rules
learn-ready = Ready? The best way to learn is to play.
    .text = You and { $bots ->
        [one] one bot
       *[other] { $bots } bots
     }. Whatever you can choose glows.
rules-title = The rules of { $title }
    .head = { $title }: the rules
rules-search = Search the rules
    .found = { $count ->
        [0] No rules found.
        [one] One rule found.
       *[other] { $count } rules found.
     }
    .none = No rule mentions “{ $query }”.
rules-new = New here? Start with { $guide }.
    .guide = how to play
rules-link = Link to rule { $id }
