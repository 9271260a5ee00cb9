# The board
labyrinthe-board-label = The maze
labyrinthe-board-keys = Arrow keys: choose. R: turn the tile. Enter: try, then push or walk. Escape: cancel.
labyrinthe-board-your-turn = Your turn!
labyrinthe-board-turn = { $name }’s turn
labyrinthe-board-over = The game is over
labyrinthe-board-who-starts = Who starts?
labyrinthe-board-ask-shift = Turn the tile and pick an arrow.
labyrinthe-board-ask-push = This is what it would do.
labyrinthe-board-ask-go = Tap a lit cell.
labyrinthe-board-ask-push-goal = What you seek would be within reach!
labyrinthe-board-thinks-shift = is about to push…
labyrinthe-board-thinks-go = goes for a walk…
labyrinthe-board-push = Push
labyrinthe-board-cancel = Cancel
labyrinthe-board-stay = Stay here
labyrinthe-board-spare = The tile to push: { $sides }. Tap to turn it, or drag it to an arrow.
labyrinthe-board-spare-with = The tile to push, with { $treasure }: { $sides }. Tap to turn it, or drag it to an arrow.
labyrinthe-board-turn-left = Turn left
labyrinthe-board-turn-right = Turn right
labyrinthe-board-light-night = Light night
labyrinthe-board-light-night-about = Play the night on a light background with strong contrast

# Cards
labyrinthe-board-cards = The cards
labyrinthe-board-your-card = Your treasure
labyrinthe-board-your-cards = Your treasures
labyrinthe-board-night-cards = For tonight
labyrinthe-board-hide = Hide my card
labyrinthe-board-show = Show my card
labyrinthe-board-hidden = hidden card
labyrinthe-board-home = Hurry home!
labyrinthe-board-home-where = Your corner: { $corner }.
labyrinthe-board-corner = { $colour ->
    [0] top left
    [1] top right
    [2] bottom right
   *[3] bottom left
  }
labyrinthe-board-you = that’s you
labyrinthe-board-left = { $left ->
    [0] nothing left to find
    [one] { $left } more to find
   *[other] { $left } more to find
  }
labyrinthe-board-found = found: { $treasures }
labyrinthe-board-lost = not found: { $treasures }
labyrinthe-board-seeks = seeks: { $treasures }
labyrinthe-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
labyrinthe-board-coin = coin: { $value }
labyrinthe-board-goes-home = on the way home

# The board in words
labyrinthe-board-words = Text version
labyrinthe-board-rotation = How to turn the tile
labyrinthe-board-rotation-of = { $turned }: { $sides }
labyrinthe-board-arrows = Where to push
labyrinthe-board-cells = Where to go
labyrinthe-board-stay-at = Stay at { $cell }
labyrinthe-board-go-to = Go to { $cell }
labyrinthe-board-go-to-what = Go to { $cell }: { $what }
labyrinthe-board-push-at = Push in: { $arrow }
labyrinthe-board-locked = Locked arrow: { $arrow }.
labyrinthe-board-text = The board, cell by cell
labyrinthe-board-row = Row { $row }
labyrinthe-board-column = Column { $column }
labyrinthe-board-open = open { $sides }
labyrinthe-board-side-N = up
labyrinthe-board-side-E = right
labyrinthe-board-side-S = down
labyrinthe-board-side-W = left
labyrinthe-board-start = { $colour } start
labyrinthe-board-pawn = { $name }’s pawn
labyrinthe-board-light-out = It is night.
