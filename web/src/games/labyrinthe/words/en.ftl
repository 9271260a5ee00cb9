labyrinthe-credits = Labyrinth (Labyrinthe, Das verrückte Labyrinth) is a game by Max J. Kobbert, published by Ravensburger. This version is a tribute by players: words and board are our own, and we are affiliated with neither the author nor the publisher. Most treasures are drawn by Lorc, Delapouite, Skoll, Carl Olsen and sbed of game-icons.net, under CC BY 3.0.

# The four pawns
labyrinthe-colour-0 = red, sun
labyrinthe-colour-1 = green, lightning
labyrinthe-colour-2 = yellow, star
labyrinthe-colour-3 = blue, moon

# The treasures, without and with their article
labyrinthe-treasure-rat = rat
labyrinthe-the-rat = the rat
labyrinthe-treasure-moth = moth
labyrinthe-the-moth = the moth
labyrinthe-treasure-spider = spider
labyrinthe-the-spider = the spider
labyrinthe-treasure-owl = owl
labyrinthe-the-owl = the owl
labyrinthe-treasure-lizard = lizard
labyrinthe-the-lizard = the lizard
labyrinthe-treasure-scarab = scarab
labyrinthe-the-scarab = the scarab
labyrinthe-treasure-dragon = dragon
labyrinthe-the-dragon = the dragon
labyrinthe-treasure-gnome = gnome
labyrinthe-the-gnome = the gnome
labyrinthe-treasure-bat = bat
labyrinthe-the-bat = the bat
labyrinthe-treasure-genie = genie
labyrinthe-the-genie = the genie
labyrinthe-treasure-ghost = ghost
labyrinthe-the-ghost = the ghost
labyrinthe-treasure-fairy = fairy
labyrinthe-the-fairy = the fairy
labyrinthe-treasure-helmet = helmet
labyrinthe-the-helmet = the helmet
labyrinthe-treasure-candelabrum = candelabrum
labyrinthe-the-candelabrum = the candelabrum
labyrinthe-treasure-sword = sword
labyrinthe-the-sword = the sword
labyrinthe-treasure-emerald = emerald
labyrinthe-the-emerald = the emerald
labyrinthe-treasure-chest = chest
labyrinthe-the-chest = the chest
labyrinthe-treasure-ring = ring
labyrinthe-the-ring = the ring
labyrinthe-treasure-skull = skull
labyrinthe-the-skull = the skull
labyrinthe-treasure-keys = keys
labyrinthe-the-keys = the keys
labyrinthe-treasure-crown = crown
labyrinthe-the-crown = the crown
labyrinthe-treasure-map = treasure map
labyrinthe-the-map = the treasure map
labyrinthe-treasure-purse = purse
labyrinthe-the-purse = the purse
labyrinthe-treasure-book = book of spells
labyrinthe-the-book = the book of spells
labyrinthe-treasure-cat = cat
labyrinthe-the-cat = the cat
labyrinthe-treasure-snake = snake
labyrinthe-the-snake = the snake
labyrinthe-treasure-toad = toad
labyrinthe-the-toad = the toad
labyrinthe-treasure-raven = raven
labyrinthe-the-raven = the raven
labyrinthe-treasure-wolf = wolf
labyrinthe-the-wolf = the wolf
labyrinthe-treasure-mushroom = mushroom
labyrinthe-the-mushroom = the mushroom
labyrinthe-treasure-potion = potion
labyrinthe-the-potion = the potion
labyrinthe-treasure-cauldron = cauldron
labyrinthe-the-cauldron = the cauldron
labyrinthe-treasure-hourglass = hourglass
labyrinthe-the-hourglass = the hourglass
labyrinthe-treasure-lantern = lantern
labyrinthe-the-lantern = the lantern
labyrinthe-treasure-crystal_ball = crystal ball
labyrinthe-the-crystal_ball = the crystal ball
labyrinthe-treasure-mask = mask
labyrinthe-the-mask = the mask

