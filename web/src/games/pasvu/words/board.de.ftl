# Das Spielbrett
pasvu-board-label = Die Halle
pasvu-board-views = Wie die Halle gezeigt wird
pasvu-board-hall = Halle
pasvu-board-plan = Plan
pasvu-board-swap = { $large ->
    [hall] Plan vergrößern
   *[plan] Halle vergrößern
  }
pasvu-board-camera = Blickwinkel auf die Halle
pasvu-board-from-home = Gewohnter Blick
pasvu-board-from-seat = Von meinem Platz
pasvu-board-from-above = Von oben
pasvu-board-from-door = Durch diese Tür
pasvu-board-no-hall = Die Halle ließ sich nicht zeichnen. Zum Spielen genügt der Plan.
pasvu-board-keys = Mit einem Möbelstück oder einem Geist in der Hand: Pfeiltasten bewegen, mit Umschalt in kleinen Schritten; Q und E drehen, T kippt um, L lässt ein Möbelstück nach einer Seite nach der anderen fallen, F verschmilzt zwei Geister, N lässt es zum nächsten freien Platz rutschen, Eingabe stellt hin, Esc lässt los. V tauscht Halle und Plan; 1 bis 4 ändern den Blick; beim Üben blickt P durch eine Tür nach der anderen.
pasvu-board-round = Runde { $round } von { $rounds }
pasvu-board-phase = { $phase ->
    [opening] Die Halle wird eingerichtet
    [striking] Es schlägt Mitternacht …
    [crystal] Die Kristallkugel
    [midnight] Es schlägt Mitternacht
    [dealing] Eine Karte wird gezogen
    [furniture] Die Möbel
    [ghosts] Alle ziehen ihre Geister
    [throwing] Wer sucht die Seite aus?
    [side] Die Seite des Schlüssellochs
    [door] Welche Tür?
    [looking] Pst … alle schauen
   *[over] Die Nacht ist vorbei
  }
pasvu-board-keyhole = Das Schlüsselloch ist an Tür { $number } im { $side ->
    [S] Süden
    [E] Osten
    [N] Norden
   *[W] Westen
  }
pasvu-board-look-again = Noch einmal schauen
pasvu-board-look-again-at = Noch einmal durch Tür { $number } im { $side ->
    [S] Süden
    [E] Osten
    [N] Norden
   *[W] Westen
  }
pasvu-board-players = Wer welche Karte und wie viele Punkte hat
pasvu-board-you = (du)
pasvu-board-sits = im { $side ->
    [S] Süden
    [E] Osten
    [N] Norden
   *[W] Westen
  }
pasvu-board-holds-die = hat den Würfel
pasvu-board-no-card = noch keine Karte
pasvu-board-card = Karte: { $value } Punkte{ $count ->
    [0] {""}
   *[other] , { $pieces }
  }
pasvu-board-points-left = { $points ->
    [one] noch { $points } Punkt
   *[other] noch { $points } Punkte
  }
pasvu-board-is-done = fertig
pasvu-board-score = { $points ->
    [one] bekäme { $points } Punkt
   *[other] bekäme { $points } Punkte
  }

# Was gefragt ist
pasvu-board-ask-piece = { $count ->
    [0] Nichts lässt sich bewegen: Lass alles so.
   *[other] Nimm ein Möbelstück und stell es um, oder lass alles so.
  }
pasvu-board-ask-taken = In deiner Hand ist { $piece }: Stell das Stück hin, wo du willst. Für ein anderes ist es zu spät.
pasvu-board-ask-place = Schieb, dreh oder kipp es …
pasvu-board-ask-ghost = { $points ->
    [0] Keine Punkte mehr.
    [one] { $points } Punkt: Tipp einen deiner Geister an.
   *[other] { $points } Punkte: Tipp einen deiner Geister an.
  }
pasvu-board-ask-cell = Wohin? Tipp auf ein leuchtendes Feld.
pasvu-board-ask-spot = Hier, oder soll ihn das Haus auf diesem Feld verstecken?
pasvu-board-ask-put = Hier, oder tipp auf ein anderes leuchtendes Feld.
pasvu-board-ask-side = Du wählst: Von welcher Seite wird geschaut?
pasvu-board-waits-place = { $name } überlegt bei den Möbeln …
pasvu-board-waits-ghosts = Noch unterwegs: { $names }
pasvu-board-waits-side = { $name } sucht eine Seite aus …
pasvu-board-waits-nature = Einen Moment …

