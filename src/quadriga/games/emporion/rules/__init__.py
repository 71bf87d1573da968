"""The rules of Emporion, in the order of the rulebook.

`set_up` (EMP-S), `action` and `counters` (A), `addition` with its `bill` (D, P), `reserve` (R), `expedition` (X), `turn` (the
refill, Spoils, the mandatory expedition and the end of a turn: X3, X4, Y, E1 to E4), `scoring` (E5 to E8). A question holds
everything about itself: who is asked, the options, what a move does, how it is put, why it refuses. When the agenda of a turn
is empty, nothing is left of its Action: then `turn.proceed` does what comes at the end of the turn.
"""
