lobby = Die Vorhalle
lobby-waiting = Tische, die warten
lobby-count = { $tables ->
    [0] Kein Tisch wartet.
    [one] Ein Tisch wartet auf jemanden.
   *[other] { $tables } Tische warten auf jemanden.
}
together = Mit jemandem spielen
together-count = Zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $seats }
}
together-label = Mit jemandem spielen, zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $seats }
}
together-label-waiting = Zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $seats }
    } spielen: { $waiting ->
    [one] Jemand wartet
   *[other] { $waiting } warten
    } schon
seeking = Wir suchen Leute für { $game }
seeking-here = { $here ->
    [one] Von { $seats } ist eine Person da.
   *[other] Von { $seats } sind { $here } da.
}
seeking-soon = Kommt eine halbe Minute lang niemand, können Geister die freien Plätze nehmen.
seeking-ghosts = { $missing ->
    [one] Mit einem Geist auffüllen
   *[other] Mit { $missing } Geistern auffüllen
}
seeking-stop = Nicht mehr warten
watch = Zuschauen
watch-none = Gerade spielt niemand öffentlich.
in-house = Im Haus
settings-seen = Im Haus zu sehen sein
settings-seen-about = Wer in die Vorhalle kommt, sieht deinen Namen, solange du im Haus bist.
watchable = Zuschauen erlauben
watchable-about = Sonst gehört der Tisch, sobald das Spiel begonnen hat, nur denen, die spielen.
unfinished-your-turn = du bist dran
just-play-against = Gleich losspielen: { $rival }

# Die Vorhalle: Regeln und Weigerungen
refused-no_such_game = Dieses Spiel wohnt hier noch nicht.
refused-bad_seats = Zu so vielen wird das nicht gespielt.
refused-too_many_tables = Du hast schon zu viele offene Tische: Spiel zuerst einen zu Ende.
refused-not_waiting = Du wartest auf niemanden.
refused-no_ghosts_yet = Die Geister ziehen sich noch an. Gib den Lebenden erst eine halbe Minute.
rule-W1 = Man wartet nach Spiel und Zahl der Spieler; sind genug da, deckt das Haus einen Tisch.
rule-W2 = Man wartet immer nur auf ein Spiel, und nur, solange die Seite offen ist.
rule-W3 = Nach einer halben Minute können Geister des Hauses die fehlenden Plätze nehmen.
refused-no_watchers = Der Vorhang ist zu: Hier will man beim Spielen keine Zuschauer.
rule-W4 = Solange gespielt wird, kann der Gastgeber seinen Tisch für Zuschauer schließen.
