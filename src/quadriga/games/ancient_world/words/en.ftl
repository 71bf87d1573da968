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
    .short = Put them back
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
name-home = home
name-starving = starving

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
DeckExplored = { SEAT($seat) } took { cards } off the Empire deck.
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
       *[other] : { SENTENCES($does) }
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

## What an action asks and does

action = { NAME($action) }
need = { $full ->
        [yes] full
       *[no] { $skill }+
    }
    .spoken = { $full ->
        [yes] nobody can enter
       *[no] skill { $skill } or more
    }
covered = covered until round { $round }
about-labor = Take { coins }.
about-build = Buy an Empire card from the row or from your store. It needs room in your city.
about-draft = Gain 1 sword for this round for each citizen here, yours included.
about-expand = Take the District for { knowledge } or { coins }.
about-learn = Pay { coins } for 1 knowledge.
about-rebuild = Repair up to { $repairs ->
        [one] 1 card
       *[other] { $repairs } cards
    }, take { coins }, and claim the first-player token unless it was claimed this round. Any citizen may enter.
about-recruit = Take a Military card: for an open army, or on top of one that has not marched, whose card retires.
about-explore = Draw { cards } off the Empire deck and store one of them, or store one from the row.
about-grow = Pay { coins } for a new citizen. They work from the next round.
for-nothing = With { NAME($card) } it costs nothing.
force = { COUNT($parts) ->
        [0] nothing
       *[other] { $parts }
    }

## What a player should know before they choose

aside-income = The end of the round brings { $gains }.
aside-last = This is the last round: no income follows.
aside-hungry = { $income } There is food for { $food } of { $mouths }: { NUMERAL($unfed) } of your citizens would starve.
aside-prize = If it falls: { COMMAS($gains) }.
prize-points = points { $was } → { $then }
prize-food = food { $was } → { $then }
prize-capacity = capacity { $was } → { $then }
prize-income = income { $was } → { $then }
prize-scholars = knowledge a round { $was } → { $then }
prize-swords = swords { $was } → { $then }
prize-arrows = arrows { $was } → { $then }
hunger = { NUMERAL($unfed) } { $over ->
        [yes] starved
       *[no] would starve
    }

## Questions

attack = { NAME($titan) } has defence { $defence }, and you bring { $value }: { $enough ->
        [yes] strike, or send another army?
       *[no] which army marches?
    }
    .insists = Choose which armies march, then strike.
next-titan = The next Titan is turned up.
mend-by-armies = Which damaged card do your armies repair?
    .insists = A damaged card must be repaired first.
roll = The damage dice are rolled.
damage = Which of your Empire cards is damaged?
    .insists = A card must be damaged first.
disband = Your army limit has fallen: which army is disbanded?
    .insists = An army over the limit must be disbanded first.
copy = Whose card action do you use?
    .insists = The card whose action is used must be named now.
choose = Place a citizen, attack a Titan, or pass.
    .insists = An action must be chosen now: place a citizen, attack a Titan, or pass.
lots = Lots are drawn for the first player.
turn-up-titan-1 = The first Titan with one star is turned up.
turn-up-titan-2 = The first Titan with two stars is turned up.
turn-up-titan-3 = The first Titan with three stars is turned up.
turn-up-district = The next District is turned up.
draw-districts = Districts are drawn.
choose-district = Which District do you take? The others go under the deck.
    .insists = One of the Districts must be taken first.
explore = Draw from the Empire deck, or store a card of the row?
    .insists = Draw from the deck or store a card of the row now.
draw = Empire cards are drawn.
keep = Which of these cards do you store? The others are discarded.
    .insists = One of the cards drawn must be stored first.
dramatists = You are the first to pass: store a card of the row or the top of the deck?
    .insists = Store a card by the Dramatists now, or decline.
draw-top = The top card of the deck is stored.
hideout = Which pile of Titans do you look at?
    .insists = A pile of Titans must be chosen now.
look = The top Titans are looked at.
arrange = In which order do you put the Titans back? Begin with the top one.
    .insists = The Titans must be put back first.
