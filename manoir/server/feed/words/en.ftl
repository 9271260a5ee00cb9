feed-title = Manoir: your turn
turn = Your turn: { $game }
remind = Your time runs out: { $game }
with = With { $names }.
until = Until { $date } UTC.
no-hurry = There is no hurry.
due = { $game }: play by now
