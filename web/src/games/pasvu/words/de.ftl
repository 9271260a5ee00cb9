pasvu-credits = Pas vu pas pris (Run, Ghost, Run!) ist ein Spiel von Phil Vizcarro und Amine Rahmani, erschienen bei Letheia. Diese Fassung ist eine Verbeugung von Leuten, die es gern spielen: Halle, Möbel, Zeichnungen, Klänge und Texte sind unsere eigenen, und wir haben weder mit den Autoren noch mit dem Verlag zu tun. Alle Namen gehören ihren Inhabern.

# Die vier Farben
pasvu-colour-0 = blau, ein Ring auf der Stirn
pasvu-colour-1 = orange, zwei Striche auf der Stirn
pasvu-colour-2 = rot, eine Spitze auf der Stirn
pasvu-colour-3 = grün, ein Kreuz auf der Stirn
pasvu-colour = { $seat ->
    [0] Blau
    [1] Orange
    [2] Rot
   *[3] Grün
  }

# Die Möbel: allein, dann im Satz, in jedem Fall, der gebraucht wird
pasvu-piece = { $piece ->
    [mirror] Spiegel
    [trolley] Wagen
    [desk] Pult
    [piano] Klavier
    [armchair] Sessel
   *[table] Tisch
  }
pasvu-the-piece = { $piece ->
    [mirror] der Spiegel
    [trolley] der Wagen
    [desk] das Pult
    [piano] das Klavier
    [armchair] der Sessel
   *[table] der Tisch
  }
    .accusative = { $piece ->
        [mirror] den Spiegel
        [trolley] den Wagen
        [desk] das Pult
        [piano] das Klavier
        [armchair] den Sessel
       *[table] den Tisch
      }
    .dative = { $piece ->
        [mirror] dem Spiegel
        [trolley] dem Wagen
        [desk] dem Pult
        [piano] dem Klavier
        [armchair] dem Sessel
       *[table] dem Tisch
      }
pasvu-face = { $face ->
    [bottom] aufrecht
    [top] auf dem Kopf
    [front] auf der Vorderseite
    [back] auf dem Rücken
    [left] auf der linken Seite
   *[right] auf der rechten Seite
  }

# Die Geister
pasvu-size = { $size ->
    [large] groß
    [medium] mittel
   *[small] klein
  }
pasvu-ghost = { $size ->
    [large] großer Geist
    [medium] mittlerer Geist { $nth }
   *[small] kleiner Geist { $nth }
  }
# Immer am Anfang eines Satzes
pasvu-a-ghost = { $size ->
    [large] Der große Geist
    [medium] Ein mittlerer Geist
   *[small] Ein kleiner Geist
  }
pasvu-ghosts-large = ein großer Geist
pasvu-ghosts-medium = { $count ->
    [one] ein mittlerer Geist
   *[other] { $count } mittlere Geister
  }
pasvu-ghosts-small = { $count ->
    [one] ein kleiner Geist
   *[other] { $count } kleine Geister
  }

# Wo
pasvu-side = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
  }
pasvu-door = Tür { $number } im { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
  }
pasvu-cell = Reihe { $row }, Spalte { $column }
pasvu-list = { $first } und { $last }
pasvu-or = { $first } oder { $last }
pasvu-toward = nach { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
  }
pasvu-head = mit dem Kopf nach { $wind ->
    [E] Osten
    [NE] Nordosten
    [N] Norden
    [NW] Nordwesten
    [W] Westen
    [SW] Südwesten
    [S] Süden
   *[SE] Südosten
  }

