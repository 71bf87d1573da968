# What opens over the pages when it is asked for: settings, shortcuts, one's name, links to seats, marks in the rules.

## Settings

settings-light = Appearance
    .auto = Automatic
    .light = Light
    .dark = Dark
settings-pace = Animation
    .off = Off
    .quick = Fast
    .normal = Normal
    .slow = Slow
settings-less-motion = Your device is set to reduce motion, so nothing moves.
settings-sound = Sound
    .text = A soft knock when it's your turn.
settings-confirm = Confirm the end of a turn
    .text = Your last move waits until you end your turn, so you can still take it back.

## Keyboard shortcuts

keys-title = Keyboard shortcuts
keys-tab = go to the next thing; { key-name.enter } chooses it
keys-escape = close what is open, or drop what you began

## One's name

name-title = Your name
name-label = What should the others call you?
name-keep = Keep { $name }
name-take = Use this name

## Links to seats

invite-host = Whoever opened the table can send you a link to a free seat.
invite-loading = Getting the links …
invite-seat = Seat { $number }, { $colour }
invite-mine = Your seat on another device
    .text = Open this link on the other device: your seat moves there, and this screen only watches.
invite-local = These links only work on this computer. To invite people on other devices, open this page under the computer's own address first.
# Seat 0 is one's own.
link-label = { $seat ->
    [0] Link to your seat
   *[other] Link to seat { $seat }, { $colour }
 }
link-copy = Copy
    .label = { $seat ->
        [0] Copy the link to your seat
       *[other] Copy the link to seat { $seat }, { $colour }
     }
    .done = Copied.
    .failed = Please select the link and copy it yourself.
link-share = Share
link-code = QR code
    .label = { $seat ->
        [0] QR code for your seat
       *[other] QR code for seat { $seat }, { $colour }
     }

## Marks in the rules

rule-mark =
    .R = ruling
    .P = published
rule-mark-text =
    .R = Our ruling, where the rulebook says nothing or contradicts itself.
    .P = As in the published edition.
