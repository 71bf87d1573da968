# What all pages say: the strip above them, dialogs, rules, seats, problems.

-quadriga = Quadriga
loading = Just a moment …
page-title = { $page } – { -quadriga }

## The strip

strip-brand = { -quadriga }
    .label = { -quadriga }, home
strip-name = You are { $name }. Change your name
menu = Menu
    .key = open the menu and settings
menu-home = All games and my tables
menu-name = Change my name
menu-keys = Keyboard shortcuts
    .key = list all shortcuts

## Dialogs, rules, numbers, keys

dialog-close = Close
rule-link = Rule { $id }
rule-loading = Opening the rules …
rule-missing = There's no rule { $id }.
rule-all = Read all the rules
rule-back = Back
thing =
    .chosen = { $name }; chosen
    .open = { $name }; can be chosen
change-from = { $from } to{ " " }
key-name =
    .enter = Enter
    .escape = Esc
    .space = Space
    .tab = Tab

## Seats and lists of names

seat-colour =
    .terracotta = terracotta
    .lapis = lapis
    .laurel = laurel
    .tyrian = tyrian
    .ochre = ochre
seat-number = seat { $number }
list-more = { $names }, { $next }
list-last = { $names } and { $last }

## Problems

problem-offline = We can't get through. Are you still online?
problem-status = Something went wrong ({ $status }). Please try again.
problem-unknown = Something went wrong. Please reload the page.
lost-title = Off the map
lost-text = There's nothing at this address. The link may be old, or a letter is missing.
lost-home = See all games
failed-title = That didn't work
failed-again = Try again