# Was man tut
pasvu-do-place = { pasvu-piece } hinstellen, { pasvu-face }: { pasvu-cell }
pasvu-do-place-falling = { pasvu-piece } hinstellen, { pasvu-face }, { pasvu-toward } fallen lassen: { pasvu-cell }
pasvu-do-decline = Die Möbel stehen lassen
pasvu-do-walk = Ziehen: { $ghost }, { pasvu-cell }
pasvu-do-walk-lying = Ziehen: { $ghost }, liegend, { pasvu-head }, { pasvu-cell }
pasvu-do-fuse = Verschmelzen: { $ghost } und { $other }
pasvu-do-escape = Hinaus: { $ghost }
pasvu-do-done = Meine Geister bleiben, wo sie sind
pasvu-do-choose = Von { pasvu-side } aus schauen
pasvu-do-tip = { pasvu-piece } { pasvu-toward } kippen
pasvu-do-swap = Tauschen: { $ghost } ({ pasvu-colour }) geht, dein { $by } kommt
pasvu-do-grow = Tauschen: dein { $ghost } geht, dein { $by } kommt
pasvu-do-put = Hinstellen: { $ghost }, { pasvu-cell }
pasvu-do-put-lying = Hinlegen: { $ghost }, { pasvu-head }, { pasvu-cell }
pasvu-do-pass = Nichts ändern

# Was passiert ist
event-pasvu-opened = Die Halle ist fertig. Das Schlüsselloch ist an { $door }; { $name } hat den Würfel.
event-pasvu-round = Runde { $round }.
event-pasvu-dealt = { $name } zieht eine Karte: { $pieces }, und { $value } Punkte.
event-pasvu-dealt-number = { $name } zieht eine Karte: { $value } Punkte, und kein Möbelstück.
event-pasvu-placed = { $name } verrückt { pasvu-the-piece.accusative }: { pasvu-cell }, { pasvu-face }.
event-pasvu-leans = Und schon fällt es { pasvu-toward } und bleibt schräg lehnen.
event-pasvu-declined = { $name } lässt die Möbel stehen.
event-pasvu-put-down = { $count ->
    [one] Ein Geist findet sich auf dem Boden wieder.
   *[other] { $count } Geister finden sich auf dem Boden wieder.
  }
event-pasvu-came-in = { $name }: { $ghost } kommt durch { $door } herein ({ $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
  }).
event-pasvu-came-back = { $name }: { $ghost }, der schon draußen war, kommt durch { $door } wieder herein ({ $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
  }).
event-pasvu-walked = { $name }: { $ghost } geht nach { pasvu-cell } ({ $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
  }).
event-pasvu-nudged = { $name }: { $ghost } versteckt sich besser, ohne sein Feld zu verlassen.
event-pasvu-fused = Bei { $name } verschmelzen { $ghosts }: Da ist { $made }!
event-pasvu-escaped = { $name }: { $ghost } entwischt durch { $door }: { $points ->
    [one] ein Punkt!
   *[other] { $points } Punkte!
  }
event-pasvu-down = Rums! Darunter ist etwas weg, und herunter kommt: { $pieces }.
event-pasvu-fell = Nichts mehr zum Anlehnen, es fällt weiter: { $pieces }!
event-pasvu-finished = { $name } ist fertig.
event-pasvu-threw = { $name }: { $face }
event-pasvu-chooser = { $name } sucht eine Seite aus.
event-pasvu-again = Gleichstand an der Spitze: Es wird noch einmal gewürfelt.
event-pasvu-chosen = { $name } will von { pasvu-side } aus schauen.
event-pasvu-rolled = Das Schlüsselloch wandert an { $door }. Den Würfel bekommt { $name }.
event-pasvu-looked = Gesehen durch { $door }! { $seen }.
pasvu-whose = { $name }: { $ghosts }
event-pasvu-looked-none = Ein Blick durch { $door } … und niemand ist zu sehen.
# Es schlägt Mitternacht
event-pasvu-struck = Runde { $round }, es schlägt Mitternacht! { $name } deckt eine Karte auf: „{ $card }“.
event-pasvu-passed = „{ $card }“: { $name } ändert nichts.
event-pasvu-foretold = Die Kristallkugel hat gesprochen: In dieser Runde wird es Tür { $number }.
event-pasvu-crossed = Und von drüben? Das Schlüsselloch wechselt die Seite, an { $door }.
event-pasvu-lie-down = { $count ->
    [one] Der Geist in der Halle legt sich hin.
   *[other] Die { $count } Geister in der Halle legen sich hin.
  }
