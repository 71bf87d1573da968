# What the lectern of The Ancient World says of a thing: it comes with the first closer look.

coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
titan = City and Draft lend { $lent }; you can bring up to { $best }.
there = There: { $citizens }.
free = Your { $citizens } may enter.
    .fee = Your { $citizens } would pay { coins } to enter.
legacy = With the legacy of { $cards }: { $force }.
march = It marches for { coins }.
    .used = It has marched this round.
