# The words of Lanterne in the browser. Every key begins with the game's id, or with game- and the id.
game-lanterne = Lantern
game-lanterne-about = Draw oil in the dark, and stop before your lantern burns out. For 2 to 4.
lanterne-credits = Lantern is an example made for Manoir, to be read and copied. It belongs to nobody.

# Moves: move-<tag>, with the fields of the move as variables
lanterne-move-draw = Draw a card
lanterne-move-stop = Stop here

# Events: event-<tag>; a field called seat also gives $name, and a field without a value is "none"
lanterne-event-drew = { $card ->
    [none] { $name } draws a card.
   *[other] { $name } draws a { $card }.
  }
lanterne-event-stopped = { $name } stops.
lanterne-event-burnt_out = { $name } has { $oil }: the lantern burns out!
lanterne-event-shown = { $name } shows { $oil }.

# Why it ended: why-<code> of the outcome
lanterne-why-light = The fullest lantern that still burns has won.
lanterne-why-dark = Every lantern has burnt out: the night has won.

# Options
lanterne-variant-limit = Oil in a lantern
lanterne-variant-limit-about = How much a lantern holds before it burns out.
lanterne-variant-limit-rule = N8
lanterne-variant-limit-agreed = up to { $value }
lanterne-variant-open_hands = Open hands
lanterne-variant-open_hands-about = For the youngest: everybody sees every card.
lanterne-variant-open_hands-rule = N9

# Refusals: refused-<code>; those that the house knows already need no words here
lanterne-refused-lantern_empty = Your lantern is empty: draw a card first.
lanterne-refused-you_stopped = You have stopped: your lantern is closed.
lanterne-refused-burnt_out = Your lantern went out: it had more than { $limit }.

# Rules: rule-<number>, in order
lanterne-rule-N1 = The first seat starts, then clockwise. The deck has 24 cards of oil, 1 to 6, four of each. Every lantern is empty.
lanterne-rule-N2 = On your turn, draw a card or stop. Only you see the cards that you draw; everybody sees how many you hold.
lanterne-rule-N3 = An empty lantern gives no light: you cannot stop before you hold a card.
lanterne-rule-N4 = Whoever stops takes no more turns.
lanterne-rule-N5 = A lantern with more oil than the limit (12) burns out: its cards are shown at once, and its owner takes no more turns.
lanterne-rule-N6 = When nobody is left to draw, all cards are shown. The fullest lantern that still burns wins; equal ones share the place. Lanterns that burnt out come last.
lanterne-rule-N7 = When every lantern has burnt out, the night has won: all share one place.
lanterne-rule-N8 = Option: lanterns hold 9 or 15 instead of 12.
lanterne-rule-N9 = Option: cards are drawn face up, for the youngest.

# The guide: a card for each guide-<page>
lanterne-guide = First light
lanterne-guide-1-title = Your lantern needs oil
lanterne-guide-1 = Draw cards to fill it: each is worth 1 to 6. Only you can see yours.
lanterne-guide-2-title = Not too much!
lanterne-guide-2 = With more than 12 it burns out, and you are out of the game. Stop while it still burns.
lanterne-guide-3-title = The fullest lantern wins
lanterne-guide-3 = When everybody has stopped or burnt out, all cards are shown.
