# What the pages around the table say: home, new table, joining, rules, settings.

## Settings

settings-light = Light
    .auto = As the system
    .light = Day
    .dark = Lamp
settings-pace = Moves are shown
    .off = None
    .quick = Quick
    .normal = Calm
    .slow = Slow
settings-less-motion = Your system asks for less motion, so nothing moves.
settings-sound = Sound
    .text = A soft knock when it is your turn.
settings-confirm = Confirm the end of a turn
    .text = The last move waits until you say so, and can be taken back.
