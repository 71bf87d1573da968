"""The rules of The Ancient World, in the order of the rulebook.

`dealing` (set-up: TAW-S), `turn` (rounds, turns, hunger and the end: R, P, N, E), `choosing` (the action of a turn: P1, Z) by
way of `placement` (who may enter where), the board actions (B): `building`, `expanding`, `learning`, `repairing`, `recruiting`,
`exploring`, `growing`; attacks (T): `attacking` with its reckoning in `assault`; cards (K): `card_actions` and `hideout`;
`scoring` (E1 to E5). `reasons` says why a thing cannot be had or done. A question holds everything about itself: who is asked,
the options, what a move does, how it is put, why it refuses. When nothing is left on the agenda, `turn.settle` goes on.
"""
