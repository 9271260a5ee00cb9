pacman-credits = Pac-Man, le chasseur de fantômes (the ghost hunter) is a game by Milton Bradley (1982), after the arcade game by Namco. This version is a homage by players: circuit, drawings, sounds and texts are our own, and we are not affiliated with either of them. Names belong to their owners.

# The four Pac-Mans
pacman-colour-0 = red, round eye
pacman-colour-1 = green, square eye
pacman-colour-2 = blue, triangular eye
pacman-colour-3 = yellow, sleepy eye

# Where, and who
pacman-hole = row { $row }, column { $column }
pacman-yellow-hole = yellow hole, row { $row }, column { $column }
pacman-door = { $side ->
    [top] top
    [right] right
    [bottom] bottom
   *[left] left
  } door, row { $row }, column { $column }
pacman-home = { $colour ->
    [0] red
    [1] green
    [2] blue
   *[3] yellow
  } home
pacman-den = den
pacman-ghost = ghost { $ghost }
pacman-white = { $white ->
    [one] one white marble
   *[other] { $white } white marbles
  }
pacman-yellow = { $yellow ->
    [one] one yellow marble
   *[other] { $yellow } yellow marbles
  }

# What one does
pacman-do-roll = Throw the dice
pacman-do-run = Move your Pac-Man with the { $die }
pacman-do-chase = Move ghost { $ghost } with the { $die }
pacman-do-rob = Take marbles from seat { $seat }
pacman-do-back = Put a yellow marble back
pacman-do-propose = End it here and count?
pacman-do-agree = Yes, let’s count
pacman-do-decline = No, play on

# What has happened
event-pacman-threw = { $name }: { $total }
event-pacman-starts = { $name } starts.
event-pacman-again = A draw at the top: all throw again.
event-pacman-dice = { $name } throws the dice: { $one } and { $two }.
event-pacman-ran = { $name } eats { $eaten }.
event-pacman-ran-empty = { $steps ->
    [one] { $name } moves one space and eats nothing.
   *[other] { $name } moves { $steps } spaces and eats nothing.
  }
event-pacman-gobbled = Crunch! { $name } eats a ghost, and back to the den it goes.
event-pacman-robbed = { $marbles ->
    [one] { $name } takes one white marble from { $victim }.
   *[other] { $name } takes { $marbles } white marbles from { $victim }.
  }
event-pacman-returned = { $name } puts a yellow marble back on the circuit.
event-pacman-chased = { $steps ->
    [one] { $name } moves a ghost by one space.
   *[other] { $name } moves a ghost by { $steps } spaces.
  }
event-pacman-caught = { $marbles ->
    [0] Boo! { $name } catches { $victim }, who goes home with empty pockets.
    [one] Boo! { $name } catches { $victim }, who goes home and pays one white marble.
   *[other] Boo! { $name } catches { $victim }, who goes home and pays { $marbles } white marbles.
  }
event-pacman-caught-own = { $name } sends their own Pac-Man home, and pays nothing.
event-pacman-stuck = { $name } can move nothing this turn.
event-pacman-stuck-eater = No way is the right length: { $name }’s Pac-Man stays where it is.
event-pacman-stuck-ghosts = { $name } cannot move any ghost.
event-pacman-proposed = { $name } would like to end it here and count.
event-pacman-agreed = { $name } agrees to count.
event-pacman-declined = { $name } would rather play on.

# At the end
pacman-score-white = { $white ->
    [0] no white marble
    [one] one white marble
   *[other] { $white } white marbles
  }
pacman-score-yellow = { $yellow ->
    [one] one yellow
   *[other] { $yellow } yellow
  }
pacman-score-all = { $all ->
    [0] no marble
    [one] one marble
   *[other] { $all } marbles
  } (white: { $white }, yellow: { $yellow })
pacman-why-empty = The circuit is empty: not a marble left to eat.
pacman-why-white = The last white marble is eaten.
pacman-why-empty-by = { $you ->
    [you] You swallowed the last marble!
   *[other] { $name } swallowed the last marble!
  }
pacman-why-white-by = { $you ->
    [you] You swallowed the last white marble!
   *[other] { $name } swallowed the last white marble!
  }
pacman-tally-all = { $all ->
    [one] one marble
   *[other] { $all } marbles
  }
pacman-why-turns = A thousand turns have passed: what there is counts.
pacman-why-agreed = Everybody agreed to end it here and count.
pacman-why-count = Yellow marbles count too.

