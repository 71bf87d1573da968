# Emporion, in English. Names of cards and counters stand in components.toml.

## Emporion as it introduces itself

summary = Sail for new cards and add them to a Realm that must be able to afford them; every Action bars somebody's way.
option-first = First player
    .text = Who has the First player card: named by the table, or drawn by lot.
option-special = Special Prestige
    .text = Whether the four Prestige cards that are paid with Spoils lie beside the Polis.
option-special-on = The four special Prestige cards lie beside the Polis.
option-special-off = They stay in the box, as in a first game.
ending-realm = A player has 18 cards in their Realm, and the round is finished.
ending-history = A card was due from the History pile and none was left, and the round is finished.

## Names

name-trade = Trade
name-culture = Culture
name-war = War
name-prestige = Prestige
name-goods = Goods
name-expedition = Expedition
name-reserve = Reserve
name-start = start
name-history = History
name-development = Development

## Questions

lots = Lots are drawn for the first player.
lay-port = The Port is laid out.
take-start = Take your first card.
    .insists = A start card must be taken first.
choose-counter = Choose your counter.
    .insists = A counter must be chosen first.
choose-action = Choose an Action and carry it out.
    .insists = An Action must be chosen now.
    .discard = No Action can be carried out: remove one of your reserved cards from the game.
    .pass = No Action can be carried out: you must pass.
refill = Refill { $places } places of the Port: how many cards from the History pile?
    .insists = The Port is refilled now: say how many cards come from the History pile.
return-spoils = Used Spoils go under the History pile.
turn-up-history = A card comes from the History pile to the Port.
turn-up-development = A card comes from the Development pile to the Port.

## Moves. `short` is for a button.

ChooseCounter = Take { NAME($counter) }
TakeStart = Take { $words }
    .short = Take { NAME($card) }
AddCard = { $reserved ->
        [yes] Bring in
       *[no] Add
    } { NAME($card) } by { NAME($action) }{ with-spoils }
    .short = { $reserved ->
        [yes] Bring in
       *[no] Add
    } { NAME($card) }
SendCards = Send { $cards } to the Polis
    .short = { COUNT($cards) ->
        [one] Send the card
       *[other] Send { NUMERAL(COUNT($cards)) } cards
    }
RefillPort = Refill with { $history } from the History pile{ $development ->
        [none] {""}
       *[other] , { $development } from the Development pile
    }
    .short = { $history } from History
ReserveCard = Reserve { $card }
    .short = Reserve it
DiscardCard = Remove { NAME($card) } from the game
    .short = Remove { NAME($card) }
Pass = Pass
DrawCard = Draw { $words }
ReturnSpoils = Return a { NAME($lot) } card
DrawLot = Draw the lot of { SEAT($seat) }

card-name = { NAME($card) }
port-place = the card at place { $place }

## Cards

card-words = { NAME($card) }, { $special ->
        [yes] special Prestige
       *[no] { NAME($kind) }
    }: { COMMAS($has) }{ COUNT($has) ->
        [0] {""}
       *[other] {"; "}
    }{ $needs }
awards = awards { $amounts }
icons = { $count ->
        [one] 1 Expedition icon
       *[other] { $count } Expedition icons
    }
power = { NAME($kind) } power
points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
multiplier = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each { NAME($kind) } card
amount = { $amount } { NAME($kind) }
needs-spoils = paid with { $price } Spoils
needs-trade = requires { $price } Trade and { $step } more for each Goods you have
needs = requires { $amounts }
needs-nothing = requires nothing

## What happened. `gist` is the same in a few words.

FirstPlayerDrawn = { SEAT($seat) } was drawn as the first player.
StartCardTaken = { SEAT($seat) } took { NAME($card) }.
    .gist = took { NAME($card) }
PolisMade = The Polis was made: { $cards }. First Spoils: { COMMAS($spoils) }.
of-each = { $each } { NAME($card) }
CounterChosen = { SEAT($seat) } chose { NAME($counter) }.
    .gist = chose { NAME($counter) }
CardAdded = { SEAT($seat) } { $source ->
        [reserved] brought in
       *[other] added
    } { NAME($card) } by { NAME($action) }{ with-spoils }.
    .gist = { $source ->
        [reserved] brought in
       *[other] added
    } { NAME($card) }
SpoilsReturned = { $parts } from the Spoils of { SEAT($seat) } went under the History pile.
start-cards = { $count ->
        [one] 1 start card
       *[other] { $count } start cards
    }
history-cards = { $count ->
        [one] 1 History card
       *[other] { $count } History cards
    }
ExpeditionSent = { SEAT($seat) } sent { NAME($cards) } to the Polis.
    .gist = { COUNT($cards) ->
        [one] sent a card
       *[other] sent { COUNT($cards) } cards
    }
RefillSplit = { SEAT($seat) } refilled the Port with { $history } History and { $development } Development.
PortRefilled = { NAME($card) } came to the Port{ $seat ->
        [none] {""}
       *[other] {" "}from the { NAME($pile) } pile
    }.
SpoilsTaken = { SEAT($seat) } took { $count } Spoils.
CardReserved = { SEAT($seat) } reserved { NAME($card) }.
    .gist = reserved { NAME($card) }
CardDiscarded = { SEAT($seat) } could carry out no Action and removed { NAME($card) } from the game.
    .gist = removed { NAME($card) }
TurnPassed = { SEAT($seat) } could carry out no Action and passed.
    .gist = passed
