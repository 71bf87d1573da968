"""The authority of one running match: seats, turns, undo, clocks, and what each pair of eyes is told. Pure: no I/O."""
