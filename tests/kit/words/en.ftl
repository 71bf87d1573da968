summary = Bid in secret, sell in public.
option-rounds = Rounds
    .text = How long it takes.
option-rounds-one = One round.
option-rounds-two = Two rounds.
option-opener = Opener
    .text = Who opens.
ending-closed = The market is closed.

lots = Who opens?
stall = What do you stall?
deal = What do you deal?
bid = What do you bid?
trade = What do you trade?

move-bid = Bid { $what }
    .stopped = Bid { $what }.
move-stop = Stop
    .stopped = Stop.
move-stall = Stall { NAME($what) }
    .stopped = Stall { NAME($what) }.
move-show = Show
    .stopped = Show.
move-sell = Sell
    .stopped = Sell.
move-draw = Draw { $what }
    .stopped = Draw { $what }.
move-lot = Lot { $what }
    .stopped = Lot { $what }.

name-sunny = sunny
name-shady = shady
name-bid = bid
name-stop = stop
name-stall = stall
name-show = show
name-sell = sell
name-draw = draw
name-lots = draw lots
name-deal = deal
name-trade = trade

StallTaken = { SEAT($seat) } took a { $sunny ->
        [yes] sunny
       *[no] shady
    } stall.
CardDrawn = { SEAT($seat) } got a card.
CardSeen = You got a { $card }.
BidMade = { SEAT($seat) } has bid.
BidsRevealed = { SEAT($winner) } won the bid.
LotFell = { SEAT($seat) } opens.
Traded = { SEAT($seat) } chose to { NAME($what) }.

asked-to = You are asked to { NAME($question) }.
never-shown = Nothing is ever shown.
others-hold = The others hold { $cards }.
not-now = This cannot be done now.
no-stall = There is no stall { $stall }.
nothing-to-sell = You have nothing to sell.

sheet-coins = Coins
sheet-wares = Wares
sheet-stall = Stall
sheet-cards = Cards shown
