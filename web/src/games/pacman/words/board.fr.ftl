# Le plateau
pacman-board-label = Le circuit
pacman-board-keys = Flèches du clavier : regarder. Entrée : prendre une pièce, choisir où elle va, puis partir. 1 et 2 : choisir un dé. O : un autre chemin. Échap : lâcher. Entrée lance aussi les dés.
pacman-board-your-turn = À toi !
pacman-board-turn = Au tour de { $name }
pacman-board-who-starts = Qui commence ?
pacman-board-ask-roll = Touche les dés pour les lancer.
pacman-board-ask-die = Un dé pour ton Pac-Man, un pour un fantôme : glisse-le dessus, ou touche.
pacman-board-ask-piece = À qui donnes-tu ce dé ?
pacman-board-ask-ghost = Et maintenant, un fantôme : touche-le.
pacman-board-ask-end = Touche une case éclairée.
pacman-board-ask-rob = Crac ! À qui prends-tu deux billes blanches ?
pacman-board-ask-back = Remets une bille jaune : touche un trou éclairé.
pacman-board-ask-count = On s’arrête là et on compte les billes ?
pacman-board-asked = { $you ->
    [you] Tu proposes de compter.
   *[other] { $name } propose de compter.
  }
pacman-board-waits = On attend { $names }…
pacman-board-count-now = On compte ?
pacman-board-count-title = On s’arrête là et on compte ?
pacman-board-count-about = Si tout le monde est d’accord, la partie est finie et on compte les billes telles quelles. Au premier non, on continue. Les fantômes de la maison ne disent jamais non.
pacman-board-count-propose = Demander aux autres
pacman-board-count-yes = On compte
pacman-board-play-on = On continue
pacman-board-thinks-roll = va lancer les dés…
pacman-board-thinks-move = réfléchit…
pacman-board-roll = Lancer les dés
pacman-board-die = Dé { $die } : { $face }. Touche-le, puis une pièce, ou glisse-le dessus.
pacman-board-go = On y va
pacman-board-cancel = Annuler
pacman-board-other-way = Un autre chemin
pacman-board-boo = Bouh !
pacman-board-crunch = Crac !

# Les plateaux
pacman-board-trays = Les billes de chacun
pacman-board-you = c’est toi
pacman-board-empty = encore rien
pacman-board-rob = Prendre des billes à { $name }

# Ce que rapporte un chemin
pacman-board-eats = Croque { $food }.
pacman-board-attacks = Croque le fantôme !
pacman-board-catches = Renvoie { $name } à la maison !
pacman-board-catches-own = Attention : renvoie ton propre Pac-Man à la maison.
pacman-board-eats-last = C’est la dernière blanche !
pacman-board-near = { $heat ->
    [3] { $steps ->
        [one] Ça brûle : un fantôme est à un pas.
       *[other] Ça brûle : un fantôme est à { $steps } pas.
      }
    [2] Ça chauffe : un fantôme est à { $steps } pas.
   *[1] C’est tiède : un fantôme est à { $steps } pas.
  }
pacman-board-left = Sur le circuit : { $marbles }
pacman-board-left-short = Sur le circuit
pacman-board-none = plus rien
pacman-board-reach = { $ways ->
    [one] Un seul chemin.
   *[other] { $ways } chemins.
  }

# Le plateau en mots
pacman-board-words = Version texte
pacman-board-your-eater = ton Pac-Man
pacman-board-eater = Pac-Man de { $name }
pacman-board-ghost = { $ghost }, à la { $with ->
    [0] bougie
   *[1] chaîne
  }
pacman-board-with-die = Avec le { $die }
pacman-board-to = Vers { $place } : { $way }.
pacman-board-steps = { $facing ->
    [up] { $count } vers le haut
    [right] { $count } vers la droite
    [down] { $count } vers le bas
    [left] { $count } vers la gauche
   *[doors] par les portes jusqu’à { $place }
  }
pacman-board-others = { $ways ->
    [one] Un autre chemin
   *[other] { $ways } autres chemins
  }
pacman-board-victims = Les billes de qui
pacman-board-holes = Où va la bille jaune
pacman-board-back-at = La remettre : { $place }
pacman-board-tray = { $name } ({ $colour }) : { $marbles }
pacman-board-dice = Dés à jouer : { $dice }
pacman-board-text = Le circuit, case par case
pacman-board-row = Rangée { $row }
pacman-board-column = Colonne { $column }
pacman-board-barrier = barrière
pacman-board-hole-empty = trou vide
