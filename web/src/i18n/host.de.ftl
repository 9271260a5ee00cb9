# Was der Gastgeber des Hauses allen Seiten sagt
notice = Ein Wort vom Haus
notice-away = Zettel weglegen
notice-read-only = Gerade wird nur zugeschaut: Alle Partien ruhen für eine Weile. Die Sanduhren stehen still, und nichts geht verloren.

refused-read_only = Im Haus wird gerade nicht gespielt. Nichts hat sich geändert; zuschauen kannst du weiter.
refused-table_closed = Das Haus hat diesen Tisch geschlossen.
refused-banned = Dieses Haus lässt dich nicht herein.
rule-T30 = Solange im Haus nicht gespielt wird, zieht niemand, und alle Sanduhren stehen still.
rule-T31 = An einem Tisch, den das Haus geschlossen hat, spielt niemand weiter.
rule-T32 = Wer ausgesperrt ist, darf lesen und sonst nichts.
problem-read_only = Im Haus wird gerade nicht gespielt. Zuschauen kannst du weiter.
problem-table_closed = Das Haus hat diesen Tisch geschlossen.
problem-banned = { $until ->
    [0] Dieses Haus lässt dich nicht herein.
   *[other] Dieses Haus lässt dich bis { $until } nicht herein.
  } { $reason }
