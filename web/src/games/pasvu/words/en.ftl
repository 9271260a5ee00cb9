pasvu-credits = Pas vu pas pris (Run, Ghost, Run!) is a game by Phil Vizcarro and Amine Rahmani, published by Letheia. This version is a homage by players: hall, furniture, drawings, sounds and texts are our own, and we are affiliated with neither authors nor publisher. Names belong to their owners.

# The four colours
pasvu-colour-0 = blue, a ring on its brow
pasvu-colour-1 = orange, two bars on its brow
pasvu-colour-2 = red, a peak on its brow
pasvu-colour-3 = green, a cross on its brow
pasvu-colour = { $seat ->
    [0] blue
    [1] orange
    [2] red
   *[3] green
  }

# The furniture: alone, then in a sentence
pasvu-piece = { $piece ->
    [mirror] mirror
    [trolley] trolley
    [desk] desk
    [piano] piano
    [armchair] armchair
   *[table] table
  }
pasvu-the-piece = { $piece ->
    [mirror] the mirror
    [trolley] the trolley
    [desk] the desk
    [piano] the piano
    [armchair] the armchair
   *[table] the table
  }
pasvu-face = { $face ->
    [bottom] upright
    [top] upside down
    [front] on its front
    [back] on its back
    [left] on its left side
   *[right] on its right side
  }

# The ghosts
pasvu-size = { $size ->
    [large] large
    [medium] medium
   *[small] small
  }
pasvu-ghost = { $size ->
    [large] large ghost
    [medium] medium ghost { $nth }
   *[small] small ghost { $nth }
  }
pasvu-a-ghost = { $size ->
    [large] large ghost
    [medium] medium ghost
   *[small] small ghost
  }
pasvu-ghosts-large = a large ghost
pasvu-ghosts-medium = { $count ->
    [one] a medium ghost
   *[other] { $count } medium ghosts
  }
pasvu-ghosts-small = { $count ->
    [one] a small ghost
   *[other] { $count } small ghosts
  }

# Where
pasvu-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }
pasvu-door = door { $number } in the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }
pasvu-cell = row { $row }, column { $column }
pasvu-list = { $first } and { $last }
pasvu-or = { $first } or { $last }
pasvu-toward = towards the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }
pasvu-head = its head to the { $wind ->
    [E] east
    [NE] north-east
    [N] north
    [NW] north-west
    [W] west
    [SW] south-west
    [S] south
   *[SE] south-east
  }

# What one does
pasvu-do-place = Place { pasvu-the-piece }, { pasvu-face }: { pasvu-cell }
pasvu-do-place-falling = Place { pasvu-the-piece }, { pasvu-face }, and let it fall { pasvu-toward }: { pasvu-cell }
pasvu-do-decline = Leave the furniture alone
pasvu-do-walk = Move { $ghost }: { pasvu-cell }
pasvu-do-walk-lying = Move { $ghost }, lying, { pasvu-head }: { pasvu-cell }
pasvu-do-fuse = Fuse { $ghost } with { $other }
pasvu-do-escape = Send { $ghost } out
pasvu-do-done = My ghosts stay where they are
pasvu-do-choose = Look from the { pasvu-side }
pasvu-do-tip = Tip { pasvu-the-piece } { pasvu-toward }
pasvu-do-swap = Replace { $ghost } ({ pasvu-colour }) by your { $by }
pasvu-do-grow = Replace your { $ghost } by your { $by }
pasvu-do-put = Put { $ghost } down: { pasvu-cell }
pasvu-do-put-lying = Put { $ghost } down, lying, { pasvu-head }: { pasvu-cell }
pasvu-do-pass = Change nothing

# What has happened
event-pasvu-opened = The hall is ready. The keyhole is at { $door }; { $name } holds the die.
event-pasvu-round = Round { $round }.
event-pasvu-dealt = { $name } draws a card: { $pieces }, and { $value } points.
event-pasvu-dealt-number = { $name } draws a card: { $value } points, and no furniture.
event-pasvu-placed = { $name } moves { pasvu-the-piece }: { pasvu-cell }, { pasvu-face }.
event-pasvu-leans = It falls { pasvu-toward } and stays leaning there.
event-pasvu-declined = { $name } leaves the furniture alone.
event-pasvu-put-down = { $count ->
    [one] One ghost finds itself on the floor.
   *[other] { $count } ghosts find themselves on the floor.
  }
