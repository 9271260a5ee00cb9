# The look through the keyhole
look-title = Seen through the keyhole
look-where = door { $number } in the { $side ->
    [S] south
    [E] east
    [N] north
   *[W] west
  }
look-from = Round { $round }, { look-where }
look-ghost = { $name }’s { $size ->
    [small] small
    [medium] medium
   *[large] large
  } ghost
look-seen = { $who }: { $share }% — seen
look-glimpsed = { $who }: { $share }% — too little, not seen
look-hidden = { $who }: 0% — hidden
look-seen-mirror = { $who }: in the mirror only — seen
look-glimpsed-mirror = { $who }: in the mirror only, too little — not seen
look-picture = What is seen through the keyhole, { look-where }: { $count ->
    [0] no ghost is seen
    [one] one ghost is seen, { $who }
   *[other] { $count } ghosts are seen, { $who }
  }.
look-nobody = Not seen, not caught!
look-caught = { $count ->
    [one] One ghost is seen!
   *[other] { $count } ghosts are seen!
  }
look-empty = There is no ghost in the hall.
look-mirrored = What the mirror shows is tinted blue.
look-closer = Closer
look-further = Further away
look-whole = The whole picture
look-keys = Arrows to move about, plus and minus to come closer and go back, zero for the whole picture.
look-skip = Skip
look-found = { $who }: { $share }%
look-found-mirror = { $who }, given away by the mirror
look-cost = { $size ->
    [small] Back home!
    [medium] Back home, one point less!
   *[large] Back home, two points less!
  }
look-barely = Only { $share }%… phew!
look-phew = { $share }%, phew!
look-judge = The judge’s picture
look-skip-hint = Tap to skip
look-save = Save the picture
look-share = Share the picture
look-with-names = With names
look-saved = Picture saved.
look-file = not-seen-not-caught-round-{ $round }-door-{ $number }