# Die Möbel
pasvu-board-turn = Drehen
pasvu-board-turn-by = Um { $degrees } Grad nach { $way ->
    [left] links
   *[right] rechts
  } drehen
pasvu-board-tip = Umkippen
pasvu-board-face = Lage
pasvu-board-fall = Fallen lassen
pasvu-board-fall-none = nein
pasvu-board-put-piece = Hier hinstellen
pasvu-board-slide = Nächster Platz
pasvu-board-tint = Blau: Wenige Türen sehen diese Stelle. Rot: viele.
pasvu-board-peek = Blick durch { look-where }
pasvu-board-peek-sees = { $count ->
    [0] Keiner deiner Geister ist zu sehen.
    [one] Einer deiner Geister ist zu sehen.
   *[other] { $count } deiner Geister sind zu sehen.
  }
pasvu-board-peek-close = Diesen Blick schließen
pasvu-board-decline = Alles so lassen
pasvu-board-cancel = Abbrechen
pasvu-board-rests = { $piece ->
    [mirror] Der Spiegel
    [trolley] Der Wagen
    [desk] Das Pult
    [piano] Das Klavier
    [armchair] Der Sessel
   *[table] Der Tisch
  } steht dann { $where }.
pasvu-board-rests-floor = auf dem Boden
pasvu-board-rests-leaning = schräg { pasvu-toward } gelehnt, um { $degrees }°
pasvu-board-rests-high = in einer Höhe von { NUMBER($height, maximumFractionDigits: 2) }
pasvu-board-displaces = { $count ->
    [one] Ein Geist muss herunter.
   *[other] { $count } Geister müssen herunter.
  }
pasvu-board-comes-down = Was darüber stand, kommt herunter: { $pieces }.
pasvu-board-falls-on = Was daran lehnte, fällt weiter: { $pieces }.

# Die Geister
pasvu-board-your-ghosts = Deine Geister
pasvu-board-in-reserve = im Vorrat
pasvu-board-in-hall = in der Halle
pasvu-board-waits = im Vorrat
pasvu-board-in = in der Halle
pasvu-board-levels = Wie hoch
pasvu-board-level-floor = Auf dem Boden
pasvu-board-level-on = Auf { pasvu-the-piece.dative } ({ NUMBER($height, maximumFractionDigits: 1) })
pasvu-board-here = Hier
pasvu-board-hide = Versteck ihn für mich
pasvu-board-hiding = Das Haus sucht …
pasvu-board-leave = Zur Tür hinaus
pasvu-board-done = Fertig
pasvu-board-done-sure = Trotzdem fertig
pasvu-board-points-lost = { $points ->
    [one] Du hast noch { $points } Punkt, der verfallen würde.
   *[other] Du hast noch { $points } Punkte, die verfallen würden.
  }
pasvu-board-stands = { $how ->
    [lying] Er liegt
   *[standing] Er steht
  } { $where }. Das kostet { $cost ->
    [0] nichts
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
  }; es bleiben { $left }.
pasvu-board-on-floor = auf dem Boden
pasvu-board-on = auf { pasvu-the-piece.dative }
pasvu-board-under = unter { pasvu-the-piece.dative }
pasvu-board-note-lost-piece = Dieses Möbelstück lässt sich nicht mehr umstellen: Es steht wieder, wo es war.
pasvu-board-note-lost-ghost = Dieser Geist lässt sich nicht mehr ziehen.
pasvu-board-note-no-room = Auf diesem Feld ist kein Platz für ihn.
pasvu-board-note-no-answer = Das Haus weiß gerade keine Antwort. Versuch es noch einmal, oder such selbst eine Stelle aus.
pasvu-board-note-slid = Da bleibt es nicht stehen: Es ist zum nächsten freien Platz gerutscht.
pasvu-board-note-no-place = In der Nähe ist kein Platz frei.

