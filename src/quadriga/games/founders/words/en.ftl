# Founders of the Empire, in English. Names of tiles, resources and craftsmen stand in components.toml.

## Founders of the Empire as it introduces itself

summary = Lay tile to tile so that each gets what it needs from its neighbours: from forest to forge to temple.
option-first = First player
    .text = Who begins: named by the table, or drawn by lot.
option-agreed_end = Agreed end
    .text = Whether players may propose at the end of their turn that the game is over.
option-agreed_end-allowed = A player may propose to end the game when nobody can earn more points; all must agree.
option-agreed_end-never = The game ends with the last victory tile or with the stacks.
ending-victory = No face-up victory tile is left.
ending-stacks = The last tile of the three stacks is drawn.
ending-agreed = All players agree that nobody can earn more points.

## Words for kinds of things

back = { $back ->
        [nature] nature
        [village] village
        [city] city
       *[victory] victory
    }
token = { $token ->
        [war] war
        [coin] coin
        [carriage] carriage
       *[craftsman] craftsman
    }
a-token = { $token ->
        [war] a war token
        [coin] a coin
        [carriage] a carriage
       *[craftsman] a craftsman
    }
no-token = { $token ->
        [war] no war token
        [coin] no coin
        [carriage] no carriage
       *[craftsman] no craftsman
    }

token-words = { token } token
token-text = { $token ->
        [war] Pillages a tile at the frontier of another nation: from then on it gives nothing and counts nothing.
        [coin] Buys one resource from another nation for this turn; the coin goes to its owner.
       *[carriage] Unites the four tiles around a corner: what one of them gives reaches the neighbours of all four.
    }
craftsman-words = { NAME($craftsman) }, who works with { NAME($resource) }
craftsman-text = Works in one of your village tiles that gives { NAME($resource) }.

## Tiles

the-tile = the { NAME($tile) }
tile-at = the { NAME($tile) } at { $space }
some-tile-at = the tile at { $space }
tile-words = { NAME($tile) }: { COMMAS($facts) }
fact-needs = needs { NAME($resources) }
fact-makes = gives { OR(NAME($resources)) }
fact-token = brings { a-token }
fact-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Questions

lots = Lots are drawn for the first player.
reveal-victory = The victory tiles are revealed.
reveal-nature = Nature tiles are revealed for the draft.
take-nature = Take a nature tile for your nation.
    .insists = A nature tile must be taken first.
settle = Lay your second tile: ahead of the first, behind it, or beside it.
    .insists = Your second tile must be laid first.
fill-rows = The rows are filled.
open = Open a tile: choose a stack.
    .insists = A tile must be opened first.
turn-up-nature = A nature tile is turned up.
turn-up-village = A village tile is turned up.
turn-up-city = A city tile is turned up.
play-token = Play one token, or keep them all.
    .insists = Play a token first, or keep them all.
add-tile = Add a tile to your nation: choose the tile, then its space.
    .insists = A tile must be added now.
draw-nature = A nature tile is drawn.
place-drawn = Place the { NAME($tile) } that you drew.
    .insists = The tile that you drew must be placed now.
receive-craftsman = A craftsman is drawn.
propose = End your turn, or propose that the game is over.
    .insists = Your turn is done: end it, or propose that the game is over.
answer = { SEAT($seat) } proposes to end the game: nobody can earn more points. Do you agree?
    .insists = You are asked whether the game is over: agree or refuse.
last-craftsmen = The game ends: you may still employ your craftsmen.
    .insists = The game ends: only craftsmen can still be employed.

## Moves. `short` is for a button.

TakeTile = Take the { $words }
    .short = Take the { NAME($tile) }
SettleTile = Lay { $second } { $way ->
        [ahead] ahead of
        [behind] behind
       *[beside] beside
    } { $first }
second-tile = the second tile
first-tile = the first
OpenStack = Open a { back } tile{ $leaving ->
        [0] {""}
       *[other] ; the { $leaving } tiles of its row leave the game
    }
    .short = Open a { back } tile
KeepTokens = Play no token
    .short = Keep them all
Pillage = Pillage { SEAT($owner) }: { $here }
    .short = Pillage it
BuyResource = Buy { NAME($resource) } from { SEAT($owner) }: { $here }
    .short = Buy { NAME($resource) }
UniteTiles = Unite the four tiles from { $corner } on
    .short = Unite the four
EmployCraftsman = Employ the { NAME($craftsman) } in { $here }
    .short = Employ the { NAME($craftsman) }
LayTile = { $swap ->
        [yes] Swap { $here } for the { NAME($tile) }
       *[no] Add the { NAME($tile) } at { $space }
    }
    .short = { $swap ->
        [yes] Swap for the { NAME($tile) }
       *[no] { lay } the { NAME($tile) }
    }