ambush = Attack the top Titan at once?
    .insists = Attack the top Titan now, or decline.
outpost = The player to your right learns: discard a coin of one of your armies?
    .insists = Discard a coin of an army now, or decline.
scribes = The player to your left learns: pay for knowledge?
    .insists = Buy knowledge now, or decline.
mend = Which damaged card is repaired?
    .insists = A damaged card must be repaired first.
rebuild = Repair up to { $repairs ->
        [one] 1 damaged card
       *[other] { $repairs } damaged cards
    }?
    .insists = Damaged cards may be repaired now.
starve = There is not food for all: which citizen starves? { $due } to name.
    .insists = Say first which citizen starves.
fill-empire = The Empire row is filled.
fill-military = The Military row is filled.

## Why something cannot be done

pile-empty = This pile of Titans is empty.
all-marched = All your armies have marched this round.
cheapest-army = Your cheapest army costs { coins }. You have { $has }.
titan-too-strong = { NAME($titan) } has defence { $defence }. You bring { $most } in { $arrows ->
        [yes] swords and arrows
       *[no] swords alone
    } at most, with the armies that { coins } can pay.
army-rests = { NAME($army) } was used this round and rests until the next.
army-joins-already = { NAME($army) } joins the attack already.
army-too-dear = { NAME($army) } costs { coins }. You have { $has } left for this attack.
army-in-vain = With { NAME($army) } the attack could not be made strong enough for the coins that are left.
no-army-marches = One army at least must march.
too-weak = { NAME($titan) } has defence { $defence } and you bring { $brought }: { $short } short.
not-in-city = You have no { NAME($card) } in your city.
damaged-already = { NAME($card) } is damaged already.
no-card-to-build = There is no card that you could build: none in the row or your store that you do not own.
can-buy-nothing = You can buy no card with { $price }{ $fee ->
        [0] {""}
        [one] , after the fee of 1 coin
       *[other] , after the fee of { $fee } coins
    }.
coins-and-knowledge = { coins } and { knowledge }
knowledge-and-coins = { knowledge } and { coins }
no-room = Your city has no free capacity: { $used } of { $capacity } places are used.
not-stored = You have no { NAME($card) } stored.
not-in-row = No { NAME($card) } lies in the row.
owned-already = You own { NAME($card) } already, and never two of one name.
card-and-fee = { NAME($card) } costs { $price }, and the fee is { $fee ->
        [one] 1 coin
       *[other] { $fee } coins
    }. You have { coins }.
card-too-dear = { NAME($card) } costs { $price }. You have { $has }.
no-crane = You have no { NAME($card) }.
crane-damaged = Your { NAME($card) } is damaged.
fee-is-due = The fee of { coins } is due even when the card is free. You have { $has }.
has-no-action = { NAME($card) } has no action.
card-is-damaged = { NAME($card) } is damaged and gives nothing until it is repaired.
used-already = { NAME($card) } was used this round already.
nothing-to-copy = No other player has a card whose action { NAME($card) } could use.
all-piles-empty = All three piles of Titans are empty.
nothing-damaged = None of your cards is damaged.
token-claimed = The first-player token was claimed this round.
own-card = Only the card of another player can be copied.
other-has-not = { SEAT($seat) } has no { NAME($card) }.
other-damaged = { NAME($card) } of { SEAT($seat) } is damaged.
copies-itself = { NAME($card) } copies another action itself.
titan-or-citizen-first = Choose a Titan first, or a citizen for Recruit.
for-build = Cards of the row and of your store are for Build.
for-recruit = Military cards and armies are for Recruit; armies march when a Titan is chosen.
for-armies = A Titan is attacked by armies, not by citizens.
nobody-home = None of your citizens is at home.
nobody-skilled = { NAME($action) } takes a higher skill than all there: a citizen of skill { $there } is there, and your best at home has { $best }.
no-district = No District is left.
expand-too-dear = Expand costs { knowledge } or { coins }. You have { $has }.
expand-knowledge = Expand costs { knowledge }. You have { $has }.
action-costs = { NAME($action) } costs { coins }. You have { $has }.
district-not-drawn = { NAME($card) } is not among the Districts drawn.
nothing-to-explore = No Empire card is left to explore.
top-is-for-passing = Storing the top card is for the first who passes; here cards are drawn.
deck-empty = No card is left in the deck or the discards.
not-drawn = You have not drawn { NAME($card) }.
all-citizens = You have all { $citizens } citizens.
star-pile-empty = The pile with { stars } is empty.
put-all-back = All { $titans } Titans looked at must be put back, each once.
only-this-pile = Only the pile with { stars } can be attacked from the hideout.
no-coin-there = No coin lies on the { NAME($place) } of { NAME($army) }.
no-citizen = You have no citizen of skill { $citizen }.
citizen-starving = Your citizen { $citizen } lies in the Starving box and works from the next round.
citizen-at-work = Your citizen { $citizen } is at work { $place ->
        [none] elsewhere
       *[other] on { NAME($place) }
    }.
