# Words that all games share.

## Lists and numbers

list-all = { $before } and { $next }
list-either = { $before } or { $next }
list-commas = { $before }, { $next }

numeral-0 = none
numeral-1 = one
numeral-2 = two
numeral-3 = three
numeral-4 = four
numeral-5 = five
numeral-6 = six
numeral-7 = seven
numeral-8 = eight
numeral-9 = nine

## Why something cannot be done

over = The game is over.
can-be-chosen = This can be chosen now.
draw-is-due = A draw is due first.
only-chance-draws = Only chance draws.
cannot-be-drawn = This cannot be drawn now.
not-your-move = It is not your move: { SEAT($seats) } must act.
nothing-joins = No move joins this with what you have chosen.
nothing-to-do = There is nothing to do with this now.
seat-points = { SEAT($seat) } { $points }
