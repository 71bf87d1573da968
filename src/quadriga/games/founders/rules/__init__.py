"""The rules of Founders of the Empire, in the order of the rulebook.

`set_up` (FOE-S), `opening` (O) from a `stack`, `playing` (K) with `war` (W), `coin` (M), `carriage` (G) and `craftsman` (A),
`addition` (D) with `reach`, which finds what a nation can feed, and `fit`, which says why a tile does not fit, `ending` (E1 to
E3), `scoring` (E4 to E6). A question holds everything about itself: who is asked, the options, what a move does, how it is put,
why it refuses; `asking` is what all of them have in common. A turn goes from chapter to chapter (T1): one question gives way to
the next, and `ending` begins the next turn.
"""
