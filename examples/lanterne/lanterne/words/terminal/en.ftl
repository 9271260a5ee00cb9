## Drawing, moves and events
deck = { $count } cards left, limit { $limit }
oil = oil { $oil }
hidden = oil ?
empty = no oil
out = burnt out at { $oil }
stopped = stopped
draw = draw a card
stop = stop
deal = deal a { $card }
drew = { $name } draws a card
drew_card = { $name } draws a { $card }
did_stop = { $name } stops
burnt_out = { $name } has { $oil }: the lantern burns out!
shown = { $name } has { $oil }
