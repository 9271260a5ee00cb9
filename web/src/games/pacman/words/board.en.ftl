# The board
pacman-board-label = The circuit
pacman-board-keys = Arrow keys: look around. Enter: take up a piece, choose where it goes, then go. 1 and 2: choose a die. O: another way. Escape: let go. Enter throws the dice, too.
pacman-board-your-turn = Your turn!
pacman-board-turn = { $name }’s turn
pacman-board-who-starts = Who starts?
pacman-board-ask-roll = Tap the dice to throw them.
pacman-board-ask-die = One die for your Pac-Man, one for a ghost: drag it there, or tap.
pacman-board-ask-piece = Which piece is this die for?
pacman-board-ask-ghost = Now a ghost: tap one.
pacman-board-ask-end = Tap a lit place.
pacman-board-ask-rob = Crunch! Whose two white marbles do you take?
pacman-board-ask-back = Put a yellow marble back: tap a lit hole.
pacman-board-ask-count = End it here and count the marbles?
pacman-board-asked = { $you ->
    [you] You would like to count.
   *[other] { $name } would like to count.
  }
pacman-board-waits = Waiting for { $names }…
pacman-board-count-now = Count now?
pacman-board-count-title = End it here and count?
pacman-board-count-about = If everybody agrees, the game is over and marbles are counted as they are. If somebody says no, you play on. The ghosts of the house never say no.
pacman-board-count-propose = Ask the others
pacman-board-count-yes = Let’s count
pacman-board-play-on = Play on
pacman-board-thinks-roll = is about to throw…
pacman-board-thinks-move = is thinking…
pacman-board-roll = Throw the dice
pacman-board-die = Die { $die }: { $face }. Tap it, then a piece, or drag it there.
pacman-board-go = Go
pacman-board-cancel = Cancel
pacman-board-other-way = Another way
pacman-board-boo = Boo!
pacman-board-crunch = Crunch!

# The trays
pacman-board-trays = The trays
pacman-board-you = that’s you
pacman-board-empty = nothing yet
pacman-board-rob = Take marbles from { $name }

# What a way brings
pacman-board-eats = Eats { $food }.
pacman-board-attacks = Eats the ghost!
pacman-board-catches = Sends { $name } home!
pacman-board-catches-own = Careful: sends your own Pac-Man home.
pacman-board-eats-last = That is the last white one!
pacman-board-near = { $heat ->
    [3] { $steps ->
        [one] Burning: a ghost is one step away.
       *[other] Burning: a ghost is { $steps } steps away.
      }
    [2] Hot: a ghost is { $steps } steps away.
   *[1] Warm: a ghost is { $steps } steps away.
  }
pacman-board-left = On the circuit: { $marbles }
pacman-board-left-short = On the circuit
pacman-board-none = nothing left
pacman-board-reach = { $ways ->
    [one] One way there.
   *[other] { $ways } ways there.
  }

# The board in words
pacman-board-words = Text version
pacman-board-your-eater = your Pac-Man
pacman-board-eater = { $name }’s Pac-Man
pacman-board-ghost = { $ghost }, with the { $with ->
    [0] candle
   *[1] chain
  }
pacman-board-with-die = With the { $die }
pacman-board-to = To { $place }: { $way }.
pacman-board-steps = { $facing ->
    [up] up { $count }
    [right] right { $count }
    [down] down { $count }
    [left] left { $count }
   *[doors] by the doors to { $place }
  }
pacman-board-others = { $ways ->
    [one] One other way
   *[other] { $ways } other ways
  }
pacman-board-victims = Whose marbles
pacman-board-holes = Where the yellow marble goes
pacman-board-back-at = Put it back: { $place }
pacman-board-tray = { $name } ({ $colour }): { $marbles }
pacman-board-dice = Dice to play: { $dice }
pacman-board-text = The circuit, place by place
pacman-board-row = Row { $row }
pacman-board-column = Column { $column }
pacman-board-barrier = barrier
pacman-board-hole-empty = empty hole
