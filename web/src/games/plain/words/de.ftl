# Das einfache Brett, für Spiele, die ohne eigenes kommen.
plain-board = Der Tisch
plain-moves = Was du tun kannst
plain-your-turn = Du bist dran
plain-turn = { $name } ist dran
plain-together = Mehrere sind gleichzeitig dran
plain-over = Die Partie ist zu Ende
plain-empty = Dieses Spiel hat kein Bild. Seine Züge und was passiert, steht in Worten da.
plain-veiled = Der Tisch ist zugedeckt, bis er weitergegeben ist.
plain-guide = Erste Schritte
plain-credits = Dieses Spiel ist mit einem eigenen Paket ins Haus gekommen.
