# Midnight strikes: the twelve cards
pasvu-midnight-double = Twice as nosy
pasvu-midnight-double-about = After the first look the keyhole hurries across to the door with the same number on the other side. Then we look again, and there it stays.
pasvu-midnight-double-now = This round we look twice: from one side, then from the other.
pasvu-midnight-shelter = Everybody down!
pasvu-midnight-shelter-about = All ghosts in the hall lie down. Until the round is over they move lying; their feet may stick out of their square, but not out of the hall.
pasvu-midnight-shelter-now = This round ghosts move lying down.
pasvu-midnight-excited = Head over heels
pasvu-midnight-excited-about = Crash! Whoever has the die tips over all six pieces of furniture, one after the other, each whichever way they like.
pasvu-midnight-excited-now = This round all the furniture goes over.
pasvu-midnight-grimaces = Who pulls the best face?
pasvu-midnight-grimaces-about = The mirror stands up and turns towards the middle of the hall. Everybody sends a small ghost from their reserve, nose against the glass: it stays there for the whole round.
pasvu-midnight-grimaces-now = This round the ghosts in front of the mirror do not move.
pasvu-midnight-tag = Tag, you’re it!
pasvu-midnight-tag-about = Everybody sends home one small ghost of the player on their right and puts one of their own in its place. If that player had none in the hall, yours goes to the third row in front of you.
pasvu-midnight-tag-now = This round small ghosts change colour.
pasvu-midnight-dance = Clear the dance floor
pasvu-midnight-dance-about = Make room! Every piece of furniture slides to the door nearest to it. Ghosts stay in their squares.
pasvu-midnight-dance-now = This round the furniture stands against the doors.
pasvu-midnight-perch = Off the ground!
pasvu-midnight-perch-about = At the end of the round, after the look, every ghost in the hall that is not up on a piece of furniture goes home.
pasvu-midnight-perch-now = This round, end up on a piece of furniture!
pasvu-midnight-brother = I’m telling my big brother
pasvu-midnight-brother-about = Everybody who can swaps one of their ghosts in the hall for a bigger one from their reserve that fits in the same place.
pasvu-midnight-brother-now = This round big brothers come to help.
pasvu-midnight-knock = Knock, knock, knock
pasvu-midnight-knock-about = Nobody chooses a side: the keyhole stays on its own. Only the die says to which door it goes.
pasvu-midnight-knock-now = This round the keyhole stays on its side: the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }.
pasvu-midnight-spin = My head is spinning
pasvu-midnight-spin-about = The hall makes a quarter turn under the players. From now on everybody has another side to come in by, and another to get out by.
pasvu-midnight-spin-now = The hall has turned: come in and get out by new sides.
pasvu-midnight-crystal = Crystal ball
pasvu-midnight-crystal-about = The die is rolled right now. Whichever side is chosen this round, we will look through the door with that number.
pasvu-midnight-crystal-now = { $number ->
    [0] This round the number of the door is known beforehand.
   *[other] This round we will look through door { $number }, whichever the side.
  }
pasvu-midnight-sun = One, two, three, freeze!
pasvu-midnight-sun-about = Every ghost in the hall moves one square towards its way out, for free. Those in the last row get out!
pasvu-midnight-sun-now = This round every ghost moves on one square.
pasvu-midnight-unknown = Midnight strikes
pasvu-midnight-unknown-about = A card that this page does not know yet. The log tells what it does.
pasvu-midnight-unknown-now = A Midnight card is at work this round.

# The scene
pasvu-midnight-strikes = Midnight strikes!
pasvu-midnight-drawn = { $name } turns up a card
pasvu-midnight-again = Read it aloud again
pasvu-midnight-go-on = Continue
pasvu-midnight-next = Next card
pasvu-midnight-skip = Skip

# The cards of the round
pasvu-midnight-in-force = Midnight strikes: the cards of this round
pasvu-midnight-before = Midnight will strike in round two.
pasvu-midnight-pile = { $count ->
    [0] No cards left in the pile
    [one] One card left in the pile
   *[other] { $count } cards left in the pile
  }
pasvu-midnight-number = The crystal ball says: door { $number }
pasvu-midnight-read = Read the card: { $card }

# What a card asks
pasvu-midnight-asks-tip = Which piece do you tip over?
pasvu-midnight-asks-way = Which way does { pasvu-the-piece } fall?
pasvu-midnight-asks-tag = { $count ->
    [one] Your turn: take the place of { $name }’s small ghost.
   *[other] Your turn: { $name } has several small ghosts. Which one do you replace?
  }
pasvu-midnight-asks-put = Your turn: in front of which door does your small ghost go, in the third row?
pasvu-midnight-asks-spot = And where in this square?
pasvu-midnight-asks-brother = Your turn: which ghost calls its big brother?
pasvu-midnight-asks-size = Who comes in its place?
pasvu-midnight-asks-other = Your turn to answer the card.
pasvu-midnight-waits-tip = { $name } tips the furniture over: { $count ->
    [0] all done
    [one] one to go
   *[other] { $count } to go
  }.
pasvu-midnight-waits-tag = { $name } plays tag…
pasvu-midnight-waits-brother = { $name } calls a big brother…
pasvu-midnight-waits-other = { $name } answers the card…
pasvu-midnight-to-tip = { $count ->
    [one] One piece still to tip over.
   *[other] { $count } pieces still to tip over.
  }
pasvu-midnight-tipped = already tipped
pasvu-midnight-buried = something lies on it: tip that first
pasvu-midnight-towards = To the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }
pasvu-midnight-towards-seen = { $way ->
    [above] away from you
    [right] to your right
    [below] towards you
   *[left] to your left
  }
pasvu-midnight-door = Door { $number }
pasvu-midnight-spot = Spot { $nth }: { $where }
pasvu-midnight-at = { $cell }, { $where }

# Every answer, in a sentence
pasvu-midnight-do-tip = Tip { pasvu-the-piece } over to the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }
pasvu-midnight-do-tag = Take the place of { $name }’s small ghost: { $cell }
pasvu-midnight-do-brother = Replace the { $ghost } ({ $cell }) by { $size ->
    [large] the large ghost
   *[medium] a medium ghost
  }
pasvu-midnight-do-put = Put a small ghost: { $cell }, { $where }
pasvu-midnight-do-pass = Change nothing
