"""The rules of The Ancient World, in the order of the rulebook.

`dealing` (set-up: TAW-S), `turn` (rounds, turns, hunger and the end: R, P, N, E), `choosing` (the action of a turn: P1) by way
of `placement` (which citizens may enter where: Z), the board actions (B): `building`, `expanding`, `learning`, `repairing`,
`recruiting`, `exploring`, `growing`; attacks (T): `assault` (what armies bring, and which may march) and `attacking`; cards
(K): `card_actions` and `hideout`; `scoring` (E1 to E5). A question holds everything about itself: who is asked, the options,
what a move does, how it is put, why it refuses. When nothing is left on the agenda, `turn.settle` goes on.
"""
