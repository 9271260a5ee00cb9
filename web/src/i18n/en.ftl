# The house
tagline = The haunted house of board games, open day and night.
home = Manoir, home
tools = Tools
skip = Skip to content
more = More
games = The games
title-front = Manoir, the haunted house of games
title = { $page } · Manoir
title-your-turn = ● Your turn! { $page } · Manoir
title-open = Open a table
title-rules = The rules
title-table = A table
title-replay = Watch the game again
title-tables = Open tables
title-credits = Credits
title-me = My games
title-lost = A walled-up door
close = Close
loading = One moment, we are lighting a candle…
retry = Try again
auto = Automatic
soon = soon
back-home = Back to the manor
back-table = Back to the table

# The four windows
game-escalier = Spooky Stairs
game-escalier-about = Climb, turn into a ghost, and remember which one you are. For 2 to 4, from age 4.
game-labyrinthe = Labyrinth
game-labyrinthe-about = Push the corridors, by day or by night, and find your treasures. For 2 to 4, from age 7.
game-pacman = Pac-Man
game-pacman-about = Eat the marbles, push ghosts onto the others, then turn hunter yourself. For 2 to 4.
game-pasvu = Pas vu pas pris
game-pasvu-about = Cross the great hall without being seen through the keyhole. For 2 to 4, from age 8.
guests = Guests of the house
front-windows = The front of the manor: one window for each game
unfinished = Go on playing
unfinished-running = go on
unfinished-waiting = waiting
unfinished-all = All my games
front-resume = { $game }, go on
front-play = { $game }, play
front-soon = { $game }, soon
front-as-list = Show as a plain list
front-as-house = Show the manor
just-play = Play right now
just-play-what = Which game?
open-table = Open a table
open-table-of = Open a table: { $game }
opening = The door creaks…
join = Enter
join-label = A link or a table’s code
join-wrong = That is neither a table’s link nor a code of ten letters and digits.
tables-open = Open tables
tables-none = Nobody has a public table open right now. Open the first!
tables-nobody = Nobody yet
tables-free = { $free ->
    [0] full
    [one] { $free } seat
   *[other] { $free } seats
  }
stage-running = playing
stage-over = over

# A window still dark, a door walled up
dark-about = This window is still dark: the game is getting ready behind its curtains.
dark-play = Play { $game }
lost-title = This door is walled up
lost-about = There is nothing behind it but a draught and two eyes. Go back to the light.
lost-table = There is no such table, or not any more: the link may be incomplete, or the table was put away.
lost-bad_origin = This page comes from an address that the house does not know. Whoever runs it can name it in MANOIR_ORIGINS.
page-failed = The candle went out
page-failed-about = This page could not be loaded. Check the connection, then try again.

# Laying the table
open-title = Who plays tonight?
open-count = How many players?
open-who = Who sits on seat { $seat }?
open-youngest = starts (the youngest)
open-starts = starts
open-level = Which ghost?
open-friend-about = You will get a link to send.
open-colour = Colour { $colour }: change it
open-colour-tip = Change the colour
open-variants = Variants and public table
open-public = Public table
open-public-about = Anybody can find it. Otherwise it takes the link.
open-and-play = Play!
open-and-invite = Open and invite
sitter-me = me
sitter-friend = a friend
sitter-here = next to me
sitter-bot = ghost
level-child = child
level-adult = adult
level-elephant = elephant
level-oracle = oracle
level-beginner = dreamer
level-normal = scout
level-hard = fox
level-best = architect
level-master = master
level-wisp = wisp
level-child-about = Soon forgets who is under which sheet.
level-adult-about = Remembers, but gets lost after a swap or two.
level-elephant-about = Forgets next to nothing.
level-oracle-about = Forgets nothing, and works everything out.
level-beginner-about = Looks for a way, and now and then walks past it.
level-normal-about = Tries every move and takes the best for itself.
level-hard-about = Thinks of the next turn too, and of what you can do.
level-best-about = Sees what you are after, and bars your way when it pays.
level-master-about = Learned it all by playing, turn after turn, millions of times.
level-wisp-about = Plays wherever the wind blows.
bot-ghost = A ghost
bot-child = Little ghost
bot-adult = Big ghost
bot-elephant = Elephant ghost
bot-oracle = Oracle ghost
bot-beginner = Dreamy ghost
bot-normal = Scout ghost
bot-hard = Fox ghost
bot-best = Architect ghost
bot-master = Master ghost
bot-wisp = Will-o’-the-wisp
nickname = Your nickname
# One of these, for who gives no name.
nickname-default = Owl, Bat, Moth, Toad, Hedgehog, Firefly
# "a, b and c"
list-and = { $first } and { $last }
player-default = Player { $seat }
colour-0 = orange, round
colour-1 = red, square
colour-2 = yellow, triangle
colour-3 = green, diamond

