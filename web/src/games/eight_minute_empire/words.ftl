# What the board of Eight-Minute Empire says itself. Moves, prompts, refusals, the log and the cards come from the engine.

third = the third colour
    .label = The third colour
label = { $name }:

## The row of cards

row = The row of cards
    .place = place { $place } of the row
    .price = { $card } ({ $price })
    .taken = { $card }, taken this turn
deck = { $cards } left
    .label = The deck: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
     } left

## The chart. `standing` and `facts` put one thing after another.

chart = The chart
region = { $name }, { $continent }: { $facts }
    .facts = { $facts }, { $next }
    .standing = { $owner } { $pieces }
    .empty = empty
    .held = held by { $owner }
    .contested = contested
    .free = held by nobody
    .token = goods token { $good }
armies = { $count ->
    [one] 1 army
   *[other] { $count } armies
 }
cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
 }
continents = Continents
    .holder = , holds it
    .all = all { $name }

## A player's stock

stock =
    .coins = Coins
    .armies = Armies in the supply
    .cities = Cities in the supply
    .cards = Cards taken
goods = Goods
    .title = { $good }: { $symbols }, worth { $points }; with one more { $more }
    .spoken = { $good }, worth { $points }, with one more { $more }
    .wild = wild
    .wild-title = Wild goods: each joins the good that helps most

## The marker, the log, what is left of an action

round = Round { $round }
    .of = Round { $round } of { $rounds }
game = Game { $number }
    .of = Game { $number } of { $games } · { $text }
marker-before = Before the first turn
marker-over = The game is over
left = { $left } of { $of } { $kind ->
    [place] armies
    [destroy] armies
    [city] cities
   *[move] steps
 } left

## What a move would change

after-won = { $count ->
    [one] { $names } becomes yours.
   *[other] { $names } become yours.
 }
after-lost = You no longer hold { $name }.
    .other = { $owner } no longer holds { $name }.
