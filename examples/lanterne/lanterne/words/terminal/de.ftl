## Drawing, moves and events
deck = noch { $count } Karten, Grenze { $limit }
oil = Öl { $oil }
hidden = Öl ?
empty = kein Öl
out = bei { $oil } erloschen
stopped = fertig
draw = eine Karte ziehen
stop = aufhören
deal = eine { $card } austeilen
drew = { $name } zieht eine Karte
drew_card = { $name } zieht eine { $card }
did_stop = { $name } hört auf
burnt_out = { $name } hat { $oil }: Die Laterne erlischt!
shown = { $name } hat { $oil }
