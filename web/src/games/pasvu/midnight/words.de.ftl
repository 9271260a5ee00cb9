# Es schlägt Mitternacht: die zwölf Karten
pasvu-midnight-double = Doppelt neugierig
pasvu-midnight-double-about = Nach dem ersten Blick huscht das Schlüsselloch hinüber, an die Tür mit derselben Nummer. Es wird ein zweites Mal geschaut, und dort bleibt es.
pasvu-midnight-double-now = In dieser Runde wird zweimal geschaut: von einer Seite, dann von drüben.
pasvu-midnight-shelter = Volle Deckung!
pasvu-midnight-shelter-about = Alle Geister in der Halle legen sich hin. Bis zum Ende der Runde ziehen sie im Liegen; ihre Füße dürfen aus dem Feld ragen, aber nicht aus der Halle.
pasvu-midnight-shelter-now = In dieser Runde ziehen die Geister im Liegen.
pasvu-midnight-excited = Drunter und drüber
pasvu-midnight-excited-about = Krach! Wer den Würfel hat, kippt alle sechs Möbelstücke um, eins nach dem anderen, jedes in eine beliebige Richtung.
pasvu-midnight-excited-now = In dieser Runde kippen alle Möbel um.
pasvu-midnight-grimaces = Wer zieht die schönste Fratze?
pasvu-midnight-grimaces-about = Der Spiegel richtet sich auf und dreht sich zur Mitte. Alle schicken einen kleinen Geist aus dem Vorrat davor, die Nase am Glas: Dort bleibt er die ganze Runde.
pasvu-midnight-grimaces-now = In dieser Runde bleiben die Geister vor dem Spiegel stehen.
pasvu-midnight-tag = Hab dich!
pasvu-midnight-tag-about = Alle schicken einen kleinen Geist von rechts nebenan nach Hause und stellen einen eigenen dorthin. War dort keiner in der Halle, kommt der eigene in die dritte Reihe vor dir.
pasvu-midnight-tag-now = In dieser Runde wechseln kleine Geister die Farbe.
pasvu-midnight-dance = Tanzfläche frei
pasvu-midnight-dance-about = Möbel zur Seite! Jedes Stück gleitet an die Tür, die ihm am nächsten ist. Die Geister bleiben auf ihren Feldern.
pasvu-midnight-dance-now = In dieser Runde stehen die Möbel an den Türen.
pasvu-midnight-perch = Der Boden ist Lava
pasvu-midnight-perch-about = Am Ende der Runde, nach dem Blick, muss jeder Geist in der Halle nach Hause, der nicht auf einem Möbelstück steht.
pasvu-midnight-perch-now = In dieser Runde heißt es: rauf auf die Möbel!
pasvu-midnight-brother = Das sag ich meinem großen Bruder
pasvu-midnight-brother-about = Wer kann, tauscht einen eigenen Geist in der Halle gegen einen größeren aus dem Vorrat, der an dieselbe Stelle passt.
pasvu-midnight-brother-now = In dieser Runde kommen große Brüder zu Hilfe.
pasvu-midnight-knock = Klopf, klopf, klopf
pasvu-midnight-knock-about = Niemand sucht eine Seite aus: Das Schlüsselloch bleibt auf seiner. Nur der Würfel sagt, an welche Tür es geht.
pasvu-midnight-knock-now = In dieser Runde bleibt das Schlüsselloch auf seiner Seite: im { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
  }.
pasvu-midnight-spin = Mir ist ganz schwindlig
pasvu-midnight-spin-about = Die Halle macht eine Vierteldrehung unter euch. Ab jetzt kommen alle von einer anderen Seite herein und gehen auf einer anderen hinaus.
pasvu-midnight-spin-now = Die Halle hat sich gedreht: herein und hinaus geht es über neue Seiten.
pasvu-midnight-crystal = Kristallkugel
pasvu-midnight-crystal-about = Gewürfelt wird sofort. Welche Seite in dieser Runde auch ausgesucht wird: Geschaut wird durch die Tür mit dieser Nummer.
pasvu-midnight-crystal-now = { $number ->
    [0] In dieser Runde steht die Nummer der Tür schon vorher fest.
   *[other] In dieser Runde wird durch eine Tür { $number } geschaut.
  }