event-pasvu-get-up = { $count ->
    [one] Der Geist in der Halle steht wieder auf.
   *[other] Die { $count } Geister in der Halle stehen wieder auf.
  }
event-pasvu-tipped = { $name } kippt { pasvu-the-piece.accusative } um: { pasvu-cell }, { pasvu-face }.
event-pasvu-mirror = Der Spiegel richtet sich auf und dreht sich zur Mitte der Halle.
event-pasvu-grimaces = Je ein kleiner Geist kommt zum Fratzenschneiden vor den Spiegel: { $names }.
event-pasvu-tagged = Hab dich! Ein kleiner Geist von { $name } nimmt den Platz eines kleinen von { $other } ein.
event-pasvu-put = { $name }: { $ghost } kommt in die Halle, { pasvu-cell }.
event-pasvu-danced = Tanzfläche frei! Zu einer Tür gleiten: { $pieces }.
event-pasvu-unperched = Der Boden war Lava: zurück in den Vorrat. { $whose }.
event-pasvu-brother = { $name } ruft den großen Bruder: { $larger } kommt. { $smaller } geht.
event-pasvu-spun = Die Halle macht eine Vierteldrehung! Los geht es jetzt von einer anderen Seite: { $sides }.
event-pasvu-starts = { $name } im { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
  }
event-pasvu-advanced = { $count ->
    [one] Ein Geist geht ein Feld auf seinen Ausgang zu.
   *[other] { $count } Geister gehen ein Feld auf ihren Ausgang zu.
  }
event-pasvu-got-out = Draußen! { $whose }.
event-pasvu-went-home = Zurück in den Vorrat. { $whose }.
event-pasvu-moved-pieces = Umgestellt: { $pieces }.
event-pasvu-moved-ghosts = { $count ->
    [one] Ein Geist wechselt den Platz.
   *[other] { $count } Geister wechseln den Platz.
  }

# Am Ende
pasvu-score = { $points ->
    [0] kein Punkt
    [one] ein Punkt
   *[other] { $points } Punkte
  }, { $out ->
    [0] kein Geist draußen
    [one] ein Geist draußen
   *[other] { $out } Geister draußen
  }
pasvu-why = Die fünf Runden sind vorbei: Die Punkte werden gezählt.
pasvu-why-caught = Der letzte Blick hat entdeckt: { $who }. Die fünf Runden sind vorbei.
pasvu-why-caught-many = Der letzte Blick hat { $count } Geister entdeckt. Die fünf Runden sind vorbei.
pasvu-why-nobody = Der letzte Blick hat niemanden entdeckt. Die fünf Runden sind vorbei.
pasvu-hideout = { $share ->
    [0] Das beste Versteck: { $who }, davon war gar nichts zu sehen!
   *[other] Das beste Versteck: { $who }, davon waren nur { $share } % zu sehen!
  }
pasvu-tally = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
pasvu-why-out = Gleich viele Punkte an der Spitze: Es gewinnt, wer mehr Geister draußen hat.
pasvu-why-reserve = Gleich viele Punkte und Geister draußen: Es gewinnt, wer weniger Geister im Vorrat hat.
pasvu-why-shared = An der Spitze ist alles gleich: Der Sieg wird geteilt.

