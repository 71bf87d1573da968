# Eight-Minute Empire, in English. Names of regions, continents and goods stand in components.toml.

## Eight-Minute Empire as it introduces itself

summary = Take a card, pay for its place in the row, and let its armies march: eight minutes, one map, no second helping.
option-board = Board
    .text = Which side of the board lies on the table.
option-board-a = Side A: one great continent in the middle, with the start in its heart.
option-board-b = Side B: two large continents and three chains of islands; more crossings.
option-deck = Deck
    .text = Which cards are shuffled.
option-deck-strict = Print and play: every card has one good and one action; destroying takes two armies.
option-deck-retail = Retail: some cards give a choice of two actions or both; wild goods; destroying takes one army.
option-rules = Rules
    .text = Coins, length, and who begins.
option-rules-print_and_play = The print-and-play rules for two to four: the highest bidder begins.
option-rules-retail = The retail rules for two to five: other coins and lengths, the winner of the bid names the first player, two players meet a third colour, and coins break ties.
option-games = Length
    .text = One game, or the full game.
option-games-one = One game.
option-games-three = The full game: three in a row, and the highest sum wins.
option-youngest = Youngest
    .text = Who wins a tie for the highest bid: the seats from the youngest to the oldest, or drawn by lot.
option-tied_bids = Tied bids
    .text = Who wins a tie for the highest bid.
option-tied_bids-youngest = The youngest of the tied.
option-tied_bids-lot = A lot among the tied, as by a roll of a die.
option-tokens = Goods tokens
    .text = Whether there are goods to be had on the board, too.
option-tokens-off = Goods come from cards alone.
option-tokens-on = A goods token lies on each marked region: if you control it at the end, you have one more of that good.
ending-cards = Every player has taken their last card.
ending-three_games = The third game is over.

## Why a table cannot be set up

not-so-many = The { $rules ->
        [retail] retail
       *[print_and_play] print-and-play
    } rules are for { OR($numbers) } players, not { $players }.
no-token-regions = Side { $board } of the board marks no regions for goods tokens.

## Cards. `band` is what the band of a card says, `actions` is all that it lets one do.

name-wild = Wild
card = { card.band }: { card.actions }
    .band = { NAME($good) }{ $goods ->
        [1] {""}
       *[other] {" "}×{ $goods }
    }
    .actions = { $join ->
        [or] { OR($parts) }
       *[and] { $parts }
    }
part-place = place { armies }
part-move = move { armies }
part-sail = move { armies }, over water too
part-city = { $n ->
        [one] build a city
       *[other] build { $n } cities
    }
part-destroy = destroy { armies }
armies = { $n ->
        [one] 1 army
       *[other] { $n } armies
    }

coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
coins-paid = { $coins ->
        [0] nothing
       *[other] { coins }
    }
price = { $price ->
        [0] free
        [one] 1 coin
       *[other] { $price } coins
    }
owner = { $owner ->
        [none] the third colour
       *[other] { SEAT($owner) }
    }
deed = { $kind ->
        [place] place armies
        [move] move armies
        [sail] move armies over water
        [city] build a city
       *[destroy] destroy armies
    }

## Questions

lots = Lots are drawn for who counts as the youngest.
tokens = A goods token is laid on each marked region.
lay-out = The row is laid out.
deal = A card comes into the row.
settle = Settle an army of the third colour, anywhere{ $but ->
        [none] {""}
       *[other] {" "}but in { NAME($but) }
    }: { $left } to go.
    .insists = An army of the third colour must be settled first.
bid = Bid for the first turn: the highest bidder pays, and nobody sees a bid before all have bid.
    .insists = The bids come first.
tied-bid = The highest bids are tied: a lot decides.
who-goes-first = You won the bid: who goes first?
    .insists = The first player must be named first.
take-card = Take a card and pay for its place in the row.
    .insists = A card must be taken first.
choose-part = Choose { $join ->
        [and] what comes first
       *[or] one
    }: { $actions }.
    .insists = Choose first which action of the card is done now.
place = Place up to { armies }: choose where, in { NAME($start) } or by a city of yours.
    .insists = The card places armies.
move = Move armies over land, { steps } to go: choose which goes where.
    .insists = The card moves armies over land.
sail = Move armies over land or water, { steps } to go: choose which goes where.
    .insists = The card moves armies over land and water.