event-pasvu-came-in = { $name }’s { $ghost } comes in through { $door } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }).
event-pasvu-came-back = { $name } calls back a { $ghost } that was out; it comes in through { $door } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }).
event-pasvu-walked = { $name }’s { $ghost } goes to { pasvu-cell } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }).
event-pasvu-nudged = { $name }’s { $ghost } hides better, without leaving its square.
event-pasvu-fused = { $name } fuses { $ghosts }: meet { $made }!
event-pasvu-escaped = { $name }’s { $ghost } gets out through { $door }: { $points ->
    [one] one point!
   *[other] { $points } points!
  }
event-pasvu-down = Thump! Nothing was holding up { $pieces } any more.
event-pasvu-fell = Nothing left to lean on, and another fall: { $pieces }!
event-pasvu-finished = { $name } stays put.
event-pasvu-threw = { $name }: { $face }
event-pasvu-chooser = { $name } chooses a side.
event-pasvu-again = A draw at the top: they throw again.
event-pasvu-chosen = { $name } will look from the { pasvu-side }.
event-pasvu-rolled = The keyhole goes to { $door }. The die goes to { $name }.
event-pasvu-looked = Seen through { $door }! { $seen }.
pasvu-whose = { $name }: { $ghosts }
event-pasvu-looked-none = A look through { $door }… and nobody is seen.
# Midnight strikes
event-pasvu-struck = Round { $round }, and midnight strikes! { $name } turns up a card: “{ $card }”.
event-pasvu-passed = “{ $card }”: { $name } changes nothing.
event-pasvu-foretold = The crystal ball has spoken: this round it will be door { $number }.
event-pasvu-crossed = And from across the hall? The keyhole moves over to { $door }.
event-pasvu-lie-down = { $count ->
    [one] The ghost in the hall lies down.
   *[other] The { $count } ghosts in the hall lie down.
  }
event-pasvu-get-up = { $count ->
    [one] The ghost in the hall gets up again.
   *[other] The { $count } ghosts in the hall get up again.
  }
event-pasvu-tipped = { $name } tips { pasvu-the-piece } over: { pasvu-cell }, { pasvu-face }.
event-pasvu-mirror = The mirror stands up and turns towards the middle of the hall.
event-pasvu-grimaces = Small ghosts come to pull faces at the mirror, one each from { $names }.
event-pasvu-tagged = Tag! { $name }’s small ghost takes the place of one of { $other }’s.
event-pasvu-put = { $name } puts a { $ghost } into the hall: { pasvu-cell }.
event-pasvu-danced = Clear the floor! The furniture slides to the doors: { $pieces }.
event-pasvu-unperched = Not off the ground, so back to the reserve. { $whose }.
event-pasvu-brother = { $name } fetches a big brother: a { $larger } takes the place of a { $smaller }.
event-pasvu-spun = The hall makes a quarter turn! Everybody starts from another side now: { $sides }.
event-pasvu-starts = { $name } in the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }
event-pasvu-advanced = { $count ->
    [one] One ghost moves a square towards its way out.
   *[other] { $count } ghosts move a square towards their way out.
  }
event-pasvu-got-out = Out! { $whose }.
event-pasvu-went-home = Back to the reserve. { $whose }.
event-pasvu-moved-pieces = Moved: { $pieces }.
event-pasvu-moved-ghosts = { $count ->
    [one] One ghost moves.
   *[other] { $count } ghosts move.
  }

# At the end
pasvu-score = { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
  }, { $out ->
    [0] no ghost out
    [one] one ghost out
   *[other] { $out } ghosts out
  }
pasvu-why = The five rounds are over: points are counted.
pasvu-why-caught = The last look caught { $who }, and the five rounds are over.
pasvu-why-caught-many = The last look caught { $count } ghosts, and the five rounds are over.
pasvu-why-nobody = The last look found nobody, and the five rounds are over.
pasvu-hideout = { $share ->
    [0] Best hiding place: { $who }, not a bit of it could be seen!
   *[other] Best hiding place: { $who }, only { $share }% of it could be seen!
  }
pasvu-tally = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
pasvu-why-out = Level on points at the top: whoever got more ghosts out wins.
pasvu-why-reserve = Level on points and on ghosts out: whoever has fewer ghosts in reserve wins.
pasvu-why-shared = Dead level at the top: the win is shared.

