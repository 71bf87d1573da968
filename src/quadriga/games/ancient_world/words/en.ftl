# The Ancient World, in English. Names of cards and Titans stand in components.toml.

## The Ancient World as it introduces itself

summary = Six rounds of citizens at work, armies that grow dearer, Titans to bring down, and five tribes to win over.
option-first = First player
    .text = Who has the first-player token: named by the table, or drawn by lot.
option-expand_plus = Expand+
    .text = Whether Expand lets you choose between the top three Districts.
option-expand_plus-off = Expand takes the face-up District.
option-expand_plus-on = Expand takes one of the top three Districts; the others go under the deck.
ending-rounds = The sixth round is over.

## Amounts

coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
knowledge = { $knowledge } knowledge
stars = { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
swords = { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    }
arrows = { $arrows ->
        [one] 1 arrow
       *[other] { $arrows } arrows
    }
price = { $coins ->
        [0] { $knowledge ->
            [0] {""}
           *[other] {" "}for { knowledge }
        }
       *[other] {" "}for { coins }{ $knowledge ->
            [0] {""}
           *[other] {" "}and { knowledge }
        }
    }

## Moves. `short` is for a button.

PlaceOnAction = { NAME($action) } with citizen { $citizen }
    .short = { NAME($action) }
Expand = Expand for { NAME($payment) } with citizen { $citizen }
    .short = Expand
UseCard = Use { NAME($card) } with citizen { $citizen }
    .short = Use { NAME($card) }
BuildCard = Build { NAME($card) }{ $stored ->
        [yes] {" "}from your store
       *[no] {""}
    } with citizen { $citizen }{ $crane ->
        [none] {""}
       *[other] , discarding { NAME($crane) }
    }{ with-fee }
    .short = Build { NAME($card) }{ $crane ->
        [none] {""}
       *[other] {" "}with { NAME($crane) }
    }
Recruit = Recruit { NAME($card) } { $army ->
        [none] as a new army
       *[other] onto { $army }
    } with citizen { $citizen }{ with-fee }
    .short = Recruit { NAME($card) }
with-fee = { $fee ->
        [0] {""}
        [one] {" "}for a fee of 1 coin
       *[other] {" "}for a fee of { $fee } coins
    }
AttackTitan = Attack { $card ->
        [none] the pile with { stars }
       *[other] { NAME($card) }
    }
TickArmy = Send { $army }
Strike = Attack
    .short = Attack
Pass = Pass
DamageCard = Damage { NAME($card) }
    .short = Damage { NAME($card) }
RepairCard = Repair { NAME($card) }
    .short = Repair { NAME($card) }
EndRepairs = Repair no more
DisbandArmy = Disband { $army }
    .short = Disband army { $number }
ExploreDeck = Draw from the Empire deck
    .short = Draw from the deck
StoreCard = Store { $words }
    .short = Store { NAME($card) }
StoreTop = Store the top card of the deck
    .short = Store the top card
KeepCard = Store { $words }
    .short = Store { NAME($card) }
TakeDistrict = Take { $words }
    .short = Take { NAME($card) }
DiscardCoin = Discard a coin off the { NAME($place) } of { $army }
    .short = Discard the coin
Study = Pay { coins } for 1 knowledge
Decline = Decline
LookAtPile = Look at the Titans with { stars }
    .short = Look at them
ArrangeTitans = { COUNT($cards) ->
        [0] Put the Titans back in the order { COMMAS($order) }
       *[other] Put back { NAME($cards) }, the first on top
    }
    .short = Put them back so
CopyCard = Use { NAME($card) } of { SEAT($seat) }
    .short = Use { NAME($card) }
StarveCitizen = Citizen { $citizen } starves
    .short = Citizen { $citizen } starves
DrawLot = Draw the lot of { SEAT($seat) }
DrawCard = Draw { $words }
RollDie = Roll { NAME($face) }

army = army { $number }
army-named = { NAME($card) } (army { $number })

## Names

name-labor = Labor
name-build = Build
name-draft = Draft
name-expand = Expand
name-learn = Learn
name-rebuild = Rebuild
name-recruit = Recruit
name-explore = Explore
name-grow = Grow
name-knowledge = knowledge
name-coins = coins
name-name = name
name-picture = picture
name-titan = Titan
name-coin = coin
name-blank = blank

## What happened. `gist` is the same in a few words.

FirstPlayerDrawn = { SEAT($seat) } was drawn as the first player.
DistrictTurnedUp = { NAME($card) } is the next District.
TitanTurnedUp = { NAME($card) } is the next Titan with { stars }.
EmpireCardLaid = { NAME($card) } came to the Empire row.
MilitaryCardLaid = { NAME($card) } came to the Military row.
DeckRemade = The Empire deck was remade from { $cards ->
        [one] 1 discard
       *[other] { $cards } discards
    }.
RoundBegun = Round { $round } began with { SEAT($seat) }{ $uncovered ->
        [none] {""}
       *[other] ; { NAME($uncovered) } is open
    }{ $deck ->
        [none] {""}
       *[other] ; Empire { $deck } comes into use
    }.
RoundEnded = Round { $round } is over.{ COUNT($income) ->
        [0] {""}
       *[other] {" "}Income: { COMMAS($income) }.
    }
income = { SEAT($seat) } { coins }{ $knowledge ->
        [0] {""}
       *[other] {" "}and { knowledge }
    }
CitizenStarved = Citizen { $citizen } of { SEAT($seat) } starved.
CitizensFed = { $unfed ->
        [0] { COUNT($starving) ->
            [0] All citizens of { SEAT($seat) } were fed.
           *[other] { SEAT($seat) } had no food for { $starving }.
        }
        [one] { SEAT($seat) } had food for { $food } of { $mouths }: 1 citizen starved.
       *[other] { SEAT($seat) } had food for { $food } of { $mouths }: { $unfed } citizens starved.
    }
citizen = citizen { $citizen }
CardsRepaired = { NAME($cards) } of { SEAT($seat) } counted as repaired.
GameEnded = The game is over: { COMMAS($scores) }.
Labored = { SEAT($seat) } labored for { coins }.
    .gist = labored
CardBuilt = { SEAT($seat) } built { NAME($card) }{ $source ->
        [stored] {" "}from the store
       *[row] {""}
    }{ price }{ $discarded ->
        [none] {""}
       *[other] , discarding { NAME($discarded) }
    }{ after-fee }.
    .gist = built { NAME($card) }
after-fee = { $fee ->
        [0] {""}
        [one] , after a fee of 1 coin
       *[other] , after a fee of { $fee } coins
    }
Drafted = { SEAT($seat) } drafted { swords } for this round{ $more ->
        [no] {""}
       *[yes] , { $total } in all
    }.
    .gist = drafted
Expanded = { SEAT($seat) } expanded{ price }{ $card ->
        [none] {""}
       *[other] : { NAME($card) }
    }.
    .gist = expanded
DistrictSeen = { SEAT($seat) } saw the District { NAME($card) }.
DistrictsDrawn = { SEAT($seat) } looked at { $count } Districts.
DistrictTaken = { SEAT($seat) } took { NAME($card) }; { $returned } went under the deck.
Learned = { SEAT($seat) } learnt: 1 knowledge for { coins }.
    .gist = learnt
Rebuilt = { SEAT($seat) } rebuilt for { coins }{ $has-claimed ->
        [yes] {" "}and took the first-player token
       *[no] {""}
    }.
    .gist = rebuilt
Recruited = { SEAT($seat) } recruited { NAME($card) }{ $retired ->
        [none] {" "}as army { $army }{ for-coins }
       *[other] { for-coins }, retiring { NAME($retired) }
    }{ $returned ->
        [0] {""}
        [one] ; 1 coin went to the supply
       *[other] ; { $returned } coins went to the supply
    }{ after-fee }.
    .gist = recruited { NAME($card) }
for-coins = { $coins ->
        [0] {""}
       *[other] {" "}for { coins }
    }
Grown = { SEAT($seat) } grew for { coins }: citizen { $gained } works from the next round.
    .gist = grew
CitizenGained = Citizen { $gained } came to { SEAT($seat) } with { NAME($card) }.
CoinsForFood = { NAME($card) } brought { SEAT($seat) } { coins } for the new citizen.
ExploringBegun = { SEAT($seat) } explored with citizen { $citizen }.
DeckExplored = { SEAT($seat) } drew { cards } from the Empire deck.
cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
CardDrawn = { SEAT($seat) } drew { NAME($card) }.
CardsDrawn = { SEAT($seat) } looked at { cards }.
CardStored = { SEAT($seat) } stored { $card ->
        [none] a card from the deck
       *[other] { NAME($card) } from the row
    }{ COUNT($discarded) ->
        [0] {""}
       *[other] {" "}and discarded { NAME($discarded) }
    }.
    .gist = { $card ->
        [none] stored a card
       *[other] stored { NAME($card) }
    }
StoredCardSeen = { SEAT($seat) } stored { NAME($card) }.
CardUsed = { SEAT($seat) } used { NAME($card) }{ gained }.
    .gist = used { NAME($card) }
CardCopied = { SEAT($seat) } used { NAME($card) } of { SEAT($owner) }{ gained }.
gained = { COUNT($gains) ->
        [0] {""}
       *[other] : { $gains }
    }
first-player-token = the first-player token
CoinDiscarded = { SEAT($seat) } discarded a coin off the { NAME($place) } of army { $army } by { NAME($card) }{ $again ->
        [yes] , which is ready again
       *[no] {""}
    }.
KnowledgeBought = { SEAT($seat) } paid { coins } for 1 knowledge by { NAME($card) }.
ReactionDeclined = { SEAT($seat) } made no use of { NAME($card) }.
PileLookedAt = { SEAT($seat) } looked at the top { $count ->
        [one] 1 Titan
       *[other] { $count } Titans
    } with { stars }.
TitanSeen = { SEAT($seat) } saw { NAME($card) }.
TitansTakenUp = { SEAT($seat) } put the Titans with { stars } into order.
TitansArranged = { SEAT($seat) } put the Titans back, { NAME($card) } on top.
AttackBegun = { SEAT($seat) } attacked { NAME($card) }.
ArmyTicked = { SEAT($seat) } sent { NAME($card) }.
TitanDefeated = { SEAT($seat) } brought down { NAME($card) } with { $armies }, { $value } against { $defence }.{ $knowledge ->
        [0] {""}
       *[other] {" "}Spies brought { knowledge }.
    }
    .gist = brought down { NAME($card) }
army-for = army { $army } ({ coins })
CardRepaired = { SEAT($seat) } repaired { NAME($card) }.
RepairsEnded = { SEAT($seat) } repaired no more.
DieRolled = { SEAT($seat) } rolled { $face ->
        [titan] a Titan
        [coin] a coin
       *[blank] a blank
    }.
CoinsLost = { SEAT($seat) } lost { coins }.
CardDamaged = { NAME($card) } of { SEAT($seat) } was damaged.
ArmyDisbanded = { SEAT($seat) } disbanded army { $army }: { NAME($cards) }.
LootTaken = { SEAT($seat) } looted { coins }.
TurnPassed = { SEAT($seat) } passed{ $is-first ->
        [yes] {" "}first
       *[no] {""}
    }.

## What a card is and does

card-line = { COMMAS($head) }{ COUNT($does) ->
        [0] {""}
       *[other] : { $text }
    }
card-name = { NAME($card) }
defence = defence { $defence }
card-price = { $coins ->
        [0] { knowledge }
       *[other] { coins }{ $knowledge ->
            [0] {""}
           *[other] {" "}and { knowledge }
        }
    }
tribes = { NAME($tribes) }
gives-capacity = Capacity { $capacity }.
gives-food = { $food } food.
gives-income = { coins } at the end of each round.
gives-scholars = { knowledge } at the end of each round.
gives-swords = { swords } in every attack.
gives-arrows = { arrows } in every attack.
gives-armies = { $armies ->
        [one] 1 more army
       *[other] { $armies } more armies
    }.
gives-explore = { $cards ->
        [one] 1 more card
       *[other] { $cards } more cards
    } when you explore the deck.
gives-citizen = A new citizen comes with it.
does = Place a citizen: { $parts }.
does-coins-per-food = { coins } for each food you own
does-claim = claim the first-player token if its hand side is down
does-repair = repair { $repairs ->
        [one] 1 damaged card
       *[other] { $repairs } damaged cards
    }
does-explore = explore
does-look = look at the top { $cards } of a Titan pile, put them back in any order, then you may attack the top one
does-copy = use the action of another player's Empire card, whether it has a citizen or not
reaction-citizen = When you gain a citizen: 1 coin for each food you own.
reaction-build = When you build, you may discard this card to build a card for nothing.
reaction-right = When the player to your right learns, you may discard a coin off one of your armies.
reaction-left = When the player to your left learns, you may pay { coins } for 1 knowledge.
reaction-pass = If you are the first to pass, you may store a card of the row or the top card of the deck.
scores-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
scores-tribe = At the end { scores-points } for every two { NAME($tribe) } banners, rounded up{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }.
scores-set = At the end { scores-points } for each set of five different banners.
scores-titan = At the end { scores-points } for each Titan of yours.
scores-district = At the end { scores-points } for each District of yours.
force-spies = { knowledge } by spies
force-loot = { coins } of loot
force-repairs = { $repairs ->
        [one] 1 repair
       *[other] { $repairs } repairs
    }
in-attack = In an attack { $force }.
legacy = Retired, it leaves { $force } to its army.
against-both = Swords and arrows count against it.
against-swords = Swords alone count against it.
