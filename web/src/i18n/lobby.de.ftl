# Die Vorhalle: Regeln und Weigerungen
refused-no_such_game = Dieses Spiel wohnt hier noch nicht.
refused-bad_seats = Zu so vielen wird das nicht gespielt.
refused-too_many_tables = Du hast schon zu viele offene Tische: Spiel zuerst einen zu Ende.
refused-not_waiting = Du wartest auf niemanden.
refused-no_ghosts_yet = Die Gespenster ziehen sich noch an. Gib den Lebenden erst eine halbe Minute.
rule-W1 = Man wartet nach Spiel und Zahl der Spieler; sind genug da, deckt das Haus einen Tisch.
rule-W2 = Man wartet auf ein Spiel zugleich, und nur, solange die Seite offen ist.
rule-W3 = Nach einer halben Minute können Gespenster des Hauses die fehlenden Plätze nehmen.
refused-no_watchers = Der Vorhang ist zu: Hier will man beim Spielen keine Zuschauer.
rule-W4 = Solange gespielt wird, kann der Gastgeber seinen Tisch für Zuschauer schließen.