# The rules
rule-V1 = Everybody has a side of the hall, and behind it a reserve: one large ghost, two medium and four small ones. No two colours share a side.
ruling-V1 = Four players: south, west, north, east; three: south, west, north; two: south and north. A table may agree otherwise.
rule-V2 = The six pieces of furniture are in the hall: mirror, trolley, desk, piano, armchair, table. Chance decides which door the keyhole starts on, and who holds the die first.
ruling-V2 = The furniture stands as in the hotel, or, if the table likes, at random.
rule-V3 = A game is five rounds, with ten cards for two players, fifteen for three, twenty for four. At the end a ghost that got out is worth 1 point if it is small, 3 if medium, 5 if large; still in the hall, 0, 1 or 2. Most points win; then most ghosts out; then fewest ghosts in reserve; or else the win is shared.
ruling-V3 = A card has no place in the pile before it is drawn: so there is nothing to take out at the start.
rule-V4 = Furniture. From whoever holds the die, clockwise, each draws a card. If it shows two pieces you may move one of them, unless it was moved this round already; if both were, any other piece that was not. You may also leave everything as it is.
ruling-V4 = Taking a piece and placing it is one move. Whoever takes it back may put the same piece elsewhere, but not take another. What a Midnight card has moved may still be placed again. A card without furniture is worth more points.
rule-V5 = A piece is placed wherever you like, turned as you like, on any of its faces, over other pieces and ghosts, as long as nothing sticks out of the hall. Set on the floor, it may be let fall towards a side: it leans on whatever it meets first, or lies there.
ruling-V5 = It comes straight down until it touches something, and passes through nothing. Its weight must be above what carries it, or it would fall; on the very edge it holds. Ghosts that would be lifted with it, on it or in it, are put on the floor first, at the nearest free spot of their square, or of one beside it. Pieces on top of it are lifted, with the ghosts on them, and put back as they stood; where that is impossible they come straight down. A falling piece turns about its lower edge, degree by degree, until one more would touch a piece, a ghost or the edge of the hall. What leans carries nothing, and ghosts stand under it where they fit. When what it leans on goes away it falls on; where it cannot lean as it did, it comes straight down.
rule-V6 = Ghosts. All at once, everybody shares out the points of their card among their ghosts: a point a square, straight on or turning, never diagonally. Ghosts pass through furniture and other ghosts. Points left over are lost.
ruling-V6 = A move counts as soon as it is made, and everybody sees it. The game goes on when everybody is done. A ghost that has moved this round may be set elsewhere in its square for nothing. A piece that stood on a ghost which leaves comes straight down and does not tip over.
rule-V7 = A ghost comes in from its reserve through any door of its own side, onto the square in front of it (one point), and gets out through any door of the opposite side (one point from the last row). Once out it stays there, and counts. It does not get out in the round in which it came in.
ruling-V7 = The way out is straight on. A ghost that takes the place of one that came in this round counts as having come in this round, too.
rule-V8 = A ghost stands upright, on the floor or on a piece, wholly inside its square, overlapping nothing. Several may share a square, never one inside another. Choose the exact spot, or let the house hide it.
ruling-V8 = The middle of its sheet must be above what carries it.
rule-V9 = The keyhole. Those who have chosen fewer times than others (at first, everybody) throw the die; whoever throws highest chooses a side, but not the one where the keyhole is. If only one person may throw, they choose without throwing. Then the die says which door, and is passed to the left: that is where the next round begins. No peeking beforehand!
ruling-V9 = If the highest is thrown twice, only those throw again, among themselves.
rule-V10 = The look. Every ghost that is seen through the keyhole, even in the mirror, goes back to the reserve of its colour. The keyhole stays where it is, the cards are put away.
rule-V11 = The judge. A ghost is seen if at least 2% is visible of what would be visible of it in an empty hall. Ghosts hide one another. The judge always shows the picture, and how much of each was seen.
ruling-V11 = The eye is behind the door, 0.75 squares outside the edge and 0.9 high; the picture is 256 dots by 256. At least four dots of a ghost must be seen, one for sharp eyes. The table may choose the eyes, and that ghosts do not hide one another.
rule-V12 = Fusions, if the table likes. Only small ghosts make a first entrance. When a ghost’s way ends in the square of another of its colour, two small ones may become a medium one, and a small and a medium one a large one; two medium ones never. Both go back to the reserve, and one of the next size comes out of it, if there is one and it fits in their place. A ghost made by fusion neither moves nor fuses again that round. Seen through the keyhole, a medium or large one waits at the edge of the hall and may come in at its size. Whoever has no small ghost in reserve may call back one that had got out; it counts again only once it is out again.
ruling-V12 = Fusing is a move of its own and costs nothing; one of the two must have moved this round, and lying down does not count as moving. What they become stands in the square of the one named first, as near to it as it fits, and may be set elsewhere in that square. Those that were fused, or gave up their place to a larger one, do not wait at the edge: they come back only by a fusion or a card. A small one that is called back pays its way in like any other, and does not get out in the same round.
rule-V13 = Midnight strikes, if the table likes. From the second round, before the cards, whoever holds the die turns up a Midnight card. It acts at once; where it asks for something, each answers in turn, clockwise from whoever holds the die. Then the round goes on. The twelve cards: “{ pasvu-midnight-double }”: { pasvu-midnight-double-about } “{ pasvu-midnight-shelter }”: { pasvu-midnight-shelter-about } “{ pasvu-midnight-excited }”: { pasvu-midnight-excited-about } “{ pasvu-midnight-grimaces }”: { pasvu-midnight-grimaces-about } “{ pasvu-midnight-tag }”: { pasvu-midnight-tag-about } “{ pasvu-midnight-dance }”: { pasvu-midnight-dance-about } “{ pasvu-midnight-perch }”: { pasvu-midnight-perch-about } “{ pasvu-midnight-brother }”: { pasvu-midnight-brother-about } “{ pasvu-midnight-knock }”: { pasvu-midnight-knock-about } “{ pasvu-midnight-spin }”: { pasvu-midnight-spin-about } “{ pasvu-midnight-crystal }”: { pasvu-midnight-crystal-about } “{ pasvu-midnight-sun }”: { pasvu-midnight-sun-about }
ruling-V13 = With two or three cards a round all are in force together; each is played out before the next. Whoever cannot do what a card asks is passed over; whoever can, must. Cards take from the reserve only. A ghost that is seen goes home first: what a card does at the end is done to those who are left. A lying ghost is in the square of its middle, and you may turn your own within their squares. A piece that is tipped over is shifted as little as needed; under another one it waits its turn. Any piece is a perch. A ghost without room to go on stays. When the pile is empty all cards go back into it, except for those in force.

