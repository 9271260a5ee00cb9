# Le plateau
labyrinthe-board-label = Le labyrinthe
labyrinthe-board-keys = Flèches du clavier : choisir. R : tourner la tuile. Entrée : essayer, puis pousser ou marcher. Échap : annuler.
labyrinthe-board-your-turn = À toi !
labyrinthe-board-turn = Au tour de { $name }
labyrinthe-board-over = La partie est finie
labyrinthe-board-who-starts = Qui commence ?
labyrinthe-board-ask-shift = Tourne la tuile et choisis une flèche.
labyrinthe-board-ask-push = Voilà ce que ça donnerait.
labyrinthe-board-ask-go = Touche une case éclairée.
labyrinthe-board-ask-push-goal = Ce que tu cherches serait à ta portée !
labyrinthe-board-thinks-shift = va pousser une tuile…
labyrinthe-board-thinks-go = part se promener…
labyrinthe-board-push = Pousser
labyrinthe-board-cancel = Annuler
labyrinthe-board-stay = Rester ici
labyrinthe-board-spare = La tuile à pousser : { $sides }. Toucher pour la tourner, ou la tirer jusqu’à une flèche.
labyrinthe-board-spare-with = La tuile à pousser, avec { $treasure } : { $sides }. Toucher pour la tourner, ou la tirer jusqu’à une flèche.
labyrinthe-board-turn-left = Tourner vers la gauche
labyrinthe-board-turn-right = Tourner vers la droite
labyrinthe-board-light-night = Nuit claire
labyrinthe-board-light-night-about = Pour jouer la nuit sur un fond clair et très contrasté

# Les cartes
labyrinthe-board-cards = Les cartes
labyrinthe-board-your-card = Ton trésor
labyrinthe-board-your-cards = Tes trésors
labyrinthe-board-night-cards = Pour cette nuit
labyrinthe-board-hide = Cacher ma carte
labyrinthe-board-show = Montrer ma carte
labyrinthe-board-hidden = carte cachée
labyrinthe-board-home = Rentre vite !
labyrinthe-board-home-where = Ton coin : { $corner }.
labyrinthe-board-corner = { $colour ->
    [0] en haut à gauche
    [1] en haut à droite
    [2] en bas à droite
   *[3] en bas à gauche
  }
labyrinthe-board-you = c’est toi
labyrinthe-board-left = { $left ->
    [0] plus rien à trouver
    [one] encore { $left } à trouver
   *[other] encore { $left } à trouver
  }
labyrinthe-board-found = trouvé : { $treasures }
labyrinthe-board-lost = pas trouvé : { $treasures }
labyrinthe-board-seeks = cherche : { $treasures }
labyrinthe-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
labyrinthe-board-coin = pièce : { $value }
labyrinthe-board-goes-home = rentre à la maison

# Le plateau en mots
labyrinthe-board-words = Version texte
labyrinthe-board-rotation = Comment tourner la tuile
labyrinthe-board-rotation-of = { $turned } : { $sides }
labyrinthe-board-arrows = Où pousser
labyrinthe-board-cells = Où aller
labyrinthe-board-stay-at = Rester en { $cell }
labyrinthe-board-go-to = Aller en { $cell }
labyrinthe-board-go-to-what = Aller en { $cell } : { $what }
labyrinthe-board-push-at = Pousser { $arrow }
labyrinthe-board-locked = On ne peut pas pousser { $arrow }.
labyrinthe-board-text = Le plateau, case par case
labyrinthe-board-row = Rangée { $row }
labyrinthe-board-column = Colonne { $column }
labyrinthe-board-open = ouvert { $sides }
labyrinthe-board-side-N = en haut
labyrinthe-board-side-E = à droite
labyrinthe-board-side-S = en bas
labyrinthe-board-side-W = à gauche
labyrinthe-board-start = départ { $colour }
labyrinthe-board-pawn = pion de { $name }
labyrinthe-board-light-out = Il fait nuit.
