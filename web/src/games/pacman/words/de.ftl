pacman-credits = Pac-Man, le chasseur de fantômes (der Geisterjäger) ist ein Spiel von Milton Bradley (1982), nach dem Automatenspiel von Namco. Diese Fassung ist eine Verbeugung von Leuten, die es gern spielen: Spielfeld, Zeichnungen, Klänge und Texte sind unsere eigenen, und wir haben mit beiden nichts zu tun. Die Namen gehören denen, die sie besitzen.

# Die vier Pac-Mans
pacman-colour-0 = rot, rundes Auge
pacman-colour-1 = grün, eckiges Auge
pacman-colour-2 = blau, dreieckiges Auge
pacman-colour-3 = gelb, müdes Auge

# Wo und wer
pacman-hole = Reihe { $row }, Spalte { $column }
pacman-yellow-hole = gelbe Mulde, Reihe { $row }, Spalte { $column }
pacman-door = Tunnel { $side ->
    [top] oben
    [right] rechts
    [bottom] unten
   *[left] links
  }, Reihe { $row }, Spalte { $column }
pacman-home = { $colour ->
    [0] rotes
    [1] grünes
    [2] blaues
   *[3] gelbes
  } Haus
pacman-den = Höhle
pacman-ghost = Geist { $ghost }
pacman-white = { $white ->
    [one] eine weiße Murmel
   *[other] { $white } weiße Murmeln
  }
pacman-yellow = { $yellow ->
    [one] eine gelbe Murmel
   *[other] { $yellow } gelbe Murmeln
  }

# Was man tut
pacman-do-roll = Würfeln
pacman-do-run = Mit der { $die } den eigenen Pac-Man ziehen
pacman-do-chase = Mit der { $die } Geist { $ghost } ziehen
pacman-do-rob = Murmeln von Platz { $seat } nehmen
pacman-do-back = Eine gelbe Murmel zurücklegen
pacman-do-propose = Hier aufhören und zählen?
pacman-do-agree = Ja, zählen wir
pacman-do-decline = Nein, weiterspielen

# Was passiert ist
event-pacman-threw = { $name }: { $total }
event-pacman-starts = { $name } fängt an.
event-pacman-again = Gleichstand an der Spitze: Alle würfeln noch einmal.
event-pacman-dice = { $name } würfelt { $one } und { $two }.
event-pacman-ran = { $name } frisst { $eaten }.
event-pacman-ran-empty = { $steps ->
    [one] { $name } zieht ein Feld weit und frisst nichts.
   *[other] { $name } zieht { $steps } Felder weit und frisst nichts.
  }
event-pacman-gobbled = Haps! { $name } frisst einen Geist, und der muss zurück in die Höhle.
event-pacman-robbed = { $marbles ->
    [one] { $name } nimmt sich eine weiße Murmel von { $victim }.
   *[other] { $name } nimmt sich { $marbles } weiße Murmeln von { $victim }.
  }
event-pacman-returned = { $name } legt eine gelbe Murmel zurück aufs Spielfeld.
event-pacman-chased = { $steps ->
    [one] { $name } zieht einen Geist ein Feld weit.
   *[other] { $name } zieht einen Geist { $steps } Felder weit.
  }
event-pacman-caught = { $marbles ->
    [0] Buh! { $name } erwischt { $victim }: ab nach Hause, mit leeren Taschen.
    [one] Buh! { $name } erwischt { $victim }: ab nach Hause, und eine weiße Murmel ist weg.
   *[other] Buh! { $name } erwischt { $victim }: ab nach Hause, und { $marbles } weiße Murmeln sind weg.
  }
event-pacman-caught-own = { $name } schickt den eigenen Pac-Man nach Hause und zahlt nichts.
event-pacman-stuck = { $name } kann in diesem Zug nichts bewegen.
event-pacman-stuck-eater = Kein Weg hat die richtige Länge: Der Pac-Man von { $name } bleibt, wo er ist.
event-pacman-stuck-ghosts = { $name } kann keinen Geist ziehen.
event-pacman-proposed = { $name } möchte hier aufhören und zählen.
event-pacman-agreed = { $name } ist einverstanden.
event-pacman-declined = { $name } möchte weiterspielen.

# Am Ende
pacman-score-white = { $white ->
    [0] keine weiße Murmel
    [one] eine weiße Murmel
   *[other] { $white } weiße Murmeln
  }
pacman-score-yellow = { $yellow ->
    [one] eine gelbe
   *[other] { $yellow } gelbe
  }
pacman-score-all = { $all ->
    [0] keine Murmel
    [one] eine Murmel
   *[other] { $all } Murmeln
  } (weiß: { $white }, gelb: { $yellow })
pacman-why-empty = Das Spielfeld ist leer: keine Murmel mehr zu fressen.
pacman-why-white = Die letzte weiße Murmel ist gefressen.
pacman-why-empty-by = { $you ->
    [you] Du hast die letzte Murmel verschlungen!
   *[other] { $name } hat die letzte Murmel verschlungen!
  }