# The waiting room
waiting-title = The table is filling up
waiting-for-seats = { $free ->
    [one] One more person to come.
   *[other] { $free } more people to come.
  }
waiting-for-you = Everybody is here. You start the game!
waiting-for-host = Everybody is here. Waiting for the host to start.
seat-number = Seat { $seat }
seat-starts = Seat { $seat } starts
seat-label = Seat { $seat }: { $name }
seat-free = Free seat
seat-mine = this is you
seat-this-screen = on this screen
seat-here = at the table
seat-away = away for the moment
seat-bot = ghost of the house
seat-brought = bot brought by { $name }
brought-name = { $name } (bot)
seat-level = Another ghost
seat-free-up = Free this seat
sit-here = Sit here
sit-second = Somebody next to me
sit-bot = A ghost of the house
sit-down = Sit down
stand-up = Stand up
start = Start
watchers = { $watchers ->
    [one] { $watchers } person is watching
   *[other] { $watchers } people are watching
  }
variants-in-force = Chosen variants
variant-first = Who starts?
variant-first-about = One of the seats, or chance.
variant-first-random = By chance
variant-colours = Colours
variant-colours-about = Everybody picks one.
invite-title = Invite your friends
invite-watchers = Invite people to watch
invite-code = Code to scan to come to this table
invite-link = Link of the table
invite-text = We are waiting for you at the manor!
copy-link = Copy the link
copied = Copied!
share = Share
seal = Seal of chance
seal-about = Dice, cards and tiles come from a secret seed, chosen before anybody sits down. This is its fingerprint. At the end the seed is shown, and everybody can check that nothing was changed.

# At the table
players = The players
happened = What just happened
story = The whole story
skip-to-my-turn = On to my turn
pace = Speed
ghost-pace = Speed of the ghosts
ghost-pace-calm = They take their time
ghost-pace-usual = Usual
ghost-pace-quick = They answer quickly
ghost-pace-for-all = You are the host: this goes for the whole table.
ghost-pace-of-host = { $pace ->
    [calm] The ghosts take their time: that is up to the host.
    [quick] The ghosts answer quickly: that is up to the host.
   *[usual] The ghosts play at their usual speed: that is up to the host.
  }
chair-turn = to play
chair-your-turn = your turn
chair-away = has gone away
chair-stand-in = a ghost plays instead
chair-back = I’m back
chair-let-ghost = Let a ghost play for { $name }
chair-let-ghost-me = Let a ghost play for me
chair-replace = Put a ghost there
undo = Take back
say = Say
guide = First steps
guide-step = { $at } of { $of }
guide-next = Next
guide-back = Back
guide-skip = Skip
guide-done = Let’s play!
phrase-hello = Good evening!
phrase-boo = Boo!
phrase-wellplayed = Well played!
phrase-oops = Oops…
phrase-hurry = Ready when you are!
phrase-thanks = Thank you!
phrase-again = Another one!
phrase-bye = See you soon!
reconnecting = The line is down, we’ll be right back. Nothing is lost.
line-restart = The house is lighting new candles, we’ll be right back. Nothing is lost.
line-too_many_sockets = Too many tables are open from your address at once: close a few tabs. We keep trying.
line-too_many_tabs = This table is open in too many tabs: close a few. We keep trying.
line-house_full = The house is full to the attic. We keep trying to get you in, and nothing is lost.
line-too_fast = That was too much at once: the house asks for a short break. Nothing is lost.
hand-over = Pass it to { $name }
hand-over-secret = Everybody else looks away!
hand-over-ready = I am { $name }

# Why not?
rules = The rules
rules-of = The rules: { $game }
rules-variants = Variants
rule-number = Rule { $rule }
read-rule = Read the rule
ruling = Ruling:

# The end
end-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
  }
end-you-won = You win!
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
rematch = Rematch
same-deal = Same deal again
replay = Watch the game again
end-counting = Counting
end-skip = Skip
evening = This evening
evening-wins = { $name }: { $count ->
    [one] one win
   *[other] { $count } wins
  }
