# What the board of The Ancient World says itself. Moves, prompts, refusals, the log, cards and what actions do come from the
# engine.

## Amounts and lists

coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
    .now = { points } now
label = { $name }:{ " " }
comma = { $names }, { $next }
semicolon = { $names }; { $next }
titled = { $name }: { $text }

## Names

name =
    .coins = Coins
    .knowledge = Knowledge
    .strike = Attack
    .pass = Pass
    .done = Repair no more
    .study = Buy knowledge
    .decline = Decline
citizen = Citizen { $citizen }
    .home = { citizen }, at home
    .starving = { citizen }, starving
    .work = { citizen }, at work: { $place }
    .here = citizen { $citizen } works here
army-new = a new army
deck = the deck
coin-on =
    .name = the coin on its name
    .picture = a coin on its picture
of = { $thing } of { $name }
copied = { $card }; of { $name }

## The board

tray =
    .war = War
    .actions = Actions
    .market = Market
    .city = City
actions = Actions
    .fee = { coins } unless your skill is there
    .there = { $count ->
        [one] citizen { $citizens }
       *[other] citizens { $citizens }
     }
market = Empire and District
    .label = Empire row, deck and District
    .discarded = { $discarded } discarded ·
    .districts = { $districts ->
        [one] 1 District
       *[other] { $districts } Districts
     } left
    .deck = Empire deck { $letter }, { $left } left, { $discarded } discarded
    .no-deck = the deck is empty
    .district = District: { $card }; { $left } left
    .no-district = no District
left = { $left } left
taken = taken by { $name }
military = Military
    .deck = { $left } in the deck
    .label = Military row
    .none = none left
titans = Titans
    .name = { $card }; { left }
    .none = all are down
    .unknown = one you haven't seen
    .below = below it { $titans }
    .known = You know what lies below: { $titans }

## A city

city = Your city
    .other = The city
    .of = The city of { $name }
    .back = Back to mine
    .capital = Capital
    .used = { $used } of { $capacity } plots
    .food = food { $food } for { $mouths }
    .income = income { $income }
    .scholars = , knowledge { $scholars }
    .room = room
    .damaged = damaged
people = Citizens
    .home = Home
    .work = At work
    .starving = Starving
    .stored = Stored
hunger-then = : { $hunger }
store = Your store
    .own = Your stored cards
    .other = Stored cards
    .count = Your stored cards: { $count }
    .away = Put the stored cards away
    .card = { $card }; stored
armies = Armies
    .open = open army
    .new = An open army
    .marched = marched
army = army { $army }
    .legacy = with the legacy of { $cards }
    .used = has marched this round
    .price = marches for { coins }
banners = Banners
    .next = next { $points }
means =
    .coins = Coins { $coins }
    .knowledge = Knowledge { $knowledge }
    .food = Food { $food } for { $mouths }
    .room = Room { $room }

## A plate

stock = Stock
    .food = Food
    .mouths = Food, and how many citizens it has to feed
    .citizens = Citizens at home
    .all-citizens = Citizens at home, of all
    .armies = Armies ready
    .all-armies = Armies that have not marched, of all
    .for = for{ " " }
    .of = of{ " " }
passed = passed
opens = opens round { $round }
    .now = opened this round
stored = { $count } stored

## An attack

reckoning = City and Draft
    .down = { $titan } is down
    .own = Against { $titan }
    .other = { $name } against { $titan }
    .lend = { $value ->
        [0] lend nothing to an attack
       *[other] lend { $value } to every attack
     }
    .of = of { $defence }
    .share = { $names } { $value }
source =
    .city = City
    .draft = Draft
    .army = Army { $army }
dice =
    .none = no damage dice
    .roll = the dice roll
    .damage = { $cards ->
        [one] a card is damaged
       *[other] { $cards } cards are damaged
     }
die =
    .titan = Die: a Titan: damage
    .coin = Die: a coin is lost
    .blank = Die: nothing
attack = Attack
    .short = { $short } short

## What lies there for one question

spread =
    .keep = You drew
    .district = Districts to choose from
    .order = The top Titans, as they lay
    .copy = Whose action do you use?

## The marker, the log

marker = Empire { $letter } · { $open }
    .all = all actions are open
    .from = { $action } from round { $round }
    .over = The game is over
    .setup = Setting up
round = Round { $round } of { $of }
    .opens = { round } · { $action } opens

## The lectern

lens = What you look at
    .points = Points now
    .own = Your points now
    .none = none yet
    .text = Point at a card to see it closely.
