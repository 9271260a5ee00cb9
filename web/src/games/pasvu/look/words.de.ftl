# Der Blick durchs Schlüsselloch
look-title = Durchs Schlüsselloch gesehen
look-where = Tür { $number } im { $side ->
    [S] Süden
    [E] Osten
    [N] Norden
   *[W] Westen
  }
look-from = Runde { $round }, { look-where }
look-ghost = { $size ->
    [small] Kleiner
    [medium] Mittlerer
   *[large] Großer
  } Geist von { $name }
look-seen = { $who }: { $share } % – gesehen
look-glimpsed = { $who }: { $share } % – zu wenig, nicht gesehen
look-hidden = { $who }: 0 % – versteckt
look-seen-mirror = { $who }: nur im Spiegel – gesehen
look-glimpsed-mirror = { $who }: nur im Spiegel, zu wenig – nicht gesehen
look-picture = Was durchs Schlüsselloch zu sehen ist, { look-where }: { $count ->
    [0] kein Geist
    [one] ein Geist, { $who }
   *[other] { $count } Geister, { $who }
  }.
look-nobody = Nicht gesehen, nicht erwischt!
look-caught = { $count ->
    [one] Ein Geist ist zu sehen!
   *[other] { $count } Geister sind zu sehen!
  }
look-empty = In der Halle ist kein Geist.
look-mirrored = Was der Spiegel zeigt, ist blau getönt.
look-closer = Näher heran
look-further = Weiter weg
look-whole = Das ganze Bild
look-keys = Pfeiltasten zum Verschieben, Plus und Minus für näher und weiter weg, Null für das ganze Bild.
look-skip = Überspringen
look-found = { $who }: { $share } %
look-found-mirror = { $who }, vom Spiegel verraten
look-cost = { $size ->
    [small] Zurück in den Vorrat!
    [medium] Zurück in den Vorrat, ein Punkt weniger!
   *[large] Zurück in den Vorrat, zwei Punkte weniger!
  }
look-barely = Nur { $share } % … puh!
look-phew = { $share } %, puh!
look-judge = Das Bild des Richters
look-skip-hint = Tippen zum Überspringen
look-save = Bild speichern
look-share = Bild teilen
look-with-names = Mit Namen
look-saved = Bild gespeichert.
look-file = nicht-gesehen-nicht-erwischt-runde-{ $round }-tuer-{ $number }
