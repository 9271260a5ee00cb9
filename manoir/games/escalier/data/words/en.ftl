title = Spooky Stairs

## Colours
colour-0 = orange
colour-1 = red
colour-2 = yellow
colour-3 = green

## Moves and events
roll = roll the die
decline = nobody
haunt = drop a sheet over { $colour }
advance = move the ghost on { $place }
swap = swap the ghosts on { $one } and { $other }
trade = trade the tokens { $one } and { $other }
place = step { $step }
slot = step { $step }, number { $slot }
began = { $name } begins
die = { $name } rolls { $face }
ghost = a ghost
climbed = { $colour } climbs from { $start } to { $to }
haunted = { $name } turns { $colour } into a ghost
declined = { $name } turns nobody
advanced = { $name } moves the ghost on { $start } to { $to }
swapped = { $name } swaps the ghosts on { $one } and { $other }
traded = { $name } trades the tokens { $one } and { $other }
idle = nothing to swap
arrived = BOO! { $colour } is at the top: { $owner }
top = the top
neutral = nobody's
is = { $colour } is { $owner }
