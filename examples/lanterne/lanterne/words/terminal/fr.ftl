## Drawing, moves and events
deck = encore { $count } cartes, limite { $limit }
oil = huile { $oil }
hidden = huile ?
empty = pas d'huile
out = éteinte à { $oil }
stopped = arrêtée
draw = piocher une carte
stop = s'arrêter
deal = donner un { $card }
drew = { $name } pioche une carte
drew_card = { $name } pioche un { $card }
did_stop = { $name } s'arrête
burnt_out = { $name } arrive à { $oil } : la lanterne s'éteint !
shown = { $name } a { $oil }