# The rules
rule-P1 = A hole is one space, full or empty.
ruling-P1 = So is a home that is passed through.
rule-P2 = Everybody throws both dice; the highest total starts. If the highest is thrown twice, everybody throws again. Then it goes round clockwise.
rule-P3 = On your turn, throw two dice. One moves your Pac-Man, the other one of the two ghosts, whichever you like. Both are used, as long as they can be.
ruling-P3 = In either order. Nobody has to look for a way to use both.
rule-P4 = A move is exactly as long as its die, from neighbour to neighbour, and never passes the same place twice. Only an attack may stop short.
rule-P5 = Nobody passes over a Pac-Man or a ghost, or stops on one, except to attack it.
rule-P6 = A Pac-Man passes through another’s home while its owner is out, but does not stop there. Its own home is a space like any other.
ruling-P6 = With two or three players the other homes are nobody’s: they may be passed, and nobody stops there.
rule-P7 = Doors are for Pac-Mans: from a hole beside a door to any other such hole that is free is one space, and the move goes on from there.
ruling-P7 = A ghost at a door can be attacked through the doors.
rule-P8 = A Pac-Man eats every marble that it passes over, and the one it stops on: they go into its player’s tray. Where no way has the right length, it stays.
rule-P9 = With a yellow marble in your tray, even one eaten earlier in the same move, you may end on a ghost, also short of the die. The ghost goes back to the den, you take two white marbles (or what there is) from one other player of your choice, and you put one yellow marble back.
ruling-P9 = It goes into any yellow hole without a marble. If that is where you have just arrived, it waits under your Pac-Man until somebody next enters. The yellow marble under the ghost itself comes too late: you need one before.
rule-P10 = Every yellow marble in a tray is a privilege: one attack. Keep as many as you like.
rule-P11 = Ghosts start in the den; from there to a hole next to it is one space.
ruling-P11 = Nobody else enters or crosses it, and a ghost comes back only when it is eaten.
rule-P12 = A ghost eats nothing, uses no doors, enters no home, and passes neither a ghost nor a Pac-Man.
rule-P13 = A ghost that comes upon a Pac-Man stops there, also short of the die. The Pac-Man goes home, and its player gives two white marbles (or what there is) to whoever moved the ghost. To attack your own is allowed, and costs nothing but the trip. At home a Pac-Man is safe.
ruling-P13 = The marble on which a Pac-Man is caught stays there, under the ghost. If no ghost can move, none does.
rule-P14 = The game is over as soon as no marble is left on the circuit.
ruling-P14 = In this house, as soon as no white one is left; if the table wants it so, no yellow one either. A yellow marble about to be put back still counts. After a thousand turns, what there is counts.
rule-P15 = Most white marbles win.
ruling-P15 = Equal numbers share the win. If the table wants it so, yellow ones count too.
rule-P16 = Before throwing the dice you may ask to end it here and count. If all the others agree, the game is over; with the first no it goes on.
ruling-P16 = Not in the rulebook: no lead is ever safe, so stopping early is up to the players. Nobody asks twice in one turn.

# The variants
variant-circuit = Which circuit tonight?
variant-circuit-about = The one with sixty marbles, or the large one.
variant-circuit-classic = Classic circuit
variant-circuit-classic-about = Sixty marbles, as in the French box.
variant-circuit-large = Large circuit
variant-circuit-large-about = Seventy-six marbles, as in the American box: a longer hunt.
variant-end = When is the game over?
variant-end-about = With the last white one the game is shorter; down to the very last marble, the hunt goes on.
variant-end-agreed = End: { $value }
variant-end-all = no marble left
variant-end-white = no white marble left
variant-count = What counts?
variant-count-about = Yellow marbles are privileges; they can be points as well.
variant-count-agreed = What counts: { $value }
variant-count-white = white ones
variant-count-all = all marbles

# Refusals
refused-must_rob = First say whose white marbles you take, among those who have some.
refused-must_put_back = First put a yellow marble back, into a yellow hole that has none.
refused-no_ghost_eaten = For that you need to have eaten a ghost.
refused-one_die_each = One die for your Pac-Man, one for a ghost: this one has had its own.
refused-no_such_die = No die left to play shows { $die }.
refused-no_such_way = No way leads there.
refused-somebody_stands_there = Somebody stands there: nobody passes over them or stops on them.
refused-no_privilege = To eat a ghost you need a yellow marble in your tray.
refused-exact_die = { $die ->
    [one] The die shows 1: move exactly one space.
   *[other] The die shows { $die }: move exactly { $die } spaces.
  }
refused-not_your_home = That home is not yours: you may pass through it, but not stop.
refused-must_answer = First everybody says whether to count.
refused-before_the_throw = Ask before you throw the dice.
refused-declined = Somebody wants to play on. You can ask again next turn.
refused-nobody_asks = Nobody has asked to count.

# The little guide
pacman-guide = First steps on the circuit
pacman-guide-aim-title = Munch, munch, munch
pacman-guide-aim = The circuit is full of marbles. In the end, whoever has eaten the most white ones has won.
pacman-guide-turn-title = Two dice
pacman-guide-turn = Throw them. One moves your Pac-Man, the other a ghost, whichever you like. You say which, and in which order.
pacman-guide-eat-title = With an open mouth
pacman-guide-eat = Move by exactly that number, and never twice over the same place: every marble on the way is yours.
pacman-guide-doors-title = Out by the door!
pacman-guide-doors = Leave by one door and come in by another: that is one space. Pass through other homes while their owners are out. In your own, nothing can happen to you.
pacman-guide-ghosts-title = Ghosts are everybody’s
pacman-guide-ghosts = Push a ghost onto a Pac-Man: it goes home and pays you two white marbles. Everybody has the same idea: where there are flames, a ghost is not far.
pacman-guide-yellow-title = A yellow marble, and you are the hunter
pacman-guide-yellow = As long as you have one, you may eat a ghost. Then take two white marbles from somebody, and put a yellow one back on the circuit.
pacman-guide-end-title = And in the end, count
pacman-guide-end = No white marble left on the circuit? It is over, unless the table plays down to the last yellow one. Count the white ones!