# Die Regeln
rule-V1 = Jeder hat eine Seite der Halle und dahinter einen Vorrat: einen großen Geist, zwei mittlere und vier kleine. Nie teilen sich zwei Farben eine Seite.
ruling-V1 = Zu viert: Süden, Westen, Norden, Osten; zu dritt: Süden, Westen, Norden; zu zweit: Süden und Norden. Der Tisch kann es anders vereinbaren.
rule-V2 = In der Halle stehen sechs Möbelstücke: Spiegel, Wagen, Pult, Klavier, Sessel, Tisch. Wo das Schlüsselloch anfängt und wer den Würfel hat, entscheidet das Los.
ruling-V2 = Die Möbel stehen wie im Hotel oder, wenn der Tisch es will, wie es der Zufall will.
rule-V3 = Eine Partie hat fünf Runden, mit zehn Karten zu zweit, fünfzehn zu dritt, zwanzig zu viert. Am Ende zählt ein Geist, der draußen ist, 1 Punkt, wenn er klein ist, 3, wenn er mittel ist, 5, wenn er groß ist; noch in der Halle 0, 1 oder 2. Die meisten Punkte gewinnen; dann die meisten Geister draußen; dann die wenigsten im Vorrat; sonst wird geteilt.
ruling-V3 = Eine Karte hat keinen Platz im Stapel, bevor sie gezogen wird: Es gibt also am Anfang nichts auszusortieren.
rule-V4 = Die Möbel. Im Uhrzeigersinn, angefangen bei der Person mit dem Würfel, ziehen alle eine Karte. Zeigt sie zwei Möbelstücke, darfst du eines davon umstellen, wenn es in dieser Runde noch nicht bewegt wurde; wurden beide schon bewegt, irgendein anderes, das noch nicht bewegt wurde. Du darfst auch alles so lassen.
ruling-V4 = Ein Möbelstück nehmen und hinstellen ist ein Zug. Wer ihn zurücknimmt, darf dasselbe Stück woanders hinstellen, aber kein anderes nehmen. Was eine Mitternachtskarte bewegt hat, darf noch umgestellt werden. Eine Karte ohne Möbel bringt mehr Punkte.
rule-V5 = Ein Möbelstück darf stehen, wo du willst, gedreht, wie du willst, auf jeder seiner Seiten, auch über anderen Möbeln und Geistern, solange nichts aus der Halle ragt. Steht es auf dem Boden, darfst du es zu einer Seite fallen lassen: Es lehnt sich schräg an, was ihm in den Weg kommt, oder legt sich hin.
ruling-V5 = Es kommt gerade herunter, bis es etwas berührt, und geht durch nichts hindurch. Sein Gewicht muss über dem liegen, was es trägt, sonst würde es umfallen; genau auf der Kante hält es. Geister, die es mit hochheben würde, darauf oder darin, kommen vorher auf den Boden, an die nächste freie Stelle ihres Feldes oder eines daneben. Möbel darüber werden angehoben, mitsamt den Geistern darauf, und zurückgestellt, wie sie standen; wo das nicht geht, kommen sie gerade herunter. Ein fallendes Möbelstück dreht sich um seine untere Kante, Grad um Grad, bis das nächste ein Möbelstück, einen Geist oder den Rand der Halle berühren würde. Was lehnt, trägt nichts, und Geister stehen darunter, wo sie Platz haben. Geht weg, woran es lehnt, fällt es weiter; kann es nicht mehr lehnen wie zuvor, kommt es gerade herunter.
rule-V6 = Die Geister. Alle gleichzeitig verteilen die Punkte ihrer Karte auf ihre Geister: ein Punkt pro Feld, geradeaus oder um die Ecke, nie schräg. Geister gehen durch Möbel und andere Geister hindurch. Übrige Punkte verfallen.
ruling-V6 = Jeder Zug gilt sofort, und alle sehen ihn. Weiter geht es, wenn alle fertig sind. Ein Geist, der in dieser Runde gegangen ist, darf innerhalb seines Feldes umsonst woanders hin. Stand ein Möbelstück auf einem Geist, der weggeht, kommt es gerade herunter und kippt nicht.
rule-V7 = Ein Geist kommt aus dem Vorrat durch eine beliebige Tür der eigenen Seite auf das Feld davor (ein Punkt) und geht durch eine beliebige Tür der Seite gegenüber hinaus (ein Punkt von der letzten Reihe aus). Draußen bleibt er und zählt. In der Runde, in der er hereinkam, geht er nicht hinaus.
ruling-V7 = Hinaus geht es geradeaus. Wer den Platz eines Geistes einnimmt, der in dieser Runde hereinkam, ist auch in dieser Runde hereingekommen.
rule-V8 = Ein Geist steht aufrecht, auf dem Boden oder auf einem Möbelstück, ganz in seinem Feld, ohne in etwas hineinzuragen. Mehrere dürfen auf einem Feld stehen, nie einer im anderen. Such die genaue Stelle aus, oder lass ihn vom Haus verstecken.
ruling-V8 = Die Mitte seines Lakens muss über dem sein, was ihn trägt.
rule-V9 = Das Schlüsselloch. Wer seltener gewählt hat als andere (am Anfang alle), würfelt; wer am höchsten würfelt, sucht eine Seite aus, aber nicht die, auf der das Schlüsselloch ist. Kommt nur eine Person infrage, wählt sie, ohne zu würfeln. Dann bestimmt der Würfel die Tür und geht nach links weiter: Dort fängt die nächste Runde an. Vorher nachsehen gilt nicht!
ruling-V9 = Bei Gleichstand an der Spitze würfeln nur diese noch einmal, unter sich.
rule-V10 = Der Blick. Jeder Geist, der durchs Schlüsselloch zu sehen ist, auch im Spiegel, muss zurück in den Vorrat seiner Farbe. Das Schlüsselloch bleibt, wo es ist, die Karten werden abgelegt.
rule-V11 = Der Richter. Ein Geist ist gesehen, wenn mindestens 2 % von dem zu sehen sind, was in einer leeren Halle von ihm zu sehen wäre. Geister verdecken einander. Der Richter zeigt immer sein Bild, und wie viel er von jedem gesehen hat.
ruling-V11 = Das Auge ist hinter der Tür, 0,75 Felder vor dem Rand und 0,9 hoch; das Bild hat 256 mal 256 Punkte. Von einem Geist müssen mindestens vier Punkte zu sehen sein, einer für scharfe Augen. Der Tisch darf die Augen wählen, und dass Geister einander nicht verdecken.
rule-V12 = Verschmelzen, wenn der Tisch es will. Nur kleine Geister kommen zum ersten Mal herein. Endet der Weg eines Geistes auf dem Feld eines anderen seiner Farbe, können zwei kleine ein mittlerer werden und ein kleiner und ein mittlerer ein großer; zwei mittlere nie. Beide gehen zurück in den Vorrat, und einer der nächsten Größe kommt heraus, wenn einer da ist und an ihre Stelle passt. Ein so entstandener Geist geht und verschmilzt in dieser Runde nicht mehr. Wird ein mittlerer oder großer durchs Schlüsselloch gesehen, wartet er am Rand der Halle und darf in seiner Größe wieder herein. Wer keinen kleinen Geist mehr im Vorrat hat, darf einen zurückrufen, der schon draußen war; er zählt erst wieder, wenn er wieder draußen ist.
ruling-V12 = Verschmelzen ist ein eigener Zug und kostet nichts; einer der beiden muss in dieser Runde gegangen sein, und sich hinlegen ist kein Gehen. Der neue steht auf dem Feld des zuerst genannten, so nah bei ihm, wie es geht, und darf auf diesem Feld woanders hin. Verschmolzene, oder solche, die ihren Platz einem größeren überlassen haben, warten nicht am Rand: Sie kommen nur durch Verschmelzen oder eine Karte wieder. Ein zurückgerufener kleiner zahlt seinen Eintritt wie jeder andere und geht in derselben Runde nicht hinaus.
rule-V13 = Es schlägt Mitternacht, wenn der Tisch es will. Ab der zweiten Runde deckt die Person mit dem Würfel vor den anderen Karten eine Mitternachtskarte auf. Sie wirkt sofort; verlangt sie etwas, antworten alle der Reihe nach, im Uhrzeigersinn, angefangen bei der Person mit dem Würfel. Dann geht die Runde weiter. Die zwölf Karten: „{ pasvu-midnight-double }“: { pasvu-midnight-double-about } „{ pasvu-midnight-shelter }“: { pasvu-midnight-shelter-about } „{ pasvu-midnight-excited }“: { pasvu-midnight-excited-about } „{ pasvu-midnight-grimaces }“: { pasvu-midnight-grimaces-about } „{ pasvu-midnight-tag }“: { pasvu-midnight-tag-about } „{ pasvu-midnight-dance }“: { pasvu-midnight-dance-about } „{ pasvu-midnight-perch }“: { pasvu-midnight-perch-about } „{ pasvu-midnight-brother }“: { pasvu-midnight-brother-about } „{ pasvu-midnight-knock }“: { pasvu-midnight-knock-about } „{ pasvu-midnight-spin }“: { pasvu-midnight-spin-about } „{ pasvu-midnight-crystal }“: { pasvu-midnight-crystal-about } „{ pasvu-midnight-sun }“: { pasvu-midnight-sun-about }
ruling-V13 = Mit zwei oder drei Karten pro Runde gelten alle zusammen; jede wird ganz ausgespielt, bevor die nächste kommt. Wer nicht tun kann, was sie verlangt, wird übersprungen; wer kann, muss. Karten nehmen nur aus dem Vorrat. Ein gesehener Geist geht zuerst nach Hause: Was eine Karte am Ende tut, trifft nur die, die noch da sind. Ein liegender Geist ist auf dem Feld seiner Mitte, und du darfst deine auf ihren Feldern anders hinlegen. Ein umgekipptes Möbelstück wird so wenig verschoben wie nötig; unter einem anderen wartet es, bis es dran ist. Vor der Lava rettet jedes Möbelstück. Wer keinen Platz zum Weitergehen hat, bleibt. Ist der Stapel leer, kommen alle Karten wieder hinein, außer denen, die gerade gelten.

