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

## Why a table cannot be set up

config-players = { $title } is for { $least } to { $most } players, not { $players }.
config-version = Version { $version } of the rules of { $title } is not known here: this build knows { $known }.
config-option = { $title } has no option { $option }{ $older ->
        [none] {""}
       *[other] {" "}in version { $older } of its rules
    }: it has { COUNT($known) ->
        [0] none
       *[other] { $known }
    }.
config-choice = The option { $option } should be { OR($known) }, not { $value }.
config-seat = The option { $option } should be a seat from 0 to { $last } or { $lot }, not { $value }.
config-seat-order = The option { $option } should name each seat from 0 to { $last } once or be { $lot }, not { $value }.
config-seat-numbers = The option { $option } should be seat numbers with commas or { $lot }, not { $value }.
config-components = The component set { $given } is not loaded: the packaged one is { $packaged }, others come with --components FILE.

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
