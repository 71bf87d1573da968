# What the board of Founders of the Empire says itself. Moves, prompts, refusals, the log, tiles and tokens come from the engine.

either = { $names } or { $last }
label = { $name }:{ " " }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

## The rows and the gods

rows = Open to all
    .tab = Rows
    .label = The rows
    .draft = nature tiles to found a nation with
    .full = { $count ->
        [one] the { $rows } row is full: a new tile clears it
       *[other] the { $rows } rows are full: a new tile clears its row
     }
stack = { $kind } stack
    .left = { $kind } { $count }: tiles left in the stack
    .full = { $kind } { $count }: tiles left in the stack, its row is full
    .inside = Still in the { $kind } stack
    .tiles = { $count }× { $tile }
    .empty = Nothing.
gods = Favour of the gods
    .tab = Gods
    .left = { $count } left
    .raised = { $tile }: raised by { $name }
    .swapped = { $tile }: swapped out again by { $name }
choice =
    .swap = { $tile }, only by a swap
    .fits = { $tile }; you have what it needs
    .lacks = { $tile }; you lack { $resources }
    .twin = { $tile }; one like it is chosen

## A nation

nation = Your nation
    .other = The nation of { $name }
    .large = The nation of { $name } large
    .enlarge = Take a closer look
    .back = Back to my nation
    .plates = Nations
    .far = Frontier
    .near = Home
    .corner = Corner { $corner }: unites four tiles
space = space { $space }
    .free = Space { $space }: free
    .settle = Space { $space }, { $way ->
        [ahead] ahead of
        [behind] behind
       *[beside] beside
     } the first tile: free
    .tile = { $tile } at { $space }: { $facts }
    .facts = { $facts }, { $next }
    .of = { $space }, of { $name }
    .swap = { $space }; would be swapped
lies =
    .gives = gives { $resources }
    .idle = gives nothing now
    .pillaged = pillaged
    .coin = a coin lies on it
    .craftsman = the { $craftsman } works here
    .union = in a union
    .frontier = at the frontier

## Tiles and tokens in hand

hand = In your hand
    .choose = Choose a tile that glows.
    .none = No tile yet.
    .needs = needs { $resource }
    .bought = bought
    .from = from the
    .carriage = , by carriage
    .gives = gives { $resource }
    .brings = brings { $token }
    .worth = worth
tokens = Your tokens
    .tab = Tokens
    .none = None yet. City tiles bring them.
    .several = { $token }, { $count } of them
    .hand = Hand
    .held = Tokens in hand
    .empty = No tokens in hand
    .nothing = none
supply = Supply
    .war = War
    .coin = Coins
    .carriage = Carriages
    .craftsmen = Craftsmen: { $names }
    .none = Craftsmen: none
account =
    .victory = Temples and altars
    .craftsmen = Craftsmen at work
    .tokens = Tokens and coins due
    .swapped = Swapped tiles
swapped = Swapped: { $tiles }
    .count = Swapped tiles: { $count },{ " " }

## The marker, the turn, the log

round = Round { $round }
marker-over = The game is over
marker-setup = Founding the nations
marker-end = The game ends when { $left ->
    [one] the last victory tile
   *[other] the last of the { $left } victory tiles
 } is laid
step =
    .open = Open
    .token = Token
    .add = Add

## What a move would change

after-token = You receive { $token }.
after-row = The { $kind } row is cleared.
after-idle = { $seat }'s { $tile } will give nothing.
