# What the server says, in English.

bot-is-thinking = A bot is thinking about it already.
nothing-said = There is nothing to say in that.
chat-too-long = Say it in at most { $characters } characters.
chat-too-fast = Slowly: the others want to read it, too.
no-table = There is no such table.
fetch-anew = The table has to be fetched anew: try again.
unknown-rules = This table was begun under version { $version } of the rules of { $title }, which this server does not know.
unknown-rules-short = This server does not know version { $version } of these rules.
link-used = This link has been used already.
message-too-long = A message has at most { $characters } characters.
message-unreadable = This message cannot be read: { $error }
too-many-messages = Too many messages: wait a moment.
bot-found-nothing = The bot has found no answer: ask it again.
moved-on = The table has moved on since.

verified = All moves are legal, and all { $draws } draws match the seed that was sealed at the start.

players-only = Only the players can see this table.
too-fast = That was a bit fast. Please wait a moment.
other-origin = Changes are taken only from pages of this server, with the header X-Quadriga: 1.
no-guest = We don't know who you are yet. Please allow cookies and reload the page.
not-started = The game hasn't started yet.
not-over-record = You can open the record when the game is over.
not-over-others = You can see what others saw when the game is over.
only-so-many-moves = The game has only { $moves } moves.
no-file = There is no such file.
too-many-tables = You already have { $tables } open tables. Finish one first.
many-tables-opened = You have opened many tables in the last hour. Please try again later.
no-bot = There is no bot “{ $bot }”; there are: { COMMAS($bots) }.
host-has-links = Only the person who opened the table has its links.
no-seat = This table has no such seat.
link-broken = This link doesn't work. It was used already, or a part of it is missing.
host-adds-bots = Only the person who opened the table can add bots.
not-your-seat = That is not your seat.
only-players-again = Only those who played here can play again.
not-over = The game isn't over yet.
too-many-guests = There are too many new guests from your network. Please try again later.
name-needs-letter = A name needs at least one letter.
fault = Something went wrong on our side. Nothing has changed.