picture-share = Share a picture
picture-title = A picture of this game
picture-names = With names
picture-names-about = Without, everybody is called by their colour.
picture-send = Share
picture-save = Save
picture-done = Done!
picture-alt = { $game }. { $headline } { $why }
check-dice = Check that it was fair
check-dice-about = Download the game, then run this command: every die and every shuffle is made again from the seed, and compared.
seed = Seed:
download-game = Download the game

# Watching again
replay-start = The beginning of the game
chapters = { $count ->
    [one] One moment to see again
   *[other] { $count } moments to see again
}
replay-scrub = Moment of the game
replay-at = { $at } of { $last }
replay-speed = Speed { $speed }, change it
replay-later = Patience, the game is not over
replay-none = No film for this table
replay-eyes = Through the eyes of
replay-eyes-nobody = everybody
step-back = One step back
step-on = One step on
play = Play
pause = Pause
chances-show = Show the chances
chances-now = Chances now: { $list }
chances-now-places = Share of the others that each one is ahead of now: { $list }
chances-later = Up in the attic the chances are still being worked out. Look in again in a few minutes.
chances-fine = A fine choice.
chances-cost = This cost { $name } { $loss }.
chances-better = This cost { $name } { $loss }. Better: “{ $move }”.
chances-title = Choices and luck
chances-who = Who
chances-fine-count = Fine choices
chances-lost = Given away
chances-luck = Luck
chances-of = { $fine } of { $all }
chances-about = Worked out as if nobody ever forgot who is who.

# The guest book
my-games = My games
book-title = The guest book
book-about = Sign it, and your games follow you from one device to the next.
book-free = You can play without it.
book-hello = Welcome, { $name }
book-kept = Your games are in the book, wherever you open it.
book-name = Name
book-password = Password
book-password-about = Eight characters or more; three or four words that have nothing to do with one another are best. The house knows no e-mail address and cannot send it to you again: look after it.
book-show = Show the password
book-keep = Keep my games
book-enter = Sign in
book-been = I have signed before
book-first = It is my first time
book-writing = The ink is drying…
book-leave = Sign out
book-left = You are a guest again. Your games stay in the book.
book-another = Change my password
book-old = Current password
book-new = New password
book-change = Change it
book-changed = Done. Every other device is signed out.
shelf-guest = Only this browser knows these games.
shelf-none = No game played to its end yet. The first candle is waiting for you.
shelf-table = The table

# Settings
settings = Settings
settings-language = Language
settings-theme = Light
theme-night = Night
theme-day = Day
settings-motion = Movement
motion-full = Full
motion-less = Less
sound = Sounds
settings-pace = Speed of the game
settings-pace-about = Tap the board to hurry things along.
settings-confetti = Confetti for whoever wins
settings-confetti-about = Never with less motion.
pace-calm = Calm
pace-usual = Usual
pace-quick = Quick
settings-volume = Volume
settings-ambience = Ambience (sounds of the hall)
settings-vibration = Buzz when it is your turn
settings-vibration-about = On devices that can.
settings-handover = Pass it on
settings-handover-about = With several people on one screen, say who gets it next.
settings-plain = Front page as a plain list
settings-plain-about = The games in words, without the house.
credits = Credits
credits-games = The games
credits-games-about = The rules of these games belong to the people who invented them. Buy the boxes: they are beautiful.
credits-house = The house
credits-house-about = The manor, its windows, its ghosts and its sounds were drawn and made for it.
credits-fonts = Letters: Fredoka and Nunito Sans, under the SIL Open Font License.
credits-code = Free software under the MIT licence. Texts and drawings are our own, except for the icons whose authors are named above.
credits-docs = Documentation, for hosts and programmers