action-covered = { NAME($action) } is { covered }.
skill-too-low = { NAME($action) } takes a higher skill than all there: skill { $there } is there, your citizen has { $skill }.
fee-too-dear = { NAME($action) } costs { coins } more here: citizens are there and none has skill { $skill }. You have { $has }.
no-open-army = You have no open army, and every army has marched this round.
no-military = No Military card is left in the row.
recruit-with-fee = Recruit costs { $fee } here, and the cheapest card { coins }. You have { $has }.
cheapest-military = The cheapest Military card costs { coins }. You have { $has }.
not-in-military-row = No { NAME($card) } lies in the Military row.
military-too-dear = { NAME($card) } costs { coins }{ $fee ->
        [0] {""}
        [one] {" "}and the fee of 1 coin
       *[other] {" "}and the fee of { $fee } coins
    }. You have { $has }.
army-limit = You have { $armies } armies, and your army limit is { $limit }.
cannot-retire = { NAME($army) } was used this round and cannot be retired.
no-army = You have no army { $number }: there are { $armies }.
not-damaged = { NAME($card) } is not damaged.
repair-it-is = Repairs of card actions and armies are made while something is damaged.
starves-already = Your citizen { $citizen } starves already.

## The score sheet

sheet-banners = { NAME($tribe) } banners: { $banners }
sheet-starving = Starving citizens: { $citizens }
sheet-coins = Coins for a tie: { $coins }
sheet-cards = Empire, District and Titan cards for a tie: { $cards }
sheet-knowledge = Knowledge for a tie: { $knowledge }

## The terminal

terminal-legend = ⚔ sword  ➹ arrow  ● coin  ✎ knowledge  ☘ food  ⌂ capacity  ✗ damaged  ☺ citizen  ↳ legacy
terminal-round = round { $round } of { $of }
terminal-turn = turn of
terminal-token = token: { $claimed ->
        [yes] claimed, next first
       *[no] next first
    }
terminal-opens = opens in round { $round }
terminal-empty = empty
terminal-you = you { $best }
terminal-left = { $count } left
terminal-below = below:
terminal-among = among:
terminal-empire = Empire { $deck }
terminal-deck = { $cards }▒ { $discards } discarded
terminal-military = Military
terminal-district = District
terminal-none = none left
terminal-expand = { $knowledge }✎ or { $coins }●
terminal-free = free
terminal-attack = Attack
terminal-source-city = city
terminal-source-draft = draft
terminal-source-army = army { $number }
terminal-short = { $short ->
        [0] enough
       *[other] { $short } short
    }
terminal-dice = dice
terminal-drawn = Drawn:
terminal-looked = Looked at:
terminal-districts = Districts:
terminal-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
terminal-income = income
terminal-passed = passed
terminal-starve = { $citizens } would starve
terminal-citizens = citizens
terminal-stored = stored:
terminal-of-deck = ? of deck { $deck }
terminal-secret = (secret)
terminal-armies = { $armies } of { $limit } armies
terminal-spies = { $count } spy
terminal-loot = { $count } loot
terminal-repairs = { $count } repair
terminal-used = used
terminal-taken = taken by
terminal-a-round = round
