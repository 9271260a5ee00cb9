# The board
pasvu-board-label = The hall
pasvu-board-views = How to see the hall
pasvu-board-hall = Hall
pasvu-board-plan = Plan
pasvu-board-swap = { $large ->
    [hall] Enlarge the plan
   *[plan] Enlarge the hall
  }
pasvu-board-camera = Where to look at the hall from
pasvu-board-from-home = The usual view
pasvu-board-from-seat = From my seat
pasvu-board-from-above = From above
pasvu-board-from-door = Through this door
pasvu-board-no-hall = The hall could not be drawn. The plan is enough to play.
pasvu-board-keys = With a piece or a ghost in your hand: arrow keys move it, with Shift in fine steps; Q and E turn it, T tips it over, L lets a piece fall towards one side after the other, F fuses two ghosts, N slides it to the nearest free place, Enter puts it down, Escape lets it go. V swaps the hall and the plan; 1 to 4 change the point of view; in practice, P looks through one door after the other.
pasvu-board-round = Round { $round } of { $rounds }
pasvu-board-phase = { $phase ->
    [opening] The hall is being set out
    [striking] Midnight strikes…
    [crystal] The crystal ball
    [midnight] Midnight strikes
    [dealing] A card is drawn
    [furniture] Furniture
    [ghosts] Everybody moves ghosts
    [throwing] Who chooses the side?
    [side] The keyhole’s side
    [door] Which door?
    [looking] Shh… somebody is looking
   *[over] The night is over
  }
pasvu-board-keyhole = The keyhole is on door { $number } in the { $side ->
    [S] south
    [E] east
    [N] north
   *[W] west
  }
pasvu-board-look-again = Through the keyhole again
pasvu-board-look-again-at = Again through door { $number } in the { $side ->
    [S] south
    [E] east
    [N] north
   *[W] west
  }
pasvu-board-players = Everybody’s card and points
pasvu-board-you = (you)
pasvu-board-sits = in the { $side ->
    [S] south
    [E] east
    [N] north
   *[W] west
  }
pasvu-board-holds-die = holds the die
pasvu-board-no-card = no card yet
pasvu-board-card = card: { $value } points{ $count ->
    [0] {""}
   *[other] , { $pieces }
  }
pasvu-board-points-left = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
  }
pasvu-board-is-done = done
pasvu-board-score = { $points ->
    [one] would score { $points } point
   *[other] would score { $points } points
  }

# What is asked
pasvu-board-ask-piece = { $count ->
    [0] Nothing can be moved: leave it all.
   *[other] Take a piece and put it somewhere else, or leave it all.
  }
pasvu-board-ask-taken = You have taken { $piece }: put it down where you like. It is too late to take another.
pasvu-board-ask-place = Drag it, turn it, tip it over…
pasvu-board-ask-ghost = { $points ->
    [0] No points left.
    [one] One point: tap one of your ghosts.
   *[other] { $points } points: tap one of your ghosts.
  }
pasvu-board-ask-cell = Where to? Tap a lit square.
pasvu-board-ask-spot = Here, or shall the house hide it in this square?
pasvu-board-ask-put = Here, or tap another lit square.
pasvu-board-ask-side = Your choice: from which side do we look?
pasvu-board-waits-place = { $name } is thinking about the furniture…
pasvu-board-waits-ghosts = Ghosts are still moving: { $names }
pasvu-board-waits-side = { $name } chooses a side…
pasvu-board-waits-nature = One moment…

# Furniture
pasvu-board-turn = Turn
pasvu-board-turn-by = Turn { $degrees } degrees to the { $way ->
    [left] left
   *[right] right
  }
pasvu-board-tip = Tip over
pasvu-board-face = Which way up
pasvu-board-fall = Let it fall
pasvu-board-fall-none = no
pasvu-board-put-piece = Put it there
pasvu-board-slide = Nearest place
pasvu-board-tint = Blue: few doors see this part of the floor. Red: many do.
pasvu-board-peek = View from { look-where }
pasvu-board-peek-sees = { $count ->
    [0] None of your ghosts is seen.
    [one] One of your ghosts is seen.
   *[other] { $count } of your ghosts are seen.
  }
pasvu-board-peek-close = Close this view
pasvu-board-decline = Leave it all
pasvu-board-cancel = Cancel
pasvu-board-rests = { $piece ->
    [mirror] The mirror
    [trolley] The trolley
    [desk] The desk
    [piano] The piano
    [armchair] The armchair
   *[table] The table
  } comes to rest { $where }.
pasvu-board-rests-floor = on the floor
pasvu-board-rests-leaning = leaning { pasvu-toward }, by { $degrees }°
pasvu-board-rests-high = at a height of { NUMBER($height, maximumFractionDigits: 2) }
pasvu-board-displaces = { $count ->
    [one] One ghost has to step down.
   *[other] { $count } ghosts have to step down.
  }
pasvu-board-comes-down = What stood on it comes down: { $pieces }.
pasvu-board-falls-on = What leant on it falls on: { $pieces }.

# Ghosts
pasvu-board-your-ghosts = Your ghosts
pasvu-board-in-reserve = in reserve
pasvu-board-in-hall = in the hall
pasvu-board-waits = in reserve
pasvu-board-in = in the hall
pasvu-board-levels = How high
pasvu-board-level-floor = On the floor
pasvu-board-level-on = On the { pasvu-piece } ({ NUMBER($height, maximumFractionDigits: 1) })
pasvu-board-here = Here
pasvu-board-hide = Hide it for me
pasvu-board-hiding = Looking for a place…
pasvu-board-leave = Out through the door
pasvu-board-done = Done
pasvu-board-done-sure = Done all the same
pasvu-board-points-lost = { $points ->
    [one] One point is left and would be lost.
   *[other] { $points } points are left and would be lost.
  }