MandatoryExpedition = The Polis had no History card: { NAME($cards) } went to it in a mandatory expedition.
SeventeenReached = { SEAT($seat) } has { $cards } cards in the Realm!
PileExhausted = A card was due from the History pile and none was left: it counts as empty now.
LastRoundBegun = This is the last round: { $reason ->
        [realm] a Realm is full
       *[history] the History pile is exhausted
    }.
GameEnded = The game is over: { COMMAS($scores) }.

with-spoils = { $spoils ->
        [0] {""}
       *[other] , with { $spoils } Spoils
    }

## Why something cannot be done. `short` is for an Action card that cannot be chosen.

not-reserved = You have no { NAME($card) } reserved.
special-left-out = { NAME($card) } is not in this game: the special Prestige cards are left out.
special-gone = { NAME($card) } does not lie beside the Polis any more.
is-reserved = { NAME($card) } does not lie in the Polis; you have it reserved.
not-in-polis = No { NAME($card) } lies in the Polis.
in-port = { NAME($card) } lies in the Port: send it to the Polis first, or reserve it.
opened-but-barred = { NAME($card) } is opened by { NAME($actions) }, and your counter may move to none of them.
too-few-spoils = { NAME($card) } is paid with { $spoils } Spoils. You have { $held }: { $missing }.
too-dear = { NAME($card) } asks for { $asks }. You show { $shown }, and { $held } Spoils make { $sum }: { $missing }.
too-dear-bare = { NAME($card) } asks for { $asks }. You show { $shown } and have no Spoils: { $missing }.
too-dear-twice = { NAME($card) } asks for { $asks }. You show { $shown }, { $lacks } too few, and have { $held } Spoils: { $missing }.
too-dear-twice-bare = { NAME($card) } asks for { $asks }. You show { $shown }, { $lacks } too few, and have no Spoils.
missing = { NUMERAL($missing) } { $missing ->
        [one] is
       *[other] are
    } missing
wrong-colour = { NAME($card) } is a { NAME($kind) } card: it is added by { NAME($kind) }, not by { NAME($action) }.
no-power = { NAME($card) } is a { NAME($kind) } card, and no card in your Realm has the { NAME($kind) } power.
other-power = No { NAME($action) } card in your Realm has the { NAME($kind) } power: { NAME($card) } can be added by { OR(NAME($actions)) }.
stands-there = { $own ->
        [yes] Your
       *[no] The
    } counter stands on { NAME($action) } already: it must move to another Action.
    .short = just left here
other-stands-there = { NAME($counter) } stands on { NAME($action) }: only Reserve may hold two counters.
    .short = a counter is here
nothing-to-add = No card can be added by { NAME($action) } now.
    .short = nothing to take
must-discard = No Action can be carried out: one of your reserved cards must be removed.
must-act = An Action that can be carried out must be chosen.
for-port = { NAME($action) } is for cards of the Port.
for-polis = { NAME($action) } is for cards of the Polis and for your reserved cards.
place-empty = No card lies at place { $place } of the Port.
choose-for-port = Choose Expedition or Reserve for a card of the Port.
neither = { $first } { $second }
no-icons = No card in your Realm has an Expedition icon.
    .short = no sails
port-empty = The Port is empty: no card can { $to ->
        [reserve] be reserved
       *[sail] go to the Polis
    }.
    .short = the Port is empty
exactly = You have { icons }{ $why ->
        [most] {" "}and the most is { $most }
        [lying] {" "}and the Port has { $lying ->
            [one] 1 card
           *[other] { $lying } cards
        }
       *[icons] {""}
    }: exactly { $due ->
        [one] 1 card
       *[other] { $due } cards
    } must go.
refill-development = Of the { $cards } new cards at least one must come from the Development pile.
pile-has-only = The { NAME($pile) } pile has only { cards }.
cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
no-drachma = { $drachmas ->
        [2] Both your drachmas lie
       *[other] All your { $drachmas } drachmas lie
    } on reserved cards.
    .short = no drachma
discard-last = A reserved card is removed only when no Action can be carried out.
first-card = Your first card is { OR(NAME($cards)) }.

## The score sheet

sheet-prestige = Prestige: { COUNT($cards) ->
        [0] none
       *[other] { COMMAS($cards) }
    }
card-points = { NAME($card) } { $points }
sheet-goods = Goods: { $count ->
        [0] none
       *[other] { $count } ({ COMMAS(NAME($cards)) })
    }
sheet-multipliers = { NAME($kind) } multipliers: { COMMAS($cards) }, for { cards }
multiplied = { $copies ->
        [1] {""}
       *[other] { $copies }{" "}
    }{ NAME($card) } ×{ $points }
sheet-printed = Printed on other cards
sheet-reserved = Reserved and not added: { COMMAS(NAME($cards)) }
sheet-tie-cards = { NAME($card) } cards for a tie: { $count }
sheet-tie = Prestige and Goods for a tie: { $count }

## The terminal

terminal-round = round { $round }
terminal-turn = turn of
terminal-last = last round
terminal-port = port
terminal-actions = actions
terminal-special = special
terminal-reserved = reserved
terminal-points = { $points } points
terminal-by = by { COMMAS(NAME($actions)) }
terminal-cards = { $cards } cards
terminal-spoils = { $spoils } Spoils
terminal-drachmas = { $drachmas } drachmas
terminal-fullest = fullest Realm { $size } of { $of }
terminal-history = History pile { $cards }▒{ $exhausted ->
        [yes] {" "}counts as empty
       *[no] {""}
    }
terminal-development = Development pile { $cards }▒
terminal-legend = T trade  C culture  W war  P prestige  G goods  ▷ expedition  +P +G powers  ★ points  ●1 Spoils used  ✓ can be added
