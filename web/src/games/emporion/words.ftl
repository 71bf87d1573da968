# What the board of Emporion says itself. Moves, prompts, refusals, the log and the cards come from the engine.

## Names

name =
    .trade = Trade
    .culture = Culture
    .war = War
    .prestige = Prestige
    .goods = Goods
    .special = Special Prestige
    .expedition = Expedition
    .reserve = Reserve
    .history = History
    .development = Development
    .spoils = Spoils
    .asclepios = Asclepios
    .hygieia = Hygieia
label = { $name }:{ " " }
either = { $names } or { $last }

## The board

port = Port
    .label = The Port
    .spoken = The Port:
polis = Polis
    .label = The Polis
    .parts = Parts of the Polis
    .none = No { $kind } card
    .by = by
    .closed = no power yet
wall = The Actions
counters = The counters
piles = The piles
    .pile = { $name } pile:{ " " }
    .from = From the { $name } pile:{ " " }
    .fewer = One card fewer from the { $name } pile
    .more = One card more from the { $name } pile
special = { name.special }
    .price = for Spoils
    .label = { name.special }, for Spoils
realm = Your Realm
    .other = The Realm of { $name }
    .large = The Realm of { $name } large
    .enlarge = Take a closer look
    .back = Back to my Realm
    .cards = Cards in the Realm
    .of = of { $of } cards
    .count = Cards:{ " " }
    .reserved = Reserved: { $cards }
    .on = on
    .plates = Realms
stores = Reserved cards and Spoils
    .reserved = Reserved cards
    .none = No Spoils
summary = Summary
    .sails = Expedition icons
    .power = { $kind } power
    .power-by = { $kind } by { $action }
    .points = points
    .drachmas = { $count ->
        [0] no free drachma
        [one] 1 free drachma
       *[other] { $count } free drachmas
     }

## Gates

gate-cards = { $cards } to take
gate-expedition = { $cards ->
    [one] 1 card sails
   *[other] { $cards } cards sail
 }
gate-reserve = { $drachmas ->
    [one] 1 drachma
   *[other] { $drachmas } drachmas
 }
gate-counter = { $name } stands here

## A card, and what it would cost

lens = What you look at
    .points = Points now
    .own = Your points now
    .text = Point at a card to see what it would cost.
    .gloss = · { $gloss }
card-port = { $card }; in the Port, place { $place }
card-reserved = { $card }; reserved
card-copies = { $card }; { $copies } of them
card-price = { $card }; for you { $trade } Trade
card-spoils = { $card }; with { $spoils } Spoils
bill = The bill
    .of = of { $asks }
    .enough = enough
    .spoils = + { $count } Spoils
    .missing = { $count } missing
    .sum = By { $actions }{ $spoils ->
        [0] {""}
       *[other] , with { $spoils } Spoils
     }.

## The marker, the log

round = Round { $round }
    .last = Round { $round }, the last
marker-over = The game is over
marker-setup = Setting up
marker-fullest = Fullest Realm
    .text = { $cards } of { $of }
marker-history = History pile
    .text = { $cards } left
    .empty = counts as empty

## What is asked, and what a move would change

ask-way = By { $actions }?
ask-reserve = Choose a card from the Port to reserve.
ask-add = Choose a card to add by { $action }.
ask-send = Choose { $left ->
    [one] a card
   *[other] { $left } cards
 } from the Port to send to the Polis.
    .more = Choose { $left ->
        [one] one more card
       *[other] { $left } more cards
     } from the Port to send to the Polis.
refill = { $history } from History
after-spoils = { $count } Spoils { $count ->
    [one] goes
   *[other] go
 } under the History pile.
after-drachma = You get your drachma back.
after-expedition = It will bring you { $count } Spoils.
after-gone = { $card } leaves the game.
after-last = This becomes the last round.
after-announced = You will have { $cards } cards, and everyone is told.