pacman-why-white-by = { $you ->
    [you] Du hast die letzte weiße Murmel verschlungen!
   *[other] { $name } hat die letzte weiße Murmel verschlungen!
  }
pacman-tally-all = { $all ->
    [one] eine Murmel
   *[other] { $all } Murmeln
  }
pacman-why-turns = Tausend Züge sind vorbei: Es zählt, was da ist.
pacman-why-agreed = Alle waren sich einig: aufhören und zählen.
pacman-why-count = Gelbe Murmeln zählen auch.

# Die Regeln
rule-P1 = Jede Mulde ist ein Feld, ob voll oder leer.
ruling-P1 = Auch ein Haus, durch das man zieht, ist ein Feld.
rule-P2 = Alle werfen beide Würfel; die höchste Summe fängt an. Haben mehrere die höchste, werfen alle noch einmal. Dann geht es im Uhrzeigersinn reihum.
rule-P3 = Wenn du dran bist, wirf zwei Würfel. Mit dem einen ziehst du deinen Pac-Man, mit dem anderen einen der beiden Geister, ganz wie du willst. Beide werden benutzt, solange es geht.
ruling-P3 = In beliebiger Reihenfolge. Niemand muss danach suchen, wie sich beide unterbringen lassen.
rule-P4 = Du ziehst genau so weit, wie der Würfel zeigt, von Nachbar zu Nachbar und in einem Zug nie zweimal über dieselbe Stelle. Nur ein Angriff darf früher enden.
rule-P5 = Niemand zieht über einen Pac-Man oder einen Geist hinweg oder bleibt darauf stehen, außer um ihn anzugreifen.
rule-P6 = Ein Pac-Man darf durch ein fremdes Haus ziehen, solange dort niemand ist, aber nicht darin anhalten. Das eigene Haus ist für ihn ein Feld wie jedes andere.
ruling-P6 = Zu zweit oder zu dritt gehören die übrigen Häuser niemandem: Man zieht hindurch, aber niemand hält darin an.
rule-P7 = Die Tunnel sind für Pac-Mans: Von einer Mulde an einem Tunnel zu jeder anderen, die frei ist, ist es nur ein Feld, und von dort geht der Zug weiter.
ruling-P7 = Ein Geist an einem Tunnel kann durch die Tunnel angegriffen werden.
rule-P8 = Ein Pac-Man frisst alle Murmeln, über die er zieht, und die, auf der er stehen bleibt: Sie kommen in deinen Vorrat. Hat kein Weg die richtige Länge, bleibt er stehen.
rule-P9 = Mit einer gelben Murmel im Vorrat, auch einer eben erst gefressenen, darfst du auf einem Geist enden, selbst wenn der Würfel mehr zeigt. Der Geist muss zurück in die Höhle, du nimmst dir zwei weiße Murmeln (oder was da ist) von jemandem deiner Wahl und legst eine gelbe zurück.
ruling-P9 = Sie kommt in eine beliebige gelbe Mulde ohne Murmel. Ist es die, auf der du gerade angekommen bist, wartet sie unter deinem Pac-Man, bis jemand dorthin zieht. Die gelbe Murmel unter dem Geist selbst kommt zu spät: Du brauchst schon vorher eine.
rule-P10 = Jede gelbe Murmel im Vorrat ist ein Vorrecht: ein Angriff. Du darfst so viele behalten, wie du willst.
rule-P11 = Geister starten in der Höhle; von dort zu einer Mulde daneben ist es ein Feld.
ruling-P11 = Niemand sonst betritt oder durchquert sie, und ein Geist kommt nur zurück, wenn er gefressen wird.
rule-P12 = Ein Geist frisst nichts, benutzt keine Tunnel, betritt kein Haus und zieht weder über Geister noch über Pac-Mans hinweg.
rule-P13 = Trifft ein Geist auf einen Pac-Man, bleibt er dort stehen, auch wenn der Würfel mehr zeigt. Der Pac-Man muss nach Hause, und wer ihn spielt, gibt zwei weiße Murmeln (oder was da ist) an die Person, die den Geist gezogen hat. Den eigenen anzugreifen ist erlaubt und kostet nur den Weg. Zu Hause kann nichts passieren.
ruling-P13 = Die Murmel, auf der ein Pac-Man erwischt wird, bleibt unter dem Geist liegen. Kann kein Geist ziehen, zieht keiner.
rule-P14 = Die Partie ist zu Ende, sobald keine Murmel mehr auf dem Spielfeld liegt.
ruling-P14 = In diesem Haus, sobald keine weiße mehr da ist; wenn der Tisch es so will, erst wenn auch keine gelbe mehr da ist. Eine gelbe, die gleich zurückgelegt wird, zählt noch mit. Nach tausend Zügen zählt, was da ist.
rule-P15 = Die meisten weißen Murmeln gewinnen.
ruling-P15 = Bei Gleichstand teilt man sich den Sieg. Wenn der Tisch es so will, zählen auch die gelben.
rule-P16 = Wer am Würfeln ist, darf vorher fragen, ob man hier aufhört und zählt. Sind alle anderen einverstanden, ist die Partie zu Ende; beim ersten Nein geht sie weiter.
ruling-P16 = Steht nicht in der Anleitung: Kein Vorsprung ist je sicher, also entscheiden die Spieler, wann Schluss ist. In einem Zug wird nur einmal gefragt.

