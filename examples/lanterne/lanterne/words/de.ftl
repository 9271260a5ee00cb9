# Die Wörter von Laterne im Browser. Jeder Schlüssel beginnt mit dem Namen des Spiels, oder mit game- und ihm.
game-lanterne = Laterne
game-lanterne-about = Zieh im Dunkeln Öl, und hör auf, bevor deine Laterne erlischt. Für 2 bis 4.
lanterne-credits = Laterne ist ein Beispiel für Manoir, zum Lesen und Abschreiben. Es gehört niemandem.

# Züge: move-<tag>, mit den Feldern des Zugs als Variablen
lanterne-move-draw = Eine Karte ziehen
lanterne-move-stop = Hier aufhören

# Ereignisse: event-<tag>; ein Feld namens seat gibt auch $name, ein Feld ohne Wert ist „none“
lanterne-event-drew = { $card ->
    [none] { $name } zieht eine Karte.
   *[other] { $name } zieht eine { $card }.
  }
lanterne-event-stopped = { $name } hört auf.
lanterne-event-burnt_out = { $name } kommt auf { $oil }: Die Laterne erlischt!
lanterne-event-shown = { $name } zeigt { $oil }.

# Warum es vorbei ist: why-<code> des Ergebnisses
lanterne-why-light = Die vollste Laterne, die noch brennt, hat gewonnen.
lanterne-why-dark = Alle Laternen sind erloschen: Die Nacht hat gewonnen.

# Varianten
lanterne-variant-limit = Öl in einer Laterne
lanterne-variant-limit-about = So viel fasst sie, bevor sie erlischt.
lanterne-variant-limit-rule = N8
lanterne-variant-limit-agreed = bis { $value }
lanterne-variant-open_hands = Offene Karten
lanterne-variant-open_hands-about = Für die Jüngsten: Alle sehen alle Karten.
lanterne-variant-open_hands-rule = N9

# Warum etwas nicht geht: refused-<code>; was das Haus schon kennt, braucht hier keine Wörter
lanterne-refused-lantern_empty = Deine Laterne ist leer: Zieh zuerst eine Karte.
lanterne-refused-you_stopped = Du hast aufgehört: Deine Laterne ist zu.
lanterne-refused-burnt_out = Deine Laterne ist erloschen: Sie hatte mehr als { $limit }.

# Regeln: rule-<Nummer>, der Reihe nach
lanterne-rule-N1 = Der erste Platz fängt an, dann geht es im Uhrzeigersinn. Im Stapel sind 24 Ölkarten von 1 bis 6, jede viermal. Alle Laternen sind leer.
lanterne-rule-N2 = Wenn du dran bist, zieh eine Karte oder hör auf. Nur du siehst deine Karten; wie viele du hast, sehen alle.
lanterne-rule-N3 = Eine leere Laterne leuchtet nicht: Ohne Karte kannst du nicht aufhören.
lanterne-rule-N4 = Wer aufhört, ist nicht mehr dran.
lanterne-rule-N5 = Eine Laterne mit mehr Öl als erlaubt (12) erlischt: Ihre Karten werden sofort aufgedeckt, und wem sie gehört, der ist nicht mehr dran.
lanterne-rule-N6 = Wenn niemand mehr zieht, werden alle Karten aufgedeckt. Die vollste Laterne, die noch brennt, gewinnt; bei Gleichstand teilt man sich den Platz. Erloschene Laternen kommen zuletzt.
lanterne-rule-N7 = Sind alle Laternen erloschen, hat die Nacht gewonnen: Alle teilen sich einen Platz.
lanterne-rule-N8 = Variante: Laternen fassen 9 oder 15 statt 12.
lanterne-rule-N9 = Variante: Karten werden offen gezogen, für die Jüngsten.

# Die Anleitung: eine Karte für jede guide-<Seite>
lanterne-guide = Ein erstes Licht
lanterne-guide-1-title = Deine Laterne braucht Öl
lanterne-guide-1 = Zieh Karten, um sie zu füllen: Jede zählt 1 bis 6. Nur du siehst deine.
lanterne-guide-2-title = Nicht zu viel!
lanterne-guide-2 = Über 12 erlischt sie, und du bist raus. Hör auf, solange sie brennt.
lanterne-guide-3-title = Die vollste gewinnt
lanterne-guide-3 = Wenn alle aufgehört haben oder erloschen sind, werden die Karten aufgedeckt.