pasvu-board-at-edge = am Rand, kann in seiner Größe herein
pasvu-board-got-out = schon draußen, lässt sich zurückrufen
pasvu-board-edge = am Rand
pasvu-board-back = zurückrufen
pasvu-board-hint-small = Nur kleine kommen herein. Zwei von dir auf einem Feld können ein größerer werden.
pasvu-board-hint-edge = Ein größerer, der gesehen wurde, wartet am Rand: Er kommt in seiner Größe herein.
pasvu-board-hint-back = Kein kleiner mehr im Vorrat: Du darfst einen zurückrufen, der schon draußen ist. Er zählt erst wieder, wenn er wieder draußen ist.
pasvu-board-rests-short = ruht sich aus
pasvu-board-notes = Über deine Geister
pasvu-board-rests-fused = { $ghost }: eben verschmolzen, ruht sich in dieser Runde aus.
pasvu-board-rests-faces = { $ghost }: schneidet Fratzen und bleibt in dieser Runde dort.
pasvu-board-fuse = Verschmelzen
pasvu-board-fuse-two = Verschmelzen: { $one } und { $other } werden { $size ->
    [large] ein großer Geist
   *[medium] ein mittlerer Geist
  }
pasvu-board-lying = liegend, { pasvu-head }
pasvu-board-foretold = Die Kristallkugel sagt: Tür { $number }

# Was zu sehen wäre
pasvu-board-exposed = Was von den Türen aus zu sehen wäre
pasvu-board-exposed-one = { $ghost }: { $how }
pasvu-board-hidden-all = Von nirgends zu sehen.
pasvu-board-hidden-from = nicht zu sehen von { $sides }
pasvu-board-from-side = { $side ->
    [S] Süden
    [E] Osten
    [N] Norden
   *[W] Westen
  }
pasvu-board-seen-from = zu sehen von { $all ->
    [yes] allen Türen
   *[no] { $count ->
        [one] Tür { $doors }
       *[other] den Türen { $doors }
      }
  } im { $side ->
    [S] Süden
    [E] Osten
    [N] Norden
   *[W] Westen
  }
pasvu-board-semicolon = {"; "}

# Die Halle in Worten
pasvu-board-words = In Worten spielen
pasvu-board-text = Die Halle, Feld für Feld
pasvu-board-cells = Die Felder, Norden oben
pasvu-board-cells-keys = Spalte 1 ist im Westen, Reihe 1 im Süden. Pfeiltasten gehen durch die Felder; Eingabe bringt den Geist in der Hand dorthin.
pasvu-board-reachable = erreichbar
pasvu-board-nothing = leer
pasvu-board-own-ghost = dein { $size ->
    [medium] mittlerer
    [large] großer
   *[small] kleiner
  } Geist, { $where }
pasvu-board-their-ghost = { $size ->
    [medium] mittlerer
    [large] großer
   *[small] kleiner
  } Geist von { $name }, { $where }
pasvu-board-spot = { $cell }: { $where }
pasvu-board-pieces = Die Möbel
pasvu-board-pose = { pasvu-piece }: { pasvu-face }, { NUMBER($x) } nach Osten und { NUMBER($y) } nach Norden, um { NUMBER($turn) } Grad gedreht{ $height ->
    [0] {""}
   *[other] , { NUMBER($height) } über dem Boden
  }
pasvu-board-leaning = lehnt { pasvu-toward }, um { NUMBER($degrees) } Grad
pasvu-board-samples = Was das Haus vorschlägt
pasvu-board-which-piece = Möbelstück
pasvu-board-none = keines
pasvu-board-x = Nach Osten (0 bis 6)
pasvu-board-y = Nach Norden (0 bis 6)
pasvu-board-height = Aus einer Höhe von
pasvu-board-degrees = Nach links gedreht (Grad)
pasvu-board-head = Kopf von Osten aus nach links gedreht (Grad)
pasvu-board-bad-number = Bitte eine Zahl, { $range }.
pasvu-board-asking = Das Haus wird gefragt …
pasvu-board-by-numbers = { $ghost }: die genaue Stelle
pasvu-board-where-to = { $ghost }: wohin
pasvu-board-last-look = Der Blick aus Runde { $round }, durch Tür { $number } im { $side ->
    [S] Süden
    [E] Osten
    [N] Norden
   *[W] Westen
  }
pasvu-board-night = Die Mitternachtskarten
pasvu-board-outside = Rund um die Halle
pasvu-board-outside-of = { $name }, im { $side ->
    [S] Süden
    [E] Osten
    [N] Norden
   *[W] Westen
  }: { $list }
pasvu-board-list-reserve = im Vorrat: { $ghosts }
pasvu-board-list-ready = dürfen herein: { $ghosts }
pasvu-board-list-edge = am Rand: { $ghosts }
pasvu-board-list-out = draußen: { $ghosts }
pasvu-board-none-there = niemand
pasvu-board-side-short = { $side ->
    [N] N
    [E] O
    [S] S
   *[W] W
  }
