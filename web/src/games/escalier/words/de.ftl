escalier-name = Geistertreppe
escalier-tagline = Steig hinauf, werde zum Geist … und merk dir, welcher du bist.
escalier-credits = Geistertreppe ist ein Spiel von Michelle Schanen, erschienen bei Drei Magier (Schmidt Spiele) und in Frankreich bei Gigamic. Diese Fassung ist eine Verbeugung von Leuten, die es gern spielen: Bilder und Texte sind unsere eigenen, und wir haben weder mit der Autorin noch mit den Verlagen zu tun.

# Farben
escalier-colour-orange = Orange
escalier-colour-red = Rot
escalier-colour-yellow = Gelb
escalier-colour-green = Grün

# Vor den Spielenden
escalier-cards = Was vor euch liegt
escalier-neutral = Neutral
escalier-you = (du)
escalier-state-token = Stufe { $step }
escalier-state-ghost = ein Geist!
escalier-state-top = ganz oben
escalier-sign-declined = Niemand!
escalier-sign-idle = Nichts zu tun
escalier-sign-began = Du fängst an!
escalier-boo = BUH!

# Der Würfel
escalier-die = Der Würfel
escalier-die-shows = Der Würfel zeigt { $face ->
    [0] einen Geist
    [1] 1 Auge
   *[other] { $face } Augen
  }

# Wer, und was
escalier-turn = { $name } ist dran
escalier-your-turn = Du bist dran
escalier-who-starts = Wer fängt an?
escalier-over = Die Partie ist zu Ende
escalier-ask-roll = Würfle!
escalier-ask-advance = Zeig auf den Geist, der { $pips ->
    [one] { $pips } Stufe
   *[other] { $pips } Stufen
  } hinaufsteigt.
escalier-ask-haunt = Wer wird zum Geist?
escalier-ask-swap = Such zwei Geister aus: Sie tauschen die Plätze.
escalier-ask-trade = Such zwei Plättchen aus: Sie wechseln den Besitzer.
escalier-ask-other = Und der andere Geist? (der erste: { $place })
escalier-ask-other-card = Und das andere Plättchen?
escalier-thinks = { $face ->
    [0] Der Würfel zeigt einen Geist …
    [1] Der Würfel zeigt 1 …
   *[other] Der Würfel zeigt { $face } …
  }
escalier-aim = Was machst du mit dem Geist auf dem Würfel?
escalier-aim-swap = Zwei Geister tauschen
escalier-aim-trade = Zwei Plättchen tauschen

# In Worten
escalier-twin-moves = Was du tun kannst
escalier-twin-stairs = Die Treppe in Worten
escalier-place-alone = Stufe { $step }
escalier-do-advance-alone = Den Geist von Stufe { $step } hinaufschicken
escalier-place = Stufe { $step }, { $place }. Platz
escalier-do-roll = Würfeln
escalier-do-haunt = { $colour } zum Geist machen
escalier-do-decline = Niemand
escalier-do-advance = Den Geist von Stufe { $step }, { $place }. Platz, hinaufschicken
escalier-do-swap = Die Geister tauschen: { $one } und { $other }
escalier-do-trade = Die Plättchen { $one } und { $other } tauschen
escalier-step-holds = Stufe { $step }: { $pieces }
escalier-ghosts = { $count ->
    [one] ein Geist
    [2] zwei Geister
    [3] drei Geister
   *[other] { $count } Geister
  }
escalier-token = das Kind in { $colour }
escalier-ghost-lifted = ein aufgedeckter Geist, darunter { $colour }
escalier-owner = { $colour } gehört { $name }
escalier-owner-neutral = { $colour } gehört niemandem

# Was passiert ist
event-escalier-began = { $name } fängt an.
event-escalier-die = { $name } würfelt: { $face ->
    [0] ein Geist
   *[other] { $face }
  }!
event-escalier-climbed = Das Kind in { $colour } steigt von Stufe { $start } auf Stufe { $to }.
event-escalier-haunted = { $name } wirft dem Kind in { $colour } auf Stufe { $step } ein Laken über.
event-escalier-declined = { $name } macht niemanden zum Geist.
event-escalier-advanced = { $name } schickt einen Geist von { $from } auf { $to }.
event-escalier-advanced-top = { $name } schickt einen Geist von { $from } bis ganz nach oben!
event-escalier-swapped = { $name } tauscht zwei Geister: { $one } und { $other }.
event-escalier-traded = { $name } tauscht die Plättchen { $one } und { $other }: Beide Farben wechseln den Besitzer.
event-escalier-idle = Ein Geist auf dem Würfel, aber für { $name } gibt es nichts zu tauschen.
event-escalier-arrived = BUH! { $colour } ist oben: Das ist { $name }!
event-escalier-arrived-neutral = BUH! Das war { $colour } und gehört niemandem: Es geht weiter.