# The variants
variant-eyes = Whose eyes at the keyhole?
variant-eyes-about = How much of a ghost must show for it to be caught.
variant-eyes-agreed = { $value } eyes
variant-eyes-fair = Ordinary
variant-eyes-sharp = Sharp
variant-eyes-sleepy = Sleepy
variant-hide = See-through sheets
variant-hide-about = Ghosts no longer hide behind one another: only furniture will do.
variant-hall = How is the hall set out?
variant-hall-about = As in the hotel, or the furniture at random, sometimes toppled over.
variant-hall-agreed = { $value }
variant-hall-hotel = As in the hotel
variant-hall-random = Furniture at random
variant-practice = Practice game
variant-practice-about = The house tells you, door by door, how much of your ghosts would be seen.
variant-fusions = Ghosts fuse
variant-fusions-about = Two small ones make a medium one, a small and a medium one make a large one; only small ones enter.
variant-midnight = Does midnight strike?
variant-midnight-about = Every round, from the second, cards that turn the whole hall upside down.
variant-midnight-agreed = { $value } a round at midnight
variant-midnight-0 = Never
variant-midnight-1 = One card
variant-midnight-2 = Two cards
variant-midnight-3 = Three cards

# Refusals
refused-already_done = You said that your ghosts stay where they are. Wait for the others.
refused-not_now = { $phase ->
    [furniture] It is time for furniture: move a piece, or leave it all.
    [ghosts] It is time for ghosts: move them, or say that you are done.
    [midnight] Midnight strikes: answer the card first.
   *[side] It is time to choose a side for the keyhole.
  }
refused-already_moved = This round, { pasvu-the-piece } has been moved already.
refused-piece_taken = You have taken { pasvu-the-piece }: you may set it elsewhere, but take no other piece.
refused-not_on_card = Your card does not show { pasvu-the-piece }.
refused-too_far = { $points ->
    [0] Too far: that takes { $cost ->
        [one] one point
       *[other] { $cost } points
      }, and you have none left.
    [one] Too far: that takes { $cost } points, and you have only one left.
   *[other] Too far: that takes { $cost } points, and you have { $points } left.
  }
