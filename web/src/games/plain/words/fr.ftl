# Le plateau simple, pour les jeux qui viennent sans le leur.
plain-board = La table
plain-moves = Ce que tu peux faire
plain-your-turn = À toi de jouer
plain-turn = Au tour de { $name }
plain-together = Plusieurs jouent à la fois
plain-over = La partie est finie
plain-empty = Ce jeu n’a pas d’image. Ses coups et ce qui arrive sont dits avec des mots.
plain-veiled = La table est couverte pendant qu’elle change de mains.
plain-guide = Premiers pas
plain-credits = Ce jeu est venu dans la maison avec son propre paquet.