# Die Varianten
variant-eyes = Was für Augen am Schlüsselloch?
variant-eyes-about = Wie viel von einem Geist zu sehen sein muss, damit er erwischt ist.
variant-eyes-agreed = Augen: { $value }
variant-eyes-fair = normal
variant-eyes-sharp = scharf
variant-eyes-sleepy = verschlafen
variant-hide = Durchsichtige Laken
variant-hide-about = Geister verstecken sich nicht mehr hintereinander: Nur noch Möbel helfen.
variant-hall = Wie ist die Halle eingerichtet?
variant-hall-about = Wie im Hotel, oder die Möbel nach Zufall, manchmal umgekippt.
variant-hall-agreed = Halle: { $value }
variant-hall-hotel = wie im Hotel
variant-hall-random = nach Zufall
variant-practice = Übungspartie
variant-practice-about = Das Haus flüstert dir Tür für Tür zu, was von deinen Geistern zu sehen wäre.
variant-fusions = Geister verschmelzen
variant-fusions-about = Zwei kleine werden ein mittlerer, ein kleiner und ein mittlerer ein großer; nur kleine kommen herein.
variant-midnight = Schlägt es Mitternacht?
variant-midnight-about = In jeder Runde, ab der zweiten, Karten, die die ganze Halle auf den Kopf stellen.
variant-midnight-agreed = Um Mitternacht: { $value } pro Runde
variant-midnight-0 = nie
variant-midnight-1 = eine Karte
variant-midnight-2 = zwei Karten
variant-midnight-3 = drei Karten

