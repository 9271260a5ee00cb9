feed-title = Manoir : à toi de jouer
turn = À toi de jouer : { $game }
remind = Ton temps s’écoule : { $game }
with = Avec { $names }.
until = Jusqu’au { $date } UTC.
no-hurry = Rien ne presse.
due = { $game } : dernier moment pour jouer