refused-must_move = To shift within its square, a ghost must have moved this round.
refused-already_out = This ghost is out already, and likes it there.
refused-not_in_hall = This ghost is still waiting in your reserve.
refused-just_came_in = This ghost has just come in: it does not get out in the same round.
refused-same_side = The keyhole is in the { pasvu-side } already: choose another side.
refused-sticks_out = That sticks out of the hall: { pasvu-the-piece } does not fit there.
refused-would_fall = It would fall: nothing holds up { pasvu-the-piece } in the right place.
refused-on_leaning = A leaning piece is in the way there, and it carries nothing.
refused-falls_from_floor = Only a piece that stands on the floor can be let fall.
refused-cannot_fall = It cannot fall that way: something is there, or stands on it.
refused-in_the_way = Impossible: { pasvu-the-piece } is in the way.
refused-no_place = A ghost would have no place left in the hall.
refused-leaves_cell = Here the ghost would stick out of its square.
refused-stands_on_nothing = At that height, nothing would carry the ghost.
refused-ghost_in_the_way = Another ghost stands there already.
refused-no_practice = The house gives hints in practice games only.
refused-only_small = Only small ghosts make a first entrance; a larger one comes in if it is waiting at the edge.
refused-cannot_fuse = Those two do not fuse: it takes two small ones, or a small and a medium one.
refused-not_together = To fuse, they must be in the same square.
refused-neither_moved = To fuse, one of the two must have moved this round.
refused-must_replace = A larger ghost can take the place of one of yours, so it has to.
refused-no_larger = Your reserve has no ghost that is large enough.
refused-no_room = It would not fit: there is no room.
refused-no_fusions = At this table ghosts do not fuse.
refused-just_fused = This ghost has just been made by fusion: let it rest until the next round.
refused-held = This ghost does not move this round.
refused-must_lie = This round ghosts lie down: say where its head goes.
refused-must_stand = This round ghosts stand upright.
refused-not_asked = The Midnight card asks for something else.
refused-already_tipped = This card has already tipped { pasvu-the-piece } over.
refused-not_theirs = This ghost cannot be replaced.
refused-not_third_row = It goes on the third row from your side.
refused-leaves_hall = Lying here, the ghost would stick out of the hall.
refused-not_in_reserve = This ghost is not in your reserve.

# The little guide
pasvu-guide = First steps in the hall
pasvu-guide-aim-title = Across, without a sound
pasvu-guide-aim = Your seven ghosts come in on your side and want to get out on the other. But in this hotel, somebody is looking through the keyhole.
pasvu-guide-card-title = A card, a piece of furniture
pasvu-guide-card = Draw a card. You may put one of its two pieces somewhere else: anywhere, askew, on its back, on top of another; or let it fall, and it leans on whatever stops it. And the number is your points.
pasvu-guide-walk-title = Gliding and hiding
pasvu-guide-walk = One point, one square, for whichever ghosts you like. They pass through everything, then hide: behind, under, in or on something. The house can help.
pasvu-guide-look-title = An eye at the keyhole
pasvu-guide-look = Somebody chooses a side, the die chooses the door, and everybody looks. Every ghost that is seen runs home.
pasvu-guide-mirror-title = The mirror tells on you
pasvu-guide-mirror = Seen in the mirror is seen. Mind where it is facing… and turn it towards the others.
pasvu-guide-points-title = After five rounds
pasvu-guide-points = Out, a small ghost is worth 1 point, a medium one 3, a large one 5. Still in the hall: nothing, 1 or 2. Most points win.
pasvu-guide-fusions-title = Two small ones make a medium one
pasvu-guide-fusions = A variant: only small ones enter. When two of yours meet in a square they may become one, larger and worth more points. Seen, it waits at the edge and comes back at its size.
pasvu-guide-midnight-title = And if midnight struck?
pasvu-guide-midnight = Another variant: from the second round, whoever holds the die turns up a Midnight card before the others. There are twelve, and none leaves the hall in peace. Here they are.
pasvu-guide-furniture-title = The hall upside down
pasvu-guide-furniture = These four go for the furniture, and even for the floor.
pasvu-guide-ghosts-title = A stir under the sheets
pasvu-guide-ghosts = These speak to the ghosts, and sometimes to you: they ask you to choose.
pasvu-guide-keyhole-title = The keyhole has its moods
pasvu-guide-keyhole = And those change the end of the round, when everybody looks.
pasvu-guide-card-double = A second look, from the opposite side.
pasvu-guide-card-shelter = This round everybody moves lying down.
pasvu-guide-card-excited = Whoever holds the die tips all six pieces over.
pasvu-guide-card-grimaces = One small ghost each in front of the mirror, keeping still.
pasvu-guide-card-tag = A small ghost takes the place of a neighbour’s.
pasvu-guide-card-dance = All the furniture slides to the doors.
pasvu-guide-card-perch = After the look, those not up on something go home.
pasvu-guide-card-brother = A larger one comes instead.
pasvu-guide-card-knock = The keyhole stays on its side: nobody chooses.
pasvu-guide-card-spin = The hall makes a quarter turn under the players.
pasvu-guide-card-crystal = The number of the door is known beforehand.
pasvu-guide-card-sun = Every ghost moves on a square, or gets out!
