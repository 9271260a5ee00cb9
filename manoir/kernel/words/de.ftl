## At the table
player = Gast { $number }
bot = { $level } { $number }
turn = { $name }, was tust du?
choose = eine Nummer oder ein Zug, u nimmt zurück, q hört auf
type = dein Zug, u nimmt zurück, q hört auf
alone = { $name }, schaut gerade niemand sonst zu? ⏎
no_undo = das lässt sich nicht zurücknehmen ({ $code }, Regel { $rule })
unknown = { $answer } ist keiner der Züge
mistyped = { $answer } geht jetzt nicht
won = gewonnen: { $names }
left = gegangen
saved = gespeichert in { $path }

## In a plain drawing
yes = ja
no = nein