# Where, and how
labyrinthe-cell = row { $row }, column { $column }
labyrinthe-arrow = { $arrow ->
    [N1] top, column 2
    [N3] top, column 4
    [N5] top, column 6
    [E1] right, row 2
    [E3] right, row 4
    [E5] right, row 6
    [S1] bottom, column 2
    [S3] bottom, column 4
    [S5] bottom, column 6
    [W1] left, row 2
    [W3] left, row 4
   *[W5] left, row 6
  }
labyrinthe-turned = { $turn ->
    [0] not turned
    [1] turned a quarter to the right
    [2] turned by half
   *[3] turned a quarter to the left
  }
labyrinthe-do-shift = Push the tile in: { labyrinthe-arrow }, { labyrinthe-turned }
labyrinthe-do-go = Go to { labyrinthe-cell }

# What has happened
event-labyrinthe-dealt = { $day ->
    [one] Everybody gets one card.
   *[other] Everybody gets { $day } cards.
  }
event-labyrinthe-dealt-night = { $day ->
    [one] Everybody gets one card of the day and one of the night.
   *[other] Everybody gets { $day } cards of the day and as many of the night.
  }
event-labyrinthe-began = { $name } starts.
event-labyrinthe-shifted = { $name } pushes the tile in: { labyrinthe-arrow }.
event-labyrinthe-reentered = { $count ->
    [one] { $pawns } drops off the edge and comes in again on the other side.
   *[other] { $pawns } drop off the edge and come in again on the other side.
  }
event-labyrinthe-walked = { $name } goes to { labyrinthe-cell }.
event-labyrinthe-stayed = { $name } stays at { labyrinthe-cell }.
event-labyrinthe-found = { $name } finds { $treasure }!
event-labyrinthe-night = { $name } has all treasures of the day: the light goes out. { $first } begins the night.
event-labyrinthe-home = { $name } is back on the start cell!
event-labyrinthe-turned = { $value ->
    [one] { $name } turns over a coin: { $value } point.
   *[other] { $name } turns over a coin: { $value } points.
  }

# At the end
labyrinthe-score-home = { $found ->
    [one] { $found } treasure, and home
   *[other] { $found } treasures, and home
  }
labyrinthe-score-away = { $left ->
    [0] all treasures ({ $found }), still on the way home
   *[other] { $found } of { $all } treasures
  }
labyrinthe-score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
labyrinthe-score-sum = day { $day } × 1, night { $night } × 2
labyrinthe-score-sum-coin = day { $day } × 1, night { $night } × 2, coin { $coin }
labyrinthe-why-home = { $you ->
    [you] You found everything and came home first!
   *[other] { $name } found everything and came home first.
  }
labyrinthe-why-dawn = { $you ->
    [you] You are home: the sun rises, and points are counted.
   *[other] { $name } is home: the sun rises, and points are counted.
  }
labyrinthe-score-found = { $found ->
    [one] { $found } treasure
   *[other] { $found } treasures
  }
labyrinthe-why-tie = Equal points: the number of treasures decides.

