## At the table
player = joueur { $number }
bot = { $level } { $number }
turn = { $name }, que faites-vous ?
choose = un numéro ou un coup, u pour annuler, q pour partir
type = votre coup, u pour annuler, q pour partir
alone = { $name }, personne d'autre ne regarde ? ⏎
no_undo = impossible d'annuler ({ $code }, règle { $rule })
unknown = { $answer } n'est pas un des coups
mistyped = { $answer } ne peut pas être joué maintenant
won = gagné : { $names }
left = parti
saved = enregistré dans { $path }

## In a plain drawing
yes = oui
no = non