# Die Regeln
rule-E1 = Alle suchen sich eine Farbe aus, stellen ihr Kind an den Fuß der Treppe und legen das Laken in dieser Farbe bereit.
rule-E2 = Wer am jüngsten ist, fängt an; dann geht es im Uhrzeigersinn reihum. Wenn du dran bist: Würfle und tu, was der Würfel verlangt.
rule-E3 = Augen, und dein Kind ist noch zu sehen: Es steigt so viele Stufen hinauf. Auf jeder Stufe ist Platz für alle.
rule-E4 = Ein Geist auf dem Würfel, und mindestens ein Kind ist noch zu sehen: Du darfst einem davon ein Laken überwerfen, deinem eigenen oder einem anderen. Sein Plättchen geht zurück an die Person, der es gehört.
ruling-E4 = Du darfst, du musst nicht: „Niemand“ ist auch eine Antwort.
rule-E5 = Augen, und du steckst unter einem Laken: Du musst einen Geist hinaufschicken, den, auf den du zeigst, egal welcher es ist. Hinunter geht es nie.
rule-E6 = Ein Geist auf dem Würfel, und alle stecken unter einem Laken: Du musst zwei Geister die Plätze tauschen lassen.
ruling-E6 = Zwei Geister auf derselben Stufe gehen auch: Das ist ein Bluff. Sind weniger als zwei auf der Treppe, passiert nichts.
rule-E7 = Unter ein Laken zu gucken ist verboten. Du musst es dir merken!
ruling-E7 = Solange die Partie läuft, kann niemand ihre Geschichte zurückblättern, außer die Variante erlaubt es.
rule-E8 = Wer zuerst oben ankommt, beendet die Partie, auch mit mehr Augen als nötig. Ist es ein Geist, wird das Laken gelüftet: Die Farbe darunter gewinnt, egal wer sie hinaufgeschickt hat.
rule-E9 = Zu zweit oder zu dritt warten die übrigen Farben von Anfang an unter Laken am Fuß der Treppe. Kommt eine davon oben an, wird sie aufgedeckt, bleibt dort, und es geht weiter.
rule-E10 = Siegertreppchen: Es geht weiter um den zweiten und dritten Platz. Wer oben ist, ist nicht mehr auf der Treppe.
rule-E11 = Für Größere: Wenn alle unter einem Laken stecken, darfst du mit einem Geist auf dem Würfel auch zwei Plättchen tauschen, die vor euch liegen. Beide Farben wechseln dann den Besitzer.
ruling-E11 = Die Plättchen von zwei verschiedenen Personen; eine Farbe, die niemandem gehört, wird nicht getauscht.

# Die Varianten
variant-podium = Siegertreppchen
variant-podium-about = Es geht weiter um den zweiten und dritten Platz.
variant-grands = Für Größere
variant-grands-about = Sind alle Geister, darf man auch zwei Plättchen tauschen: Die Farben wechseln den Besitzer.
variant-memory = Offene Geschichte
variant-memory-about = Für die Kleinsten: Während der Partie kann man nachlesen, was passiert ist.

# Was nicht geht
refused-needs_pips = Der Würfel zeigt einen Geist: In diesem Zug steigt niemand hinauf.
refused-no_ghost_there = An dieser Stelle von Stufe { $step } steht kein Geist.
refused-needs_ghost_face = Dafür braucht es einen Geist auf dem Würfel.
refused-no_such_token = Diese Farbe ist kein Kind mehr auf der Treppe.
refused-tokens_remain = Ein Kind ist noch ohne Laken: Getauscht wird noch nicht.
refused-same_ghost = Es müssen zwei verschiedene Geister sein.
refused-lower_place_first = Nenn zuerst den unteren Geist.
refused-not_grands = Plättchen tauscht man nur in der Variante für Größere.
refused-two_players_tokens = Es müssen die Plättchen von zwei Personen sein, die noch auf der Treppe sind.
refused-must_advance = Der Würfel zeigt Augen: Ein Geist muss hinauf.
refused-must_swap = Alle sind Geister: Zwei müssen die Plätze tauschen.

# Die kleine Anleitung
escalier-guide = Erste Schritte auf der Treppe
escalier-guide-1-title = Ganz oben schläft ein alter Geist
escalier-guide-1 = Die Kinder schleichen auf Zehenspitzen hinauf, um ihm „Buh!“ zuzurufen. Wer zuerst oben ist, gewinnt.
escalier-guide-2-title = Würfle
escalier-guide-2 = Augen? Dein Kind steigt ganz von allein so viele Stufen hinauf.
escalier-guide-3-title = Ein Geist auf dem Würfel
escalier-guide-3 = Such ein Kind aus: Ein Laken fällt darüber. Deins oder ein anderes. Oder keins.
escalier-guide-4-title = Unter dem Laken sehen alle gleich aus
escalier-guide-4 = Bist du ein Geist und der Würfel zeigt Augen, dann schick einen Geist hinauf. Deinen … wenn du noch weißt, welcher es ist!
escalier-guide-5-title = Alles Geister? Tauschen!
escalier-guide-5 = Jetzt lässt ein Geist auf dem Würfel zwei Geister die Plätze tauschen. Verfolg sie gut mit dem Finger.
escalier-guide-6-title = Buh!
escalier-guide-6 = Oben wird das Laken gelüftet. Die Farbe darunter hat gewonnen, egal wer sie hinaufgeschickt hat.

# Das Ende
escalier-why-walked = { $you ->
    [mover] Du bist ganz nach oben gestiegen und hast Buh gerufen!
   *[other] { $name } ist ganz nach oben gestiegen und hat Buh gerufen!
  }
escalier-why-own = { $you ->
    [mover] Du hast deinen eigenen Geist nach oben gebracht!
   *[other] { $name } hat den eigenen Geist nach oben gebracht!
  }
escalier-why-sent = { $you ->
    [mover] Du hast den Geist von { $owner } nach oben geschickt!
    [owner] { $name } hat deinen Geist nach oben geschickt!
   *[other] { $name } hat den Geist von { $owner } nach oben geschickt!
  }
escalier-why-podium = Damit steht der letzte Platz fest.
