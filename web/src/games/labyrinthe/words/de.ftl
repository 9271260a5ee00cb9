labyrinthe-credits = Labyrinth (Das verrückte Labyrinth) ist ein Spiel von Max J. Kobbert, erschienen bei Ravensburger. Diese Fassung ist eine Verbeugung von Leuten, die es gern spielen: Texte und Spielbrett sind unsere eigenen, und wir haben weder mit dem Autor noch mit dem Verlag zu tun. Die meisten Schätze haben Lorc, Delapouite, Skoll, Carl Olsen und sbed von game-icons.net gezeichnet, unter CC BY 3.0.

# Die vier Figuren
labyrinthe-colour-0 = rot, Sonne
labyrinthe-colour-1 = grün, Blitz
labyrinthe-colour-2 = gelb, Stern
labyrinthe-colour-3 = blau, Mond

# Die Schätze, ohne Artikel und mit (im vierten Fall: „findet den Drachen“)
labyrinthe-treasure-rat = Ratte
labyrinthe-the-rat = die Ratte
labyrinthe-treasure-moth = Motte
labyrinthe-the-moth = die Motte
labyrinthe-treasure-spider = Spinne
labyrinthe-the-spider = die Spinne
labyrinthe-treasure-owl = Eule
labyrinthe-the-owl = die Eule
labyrinthe-treasure-lizard = Eidechse
labyrinthe-the-lizard = die Eidechse
labyrinthe-treasure-scarab = Skarabäus
labyrinthe-the-scarab = den Skarabäus
labyrinthe-treasure-dragon = Drache
labyrinthe-the-dragon = den Drachen
labyrinthe-treasure-gnome = Kobold
labyrinthe-the-gnome = den Kobold
labyrinthe-treasure-bat = Fledermaus
labyrinthe-the-bat = die Fledermaus
labyrinthe-treasure-genie = Flaschengeist
labyrinthe-the-genie = den Flaschengeist
labyrinthe-treasure-ghost = Gespenst
labyrinthe-the-ghost = das Gespenst
labyrinthe-treasure-fairy = Fee
labyrinthe-the-fairy = die Fee
labyrinthe-treasure-helmet = Helm
labyrinthe-the-helmet = den Helm
labyrinthe-treasure-candelabrum = Leuchter
labyrinthe-the-candelabrum = den Leuchter
labyrinthe-treasure-sword = Schwert
labyrinthe-the-sword = das Schwert
labyrinthe-treasure-emerald = Smaragd
labyrinthe-the-emerald = den Smaragd
labyrinthe-treasure-chest = Truhe
labyrinthe-the-chest = die Truhe
labyrinthe-treasure-ring = Ring
labyrinthe-the-ring = den Ring
labyrinthe-treasure-skull = Totenkopf
labyrinthe-the-skull = den Totenkopf
labyrinthe-treasure-keys = Schlüssel
labyrinthe-the-keys = die Schlüssel
labyrinthe-treasure-crown = Krone
labyrinthe-the-crown = die Krone
labyrinthe-treasure-map = Schatzkarte
labyrinthe-the-map = die Schatzkarte
labyrinthe-treasure-purse = Geldbeutel
labyrinthe-the-purse = den Geldbeutel
labyrinthe-treasure-book = Zauberbuch
labyrinthe-the-book = das Zauberbuch
labyrinthe-treasure-cat = Katze
labyrinthe-the-cat = die Katze
labyrinthe-treasure-snake = Schlange
labyrinthe-the-snake = die Schlange
labyrinthe-treasure-toad = Kröte
labyrinthe-the-toad = die Kröte
labyrinthe-treasure-raven = Rabe
labyrinthe-the-raven = den Raben
labyrinthe-treasure-wolf = Wolf
labyrinthe-the-wolf = den Wolf
labyrinthe-treasure-mushroom = Pilz
labyrinthe-the-mushroom = den Pilz
labyrinthe-treasure-potion = Zaubertrank
labyrinthe-the-potion = den Zaubertrank
labyrinthe-treasure-cauldron = Kessel
labyrinthe-the-cauldron = den Kessel
labyrinthe-treasure-hourglass = Sanduhr
labyrinthe-the-hourglass = die Sanduhr
labyrinthe-treasure-lantern = Laterne
labyrinthe-the-lantern = die Laterne
labyrinthe-treasure-crystal_ball = Kristallkugel
labyrinthe-the-crystal_ball = die Kristallkugel
labyrinthe-treasure-mask = Maske
labyrinthe-the-mask = die Maske

# Wo und wie
labyrinthe-cell = Reihe { $row }, Spalte { $column }
labyrinthe-arrow = { $arrow ->
    [N1] von oben, Spalte 2
    [N3] von oben, Spalte 4
    [N5] von oben, Spalte 6
    [E1] von rechts, Reihe 2
    [E3] von rechts, Reihe 4
    [E5] von rechts, Reihe 6
    [S1] von unten, Spalte 2
    [S3] von unten, Spalte 4
    [S5] von unten, Spalte 6
    [W1] von links, Reihe 2
    [W3] von links, Reihe 4
   *[W5] von links, Reihe 6
  }