# Was nicht geht
refused-already_done = Du hast gesagt, deine Geister bleiben, wo sie sind. Warte auf die anderen.
refused-not_now = { $phase ->
    [furniture] Jetzt sind die Möbel dran: Stell eines um, oder lass sie.
    [ghosts] Jetzt sind die Geister dran: Zieh sie, oder sag, dass du fertig bist.
    [midnight] Es schlägt Mitternacht: Erst ist die Karte dran.
   *[side] Jetzt wird eine Seite für das Schlüsselloch ausgesucht.
  }
refused-already_moved = In dieser Runde wurde { pasvu-the-piece } schon bewegt.
refused-piece_taken = Du hast { pasvu-the-piece.accusative } genommen: Stell das Stück woanders hin, wenn du willst, aber nimm kein anderes.
refused-not_on_card = Auf deiner Karte ist { pasvu-the-piece } nicht zu sehen.
refused-too_far = { $points ->
    [0] Zu weit: Das kostet { $cost ->
        [one] einen Punkt
       *[other] { $cost } Punkte
      }, und du hast keinen mehr.
    [one] Zu weit: Das kostet { $cost } Punkte, und du hast nur noch einen.
   *[other] Zu weit: Das kostet { $cost } Punkte, und du hast noch { $points }.
  }