# What the house refuses
refused = That is not possible ({ $code }).
refused-not_seated = You have to sit at this table to play.
refused-nothing_to_undo = There is nothing to take back.
refused-not_your_turn = Patience, it is not your turn.
refused-game_over = The game is over.
refused-roll_first = You have to throw first.
refused-already_rolled = It is thrown already: play what came up.
refused-nature_only = Only chance can do that.
refused-no_such_seat = This table has no such seat.
refused-seat_taken = This seat is taken.
refused-not_your_seat = This seat is somebody else’s.
refused-host_only = Only whoever opened the table can do that. If they have just left, wait a moment and try again.
refused-already_started = The game has begun already.
refused-not_running = The game is not running.
refused-seats_empty = Some seats are still free: the game begins when all are taken.
refused-name_too_short = That name is too short: { $shortest } letters at least.
refused-name_too_long = That name is too long: { $longest } letters at most.
refused-name_character = That name contains a character that is not allowed ({ $character }). Letters, digits, spaces and hyphens are welcome.
refused-name_marks = That name has too many accents piled up.
refused-name_plain = A name needs at least one letter or digit.
refused-name_taken = Somebody at this table has that name already.
refused-unknown_level = That ghost does not live here.
refused-level_elsewhere = That ghost does not play this variant, or not with so many players.
refused-stale = The game has moved on meanwhile. Look, and play again.
refused-conflict = Two moves crossed. Look, and play again.
refused-id_taken = That move was played already.
refused-malformed = The message got lost. Reload the page.
refused-unknown_move = There is no such move in this game.
refused-still_here = That person is still here. Wait a little before putting a ghost there.
refused-nobody_there = Nobody to stand in for on that seat.
refused-stand_in_plays = A ghost is playing for you. Say “I’m back” to take over.
refused-no_stand_in = No ghost is standing in on that seat.
refused-not_over = That has to wait for the end of the game.
refused-bad_options = Those variants do not go together.
refused-storage_full = The attic is full: the server cannot keep any more. Nothing has changed.
refused-storage_busy = The server is very busy. Nothing has changed, try again.
refused-storage_error = The server could not keep that move. Nothing has changed.
refused-no_session = This browser refuses cookies: it can watch, not play.
refused-no_such_table = There is no such table, or not any more.
refused-too_fast = Gently! Too many messages at once.
refused-same_deal = This table plays another one’s deal again: its variants cannot change.
refused-no_looking_back = Memory is part of this game: the film is for after the end.
refused-other_rules = This game was begun under other rules.
refused-damaged = The story of this game is damaged.
refused-not_at_table = That is for people who sit at this table.
refused-not_a_move = There is no such move in this game.
refused-undo_crosses_dice = Too late to take that back: a die has been thrown since.
refused-undo_crosses_player = Too late to take that back: somebody else has played since.
refused-undo_crosses_reveal = Too late to take that back: something has been revealed since.
refused-wrong_ply = The story of this game has a gap.
refused-impossible_chance = Chance cannot have done that.
refused-no_tries = In this game, moves cannot be tried out beforehand.
refused-no_advice = The house has no advice for that.
refused-too_busy = A crowd at the shelves. Try again in a moment.
refused-time_is_up = Too late: the time is up, and a ghost plays this turn.
refused-given_up = This seat is lost: a ghost plays there to the end.
refused-one_question = One question at a time: the house is still thinking.
refused-too_many_undos = Enough taking back for one game. Play on with what stands.
refused-too_long = This game has become too long for the house. It stays as it is; open another table to go on playing.

# Its rules, by number
rule-H1 = To play, you have to sit down.
rule-H2 = Everybody plays in turn.
rule-H3 = You take back only your own move, and only if no die, no reveal and nobody else has come since.
rule-T1 = A table keeps the number of seats it was opened with.
rule-T2 = A seat is free, or it is somebody’s.
rule-T3 = You play for your own seat only.
rule-T4 = Variants, ghosts, their speed and the start are up to the host. If the host has been away for twenty seconds, anybody who sits here may start, or change the speed.
rule-T5 = Once the game has begun, seats and variants are settled.
rule-T6 = Moves need a game that is running.
rule-T7 = The game begins when every seat is taken.
rule-T8 = A name has 2 to 20 letters, digits or spaces, and nobody else at the table has it.
rule-T9 = A ghost plays at one of the levels its game offers.
rule-T10 = A move answers the position of the moment.
rule-T13 = A ghost stands in for whoever asks for it, or has been away for a while.
rule-T14 = While a ghost stands in, it plays; you may take your seat back at any moment.
rule-T15 = Rematch, seed and film come after the end.
rule-T17 = What cannot be kept is not played.
rule-T20 = A hundred messages in twenty seconds are enough for anybody.
rule-T21 = A table that plays another’s deal again keeps its variants and seats.
rule-T22 = Where memory is the game, the past stays hidden until the end.
rule-T24 = Phrases and rematches are for those who sit here.
rule-T27 = A game may be long, but not endless.
rule-T28 = When the house has too much to do, ask again a little later.
rule-T29 = Every move has its time. When it is up, a ghost plays your turn to its end; once it has made a step, you may take over.

