# Das Spielfeld
pacman-board-label = Das Spielfeld
pacman-board-keys = Pfeiltasten: umsehen. Eingabe: eine Figur nehmen, ihr Ziel wählen, dann los. 1 und 2: einen Würfel wählen. O: ein anderer Weg. Esc: loslassen. Auch gewürfelt wird mit der Eingabetaste.
pacman-board-your-turn = Du bist dran!
pacman-board-turn = { $name } ist dran
pacman-board-who-starts = Wer fängt an?
pacman-board-ask-roll = Tipp auf die Würfel, um zu würfeln.
pacman-board-ask-die = Ein Würfel für deinen Pac-Man, einer für einen Geist: Zieh ihn hin, oder tipp.
pacman-board-ask-piece = Für wen ist dieser Würfel?
pacman-board-ask-ghost = Jetzt ein Geist: Tipp einen an.
pacman-board-ask-end = Tipp auf ein leuchtendes Feld.
pacman-board-ask-rob = Haps! Wem nimmst du zwei weiße Murmeln weg?
pacman-board-ask-back = Leg eine gelbe Murmel zurück: Tipp auf eine leuchtende Mulde.
pacman-board-ask-count = Hier aufhören und die Murmeln zählen?
pacman-board-asked = { $you ->
    [you] Du möchtest zählen.
   *[other] { $name } möchte zählen.
  }
pacman-board-waits = Warten auf { $names } …
pacman-board-count-now = Jetzt zählen?
pacman-board-count-title = Hier aufhören und zählen?
pacman-board-count-about = Wenn alle einverstanden sind, ist die Partie zu Ende, und es wird gezählt, was da ist. Beim ersten Nein geht es weiter. Die Geister des Hauses sagen nie Nein.
pacman-board-count-propose = Die anderen fragen
pacman-board-count-yes = Zählen
pacman-board-play-on = Weiterspielen
pacman-board-thinks-roll = würfelt gleich …
pacman-board-thinks-move = überlegt …
pacman-board-roll = Würfeln
pacman-board-die = Würfel { $die }: { $face }. Tipp ihn an und dann eine Figur, oder zieh ihn hin.
pacman-board-go = Los
pacman-board-cancel = Abbrechen
pacman-board-other-way = Ein anderer Weg
pacman-board-boo = Buh!
pacman-board-crunch = Haps!

# Die Vorräte
pacman-board-trays = Wer wie viele Murmeln hat
pacman-board-you = das bist du
pacman-board-empty = noch nichts
pacman-board-rob = Murmeln nehmen von { $name }

# Was ein Weg bringt
pacman-board-eats = Frisst { $food }.
pacman-board-attacks = Frisst den Geist!
pacman-board-catches = Schickt { $name } nach Hause!
pacman-board-catches-own = Vorsicht: schickt deinen eigenen Pac-Man nach Hause.
pacman-board-eats-last = Das ist die letzte weiße!
pacman-board-near = { $heat ->
    [3] { $steps ->
        [one] Brandheiß: Ein Geist ist einen Schritt entfernt.
       *[other] Brandheiß: Ein Geist ist { $steps } Schritte entfernt.
      }
    [2] Heiß: Ein Geist ist { $steps } Schritte entfernt.
   *[1] Lauwarm: Ein Geist ist { $steps } Schritte entfernt.
  }
pacman-board-left = Auf dem Spielfeld: { $marbles }
pacman-board-left-short = Auf dem Spielfeld
pacman-board-none = nichts mehr
pacman-board-reach = { $ways ->
    [one] Ein einziger Weg.
   *[other] { $ways } Wege.
  }

# Das Spielfeld in Worten
pacman-board-words = In Worten spielen
pacman-board-your-eater = dein Pac-Man
pacman-board-eater = Pac-Man von { $name }
pacman-board-ghost = { $ghost }, mit der { $with ->
    [0] Kerze
   *[1] Kette
  }
pacman-board-with-die = Mit der { $die }
pacman-board-to = Ziel { $place }: { $way }.
pacman-board-steps = { $facing ->
    [up] { $count } nach oben
    [right] { $count } nach rechts
    [down] { $count } nach unten
    [left] { $count } nach links
   *[doors] durch die Tunnel: { $place }
  }
pacman-board-others = { $ways ->
    [one] Ein anderer Weg
   *[other] { $ways } andere Wege
  }
pacman-board-victims = Wessen Murmeln
pacman-board-holes = Wohin die gelbe Murmel kommt
pacman-board-back-at = Zurücklegen: { $place }
pacman-board-tray = { $name } ({ $colour }): { $marbles }
pacman-board-dice = Noch zu spielen: { $dice }
pacman-board-text = Das Spielfeld, Feld für Feld
pacman-board-row = Reihe { $row }
pacman-board-column = Spalte { $column }
pacman-board-barrier = Schranke
pacman-board-hole-empty = leere Mulde