# The rules
rule-L1 = Sixteen tiles never move. The others are shuffled and laid as they come on the free cells; the last one stays outside, ready to be pushed in.
rule-L2 = The twenty-four cards are dealt evenly into hidden piles: twelve, eight or six each. Every pawn starts in its corner.
ruling-L2 = Chance says who starts, unless the table wants otherwise. For a short game, fewer cards are dealt.
rule-L3 = On your turn, first push, then walk. You alone look at the top card of your pile: that is the treasure you are looking for.
rule-L4 = You have to push. Turn the tile as you like and slide it in at one of the twelve arrows: the whole line moves on by one cell, and the tile that comes out at the far end waits for the next turn.
rule-L5 = Nobody may undo the previous push: the tile may not go in again where it has just come out.
rule-L6 = A pawn that is pushed off the board comes in at once on the tile just slid in, at the other end. That is not a walk. Pawns may share a cell.
rule-L7 = Walk as far as an unbroken corridor takes you, or stay where you are.
rule-L8 = If your walk ends on your treasure, it is found: lay the card face up and look at the next one.
ruling-L8 = One treasure a turn at most, and only in your own turn; staying on it after your own push counts too.
rule-L9 = When you have found everything, go home: the first to end a walk on their start cell with all treasures found wins at once.
rule-L10 = With children: all cards lie face up, and everybody seeks their own in any order.
rule-L20 = Day and Night: with two or three players, four treasures of the day and four of the night each; with four, three and three. The night cards wait face up in front of their owner. Three coins are mixed face down.
rule-L21 = The day is played as usual. As soon as somebody has found all treasures of the day the light goes out, and nobody has to go home first; treasures of the day not yet found are lost.
rule-L22 = Whoever sits on the left of the one who put out the light begins the night. Tiles and pawns stay where they are, and so does the forbidden arrow. Everybody takes their night cards in hand and seeks any of them, one a turn.
rule-L23 = Whoever has all treasures of the night goes home: the game ends at once, and that player turns over one coin at random, worth 1, 3 or 5.
rule-L24 = A treasure of the day is worth 1 point, one of the night 2, the coin what it shows. The highest total wins.
ruling-L24 = If totals are equal, more treasures win; if these are equal too, the victory is shared.

# The variants
variant-mode = Which labyrinth tonight?
variant-mode-about = The base game, the one with children, or day and night.
variant-mode-base = Secret treasures
variant-mode-base-about = The great classic: one secret treasure at a time, then home.
variant-mode-children = With children
variant-mode-children-about = All cards lie face up: seek yours in any order you like.
variant-mode-night = Day and Night
variant-mode-night-about = Halfway through the light goes out, and other treasures glow.
variant-cards = How many treasures each?
variant-cards-about = Fewer cards each, for a shorter game.
variant-cards-agreed = Treasures: { $value }
variant-cards-all = all
variant-cards-6 = 6 each
variant-cards-4 = 4 each
variant-cards-3 = 3 each
variant-cards-2 = 2 each
variant-cards-1 = just 1
variant-edition = The tiles
variant-edition-about = Older boxes have one straight corridor more and one bend less.
variant-edition-agreed = Tiles: { $value }
variant-edition-current = today’s box
variant-edition-older = the older box

# Refusals
refused-already_shifted = You have pushed already: now walk, or stay where you are.
refused-goes_back = Not there ({ labyrinthe-arrow }): that would undo the previous push.
refused-shift_first = First push the tile into the maze.
refused-no_way = No corridor leads there ({ labyrinthe-cell }).

# The little guide
labyrinthe-guide = First steps in the labyrinth
labyrinthe-guide-secret-title = What you seek
labyrinthe-guide-secret = Your card says what to look for. Keep it to yourself: nobody else knows.
labyrinthe-guide-open-title = Cards for all to see
labyrinthe-guide-open = All cards lie face up. Seek your own in the order that suits you.
labyrinthe-guide-push-title = Push
labyrinthe-guide-push = Turn the tile that waits outside, then slide it in at an arrow: the whole line moves. One arrow alone is forbidden: where it has just come out.
labyrinthe-guide-walk-title = Walk
labyrinthe-guide-walk = The cells that light up are yours: go as far as the corridor takes you, or stay.
labyrinthe-guide-find-title = Find
labyrinthe-guide-find = Stop on your treasure, and it is yours. One a turn.
labyrinthe-guide-home-title = Go home!
labyrinthe-guide-home = Nothing left to seek? Back to your corner. The first one home has won.
labyrinthe-guide-night-title = The light goes out
labyrinthe-guide-night = As soon as one of you has all treasures of the day, night falls. The day’s treasures vanish, those of the night glow: seek yours in any order.
labyrinthe-guide-coin-title = And in the morning, points
labyrinthe-guide-coin = Whoever has all treasures of the night goes home and turns over a coin. Day: 1 point. Night: 2. And the coin. The highest total wins.