refused-must_move = Nur ein Geist, der in dieser Runde gegangen ist, darf auf seinem Feld noch rücken.
refused-already_out = Dieser Geist ist schon draußen, und da gefällt es ihm.
refused-not_in_hall = Dieser Geist wartet noch in deinem Vorrat.
refused-just_came_in = Dieser Geist ist gerade erst hereingekommen: In derselben Runde geht er nicht hinaus.
refused-same_side = Das Schlüsselloch ist schon im { pasvu-side }: Such eine andere Seite aus.
refused-sticks_out = So ragt { pasvu-the-piece } aus der Halle: Das passt nicht.
refused-would_fall = So würde { pasvu-the-piece } umfallen: Darunter ist nichts, was trägt.
refused-on_leaning = Dort lehnt ein Möbelstück im Weg, und es trägt nichts.
refused-falls_from_floor = Fallen lassen kann man nur, was auf dem Boden steht.
refused-cannot_fall = Dorthin kann es nicht fallen: etwas hält es auf.
refused-in_the_way = Das geht nicht, da ist { pasvu-the-piece } im Weg.
refused-no_place = Ein Geist hätte keinen Platz mehr in der Halle.
refused-leaves_cell = Hier würde der Geist aus seinem Feld ragen.
refused-stands_on_nothing = In dieser Höhe würde nichts den Geist tragen.
refused-ghost_in_the_way = Da steht schon ein anderer Geist.
refused-no_practice = Das Haus flüstert nur in Übungspartien.
refused-only_small = Nur kleine Geister kommen zum ersten Mal herein; ein größerer nur, wenn er am Rand wartet.
refused-cannot_fuse = Diese beiden verschmelzen nicht: Es braucht zwei kleine, oder einen kleinen und einen mittleren.
refused-not_together = Zum Verschmelzen müssen sie auf demselben Feld stehen.
refused-neither_moved = Zum Verschmelzen muss einer der beiden in dieser Runde gegangen sein.
refused-must_replace = Ein größerer kann den Platz eines deiner Geister einnehmen: Dann muss er auch.
refused-no_larger = In deinem Vorrat ist kein Geist mehr, der groß genug ist.
refused-no_room = Das passt nicht: Es ist kein Platz.
refused-no_fusions = An diesem Tisch verschmelzen Geister nicht.
refused-just_fused = Dieser Geist ist eben erst entstanden: Lass ihn bis zur nächsten Runde verschnaufen.
refused-held = Dieser Geist bleibt in dieser Runde stehen.
refused-must_lie = In dieser Runde liegen die Geister: Sag, wohin sein Kopf zeigt.
refused-must_stand = In dieser Runde stehen die Geister aufrecht.
refused-not_asked = Die Mitternachtskarte verlangt etwas anderes.
refused-already_tipped = Durch diese Karte ist { pasvu-the-piece } schon umgekippt.
refused-not_theirs = Dieser Geist lässt sich nicht ersetzen.
refused-not_third_row = Er kommt in die dritte Reihe von deiner Seite aus.
refused-leaves_hall = Liegend würde der Geist hier aus der Halle ragen.
refused-not_in_reserve = Dieser Geist ist nicht in deinem Vorrat.

