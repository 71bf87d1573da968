"""The rules of Eight-Minute Empire, in the order of the rulebook.

`set_up` (EME-S, with the lots of B5, the third colour of V5 and the tokens of V7), `row` (T4), `bid` (B, V4, V8), `turn` (T1 to
T3), `actions` (A, V2), `course` (T3 to T5: how one action follows another, and a turn the turn before), `end` (E1, F1),
`scoring` (E2 to E6, V2, V6, V7). A question holds everything about itself: who is asked, the options, what a move does, how it
is put, why it refuses; `decision` is what those that people answer have in common. `position` makes a state of what somebody
has written down.
"""
