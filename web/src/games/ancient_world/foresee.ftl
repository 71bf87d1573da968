# What the board of The Ancient World says of a choice: it comes with the first.

coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
sentences = { $first } { $next }

## What is asked while a choice is half made

ask-order = Which of them lies { $chosen ->
    [0] on top
   *[other] below it
 }?
ask-coin = Off its name, or off its picture?
ask-army = { $card }: a new army, or on top of one of yours?
ask-place = Where does citizen { $citizen } go?
    .fee = { $action } costs { coins } more
    .fees = { $fees }.
ask-citizen = Which citizen goes to { $action }?
    .any = Which citizen do you send?
ask-card =
    .expand = For knowledge, or for coins?
    .recruit = Whom does citizen { $citizen } recruit?
    .build = What does citizen { $citizen } build?
    .fee = { coins } more to enter.

## What comes of it

after =
    .coins = Coins { $from } → { $to }.
    .knowledge = Knowledge { $from } → { $to }.
    .food = Food { $from } → { $to }.
    .room = Room { $from } → { $to }.
    .draft = Draft { $from } → { $to }.
    .income = Income { $from } → { $to }.
    .army_limit = Army limit { $from } → { $to }.
    .citizen = The new citizen works from the next round.
    .first = You open the next round.
    .dice = { $count ->
        [0] No damage dice follow.
        [one] Then 1 damage die.
       *[other] Then { $count } damage dice.
     }
    .attack = { $titan } has defence { $defence }; city and Draft bring { $value }.
    .army = { $card }: { $from } → { $to }{ $enough ->
        [yes] , enough
       *[no] {" "}of { $defence }
     }.