labyrinthe-turned = { $turn ->
    [0] nicht gedreht
    [1] um ein Viertel nach rechts gedreht
    [2] um die Hälfte gedreht
   *[3] um ein Viertel nach links gedreht
  }
labyrinthe-do-shift = Wegekarte einschieben: { labyrinthe-arrow }, { labyrinthe-turned }
labyrinthe-do-go = Nach { labyrinthe-cell } gehen

# Was passiert ist
event-labyrinthe-dealt = { $day ->
    [one] Alle bekommen eine Karte.
   *[other] Alle bekommen { $day } Karten.
  }
event-labyrinthe-dealt-night = { $day ->
    [one] Alle bekommen eine Karte für den Tag und eine für die Nacht.
   *[other] Alle bekommen { $day } Karten für den Tag und ebenso viele für die Nacht.
  }
event-labyrinthe-began = { $name } fängt an.
event-labyrinthe-shifted = { $name } schiebt die Wegekarte ein: { labyrinthe-arrow }.
event-labyrinthe-reentered = { $count ->
    [one] { $pawns } fällt über den Rand und kommt auf der anderen Seite wieder herein.
   *[other] { $pawns } fallen über den Rand und kommen auf der anderen Seite wieder herein.
  }
event-labyrinthe-walked = { $name } geht nach { labyrinthe-cell }.
event-labyrinthe-stayed = { $name } bleibt auf { labyrinthe-cell }.
event-labyrinthe-found = { $name } findet { $treasure }!
event-labyrinthe-night = { $name } hat alle Schätze des Tages: Das Licht geht aus. { $first } fängt in der Nacht an.
event-labyrinthe-home = { $name } ist zurück auf dem Startfeld!
event-labyrinthe-turned = { $value ->
    [one] { $name } dreht eine Münze um: { $value } Punkt.
   *[other] { $name } dreht eine Münze um: { $value } Punkte.
  }

# Am Ende
labyrinthe-score-home = { $found ->
    [one] { $found } Schatz, und zu Hause
   *[other] { $found } Schätze, und zu Hause
  }
labyrinthe-score-away = { $left ->
    [0] alle Schätze ({ $found }), noch auf dem Heimweg
   *[other] { $found } von { $all } Schätzen
  }
labyrinthe-score-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
labyrinthe-score-sum = Tag { $day } × 1, Nacht { $night } × 2
labyrinthe-score-sum-coin = Tag { $day } × 1, Nacht { $night } × 2, Münze { $coin }
labyrinthe-why-home = { $you ->
    [you] Du hast alles gefunden und bist zuerst zu Hause!
   *[other] { $name } hat alles gefunden und ist zuerst zu Hause.
  }
labyrinthe-why-dawn = { $you ->
    [you] Du bist zu Hause: Die Sonne geht auf, und es wird gezählt.
   *[other] { $name } ist zu Hause: Die Sonne geht auf, und es wird gezählt.
  }
labyrinthe-score-found = { $found ->
    [one] { $found } Schatz
   *[other] { $found } Schätze
  }
labyrinthe-why-tie = Gleich viele Punkte: Die Zahl der Schätze entscheidet.

# Die Regeln
rule-L1 = Sechzehn Wegekarten liegen fest. Die anderen werden gemischt und so, wie sie kommen, auf die freien Felder gelegt; die letzte bleibt übrig und wird eingeschoben.
rule-L2 = Die vierundzwanzig Schatzkarten werden gleichmäßig verteilt, verdeckt und gestapelt: zwölf, acht oder sechs für jeden. Jede Figur startet in ihrer Ecke.
ruling-L2 = Wer anfängt, entscheidet der Zufall, wenn der Tisch es nicht anders will. Für eine kurze Partie werden weniger Karten verteilt.
rule-L3 = Wenn du dran bist: erst schieben, dann gehen. Nur du siehst dir die oberste Karte deines Stapels an: Das ist der Schatz, den du gerade suchst.
rule-L4 = Schieben ist Pflicht. Dreh die Wegekarte, wie du willst, und schieb sie bei einem der zwölf Pfeile ein: Die ganze Reihe rückt ein Feld weiter, und die Karte, die gegenüber herausfällt, wartet auf den nächsten Zug.
rule-L5 = Was gerade geschoben wurde, wird nicht rückgängig gemacht: Die Karte darf nie dort wieder hinein, wo sie eben herauskam.
rule-L6 = Eine Figur, die vom Brett geschoben wird, kommt sofort auf die eben eingeschobene Karte am anderen Ende. Das zählt nicht als Gehen. Mehrere Figuren dürfen auf einem Feld stehen.
rule-L7 = Geh so weit, wie der Gang ohne Unterbrechung führt, oder bleib stehen.
rule-L8 = Endet dein Weg auf deinem Schatz, hast du ihn gefunden: Deck die Karte auf und sieh dir die nächste an.
ruling-L8 = Höchstens ein Schatz pro Zug, und nur, wenn du dran bist; auch wer nach dem eigenen Schieben darauf stehen bleibt, hat ihn gefunden.
rule-L9 = Hast du alles gefunden, geh nach Hause: Wer zuerst mit allen Schätzen den Weg auf dem eigenen Startfeld beendet, gewinnt sofort.
rule-L10 = Mit Kindern: Alle Karten liegen offen, und jeder sucht seine in beliebiger Reihenfolge.
rule-L20 = Tag und Nacht: zu zweit oder zu dritt vier Schätze für den Tag und vier für die Nacht, zu viert je drei. Die Nachtkarten warten offen vor euch. Drei Münzen werden verdeckt gemischt.
rule-L21 = Am Tag spielt ihr wie gewohnt. Sobald jemand alle Schätze des Tages gefunden hat, geht das Licht aus, und niemand muss erst nach Hause; Tagschätze, die noch fehlen, sind verloren.
rule-L22 = Wer links von der Person sitzt, die das Licht gelöscht hat, fängt in der Nacht an. Wegekarten und Figuren bleiben, wo sie sind, und der gesperrte Pfeil auch. Alle nehmen ihre Nachtkarten auf die Hand und suchen, welche sie wollen, eine pro Zug.
rule-L23 = Wer alle Schätze der Nacht hat, geht nach Hause: Die Partie endet sofort, und diese Person dreht zufällig eine Münze um, die 1, 3 oder 5 zählt.
rule-L24 = Ein Schatz des Tages zählt 1 Punkt, einer der Nacht 2, die Münze, was sie zeigt. Die meisten Punkte gewinnen.
ruling-L24 = Bei Gleichstand gewinnen mehr Schätze; sind auch die gleich, teilt man sich den Sieg.