lay = { $back ->
        [victory] Raise
       *[other] Lay
    }
DrawInstead = Draw a nature tile
AddNothing = Add nothing
EndTurn = End the turn
    .short = End turn
ProposeEnd = Propose to end the game
AnswerProposal = { $agrees ->
        [yes] Agree to end the game
       *[no] Refuse: the game goes on
    }
EmployNoMore = Employ no more craftsmen
DrawTile = Draw { $words }
DrawCraftsman = Draw the { NAME($craftsman) }
DrawLot = Draw the lot of { SEAT($seat) }

## What happened. `gist` is the same in a few words.

FirstPlayerDrawn = { SEAT($seat) } was drawn as the first player.
VictoryTileRevealed = The { NAME($tile) } was revealed.
NatureTileRevealed = The { NAME($tile) } was revealed for the draft.
TileTaken = { SEAT($seat) } took the { NAME($tile) }.
    .gist = took the { NAME($tile) }
NationFounded = { SEAT($seat) } founded a nation: { NAME($first) } and { NAME($second) }.
    .gist = founded a nation
StackOpened = { SEAT($seat) } chose the { back } stack.
RowCleared = The { back } row was full, and its tiles left the game: { NAME($tiles) }.
TileOpened = { $seat ->
        [none] The { NAME($tile) } came
       *[other] { SEAT($seat) } brought the { NAME($tile) }
    } into the { back } row.
    .gist = opened the { NAME($tile) }
TokenKept = { SEAT($seat) } played no token.
TilePillaged = { SEAT($seat) } pillaged { SEAT($owner) }'s { NAME($tile) }{ $craftsman ->
        [none] {""}
       *[other] , with the { NAME($craftsman) } in it
    }.
    .gist = pillaged the { NAME($tile) }
ResourceBought = { SEAT($seat) } bought { NAME($resource) } from { SEAT($owner) }'s { NAME($tile) }.
    .gist = bought { NAME($resource) }
TilesUnited = { SEAT($seat) } united { COUNT($tiles) } tiles with a carriage: { NAME($tiles) }.
    .gist = laid a carriage
CraftsmanEmployed = { SEAT($seat) } employed the { NAME($craftsman) } in the { NAME($tile) }.
    .gist = employed the { NAME($craftsman) }
TileAdded = { SEAT($seat) } added the { NAME($tile) }{ COUNT($services) ->
        [0] {" "}beside { $beside }
       *[other] { with-services }
    }.
    .gist = { $back ->
        [victory] raised
       *[other] laid
    } the { NAME($tile) }
TileSwapped = { SEAT($seat) } swapped the { NAME($old) } for the { NAME($tile) }{ COUNT($services) ->
        [0] {""}
       *[other] { with-services }
    }{ $took-coin ->
        [yes] ; the coin on it went to their hand
       *[no] {""}
    }{ COUNT($lost) ->
        [0] {""}
       *[other] ; { $lost } left the game
    }.
    .gist = swapped for the { NAME($tile) }
with-services = , with { $services }
service = { $tile ->
        [none] { NAME($resource) } they had bought
       *[other] { NAME($resource) } from the { NAME($tile) }{ $carriage ->
            [yes] {" "}by carriage
           *[no] {""}
        }
    }
lost-war = the war token
the-craftsman = the { NAME($craftsman) }
NothingFitted = { SEAT($seat) } could add none of the face-up tiles.
NatureTileDrawn = { SEAT($seat) } drew the { NAME($tile) }.
NothingAdded = { SEAT($seat) } added nothing.
    .gist = added nothing
TokenReceived = { SEAT($seat) } received { $craftsman ->
        [none] { a-token }
       *[other] the { NAME($craftsman) }
    }.
PileEmpty = { SEAT($seat) } received { no-token }: there was none left.
CoinsCollected = { SEAT($seat) } collected { COUNT($spaces) ->
        [one] the coin on one of their tiles
       *[other] the { COUNT($spaces) } coins on their tiles
    }.
TurnEnded = { SEAT($seat) } ended their turn.
EndProposed = { SEAT($seat) } proposed to end the game.
    .gist = proposed the end
EndAnswered = { SEAT($seat) } { $agrees ->
        [yes] agreed to end the game
       *[no] refused: the game goes on
    }.
    .gist = { $agrees ->
        [yes] agreed
       *[no] refused
    }
GameEnded = The game is over: { COMMAS($scores) }.

## Why something cannot be done

none-to-take = No { NAME($tile) } is left to take.
settled-alike = Both tiles are the same: behind would be the same as ahead.
stack-empty = The { back } stack is empty.
open-before-token = A tile must be opened before a token is played.
adding-comes-last = { $first } Adding a tile comes last.
token-too-late = Tokens are played right after a tile is opened, before one is added.
token-at-opening = Tokens are played right after a tile is opened, one a turn.
token-lacking = You have { no-token } in hand.