pasvu-midnight-sun = Eins, zwei, drei, Ochs am Berg!
pasvu-midnight-sun-about = Jeder Geist in der Halle geht umsonst ein Feld auf seinen Ausgang zu. Wer in der letzten Reihe steht, ist draußen!
pasvu-midnight-sun-now = In dieser Runde geht jeder Geist ein Feld weiter.
pasvu-midnight-unknown = Es schlägt Mitternacht
pasvu-midnight-unknown-about = Eine Karte, die diese Seite noch nicht kennt. Was sie tut, wird unter den Neuigkeiten erzählt.
pasvu-midnight-unknown-now = In dieser Runde wirkt eine Mitternachtskarte.

# Der Auftritt
pasvu-midnight-strikes = Es schlägt Mitternacht!
pasvu-midnight-drawn = { $name } deckt eine Karte auf
pasvu-midnight-again = Noch einmal vorlesen
pasvu-midnight-go-on = Weiter
pasvu-midnight-next = Nächste Karte
pasvu-midnight-skip = Überspringen

# Die Karten der Runde
pasvu-midnight-in-force = Es schlägt Mitternacht: die Karten dieser Runde
pasvu-midnight-before = In der zweiten Runde schlägt es Mitternacht.
pasvu-midnight-pile = { $count ->
    [0] Keine Karte mehr im Stapel
    [one] Noch eine Karte im Stapel
   *[other] Noch { $count } Karten im Stapel
  }
pasvu-midnight-number = Die Kristallkugel sagt: Tür { $number }
pasvu-midnight-read = Karte lesen: { $card }

# Was eine Karte verlangt
pasvu-midnight-asks-tip = Welches Möbelstück kippst du um?
pasvu-midnight-asks-way = Wohin kippt { pasvu-the-piece }?
pasvu-midnight-asks-tag = { $count ->
    [one] Du bist dran: Nimm den Platz dieses kleinen Geistes von { $name } ein.
   *[other] Du bist dran: Welchen kleinen Geist von { $name } ersetzt du?
  }
pasvu-midnight-asks-put = Du bist dran: Vor welche Tür kommt dein kleiner Geist, in die dritte Reihe?
pasvu-midnight-asks-spot = Und wohin auf diesem Feld?
pasvu-midnight-asks-brother = Du bist dran: Welcher Geist ruft seinen großen Bruder?
pasvu-midnight-asks-size = Wer kommt an seine Stelle?
pasvu-midnight-asks-other = Du bist dran: Was antwortest du auf die Karte?
pasvu-midnight-waits-tip = { $name } kippt die Möbel um: { $count ->
    [0] fertig
    [one] noch eins
   *[other] noch { $count }
  }.
pasvu-midnight-waits-tag = { $name } spielt Fangen …
pasvu-midnight-waits-brother = { $name } ruft einen großen Bruder …
pasvu-midnight-waits-other = { $name } antwortet auf die Karte …
pasvu-midnight-to-tip = { $count ->
    [one] Noch ein Möbelstück umzukippen.
   *[other] Noch { $count } Möbelstücke umzukippen.
  }
pasvu-midnight-tipped = schon umgekippt
pasvu-midnight-buried = da steht etwas darauf: das zuerst
pasvu-midnight-towards = Nach { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
  }
pasvu-midnight-towards-seen = { $way ->
    [above] von dir weg
    [right] nach rechts
    [below] zu dir hin
   *[left] nach links
  }
pasvu-midnight-door = Tür { $number }
pasvu-midnight-spot = Stelle { $nth }: { $where }
pasvu-midnight-at = { $cell }, { $where }

# Jede Antwort in einem Satz
pasvu-midnight-do-tip = { pasvu-piece } nach { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
  } umkippen
pasvu-midnight-do-tag = Den Platz des kleinen Geistes von { $name } einnehmen: { $cell }
pasvu-midnight-do-brother = Tauschen: { $ghost } ({ $cell }) geht, { $size ->
    [large] der große Geist
   *[medium] ein mittlerer Geist
  } kommt
pasvu-midnight-do-put = Einen kleinen Geist hinstellen: { $cell }, { $where }
pasvu-midnight-do-pass = Nichts ändern