# Die Varianten
variant-mode = Welches Labyrinth heute Abend?
variant-mode-about = Das Grundspiel, das mit Kindern oder Tag und Nacht.
variant-mode-base = Geheime Schätze
variant-mode-base-about = Der große Klassiker: ein geheimer Schatz nach dem anderen, dann nach Hause.
variant-mode-children = Mit Kindern
variant-mode-children-about = Alle Karten liegen offen: Such deine, in welcher Reihenfolge du willst.
variant-mode-night = Tag und Nacht
variant-mode-night-about = Mitten in der Partie geht das Licht aus, und andere Schätze leuchten.
variant-cards = Wie viele Schätze für jeden?
variant-cards-about = Weniger Karten für eine kürzere Partie.
variant-cards-agreed = Schätze: { $value }
variant-cards-all = alle
variant-cards-6 = je 6
variant-cards-4 = je 4
variant-cards-3 = je 3
variant-cards-2 = je 2
variant-cards-1 = nur 1
variant-edition = Die Wegekarten
variant-edition-about = In älteren Schachteln sind ein gerader Gang mehr und eine Kurve weniger.
variant-edition-agreed = Wegekarten: { $value }
variant-edition-current = Schachtel von heute
variant-edition-older = Schachtel von früher

# Was nicht geht
refused-already_shifted = Geschoben hast du schon: Jetzt geh, oder bleib stehen.
refused-goes_back = Nicht dort ({ labyrinthe-arrow }): Das würde das letzte Schieben rückgängig machen.
refused-shift_first = Schieb zuerst die Wegekarte ins Labyrinth.
refused-no_way = Dorthin führt kein Gang ({ labyrinthe-cell }).

# Die kleine Anleitung
labyrinthe-guide = Erste Schritte im Labyrinth
labyrinthe-guide-secret-title = Dein Schatz
labyrinthe-guide-secret = Deine Karte sagt, was du suchst. Behalt es für dich: Die anderen wissen nichts davon.
labyrinthe-guide-open-title = Karten für alle Augen
labyrinthe-guide-open = Alle Karten liegen offen. Such deine, wie es dir gerade passt.
labyrinthe-guide-push-title = Schieb
labyrinthe-guide-push = Dreh die Wegekarte, die draußen wartet, und schieb sie bei einem Pfeil ein: Die ganze Reihe rückt weiter. Nur ein Pfeil ist gesperrt: der, wo sie eben herauskam.
labyrinthe-guide-walk-title = Geh
labyrinthe-guide-walk = Die leuchtenden Felder gehören dir: Geh so weit, wie der Gang führt, oder bleib stehen.
labyrinthe-guide-find-title = Finde
labyrinthe-guide-find = Bleib auf deinem Schatz stehen, und er gehört dir. Einer pro Zug.
labyrinthe-guide-home-title = Nach Hause!
labyrinthe-guide-home = Nichts mehr zu suchen? Zurück in deine Ecke. Wer zuerst zu Hause ist, gewinnt.
labyrinthe-guide-night-title = Das Licht geht aus
labyrinthe-guide-night = Sobald jemand alle Schätze des Tages hat, wird es Nacht. Die Schätze des Tages verschwinden, die der Nacht leuchten: Such deine in beliebiger Reihenfolge.
labyrinthe-guide-coin-title = Und am Morgen wird gezählt
labyrinthe-guide-coin = Wer alle Schätze der Nacht hat, geht nach Hause und dreht eine Münze um. Tag: 1 Punkt. Nacht: 2. Dazu die Münze. Die meisten Punkte gewinnen.