pasvu-board-stands = { $how ->
    [lying] It lies
   *[standing] It stands
  } { $where }. Costs { $cost ->
    [0] nothing
    [one] one point
   *[other] { $cost } points
  }, leaves { $left }.
pasvu-board-on-floor = on the floor
pasvu-board-on = on the { pasvu-piece }
pasvu-board-under = under the { pasvu-piece }
pasvu-board-note-lost-piece = The piece can no longer be placed: it is back where it stood.
pasvu-board-note-lost-ghost = This ghost can no longer be moved.
pasvu-board-note-no-room = It fits nowhere in that square.
pasvu-board-note-no-answer = The house has no answer just now. Try again, or choose a spot yourself.
pasvu-board-note-slid = It cannot stay there: it slid to the nearest free place.
pasvu-board-note-no-place = There is no free place close by.

pasvu-board-at-edge = at the edge, ready to come in at its size
pasvu-board-got-out = got out, can be taken back
pasvu-board-edge = at the edge
pasvu-board-back = take back
pasvu-board-hint-small = Only small ghosts come in. Two of yours in one square can become one larger ghost.
pasvu-board-hint-edge = A grown ghost that was seen waits at the edge: it comes in at its size.
pasvu-board-hint-back = No small ghost is left in reserve: you may take one back that got out. It counts again once it is out again.
pasvu-board-rests-short = rests
pasvu-board-notes = About your ghosts
pasvu-board-rests-fused = { $ghost }: made by a fusion, it rests this round.
pasvu-board-rests-faces = { $ghost }: making faces, it stays there this round.
pasvu-board-fuse = Fuse
pasvu-board-fuse-two = Fuse { $one } and { $other } into { $size ->
    [large] a large ghost
   *[medium] a medium ghost
  }
pasvu-board-lying = lying, { pasvu-head }
pasvu-board-foretold = The crystal ball says door { $number }

# How exposed
pasvu-board-exposed = What the doors would see
pasvu-board-exposed-one = { $ghost }: { $how }
pasvu-board-hidden-all = Hidden from everywhere.
pasvu-board-hidden-from = hidden from { $sides }
pasvu-board-from-side = the { $side ->
    [S] south
    [E] east
    [N] north
   *[W] west
  }
pasvu-board-seen-from = seen from { $all ->
    [yes] every door in the { $side ->
        [S] south
        [E] east
        [N] north
       *[W] west
      }
   *[no] { $count ->
        [one] door
       *[other] doors
      } { $doors } in the { $side ->
        [S] south
        [E] east
        [N] north
       *[W] west
      }
  }
pasvu-board-semicolon = {"; "}

# The hall in words
pasvu-board-words = Text version
pasvu-board-text = The hall, square by square
pasvu-board-cells = The squares, north at the top
pasvu-board-cells-keys = Column 1 is in the west, row 1 in the south. Arrow keys go from square to square; Enter takes the ghost in your hand there.
pasvu-board-reachable = can be reached
pasvu-board-nothing = empty
pasvu-board-own-ghost = your { $size ->
    [medium] medium
    [large] large
   *[small] small
  } ghost, { $where }
pasvu-board-their-ghost = { $name }’s { $size ->
    [medium] medium
    [large] large
   *[small] small
  } ghost, { $where }
pasvu-board-spot = { $cell }: { $where }
pasvu-board-pieces = Furniture
pasvu-board-pose = { pasvu-piece }: { pasvu-face }, at { NUMBER($x) } east and { NUMBER($y) } north, turned { NUMBER($turn) } degrees{ $height ->
    [0] {""}
   *[other] , { NUMBER($height) } above the floor
  }
pasvu-board-leaning = leaning { pasvu-toward } by { NUMBER($degrees) } degrees
pasvu-board-samples = Places that the house suggests
pasvu-board-which-piece = Piece
pasvu-board-none = none
pasvu-board-x = East (0 to 6)
pasvu-board-y = North (0 to 6)
pasvu-board-height = From a height of
pasvu-board-degrees = Turned to the left (degrees)
pasvu-board-head = Head turned to the left from the east (degrees)
pasvu-board-bad-number = A number from { $range }, please.
pasvu-board-asking = Asking the house…
pasvu-board-by-numbers = { $ghost }: the exact spot
pasvu-board-where-to = { $ghost }: where to
pasvu-board-last-look = The look of round { $round }, through door { $number } in the { $side ->
    [S] south
    [E] east
    [N] north
   *[W] west
  }
pasvu-board-night = Midnight cards
pasvu-board-outside = Around the hall
pasvu-board-outside-of = { $name }, in the { $side ->
    [S] south
    [E] east
    [N] north
   *[W] west
  }: { $list }
pasvu-board-list-reserve = in reserve: { $ghosts }
pasvu-board-list-ready = may come in: { $ghosts }
pasvu-board-list-edge = at the edge: { $ghosts }
pasvu-board-list-out = got out: { $ghosts }
pasvu-board-none-there = nobody
pasvu-board-side-short = { $side ->
    [N] N
    [E] E
    [S] S
   *[W] W
  }
