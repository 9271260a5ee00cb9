# Das Spielbrett
labyrinthe-board-label = Das Labyrinth
labyrinthe-board-keys = Pfeiltasten: wählen. R: Wegekarte drehen. Eingabe: ausprobieren, dann schieben oder gehen. Esc: abbrechen.
labyrinthe-board-your-turn = Du bist dran!
labyrinthe-board-turn = { $name } ist dran
labyrinthe-board-over = Die Partie ist zu Ende
labyrinthe-board-who-starts = Wer fängt an?
labyrinthe-board-ask-shift = Dreh die Karte und wähl einen Pfeil.
labyrinthe-board-ask-push = So sähe es dann aus.
labyrinthe-board-ask-go = Tipp auf ein leuchtendes Feld.
labyrinthe-board-ask-push-goal = Was du suchst, wäre dann erreichbar!
labyrinthe-board-thinks-shift = schiebt gleich eine Karte ein …
labyrinthe-board-thinks-go = macht einen Spaziergang …
labyrinthe-board-push = Schieben
labyrinthe-board-cancel = Abbrechen
labyrinthe-board-stay = Hierbleiben
labyrinthe-board-spare = Die Wegekarte zum Einschieben: { $sides }. Antippen dreht sie, oder zieh sie zu einem Pfeil.
labyrinthe-board-spare-with = Die Wegekarte zum Einschieben zeigt { $treasure }: { $sides }. Antippen dreht sie, oder zieh sie zu einem Pfeil.
labyrinthe-board-turn-left = Nach links drehen
labyrinthe-board-turn-right = Nach rechts drehen
labyrinthe-board-light-night = Helle Nacht
labyrinthe-board-light-night-about = Die Nacht auf hellem Grund mit starkem Kontrast spielen

# Die Karten
labyrinthe-board-cards = Die Karten
labyrinthe-board-your-card = Dein Schatz
labyrinthe-board-your-cards = Deine Schätze
labyrinthe-board-night-cards = Für diese Nacht
labyrinthe-board-hide = Meine Karte verdecken
labyrinthe-board-show = Meine Karte zeigen
labyrinthe-board-hidden = verdeckte Karte
labyrinthe-board-home = Schnell nach Hause!
labyrinthe-board-home-where = Deine Ecke: { $corner }.
labyrinthe-board-corner = { $colour ->
    [0] oben links
    [1] oben rechts
    [2] unten rechts
   *[3] unten links
  }
labyrinthe-board-you = das bist du
labyrinthe-board-left = { $left ->
    [0] nichts mehr zu finden
    [one] noch { $left } zu finden
   *[other] noch { $left } zu finden
  }
labyrinthe-board-found = gefunden: { $treasures }
labyrinthe-board-lost = nicht gefunden: { $treasures }
labyrinthe-board-seeks = sucht: { $treasures }
labyrinthe-board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
labyrinthe-board-coin = Münze: { $value }
labyrinthe-board-goes-home = auf dem Heimweg

# Das Spielbrett in Worten
labyrinthe-board-words = In Worten spielen
labyrinthe-board-rotation = Wie die Wegekarte gedreht wird
labyrinthe-board-rotation-of = { $turned }: { $sides }
labyrinthe-board-arrows = Wo einschieben
labyrinthe-board-cells = Wohin gehen
labyrinthe-board-stay-at = Auf { $cell } bleiben
labyrinthe-board-go-to = Nach { $cell } gehen
labyrinthe-board-go-to-what = Nach { $cell } gehen: { $what }
labyrinthe-board-push-at = Einschieben: { $arrow }
labyrinthe-board-locked = Gesperrt: { $arrow }.
labyrinthe-board-text = Das Brett, Feld für Feld
labyrinthe-board-row = Reihe { $row }
labyrinthe-board-column = Spalte { $column }
labyrinthe-board-open = offen nach { $sides }
labyrinthe-board-side-N = oben
labyrinthe-board-side-E = rechts
labyrinthe-board-side-S = unten
labyrinthe-board-side-W = links
labyrinthe-board-start = Start { $colour }
labyrinthe-board-pawn = Figur von { $name }
labyrinthe-board-light-out = Es ist Nacht.