# Die kleine Anleitung
pasvu-guide = Erste Schritte in der Halle
pasvu-guide-aim-title = Hinüber, ganz leise
pasvu-guide-aim = Deine sieben Geister kommen auf deiner Seite herein und wollen gegenüber hinaus. Aber in diesem Hotel schaut jemand durchs Schlüsselloch.
pasvu-guide-card-title = Eine Karte, ein Möbelstück
pasvu-guide-card = Zieh eine Karte. Eines der beiden Möbelstücke darauf darfst du umstellen: irgendwohin, schräg, auf den Rücken, auf ein anderes; oder lass es kippen, dann lehnt es an dem, was es aufhält. Und die Zahl sind deine Punkte.
pasvu-guide-walk-title = Huschen und verstecken
pasvu-guide-walk = Ein Punkt, ein Feld, für welche Geister du willst. Sie gehen durch alles hindurch und verstecken sich dann: dahinter, darunter, darin, darauf. Das Haus kann helfen.
pasvu-guide-look-title = Ein Auge am Schlüsselloch
pasvu-guide-look = Jemand sucht eine Seite aus, der Würfel die Tür, und alle schauen zusammen. Jeder Geist, der zu sehen ist, rennt nach Hause.
pasvu-guide-mirror-title = Der Spiegel verrät alles
pasvu-guide-mirror = Im Spiegel gesehen ist gesehen. Achte darauf, wohin er schaut … und dreh ihn zu den anderen.
pasvu-guide-points-title = Nach fünf Runden
pasvu-guide-points = Draußen zählt ein kleiner Geist 1 Punkt, ein mittlerer 3, ein großer 5. Noch in der Halle: nichts, 1 oder 2. Die meisten Punkte gewinnen.
pasvu-guide-fusions-title = Zwei kleine werden ein mittlerer
pasvu-guide-fusions = Eine Variante: Nur kleine kommen herein. Treffen sich zwei von dir auf einem Feld, können sie einer werden, größer und mehr wert. Wird er gesehen, wartet er am Rand und kommt in seiner Größe wieder.
pasvu-guide-midnight-title = Und wenn es Mitternacht schlägt?
pasvu-guide-midnight = Noch eine Variante: Ab der zweiten Runde deckt die Person mit dem Würfel zuerst eine Mitternachtskarte auf. Es gibt zwölf, und keine lässt die Halle in Ruhe. Hier sind sie.
pasvu-guide-furniture-title = Die Halle steht kopf
pasvu-guide-furniture = Diese vier gehen auf die Möbel los, und sogar auf den Boden.
pasvu-guide-ghosts-title = Unruhe unter den Laken
pasvu-guide-ghosts = Diese gelten den Geistern, und manchmal dir: Du darfst wählen.
pasvu-guide-keyhole-title = Das Schlüsselloch hat Launen
pasvu-guide-keyhole = Und diese ändern das Ende der Runde, wenn alle schauen.
pasvu-guide-card-double = Ein zweiter Blick, von der Seite gegenüber.
pasvu-guide-card-shelter = In dieser Runde geht es im Liegen voran.
pasvu-guide-card-excited = Wer den Würfel hat, kippt alle sechs Möbel um.
pasvu-guide-card-grimaces = Je ein kleiner Geist vor den Spiegel, und still halten.
pasvu-guide-card-tag = Ein kleiner Geist nimmt den Platz eines kleinen von nebenan ein.
pasvu-guide-card-dance = Alle Möbel gleiten zu den Türen.
pasvu-guide-card-perch = Nach dem Blick muss heim, wer auf dem Boden steht.
pasvu-guide-card-brother = Ein größerer kommt stattdessen.
pasvu-guide-card-knock = Das Schlüsselloch bleibt auf seiner Seite: Niemand wählt.
pasvu-guide-card-spin = Die Halle macht unter euch eine Vierteldrehung.
pasvu-guide-card-crystal = Die Nummer der Tür steht schon vorher fest.
pasvu-guide-card-sun = Jeder Geist geht ein Feld weiter, oder hinaus!
