summary = Roll, and know when to stop.
ending-turns = Everybody has had two turns.

turn = Roll or stop?
throw = The die falls.

Roll = Roll
Stop = Stop
Wish = Wish
Die = Die { $face }

Rolled = { SEAT($seat) } rolled the die.
Shown = The die shows { $face }.
Stopped = { SEAT($seat) } stopped.
Wished = { SEAT($seat) } wished for luck.

no-more = Three rolls are all.
kept = Kept