# What can go wrong on the way
problem = Something creaked ({ $code }). Try again in a moment.
problem-offline = The manor does not answer. Check the connection, then try again.
problem-client = This page stumbled. Reload it.
problem-no_such_game = That game does not live here yet.
problem-bad_seats = This game is for { $fewest } to { $most }.
problem-too_many_tables = You have { $most } tables open already: finish one first.
problem-too_many_creations = Too many tables at once. Wait a little.
problem-bad_push = This browser gave an address that the house does not know.
problem-too_many_pushes = Too many requests at once. Wait a little.
problem-too_many_feeds = Too many new addresses at once. Wait a little.
problem-no_such_feed = There is no feed at this address, or not any more.
problem-bad_login = That name and that password do not belong together.
problem-wrong_password = That is not your current password.
problem-name_taken = Somebody has signed with that name already. Is it you? Then you have signed before; or else choose another.
problem-password_too_short = A password needs { $shortest } characters at least.
problem-password_too_long = A password has { $longest } characters at most.
problem-password_too_easy = That password is quickly guessed: well-known words, names, dates, rows of keys and repeats count for little. Three or four words that have nothing to do with one another are hard to guess.
problem-too_many_accounts = The guest book is full: nobody else can sign for now. You can play without it.
problem-too_many_tries = Too many tries. Wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }, then try again.
problem-too_busy = A crowd at the shelves. Try again in a moment.
problem-too_many_questions = Too many questions from one place. Wait { $seconds } s, then try again.
problem-busy = A crowd at the door. Try again in a moment.
problem-not_signed_in = You are not signed in any more.
problem-not_found = There is nothing behind this door.
problem-internal = The server stumbled. Nothing is lost, try again.

# Time
tempo = Time to play
tempo-no_hurry = No hurry
tempo-lively = Lively
tempo-one_day = 1 day a move
tempo-three_days = 3 days a move
tempo-seven_days = 7 days a move
tempo-no_hurry-about = Everybody thinks for as long as they like.
tempo-lively-about = { $move } seconds a move. After that a reserve of { $reserve } seconds runs; each move puts { $refill } of them back.
tempo-days-about = { $days ->
    [one] A day for each move: play when you can.
   *[other] { $days } days for each move: play when you can.
}
open-tempo = Time to play: { $tempo }
when-up = When the time is up
when-up-ghost = A ghost plays that turn
when-up-give_up = The seat is lost
when-up-ghost-about = Time’s up? A ghost of the house finishes that turn; whoever is back may play on after its first step. After two turns in a row it stays until the player is back.
when-up-give_up-about = Time’s up? A ghost of the house takes the seat and plays to the end.
clocks = Sandglasses
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes }:{ $seconds }
clock-reserve = + { $reserve }
clock-in-reserve = in reserve
clock-up = time’s up
clock-given-up = seat lost
clock-away = on holiday
clock-up-mine = Time’s up: a ghost plays this turn for you.
clock-take-over = Time’s up: a ghost plays this turn. You may play on from here.
clock-stays = A ghost is playing for you until you are back.
clock-lost = Time’s up: a ghost has taken your seat.
clock-still-there = Still there? Only a few seconds left!
clock-half-minute = You have half a minute left.
awaited = They are waiting for you
awaited-left = { $span } left
awaited-key = The key J leads to the next game where it is your turn.
holiday = I am on holiday
holiday-about = At tables that are played in days your sandglass stands still, for thirty days at most.
bell = Tell me when it’s my turn
bell-about = On this device, even when no page of the manor is open. Nothing else is sent.
bell-denied = This browser refuses notifications: see its settings.
push-title = Your turn!
push-body = { $game }: they are waiting for you.
push-remind-title = Your time runs out
push-remind-body = { $game }: play before a ghost does it for you.
feed = Feed and calendar
feed-about = A secret address for a feed reader or a calendar: it tells where you are awaited, and until when. Whoever knows it can read that.
feed-make = Make an address
feed-renew = Make a new address
feed-revoke = Revoke it
feed-since = There has been an address since { $date }. It is not shown again; a new one replaces it.
feed-once = Copy the addresses now: they are shown only once.
feed-atom = Feed (Atom)
feed-calendar = Calendar (iCalendar)
feed-copy = Copy: { $what }
feed-copied = Copied.
feed-revoked = The address leads nowhere any more.
thinking = Thinking time
thinking-who = Player
thinking-total = in all
thinking-average = a move
thinking-longest = longest
thinking-about = From one move to the next, also while the manor was closed.