own-tile-for-war = A war token is placed on a tile of an opponent, not on one of yours.
seat-has-no-tile = { SEAT($seat) } has no tile at { $space }.
pillaged-already = { $here } is pillaged already.
protected = { $here } is protected: { $farther } lies farther in its column.
all-pillaged = Every unprotected tile of your opponents is pillaged already.

resource-after-tile = A resource is chosen after the tile that it is bought from.
own-tile-for-coin = A resource is bought from an opponent, not from yourself.
victory-sells-nothing = { $here } is a victory tile and produces nothing.
pillaged-sells-nothing = { $here } is pillaged and produces nothing.
craftsman-sells-nothing = { $here } has a craftsman and produces nothing.
coin-there = { $here } has a coin already.
sells-other = { $here } produces { OR(NAME($makes)) }, not { NAME($resource) }.
nothing-to-buy = No tile of your opponents produces anything that could be bought.

carriage-at-home = A carriage unites tiles of your own nation.
carriage-there = A carriage stands at the corner of { $corner } already.
corner-empty = No tiles of yours lie around the corner of { $corner }.
corner-incomplete = A carriage stands in the middle of four tiles, and none lies on { $spaces }.
no-block = A carriage needs a block of four tiles without one.

craftsman-at-home = A craftsman works in your own nation.
craftsman-not-in-hand = You do not have the { NAME($craftsman) } in hand.
you-have-no-tile = You have no tile at { $space }.
wrong-workplace = The { NAME($craftsman) } works where { NAME($resource) } is produced, not in { $here }{ $united ->
        [yes] ; what is only delivered there does not count
       *[no] {""}
    }.
workplace-pillaged = { $here } is pillaged.
craftsman-there = { $here } has a craftsman already.
no-workplace = No village tile of yours produces { NAME($resource) }, so the { NAME($craftsman) } finds no work.

not-face-up = No { NAME($tile) } lies face up.
no-need-to-draw = A face-up tile can be added, so no tile is drawn.
must-draw = No face-up tile fits, so a nature tile must be drawn.
must-add = A tile can be added, so it must be.
must-place = You drew the { NAME($tile) }, and it must be placed now.
nothing-fits-there = Nothing that lies face up fits on { $space }.
nothing-to-swap = No tile of yours lies on { $space }: there is nothing to swap.
only-by-swap = { $here } lies there: it can only be swapped.
no-shared-side = Space { $space } shares no side with a tile of your nation.
fits-nowhere = The { NAME($tile) } fits nowhere: at best it lacks { NAME($lacking) }.
unfed = The { NAME($tile) } { COUNT($lacking) ->
        [one] has no
       *[other] lacks
    } { NAME($lacking) } at { $space }: { $why }.
gives-once = { $giver } gives it only once
gives-other = { $giver } gives { NAME($resource) } already, and not both
what-you-bought = what you bought
leaves = { $here } leaves, and does not serve its successor
idle-pillaged = { $here } is pillaged
idle-craftsman = { $here } has a craftsman and produces nothing
idle-coin = { $here } has a coin and produces nothing this turn
too-far = { $here } lies out of reach, and no carriage brings it
nobody-makes-it = no tile of yours produces it

## The score sheet

sheet-victory = Victory tiles: { COUNT($tiles) ->
        [0] none
       *[other] { COMMAS($tiles) }
    }
tile-points = { NAME($tile) } { $points }
sheet-pillaged = Victory tiles pillaged: { COMMAS(NAME($tiles)) }
sheet-craftsmen = Craftsmen at work: { COMMAS(NAME($craftsmen)) }
sheet-craftsmen-pillaged = Craftsmen pillaged: { COMMAS(NAME($craftsmen)) }
sheet-hand = Tokens in hand: { COUNT($tokens) ->
        [0] none
       *[other] { COMMAS($tokens) }
    }
held-tokens = { $count } { token }
held-craftsman = { NAME($craftsman) }
sheet-coins = Coins on tiles: { $count }
sheet-swapped = Swapped tiles: { COMMAS(NAME($tiles)) }
sheet-tie = Victory tiles for a tie: { $count }

## The terminal

terminal-round = round { $round }
terminal-turn = turn of
terminal-bought = bought: { NAME($resource) }
terminal-full = full
terminal-lacks = lacks { COMMAS(NAME($resources)) }
terminal-fits = fits
terminal-seats = Seats
terminal-supply = supply
terminal-points = points
terminal-hand = hand
terminal-swapped = swapped
terminal-victory = victory tiles
terminal-to-lay = to lay
terminal-legend = ⚔ pillaged  ¤ coin  ☺ craftsman  ! unprotected  ═1 united