# Die Varianten
variant-circuit = Welches Spielfeld heute Abend?
variant-circuit-about = Das mit sechzig Murmeln oder das große.
variant-circuit-classic = Klassisches Feld
variant-circuit-classic-about = Sechzig Murmeln, wie in der französischen Schachtel.
variant-circuit-large = Großes Feld
variant-circuit-large-about = Sechsundsiebzig Murmeln, wie in der amerikanischen Schachtel: Die Jagd dauert länger.
variant-end = Wann ist Schluss?
variant-end-about = Mit der letzten weißen ist die Partie kürzer; bis zur allerletzten Murmel geht die Jagd weiter.
variant-end-agreed = Schluss: { $value }
variant-end-all = keine Murmel mehr
variant-end-white = keine weiße mehr
variant-count = Was zählt?
variant-count-about = Gelbe Murmeln sind Vorrechte; sie können auch Punkte sein.
variant-count-agreed = Es zählen { $value }
variant-count-white = die weißen
variant-count-all = alle Murmeln

# Was nicht geht
refused-must_rob = Sag zuerst, wem du weiße Murmeln wegnimmst: jemandem, der welche hat.
refused-must_put_back = Leg zuerst eine gelbe Murmel zurück, in eine gelbe Mulde ohne Murmel.
refused-no_ghost_eaten = Dafür musst du einen Geist gefressen haben.
refused-one_die_each = Ein Würfel für deinen Pac-Man, einer für einen Geist: Hier war schon einer dran.
refused-no_such_die = Keiner der übrigen Würfel zeigt { $die }.
refused-no_such_way = Dort führt kein Weg entlang.
refused-somebody_stands_there = Da steht jemand: Darüber zieht man nicht hinweg, und man bleibt nicht darauf stehen.
refused-no_privilege = Um einen Geist zu fressen, brauchst du eine gelbe Murmel im Vorrat.
refused-exact_die = { $die ->
    [one] Der Würfel zeigt 1: Zieh genau ein Feld weit.
   *[other] Der Würfel zeigt { $die }: Zieh genau { $die } Felder weit.
  }
refused-not_your_home = Das ist nicht dein Haus: Hindurchziehen darfst du, anhalten nicht.
refused-must_answer = Zuerst sagen alle, ob gezählt wird.
refused-before_the_throw = Frag, bevor du würfelst.
refused-declined = Jemand möchte weiterspielen. In deinem nächsten Zug kannst du wieder fragen.
refused-nobody_asks = Niemand hat gefragt, ob gezählt wird.

# Die kleine Anleitung
pacman-guide = Erste Schritte auf dem Spielfeld
pacman-guide-aim-title = Mampf, mampf, mampf
pacman-guide-aim = Das Spielfeld ist voller Murmeln. Am Ende gewinnt, wer die meisten weißen gefressen hat.
pacman-guide-turn-title = Zwei Würfel
pacman-guide-turn = Wirf sie. Mit dem einen ziehst du deinen Pac-Man, mit dem anderen einen Geist. Welchen wofür, und was zuerst, bestimmst du.
pacman-guide-eat-title = Mit offenem Mund
pacman-guide-eat = Zieh genau so weit, wie der Würfel zeigt, und nie zweimal über dieselbe Stelle: Alle Murmeln auf dem Weg gehören dir.
pacman-guide-doors-title = Ab durch den Tunnel!
pacman-guide-doors = Zu einem Tunnel hinaus, zum anderen herein: Das ist nur ein Feld. Durch fremde Häuser darfst du ziehen, wenn niemand da ist. In deinem eigenen kann dir nichts passieren.
pacman-guide-ghosts-title = Die Geister gehören allen
pacman-guide-ghosts = Zieh einen Geist auf einen Pac-Man: Der muss nach Hause und zahlt dir zwei weiße Murmeln. Auf die Idee kommen alle: Wo Flammen sind, ist ein Geist nicht weit.
pacman-guide-yellow-title = Mit einer gelben Murmel jagst du
pacman-guide-yellow = Solange du eine hast, darfst du einen Geist fressen. Dann nimm jemandem zwei weiße Murmeln weg und leg eine gelbe zurück aufs Spielfeld.
pacman-guide-end-title = Und am Ende wird gezählt
pacman-guide-end = Keine weiße Murmel mehr auf dem Spielfeld? Schluss, außer wenn der Tisch bis zur letzten gelben spielt. Zählt die weißen!