steps = { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
city = Build a city: choose one of the regions where you have an army.
    .insists = The card builds a city.
destroy = Destroy up to { armies }: choose whose and where.
    .insists = The card destroys armies.

## Moves. `short` is for a button.

MakeBid = Bid { coins-paid }
NameFirst = { SEAT($seat) } goes first
TakeCard = Take { $card ->
        [none] the card in place { $place }
       *[other] { NAME($card) } ({ price })
    }
    .short = Take { $card ->
        [none] the card
       *[other] { NAME($card, part: "band") }
    }
ChoosePart = { $part }
Stop = Leave the rest undone
PlaceArmy = Place an army in { NAME($region) }
    .short = Place in { NAME($region) }
MoveArmy = Move an army from { NAME($origin) } to { NAME($goal) }{ by-sea }
    .short = Move to { NAME($goal) }{ by-sea }
by-sea = { $is-sea ->
        [yes] {" "}by sea
       *[no] {""}
    }
BuildCity = Build a city in { NAME($region) }
    .short = Build in { NAME($region) }
DestroyArmy = Destroy an army of { owner } in { NAME($region) }
SettleArmy = Settle an army of the third colour in { NAME($region) }
DrawCard = Draw { NAME($card) }
DrawToken = Draw the goods token { NAME($good) }
DrawLot = Draw the lot of { SEAT($seat) }

## What happened. `gist` is the same in a few words.

LotDrawn = By lot, { SEAT($seat) } counts as the next youngest.
TokenLaid = A goods token was laid in { NAME($region) }: { NAME($good) }.
NextGameSetUp = Game { $number } was set up: everybody got { coins }.
CardDealt = A card came into the row: { NAME($card) }.
ArmySettled = { SEAT($seat) } settled an army of the third colour in { NAME($region) }.
    .gist = settled an army
BidMade = { SEAT($seat) } has bid.
    .gist = has bid
BidChosen = You bid { coins-paid }.
BidsRevealed = { SEAT($winner) } won the { $tie ->
        [lot] tie by lot
        [youngest] tie as the youngest
       *[none] bid
    } and paid { coins-paid }. The bids: { COMMAS($bids) }.
FirstPlayerNamed = { $by ->
        [none] { SEAT($seat) } got the first turn
       *[other] { SEAT($by) } gave the first turn to { SEAT($seat) }
    }.
CardTaken = { SEAT($seat) } took { NAME($card) } ({ price }).
    .gist = took { NAME($card, part: "band") }
ActionChosen = { SEAT($seat) } chose to { deed }.
ArmyPlaced = { SEAT($seat) } placed an army in { NAME($region) }.
    .gist = placed armies
ArmyMoved = { SEAT($seat) } moved an army from { NAME($origin) } to { NAME($goal) }.
    .gist = moved armies
CityBuilt = { SEAT($seat) } built a city in { NAME($region) }.
    .gist = built a city
ArmyDestroyed = { SEAT($seat) } destroyed { $is-own ->
        [yes] one of their own armies
       *[no] an army of { owner }
    } in { NAME($region) }.
    .gist = destroyed an army
ActionStopped = { SEAT($seat) } left the rest undone.
ActionImpossible = { SEAT($seat) } could not { $kind ->
        [none] use the card
       *[other] { deed }
    }.
    .gist = could do nothing
GameEnded = The game is over: { COMMAS($scores) }.

## Why something cannot be done

nothing-to-stop = There is no action to stop. { $insists }
nothing-between = { NAME($goal) } is out of reach: no border and no dotted line joins it to { NAME($origin) }.
bid-too-high = A bid of { $bid } is more than your { coins }.
nobody-sits = Nobody sits at { SEAT($seat) }.
not-on-start = The third colour is not settled on the starting region.
place-empty = There is no card in place { $place } of the row.
too-dear = It costs { $price }, you have { coins }.
not-start-nor-city = { NAME($region) } is not the starting region, and you have no city there.
no-own-army = You have no army in { NAME($region) }.
only-water = { NAME($origin) } and { NAME($goal) } are joined by water alone, and this card does not cross it.
no-army = There is no army in { NAME($region) }.
not-their-army = { owner } has no army in { NAME($region) }.
not-on-card = The card does not let you { deed }.
nothing-to-begin-with = You cannot { deed }: there is nothing to do it with.

## The score sheet

sheet-game = Game { $number }
sheet-regions = Regions: { COUNT($regions) ->
        [0] none
       *[other] { COMMAS(NAME($regions)) }
    }
sheet-continents = Continents: { COUNT($continents) ->
        [0] none
       *[other] { COMMAS(NAME($continents)) }
    }
sheet-good = { NAME($good) }: { $symbols }{ COUNT($more) ->
        [0] {""}
       *[other] {" "}({ COMMAS($more) })
    }
wild-goods = { $count } wild
tokens-held = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
sheet-wild = Wild: { $count }, without a card to join
sheet-coins = Coins left: { $coins }
sheet-armies = Armies on the board: { $armies }

## The terminal

terminal-side = side { $board }
terminal-game = game { $number } of { $games }
terminal-taken = { $taken } of { $cards } cards taken
terminal-you = you
terminal-seats = Seats
terminal-points = points
terminal-past = game { $number }
terminal-coins = coins
terminal-armies = armies left
terminal-cities = cities left
terminal-cards = cards
terminal-bid = bid
terminal-bid-made = made
terminal-goods = Goods
terminal-continents = Continents
terminal-price = take { $place }: { price }
terminal-price-short = { $place }: { price }
terminal-place-taken = taken
terminal-place-empty = empty
terminal-deck = deck
terminal-deck-cards = cards
terminal-deck-below = { $cards } cards in the deck
terminal-legend-pieces = ▲3 armies  ▲{ $city } city  { $start } start  ▲{"C2"} held
terminal-legend-goods = goods: cards, points now→with one more
terminal-legend-lines = lines: land borders; blue dots: by sea
terminal-legend-tokens = { $token }: a goods token, for whoever holds the region
