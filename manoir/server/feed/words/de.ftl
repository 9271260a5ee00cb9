feed-title = Manoir: Du bist dran
turn = Du bist dran: { $game }
remind = Deine Zeit läuft ab: { $game }
with = Mit { $names }.
until = Bis { $date } UTC.
no-hurry = Es eilt nicht.
due = { $game }: spätestens jetzt ziehen
